import Foundation

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

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    public let identifier: Identifier
    let handler: UIActionHandler

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

    init(
        storedTitle: String, subtitle: String?, image: UIImage?, identifier: Identifier?,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.UIKit.dynamicAction-\(UUID().uuidString)")
        self.handler = handler
        super.init(title: storedTitle, subtitle: subtitle, image: image)
    }

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

    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off
    public internal(set) var sender: Any?
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
