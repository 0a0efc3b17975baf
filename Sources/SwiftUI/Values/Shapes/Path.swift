import UIKit

/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
    /// The path, changed in place while nobody else has it.
    private var storage: CGMutablePath

    /// A part of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// A new start.
        case move(to: CGPoint)
        /// A line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start, which ends the part.
        case closeSubpath
    }

    // MARK: Creating

    /// Creates an empty path.
    public init() { storage = CGMutablePath() }

    /// Creates a path from one of Core Graphics'.
    public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }

    /// Creates a path from one of Core Graphics'.
    public init(_ path: CGMutablePath) { storage = path.mutableCopy() ?? CGMutablePath() }

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        if !rect.isNull { storage.addRect(rect) }
    }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with corners of their own radii.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates an ellipse.
    public init(ellipseIn rect: CGRect) {
        self.init()
        if !rect.isNull { storage.addEllipse(in: rect) }
    }

    /// Creates a path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    // MARK: Asking

    /// Core Graphics' path.
    public var cgPath: CGPath { storage.copy() ?? storage }
    /// Whether the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }
    /// The smallest rectangle around the path, control points included.
    public var boundingRect: CGRect { storage.boundingBox }
    /// The end of the last element; nil where there is none.
    public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }

    /// Whether a point lies inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        storage.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// Calls a closure with each element.
    public func forEach(_ body: (Element) -> Void) {
        storage.forEachElement { kind, points in
            switch kind {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    // MARK: Adding

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
        body(storage)
    }

    /// Starts a new part.
    public mutating func move(to p: CGPoint) { change { $0.move(to: p) } }
    /// Adds a line.
    public mutating func addLine(to p: CGPoint) { change { $0.addLine(to: p) } }
    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
        change { $0.addQuadCurve(to: p, control: cp) }
    }
    /// Adds a curve with two control points.
    public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
        change { $0.addCurve(to: p, control1: cp1, control2: cp2) }
    }
    /// Ends the part with a line to its start.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if !rect.isNull { change { $0.addRect(rect, transform: transform) } }
    }
    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) { change { RoundedCorners(rect, cornerSize, style).add(to: $0, transform) } }
    /// Adds a rectangle with corners of their own radii.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) { change { RoundedCorners(rect, cornerRadii, style).add(to: $0, transform) } }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if !rect.isNull { change { $0.addEllipse(in: rect, transform: transform) } }
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Adds lines through points.
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    /// Adds an arc, after a line to its start. `clockwise` is meant for a y axis that points up: on the screen it runs the other way.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise, transform: transform)
        }
    }
    /// Adds an arc of an angle, after a line to its start.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
                transform: transform)
        }
    }
    /// Rounds the corner of two lines.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { change { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: transform) } }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let other = path.cgPath
        change { $0.addPath(other, transform: transform) }
    }

    // MARK: Deriving

    /// The path, transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        withUnsafePointer(to: transform) { Path(storage.copy(using: $0) ?? storage) }
    }

    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The outline of a line along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed =
            style.dash.isEmpty ? cgPath : storage.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            dashed.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { PathTrimmer(self).trim(from: from, to: to) }

    public static func == (a: Path, b: Path) -> Bool { a.storage == b.storage }
}

extension Path: LosslessStringConvertible {
    /// The numbers of each element, followed by a letter.
    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., letter: String) {
            for point in points { words += [Self.text(point.x), Self.text(point.y)] }
            words.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let to): add(to, letter: "m")
            case .line(let to): add(to, letter: "l")
            case .quadCurve(let to, let control): add(control, to, letter: "q")
            case .curve(let to, let control1, let control2): add(control1, control2, to, letter: "c")
            case .closeSubpath: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }

    /// Creates the path that a description describes; nil where there is none.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}
