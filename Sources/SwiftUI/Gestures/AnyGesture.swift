import UIKit

/// A gesture whose type isn't told.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Body = Never
    let base: any Gesture<Value>

    /// Creates the same gesture without its type.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

    @MainActor func makeDriver() -> GestureDriver<Self> { AnyGestureDriver(self) }
}

/// A gesture that is there or not. Without one, the view has no gesture.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    @MainActor func makeDriver() -> GestureDriver<Self> { OptionalGestureDriver(self) }
}

/// Runs a gesture that may go away or become one of another type. A gesture that goes while it is being done fails.
@MainActor private class ReplacingGestureDriver<G: Gesture>: GestureDriver<G> {
    private var inner: AnyObject?
    private var innerRecognizers: () -> [UIGestureRecognizer] = { [] }
    private var setElement: (GestureElement?) -> Void = { _ in }

    final override var recognizers: [UIGestureRecognizer] { innerRecognizers() }
    final override func elementDidChange() { setElement(element) }

    final func run<T: Gesture>(_ gesture: T) where T.Value == G.Value {
        if let driver = inner as? GestureDriver<T> {
            driver.gesture = gesture
            return
        }
        endGesture()
        let driver = GestureDriver<T>.make(gesture)
        driver.element = element
        driver.send = { [weak self] in self?.send($0) }
        inner = driver
        innerRecognizers = { driver.recognizers }
        setElement = { driver.element = $0 }
        element?.recognizersDidChange()
    }

    final func endGesture() {
        guard inner != nil else { return }
        // A recogniser that is switched off says that it was cancelled, which its driver passes on as a failure.
        for recognizer in innerRecognizers() { recognizer.isEnabled = false }
        (inner, innerRecognizers, setElement) = (nil, { [] }, { _ in })
        element?.recognizersDidChange()
    }
}

@MainActor private final class AnyGestureDriver<Value>: ReplacingGestureDriver<AnyGesture<Value>> {
    override init(_ gesture: AnyGesture<Value>) {
        super.init(gesture)
        run(gesture.base)
    }

    override func gestureDidChange() { run(gesture.base) }
}

@MainActor private final class OptionalGestureDriver<Wrapped: Gesture>: ReplacingGestureDriver<Wrapped?> {
    override init(_ gesture: Wrapped?) {
        super.init(gesture)
        gestureDidChange()
    }

    override func gestureDidChange() { if let gesture { run(gesture) } else { endGesture() } }
}
