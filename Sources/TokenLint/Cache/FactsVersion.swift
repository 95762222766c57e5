/// What tells facts apart that another version of the linter would give: the hash of this module's sources.
///
/// `FactsVersionTests` writes it under `TOKENC_UPDATE_GOLDENS=1`, and fails until that is done.
package enum FactsVersion {
  package static let current = "cb48e4024e27a9d6"
}
