/// A control whose value goes where the finger is, from its first touch on.
@MainActor class FollowingControl: UIControl {
    func follow(_ touch: UITouch) {}

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override var keepsDrags: Bool { true }
}
