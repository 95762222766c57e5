/// What tells facts apart that another version of the rules would give: the hash of those of all examples.
///
/// `FactsVersionTests` writes it, so whoever changes what a rule finds cannot forget it.
package enum FactsVersion {
  package static let current = "8c86ef36ab355841"
}
