import UIKit

/// The node of the app: its body's scenes become windows, its environment is that of all windows.
@MainActor final class AppNode<A: App>: ViewNode, SceneVisitor {
    private let app: A
    private var properties = PropertyStorage()
    /// The state of the app's own scenes and commands.
    private lazy var parts = PartProperties(node: self)
    private let fields = TypeFields.dynamicProperties(of: A.self)
    private var groups: [any WindowScene] = []
    private var windows: [ShownWindow] = []
    private var states: [Any?] = []
    private var visited = 0
    /// The controls of the app's commands, which keys reach.
    private var commands: [AnyView] = []
    private lazy var commandSlot = SlotNode(context(environment: inner))
    private lazy var commandChain = ControlContext.menu.chain(in: inner)
    private let inner: EnvironmentChain
    /// What was asked for a window that the system makes now.
    private var pending: (group: Int, value: AnyHashable?)?
    /// Whether windows come with scenes of the system's; else there is one, at once.
    private let waitsForScenes: Bool
    private var tokens: [any NSObjectProtocol] = []

    /// A window, and what it is of.
    private struct ShownWindow {
        let group: Int
        let value: AnyHashable?
        let window: UIWindow
        let controller: UIViewController
        let node: SceneNode
    }

    init(_ app: A, _ context: NodeContext, waitsForScenes: Bool) {
        (self.app, self.waitsForScenes) = (app, waitsForScenes)
        inner = EnvironmentChain(outer: context.environment)
        super.init(NodeContext(host: context.host, parent: nil, environment: context.environment))
        observe(UIScene.willConnectNotification) { $0.connect($1) }
        observe(UIScene.didDisconnectNotification) { $0.disconnect($1) }
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor (AppNode, Notification) -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let note = MainActorAccess.Carried(note)
                MainActor.assumeIsolated { if let self { body(self, note.value) } }
            })
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func run() {
        var installed = app
        visited = 0
        groups = []
        commands = []
        // One recording for all: a second one would forget what the first one read.
        recordingReads {
            properties.install(fields, in: &installed, node: self)
            let scene = installed.body
            parts.walk { visit(scene) }
        }
        commandSlot.show(CommandList(views: commands), environment: commandChain)
        for shown in windows where groups.indices.contains(shown.group) { groups[shown.group].update(shown.controller) }
        if windows.isEmpty, !waitsForScenes { makeWindow(of: 0, nil, in: nil) }
    }

    func visit<S: Scene>(_ scene: S) {
        switch scene {
        case let window as any WindowScene: groups.append(window)
        case let list as SceneList: for scene in list.scenes { visit(scene) }
        case let transparent as any TransparentScene: transparent.pass(to: self)
        default: if S.Body.self != Never.self { visit(parts.body(of: scene) { $0.body }) }
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

    func addCommands(_ content: any Commands) { commands += content.makeControls(parts) }

    // MARK: Windows

    private func makeWindow(of group: Int, _ value: AnyHashable?, in scene: UIWindowScene?) {
        guard groups.indices.contains(group) else { return }
        let chain = EnvironmentChain(outer: inner)
        let node = SceneNode(context(environment: chain))
        var values = EnvironmentValues(chain: chain)
        values.openWindow = OpenWindowAction { [weak self] in self?.openWindow($0, $1) }
        values.dismissWindow = DismissWindowAction { [weak self, weak node] id, value in
            self?.closeWindows(id, value, of: node)
        }
        if let scene { values.sceneSession = SceneSessionReference(session: scene.session) }
        values.apply(to: chain)
        let made = groups[group].makeController(under: node, value: value)
        let window = scene.map { SceneWindow(windowScene: $0) } ?? SceneWindow(frame: UIScreen.main.bounds)
        window.rootViewController = made
        windows.append(ShownWindow(group: group, value: value, window: window, controller: made, node: node))
        window.makeKeyAndVisible()
    }

    /// The system has made a scene: its window is the one that was asked for, or the first group's.
    private func connect(_ note: Notification) {
        guard waitsForScenes, let scene = note.object as? UIWindowScene, scene.windows.isEmpty else { return }
        SceneEvents.adopt(scene)
        let wanted = pending ?? (0, nil)
        pending = nil
        makeWindow(of: wanted.group, wanted.value, in: scene)
        SceneEvents.deliver(note.userInfo?["options"] as? UIScene.ConnectionOptions, to: scene)
    }

    private func disconnect(_ note: Notification) {
        // With the last one the app ends, and its views with the process.
        guard windows.count > 1, let scene = note.object as? UIWindowScene else { return }
        for shown in windows where shown.window.windowScene === scene {
            // The tree ends with its view, which nothing lays out any more.
            shown.window.isHidden = true
            shown.window.rootViewController = nil
        }
        windows.removeAll { $0.window.windowScene === scene }
    }

    private func openWindow(_ id: String?, _ value: AnyHashable?) {
        let found = groups.firstIndex { group in
            if let id, group.sceneID != id { return false }
            guard let value else { return id != nil }
            return group.valueType.map { $0 == type(of: value.base) } ?? false
        }
        guard let found else {
            return RuntimeWarning.report(
                "No `WindowGroup` of the app has \(id.map { "the id `\($0)`" } ?? "windows of this value's type")")
        }
        if let value, let shown = windows.first(where: { $0.group == found && $0.value == value }) {
            UIApplication.shared.requestSceneSessionActivation(
                shown.window.windowScene?.session, userActivity: nil, options: nil)
            shown.window.makeKeyAndVisible()
            return
        }
        guard waitsForScenes, UIApplication.shared.supportsMultipleScenes else { return }
        pending = (found, value)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { [weak self] _ in
            self?.pending = nil
        }
    }

    private func closeWindows(_ id: String?, _ value: AnyHashable?, of node: SceneNode?) {
        let closed = windows.filter { shown in
            if id == nil, value == nil { return shown.node === node }
            if let id, groups.indices.contains(shown.group), groups[shown.group].sceneID != id { return false }
            return value == nil || shown.value == value
        }
        for shown in closed {
            guard let session = shown.window.windowScene?.session else { continue }
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }
}

/// Stands between the app and a window's tree.
@MainActor private final class SceneNode: ViewNode {}

/// Goes through an app's scenes.
@MainActor protocol SceneVisitor: AnyObject {
    func visit<S: Scene>(_ scene: S)
    func apply(_ modifier: SceneModifierBox)
    func apply(_ change: (inout EnvironmentValues) -> Void)
    func addCommands(_ content: any Commands)
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
