import CoreGraphics
import Foundation

/// A button dressed by its configuration.
extension UIButton {
    func configurationChanged() {
        if style.configuration == nil {
            parts.background?.removeFromSuperview()
            parts.background = nil
            dropBackdrop()
            parts.subtitle?.removeFromSuperview()
            parts.subtitle = nil
            parts.popUp?.removeFromSuperview()
            parts.popUp = nil
            parts.title?.font = .systemFont(ofSize: isSystem ? 15 : UIFont.buttonFontSize)
        }
        refreshLooks()
        sizeChanged()
    }

    /// A first configuration without a title or an image takes those that were set by state before (DEV-349).
    func fillConfiguration() {
        let (title, image) = (titleOfState, currentImage)
        (style.takenTitle, style.takenImage) = (title, image)
        guard let configuration = style.configuration else { return }
        if configuration.titleText == nil { style.configuration?.titleText = title }
        if configuration.image == nil { style.configuration?.image = image }
    }

    /// A title or an image that is set by state, or that a new state has, takes the place of the configuration's (DEV-349).
    func takeContents() {
        guard style.configuration != nil else { return }
        let (title, image) = (titleOfState, currentImage)
        if title != style.takenTitle {
            style.takenTitle = title
            style.configuration?.titleText = title
        }
        if image != style.takenImage {
            style.takenImage = image
            style.configuration?.image = image
        }
    }

    private var titleOfState: NSAttributedString? {
        currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
    }

    /// Runs the update that `setNeedsUpdateConfiguration()` asked for, once.
    func updateConfigurationIfNeeded() {
        guard style.needsUpdate else { return }
        style.needsUpdate = false
        ObservedReads.recordReads(of: .configuration, by: self, { $0.setNeedsUpdateConfiguration() }) {
            withOwnTraits { updateConfiguration() }
        }
        // A handler that set the configuration asked for no other update.
        style.needsUpdate = false
    }

    /// Puts a configuration into the parts, in the colours of the present state.
    func show(_ configuration: Configuration) {
        let look = configuration.look(for: state, tint: role == .destructive ? .systemRed : tintColor)
        showBackground(configuration, look)

        let hasTitle = configuration.titleText != nil
        if hasTitle || parts.title != nil {
            let label = needTitleLabel()
            let font = configuration.titleFont
            if label.font != font { label.font = font }
            label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
            label.lineBreakMode = configuration.titleLineBreakMode
            label.textAlignment = configuration.textAlignment(
                hasSubtitle: configuration.subtitleText != nil, isRightToLeft: isRightToLeft)
            set(label, configuration.titleText, look.foreground, configuration.titleTextAttributesTransformer)
            label.isHidden = !hasTitle
            if label.alpha != 1 { label.alpha = 1 }
        }
        if configuration.subtitleText != nil || parts.subtitle != nil {
            let label = needSubtitleLabel()
            let font = configuration.subtitleFont
            if label.font != font { label.font = font }
            label.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
            label.lineBreakMode = configuration.subtitleLineBreakMode
            label.textAlignment = configuration.textAlignment(hasSubtitle: true, isRightToLeft: isRightToLeft)
            set(label, configuration.subtitleText, look.foreground, configuration.subtitleTextAttributesTransformer)
            label.isHidden = configuration.subtitleText == nil
        }
        if configuration.image != nil || parts.image != nil {
            let view = needImageView()
            var image = configuration.image
            if let symbols = configuration.preferredSymbolConfigurationForImage {
                image = image?.applyingSymbolConfiguration(symbols) ?? image
            } else if let symbol = image, symbol.isSymbolImage, symbol.configuration == nil {
                image = symbol.withConfiguration(UIImage.SymbolConfiguration(font: configuration.titleFont))
            }
            if view.image != image { view.image = image }
            // The look has the button's dimmed colour where it is to be dimmed.
            view.setFixedTint(look.image)
            view.isHidden = image == nil || configuration.showsActivityIndicator
            if view.alpha != 1 { view.alpha = 1 }
        }
        showActivity(configuration, look)
        showPopUpIndicator(configuration, look)
    }

