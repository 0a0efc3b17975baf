import Foundation

/// A group of menu entries: a menu of its own, or a section of another menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// What a menu is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown within the menu above it.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shown as a section of the menu above.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// Shown in the colour of what destroys something.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// At most one entry is on.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// Shown as a row of pictures, whose names are not written.
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// How large the entries of a menu are, and so how many stand side by side.
    public enum ElementSize: Int, Sendable {
        /// Up to four side by side, pictures only.
        case small
        /// Up to three side by side, each a picture above its name.
        case medium
        /// One below the other.
        case large
        case automatic = -1
    }

    /// What the menu is known by; one of its own where none was given.
    public let identifier: Identifier
    /// How the menu is shown within the menu above. Empty by default.
    public let options: Options
    /// The entries: actions, commands and menus, in order.
    public let children: [UIMenuElement]
    /// How the entries of this menu are laid out where it is a menu of its own or a section. Large to begin with.
    open var preferredElementSize: ElementSize = .large
    /// How many lines the entries' titles take; nil, the default, leaves it to the menu around, and to the system. It is copied.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { ownPreferences }
        set { ownPreferences = newValue?.copy(with: nil) as? UIMenuDisplayPreferences }
    }
    private var ownPreferences: UIMenuDisplayPreferences?

    /// Makes a menu without a subtitle, with large entries.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            storedTitle: title, subtitle: nil, image: image, identifier: identifier, options: options,
            children: children)
    }

    /// Makes a menu with a subtitle below its title, with large entries.
    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: children)
    }

    /// Makes a menu whose entries have a size of choice.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: children)
        self.preferredElementSize = preferredElementSize
    }

    private dynamic init(
        storedTitle: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
        children: [UIMenuElement]
    ) {
        self.identifier = identifier ?? Identifier("com.apple.UIKit.dynamicMenu-\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: storedTitle, subtitle: subtitle, image: image)
    }

    /// Reads what `encode(with:)` writes.
    public required init?(coder: NSCoder) {
        let name = coder.presentObject(NSString.self, "identifier") as String?
        identifier = Identifier(name ?? "com.apple.UIKit.dynamicMenu-\(UUID().uuidString)")
        options = Options(rawValue: UInt(max(0, coder.decodeInteger(forKey: "options"))))
        let below: Any? =
            coder.containsValue(forKey: "children")
            ? coder.decodeObject(of: [NSArray.self, UIMenuElement.self], forKey: "children") : nil
        children = below as? [UIMenuElement] ?? []
        super.init(coder: coder)
        if coder.containsValue(forKey: "elementSize") {
            preferredElementSize = ElementSize(rawValue: coder.decodeInteger(forKey: "elementSize")) ?? .large
        }
        displayPreferences = coder.presentObject(UIMenuDisplayPreferences.self, "displayPreferences")
    }

    /// Writes the menu with its menus and commands; actions and deferred elements, which are code, are left out.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "identifier")
        coder.encode(Int(options.rawValue), forKey: "options")
        coder.encode(preferredElementSize.rawValue, forKey: "elementSize")
        if let displayPreferences { coder.encode(displayPreferences, forKey: "displayPreferences") }
        let kept = children.filter { $0 is UIMenu || $0 is UICommand }
        if !kept.isEmpty { coder.encode(kept as NSArray, forKey: "children") }
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
        menu.preferredElementSize = preferredElementSize
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The actions that are on, in this menu and its sections.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }
}
