import UIKit

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or the leading edge.
    case topLeading
    /// In sight.
    case identity
    /// About to come in at the bottom or the trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 1 after, 0 in sight.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view passes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable { case identity, animated(Animation), interactive(UnitCurve) }
    let kind: Kind
    /// How much of the view is in sight where it counts as that.
    var share = 0.5

    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    public static let animated = animated()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }
    public static let interactive = interactive()
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { .animated(animation) }

    /// Sets how much of the view has to be in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.share = threshold.share
        return copy
    }

    public struct Threshold: Sendable {
        let share: Double
        public static let visible = Threshold(share: 1)
        public static let hidden = Threshold(share: 0)
        public static var centered: Threshold { Threshold(share: 0.5) }
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }
    }
}

/// What effects do to a view without changing its layout, as a value.
public protocol VisualEffect: Sendable {
    var _changes: _VisualChanges { get }
}

/// Changes of a view's picture, put together.
public struct _VisualChanges: Equatable, Sendable {
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var scaleAnchor = UnitPoint.center
    var rotation = Angle.zero
    var rotationAnchor = UnitPoint.center
    var offset = CGSize.zero
    var transform = CGAffineTransform.identity
    var rotation3D: Rotation3D?
    var blurRadius: CGFloat = 0
    var isBlurOpaque = false
    var colors: [ColorChange] = []
    var shaders: [ShaderEffect] = []

    /// A filter of colours and how strong it is.
    enum ColorChange: Equatable, Sendable {
        case brightness(Double), contrast(Double), saturation(Double), hue(Angle)

        func partial(_ part: Double) -> ColorChange {
            switch self {
            case .brightness(let amount): .brightness(amount * part)
            case .contrast(let amount): .contrast(1 + (amount - 1) * part)
            case .saturation(let amount): .saturation(1 + (amount - 1) * part)
            case .hue(let angle): .hue(.radians(angle.radians * part))
            }
        }

        var matrix: ColorMatrix {
            switch self {
            case .brightness(let amount): .brightness(amount)
            case .contrast(let amount): .contrast(amount)
            case .saturation(let amount): .saturation(amount)
            case .hue(let angle): .hueRotation(angle)
            }
        }
    }

    /// All changes of colours, one after the other.
    var filter: PictureFilter {
        PictureFilter(
            blurRadius: blurRadius, isOpaque: isBlurOpaque,
            matrix: colors.reduce(ColorMatrix()) { $1.matrix.after($0) }, shaders: shaders)
    }

    struct Rotation3D: Equatable, Sendable {
        var angle: Angle
        var x: CGFloat
        var y: CGFloat
        var z: CGFloat
        var anchor: UnitPoint
        var perspective: CGFloat
    }

    /// This far on the way from no change to all of it.
    func partial(_ part: Double) -> _VisualChanges {
        var result = self
        result.opacity = 1 + (opacity - 1) * part
        result.scale = CGSize(width: 1 + (scale.width - 1) * part, height: 1 + (scale.height - 1) * part)
        result.rotation = .radians(rotation.radians * part)
        result.offset = CGSize(width: offset.width * part, height: offset.height * part)
        func mixParts(_ path: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
            let start = CGAffineTransform.identity[keyPath: path]
            return start + (transform[keyPath: path] - start) * part
        }
        result.transform = CGAffineTransform(
            a: mixParts(\.a), b: mixParts(\.b), c: mixParts(\.c), d: mixParts(\.d), tx: mixParts(\.tx),
            ty: mixParts(\.ty))
        result.blurRadius = blurRadius * part
        result.colors = colors.map { $0.partial(part) }
        if let turn = rotation3D { result.rotation3D?.angle = .radians(turn.angle.radians * part) }
        return result
    }
}

/// No effect: where closures begin.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _changes: _VisualChanges { _VisualChanges() }
}

/// An effect with more changes.
public struct _ChangedVisualEffect: VisualEffect {
    public let _changes: _VisualChanges
}

extension VisualEffect {
    private func changing(_ change: (inout _VisualChanges) -> Void) -> _ChangedVisualEffect {
        var changes = _changes
        change(&changes)
        return _ChangedVisualEffect(_changes: changes)
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { changing { $0.opacity *= opacity } }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        changing {
            $0.scale = CGSize(width: $0.scale.width * scale.width, height: $0.scale.height * scale.height)
            $0.scaleAnchor = anchor
        }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changing {
            $0.rotation += angle
            $0.rotationAnchor = anchor
        }
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        changing {
            $0.rotation3D = _VisualChanges.Rotation3D(
                angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, perspective: perspective)
        }
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        changing { $0.transform = transform.concatenating($0.transform) }
    }
    public func offset(_ offset: CGSize) -> some VisualEffect {
        changing { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changing { ($0.blurRadius, $0.isBlurOpaque) = ($0.blurRadius + radius, opaque) }
    }
    public func brightness(_ amount: Double) -> some VisualEffect { changing { $0.colors.append(.brightness(amount)) } }
    public func contrast(_ amount: Double) -> some VisualEffect { changing { $0.colors.append(.contrast(amount)) } }
    public func grayscale(_ amount: Double) -> some VisualEffect {
        changing { $0.colors.append(.saturation(1 - amount)) }
    }
    public func saturation(_ amount: Double) -> some VisualEffect { changing { $0.colors.append(.saturation(amount)) } }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { changing { $0.colors.append(.hue(angle)) } }
}

extension View {
    fileprivate nonisolated func applying(_ changes: _VisualChanges) -> some View {
        let turn = changes.rotation3D, filter = changes.filter
        return modifier(FilterModifier { _ in filter })
            .scaleEffect(changes.scale, anchor: changes.scaleAnchor)
            .rotationEffect(changes.rotation, anchor: changes.rotationAnchor)
            .rotation3DEffect(
                turn?.angle ?? .zero, axis: (turn?.x ?? 0, turn?.y ?? 0, turn?.z ?? 1), anchor: turn?.anchor ?? .center,
                perspective: turn?.perspective ?? 1
            )
            .transformEffect(changes.transform)
            .offset(changes.offset)
            .opacity(changes.opacity)
    }

