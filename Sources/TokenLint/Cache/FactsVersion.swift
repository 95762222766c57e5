/// What tells facts apart that another version of the linter would give: the hash of this module's sources.
///
/// `FactsVersionTests` writes it under `TOKENC_UPDATE_GOLDENS=1`, and fails until that is done.
package enum FactsVersion {
  package static let current = "230089b36b43e672"
}
