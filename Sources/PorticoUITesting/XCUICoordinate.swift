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

    /// The element whose frame the place is told by.
    public var referencedElement: XCUIElement { element }

    /// The place in points of the screen, by where the element is now.
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

    private func touchPoint(taps: Int = 1, hold: Double = 0.05) {
        let place = screenPoint
        UISession.shared.stepRecording("tap \(Int(place.x)), \(Int(place.y))") {
            for _ in 0..<taps { UISession.shared.touchScreen([[place]], hold: hold) }
            UISession.shared.settleApp()
        }
    }

    /// Taps the place, whatever is there.
    public func tap() { touchPoint() }
    /// Taps the place twice, fast enough for a double tap.
    public func doubleTap() { touchPoint(taps: 2) }
    /// A finger that stays at the place for `duration` seconds.
    public func press(forDuration duration: TimeInterval) { touchPoint(hold: duration) }

    /// A finger that stays for `duration` seconds, then drags to another place at 750 points a second.
    public func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// A finger that stays, drags to another place at a pace in points a second, and stays there for `holdDuration` seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        element.dragFinger(
            from: screenPoint, to: otherCoordinate.screenPoint, hold: duration, velocity: velocity,
            endHold: holdDuration)
    }
}
