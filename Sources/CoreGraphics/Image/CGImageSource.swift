import Foundation

/// The part of a picture that has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// A picture file's bytes, from which images and what is known of them can be had. GIFs and icons have several.
public final class CGImageSource: @unchecked Sendable {
    private var data: Data
    private var kind: ImageCodec?
    /// More bytes are to come.
    private var isGrowing: Bool
    private let lock = NSLock()
    private var decoded: CGImage??
    /// The frames of a GIF, read when they are first asked for; nil inside where there is none.
    private var frames: GIFCanvas??
    /// The pictures of an icon, likewise.
    private var icon: IconFile??

    /// - Parameter isGrowing: these bytes are the first of more.
    init(_ data: Data, isGrowing: Bool = false) {
        self.data = data
        self.isGrowing = isGrowing
        kind = ImageCodec(signatureOf: data)
    }

    /// Takes all the bytes that there are by now.
    func updateData(_ data: Data, isLast: Bool) {
        lock.withLock {
            self.data = data
            isGrowing = !isLast
            kind = ImageCodec(signatureOf: data)
            decoded = nil
            frames = nil
            icon = nil
        }
    }

    private var codec: ImageCodec? { lock.withLock { kind } }
    var type: CFString? { codec?.typeIdentifier }
    /// The values that a camera has written into a JPEG, and what its header says.
    var photographProperties: [CFString: Any] {
        guard codec == .jpeg else { return [:] }
        let bytes = lock.withLock { data }
        return ExifReader.properties(of: bytes).merging(JPEGSegments.properties(of: bytes)) { first, _ in first }
    }
    var byteCount: Int { lock.withLock { data.count } }
    var count: Int {
        switch codec {
        case nil: 0
        case .gif: withFrames { $0.file.frames.count } ?? 0
        case .icon: withIcon { $0.count } ?? 0
        default: 1
        }
    }

    /// Does something with a GIF's frames; nil without any.
    private func withFrames<Result>(_ body: (GIFCanvas) -> Result?) -> Result? {
        lock.withLock {
            if kind != .gif { return nil }
            let canvas = frames ?? GIFCanvas(data)
            frames = .some(canvas)
            return canvas.flatMap(body)
        }
    }

    /// Does something with an icon's pictures; nil without any.
    private func withIcon<Result>(_ body: (IconFile) -> Result?) -> Result? {
        lock.withLock {
            let file = icon ?? IconFile(data)
            icon = .some(file)
            return file.flatMap(body)
        }
    }

    /// The dictionary that says how often a GIF is played.
    var loopProperties: [CFString: Any] {
        guard codec == .gif else { return [:] }
        return [
            kCGImagePropertyGIFDictionary: withFrames { $0.file.loopCount }.map { [kCGImagePropertyGIFLoopCount: $0] }
                ?? [:]
        ]
    }
    /// The dictionary that says how long a GIF's frame stands.
    func frameProperties(at index: Int) -> [CFString: Any] {
        guard let delay = withFrames({ Double($0.file.frames[index].delay) / 100 }) else { return [:] }
        return [
            kCGImagePropertyGIFDictionary: [
                kCGImagePropertyGIFDelayTime: max(0.1, delay), kCGImagePropertyGIFUnclampedDelayTime: delay,
            ]
        ]
    }

    /// The image, decoded when it is first asked for; nil where the bytes are damaged. A GIF's frame is the whole picture while it stands.
    func image(at index: Int) -> CGImage? {
        if codec == .gif {
            return withFrames { $0.picture(at: index) }.map {
                CGImage(decoded: ImageCodec.Decoded(pixels: $0, isGray: false, orientation: 1), codec: .gif)
            }
        }
        if codec == .icon, index > 0 {
            return withIcon { $0.makePixels(at: index) }.map {
                CGImage(decoded: ImageCodec.Decoded(pixels: $0, isGray: false, orientation: 1), codec: .icon)
            }
        }
        guard index == 0, codec != nil else { return nil }
        return lock.withLock {
            if let decoded { return decoded }
            let image = try? CGImage.decode(data, name: "CGImageSource", takesPart: isGrowing)
            decoded = .some(image)
            return image
        }
    }

    var status: CGImageSourceStatus {
        let isGrowing = lock.withLock { self.isGrowing }
        if codec == nil { return isGrowing ? .statusReadingHeader : .statusUnknownType }
        if image(at: 0) != nil { return isGrowing ? .statusIncomplete : .statusComplete }
        return isGrowing ? .statusIncomplete : .statusInvalidData
    }
}

