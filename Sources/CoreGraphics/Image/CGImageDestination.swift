import Foundation

/// Where an image is written to as a picture file. PNG, JPEG and WebP, one image each.
public final class CGImageDestination {
    private let codec: ImageCodec
    private let write: (Data) -> Bool
    private var image: CGImage?
    private var quality = 1.0
    private var isDone = false

    init?(type: CFString, write: @escaping (Data) -> Bool) {
        guard let codec = [ImageCodec.png, .jpeg, .webP].first(where: { $0.typeIdentifier == type }) else { return nil }
        (self.codec, self.write) = (codec, write)
    }

    func add(_ image: CGImage, _ options: CFDictionary?) {
        self.image = image
        if let value = options?[kCGImageDestinationLossyCompressionQuality] as? NSNumber { quality = value.doubleValue }
    }

    func finish() -> Bool {
        guard !isDone, let image, let data = image.encoded(as: codec, quality: quality) else { return false }
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

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard count == 1, url.isFileURL else { return nil }
    return CGImageDestination(type: type) { bytes in (try? bytes.write(to: url, options: .atomic)) != nil }
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = isrc.image(at: index) { idst.add(image, properties) }
}

/// Writes the file; false where that failed or no image was added. A destination writes once.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    [ImageCodec.png, .jpeg, .webP].map(\.typeIdentifier)
}
