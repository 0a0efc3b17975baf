import UIKit

/// Brings URLs and activities that come to a scene to the views that asked for them.
///
/// - From: `SceneEventDelegate`, UIKit's notification of a URL that nobody took
/// - To: `onOpenURL`, `onContinueUserActivity`
@MainActor enum SceneEvents {
    @InSession private static var listeners: [WeakListener] = []

    fileprivate struct WeakListener {
        weak var node: (any SceneEventListening)?
    }

    static func add(_ node: any SceneEventListening) {
        listeners.removeAll { $0.node?.isAlive != true }
        if !listeners.contains(where: { $0.node === node }) { listeners.append(WeakListener(node: node)) }
    }

    /// The scene's delegate, where the app has none of its own for it.
    static func adopt(_ scene: UIWindowScene) {
        if scene.delegate == nil { scene.delegate = SceneEventDelegate() }
    }

    /// What the scene was connected for is delivered once its views are there.
    static func deliver(_ options: UIScene.ConnectionOptions?, to scene: UIWindowScene) {
        guard let options else { return }
        UpdateQueue.flush()
        for context in options.urlContexts { open(context.url, in: scene) }
        for activity in options.userActivities { go(on: activity, in: scene) }
    }

    @discardableResult static func open(_ url: URL, in scene: UIScene?) -> Bool {
        tell(scene) { $0.open(url) }
    }

    @discardableResult static func go(on activity: NSUserActivity, in scene: UIScene?) -> Bool {
        tell(scene) { $0.go(on: activity) }
    }

    private static func tell(_ scene: UIScene?, _ body: (any SceneEventListening) -> Bool) -> Bool {
        var isTaken = false
        for listener in listeners {
            guard let node = listener.node, node.isAlive else { continue }
            if let scene, let own = node.host.presenter?.viewIfLoaded?.window?.windowScene, own !== scene { continue }
            if body(node) { isTaken = true }
        }
        return isTaken
    }
}

/// A node that wants URLs or activities.
@MainActor protocol SceneEventListening: ViewNode {
    func open(_ url: URL) -> Bool
    func go(on activity: NSUserActivity) -> Bool
}

/// The delegate of a scene of SwiftUI's.
final class SceneEventDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { SceneEvents.open(context.url, in: scene) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { SceneEvents.go(on: userActivity, in: scene) }
}

/// Hears of what comes to a view's scene.
nonisolated struct SceneEventModifier: NodeModifier {
    typealias Body = Never
    var onOpenURL: ((URL) -> Void)?
    var activityType = ""
    var onActivity: ((NSUserActivity) -> Void)?

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        SceneEventNode(view, context)
    }
}

@MainActor
private final class SceneEventNode<C: View>: ValueNode<ModifiedContent<C, SceneEventModifier>>,
    SceneEventListening
{
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        SceneEvents.add(self)
    }

    func open(_ url: URL) -> Bool {
        guard let action = value.modifier.onOpenURL else { return false }
        action(url)
        return true
    }

    func go(on activity: NSUserActivity) -> Bool {
        guard let action = value.modifier.onActivity, activity.activityType == value.modifier.activityType else {
            return false
        }
        action(activity)
        return true
    }
}

/// Makes an activity while a view is shown.
nonisolated struct UserActivityModifier: NodeModifier {
    typealias Body = Never
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        UserActivityNode(view, context)
    }
}

@MainActor private final class UserActivityNode<C: View>: LifecycleContentNode<C, UserActivityModifier> {
    private var activity: NSUserActivity?

    override func run() {
        super.run()
        if isShown { follow() }
    }

    override func didAppear() { follow() }
    override func didDisappear() {
        activity?.resignCurrent()
        activity = nil
    }

    private func follow() {
        guard value.modifier.isActive else { return didDisappear() }
        let activity = activity ?? NSUserActivity(activityType: value.modifier.type)
        self.activity = activity
        value.modifier.update(activity)
        activity.becomeCurrent()
    }
}

extension View {
    /// Calls the action with a URL that the view's scene is asked to open.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(SceneEventModifier(onOpenURL: action))
    }

    /// Calls the action with an activity of the type that the view's scene goes on with.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { modifier(SceneEventModifier(activityType: activityType, onActivity: action)) }

    /// Says what a person does here, while the view is shown.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update)) }

    /// Says what a person does with a value, while there is one and the view is shown.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            UserActivityModifier(type: activityType, isActive: element != nil) { activity in
                if let element { update(element, activity) }
            })
    }

    /// Says which of the events that come to the app its window takes; here all come to the window in front.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
