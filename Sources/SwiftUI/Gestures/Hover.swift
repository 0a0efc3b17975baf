import UIKit

/// Where a pointer is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a point of the space that was asked for.
    case active(CGPoint)
    /// Not over the view any more.
    case ended
}

/// What a pointer over a view does to its looks. Kept: views look the same (DEV-1005).
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// Hears of a pointer over its child.
nonisolated struct HoverModifier: ElementModifier {
    typealias Body = Never
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: HoverView())
    }
    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        guard let view = element.effectView as? HoverView else { return }
        view.action = action
        view.isInWindowSpace = space == .global
    }
}

/// A view with a recogniser of pointers.
final class HoverView: PassthroughView {
    var action: ((HoverPhase) -> Void)?
    var isInWindowSpace = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        let recognizer = UIHoverGestureRecognizer(target: nil, action: nil)
        recognizer.addHandler { [weak self] recognizer in self?.pointerMoved(recognizer) }
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    private func pointerMoved(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: action?(.active(recognizer.location(in: isInWindowSpace ? nil : self)))
        case .ended, .cancelled, .failed: action?(.ended)
        default: break
        }
    }
}

/// Tells only that a pointer comes and goes.
private final class HoverMemory {
    var isOver = false
}

extension View {
    /// Calls the action when a pointer comes over the view and when it goes.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        let memory = MainActorAccess.Carried(HoverMemory())
        return modifier(
            HoverModifier(space: .local) { phase in
                let isOver = phase != .ended
                guard isOver != memory.value.isOver else { return }
                memory.value.isOver = isOver
                action(isOver)
            })
    }

    /// Calls the action for each place of a pointer over the view, and when it goes.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action)) }

    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Sets the effect of what a pointer is over in the view. There is none here (DEV-1352).
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Says more about the view, for accessibility.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(text)
    }
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
}
