import CoreGraphics
import Foundation

/// What a button of a navigation bar and a tab of a tab bar have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
    var changed: () -> Void = {}
    /// What shows it in a bar, as long as it is in one.
    package final weak var shownView: UIView?
    /// What appearance proxies set.
    final var givenAppearance: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Called when the nib that the item comes from has connected all its objects. Does nothing by itself.
    open func awakeFromNib() {}

    /// Makes an item from a nib or an archive.
    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        tag = coder.decodeInteger(forKey: "UITag")
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        super.init()
        Self.nibItemProperties.read(self, coder)
    }

    /// Writes title, tag and whether the item can be used.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        coder.encode(tag, forKey: "UITag")
        coder.encode(!isEnabled, forKey: "UIDisabled")
    }

    /// What the item is called; nil, the default, for a picture alone.
    open var title: String? { didSet { if oldValue != title { changed() } } }
    /// The item's picture; nil by default. It is a template in the tint colour, unless it says otherwise.
    open var image: UIImage? { didSet { if oldValue !== image { changed() } } }
    /// The picture that tabs have on a phone in landscape; nil, the default: `image`.
    open var landscapeImagePhone: UIImage?
    /// The picture that a large content viewer shows; nil, the default, is `image`.
    open var largeContentSizeImage: UIImage?
    /// How far a tab's picture keeps from its place, in points; negative values make room beyond it. Zero by default.
    open var imageInsets = UIEdgeInsets.zero
    /// The same as `imageInsets`, for the picture on a phone in landscape.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The same as `imageInsets`, in a large content viewer. Kept: the picture stands in the middle there (DEV-1205).
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether the item can be used. True by default.
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed() } } }
    /// A number of the app's own, to tell items apart. 0 by default.
    open var tag = 0
    /// A name for tests, which no person sees.
    open var accessibilityIdentifier: String? {
        get { AccessibilityProperties.associated(with: self)?.identifier }
        set {
            AccessibilityProperties.needed(by: self).identifier = newValue
            changed()
        }
    }
    /// What VoiceOver and UI tests call the item; nil, the default: its title.
    open var accessibilityLabel: String? {
        get { AccessibilityProperties.associated(with: self)?.label.plain }
        set {
            AccessibilityProperties.needed(by: self).label.plain = newValue
            changed()
        }
    }
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets font, colour and what else attributes say of the title in a state; nil for the bar's own.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// The attributes that were set for the title in a state; nil without any.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

/// The colours of a bar where no appearance was set.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    @available(*, deprecated, message: "Use black, and isTranslucent of the bar")
    case blackTranslucent = 2

    /// The old name of `black`.
    @available(*, deprecated, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }
    /// Either of the dark ones.
    var isBlack: Bool { rawValue != 0 }
}

/// At which edge of the screen or of its surroundings a bar stands.
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
            isElement: true, label: item.accessibilityLabel ?? title ?? item.image?.accessibilityLabel,
            hint: item.accessibilityHint,
            value: item.accessibilityValue, traits: item.accessibilityTraits.union(.button))
        if !item.isEnabled { traits.insert(.notEnabled) }
    }
}
