import UIKit

/// How a line along a path is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// The width.
    public var lineWidth: CGFloat
    /// The ends.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// From which sharpness on corners are cut off.
    public var miterLimit: CGFloat
    /// Lengths that are drawn and left out in turn; empty draws all.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

extension StrokeStyle: Animatable {
    /// Width, limit and phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what lies inside of an even number of outlines is left out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
