import CoreGraphics
import Foundation

/// Something that has a coordinate system of its own: a view, a screen, a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

/// The way through the screen that every coordinate space of ours can go.
@MainActor protocol ScreenConvertible: UICoordinateSpace {
    func convertToScreen(_ point: CGPoint) -> CGPoint
    func convertFromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenConvertible {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = coordinateSpace as? any ScreenConvertible else {
            return coordinateSpace.convert(point, from: self)
        }
        return other.convertFromScreen(convertToScreen(point))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = coordinateSpace as? any ScreenConvertible else {
            return coordinateSpace.convert(point, to: self)
        }
        return convertFromScreen(other.convertToScreen(point))
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { convert($0, to: coordinateSpace) }
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { convert($0, from: coordinateSpace) }
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four corners after `map`.
    func boundingBox(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)),
            map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY)),
        ]
        let left = corners.map(\.x).min()!, right = corners.map(\.x).max()!
        let top = corners.map(\.y).min()!, bottom = corners.map(\.y).max()!
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
