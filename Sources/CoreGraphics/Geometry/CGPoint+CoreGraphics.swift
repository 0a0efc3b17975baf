import Foundation

extension CGPoint {
    /// Returns the point moved by a transform.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// The point as a dictionary with the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

    /// Reads a point from `dictionaryRepresentation`'s form; nil where a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
        self.init(x: x, y: y)
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGPoint: @retroactive CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y], displayStyle: .struct) }
}

extension CFDictionary {
    /// The number under a key, whatever numeric type it has.
    func number(_ key: String) -> CGFloat? {
        switch self[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
