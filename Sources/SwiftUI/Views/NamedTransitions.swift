import UIKit

/// A transition of this module's that layers do: where it is used by itself, the view needn't be made anew on the way.
@MainActor protocol LayerTransition: Transition {
    var layerTransition: AnyTransition { get }
}

/// No transition: the view is there, or it isn't.
public struct IdentityTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: false)

    /// Creates the transition.
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view comes from an edge and goes to it.
public struct MoveTransition: LayerTransition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, part: phase.isIdentity ? 0 : 1))
    }

    var layerTransition: AnyTransition { .move(edge: edge) }
}

/// The view comes from an edge and goes to the opposite one, and fades.
public struct PushTransition: LayerTransition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// Creates the transition.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: edge, part: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }

    var layerTransition: AnyTransition { .push(from: edge) }
}

/// The view comes from the leading edge and goes to the trailing one.
public struct SlideTransition: LayerTransition {
    /// Creates the transition.
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffset(edge: .leading, part: -phase.value))
    }

    var layerTransition: AnyTransition { .slide }
}

/// The view comes from elsewhere and goes there.
public struct OffsetTransition: LayerTransition {
    /// This is how far away the view comes from.
    public var offset: CGSize

    /// Creates the transition.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    var layerTransition: AnyTransition { .offset(offset) }
}

/// The view comes out of another size and goes into it.
public struct ScaleTransition: LayerTransition {
    /// The size, 1 being the view's own.
    public var scale: Double
    /// The place of the view that stays where it is.
    public var anchor: UnitPoint

    /// Creates the transition.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    var layerTransition: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// One transition where the view comes, another where it goes.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: LayerTransition {
    /// This is how the view comes.
    public var insertion: Insertion
    /// This is how the view goes.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let coming = insertion.apply(to: AnyView(content), phase: phase == .willAppear ? phase : .identity)
        return removal.apply(to: coming, phase: phase == .didDisappear ? phase : .identity)
    }

    var layerTransition: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

/// Moves its content towards an edge, by a part of its own length.
private nonisolated struct EdgeOffset: GeometryEffect {
    let edge: Edge
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y): (Double, Double) =
            switch edge {
            case .top: (0, -size.height)
            case .bottom: (0, size.height)
            case .leading: (-size.width, 0)
            case .trailing: (size.width, 0)
            }
        return ProjectionTransform(CGAffineTransform(translationX: x * part, y: y * part))
    }
}

extension Transition where Self == IdentityTransition {
    /// No transition.
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == MoveTransition {
    /// From an edge and back to it.
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// From an edge, and to the opposite one.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// From the leading edge to the trailing one.
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == OffsetTransition {
    /// From elsewhere and back.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// From elsewhere and back.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Out of nothing and back.
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Out of another size and back.
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
