import CoreGraphics

/// A finger on the keyboard.
struct KeyboardFinger {
    enum Mode { case key, accents, cursor, done }
    var key: KeyboardKey?
    var start: CGPoint
    var mode = Mode.key
    /// The page that the finger has come from, where it went down on a key that leads to another.
    var origin: KeyboardPage?
    var isPulled = false
}