    private func showPopUpIndicator(_ configuration: Configuration, _ look: Configuration.Look) {
        let isShown =
            switch configuration.indicator {
            case .automatic: isPopUp
            case .popup: true
            case .none: false
            }
        guard isShown || parts.popUp != nil else { return }
        let view = needPopUpIndicator()
        view.isHidden = !isShown
        let symbols = UIImage.SymbolConfiguration(font: configuration.titleFont, scale: .small)
        let image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbols)
        if view.image != image { view.image = image }
        view.setFixedTint(configuration.indicatorColorTransformer?(look.foreground) ?? look.foreground)
    }

    private func showActivity(_ configuration: Configuration, _ look: Configuration.Look) {
        guard configuration.showsActivityIndicator else {
            parts.activity?.stopAnimating()
            return
        }
        let view = needActivityIndicator()
        let color = configuration.activityIndicatorColorTransformer?(look.image) ?? look.image
        if view.color != color { view.color = color }
        if !view.isAnimating { view.startAnimating() }
    }

    private func set(
        _ label: UILabel, _ text: NSAttributedString?, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        guard var text else {
            if label.text != nil { label.text = nil }
            return
        }
        if let transformer { text = transformer.apply(to: text, color: color, font: label.font) }
        if text.isPlain {
            if label.text != text.string { label.text = text.string }
            if label.textColor != color { label.textColor = color }
        } else {
            let colored = text.withStandardColor(color, font: label.font)
            if label.attributedText != colored { label.attributedText = colored }
        }
    }

    private func showBackground(_ configuration: Configuration, _ look: Configuration.Look) {
        let background = configuration.background
        parts.background?.isHidden = background.hasParts
        guard !background.hasParts else { return showBackdrop(configuration, look) }
        dropBackdrop()
        guard look.background != .clear || background.hasOwnLook || parts.background != nil else { return }
        let view = needBackground()
        if view.backgroundColor != look.background { view.backgroundColor = look.background }
        view.layer.borderWidth = background.strokeWidth
        view.layer.borderColor =
            background.strokeWidth > 0 ? background.resolvedStrokeColor(for: tintColor).cgColor : nil
    }

    /// A background with an image, a view, an effect or an outline elsewhere, as cells show it.
    private func showBackdrop(_ configuration: Configuration, _ look: Configuration.Look) {
        var background = configuration.background
        background.backgroundColor = look.background
        // The colour of the state has gone through it.
        background.backgroundColorTransformer = nil
        background.cornerRadius = configuration.cornerRadius(in: backgroundFrame(configuration).size)
        needBackdrop().show(background, tint: tintColor)
    }

    private func dropBackdrop() {
        parts.backdrop?.removeFromSuperview()
        parts.backdrop = nil
    }

    private func backgroundFrame(_ configuration: Configuration) -> CGRect {
        bounds.inset(
            by: configuration.background.backgroundInsets.resolved(
                rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    // MARK: Size and place

    private struct Measured {
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var image = CGSize.zero
        var titlePadding: CGFloat = 0
        var imagePadding: CGFloat = 0
        var indicator = CGSize.zero
        var indicatorPadding: CGFloat = 0

        /// What the chevrons take behind the rest.
        var tail: CGFloat { indicator.width + indicatorPadding }

        /// Title and subtitle, one above the other.
        var texts: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
        }
    }

    private func measure(_ configuration: Configuration, within size: CGSize) -> Measured {
        var measured = Measured()
        if configuration.showsActivityIndicator {
            measured.image = parts.activity?.intrinsicContentSize ?? .zero
        } else if configuration.image != nil {
            measured.image = parts.image?.image?.size ?? .zero
        }
        let hasTexts = configuration.titleText != nil || configuration.subtitleText != nil
        if measured.image != .zero && hasTexts { measured.imagePadding = configuration.imagePadding }
        if let view = parts.popUp, !view.isHidden {
            measured.indicator = view.image?.size ?? .zero
            measured.indicatorPadding = hasTexts || measured.image != .zero ? Metrics.Control.indicatorGap : 0
        }
        let insets = configuration.contentInsets
        var room = size.width - insets.leading - insets.trailing - measured.tail
        if configuration.imageIsBeside { room -= measured.image.width + measured.imagePadding }
        let limit = CGSize(width: max(room, 0), height: .greatestFiniteMagnitude)
        if configuration.titleText != nil, let label = parts.title { measured.title = label.sizeThatFits(limit) }
        if configuration.subtitleText != nil, let label = parts.subtitle {
            measured.subtitle = label.sizeThatFits(limit)
            if configuration.titleText != nil { measured.titlePadding = configuration.titlePadding }
        }
        return measured
    }

    func fittingSize(of configuration: Configuration, within size: CGSize) -> CGSize {
        let measured = measure(configuration, within: size)
        let texts = measured.texts
        let insets = configuration.contentInsets
        let content =
            configuration.imageIsBeside
            ? CGSize(
                width: texts.width + measured.imagePadding + measured.image.width,
                height: max(texts.height, measured.image.height))
            : CGSize(
                width: max(texts.width, measured.image.width),
                height: texts.height + measured.imagePadding + measured.image.height)
        return CGSize(
            width: content.width + measured.tail + insets.leading + insets.trailing,
            height: max(content.height, measured.indicator.height) + insets.top + insets.bottom)
    }

    /// Where the title begins in a button that is `height` high.
    func titleTop(of configuration: Configuration, height: CGFloat) -> CGFloat {
        let measured = measure(configuration, within: CGSize(width: .greatestFiniteMagnitude, height: height))
        let insets = configuration.contentInsets
        let image = configuration.imageIsBeside ? 0 : measured.image.height + measured.imagePadding
        let whole =
            configuration.imageIsBeside
            ? max(measured.texts.height, measured.image.height) : measured.texts.height + image
        let room = height - insets.top - insets.bottom - whole
        let within =
            configuration.imageIsBeside
            ? (whole - measured.texts.height) / 2 : configuration.imagePlacement.contains(.top) ? image : 0
        return insets.top + room * contentVerticalAlignment.shareAbove + within
    }

    func layout(_ configuration: Configuration) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let background = parts.background {
            background.frame = backgroundFrame(configuration)
            let radius = configuration.cornerRadius(in: background.bounds.size)
            if background.layer.cornerRadius != radius { background.layer.cornerRadius = radius }
        }
        if let backdrop = parts.backdrop {
            backdrop.frame = bounds
            backdrop.round(configuration.cornerRadius(in: backgroundFrame(configuration).size))
        }
        let inner = bounds.inset(by: configuration.contentInsets.resolved(rightToLeft: isRightToLeft))
        let measured = measure(configuration, within: bounds.size)
        // Centred, or at one side, with the chevrons as one.
        var content = inner
        content.size.width -= measured.tail
        if isRightToLeft { content.origin.x += measured.tail }
        var texts = measured.texts
        var gap = measured.imagePadding
        let isBeside = configuration.imageIsBeside
        if isBeside {
            texts.width = min(texts.width, max(0, content.width - measured.image.width - gap))
            // One at each edge.
            if contentHorizontalAlignment == .fill, texts.width > 0, measured.image.width > 0 {
                gap = max(gap, content.width - measured.image.width - texts.width)
            }
        }
        let whole =
            isBeside
            ? CGSize(width: texts.width + gap + measured.image.width, height: max(texts.height, measured.image.height))
            : CGSize(width: max(texts.width, measured.image.width), height: texts.height + gap + measured.image.height)
        var origin = content.origin
        switch effectiveContentHorizontalAlignment {
        case .left: break
        case .right: origin.x += content.width - whole.width
        default: origin.x += (content.width - whole.width) / 2
        }
        origin.y += (content.height - whole.height) * contentVerticalAlignment.shareAbove
        parts.popUp?.frame = onPixels(
            CGRect(
                x: isRightToLeft ? origin.x - measured.tail : origin.x + whole.width + measured.indicatorPadding,
                y: inner.midY - measured.indicator.height / 2, width: measured.indicator.width,
                height: measured.indicator.height))

        let place = configuration.imagePlacement
        let isImageFirst: Bool =
            if isBeside { place.contains(.leading) != isRightToLeft } else { place.contains(.top) }
        var imageFrame = CGRect(origin: origin, size: measured.image)
        var textFrame = CGRect(origin: origin, size: texts)
        if isBeside {
            imageFrame.origin.y += (whole.height - measured.image.height) / 2
            textFrame.origin.y += (whole.height - texts.height) / 2
            if isImageFirst {
                textFrame.origin.x += measured.image.width + gap
            } else {
                imageFrame.origin.x += texts.width + gap
            }
        } else {
            imageFrame.origin.x += (whole.width - measured.image.width) / 2
            textFrame.origin.x += (whole.width - texts.width) / 2
            if isImageFirst {
                textFrame.origin.y += measured.image.height + gap
            } else {
                imageFrame.origin.y += texts.height + gap
            }
        }
        parts.image?.frame = onPixels(imageFrame)
        parts.activity?.frame = onPixels(imageFrame)
        if let title = parts.title {
            title.frame = onPixels(
                CGRect(x: textFrame.minX, y: textFrame.minY, width: textFrame.width, height: measured.title.height))
        }
        if let subtitle = parts.subtitle {
            subtitle.frame = onPixels(
                CGRect(
                    x: textFrame.minX, y: textFrame.maxY - measured.subtitle.height, width: textFrame.width,
                    height: measured.subtitle.height))
        }
    }
}

extension NSLineBreakMode {
    /// Whether text goes on in another line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSAttributedString {
    /// Whether there is nothing but characters.
    var isPlain: Bool {
        length == 0
            || attributes(at: 0, effectiveRange: nil).isEmpty
                && {
                    var range = NSRange()
                    _ = attributes(at: 0, effectiveRange: &range)
                    return range.length == length
                }()
    }

    /// The text with a colour and font where it has none of its own.
    func withStandardColor(_ color: UIColor, font: UIFont) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            if attributes[.foregroundColor] == nil { copy.addAttribute(.foregroundColor, value: color, range: range) }
            if attributes[.font] == nil { copy.addAttribute(.font, value: font, range: range) }
        }
        return copy
    }
}
