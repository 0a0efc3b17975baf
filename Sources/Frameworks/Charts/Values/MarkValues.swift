import CoreGraphics
import SwiftUI

/// How thick a mark is.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible, Sendable {
    enum Kind: Equatable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
    let kind: Kind

    /// What suits the mark.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// Points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// What there is, less so many points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    /// A part of what there is: 1 is all.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    init(kind: Kind) { self.kind = kind }
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public var description: String { "\(kind)" }

    /// The thickness where there are `available` points and an automatic mark has `automatic`.
    func length(of available: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .inset(let value): max(available - 2 * value, 0)
        case .ratio(let value): available * value
        }
    }
}

/// How marks at the same place lie on each other.
public struct MarkStackingMethod: Equatable, CustomStringConvertible, Sendable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind

    /// Each begins where the one before ends.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// As parts of 1.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// Around the middle.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// All from zero.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
    public var description: String { "\(kind)" }
}

/// How a line runs between its points.
public struct InterpolationMethod: CustomStringConvertible, Sendable {
    enum Kind: Equatable {
        case linear, monotone, cardinal(CGFloat), catmullRom(CGFloat), stepStart, stepCenter, stepEnd
    }
    let kind: Kind

    /// Straight.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// Curved, without going above or below what the points say.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// A Catmull-Rom curve of alpha 0.5.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A Catmull-Rom curve: alpha 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
    /// A cardinal curve of tension 0.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// A cardinal curve: tension 1 is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }
    /// Steps that change at a point's own place.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// Steps that change halfway between points.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// Steps that change at the next point's place.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
    public var description: String { "\(kind)" }
}

/// Where an annotation, a legend or an axis' title lies.
public struct AnnotationPosition: Equatable, Sendable {
    /// The middle is 0, leading and top -1, trailing and bottom 1; nil is automatic.
    let place: (x: Int, y: Int)?

    public static func == (a: AnnotationPosition, b: AnnotationPosition) -> Bool {
        a.place?.x == b.place?.x && a.place?.y == b.place?.y
    }

    /// What suits.
    public static let automatic = AnnotationPosition(place: nil)
    /// In the middle, over it.
    public static let overlay = AnnotationPosition(place: (0, 0))
    /// Above.
    public static let top = AnnotationPosition(place: (0, -1))
    /// Below.
    public static let bottom = AnnotationPosition(place: (0, 1))
    /// Before.
    public static let leading = AnnotationPosition(place: (-1, 0))
    /// Behind.
    public static let trailing = AnnotationPosition(place: (1, 0))
    /// Above and before.
    public static let topLeading = AnnotationPosition(place: (-1, -1))
    /// Above and behind.
    public static let topTrailing = AnnotationPosition(place: (1, -1))
    /// Below and before.
    public static let bottomLeading = AnnotationPosition(place: (-1, 1))
    /// Below and behind.
    public static let bottomTrailing = AnnotationPosition(place: (1, 1))
}

/// What an annotation's content may want to know of its mark.
public struct AnnotationContext {
    /// The mark's size, in points.
    public let targetSize: CGSize
}

/// What an annotation does where it would leave the chart.
public struct AnnotationOverflowResolution: Sendable {
    /// What is done along one axis.
    public struct Strategy: Sendable {
        enum Kind { case automatic, fit(Boundary.Kind), pad, disabled }
        let kind: Kind
        /// What suits: the annotation moves into the chart.
        public static var automatic: Strategy { Strategy(kind: .automatic) }
        /// It moves into what suits.
        public static var fit: Strategy { Strategy(kind: .fit(.automatic)) }
        /// It moves into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary.kind)) }
        /// The scale gets room for it. Here it moves into the chart instead.
        public static var padScale: Strategy { Strategy(kind: .pad) }
        /// It stays.
        public static var disabled: Strategy { Strategy(kind: .disabled) }
    }
    /// What an annotation stays in.
    public struct Boundary: Sendable {
        enum Kind { case automatic, chart, plot }
        let kind: Kind
        /// What suits.
        public static var automatic: Boundary { Boundary(kind: .automatic) }
        /// The chart.
        public static var chart: Boundary { Boundary(kind: .chart) }
        /// The area of the marks.
        public static var plot: Boundary { Boundary(kind: .plot) }
    }

    var x = Strategy.automatic
    var y = Strategy.automatic

    /// What suits.
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
    /// Says it for each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
