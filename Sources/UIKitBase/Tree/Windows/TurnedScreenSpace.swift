import CoreGraphics
import Foundation

/// The screen's coordinates as an interface of one orientation has them, whichever it has at present.
@MainActor package final class TurnedScreenSpace: NSObject, ScreenConvertible {
    private let screen: UIScreen
    private let orientation: UIInterfaceOrientation

    package init(_ screen: UIScreen, _ orientation: UIInterfaceOrientation) {
        self.screen = screen
        self.orientation = orientation
        super.init()
    }

    /// The device's screen held upright, in points.
    private var upright: CGSize {
        CGSize(width: CGFloat(screen.profile.width), height: CGFloat(screen.profile.height))
    }

    package var bounds: CGRect {
        let size = upright
        return orientation.isLandscape
            ? CGRect(x: 0, y: 0, width: size.height, height: size.width) : CGRect(origin: .zero, size: size)
    }

    package func convertToScreen(_ point: CGPoint) -> CGPoint {
        fromUpright(toUpright(point, orientation), screen.orientation)
    }

    package func convertFromScreen(_ point: CGPoint) -> CGPoint {
        fromUpright(toUpright(point, screen.orientation), orientation)
    }

    private func toUpright(_ point: CGPoint, _ orientation: UIInterfaceOrientation) -> CGPoint {
        let size = upright
        return switch orientation {
        case .landscapeRight: CGPoint(x: size.width - point.y, y: point.x)
        case .landscapeLeft: CGPoint(x: point.y, y: size.height - point.x)
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: point
        }
    }

    private func fromUpright(_ point: CGPoint, _ orientation: UIInterfaceOrientation) -> CGPoint {
        let size = upright
        return switch orientation {
        case .landscapeRight: CGPoint(x: point.y, y: size.width - point.x)
        case .landscapeLeft: CGPoint(x: size.height - point.y, y: point.x)
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: point
        }
    }
}
