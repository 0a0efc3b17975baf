import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// Shows a `UIListContentConfiguration`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let textView = UILabel()
    private let secondaryView = UILabel()
    private let imageView = UIImageView()
    private let textGuide = UILayoutGuide()
    private let secondaryGuide = UILayoutGuide()
    private let imageGuide = UILayoutGuide()

    /// A view that shows the configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        build()
    }

    /// A content view from a nib or an archive, with an empty `cell()`; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        build()
    }

    private func build() {
        for view in [imageView, textView, secondaryView] { addSubview(view) }
        preservesSuperviewLayoutMargins = true
        show()
    }

    /// What is shown. A configuration of another kind than `UIListContentConfiguration` is ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != content else { return }
            content = new
            show()
        }
    }

    /// Where the texts and the image are; nil for what isn't shown.
    open var textLayoutGuide: UILayoutGuide? { textView.isHidden ? nil : pinned(textGuide, textView) }
    /// Where the second text is; nil where there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryView.isHidden ? nil : pinned(secondaryGuide, secondaryView)
    }
    /// Where the image is; nil where there is none.
    open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : pinned(imageGuide, imageView) }

    private func pinned(_ guide: UILayoutGuide, _ view: UIView) -> UILayoutGuide {
        if guide.owningView == nil {
            addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        return guide
    }

    private func show() {
        apply(content.textProperties, content.text, content.attributedText, to: textView)
        apply(
            content.secondaryTextProperties, content.secondaryText, content.secondaryAttributedText, to: secondaryView)
        let properties = content.imageProperties
        imageView.isHidden = content.image == nil
        imageView.image = content.image.map { image in
            guard image.isSymbolImage else { return image }
            // As large as the text beside it, which follows the text size.
            let font = content.textProperties.font(for: traitCollection)
            return image.applyingSymbolConfiguration(properties.preferredSymbolConfiguration ?? .init(font: font))
                ?? image
        }
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.isHidden = text == nil && attributed == nil
        label.font = properties.font(for: traitCollection)
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        guard let attributed else { return label.text = text.map(properties.transformed) }
        let shown = NSMutableAttributedString(attributedString: attributed)
        if properties.adjustsFontForContentSizeCategory {
            shown.adaptFonts(in: NSRange(location: 0, length: shown.length), to: traitCollection)
        }
        label.attributedText = shown
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            show()
        }
    }

    // MARK: Layout

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private func margins(_ width: CGFloat) -> NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview {
            let outer = NSDirectionalEdgeInsets(superview.layoutMargins, rightToLeft: isRightToLeft)
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        return margins
    }

    private func imageSize() -> CGSize {
        guard let size = imageView.image?.size else { return .zero }
        let limit = content.imageProperties.maximumSize
        func scale(_ length: CGFloat, _ most: CGFloat) -> CGFloat {
            most > 0 && most < UIListContentConfiguration.ImageProperties.standardDimension && length > most
                ? most / length : 1
        }
        let smaller = min(scale(size.width, limit.width), scale(size.height, limit.height))
        return CGSize(width: size.width * smaller, height: size.height * smaller)
    }

    /// Symbols of different widths have their texts in one line.
    private func imageRoom(_ width: CGFloat) -> CGFloat {
        let reserved = content.imageProperties.reservedLayoutSize.width
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        if reserved > 0, reserved < standard { return reserved }
        guard content.image?.isSymbolImage == true || reserved == standard else { return width }
        return max(UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection), width)
    }

    private func places(width: CGFloat) -> Places {
        var places = Places()
        let margins = margins(width)
        var left = margins.leading
        let right = max(left, width - margins.trailing)
        if !imageView.isHidden {
            let size = imageSize()
            let room = imageRoom(size.width)
            places.image = CGRect(x: left + (room - size.width) / 2, y: 0, width: size.width, height: size.height)
            left += room + content.imageToTextPadding
        }
        let room = max(0, right - left)
        let text = textView.isHidden ? .zero : textView.sizeThatFits(CGSize(width: room, height: 0))
        let second = secondaryView.isHidden ? .zero : secondaryView.sizeThatFits(CGSize(width: room, height: 0))
        let gap = content.textToSecondaryTextHorizontalPadding
        var block: CGFloat = 0
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if content.prefersSideBySideTextAndSecondaryText, !isLarge, second != .zero,
            text.width + gap + second.width <= room
        {
            block = max(text.height, second.height)
            places.text = CGRect(x: left, y: (block - text.height) / 2, width: text.width, height: text.height)
            places.secondary = CGRect(
                x: right - second.width, y: (block - second.height) / 2, width: second.width, height: second.height)
        } else {
            let between = text != .zero && second != .zero ? content.textToSecondaryTextVerticalPadding : 0
            block = text.height + between + second.height
            places.text = CGRect(x: left, y: 0, width: room, height: text.height)
            places.secondary = CGRect(x: left, y: text.height + between, width: room, height: second.height)
        }
        let reserved = content.imageProperties.reservedLayoutSize.height
        let isReserved =
            !imageView.isHidden && reserved < UIListContentConfiguration.ImageProperties.standardDimension
        let inner = max(block, places.image.height, isReserved ? reserved : 0)
        places.height = margins.top + inner + margins.bottom
        return places
    }

    /// The whole width that is offered, and where it has no end, what image and texts take in one line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width < .greatestFiniteMagnitude ? size.width : naturalWidth
        return CGSize(width: width, height: places(width: width).height)
    }

    private var naturalWidth: CGFloat {
        let endless = CGSize(width: 10000, height: 0)
        let margins = margins(endless.width)
        let image = imageView.isHidden ? 0 : imageRoom(imageSize().width) + content.imageToTextPadding
        let text = textView.isHidden ? 0 : textView.sizeThatFits(endless).width
        let second = secondaryView.isHidden ? 0 : secondaryView.sizeThatFits(endless).width
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isInLine = content.prefersSideBySideTextAndSecondaryText && !isLarge && second > 0
        let block = isInLine ? text + content.textToSecondaryTextHorizontalPadding + second : max(text, second)
        return margins.leading + image + block.rounded(.up) + margins.trailing
    }

    @_spi(Portico) open override func height(forLayoutWidth width: CGFloat) -> CGFloat? { places(width: width).height }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: places(width: bounds.width > 0 ? bounds.width : 10000).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width)
        let margins = margins(bounds.width)
        let scale = max(1, contentScaleFactor)
        let room = bounds.height - margins.top - margins.bottom
        let block = max(places.text.maxY, places.secondary.maxY)
        let top = margins.top + ((room - block) / 2 * scale).rounded() / scale
        textView.frame = mirrored(places.text.offsetBy(dx: 0, dy: top))
        secondaryView.frame = mirrored(places.secondary.offsetBy(dx: 0, dy: top))
        let imageTop = margins.top + ((room - places.image.height) / 2 * scale).rounded() / scale
        imageView.frame = mirrored(places.image.offsetBy(dx: 0, dy: imageTop))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// Where the text begins, for the separator below: from the leading edge.
    final var textInset: CGFloat { places(width: bounds.width).text.minX }

    /// What is read of it.
    final var spokenText: [String] {
        [textView, secondaryView].filter { !$0.isHidden }.compactMap { $0.attributedText?.string ?? $0.text }
    }
}
