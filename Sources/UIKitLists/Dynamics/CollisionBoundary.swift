import CoreGraphics
import Foundation

/// A line that items collide with, by the app's name for it.
struct CollisionBoundary {
    /// Nil for the bounds of the reference.
    var identifier: (any NSCopying)?
    var path: UIBezierPath
    /// Tells boundaries of one behaviour apart; a boundary that is replaced gets another.
    var serial: Int

    func isCalled(_ other: any NSCopying) -> Bool {
        guard let identifier else { return false }
        if let mine = identifier as? String { return mine == other as? String }
        if let mine = identifier as? NSObject { return mine.isEqual(other) }
        return (identifier as AnyObject) === (other as AnyObject)
    }
}

// On iOS `"floor" as NSCopying` makes an `NSString` of the text. There are no such conversions here: the text itself is the identifier.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
