import CoreGraphics
import Foundation

/// Shows a `UIContentUnavailableConfiguration`, in the middle of its height; what is higher scrolls.
///
/// - From: `UIViewController.contentUnavailableConfiguration`, or an app
/// - To: `UILabel`, `UIButton`
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    /// Texts aren't wider than this, in points (DEV-602).
    private static let widest: CGFloat = 420
    /// The point size of a symbol.
    private static let symbolSize: CGFloat = 48

    private var content: UIContentUnavailableConfiguration
    private let background = ConfigurationBackground()
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let activity = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let sublabel = UILabel()
    private var buttons: [UIButton] = []

    /// Makes a view of no size that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        build()
    }

    /// Makes a view with an empty configuration; set `configuration` afterwards.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        build()
    }

    private func build() {
        addSubview(background)
        addSubview(scroll)
        scroll.contentInsetAdjustmentBehavior = .never
        for view in [picture, activity, label, sublabel] { scroll.addSubview(view) }
        show()
    }

    /// What is shown, a `UIContentUnavailableConfiguration`; another kind is ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
            content = new
            show()
        }
    }

    /// Whether contents that are higher than the view scroll.
    open var isScrollEnabled = true { didSet { setNeedsLayout() } }

    // MARK: Looks

    private func show() {
        background.show(content.background, tint: tintColor)
        showPicture()
        activity.isHidden = !content.isLoading
        if content.isLoading { activity.startAnimating() } else { activity.stopAnimating() }
        show(content.text, content.attributedText, content.textProperties, in: label)
        label.accessibilityTraits = [.staticText, .header]
        show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: sublabel)
        for button in buttons { button.removeFromSuperview() }
        buttons = [
            (content.button, content.buttonProperties), (content.secondaryButton, content.secondaryButtonProperties),
        ].compactMap(makeButton)
        setNeedsLayout()
    }

    private func showPicture() {
        let properties = content.imageProperties
        picture.isHidden = content.image == nil
        let symbols = properties.preferredSymbolConfiguration ?? .init(pointSize: Self.symbolSize)
        picture.image = content.image.map { $0.isSymbolImage ? $0.applyingSymbolConfiguration(symbols) ?? $0 : $0 }
        // The grey of a picture without a colour is no tint, which would be dimmed.
        picture.setTint(properties.tintColor, orFixed: .secondaryLabel)
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.isHidden = text == nil && attributed == nil
        label.font = properties.font
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.textAlignment = content.alignment == .center ? .center : .natural
    }

    private func makeButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard configuration.titleText != nil || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        scroll.addSubview(button)
        return button
    }

    // MARK: Layout

    private func pictureSize(within width: CGFloat) -> CGSize {
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = content.imageProperties.maximumSize
        let scale = min(
            1, width / size.width, most.width > 0 ? most.width / size.width : 1,
            most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// What is shown, from above, with its size and the distance to what is above it.
    private func rows(within width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var rows: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        func add(_ view: UIView, _ size: CGSize, _ gap: CGFloat) {
            guard !view.isHidden else { return }
            rows.append((view, CGSize(width: min(size.width, width), height: size.height), rows.isEmpty ? 0 : gap))
        }
        if content.isLoading {
            add(activity, activity.intrinsicContentSize, 0)
        } else {
            add(picture, pictureSize(within: width), 0)
        }
        let hasText = !label.isHidden
        add(label, label.sizeThatFits(limit), content.imageToTextPadding)
        add(
            sublabel, sublabel.sizeThatFits(limit),
            hasText ? content.textToSecondaryTextPadding : content.imageToTextPadding)
        for (index, button) in buttons.enumerated() {
            add(
                button, button.sizeThatFits(limit),
                index == 0 ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
        }
        return rows
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard let superview else { return margins }
        let outer = NSDirectionalEdgeInsets(superview.layoutMargins, rightToLeft: isRightToLeft)
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        scroll.frame = bounds
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: margins.resolved(rightToLeft: isRightToLeft))
        let width = max(0, min(room.width, Self.widest))
        let rows = rows(within: width)
        let height = rows.reduce(0) { $0 + $1.gap + $1.size.height }
        var y = max(room.minY, room.midY - height / 2)
        for row in rows {
            y += row.gap
            let x: CGFloat =
                content.alignment == .center
                ? room.midX - row.size.width / 2 : isRightToLeft ? room.maxX - row.size.width : room.minX
            row.view.frame = onPixels(CGRect(origin: CGPoint(x: x, y: y), size: row.size))
            y += row.size.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y + bounds.height - room.maxY)
        scroll.isScrollEnabled = isScrollEnabled && height > room.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let rows = rows(within: max(0, min(size.width - margins.leading - margins.trailing, Self.widest)))
        return CGSize(
            width: (rows.map(\.size.width).max() ?? 0) + margins.leading + margins.trailing,
            height: rows.reduce(margins.top + margins.bottom) { $0 + $1.gap + $1.size.height })
    }
}
