import CStack

/// Calls that go as deep as an app nests its views: they go on where a thread's stack ends, on further stack of the same thread, so that
/// nobody sees a difference (decision 0010). A thread may have a gigabyte; then the app recurses without an end, and is told so.
///
/// - From: every walk down a tree that an app makes, what an app may override included
/// - To: CStack
@usableFromInline package enum DeepStack {
    /// Runs `body`, on further stack where this one is nearly used up.
    @inlinable @inline(__always)
    package static func run<Result>(_ body: () -> Result) -> Result {
        if portico_stack_is_low() == 0 { return body() }
        return withoutActuallyEscaping(body) { onMoreStack($0) }
    }

    /// `body` for each of `elements`; most views and layers have nothing below them, and ask nothing.
    @inlinable @inline(__always)
    package static func each<Element>(_ elements: [Element], _ body: (Element) -> Void) {
        if elements.isEmpty { return }
        run { for element in elements { body(element) } }
    }

    @usableFromInline @inline(never)
    package static func onMoreStack<Result>(_ body: @escaping () -> Result) -> Result {
        var result: Result?
        var call: () -> Void = { result = body() }
        let failed = withUnsafeMutablePointer(to: &call) {
            portico_call_on_more_stack({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
        }
        FatalException.internalInconsistency.raise(
            unless: failed == 0,
            "views or layers are nested too deep, or one of their methods calls itself without an end: the stack is used up"
        )
        return result!
    }
}
