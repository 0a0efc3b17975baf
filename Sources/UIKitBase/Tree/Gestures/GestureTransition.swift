/// Which state a recogniser may go to from which: the table that `UIGestureRecognizer.state` obeys.
struct GestureTransition: Equatable {
    typealias State = UIGestureRecognizer.State

    /// Whether `next` may follow `state`; anything else is ignored, as on iOS.
    static func isAllowed(from state: State, to next: State) -> Bool {
        switch (state, next) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed), (.possible, .cancelled): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        case (.ended, .possible), (.failed, .possible), (.cancelled, .possible): true
        default: false
        }
    }

    /// Whether the change makes the recogniser a winner, which others must allow.
    static func asksToRecognize(from state: State, to next: State) -> Bool {
        state == .possible && (next == .began || next == .ended)
    }

    /// Whether targets hear of the change.
    static func tellsTargets(_ next: State) -> Bool {
        next == .began || next == .changed || next == .ended || next == .cancelled
    }

    static func isOver(_ state: State) -> Bool {
        state == .ended || state == .cancelled || state == .failed
    }
}