/// A source without bytes, which come by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isGrowing: true)
}

/// Gives a source all the bytes that have come by now; `final` says that there will be no more. Of a part of a PNG or a JPEG there is
/// an image once its size is known: the rest of it is transparent or grey. Of other formats there is none of a part (DEV-1265).
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.updateData(data, isLast: final)
}

/// Gives a source all the bytes that have come by now, from a provider.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.updateData(provider.data ?? Data(), isLast: final)
}

/// A source that reads data; what is no image is known by its status.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data)
}

/// A source that reads what a provider gives.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

/// Nil for a file that can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource(data)
}

/// The type that the data shows itself to have.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
/// The number of images: none where the format is unknown.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
/// Whether the images can be had.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
/// The number of the image that stands for all: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ImageCodec.readable.map(\.typeIdentifier)
}

/// The properties that the file has of itself.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    numberObjects(in: isrc.loopProperties.merging([kCGImagePropertyFileSize: isrc.byteCount]) { first, _ in first })
}

/// The properties with their numbers as objects, which casts make a number of whatever type the app wants; a number of Swift's has but one.
private func numberObjects(in properties: [CFString: Any]) -> [CFString: Any] {
    properties.mapValues { value in
        switch value {
        case let value as [CFString: Any]: numberObjects(in: value)
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: value
        }
    }
}

/// Size, orientation and colour model of an image, of a GIF's frame how long it stands, and of a JPEG what the camera says, how, by what and
/// where it was taken, and whether it comes in several passes.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = isrc.image(at: index) else { return nil }
    let isGray = image.colorSpace?.model == .monochrome
    let properties: [CFString: Any] = [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyOrientation: image.orientation, kCGImagePropertyDepth: image.bitsPerComponent,
        kCGImagePropertyHasAlpha: ![.none, .noneSkipFirst, .noneSkipLast].contains(image.alphaInfo),
        kCGImagePropertyColorModel: isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    ]
    let all = properties.merging(isrc.photographProperties) { first, _ in first }
        .merging(isrc.frameProperties(at: index)) { first, _ in first }
    return numberObjects(in: all)
}

/// The image as it lies in the file, without its orientation.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(at: index)
}

/// A small form of an image, no side of which is longer than `kCGImageSourceThumbnailMaxPixelSize`. A file's own thumbnail isn't read:
/// without an option that allows one to be made there is none.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func allows(_ key: CFString) -> Bool { (options?.value(named: key) as? NSNumber)?.boolValue ?? false }
    guard
        allows(kCGImageSourceCreateThumbnailFromImageAlways)
            || allows(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let image = isrc.image(at: index)
    else { return nil }
    let longest = max(image.width, image.height)
    // 0 is no limit, since iOS 17.4.
    let size = (options?.value(named: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.intValue ?? 0
    let limit = size > 0 ? size : longest
    let turns = allows(kCGImageSourceCreateThumbnailWithTransform) ? image.orientation : 1
    return image.thumbnail(scale: min(1, Double(limit) / Double(longest)), orientation: turns)
}

extension CGImage {
    /// A small, upright form of a picture file's bytes; nil where they are damaged, or the picture has more pixels than allowed, which are
    /// not read then. On any thread.
    package static func makeThumbnail(of data: Data, longest: Int, mostPixels: Int) -> CGImage? {
        guard let image = try? decode(data, name: "thumbnail", mostPixels: mostPixels) else { return nil }
        let scale = Double(longest) / Double(max(image.width, image.height, 1))
        return image.thumbnail(scale: min(1, scale), orientation: image.orientation)
    }

    /// The image made smaller, and upright where `orientation` says how it lies.
    fileprivate func thumbnail(scale: Double, orientation: Int) -> CGImage? {
        let (width, height) = (
            max(1, Int((Double(self.width) * scale).rounded())), max(1, Int((Double(self.height) * scale).rounded()))
        )
        let lies = orientation > 4
        guard
            let context = CGContext(
                data: nil, width: lies ? height : width, height: lies ? width : height, bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        let (w, h) = (Double(width), Double(height))
        // From the image as it lies to the upright one, in Core Graphics' upward axes.
        let transform: CGAffineTransform? =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            default: nil
            }
        if let transform { context.concatenate(transform) }
        context.draw(self, in: CGRect(x: 0, y: 0, width: w, height: h))
        return context.makeImage()
    }
}
