import CoreGraphics
import Foundation

/// What stands beside the contents of a list cell. The system decides the sides and the order of its own kinds.
public struct UICellAccessory {
    /// When it is shown.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    /// How much room it takes.
    public enum LayoutDimension: Equatable, Sendable {
        /// As wide as it is.
        case actual
        /// As wide as the system's own, so that contents of several rows line up.
        case standard
        case custom(CGFloat)
    }

    /// What an accessory is: one of the system's kinds, or a view of the app's own.
    public enum AccessoryType {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case popUpMenu
        case customView(UIView)
    }

    /// The side of an accessory of the app's own, and its place among those there.
    public enum Placement {
        /// Chooses the index at which an accessory is put among those that stand at its side, from the leading one on.
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// A place before the first accessory of the same kind; at the beginning where there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.isSameKind(as: accessory) } ?? 0 }
        }
        /// A place after the first accessory of the same kind; at the end where there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.isSameKind(as: accessory) }.map { $0 + 1 } ?? all.count }
        }
    }

    /// Runs when a person taps the accessory.
    public typealias ActionHandler = () -> Void
    /// Told which menu has another chosen element. Never called (DEV-426).
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// What the accessory is.
    public let accessoryType: AccessoryType
    var displayed: DisplayedState
    var isHidden = false
    var width = LayoutDimension.standard
    var tint: UIColor?
    var background: UIColor?
    var action: ActionHandler?
    var text: String?
    var font: UIFont?
    var scalesFont = true
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var placement: Placement?
    var keepsSize = false
    var showsLine = true

    private init(_ type: AccessoryType, _ displayed: DisplayedState) {
        (accessoryType, self.displayed) = (type, displayed)
    }

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: some CellAccessoryOptions) {
        self.init(type, displayed)
        (isHidden, width, tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    // MARK: Making

    /// A chevron that says that a touch shows more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

    /// A chevron that turns as the item opens and closes. Without a handler it opens and closes the item of an outline itself.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed, options)
        accessory.action = actionHandler
        accessory.outlineStyle = options.style
        return accessory
    }

    /// A check mark at the trailing side.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

    /// A red circle. Without a handler it opens the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, options)
        (accessory.action, accessory.background) = (actionHandler, options.backgroundColor)
        return accessory
    }

    /// A green circle with a plus sign at the leading side; a tap runs the handler.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, options)
        (accessory.action, accessory.background) = (actionHandler, options.backgroundColor)
        return accessory
    }

    /// A grip to drag the item by.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions())
        -> UICellAccessory
    {
        var accessory = UICellAccessory(.reorder, displayed, options)
        accessory.showsLine = options.showsVerticalSeparator
        return accessory
    }

    /// A circle that fills as the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, options)
        accessory.background = options.backgroundColor
        return accessory
    }

    /// A text at the trailing side, such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, options)
        (accessory.text, accessory.font) = (text, options.font)
        accessory.scalesFont = options.adjustsFontForContentSizeCategory
        return accessory
    }

    /// A button for more information; a tap runs the handler.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed, options)
        accessory.action = actionHandler
        return accessory
    }

    /// Says which of the menu's actions is on, and lets a person choose another; then the handler is called with the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, options)
        (accessory.menu, accessory.menuHandler) = (menu, selectedElementDidChangeHandler)
        return accessory
    }

    /// A view of the app's own, at the side that its placement says.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        var accessory = UICellAccessory(.customView(configuration.customView), displayed)
        (accessory.isHidden, accessory.width) = (configuration.isHidden, configuration.reservedLayoutWidth)
        (accessory.tint, accessory.placement) = (configuration.tintColor, configuration.placement)
        accessory.keepsSize = configuration.maintainsFixedSize
        return accessory
    }

    // MARK: Asking

    func isSameKind(as other: UICellAccessory) -> Bool {
        if case .customView(let view) = accessoryType, case .customView(let known) = other.accessoryType {
            return view === known
        }
        return rank == other.rank
    }

    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: return true
        case .customView:
            if case .leading = placement { return true }
            return false
        default: return false
        }
    }

    /// The system's order on one side, from leading to trailing.
    var rank: Int {
        switch accessoryType {
        case .delete: 0
        case .insert: 1
        case .multiselect: 2
        case .label: 3
        case .detail: 4
        case .checkmark: 5
        case .popUpMenu: 6
        case .disclosureIndicator: 7
        case .outlineDisclosure: 8
        case .reorder: 9
        case .customView: 10
        }
    }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Those of one side in their order: the system's own, and each of the app's where its placement says.
    static func ordered(_ all: [UICellAccessory], leading: Bool) -> [UICellAccessory] {
        let side = all.filter { $0.isLeading == leading }
        var result = side.filter { $0.placement == nil }.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        for accessory in side {
            switch accessory.placement {
            case .leading(_, let position)?, .trailing(_, let position)?:
                result.insert(accessory, at: min(max(0, position(result)), result.count))
            case nil: break
            }
        }
        return result
    }
}
