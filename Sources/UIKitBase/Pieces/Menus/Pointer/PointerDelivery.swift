import CoreGraphics
import Foundation
import PorticoHost

/// Which region the pointer is in: one at most, that of the innermost view that has one.
///
/// - From: `HoverDelivery`
/// - To: `UIPointerInteraction`, `PointerEffect`, `AppMessage.pointer`
@MainActor final class PointerDelivery {
    @InSession private(set) static var shared = PointerDelivery()

    private struct Place {
        weak var interaction: UIPointerInteraction?
        var region: UIPointerRegion
        var effect: PointerEffect?
    }

    private var current: Place?
    /// What the host was told last.
    private(set) var shape = PointerShape.arrow

    /// The pointer is over `view`, or over nothing.
    func move(over view: UIView?, at point: CGPoint, modifiers: UIKeyModifierFlags) {
        let found = place(over: view, at: point, modifiers: modifiers)
        if let current, let found, current.interaction === found.interaction, current.region.isEqual(found.region) {
            return
        }
        exit()
        guard let found, let interaction = found.interaction else { return show(standard(over: view)) }
        enter(interaction, found.region)
    }

    /// The interaction has no view any more, or is off.
    func leave(_ interaction: UIPointerInteraction) {
        guard current?.interaction === interaction else { return }
        exit()
        show(.arrow)
    }

    func refresh(_ interaction: UIPointerInteraction) {
        guard let place = current, place.interaction === interaction else { return }
        place.effect?.end(animated: true)
        current?.effect = nil
        style(interaction, place.region)
    }

    private func place(over view: UIView?, at point: CGPoint, modifiers: UIKeyModifierFlags) -> Place? {
        var view = view
        while let here = view {
            for case let interaction as UIPointerInteraction in here.interactions where interaction.isEnabled {
                let place = here.convert(point, from: nil)
                let all = UIPointerRegion(rect: here.bounds)
                let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
                var region: UIPointerRegion? = all
                if let delegate = interaction.delegate {
                    let asked: UIPointerRegion?? = OptionalCall.call(
                        .event, delegate, "pointerInteraction:regionForRequest:defaultRegion:"
                    ) { delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: all) }
                    if case .some(let answer) = asked { region = answer }
                }
                if let region { return Place(interaction: interaction, region: region) }
            }
            view = here.superview
        }
        return nil
    }

    private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        current = Place(interaction: interaction, region: region)
        run(interaction, "pointerInteraction:willEnterRegion:animator:") {
            $0.pointerInteraction(interaction, willEnter: region, animator: $1)
        }
        // Who hears of it may have taken it away.
        guard current?.interaction === interaction else { return }
        style(interaction, region)
    }

    private func style(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        let style = interaction.delegate.flatMap { delegate in
            OptionalCall.call(.event, delegate, "pointerInteraction:styleForRegion:") {
                delegate.pointerInteraction(interaction, styleFor: region)
            } ?? nil
        }
        guard let style else { return show(.arrow) }
        switch style.kind {
        case .system: show(.arrow)
        case .hidden: show(.hidden)
        case .shape(let shape, _): show(Self.hostShape(shape))
        case .effect(let effect, let shape):
            let made = PointerEffect(effect, shape: shape)
            current?.effect = made
            made.begin()
            show(made.hidesPointer ? .hidden : shape.map(Self.hostShape) ?? .arrow)
        }
    }

    private func exit() {
        guard let place = current else { return }
        current = nil
        place.effect?.end(animated: true)
        guard let interaction = place.interaction else { return }
        run(interaction, "pointerInteraction:willExitRegion:animator:") {
            $0.pointerInteraction(interaction, willExit: place.region, animator: $1)
        }
    }

    private func run(
        _ interaction: UIPointerInteraction, _ selector: StaticString,
        _ tell: (any UIPointerInteractionDelegate, PointerAnimator) -> Void
    ) {
        guard let delegate = interaction.delegate else { return }
        let animator = PointerAnimator()
        OptionalCall.call(.event, delegate, selector) { tell(delegate, animator) }
        animator.run()
    }

    // MARK: The host's pointer

    private static func hostShape(_ shape: UIPointerShape) -> PointerShape {
        switch shape {
        case .verticalBeam: .verticalBeam
        case .horizontalBeam: .horizontalBeam
        case .path, .roundedRect: .arrow
        }
    }

    /// Without an interaction: over text that can be edited the pointer is a beam.
    private func standard(over view: UIView?) -> PointerShape {
        var view = view
        while let here = view {
            if let field = here as? UITextField { return field.isEnabled ? .verticalBeam : .arrow }
            if let text = here as? UITextView { return text.isSelectable ? .verticalBeam : .arrow }
            if here is UIControl { return .arrow }
            view = here.superview
        }
        return .arrow
    }

    private func show(_ shape: PointerShape) {
        guard shape != self.shape else { return }
        self.shape = shape
        Above.application.tellShell?(.pointer(shape))
    }
}

/// What the app animates as the pointer comes and goes.
@MainActor final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: PointerEffect.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for block in animations { block() } },
            completion: { finished in for block in completions { block(finished) } })
    }
}
