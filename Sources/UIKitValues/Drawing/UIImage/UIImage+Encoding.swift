import CoreGraphics
import Foundation

extension UIImage {
    /// The image as PNG, its orientation applied; nil for an empty image.
    public func pngData() -> Data? {
        displayImage(traits: .current)?.pngData()
    }

    /// The image as JPEG, its orientation applied; nil for an empty image.
    ///
    /// - Parameter compressionQuality: From 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        displayImage(traits: .current)?.jpegData(quality: min(max(compressionQuality, 0), 1))
    }

    /// The image as HEIC, its orientation applied; nil where that can't be made, as here: there is no encoder of it (DEV-1448).
    public func heicData() -> Data? { nil }

    /// A renderer format that makes images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// The image decoded now, so that showing it first costs nothing; nil for an empty image, and where there is no memory for it.
    public func preparingForDisplay() -> UIImage? {
        cgImage?.loadedPixels == nil ? nil : self
    }

    /// Decodes the pixels on another thread and gives the image there; nil where there are none.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// Decodes the pixels and returns the image; nil where there are none.
    public func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// A smaller image that fits into a size given in points and keeps its proportions. Nil for an empty image or size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let target = CGSize(width: own.width * factor, height: own.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            self.draw(in: CGRect(origin: .zero, size: target))
        }
    }

    /// Makes a smaller image on another thread and gives it there; nil for an empty image or size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Makes a smaller image that fits into a size given in points; nil for an empty image or size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}

/// The image as PNG; the function from before `UIImage.pngData()`.
@available(*, deprecated, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image as JPEG; the function from before `UIImage.jpegData(compressionQuality:)`.
@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
