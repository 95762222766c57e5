/// What a run does, in this order.
package enum Stage: String, CaseIterable, Sendable {
  case find
  case read
  case parse
  case declare
  case resolve
  case check
  case emit
  case write
}
