import CSprites
import UIKit

/// The outline of a body, in its node's coordinates at the scale that the node has when it gets the body.
enum BodyShape {
    case circle(radius: CGFloat, center: CGPoint)
    /// Convex, counterclockwise, of 3 to 8 corners.
    case polygon([CGPoint])
    case chain([CGPoint], isLoop: Bool)

    /// In square points.
    var area: CGFloat {
        switch self {
        case .circle(let radius, _): .pi * radius * radius
        case .polygon(let corners): abs(Polygons.area(corners))
        case .chain: 0
        }
    }

    /// Gives a body of Box2D's the shape.
    func attach(to body: OpaquePointer, scaleX: CGFloat, scaleY: CGFloat) {
        func metres(_ points: [CGPoint]) -> [Float] {
            points.flatMap { [Metres.from($0.x * scaleX), Metres.from($0.y * scaleY)] }
        }
        switch self {
        case .circle(let radius, let center):
            let size = Metres.from(abs(radius) * sqrt(abs(scaleX * scaleY)))
            csprites_body_add_circle(
                body, Metres.from(center.x * scaleX), Metres.from(center.y * scaleY), max(size, 0.001))
        case .polygon(let corners): _ = csprites_body_add_polygon(body, metres(corners), Int32(corners.count))
        case .chain(let corners, let isLoop):
            _ = csprites_body_add_chain(body, metres(corners), Int32(corners.count), isLoop ? 1 : 0)
        }
    }
}

/// Physics counts in metres of 150 points.
enum Metres {
    static let points: CGFloat = 150

    /// Of points. A number that is none is 0, and one that is too large the largest that physics bears.
    static func from(_ points: CGFloat) -> Float { number(points / self.points) }
    static func number(_ value: CGFloat) -> Float {
        value.isFinite ? Float(max(-1e6, min(1e6, value))) : 0
    }
    static func toPoints(_ metres: Float) -> CGFloat { CGFloat(metres) * points }
}
