import CoreGraphics

/// The states of the two sides of a line between segments.
struct DividerStates: Hashable {
    var left: UIControl.State
    var right: UIControl.State
}

extension [UIControl.State: UIImage] {
    /// The image for a state, or else the normal one.
    func shown(_ state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}

/// What a stepper's parts look like, in its own looks or with an app's images.
///
/// - From: `UIStepper`
@MainActor final class StepperLooks {
    struct Images {
        var background: [UIControl.State: UIImage] = [:]
        var divider: [DividerStates: UIImage] = [:]
        var increment: [UIControl.State: UIImage] = [:]
        var decrement: [UIControl.State: UIImage] = [:]
    }

    private(set) var images = Images()
    private let minus = UIImageView(frame: .zero), plus = UIImageView(frame: .zero)
    private let divider = UIImageView(frame: .zero), pressShade = UIView(frame: .zero)
    private let backgrounds = [UIImageView(frame: .zero), UIImageView(frame: .zero)]

    func build(in stepper: UIStepper) {
        stepper.layer.cornerRadius = 8
        pressShade.backgroundColor = .secondarySystemFill
        pressShade.layer.cornerRadius = 8
        for part in backgrounds + [pressShade, divider, minus, plus] {
            part.isUserInteractionEnabled = false
            part.setFixedTint(.label)
            stepper.addSubview(part)
        }
        for half in backgrounds { half.clipsToBounds = true }
        show(stepper, 0)
    }

    func set<Key: Hashable>(
        _ part: WritableKeyPath<Images, [Key: UIImage]>, _ image: UIImage?, for key: Key, of stepper: UIStepper
    ) {
        images[keyPath: part][key] = image
        show(stepper, 0)
        stepper.setNeedsLayout()
    }

    private func state(_ way: Int, _ pressed: Int, _ stepper: UIStepper) -> UIControl.State {
        !stepper.isEnabled || !stepper.canStep(way) ? .disabled : pressed == way ? .highlighted : .normal
    }

    func show(_ stepper: UIStepper, _ pressed: Int) {
        let (below, above) = (state(-1, pressed, stepper), state(1, pressed, stepper))
        func show(
            _ view: UIImageView, _ own: [UIControl.State: UIImage], orSymbol name: String, for state: UIControl.State
        ) {
            let image = own.shown(state) ?? UIImage(systemName: name)
            if view.image != image { view.image = image }
            // An image of its own for the state says enough.
            view.alpha = state == .disabled && own[.disabled] == nil ? 0.3 : 1
        }
        show(minus, images.decrement, orSymbol: "minus", for: below)
        show(plus, images.increment, orSymbol: "plus", for: above)
        let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides = isMirrored ? [above, below] : [below, above]
        for (view, state) in zip(backgrounds, sides) { view.image = images.background.shown(state) }
        let hasImages = !images.background.isEmpty
        stepper.backgroundColor = hasImages ? nil : .tertiarySystemFill
        divider.image =
            images.divider[DividerStates(left: sides[0], right: sides[1])]
            ?? images.divider[DividerStates(left: .normal, right: .normal)]
        divider.backgroundColor = divider.image == nil && !hasImages ? .separator : nil
        pressShade.isHidden = pressed == 0 || hasImages
        placeShade(in: stepper, pressed)
    }

    private func placeShade(in stepper: UIStepper, _ pressed: Int) {
        guard pressed != 0 else { return }
        let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half = stepper.bounds.width / 2
        pressShade.frame = CGRect(
            x: (pressed < 0) == isMirrored ? half : 0, y: 0, width: half, height: stepper.bounds.height)
    }

    func place(in stepper: UIStepper, _ pressed: Int) {
        let bounds = stepper.bounds, half = bounds.width / 2
        let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, isFirst) in [(minus, !isMirrored), (plus, isMirrored)] {
            view.bounds.size = view.image?.size ?? .zero
            view.center = CGPoint(x: isFirst ? half / 2 : half * 1.5, y: bounds.midY)
        }
        for (index, view) in backgrounds.enumerated() {
            view.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: bounds.height)
        }
        let width = divider.image?.size.width ?? 1
        divider.frame =
            divider.image == nil
            ? CGRect(x: half - 0.5, y: 6, width: 1, height: bounds.height - 12)
            : CGRect(x: half - width / 2, y: 0, width: width, height: bounds.height)
        placeShade(in: stepper, pressed)
    }
}
