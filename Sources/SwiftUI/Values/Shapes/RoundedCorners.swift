import UIKit

/// How a corner is rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve whose bend begins slowly.
    case continuous
}

/// The radii of a rectangle's corners.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
    /// The top leading corner's.
    public var topLeading: CGFloat
    /// The bottom leading corner's.
    public var bottomLeading: CGFloat
    /// The bottom trailing corner's.
    public var bottomTrailing: CGFloat
    /// The top trailing corner's.
    public var topTrailing: CGFloat

    /// Creates radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

extension RectangleCornerRadii: Animatable {
    /// The four radii.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(topLeading, AnimatablePair(bottomLeading, AnimatablePair(bottomTrailing, topTrailing))) }
        set {
            (topLeading, bottomLeading) = (newValue.first, newValue.second.first)
            (bottomTrailing, topTrailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

/// Draws a rectangle with round corners into a path.
struct RoundedCorners {
    private let rect: CGRect
    /// In the order in which they are drawn: top left, top right, bottom right, bottom left.
    private let radii: [CGSize]
    private let style: RoundedCornerStyle

    init(_ rect: CGRect, _ cornerSize: CGSize, _ style: RoundedCornerStyle) {
        self.rect = rect
        let size = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        radii = Array(repeating: size, count: 4)
        self.style = style
    }

    init(_ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) {
        self.rect = rect
        // Two corners share a side: where their radii are longer than it, both shrink alike.
        var all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { max($0, 0) }
        var factor: CGFloat = 1
        for (i, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
            let sum = all[i] + all[(i + 1) % 4]
            if sum > side, sum > 0 { factor = min(factor, side / sum) }
        }
        all = all.map { $0 * factor }
        self.radii = all.map { CGSize(width: $0, height: $0) }
        self.style = style
    }

    func add(to path: CGMutablePath, _ transform: CGAffineTransform) {
        guard !rect.isNull, !rect.isInfinite else { return }
        guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return path.addRect(rect, transform: transform)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        // The direction in which each corner is reached, and the one in which it is left.
        let directions = [
            CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
        ]
        for i in 0..<4 {
            let into = directions[i], out = directions[(i + 1) % 4], radius = radii[i]
            func point(_ p: (CGFloat, CGFloat)) -> CGPoint {
                CGPoint(
                    x: corners[i].x - into.dx * p.0 * radius.width + out.dx * p.1 * radius.width,
                    y: corners[i].y - into.dy * p.0 * radius.height + out.dy * p.1 * radius.height)
            }
            let curves = Self.curves(smoothness(radius))
            let start = point(curves[0].0)
            if i == 0 {
                path.move(to: start, transform: transform)
            } else {
                path.addLine(to: start, transform: transform)
            }
            guard radius.width > 0, radius.height > 0 else { continue }
            for curve in curves {
                path.addCurve(
                    to: point(curve.3), control1: point(curve.1), control2: point(curve.2), transform: transform)
            }
        }
        path.closeSubpath()
    }

    /// 0 is a circle, 1 the whole continuous curve, which takes half as much room again; between them where there is less room.
    private func smoothness(_ radius: CGSize) -> CGFloat {
        guard style == .continuous, radius.width > 0, radius.height > 0 else { return 0 }
        let room = min(rect.width / 2 / radius.width, rect.height / 2 / radius.height)
        return min(max((room - 1) / (Self.reach - 1), 0), 1)
    }

    private typealias Point = (CGFloat, CGFloat)
    private static let reach: CGFloat = 1.528_665

    /// A corner's three curves. Points are distances from the corner, along the side it is reached by and the one it is left by, in radii.
    private static func curves(_ smoothness: CGFloat) -> [(Point, Point, Point, Point)] {
        if smoothness == 0 {
            let k: CGFloat = 0.447_715_25
            return [((1, 0), (k, 0), (0, k), (0, 1))]
        }
        let circle: [Point] = [
            (1, 0), (0.872_0, 0), (0.748_4, 0.023_6), (0.630_6, 0.070_7), (0.376_9, 0.172_1), (0.172_1, 0.376_9),
            (0.070_7, 0.630_6), (0.023_6, 0.748_4), (0, 0.872_0), (0, 1),
        ]
        let continuous: [Point] = [
            (reach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911), (0.372_824, 0.169_060),
            (0.169_060, 0.372_824), (0.074_911, 0.631_494), (0, 0.868_407), (0, 1.088_493), (0, reach),
        ]
        let points: [Point] = zip(circle, continuous).map { a, b in
            (a.0 + (b.0 - a.0) * smoothness, a.1 + (b.1 - a.1) * smoothness)
        }
        return [0, 3, 6].map { (points[$0], points[$0 + 1], points[$0 + 2], points[$0 + 3]) }
    }
}
