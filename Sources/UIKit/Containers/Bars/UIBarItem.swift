import CoreGraphics
import Foundation

/// What a button of a navigation bar and a tab of a tab bar have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
    var changed: () -> Void = {}
    /// What appearance proxies set.
    var givenAppearance: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Called when the nib that the item comes from has connected all its objects. Does nothing by itself.
    open func awakeFromNib() {}

    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        tag = coder.decodeInteger(forKey: "UITag")
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        super.init()
        Self.nibItemProperties.read(self, coder)
    }

    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        coder.encode(tag, forKey: "UITag")
        coder.encode(!isEnabled, forKey: "UIDisabled")
    }

    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    /// A name for tests, which no person sees.
    open var accessibilityIdentifier: String? {
        get { AccessibilityProperties.associated(with: self)?.identifier }
        set {
            AccessibilityProperties.needed(by: self).identifier = newValue
            changed()
        }
    }
    open var accessibilityLabel: String? {
        get { AccessibilityProperties.associated(with: self)?.label.plain }
        set {
            AccessibilityProperties.needed(by: self).label.plain = newValue
            changed()
        }
    }
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    @available(*, deprecated, message: "Use black, and isTranslucent of the bar")
    case blackTranslucent = 2

    @available(*, deprecated, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }
    /// Either of the dark ones.
    var isBlack: Bool { rawValue != 0 }
}

public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

extension UIBarItem: @preconcurrency UIAccessibilityIdentification {}

extension StandardAccessibility {
    /// A button of a bar: what its item says goes first.
    @MainActor init(item: UIBarItem, title: String?) {
        self.init(
            isElement: true, label: item.accessibilityLabel ?? title, hint: item.accessibilityHint,
            value: item.accessibilityValue, traits: item.accessibilityTraits.union(.button))
        if !item.isEnabled { traits.insert(.notEnabled) }
    }
}
