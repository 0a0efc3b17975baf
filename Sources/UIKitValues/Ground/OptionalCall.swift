import PorticoTrace

/// Calls a delegate method that the app may have left out. Without Objective-C there is no asking beforehand: the default
/// that stands in for a missing method says so here, and the trace then shows no call.
@MainActor package enum OptionalCall {
    @InSession private static var defaultRan = false

    /// The value of a default implementation.
    package static func missing<R>(_ value: R) -> R {
        defaultRan = true
        PorticoTrace.dropHeldCall()
        return value
    }

    /// The method's answer; nil when the app does not implement it.
    @discardableResult
    package static func call<R>(
        _ category: TraceEvent.Category, _ receiver: AnyObject, _ selector: StaticString, _ body: () -> R
    ) -> R? {
        let outer = defaultRan
        defaultRan = false
        defer { defaultRan = outer }
        PorticoTrace.holdCall(category, receiver, selector)
        let result = body()
        if defaultRan { return nil }
        PorticoTrace.releaseHeldCall()
        if PorticoTrace.isEnabled { PorticoTrace.end(category, receiver, selector) }
        return result
    }
}
