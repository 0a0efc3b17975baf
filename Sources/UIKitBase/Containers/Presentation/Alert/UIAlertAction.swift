import Foundation

/// One choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// What kind of choice it is, which decides its look and its place.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it was; at most one of an alert.
        case cancel = 1
        /// May delete or change data.
        case destructive = 2
    }

    /// What the action's button says.
    public private(set) var title: String?
    /// What kind of choice it is. `default` by default.
    public private(set) var style = Style.default
    /// Whether the action can be chosen. True by default; it can be changed while the alert is shown.
    open var isEnabled = true { didSet { changed() } }
    final var handler: ((UIAlertAction) -> Void)?
    // By key alone (DEV-858).
    package final var titleTextColor: UIColor? { didSet { changed() } }
    package var image: UIImage? { didSet { changed() } }
    var changed: () -> Void = {}

    public override init() {
        super.init()
    }

    /// - Parameter handler: runs when the alert has gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// An action with the same title, style and handler, of no alert.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIAlertAction(title: title, style: style, handler: handler)
        made.isEnabled = isEnabled
        (made.titleTextColor, made.image) = (titleTextColor, image)
        return made
    }
}

extension UIAlertAction: @preconcurrency UIAccessibilityIdentification {
    /// A name that tests find the action by; no person sees it. Nil unless it is set.
    public var accessibilityIdentifier: String? {
        get { AccessibilityProperties.associated(with: self)?.identifier }
        set { AccessibilityProperties.needed(by: self).identifier = newValue }
    }
}
