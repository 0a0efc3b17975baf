import Foundation

/// A part of the interface that decides where the focus goes in it, and hears of the focus: views, controllers, windows, presentations.
///
/// - From: `UIFocusSystem`
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes first when this environment is asked for it, the most wanted first. An environment without an item that can
    /// be focused is passed over.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil of the outermost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment; nil where it has none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Asks to find the preferred item again, at the end of the run loop's turn. Does nothing where the focus is elsewhere.
    func setNeedsFocusUpdate()
    /// Does now what was asked for by `setNeedsFocusUpdate()` of any environment.
    func updateFocusIfNeeded()
    /// Whether the focus may move so. Asked of all environments around the item that has it and the next one, from the inside out.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved. Told to all environments around the item that had it and the one that has it, from the inside out.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// The sound of a move. Optional; never asked: nothing sounds on a device without a remote control.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
    /// The view that is preferred. Optional, and superseded by `preferredFocusEnvironments`.
    var preferredFocusedView: UIView? { get }
    /// The group that the environment's items belong to; nil, the default: that of the environment around it. Optional.
    var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
    /// See the requirement. Nil by default.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// See the requirement. Nil by default.
    public var preferredFocusedView: UIView? { nil }
    /// See the requirement. Nil by default.
    public var focusGroupIdentifier: String? { nil }

    /// Whether another environment is this one, or lies in it at any depth.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        FocusPath.outwards(from: environment).contains { $0 === self }
    }
}
