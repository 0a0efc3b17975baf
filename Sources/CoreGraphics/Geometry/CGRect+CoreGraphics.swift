import Foundation

extension CGRect {
    /// Returns the smallest rectangle around this one's four corners, moved by a transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.b == 0, t.c == 0 {
            let x1 = t.a * minX + t.tx
            let x2 = t.a * maxX + t.tx
            let y1 = t.d * minY + t.ty
            let y2 = t.d * maxY + t.ty
            return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
        }
        let p1 = CGPoint(x: minX, y: minY).applying(t)
        let p2 = CGPoint(x: maxX, y: minY).applying(t)
        let p3 = CGPoint(x: minX, y: maxY).applying(t)
        let p4 = CGPoint(x: maxX, y: maxY).applying(t)
        let left = min(min(p1.x, p2.x), min(p3.x, p4.x))
        let right = max(max(p1.x, p2.x), max(p3.x, p4.x))
        let low = min(min(p1.y, p2.y), min(p3.y, p4.y))
        let high = max(max(p1.y, p2.y), max(p3.y, p4.y))
        return CGRect(x: left, y: low, width: right - left, height: high - low)
    }

    /// Whether two rectangles are equal.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// The rectangle as a dictionary with the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
    }

    /// Reads a rectangle from `dictionaryRepresentation`'s form; nil where a key is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }

    /// The part that two rectangles share; null where there is none, or where a number is not one. (Foundation's
    /// `intersection` stops the process at such numbers, if `PorticoLocale` isn't in front of it.)
    func overlap(_ other: CGRect) -> CGRect {
        guard !isNull, !other.isNull, isOrdered, other.isOrdered else { return .null }
        return intersection(other)
    }

    /// Whether none of its numbers is none.
    private var isOrdered: Bool { minX <= maxX && minY <= maxY }

    /// The function that `intersection` in an app's sources becomes: `overlap`: also of numbers that are none.
    public func _porticoIntersection(_ rect2: CGRect) -> CGRect { overlap(rect2) }

    /// What `intersects` is in an app's sources: rectangles that only touch don't intersect, and an empty one is where its corner is (DEV-771).
    public func _porticoIntersects(_ rect2: CGRect) -> Bool {
        if isNull || rect2.isNull { return false }
        return Self.meet(minX, maxX, rect2.minX, rect2.maxX) && Self.meet(minY, maxY, rect2.minY, rect2.maxY)
    }

    private static func meet(_ low: CGFloat, _ high: CGFloat, _ low2: CGFloat, _ high2: CGFloat) -> Bool {
        let start = max(low, low2)
        return (start < high || start == high && low == high) && (start < high2 || start == high2 && low2 == high2)
    }

    /// Whether all four numbers are finite.
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGRect: @retroactive CustomReflectable {
    public var customMirror: Mirror {
        Mirror(self, children: ["origin": origin, "size": size], displayStyle: .struct)
    }
}
