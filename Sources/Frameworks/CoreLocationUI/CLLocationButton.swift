import CoreLocation
import UIKit

/// The picture of a location button.
public enum CLLocationButtonIcon: Int, Sendable {
    case none = 0
    case arrowFilled = 1
    case arrowOutline = 2

    package var symbol: String? {
        switch self {
        case .none: nil
        case .arrowFilled: "location.fill"
        case .arrowOutline: "location"
        }
    }
}

/// The text of a location button.
public enum CLLocationButtonLabel: Int, Sendable {
    case none = 0
    case currentLocation = 1
    case sendCurrentLocation = 2
    case sendMyCurrentLocation = 3
    case shareCurrentLocation = 4
    case shareMyCurrentLocation = 5

    package var text: String? {
        switch self {
        case .none: nil
        case .currentLocation: "Current Location"
        case .sendCurrentLocation: "Send Current Location"
        case .sendMyCurrentLocation: "Send My Current Location"
        case .shareCurrentLocation: "Share Current Location"
        case .shareMyCurrentLocation: "Share My Current Location"
        }
    }
}

/// A button of the system's with which a person lets the app know once where the device is; the app needs no other permission.
///
/// A touch asks the person, unless the app may know already, and then sends `touchUpInside` as any button does (DEV-1381).
@preconcurrency @MainActor
open class CLLocationButton: UIControl {
    /// The picture; a filled arrow at first.
    open var icon = CLLocationButtonIcon.arrowFilled { didSet { showLooks() } }
    /// The text; "Current Location" at first.
    open var label = CLLocationButtonLabel.currentLocation { didSet { showLooks() } }
    /// The size of the text, 0 for that of the system's; 0 at first.
    open var fontSize: CGFloat = 0 { didSet { showLooks() } }
    /// The radius of the corners; 6 at first.
    open var cornerRadius: CGFloat = 6 { didSet { showLooks() } }

    private let picture = UIImageView(), text = UILabel()
    private static let inset: CGFloat = 12, spacing: CGFloat = 6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpViews()
    }

    /// A button as it is at first; what an archive says of its looks isn't read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpViews()
    }

    private func setUpViews() {
        backgroundColor = .systemBlue
        tintColor = .white
        for part in [picture, text] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        // The first one to hear of a touch is the system.
        addAction(UIAction { _ in CLLocationManager.askOnce() }, for: .touchUpInside)
        showLooks()
    }

    private func showLooks() {
        let font = UIFont.systemFont(ofSize: fontSize > 0 ? fontSize : 17, weight: .medium)
        text.font = font
        text.text = label.text
        picture.image = icon.symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(font: font))
        }
        layer.cornerRadius = cornerRadius
        accessibilityLabel = label.text ?? "Current Location"
        tintColorDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        (text.textColor, picture.tintColor) = (tintColor, tintColor)
    }

    private var sizes: (picture: CGSize, text: CGSize, gap: CGFloat) {
        let (first, second) = (picture.image?.size ?? .zero, label.text == nil ? .zero : text.intrinsicContentSize)
        return (first, second, first.width > 0 && second.width > 0 ? Self.spacing : 0)
    }

    open override var intrinsicContentSize: CGSize {
        let sizes = sizes
        return CGSize(
            width: (sizes.picture.width + sizes.gap + sizes.text.width + Self.inset * 2).rounded(.up),
            height: (max(sizes.picture.height, sizes.text.height) + Self.inset * 2).rounded(.up))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let sizes = sizes
        let width = min(sizes.text.width, max(0, bounds.width - sizes.picture.width - sizes.gap))
        let start = (bounds.width - sizes.picture.width - sizes.gap - width) / 2
        picture.frame = CGRect(
            x: start, y: (bounds.height - sizes.picture.height) / 2, width: sizes.picture.width,
            height: sizes.picture.height)
        text.frame = CGRect(
            x: picture.frame.maxX + sizes.gap, y: (bounds.height - sizes.text.height) / 2, width: width,
            height: sizes.text.height)
    }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
