import Foundation

/// A shape made of lines and curves. Immutable: any thread may use it. `CGMutablePath` is built by one thread.
public class CGPath: @unchecked Sendable {
    final var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// Creates a rectangle, moved by a transform.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Creates an ellipse that fills a rectangle, moved by a transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Creates a rectangle with rounded corners, moved by a transform. The corners may not be larger than half of the
    /// rectangle: that is a programmer error.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathStorage()
        storage.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// Where the next line would start: the last end point, or after a close the subpath's start. Zero if empty.
    public var currentPoint: CGPoint { storage.currentPoint }

    /// Returns an immutable copy; free.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// Returns an immutable copy, moved by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.transformed(by: transform?.pointee ?? .identity))
    }

    /// Returns a copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// Returns a copy that can be added to, moved by a transform.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.transformed(by: transform?.pointee ?? .identity))
    }

    /// The points of an element without any: one that is no number.
    private nonisolated(unsafe) static let noPoint: UnsafePointer<CGPoint> = {
        let point = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        point.initialize(to: CGPoint(x: CGFloat.nan, y: CGFloat.nan))
        return UnsafePointer(point)
    }()

    /// Calls a block with each element in turn. The point of one that closes a part is no number.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        storage.forEach { kind, points in
            let points = kind == .closeSubpath ? Self.noPoint : points
            var element = CGPathElement(type: kind, points: UnsafeMutablePointer(mutating: points))
            block(&element)
        }
    }

    /// Calls a function with each element in turn.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls with each element and its points, without an allocation.
    package final func forEachElement(_ body: (CGPathElementType, UnsafePointer<CGPoint>) -> Void) {
        storage.forEach(body)
    }

    /// The elements as values.
    package final var elements: [PathElement] {
        var result: [PathElement] = []
        result.reserveCapacity(storage.kinds.count)
        storage.forEach { kind, points in
            switch kind {
            case .moveToPoint: result.append(.move(points[0]))
            case .addLineToPoint: result.append(.line(points[0]))
            case .addQuadCurveToPoint: result.append(.quad(control: points[0], end: points[1]))
            case .addCurveToPoint:
                result.append(.curve(control1: points[0], control2: points[1], end: points[2]))
            case .closeSubpath: result.append(.close)
            }
        }
        return result
    }

    /// Whether the path is one rectangle with sides along the axes; stores it where a pointer is given.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// The number that identifies paths among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0004 }
}

extension CGPath: Hashable {
    /// Equal paths have equal elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.storage == rhs.storage
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}
