import Foundation
import PorticoHost
import PorticoShell

/// Everything that a window shows but the app's pixels, as one value. `parts` is the picture of it.
struct WindowScene: Equatable {
    struct Toast: Equatable {
        var id: Int
        var lines: [String]
        /// The last lines are of a trace.
        var details: [String] = []
        var isBad = false
    }

    var layout: WindowLayout
    var state = DeviceState()
    /// The pixels of the frame that the app in front has sent; nil until it has.
    var frame: CGSize?
    var time = ""
    var date = ""
    /// The system's menu, with what is being typed there.
    var isMenuOpen = false
    var draft: WindowDraft?
    /// 0...100 while it is shown.
    var volume: Int?
    /// A finger was on the screen a moment ago: an app's wish to hide the home indicator waits.
    var isIndicatorAwake = false
    /// Fingers that are shown, in points of the interface.
    var fingers: [CGPoint] = []
    var pressed: WindowCommand?
    var hovered: WindowCommand?
    var toasts: [Toast] = []
    /// Which snapshots there are, by process; the number changes with the picture.
    var pictures: [Int: Int] = [:]
    /// How far the app switcher is scrolled, in points of the interface.
    var switcherOffset: CGFloat = 0

    init(layout: WindowLayout) { self.layout = layout }

    func covers(_ interruption: Interruption) -> Bool { state.interruptions.contains(interruption.rawValue) }

    /// Whether the app in front is seen at all: with a frame, and not behind the lock.
    var showsApp: Bool { state.foreground != nil && frame != nil }

    var stays: Bool { frame.map(layout.stays) ?? false }

    /// What a click at this place, in window points, means.
    func command(at point: CGPoint) -> WindowCommand? {
        parts.last { $0.command != nil && $0.visible.contains(point) }?.command
    }

    /// Back to front.
    var parts: [ScenePart] {
        var list = SceneBuilder(scene: self)
        list.addBody()
        list.addGround()
        list.addApp()
        list.addCovers()
        list.addStatus()
        list.addFrame()
        list.addTools()
        list.addToasts()
        if isMenuOpen { list.addMenu() }
        return list.parts
    }
}

/// Makes the parts of a scene; each of its extensions those of one region.
struct SceneBuilder {
    let scene: WindowScene
    private(set) var parts: [ScenePart] = []
    var isOver = false

    init(scene: WindowScene) { self.scene = scene }

    var layout: WindowLayout { scene.layout }
    var state: DeviceState { scene.state }
    var scale: CGFloat { layout.scale }

    mutating func addPart(
        _ frame: CGRect, _ shape: ScenePart.Shape, _ command: WindowCommand? = nil, clip: CGRect? = nil
    ) {
        guard frame.width > 0, frame.height > 0 else { return }
        parts.append(ScenePart(frame: frame, shape: shape, command: command, isOver: isOver, clip: clip))
    }

    /// As `add`, with a frame and sizes in points of the interface; nothing shows beyond the glass.
    mutating func addOnGlass(
        x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, shape: ScenePart.Shape,
        command: WindowCommand? = nil
    ) {
        addPart(
            layout.onGlass(CGRect(x: x, y: y, width: width, height: height)), shape, command, clip: layout.glass)
    }

    /// Text whose size is in points of the interface.
    func text(
        _ string: String, _ size: CGFloat, weight: Int = 400, color: SceneColor, alignment: SceneText.Alignment,
        hasShadow: Bool = false
    ) -> ScenePart.Shape {
        .text(
            SceneText(
                string: string, size: size * scale, weight: weight, color: color, alignment: alignment,
                hasShadow: hasShadow))
    }

    func color(_ command: WindowCommand, _ normal: SceneColor, hovered: SceneColor, pressed: SceneColor) -> SceneColor {
        scene.pressed == command ? pressed : scene.hovered == command ? hovered : normal
    }
}
