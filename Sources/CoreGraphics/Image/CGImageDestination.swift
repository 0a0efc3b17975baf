import Foundation

/// Where an image is written to as a picture file. PNG, JPEG and WebP, one image each.
public final class CGImageDestination {
    private let codec: ImageCodec
    private let write: (Data) -> Bool
    private var image: CGImage?
    private var quality = 1.0
    private var orientation = 1
    private var isDone = false

    init?(type: CFString, write: @escaping (Data) -> Bool) {
        guard let codec = ImageCodec.written.first(where: { $0.typeIdentifier == type }) else { return nil }
        (self.codec, self.write) = (codec, write)
    }

    /// - Parameter orientation: the way in which the picture lies where the properties don't say it.
    func addImage(_ image: CGImage, _ options: CFDictionary?, orientation: Int = 1) {
        self.image = image
        let given = (options?.value(named: kCGImagePropertyOrientation) as? NSNumber)?.intValue
        self.orientation = given.flatMap { 1...8 ~= $0 ? $0 : nil } ?? orientation
        if let value = options?.value(named: kCGImageDestinationLossyCompressionQuality) as? NSNumber {
            quality = value.doubleValue
        }
    }

    func finishImages() -> Bool {
        guard !isDone, let image, var data = image.encoded(as: codec, quality: quality) else { return false }
        if codec == .jpeg, orientation != 1 { data = JPEGSegments.insertOrientation(orientation, into: data) }
        isDone = true
        return write(data)
    }
}

/// Nil for a type that can't be written, and for more than one image.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard count == 1 else { return nil }
    return CGImageDestination(type: type) { bytes in
        data.append(bytes)
        return true
    }
}

/// A destination that writes a file when it is finalized; nil for a type that can't be written.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard count == 1, url.isFileURL else { return nil }
    return CGImageDestination(type: type) { bytes in (try? bytes.write(to: url, options: .atomic)) != nil }
}

/// Adds an image, with properties of its own: the quality, and how it lies, which a JPEG says (DEV-1428).
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.addImage(image, properties)
}

/// Adds one of a source's images, which lies as it did there if its properties don't say it.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = isrc.image(at: index) { idst.addImage(image, properties, orientation: image.orientation) }
}

/// Writes the file; false where that failed or no image was added. A destination writes once.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finishImages() }

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    ImageCodec.written.map(\.typeIdentifier)
}
