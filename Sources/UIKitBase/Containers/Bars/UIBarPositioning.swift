import CoreGraphics
import Foundation

/// A bar that knows at which edge it stands.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says at which edge a bar stands. Its method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Stands in where the delegate doesn't say where the bar stands.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalCall.missing(.any) }
}
