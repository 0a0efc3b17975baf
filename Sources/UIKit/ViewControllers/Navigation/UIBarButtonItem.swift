import CoreGraphics
import Foundation
import PorticoObjC

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search,
            refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

        /// The words or the sign that stand for it.
        var text: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .add: "+"
            case .close, .stop: "✕"
            case .refresh: "↻"
            case .play: "▶"
            case .pause: "⏸"
            case .rewind: "⏪"
            case .fastForward: "⏩"
            case .search: "Search"
            case .trash: "Delete"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .camera: "Camera"
            case .pageCurl: "Curl"
            case .flexibleSpace, .fixedSpace: ""
            }
        }

        var name: String {
            switch self {
            case .add: "Add"
            case .close: "Close"
            case .stop: "Stop"
            case .refresh: "Refresh"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            default: text
            }
        }
    }

    open var style = Style.plain { didSet { changed() } }
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView? { didSet { changed() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var tintColor: UIColor? { didSet { changed() } }
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction {
                if title == nil { title = primaryAction.title }
                if image == nil { image = primaryAction.image }
            }
        }
    }
    open var isHidden = false { didSet { changed() } }
    open var isSelected = false
    let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    private init(system: SystemItem?) {
        systemItem = system
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        set(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        set(target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        if !systemItem.text.isEmpty {
            title = systemItem.text
            accessibilityLabel = systemItem.name
        }
        if systemItem == .done || systemItem == .save { style = .done }
        set(target, action)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// The button was tapped.
    func trigger(event: UIEvent?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: target)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}
