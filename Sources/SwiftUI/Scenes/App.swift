import Observation
import UIKit

/// An app: what it consists of, and where it begins.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the app and runs it. Doesn't return while the app runs.
    @MainActor @preconcurrency public static func main() { AppLauncher.run(Self.self) }
}

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Makes one scene out of the statements of a closure.
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene { SceneList(scenes: SceneList.collect(repeat each content)) }
    public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
        SceneList(scenes: scene.map { [$0] } ?? [])
    }
    public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
}

/// Several scenes.
struct SceneList {
    let scenes: [any Scene]

    static func collect<each S: Scene>(_ scene: repeat each S) -> [any Scene] {
        var all: [any Scene] = []
        repeat all.append(each scene)
        return all
    }
}

extension SceneList: Scene {
    typealias Body = Never
}

/// A scene of this module that has windows.
@MainActor protocol WindowScene: Scene {
    /// Makes the controller of a window of the scene, below a node with the app's environment.
    /// - Parameter value: what the window is of; nil for none.
    func makeController(under node: ViewNode, value: AnyHashable?) -> UIViewController
    /// Gives the window's controller newer content.
    func update(_ controller: UIViewController)
    var sceneID: String? { get }
    /// The type of the values that windows are of; nil where they are of none.
    var valueType: Any.Type? { get }
}

/// A window, and on larger devices as many as the user opens.
public struct WindowGroup<Content> {
    let content: Content
    let id: String?
}

extension WindowGroup: Scene where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), id: nil) }
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content(), id: id) }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), id: id)
    }
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), id: nil)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), id: nil)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), id: nil)
    }
}

extension WindowGroup: WindowScene where Content: View {
    var sceneID: String? { id }

    var valueType: Any.Type? { (content as? any WindowValueContent)?.valueType }

    func makeController(under node: ViewNode, value: AnyHashable?) -> UIViewController {
        UIHostingController(
            rootView: (content as? any WindowValueContent)?.with(value) as? Content ?? content, under: node)
    }

    func update(_ controller: UIViewController) {
        guard let controller = controller as? UIHostingController<Content> else { return }
        let value = (controller.rootView as? any WindowValueContent)?.first
        controller.rootView = (content as? any WindowValueContent)?.with(value) as? Content ?? content
    }
}

/// A scene that says something about another.
struct ModifiedScene<Content: Scene> {
    let content: Content
    let modifier: SceneModifierBox
}

/// What is done with a scene's modifier. Kept for as long as the app runs.
struct SceneModifierBox {
    let update: (_ state: inout Any?, _ enqueue: (@escaping () -> Void) -> Void) -> Void
}

extension ModifiedScene: Scene {
    typealias Body = Never
}

extension Scene {
    /// Calls the action when the value has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(
            content: self,
            modifier: SceneModifierBox { state, enqueue in
                let old = state as? V
                state = value
                guard let old else {
                    if initial { enqueue { action(value, value) } }
                    return
                }
                if old != value { enqueue { action(old, value) } }
            })
    }

    /// Calls the action when the value has changed.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some Scene
    {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Sets a value of the scene's environment.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentScene(content: self, change: { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the scene's environment.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self, change: { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Puts an object into the scene's environment.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self, change: { $0[EnvironmentObjectKey<T>.self] = object })
    }
}

/// A scene with values set in its environment.
struct EnvironmentScene<Content: Scene> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentScene: Scene {
    typealias Body = Never
}
