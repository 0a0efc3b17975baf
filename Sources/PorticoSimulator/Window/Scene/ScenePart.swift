import Foundation

/// One thing that a window shows besides the app's pixels. A scene is a list of them, back to front: it is drawn from the list, what
/// is to be redrawn is where two lists differ, and what a click means is the topmost part with a command.
struct ScenePart: Equatable {
    enum Shape: Equatable {
        /// Takes clicks and shows nothing.
        case nothing
        case rounded(SceneColor, radius: CGFloat, border: SceneColor? = nil)
        case gradient([SceneColor], radius: CGFloat)
        /// The device's frame, with its shadow in `margin` points around.
        case body(radius: CGFloat, margin: CGFloat)
        /// The device's frame again, where it covers the corners of the glass.
        case corners(radius: CGFloat, body: CGRect, bodyRadius: CGFloat)
        case wallpaper(isDark: Bool)
        case lockPaper
        case icon(app: String, name: String, radius: CGFloat, isPressed: Bool)
        case picture(process: Int, serial: Int, radius: CGFloat)
        case text(SceneText)
        case glyph(SceneGlyph, SceneColor, width: CGFloat)
        case battery(SceneColor, level: CGFloat, fill: SceneColor)
        /// The telephone network's signal: four bars.
        case signal(SceneColor)
        case wifi(SceneColor)
        case finger
    }

    /// Window points. Nothing of the part is outside.
    var frame: CGRect
    var shape: Shape
    /// The effect of a click on it; nil: the click is for what is below.
    var command: WindowCommand?
    /// Above the app's pixels, or below them.
    var isOver = false
    /// What of it is seen, where that isn't all.
    var clip: CGRect?

    /// Points around the body that its shadow takes.
    static let shadow: CGFloat = 18

    var visible: CGRect { clip.map { frame.intersection($0) } ?? frame }
}

/// A colour as 0xRRGGBBAA.
struct SceneColor: Equatable, ExpressibleByIntegerLiteral {
    var value: UInt32
    init(integerLiteral value: UInt32) { self.value = value }

    static let white: SceneColor = 0xFFFF_FFFF
    static let black: SceneColor = 0x0000_00FF
    static let ink: SceneColor = 0x1C1F_26FF
    static let soft: SceneColor = 0x6B71_80FF
    static let ground: SceneColor = 0xECEE_F2FF
    static let panel: SceneColor = 0xFFFF_FFFF
    static let line: SceneColor = 0xD5D9_E2FF
    static let bad: SceneColor = 0xD930_30FF
    static let accent: SceneColor = 0x2F6F_EDFF
}

/// One line of text, in the middle of its frame's height; cut with an ellipsis where it is too long.
struct SceneText: Equatable {
    enum Alignment { case left, center, right }

    var string: String
    var size: CGFloat
    var weight = 400
    var color = SceneColor.ink
    var alignment = Alignment.left
    var hasShadow = false
}

enum SceneGlyph: Equatable {
    case home, apps, lock, left, right, menu, close, check
}
