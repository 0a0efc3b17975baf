import CoreGraphics
import Foundation
import UIKit

/// A place on the screen, told by an element.
public final class XCUICoordinate: NSObject, @unchecked Sendable {
    private let element: XCUIElement
    private let part: CGVector
    private let offset: CGVector

    init(element: XCUIElement, part: CGVector, offset: CGVector) {
        self.element = element
        self.part = part
        self.offset = offset
    }

    public var referencedElement: XCUIElement { element }

    public var screenPoint: CGPoint {
        let frame = element.frame
        return CGPoint(
            x: frame.minX + frame.width * part.dx + offset.dx, y: frame.minY + frame.height * part.dy + offset.dy)
    }

    /// Another place, so many points further.
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: element, part: part,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    private func touch(taps: Int = 1, hold: Double = 0.05) {
        let place = screenPoint
        for _ in 0..<taps { UISession.shared.touch([[place]], hold: hold) }
        UISession.shared.settle()
    }

    public func tap() { touch() }
    public func doubleTap() { touch(taps: 2) }
    public func press(forDuration duration: TimeInterval) { touch(hold: duration) }

    public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }

    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        element.drag(
            from: screenPoint, to: otherCoordinate.screenPoint, hold: duration, velocity: velocity,
            endHold: holdDuration)
    }
}
