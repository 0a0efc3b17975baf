import CoreGraphics
import Foundation
import UIKit

/// What is said about a picture besides. Nothing of it is used.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests on one picture, on the thread that asks, one after another.
open class VNImageRequestHandler: NSObject {
    /// nil where the picture can't be read.
    private let image: CIImage?

    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.image = CIImage(cgImage: image) }
    /// A picture that is turned; the places in results are those of the picture as it is seen.
    public convenience init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        self.init(ciImage: CIImage(cgImage: image), orientation: orientation, options: options)
    }
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.image = image }
    /// A picture that is turned; the places in results are those of the picture as it is seen.
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        self.image = image.oriented(orientation)
    }
    /// A picture's file.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { image = CIImage(contentsOf: imageURL) }
    /// The bytes of a picture's file.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { image = CIImage(data: imageData) }

    /// Performs requests. Each of them calls its completion handler; the first error is thrown once all are done. A picture that can't be
    /// read is an `invalidImage`, of which no request hears.
    open func perform(_ requests: [VNRequest]) throws {
        guard let image else { throw VNErrorCode.invalidImage.error("The image can't be read.") }
        let failures = requests.compactMap { $0.perform(on: image) }
        if let first = failures.first { throw first }
    }
}
