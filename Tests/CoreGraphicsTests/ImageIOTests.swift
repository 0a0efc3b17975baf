import XCTest

@testable import CoreGraphics

/// Image I/O on the same codecs.
final class ImageIOTests: XCTestCase {
    // DEV-1428
    func testAJPEGSaysHowItLies() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 6, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        let image = try XCTUnwrap(context.makeImage())
        func write(_ properties: CFDictionary, _ type: CFString = "public.jpeg") throws -> CGImageSource {
            let data = NSMutableData()
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, type, 1, nil))
            CGImageDestinationAddImage(destination, image, properties)
            XCTAssertTrue(CGImageDestinationFinalize(destination))
            return try XCTUnwrap(CGImageSourceCreateWithData(Data(referencing: data), nil))
        }
        func orientation(_ source: CGImageSource) -> Int? {
            CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? Int
        }
        for number in 1...8 {
            let given: [CFString: Any] = [kCGImagePropertyOrientation: UInt32(number)]
            XCTAssertEqual(orientation(try write(given as CFDictionary)), number)
        }
        let turned = try write([kCGImagePropertyOrientation: 6, kCGImageDestinationLossyCompressionQuality: 0.5])
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(turned, 0, nil)?.width, 6, "its pixels stay as they are")
        XCTAssertEqual(orientation(try write([kCGImagePropertyOrientation: 9])), 1)
        XCTAssertEqual(orientation(try write([kCGImagePropertyOrientation: 6], "public.png")), 1)

        let copied = NSMutableData()
        let copy = try XCTUnwrap(CGImageDestinationCreateWithData(copied, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(copy, turned, 0, nil)
        XCTAssertTrue(CGImageDestinationFinalize(copy))
        XCTAssertEqual(orientation(try XCTUnwrap(CGImageSourceCreateWithData(Data(referencing: copied), nil))), 6)

        // Its header says that it comes in one pass.
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(turned, 0, nil))
        let header = try XCTUnwrap(properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any])
        XCTAssertEqual(header[kCGImagePropertyJFIFIsProgressive] as? Bool, false)
    }

    /// The start of a frame's segment alone tells the passes; damaged segments tell nothing.
    func testAJPEGSaysWhetherItComesInPasses() {
        func passes(_ bytes: [UInt8]) -> Bool? {
            let header = JPEGSegments.properties(of: Data(bytes))[kCGImagePropertyJFIFDictionary] as? [CFString: Any]
            return header?[kCGImagePropertyJFIFIsProgressive] as? Bool
        }
        let start: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xdb, 0, 3, 1]
        XCTAssertEqual(passes(start + [0xff, 0xc2, 0, 2]), true)
        XCTAssertEqual(passes(start + [0xff, 0xc0, 0, 2]), false)
        XCTAssertNil(passes(start + [0xff, 0xc4, 0, 2]), "a table is no frame")
        XCTAssertNil(passes(start + [0xff, 0xc2, 0, 9]), "it is cut short")
        XCTAssertNil(passes([0xff, 0xd8, 0xff, 0xc2, 0, 2]), "it has no header")
        XCTAssertNil(passes([]))
    }

    /// DEV-472.
    func testAPictureGoesOutAndComesBack() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try XCTUnwrap(context.makeImage()), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertFalse(CGImageDestinationFinalize(destination), "it writes once")

        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(referencing: data), nil))
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 40)
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? Int, 1)
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? UInt32, 1, "Nuke's type")
        XCTAssertEqual(properties[kCGImagePropertyPixelHeight] as? Double, 20)
        XCTAssertEqual(properties[kCGImagePropertyHasAlpha] as? Bool, true)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
        XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil), "the file has none")
        let options: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        ]
        let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        XCTAssertEqual([small.width, small.height], [10, 5])
        let unlimited: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 0,
        ]
        let whole = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, unlimited))
        XCTAssertEqual([whole.width, whole.height], [40, 20])
    }

    /// A JPEG whose camera says something: tables of numbers as TIFF has them, the largest byte first.
    private func photograph(cutTo count: Int? = nil) throws -> Data {
        func two(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
        func four(_ value: Int) -> [UInt8] { two(value >> 16) + two(value) }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            two(tag) + two(type) + four(count) + value + [UInt8](repeating: 0, count: 4 - value.count)
        }
        let main = 8, exif = main + 2 + 3 * 12 + 4, gps = exif + 2 + 2 * 12 + 4, rest = gps + 2 + 3 * 12 + 4
        var tiff: [UInt8] = [0x4d, 0x4d, 0, 42] + four(main)
        tiff += two(3) + entry(0x10f, 2, 4, Array("Cam".utf8) + [0]) + entry(0x8769, 4, 1, four(exif))
        tiff += entry(0x8825, 4, 1, four(gps)) + four(0)
        tiff += two(2) + entry(0x829d, 5, 1, four(rest)) + entry(0x8827, 3, 1, two(100)) + four(0)
        tiff +=
            two(3) + entry(1, 2, 2, [0x4e, 0]) + entry(2, 5, 3, four(rest + 8)) + entry(7, 5, 3, four(rest + 32))
            + four(0)
        for value in [18, 10, 59, 1, 54, 1, 36, 1, 7, 1, 30, 1, 5, 1] { tiff += four(value) }
        if let count { tiff = Array(tiff.prefix(count)) }
        let body = Array("Exif".utf8) + [0, 0] + tiff
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let plain = try XCTUnwrap(context.makeImage()?.jpegData(quality: 0.9))
        return plain.prefix(2) + Data([0xff, 0xe1] + two(body.count + 2) + body) + plain.dropFirst(2)
    }

    func testWhatACameraSaysOfAPhotograph() throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(try photograph(), nil))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 2)
        let tiff = properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
        XCTAssertEqual(tiff?[kCGImagePropertyTIFFMake] as? String, "Cam")
        let exif = properties[kCGImagePropertyExifDictionary] as? [CFString: Any]
        XCTAssertEqual(exif?[kCGImagePropertyExifFNumber] as? Double, 1.8)
        XCTAssertEqual(exif?[kCGImagePropertyExifISOSpeedRatings] as? [Int], [100])
        let gps = properties[kCGImagePropertyGPSDictionary] as? [CFString: Any]
        XCTAssertEqual(gps?[kCGImagePropertyGPSLatitudeRef] as? String, "N")
        XCTAssertEqual(try XCTUnwrap(gps?[kCGImagePropertyGPSLatitude] as? Double), 59.91, accuracy: 1e-9)
        XCTAssertEqual(gps?[kCGImagePropertyGPSTimeStamp] as? String, "07:30:05")
    }

    func testDamagedPhotographsHaveWhatCanBeRead() throws {
        for count in 0..<180 {
            let source = try XCTUnwrap(CGImageSourceCreateWithData(try photograph(cutTo: count), nil))
            XCTAssertNotNil(CGImageSourceCopyPropertiesAtIndex(source, 0, nil), "\(count)")
        }
    }

    /// As apps write them: on iOS the compiler takes Foundation's references for Core Foundation's.
    func testFunctionsTakeFoundationsReferences() throws {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/portico-references-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let url = file as NSURL
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB as NSString)),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let destination = try XCTUnwrap(CGImageDestinationCreateWithURL(url, "public.png" as NSString, 1, nil))
        let properties = NSMutableDictionary(dictionary: [kCGImageDestinationLossyCompressionQuality: 0.5])
        CGImageDestinationAddImage(destination, try XCTUnwrap(context.makeImage()), properties)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertNotNil(CGImageSourceCreateWithURL(file as CFURL, nil))
        let source = try XCTUnwrap(CGImageSourceCreateWithURL(url, nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        let data = try XCTUnwrap(NSData(contentsOf: file))
        XCTAssertNotNil(CGImageSourceCreateWithData(data, nil))
        XCTAssertNotNil(CGImageSourceCreateWithData(data, NSDictionary()))
        XCTAssertNotNil(CGImageSourceCreateWithData(data as Data as CFData, [:] as CFDictionary))
        XCTAssertEqual(CFDataGetLength(data), data.length)
        let options: NSDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 4,
        ]
        let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        XCTAssertEqual([small.width, small.height], [4, 2])
        let keyed: [NSString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways as NSString: true,
            kCGImageSourceThumbnailMaxPixelSize as NSString: 2 as NSNumber,
        ]
        let smaller = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, keyed as CFDictionary))
        XCTAssertEqual([smaller.width, smaller.height], [2, 1])
        XCTAssertNotNil(CGDataProvider(url: url))
        XCTAssertNil(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nowhere.png"), nil))
        var point = CGPoint.zero
        let kept = NSDictionary(dictionary: CGPoint(x: 1, y: 2).dictionaryRepresentation)
        XCTAssertTrue(CGPointMakeWithDictionaryRepresentation(kept, &point))
        XCTAssertEqual(point, CGPoint(x: 1, y: 2))
    }

    /// DEV-1265.
    func testAPictureThatComesInParts() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let whole = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(whole, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try XCTUnwrap(context.makeImage()), nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let data = Data(referencing: whole)
        let source = CGImageSourceCreateIncremental(nil)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        CGImageSourceUpdateData(source, data.prefix(20), false)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "a part is no image")
        CGImageSourceUpdateData(source, data, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 8)
        CGImageSourceUpdateData(source, data.prefix(20), true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusInvalidData)
    }

    /// Half of a picture's bytes show its upper part in the size of the whole (Nuke's previews).
    func testAPartOfAPictureIsShownAsFarAsItGoes() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        // Noise, so that rows have bytes of their own.
        var state: UInt32 = 7
        for y in 0..<64 {
            for x in 0..<64 {
                state = state &* 1_664_525 &+ 1_013_904_223
                context.setFillColor(red: 1, green: CGFloat(state >> 24) / 255, blue: 0, alpha: 1)
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let image = try XCTUnwrap(context.makeImage())
        for type in ["public.png", "public.jpeg"] {
            let whole = NSMutableData()
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(whole, type as CFString, 1, nil))
            CGImageDestinationAddImage(destination, image, nil)
            XCTAssertTrue(CGImageDestinationFinalize(destination))
            let data = Data(referencing: whole), half = data.prefix(data.count / 2)
            let source = CGImageSourceCreateIncremental(nil)
            CGImageSourceUpdateData(source, half, false)
            let part = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil), type)
            XCTAssertEqual([part.width, part.height], [64, 64])
            XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
            let shown = try pixels(part), all = try pixels(try CGImage.decode(data, name: type))
            XCTAssertEqual(shown.first, all.first, "\(type): the first pixel has come")
            XCTAssertNotEqual(shown.last, all.last, "\(type): the last one hasn't")
            CGImageSourceUpdateData(source, half, true)
            XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil), "\(type): nothing more comes")
            CGImageSourceUpdateData(source, data, true)
            XCTAssertEqual(try pixels(try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))), all)
        }
    }

    private func pixels(_ image: CGImage) throws -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        try pixels.withUnsafeMutableBytes { bytes in
            let context = try XCTUnwrap(
                CGContext(
                    data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        return pixels
    }

    /// 4 × 4: red, green, blue and white rows in the order of an interlaced frame, two white pixels that go again, one blue pixel; a row each
    /// with a clear pixel between the white ones.
    private static let moving = Data(
        base64Encoded:
            "R0lGODlhBAAEAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEDAAAh+QQEBQAAACwAAAAABAAEAEACCgQIUKLEhAk3bgUAIfkE"
            + "DRQAAAAsAQABAAIAAgAAAgMciBUAIfkEBAAAAAAsAAAAAAEAAQAAAgJUAQA7")!

    /// The pixels as letters, a row each.
    private func letters(_ image: CGImage) throws -> String {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<image.height).map { y in
            (0..<image.width).map { x in
                let place = (y * image.width + x) * 4
                return switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
                case (255, 0, 0): "r"
                case (0, 255, 0): "g"
                case (0, 0, 255): "b"
                case (255, 255, 255): "w"
                default: "?"
                }
            }.joined()
        }.joined(separator: " ")
    }

    /// Kingfisher and others play them frame by frame.
    func testTheFramesOfAGIF() throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Self.moving, nil))
        XCTAssertEqual(CGImageSourceGetType(source), "com.compuserve.gif")
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        func frame(_ index: Int) throws -> String {
            try letters(try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil)))
        }
        XCTAssertEqual(try frame(1), "rrrr gwgg bbwb wwww", "over the first")
        XCTAssertEqual(try frame(0), "rrrr gggg bbbb wwww", "backwards, too")
        XCTAssertEqual(try frame(2), "brrr gggg bbbb wwww", "without the second")
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 3, nil))

        func delays(_ index: Int) throws -> [Double?] {
            let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            let gif = try XCTUnwrap(properties[kCGImagePropertyGIFDictionary] as? [CFString: Any])
            return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map { gif[$0] as? Double }
        }
        XCTAssertEqual(try delays(0), [0.05, 0.1])
        XCTAssertEqual(try delays(1), [0.2, 0.2])
        let whole = try XCTUnwrap(CGImageSourceCopyProperties(source, nil))
        let loops = whole[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        XCTAssertEqual(loops?[kCGImagePropertyGIFLoopCount] as? Int, 3)
    }

    /// Cut off at every place, and with each byte changed: frames that are whole can be had, and nothing ends the process.
    func testDamagedGIFs() throws {
        for count in 0..<Self.moving.count {
            let source = CGImageSourceCreateWithData(Self.moving.prefix(count) + Data(), nil)
            let frames = source.map(CGImageSourceGetCount) ?? 0
            XCTAssertEqual(source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) } != nil, frames > 0)
        }
        for place in 0..<Self.moving.count {
            var bytes = [UInt8](Self.moving)
            // The picture's size stays small.
            if (6..<10).contains(place) { continue }
            bytes[place] ^= 0xFF
            let source = CGImageSourceCreateWithData(Data(bytes), nil)
            for index in 0..<(source.map(CGImageSourceGetCount) ?? 0) {
                _ = source.flatMap { CGImageSourceCreateImageAtIndex($0, index, nil) }
            }
        }
        let cut = try XCTUnwrap(CGImageSourceCreateWithData(Self.moving.prefix(90) + Data(), nil))
        XCTAssertEqual(CGImageSourceGetCount(cut), 1, "the second frame isn't whole")
    }

    func testWhatIsNoPicture() throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data("text".utf8), nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusUnknownType)
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil))
    }

    /// DEV-471.
    func testCoreImagesBasics() throws {
        XCTAssertEqual(CIColor(string: "0.5 0.25 1").alpha, 1)
        XCTAssertEqual(CIColor(cgColor: color(1, 0, 0)).red, 1, accuracy: 1e-6)
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2))
        let pixels = try XCTUnwrap(CIContext().createCGImage(image, from: image.extent))
        XCTAssertEqual([pixels.width, pixels.height], [3, 2])
        XCTAssertNil(CIContext().createCGImage(CIImage(color: .red), from: .infinite))
    }
}
