import Foundation
import PorticoFoundation

/// An image is handed over as PNG or JPEG, and taken from any data that is an image.
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG first, then JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// Data of any type that is an image.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

    /// Gives PNG, or JPEG of the quality 0.9, at once on the caller's thread; an error for an empty image.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    /// The image of the data; throws `fileReadCorruptFile` for bytes that can't be read.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
