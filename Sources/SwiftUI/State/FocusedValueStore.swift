import PorticoCombine
import UIKit

/// Collects what views offer as focused values, and tells the readers when it changes.
///
/// A view's values count while the focus is in the view, a window's while the window is the key one; of several the innermost wins, and
/// the focused view's before the window's.
@MainActor enum FocusedValueStore {
    @InSession private static var providers: [Provider] = []
    @InSession private static var source = DependencySource()
    @InSession private static var known = FocusedValues()
    @InSession private static var isWaiting = false
    @InSession private static var observers: [any NSObjectProtocol] = []

    /// Where the focus is told to have moved, besides the fields of this module.
    private static let moves: [Notification.Name] = [
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
        UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]

    /// A node that offers a value.
    @MainActor final class Provider {
        weak var node: ViewNode?
        let isForWindow: Bool
        var change: (inout FocusedValues) -> Void
        /// The views of the node's content.
        var views: () -> [UIView] = { [] }

        init(_ node: ViewNode, isForWindow: Bool, _ change: @escaping (inout FocusedValues) -> Void) {
            (self.node, self.isForWindow, self.change) = (node, isForWindow, change)
        }

        fileprivate var depth: Int { node?.depth ?? 0 }

        fileprivate var counts: Bool {
            guard let node, node.isAlive else { return false }
            if isForWindow { return node.host.view?.window.map { $0.isKeyWindow } ?? false }
            return views().contains { $0.containsFirstResponder }
        }
    }

    /// The values that are offered now. A body that asks runs again when that changes.
    nonisolated static func readValues() -> FocusedValues {
        MainActorAccess.run {
            source.recordRead()
            return MainActorAccess.Carried(known)
        }.value
    }

    static func addProvider(_ provider: Provider) {
        if observers.isEmpty {
            observers = moves.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { setNeedsUpdate() }
                }
            }
        }
        providers.append(provider)
        setNeedsUpdate()
    }

    static func removeProvider(_ provider: Provider) {
        providers.removeAll { $0 === provider }
        setNeedsUpdate()
    }

    /// Asks all providers after this update, once: the focus has moved, or a value is another.
    static func setNeedsUpdate() {
        guard !isWaiting, !providers.isEmpty || known != FocusedValues() else { return }
        isWaiting = true
        UpdateQueue.enqueueAction { updateValues() }
    }

    private static func updateValues() {
        isWaiting = false
        var values = FocusedValues()
        let counting = providers.filter(\.counts)
        for isForWindow in [true, false] {
            // The innermost is asked last, and so wins.
            let group = counting.filter { $0.isForWindow == isForWindow }
            for provider in group.sorted(by: { $0.depth < $1.depth }) { provider.change(&values) }
        }
        guard values != known else { return }
        known = values
        source.fire(Transaction())
    }
}

extension UIView {
    /// The first responder is the view or in it.
    fileprivate var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains(where: \.containsFirstResponder)
    }
}

/// Offers a value while the focus is in its content, or its window is the key one.
nonisolated struct FocusedValueModifier: NodeModifier {
    typealias Body = Never
    let isForWindow: Bool
    let change: (inout FocusedValues) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        FocusedValueNode(view, context)
    }
}

@MainActor private final class FocusedValueNode<C: View>: ValueNode<ModifiedContent<C, FocusedValueModifier>> {
    private var content: ViewNode?
    private var provider: FocusedValueStore.Provider?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        if let provider {
            provider.change = value.modifier.change
            FocusedValueStore.setNeedsUpdate()
            return
        }
        let made = FocusedValueStore.Provider(
            self, isForWindow: value.modifier.isForWindow, value.modifier.change)
        made.views = { [weak self] in
            var views: [UIView] = []
            for element in self?.content?.elements ?? [] { element.collectViews(into: &views) }
            return views
        }
        provider = made
        FocusedValueStore.addProvider(made)
    }

    override func removeState() { if let provider { FocusedValueStore.removeProvider(provider) } }
}

extension View {
    private nonisolated func offering(
        isForWindow: Bool, _ change: @escaping (inout FocusedValues) -> Void
    ) -> some View { modifier(FocusedValueModifier(isForWindow: isForWindow, change: change)) }

    /// Offers a value, if there is one, while the focus is in the view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { offering(isForWindow: false) { if let value { $0[keyPath: keyPath] = value } } }

    /// Offers a value, if there is one, while the view's window is the key one.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View { offering(isForWindow: true) { if let value { $0[keyPath: keyPath] = value } } }

    /// Offers an object, if there is one, while the focus is in the view; `@FocusedObject` finds it by its type.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        offering(isForWindow: false) { if let object { $0[object: T.self] = object } }
    }

    /// Offers an object, if there is one, while the view's window is the key one; `@FocusedObject` finds it by its type.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        offering(isForWindow: true) { if let object { $0[object: T.self] = object } }
    }
}
