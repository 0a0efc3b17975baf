import Foundation

/// Something that runs when a layer changes: an animation, nearly always.
public protocol CAAction {
    /// `event` is the key of the change, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    /// `NSNull`: told by its class, since a cast of every change's action costs more than the search for it.
    var isNone: Bool { type(of: self) == NSNull.self }
}

/// As an action, `NSNull` says: none, and look no further.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
