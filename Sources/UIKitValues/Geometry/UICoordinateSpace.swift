import CoreGraphics
import Foundation

/// Something that has a coordinate system of its own: a view, a screen, a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// A point of this space in another one's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another one's coordinates: the upright box around it.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one's coordinates: the upright box around it.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's own rectangle, in its own coordinates.
    var bounds: CGRect { get }
}

/// The way through the screen that every coordinate space of ours can go.
@MainActor package protocol ScreenConvertible: UICoordinateSpace {
    func convertToScreen(_ point: CGPoint) -> CGPoint
    func convertFromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenConvertible {
    /// A point of this space in another one's coordinates, through the screen's.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = coordinateSpace as? any ScreenConvertible else {
            return coordinateSpace.convert(point, from: self)
        }
        return other.convertFromScreen(convertToScreen(point))
    }

    /// A point of another space in this one's coordinates, through the screen's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = coordinateSpace as? any ScreenConvertible else {
            return coordinateSpace.convert(point, to: self)
        }
        return convertFromScreen(other.convertToScreen(point))
    }

    /// A rectangle of this space in another one's coordinates: the upright box around its corners.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { convert($0, to: coordinateSpace) }
    }

    /// A rectangle of another space in this one's coordinates: the upright box around its corners.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { convert($0, from: coordinateSpace) }
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four corners after `map`.
    package func boundingBox(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)),
            map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY)),
        ]
        let left = corners.map(\.x).min()!, right = corners.map(\.x).max()!
        let top = corners.map(\.y).min()!, bottom = corners.map(\.y).max()!
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
