import SpriteKit
import SwiftUI

/// A scene of SpriteKit's as a view, which takes all the room that it gets.
@preconcurrency @MainActor
public struct SpriteView: View {
    /// How a scene is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What lies behind is seen through the scene.
        public static let allowsTransparency = Options(rawValue: 1 << 0)
        /// Nodes of one height are drawn in any order.
        public static let ignoresSiblingOrder = Options(rawValue: 1 << 1)
        /// Nodes outside of the view are left out.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1 << 2)
    }

    /// What is shown beside a scene while an app is made.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Frames a second.
        public static let showsFPS = DebugOptions(rawValue: 1 << 0)
        /// How many nodes are drawn.
        public static let showsNodeCount = DebugOptions(rawValue: 1 << 1)
        /// How many drawings there are.
        public static let showsDrawCount = DebugOptions(rawValue: 1 << 2)
        /// How many rectangles are drawn.
        public static let showsQuadCount = DebugOptions(rawValue: 1 << 3)
        /// Bodies.
        public static let showsPhysics = DebugOptions(rawValue: 1 << 4)
        /// Fields.
        public static let showsFields = DebugOptions(rawValue: 1 << 5)
    }

    private let page: ScenePage

    /// A view of a scene.
    /// - Parameters:
    ///   - transition: how it goes from the scene that was shown before.
    ///   - isPaused: whether the scene stands still.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) {
        page = ScenePage(
            scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: preferredFramesPerSecond,
            options: options, debugOptions: debugOptions)
    }

    public var body: some View { page }
}

private struct ScenePage: UIViewRepresentable {
    let scene: SKScene
    let transition: SKTransition?
    let isPaused: Bool
    let framesPerSecond: Int
    let options: SpriteView.Options
    let debugOptions: SpriteView.DebugOptions

    func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

    func updateUIView(_ view: SKView, context: Context) {
        view.allowsTransparency = options.contains(.allowsTransparency)
        view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
        view.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
        view.showsFPS = debugOptions.contains(.showsFPS)
        view.showsNodeCount = debugOptions.contains(.showsNodeCount)
        view.isPaused = isPaused
        if view.preferredFramesPerSecond != framesPerSecond { view.preferredFramesPerSecond = framesPerSecond }
        guard view.scene !== scene else { return }
        if let transition, view.scene != nil {
            view.presentScene(scene, transition: transition)
        } else {
            view.presentScene(scene)
        }
    }
}
