import CoreGraphics
import Foundation

/// Numbers that a filter takes: a place, a rectangle, the rows of a matrix.
public final class CIVector: NSObject, NSCopying, Sendable {
    private let numbers: [CGFloat]

    /// Some numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        numbers = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }

    private init(_ numbers: [CGFloat]) { self.numbers = numbers }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers: a place.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A place.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// A rectangle: its origin, its width and its height.
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
    /// The six numbers of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    /// `"[1 2 3]"`: numbers in brackets. What is none is left out.
    public convenience init(string representation: String) {
        let words = representation.split { "[] ".contains($0) }
        self.init(words.prefix(1_000).compactMap { Double($0).map { CGFloat($0) } })
    }

    /// How many numbers there are.
    public var count: Int { numbers.count }
    /// The number at an index; zero behind the last.
    public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two as a place.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six as a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers in brackets.
    public var stringRepresentation: String {
        "[" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override var description: String { stringRepresentation }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
    public override var hash: Int { numbers.hashValue }
}
