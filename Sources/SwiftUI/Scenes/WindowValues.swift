import UIKit

/// The content of a window that is of a value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View> {
    let content: (Binding<Data?>) -> Content
    let initial: Data?
    let makeDefault: (() -> Data)?
}

extension PresentedWindowContent: View {
    public var body: some View { PresentedWindowView(content: content, value: initial ?? makeDefault?()) }
}

/// Keeps a window's value.
private struct PresentedWindowView<Data: Hashable, Content: View>: View {
    let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(content: @escaping (Binding<Data?>) -> Content, value: Data?) {
        self.content = content
        _value = State(initialValue: value)
    }

    var body: some View { content($value) }
}

/// The content of a window group of values, whatever they are.
@MainActor protocol WindowValueContent {
    var valueType: Any.Type { get }
    /// What the window was opened with.
    var first: AnyHashable? { get }
    /// The content for a window of a value.
    func with(_ value: AnyHashable?) -> Any
}

extension PresentedWindowContent: WindowValueContent where Data: Hashable {
    var valueType: Any.Type { Data.self }
    var first: AnyHashable? { initial.map { AnyHashable($0) } }
    func with(_ value: AnyHashable?) -> Any {
        PresentedWindowContent(content: content, initial: value?.base as? Data, makeDefault: makeDefault)
    }
}

extension WindowGroup {
    /// Creates a group with a window for each value that is opened.
    nonisolated public init<D: Hashable & Codable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content: content, initial: nil, makeDefault: nil), id: nil)
    }

    /// Creates a group with a window for each value that is opened, with a name.
    nonisolated public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content: content, initial: nil, makeDefault: nil), id: id)
    }

    /// Creates a group with a window for each value that is opened, with a title and a name.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

    /// Creates a group with a window for each value that is opened, with a title.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(content: PresentedWindowContent(content: content, initial: nil, makeDefault: nil), id: nil)
    }

    /// Creates a group with a window for each value that is opened, and one for a value that a closure makes.
    nonisolated public init<D: Hashable & Codable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(named: nil, content, defaultValue) }

    /// Creates a group with a name and a window for each value that is opened, and one for a value that a closure makes.
    nonisolated public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(named: id, content, defaultValue) }

    /// Creates a group with a title and a name and a window for each value that is opened, and one for a value that a closure makes.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(named: id, content, defaultValue) }

    /// Creates a group with a title and a window for each value that is opened, and one for a value that a closure makes.
    nonisolated public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(named: nil, content, defaultValue) }

    private init<D: Hashable & Codable, C: View>(
        named id: String?, _ content: @escaping (Binding<D>) -> C, _ makeDefault: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(
                content: { value in
                    content(Binding(get: { value.wrappedValue ?? makeDefault() }, set: { value.wrappedValue = $0 }))
                }, initial: nil, makeDefault: makeDefault), id: id)
    }

    /// Creates a group with a name and a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), id: id)
    }

    /// Creates a group with a name and a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content(), id: id) }
}

/// Opens a window of one of the app's groups.
@MainActor @preconcurrency public struct OpenWindowAction {
    private let open: @MainActor (String?, AnyHashable?) -> Void

    nonisolated init(_ open: @escaping @MainActor (String?, AnyHashable?) -> Void) { self.open = open }

    /// Opens a window of the group with the name.
    public func callAsFunction(id: String) { open(id, nil) }
    /// Opens the window of a value, or brings the one that is open to the front.
    public func callAsFunction<D: Hashable & Codable>(value: D) { open(nil, AnyHashable(value)) }
    /// Opens the window of a value in the group with the name.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { open(id, AnyHashable(value)) }
}

/// Closes windows.
@MainActor @preconcurrency public struct DismissWindowAction {
    private let close: @MainActor (String?, AnyHashable?) -> Void

    nonisolated init(_ close: @escaping @MainActor (String?, AnyHashable?) -> Void) { self.close = close }

    /// Closes the window of the view.
    public func callAsFunction() { close(nil, nil) }
    /// Closes the windows of the group with the name.
    public func callAsFunction(id: String) { close(id, nil) }
    /// Closes the window of a value.
    public func callAsFunction<D: Hashable & Codable>(value: D) { close(nil, AnyHashable(value)) }
    /// Closes the window of a value in the group with the name.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { close(id, AnyHashable(value)) }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}
private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction { _, _ in } }
}
private enum SceneSessionKey: EnvironmentKey { static var defaultValue: SceneSessionReference? { nil } }

/// The session of the window that a view is in.
struct SceneSessionReference: Equatable {
    weak var session: UISceneSession?

    static func == (lhs: SceneSessionReference, rhs: SceneSessionReference) -> Bool { lhs.session === rhs.session }
}

extension EnvironmentValues {
    /// Opens a window of one of the app's groups. Where the app or the device has one window, nothing happens.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
    /// Closes windows.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }
    /// Whether the app may have several windows.
    public var supportsMultipleWindows: Bool {
        MainActor.assumeIsolated { UIApplication.shared.supportsMultipleScenes }
    }
    var sceneSession: SceneSessionReference? {
        get { self[SceneSessionKey.self] }
        set { self[SceneSessionKey.self] = newValue }
    }
}
