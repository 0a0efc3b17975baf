import CoreGraphics
import Foundation
import UIKit

/// A picture of the screen, or of a part of it.
public final class XCUIScreenshot: NSObject, @unchecked Sendable {
    /// PNG.
    public let pngRepresentation: Data
    /// The picture at the screen's scale; empty while the app isn't in front.
    public let image: UIImage

    init(_ data: Data?, part: CGRect? = nil) {
        let whole = data.flatMap { UIImage(data: $0, scale: UISession.shared.scale) }
        let shown = part.flatMap { Self.cutImage(whole, to: $0) } ?? whole
        image = shown ?? UIImage()
        pngRepresentation = part == nil ? data ?? Data() : shown?.pngData() ?? Data()
    }

    private static func cutImage(_ image: UIImage?, to part: CGRect) -> UIImage? {
        guard let image, let pixels = image.cgImage else { return nil }
        let scale = image.scale
        let place = CGRect(
            x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        return pixels.cropping(to: place).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

/// The screen of the device.
public final class XCUIScreen: NSObject, @unchecked Sendable {
    /// The device's only screen.
    public static let main = XCUIScreen()
    /// All screens: the one of the device.
    public class var screens: [XCUIScreen] { [main] }
    /// A picture of the whole screen, as the app shows it now; empty while the app isn't in front.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(UISession.shared.picture()) }
}

extension UISession {
    var scale: CGFloat { CGFloat(shell.configuration.device.scale) }
}
