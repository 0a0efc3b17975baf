import Foundation
import PorticoObjC

/// An entry of a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// How an entry looks and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Can't be chosen, and is shown grey.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// Shown in the colour of what destroys something.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// Not shown at all.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// Choosing the entry does not close the menu.
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    /// The mark in front of an entry.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    final var storedTitle: String
    final var storedImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Reads title, subtitle and image.
    public required init?(coder: NSCoder) {
        storedTitle = coder.presentObject(NSString.self, "title") as String? ?? ""
        storedImage = coder.presentObject(UIImage.self, "image")
        subtitle = coder.presentObject(NSString.self, "subtitle") as String?
        super.init()
    }

    /// Writes title, subtitle and image.
    open func encode(with coder: NSCoder) {
        coder.encode(storedTitle as NSString, forKey: "title")
        if let storedImage { coder.encode(storedImage, forKey: "image") }
        if let subtitle { coder.encode(subtitle as NSString, forKey: "subtitle") }
    }

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// The element itself; actions and commands make a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the entry says; actions and commands can change it.
    open var title: String { storedTitle }
    /// The picture beside the title; actions and commands can change it.
    open var image: UIImage? { storedImage }
    /// A smaller line below the title. Nil for none.
    open var subtitle: String?
}

/// An entry that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// What the action was sent by, while it runs.
    var sender: Any? { get }
    /// Where to present something from, while it runs: its sender, if that has a place.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    func performWithSender(_ sender: Any?, target: Any?)
}
