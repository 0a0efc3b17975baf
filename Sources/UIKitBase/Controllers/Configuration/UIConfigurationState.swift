import Foundation

/// The name of a state of an app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a string, best in reverse DNS form.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a view is in, when its configurations are made up: traits, and the app's own states.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The states of any view that has configurations, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view can't be used. False by default.
    public var isDisabled = false
    /// Whether a finger is on the view. False by default.
    public var isHighlighted = false
    /// Whether the view is selected. False by default.
    public var isSelected = false
    /// Whether the view has the focus. The states of UIKit's headers and footers never say so.
    public var isFocused = false
    /// Whether a header or footer stays at the edge while its section scrolls. False by default.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits, in which nothing else is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; nil where it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether a cell is being lifted or dragged.
    public enum DragState: Sendable { case none, lifting, dragging }
    /// Whether something that is dragged may be dropped, and whether on this cell.
    public enum DropState: Sendable { case none, notTargeted, targeted }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell can't be used. False by default.
    public var isDisabled = false
    /// Whether a finger is on the cell. False by default.
    public var isHighlighted = false
    /// Whether the cell is selected. False by default.
    public var isSelected = false
    /// Whether the cell has the focus of a hardware keyboard.
    public var isFocused = false
    /// Whether the cell stays at the edge while its section scrolls. False by default.
    public var isPinned = false
    /// Whether the cell's list is being edited. False by default.
    public var isEditing = false
    /// Whether the cell's item shows the items below it, in an outline. False by default.
    public var isExpanded = false
    /// Whether the cell is swiped open. False by default.
    public var isSwiped = false
    /// Whether the cell is being moved to another place. False by default.
    public var isReordering = false
    /// Whether the cell is being lifted or dragged. `none` by default.
    public var cellDragState = DragState.none
    /// Whether something may be dropped on the cell. `none` by default.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits, in which nothing else is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; nil where it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What a view shows, as a value that makes the view.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state: what the app has set itself stays.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can take a configuration instead of being replaced: one of the same type, if it says nothing else.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
