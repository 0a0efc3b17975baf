/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come.
    case willAppear
    /// The view is there.
    case identity
    /// The view has gone.
    case didDisappear

    /// Whether the view looks as it does without the transition.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 1 after it has gone, 0 while it is there.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition tells of itself.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves something, so that another takes its place where people want less of that.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// An app's rule of how a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
    /// What the view looks like in the phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The content as the transition makes it in the phase.
    func apply(to content: AnyView, phase: TransitionPhase) -> AnyView {
        AnyView(body(content: PlaceholderContentView(content: content), phase: phase))
    }

    /// Applies the transition to any content.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// The transition with an animation of its own; nil is none.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both at once.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// Stands for a view in a closure that changes it.
public struct PlaceholderContentView<Value> {
    let content: AnyView
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

private struct AnimatedTransition<Base: Transition>: LayerTransition {
    let base: Base
    let animation: Animation?
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(to: AnyView(content), phase: phase).animation(animation, value: phase)
    }
    var layerTransition: AnyTransition { AnyTransition(base).animation(animation) }
}

private struct CombinedTransition<A: Transition, B: Transition>: LayerTransition {
    let first: A
    let second: B
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(to: first.apply(to: AnyView(content), phase: phase), phase: phase)
    }
    var layerTransition: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// The fade, as an app's transitions name it.
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

/// A fade with a blur and a change of size, as where one view takes another's place.
public struct BlurReplaceTransition: Transition {
    /// Whether what goes grows or shrinks.
    public struct Configuration: Equatable, Sendable {
        let isUp: Bool

        /// What goes shrinks, what comes grows.
        public static let downUp = Configuration(isUp: false)
        /// What goes grows, and so does what comes.
        public static let upUp = Configuration(isUp: true)
    }

    /// Whether what goes grows or shrinks.
    public var configuration: Configuration

    /// Creates the transition.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale(phase))
    }

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: 0.8
        case .identity: 1
        case .didDisappear: configuration.isUp ? 1.2 : 0.8
        }
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// A fade with a blur and a change of size.
    @MainActor @preconcurrency public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> Self { BlurReplaceTransition(configuration: configuration) }
    /// A fade with a blur and a change of size.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
}

/// One change of a transition's content. Main thread.
struct ContentTransitionChange: @unchecked Sendable {
    private let change: @MainActor (AnyView, TransitionPhase) -> AnyView
    /// The only phase in which the change isn't the identity's; nil for both.
    private var onlyPhase: TransitionPhase?

    init(_ change: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.change = change }

    @MainActor func apply(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        change(content, onlyPhase == nil || onlyPhase == phase ? phase : .identity)
    }

    func limited(to phase: TransitionPhase) -> ContentTransitionChange {
        var copy = self
        copy.onlyPhase = phase
        return copy
    }
}
