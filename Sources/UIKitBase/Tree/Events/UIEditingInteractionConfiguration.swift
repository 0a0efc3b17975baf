/// Which gestures of editing (three fingers: undo, copy, paste) a responder takes.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}
