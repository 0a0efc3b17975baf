import CoreGraphics
import Foundation
import PorticoObjC

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How prominent the button is.
    public enum Style: Int, Sendable {
        case plain = 0
        @available(*, deprecated, message: "Use plain")
        case bordered = 1
        case done = 2
    }

    /// Buttons that the system knows: by a word in the app's language, or by a symbol; and two kinds of space.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search,
            refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

        /// The word that stands for it, where it is a word.
        var text: String? {
            switch self {
            case .done: Word.done.text
            case .cancel: Word.cancel.text
            case .edit: Word.edit.text
            case .save: Word.save.text
            case .undo: Word.undo.text
            case .redo: Word.redo.text
            default: nil
            }
        }

        /// The symbol that stands for it, where it is one.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .close, .stop: "xmark"
            case .refresh: "arrow.clockwise"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .search: "magnifyingglass"
            case .trash: "trash"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .camera: "camera"
            case .pageCurl: "book"
            default: nil
            }
        }

        var name: String {
            switch self {
            case .add: Word.add.text
            case .close: Word.close.text
            case .stop: "Stop"
            case .refresh: "Refresh"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .search: Word.search.text
            case .trash: "Delete"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .camera: "Camera"
            case .pageCurl: "Page Curl"
            default: text ?? ""
            }
        }
    }

    /// How prominent the button is: `done` has semibold letters. `plain` by default.
    open var style = Style.plain { didSet { if oldValue != style { changed() } } }
    /// 0 takes the contents' width.
    open var width: CGFloat = 0 { didSet { if oldValue != width { changed() } } }
    /// Titles that the item may have at other times: it is as wide as the widest of them, so that nothing moves when it changes.
    open var possibleTitles: Set<String>? { didSet { if oldValue != possibleTitles { changed() } } }
    /// The app's own view in the button's place; title, image and action don't count then. Nil by default.
    open var customView: UIView? {
        didSet {
            UIView.item(shows: customView, insteadOf: oldValue)
            changed()
        }
    }
    /// The method that a tap calls, where there is no `primaryAction`.
    open var action: Selector?
    /// The object on which `action` is called; nil sends it up the responder chain. It is not kept alive.
    open weak var target: AnyObject?
    /// The colour of title and image; nil, the default, takes the bar's.
    open var tintColor: UIColor? { didSet { if oldValue != tintColor { changed() } } }
    /// What a tap runs, before `action`. Setting it gives the item title and image where it has none.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction {
                if title == nil { title = primaryAction.title }
                if image == nil { image = primaryAction.image }
            }
        }
    }
    /// Whether the button is left out of its bar. False by default.
    open var isHidden = false { didSet { if oldValue != isHidden { changed() } } }
    /// Whether the button is on. Kept (DEV-211); false by default.
    open var isSelected = false { didSet { if oldValue != isSelected { changed() } } }
    /// Shown at a tap where there is no action, else at a long press.
    /// Opens with a tap where the item has no action, and else where a finger stays.
    open var menu: UIMenu? { didSet { if oldValue !== menu { changed() } } }
    /// The order of the menu's entries. `automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap switches `isSelected`. Kept (DEV-211); false by default.
    open var changesSelectionAsPrimaryAction = false
    /// What stands for the button in an overflow menu; nil, the default: an entry with its title, image and action.
    open var menuRepresentation: UIMenuElement?
    /// The view that stands for the item now, for popovers that come out of it.
    final weak var group: UIBarButtonItemGroup?
    /// The group that the button belongs to: its own, or the one that its navigation item made of its buttons.
    open var buttonGroup: UIBarButtonItemGroup? { group }
    private var adjustments: [UIBarMetrics: UIOffset] = [:]
    private var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    private var backAdjustments: [UIBarMetrics: UIOffset] = [:]
    private var backVerticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    private var backgrounds: [BackgroundKey: UIImage] = [:]

    private struct BackgroundKey: Hashable {
        let state: UInt
        let style: Style?
        let metrics: UIBarMetrics
        var isBack = false
    }
    let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes a button from a nib or an archive.
    public required init?(coder: NSCoder) {
        systemItem = Self.nibSystemItem(coder)
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        width = coder.decodeDouble(forKey: "UIWidth")
        if let systemItem { look(like: systemItem) }
        Self.nibButtonProperties.read(self, coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(Double(width), forKey: "UIWidth")
    }

    private dynamic init(system: SystemItem?) {
        systemItem = system
        super.init()
    }

    /// Makes a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        set(target, action)
    }

    /// Makes a button with an image, drawn as a template in the tint colour.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        set(target, action)
    }

    /// Makes a button with an image, and another one for phones in landscape.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes one of the system's buttons, or a space, which takes no taps.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        look(like: systemItem)
        set(target, action)
    }

    private func look(like systemItem: SystemItem) {
        title = systemItem.text
        if let symbol = systemItem.symbol { image = systemItem == .close ? .closeMark : UIImage(systemName: symbol) }
        if !systemItem.name.isEmpty { accessibilityLabel = systemItem.name }
        if image == nil, title == nil, systemItem.symbol != nil { title = systemItem.name }
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Makes one of the system's buttons that runs an action or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item that is a view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
        // An initialiser's own properties change without their observers.
        UIView.item(shows: customView, insteadOf: nil)
    }

    /// Makes a button that runs an action or opens a menu; its title and image are the action's where none are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a button that calls a method and opens a menu where a finger stays, or at a tap without a method.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        set(target, action)
    }

    /// A space that takes the room that is left; several share it.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// A space of that many points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Moves the title, in points, in bars of those metrics.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments[barMetrics] = adjustment
        changed()
    }
    /// How far the title is moved in bars of those metrics. Zero by default.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { adjustments[barMetrics] ?? .zero }
    /// Sets what is behind the button in a state, in bars of those metrics; nil for nothing.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// What is behind the button in a state, in bars of those metrics, whatever its style.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Only while the button has that style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// What is behind the button in a state while it has that style, in bars of those metrics.
    open func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? { backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)] }
    /// How far the background is moved down.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        verticalAdjustments[barMetrics] = adjustment
        changed()
    }
    /// How far the background is moved down, in points. 0 by default.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        verticalAdjustments[barMetrics] ?? 0
    }
    /// Behind the button where it leads back.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics, isBack: true)] =
            backgroundImage
        changed()
    }
    /// What is behind the button where it leads back, in a state and in bars of those metrics.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics, isBack: true)]
    }
    /// Moves the title where the button leads back, in points, in bars of those metrics.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backAdjustments[barMetrics] = adjustment
        changed()
    }
    /// How far the title is moved where the button leads back. Zero by default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backAdjustments[barMetrics] ?? .zero
    }
    /// Moves the background down where the button leads back, in points, in bars of those metrics.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backVerticalAdjustments[barMetrics] = adjustment
        changed()
    }
    /// How far the background is moved down where the button leads back, in points. 0 by default.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backVerticalAdjustments[barMetrics] ?? 0
    }

    /// What is behind the button in a bar; of its own style first.
    final func shownBackground(_ state: UIControl.State, isBack: Bool) -> UIImage? {
        if isBack { return backButtonBackgroundImage(for: state, barMetrics: .default) }
        return backgroundImage(for: state, style: style, barMetrics: .default)
            ?? backgroundImage(for: state, barMetrics: .default)
    }

    /// A finger stays on the button.
    final func held() {
        guard primaryAction != nil || action != nil, let menu, let shownView else { return }
        MenuPresenter.show(menu, from: shownView, order: preferredMenuElementOrder, sender: self)
    }

    /// The button was tapped.
    final func trigger(event: UIEvent?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: target)
        } else if let action {
            Above.application.sendAction(action, to: target, from: self, for: event)
        } else if let menu = menu ?? group?.menu(of: self), let shownView {
            MenuPresenter.show(menu, from: shownView, order: preferredMenuElementOrder, sender: self)
        }
    }
}

extension UIBarButtonItem: NibActionSending {
    func connect(_ action: Selector, to target: AnyObject?, events: UInt) {
        (self.target, self.action) = (target, action)
    }
}
