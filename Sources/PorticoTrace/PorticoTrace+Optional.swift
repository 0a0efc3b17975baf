import Foundation

/// The begin of a call that may turn out not to exist: an optional delegate method. It is recorded when anything else is
/// recorded inside it, or when the call returns, and dropped when the default implementation reports itself.
extension PorticoTrace {
    nonisolated(unsafe) private static var held: TraceEvent?

    package static func holdCall(_ category: TraceEvent.Category, _ receiver: AnyObject, _ selector: StaticString) {
        guard isEnabled else { return }
        releaseHeldCall()
        held = callEvent(category, receiver, selector)
        hasHeldCall = true
    }

    package static func dropHeldCall() {
        held = nil
        hasHeldCall = false
    }

    /// Records the held begin, if there is one.
    package static func releaseHeldCall() {
        guard let event = held else { return }
        held = nil
        hasHeldCall = false
        recordEvent(event)
    }
}
