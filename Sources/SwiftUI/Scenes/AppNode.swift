import UIKit

/// The node of the app: its body's scenes become windows, its environment is that of all windows.
@MainActor final class AppNode<A: App>: ViewNode, SceneVisitor {
    private let app: A
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: A.self)
    private var window: UIWindow?
    private var controller: UIViewController?
    private var states: [Any?] = []
    private var visited = 0
    private let inner: EnvironmentChain

    init(_ app: A, _ context: NodeContext) {
        self.app = app
        inner = EnvironmentChain(outer: context.environment)
        super.init(NodeContext(host: context.host, parent: nil, environment: context.environment))
    }

    override func run() {
        var installed = app
        let scene = recordingReads {
            properties.install(fields, in: &installed, node: self)
            return installed.body
        }
        visited = 0
        visit(scene)
    }

    func visit<S: Scene>(_ scene: S) {
        switch scene {
        case let window as any WindowScene: show(window)
        case let list as SceneList: for scene in list.scenes { visit(scene) }
        case let transparent as any TransparentScene: transparent.pass(to: self)
        default: if S.Body.self != Never.self { visit(scene.body) }
        }
    }

    func apply(_ modifier: SceneModifierBox) {
        if visited == states.count { states.append(nil) }
        modifier.update(&states[visited]) { UpdateQueue.enqueueAction($0) }
        visited += 1
    }

    func apply(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues(chain: environment)
        change(&values)
        values.apply(to: inner)
    }

    private func show(_ scene: any WindowScene) {
        if let controller {
            scene.update(controller)
            return
        }
        let node = SceneNode(context(environment: inner))
        let made = scene.makeController(under: node)
        controller = made
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = made
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// Stands between the app and a window's tree.
@MainActor private final class SceneNode: ViewNode {}

/// Goes through an app's scenes.
@MainActor protocol SceneVisitor: AnyObject {
    func visit<S: Scene>(_ scene: S)
    func apply(_ modifier: SceneModifierBox)
    func apply(_ change: (inout EnvironmentValues) -> Void)
}

/// A scene that says something and has another in it.
@MainActor protocol TransparentScene {
    func pass(to visitor: any SceneVisitor)
}

extension ModifiedScene: TransparentScene {
    func pass(to visitor: any SceneVisitor) {
        visitor.apply(modifier)
        visitor.visit(content)
    }
}

extension EnvironmentScene: TransparentScene {
    func pass(to visitor: any SceneVisitor) {
        visitor.apply(change)
        visitor.visit(content)
    }
}
