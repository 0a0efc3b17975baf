import CoreGraphics
import Foundation
import UIKit

/// A picture of the screen, or of a part of it.
public final class XCUIScreenshot: NSObject, @unchecked Sendable {
    /// PNG.
    public let pngRepresentation: Data
    public let image: UIImage

    init(_ data: Data?, part: CGRect? = nil) {
        let whole = data.flatMap { UIImage(data: $0, scale: UISession.shared.scale) }
        let shown = part.flatMap { Self.cut(whole, to: $0) } ?? whole
        image = shown ?? UIImage()
        pngRepresentation = part == nil ? data ?? Data() : shown?.pngData() ?? Data()
    }

    private static func cut(_ image: UIImage?, to part: CGRect) -> UIImage? {
        guard let image, let pixels = image.cgImage else { return nil }
        let scale = image.scale
        let place = CGRect(
            x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        return pixels.cropping(to: place).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

/// The screen of the device.
public final class XCUIScreen: NSObject, @unchecked Sendable {
    public static let main = XCUIScreen()
    public class var screens: [XCUIScreen] { [main] }
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(UISession.shared.picture()) }
}

extension UISession {
    var scale: CGFloat { CGFloat(shell.configuration.device.scale) }
}
