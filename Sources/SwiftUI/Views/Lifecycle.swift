import PorticoCombine
import UIKit

/// Hears when its content comes and goes.
nonisolated struct AppearanceModifier: NodeModifier {
    typealias Body = Never
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        AppearanceNode(view, context)
    }
}

/// A node that passes on its content and hears of its life.
@MainActor class LifecycleContentNode<C: View, M: ViewModifier>: ValueNode<ModifiedContent<C, M>>, LifecycleNode {
    private var content: ViewNode?
    final private(set) var isShown = false
    private var isRegistered = false

    final override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        if !isRegistered {
            isRegistered = true
            host.add(self)
        }
    }

    final func appear() {
        guard !isShown else { return }
        isShown = true
        didAppear()
    }

    final func disappear() {
        guard isShown else { return }
        isShown = false
        didDisappear()
    }

    func didAppear() {}
    func didDisappear() {}

    override func removeState() {
        host.remove(self)
        if isShown { UpdateQueue.enqueueAction { self.disappear() } }
    }
}

@MainActor final class AppearanceNode<C: View>: LifecycleContentNode<C, AppearanceModifier> {
    override func didAppear() { value.modifier.onAppear?() }
    override func didDisappear() { value.modifier.onDisappear?() }
}

/// Work that lives as long as its content is shown.
nonisolated struct TaskModifier<ID: Equatable>: NodeModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        TaskNode(view, context)
    }
}

@MainActor final class TaskNode<C: View, ID: Equatable>: LifecycleContentNode<C, TaskModifier<ID>> {
    private var task: Task<Void, Never>?

    override func valueDidChange(from old: ModifiedContent<C, TaskModifier<ID>>) {
        run()
        guard old.modifier.id != value.modifier.id, isShown else { return }
        UpdateQueue.enqueueAction { [weak self] in
            guard let self, isShown else { return }
            task?.cancel()
            start()
        }
    }

    override func didAppear() { start() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }

    private func start() {
        let action = value.modifier.action
        task = Task(priority: value.modifier.priority) { await action() }
    }
}

/// Hears when a value has changed.
nonisolated struct ChangeModifier<V: Equatable>: NodeModifier {
    typealias Body = Never
    let changing: V
    let initial: Bool
    /// Whether the first value is told after the update that made the view, though nobody sees it.
    var isToldUnseen = false
    let action: (V, V) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ChangeNode(view, context)
    }
}

@MainActor final class ChangeNode<C: View, V: Equatable>: LifecycleContentNode<C, ChangeModifier<V>> {
    /// The value that the action was last told, and whether a call waits.
    private var told: V?
    private var isWaiting = false
    private var wasToldInitially = false

    override func run() {
        super.run()
        if told == nil { told = value.modifier.changing }
        guard value.modifier.isToldUnseen, !wasToldInitially else { return }
        UpdateQueue.enqueueAction { [weak self] in if let self, isAlive { tellInitially() } }
    }

    override func valueDidChange(from old: ModifiedContent<C, ChangeModifier<V>>) {
        run()
        guard value.modifier.changing != told, !isWaiting else { return }
        isWaiting = true
        UpdateQueue.enqueueAction { [weak self] in self?.report() }
    }

    private func report() {
        isWaiting = false
        guard isAlive, let old = told, value.modifier.changing != old else { return }
        told = value.modifier.changing
        value.modifier.action(old, value.modifier.changing)
    }

    override func didAppear() { tellInitially() }

    private func tellInitially() {
        guard value.modifier.initial, !wasToldInitially else { return }
        wasToldInitially = true
        value.modifier.action(value.modifier.changing, value.modifier.changing)
    }
}

/// Hears what a publisher sends.
nonisolated struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ReceiveNode(view, context)
    }
}

@MainActor final class ReceiveNode<C: View, P: Publisher>: ValueNode<ModifiedContent<C, ReceiveModifier<P>>>
where P.Failure == Never {
    private var content: ViewNode?
    private var subscription: AnyCancellable?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        if subscription == nil { subscribe() }
    }

    override func valueDidChange(from old: ModifiedContent<C, ReceiveModifier<P>>) {
        run()
        if !ValueComparison.areEqual(old.modifier.publisher, value.modifier.publisher) { subscribe() }
    }

    private func subscribe() {
        subscription = value.modifier.publisher.sink { [weak self] output in
            let carried = MainActorAccess.Carried(output)
            if Thread.isMainThread {
                MainActor.assumeIsolated { self?.receive(carried.value) }
            } else {
                DispatchQueue.main.async { self?.receive(carried.value) }
            }
        }
    }

    private func receive(_ output: P.Output) {
        guard isAlive else { return }
        // What comes while the tree is updated waits until it is.
        if UpdateQueue.isFlushing || DependencySource.reader.value != nil || subscription == nil {
            UpdateQueue.enqueueAction { [weak self] in if let self, isAlive { value.modifier.action(output) } }
        } else {
            value.modifier.action(output)
        }
    }

    override func removeState() { subscription = nil }
}

extension View {
    /// Calls the action before the view is first seen, and again when it comes back.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action))
    }

    /// Calls the action after the view has gone.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onDisappear: action))
    }

    /// Starts work before the view appears, and cancels it when the view goes.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(
            TaskModifier(
                id: 0, priority: priority,
                action: unsafeBitCast(action, to: (@Sendable @isolated(any) () async -> Void).self)))
    }

    /// Starts work before the view appears and anew when the id changes, and cancels the old.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(
            TaskModifier(
                id: value, priority: priority,
                action: unsafeBitCast(action, to: (@Sendable @isolated(any) () async -> Void).self)))
    }

    /// Calls the action when the value has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modifier(ChangeModifier(changing: value, initial: initial, action: action)) }

    /// Calls the action when the value has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { modifier(ChangeModifier(changing: value, initial: initial, action: { _, _ in action() })) }

    /// Calls the action for each value that the publisher sends.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
