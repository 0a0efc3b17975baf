import CoreGraphics
import Foundation

/// Contents by state: what is shown now, and how it looks.
extension UIButton {
    var isSystem: Bool { buttonType != .custom }

    /// The colour of a state for which none was set.
    func standardTitleColor(for state: State) -> UIColor? {
        switch state {
        case .normal: isSystem ? tintColor : .white
        case .disabled where isSystem: .tertiaryLabel
        default: nil
        }
    }

    var resolvedTitleColor: UIColor {
        let state = state
        return contents[state].titleColor
            ?? (state.contains(.disabled) && contents[.normal].titleColor == nil
                ? standardTitleColor(for: .disabled) : nil)
            ?? contents[.normal].titleColor ?? standardTitleColor(for: .normal) ?? .white
    }

    /// Something that is shown was set: show it, and let the size be asked for again.
    func refresh() {
        takeContents()
        refreshLooks()
        sizeChanged()
    }

    func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func stateChanged() {
        if style.configuration != nil {
            takeContents()
            if automaticallyUpdatesConfiguration || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
            refreshLooks()
            return
        }
        let before = (parts.title?.text, parts.image?.image)
        refreshLooks()
        if before.0 != parts.title?.text || before.1 !== parts.image?.image { sizeChanged() }
    }

    /// Puts the present state's contents into the parts. Setting what a part already shows costs nothing there.
    func refreshLooks() {
        if let configuration = style.configuration {
            show(configuration)
            return
        }
        showTitle()
        showImage()
        showBackgroundImage()
        let fade: CGFloat = isSystem && isHighlighted ? 0.2 : 1
        if parts.title?.alpha != fade { parts.title?.alpha = fade }
    }

    private func showTitle() {
        if let attributed = currentAttributedTitle {
            let label = needTitleLabel()
            if label.attributedText != attributed { label.attributedText = attributed }
        } else if currentTitle != nil || parts.title != nil {
            let label = needTitleLabel()
            if label.text != currentTitle { label.text = currentTitle }
            let color = resolvedTitleColor
            if label.textColor != color { label.textColor = color }
        }
        if let label = parts.title, label.shadowColor != currentTitleShadowColor {
            label.shadowColor = currentTitleShadowColor
        }
    }

    private func showImage() {
        let image = currentImage
        guard image != nil || parts.image != nil else { return }
        let view = needImageView()
        var shown = image
        if let image, let symbols = currentPreferredSymbolConfiguration {
            shown = image.applyingSymbolConfiguration(symbols) ?? image
        }
        if let image = shown, isSystem, image.renderingMode == .automatic, !image.showsAsTemplate,
            !image.hasSymbolColors
        {
            shown = image.withRenderingMode(.alwaysTemplate)
        }
        if let image = shown, !isSystem, isHighlighted, adjustsImageWhenHighlighted,
            contents[state].image == nil
        {
            shown = image.darkened
        }
        if view.image != shown { view.image = shown }
        let fade: CGFloat =
            if isSystem && isHighlighted {
                0.2
            } else if !isEnabled && adjustsImageWhenDisabled
                && contents[state].image == nil
            { 0.5 } else { 1 }
        if view.alpha != fade { view.alpha = fade }
    }

    private func showBackgroundImage() {
        guard currentBackgroundImage != nil || parts.backgroundImage != nil else { return }
        let view = needBackgroundImageView()
        if view.image !== currentBackgroundImage { view.image = currentBackgroundImage }
    }
}

extension UIImage {
    /// The cross on a grey disc of 30 points that closes sheets, whatever the tint colour (DEV-725).
    static var closeMark: UIImage? {
        let size = SymbolConfiguration(pointSize: 25, weight: .semibold)
        let colors = SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
        return UIImage(systemName: "xmark.circle.fill", withConfiguration: size.applying(colors))
    }

    /// The image with half as much light: how a custom button shows that a finger is on it.
    var darkened: UIImage {
        guard !showsAsTemplate, size.width > 0, size.height > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: bounds)
            UIColor(white: 0, alpha: 0.5).setFill()
            context.fill(bounds, blendMode: .sourceAtop)
        }
    }
}
