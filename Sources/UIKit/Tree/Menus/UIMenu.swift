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

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shown as a section of the menu above.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// At most one entry is on.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// Shown as a row of pictures, whose names are not written.
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    public enum ElementSize: Int, Sendable {
        /// Up to four side by side, pictures only.
        case small
        /// Up to three side by side, each a picture above its name.
        case medium
        /// One below the other.
        case large
        case automatic = -1
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    /// How the entries of this menu are laid out where it is a menu of its own or a section. Large to begin with.
    open var preferredElementSize: ElementSize = .large

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            storedTitle: title, subtitle: nil, image: image, identifier: identifier, options: options,
            children: children)
    }

    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: children)
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: children)
        self.preferredElementSize = preferredElementSize
    }

    private init(
        storedTitle: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
        children: [UIMenuElement]
    ) {
        self.identifier = identifier ?? Identifier("com.apple.UIKit.dynamicMenu-\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: storedTitle, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
        menu.preferredElementSize = preferredElementSize
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
