import Foundation

/// What an action runs; it gets the action, whose `sender` is set meanwhile.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// What an action is known by. A control holds one action of each identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system's command that pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// The system's command that pastes in the style of the text around.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        /// The system's command that pastes an address and opens it.
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        /// The system's command that pastes and searches for what was pasted.
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    /// What the action is known by; one of its own where none was given.
    public let identifier: Identifier
    let handler: UIActionHandler

    /// Makes an action without a subtitle that runs a handler.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            storedTitle: title, subtitle: nil, image: image, identifier: identifier, handler: handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Makes an action with a subtitle below its title that runs a handler.
    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    package init(
        storedTitle: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.UIKit.dynamicAction-\(UUID().uuidString)")
        self.handler = handler
        super.init(title: storedTitle, subtitle: subtitle, image: image)
    }

    /// Nil: a handler can't be read from an archive.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAction(
            storedTitle: title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
        copy.discoverabilityTitle = discoverabilityTitle
        copy.attributes = attributes
        copy.state = state
        copy.subtitle = subtitle
        return copy
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// A longer title for where there is room. Kept: menus show `title`. Nil by default.
    open var discoverabilityTitle: String?
    /// How the entry looks and whether it can be chosen. Empty by default.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether the entry is marked as on. `off` by default.
    open var state: UIMenuElement.State = .off
    /// The control or menu that runs the action, while the handler runs; nil otherwise.
    public internal(set) var sender: Any?
    /// Where to present something from, while the handler runs: the sender, if that is something with a place.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Runs the handler; `sender` is set while it runs.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
