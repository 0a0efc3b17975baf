import Foundation

extension UIButton.Configuration {
    /// The colours of one state.
    struct Look {
        var foreground: UIColor
        var image: UIColor
        var background: UIColor
    }

    func look(for state: UIControl.State, tint: UIColor) -> Look {
        let isDisabled = state.contains(.disabled)
        let isHighlighted = state.contains(.highlighted) && !isDisabled
        let isSelected = state.contains(.selected) && automaticallyUpdateForSelection && !isDisabled

        var foreground: UIColor
        var back: UIColor
        switch base {
        case .plain:
            foreground = baseForegroundColor ?? tint
            back = baseBackgroundColor ?? .clear
            if isSelected && baseBackgroundColor == nil { back = tint.withAlphaComponent(0.18) }
        case .gray:
            foreground = baseForegroundColor ?? tint
            back = baseBackgroundColor ?? .secondarySystemFill
            if isSelected && baseBackgroundColor == nil { back = tint.withAlphaComponent(0.18) }
        case .tinted:
            foreground = baseForegroundColor ?? tint
            back = (baseBackgroundColor ?? tint).withAlphaComponent(isSelected ? 0.36 : 0.18)
        case .filled:
            foreground = baseForegroundColor ?? .white
            back = baseBackgroundColor ?? tint
        }
        if let own = background.backgroundColor { back = own }
        if isDisabled {
            foreground = .tertiaryLabel
            if base != .plain { back = .tertiarySystemFill }
        } else if isHighlighted {
            foreground = foreground.fading(to: base == .filled ? 1 : 0.75)
            back = back.fading(to: base == .plain ? 1 : 0.75)
        }
        if let transform = background.backgroundColorTransformer { back = transform(back) }
        let image = imageColorTransformer.map { $0(foreground) } ?? foreground
        return Look(foreground: foreground, image: image, background: back)
    }
}

extension UIColor {
    /// The colour with part of its alpha.
    func fading(to share: CGFloat) -> UIColor {
        share == 1 ? self : withAlphaComponent(cgColor.alpha * share)
    }
}
