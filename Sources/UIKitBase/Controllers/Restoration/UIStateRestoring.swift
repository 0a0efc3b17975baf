import Foundation

/// An object of the app's that has a part in its preserved state. Every method is optional. Views and controllers are preserved by
/// their `restorationIdentifier`; any other object is registered with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// Whose identifiers stand before this one's in its path.
    var restorationParent: (any UIStateRestoring)? { get }
    /// Makes the object at the next launch; nil: it is there and registered by then.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    /// Every object of the state has been decoded.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Stands in where the object has no parent: its identifier stands alone.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Stands in where the object is there and registered at the next launch.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Stands in where the object keeps nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Stands in where the object brings nothing back.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Stands in where the object needn't hear that everything is back.
    public func applicationFinishedRestoringState() {}
}

/// Makes or finds objects of preserved state.
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// - Parameter identifierComponents: the path of identifiers, the object's own last.
    /// - Returns: nil leaves it unrestored.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> (any UIStateRestoring)?
}

/// Makes or finds controllers of preserved state.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// - Parameter identifierComponents: the path of identifiers, the controller's own last.
    /// - Returns: nil leaves the controller, and what was in it, unrestored.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