    /// Changes the view's picture by its geometry, without changing its layout.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(GeometryChangesModifier(animation: nil) { effect(EmptyVisualEffect(), $0)._changes })
    }

    /// Changes the view's picture by how far it is in sight of the scroll view around.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the view's picture by how far it is in sight of the scroll view around.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        var animation: Animation?
        if case .animated(let given) = topLeading.kind { animation = given }
        return modifier(
            GeometryChangesModifier(animation: animation) { proxy in
                guard let (bounds, scrollAxis) = proxy.boundsOfScrollView else { return _VisualChanges() }
                let isVertical = (axis ?? scrollAxis) == .vertical
                let length = isVertical ? proxy.size.height : proxy.size.width
                let before = isVertical ? -bounds.minY : -bounds.minX
                let after = isVertical ? bounds.maxY - length : bounds.maxX - length
                // How much of the view lies outside, of its length: 0 in sight, 1 gone.
                let outside = before < after ? -before : -after
                let phase: ScrollTransitionPhase = before < after ? .topLeading : .bottomTrailing
                let configuration = phase == .topLeading ? topLeading : bottomTrailing
                let hidden = length > 0 ? Double(outside / length) : 0
                switch configuration.kind {
                case .identity: return _VisualChanges()
                case .animated:
                    return 1 - hidden >= configuration.share
                        ? transition(EmptyVisualEffect(), .identity)._changes
                        : transition(EmptyVisualEffect(), phase)._changes
                case .interactive(let curve):
                    let part = min(max(hidden, 0), 1)
                    if part == 0 { return transition(EmptyVisualEffect(), .identity)._changes }
                    return transition(EmptyVisualEffect(), phase)._changes.partial(curve.value(at: part))
                }
            })
    }
}

/// Changes its content's picture by its geometry.
nonisolated struct GeometryChangesModifier: ViewModifier {
    let animation: Animation?
    let changes: (GeometryProxy) -> _VisualChanges
    @State private var shown = _VisualChanges()

    @MainActor func body(content: Content) -> some View {
        // The reader lies outside of the changes, which would move what it reads.
        content
            .applying(shown)
            .background {
                GeometryReader { proxy in
                    // A picture is made of views that nobody sees.
                    Color.clear.modifier(
                        ChangeModifier(changing: changes(proxy), initial: true, isToldUnseen: true) { _, new in
                            if let animation { withAnimation(animation) { shown = new } } else { shown = new }
                        })
                }
            }
    }

    init(animation: Animation?, changes: @escaping (GeometryProxy) -> _VisualChanges) {
        (self.animation, self.changes) = (animation, changes)
    }
}

extension GeometryProxy {
    /// What is seen of the scroll view around, in the container's own terms, and along which axis it moves.
    fileprivate var boundsOfScrollView: (CGRect, Axis)? {
        MainActorAccess.run { () -> MainActorAccess.Carried<(CGRect, Axis)?> in
            guard let node = reader.node else { return MainActorAccess.Carried(nil) }
            node.noteFrameRead()
            var element = node.geometryElement.parent
            while let current = element {
                if let scroll = current as? ScrollElement {
                    let inset = scroll.scrollView.adjustedContentInset
                    let corner = node.geometryElement.point(.zero, inContentOf: scroll)
                    let seen = scroll.visibleRect
                    let rect = CGRect(
                        x: seen.minX + inset.left - corner.x, y: seen.minY + inset.top - corner.y,
                        width: seen.width - inset.left - inset.right, height: seen.height - inset.top - inset.bottom)
                    return MainActorAccess.Carried((rect, scroll.mainAxis))
                }
                element = current.parent
            }
            return MainActorAccess.Carried(nil)
        }.value
    }

    /// The rectangle of a named space in the container's own terms; nil where nothing around has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        if coordinateSpace == .scrollView { return boundsOfScrollView?.0 }
        let space = coordinateSpace.coordinateSpace
        return MainActorAccess.run { reader.node?.bounds(ofNamed: space) }
    }
}

extension GeometryProviding {
    fileprivate func bounds(ofNamed space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space else { return nil }
        noteFrameRead()
        var element = geometryElement.parent
        while let current = element {
            if let named = current as? any CoordinateSpaceElement, named.isNamed(name) {
                let corner = geometryElement.point(.zero, in: current)
                return CGRect(x: -corner.x, y: -corner.y, width: current.size.width, height: current.size.height)
            }
            element = current.parent
        }
        return nil
    }
}
