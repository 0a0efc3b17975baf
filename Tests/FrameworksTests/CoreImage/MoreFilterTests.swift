import Accelerate
import CoreImage
import Foundation
import MetalPerformanceShaders
import XCTest

/// Core Image's rarer filters, formats of memory, processors of an app's own, and vImage's planes.
final class MoreFilterTests: XCTestCase {
    /// A picture of gray levels in rows from the top.
    private func picture(_ rows: [[UInt8]]) throws -> CIImage {
        let bytes = rows.joined().flatMap { level -> [UInt8] in [level, level, level, 255] }
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes) as CFData))
        return CIImage(
            cgImage: try XCTUnwrap(
                CGImage(
                    width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
                    bytesPerRow: rows[0].count * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                    decode: nil, shouldInterpolate: false, intent: .defaultIntent)))
    }

    /// The first byte of each pixel, rows from the top.
    private func levels(_ image: CIImage?, _ part: CGRect? = nil) throws -> [UInt8] {
        let image = try XCTUnwrap(image)
        let part = part ?? image.extent
        var bytes = [UInt8](repeating: 0, count: Int(part.width * part.height))
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: Int(part.width), bounds: part, format: .R8, colorSpace: nil)
        return bytes
    }

    func testEachFilterMakesAPictureOfItsDefaults() throws {
        let image = try picture([[0, 128], [200, 255]])
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try XCTUnwrap(CIFilter(name: name), name)
            for (key, value) in filter.attributes {
                guard (value as? [String: Any])?[kCIAttributeClass] as? String == "CIImage", key != "inputColorSpace"
                else { continue }
                filter.setValue(image, forKey: key)
            }
            guard let output = filter.outputImage else { continue }
            let part = output.extent.intersection(CGRect(x: 0, y: 0, width: 2, height: 2))
            guard !part.isEmpty else { continue }
            var bytes = [UInt8](repeating: 0, count: Int(part.width * part.height) * 4)
            CIContext().render(
                output, toBitmap: &bytes, rowBytes: Int(part.width) * 4, bounds: part, format: .RGBA8, colorSpace: nil)
        }
    }

    func testMorphologySeesTheBrightestAndTheDarkestAround() throws {
        let image = try picture([[0, 0, 255], [0, 0, 0], [0, 0, 0]])
        let most = CIFilter.morphologyRectangleMaximum()
        most.inputImage = image
        (most.width, most.height) = (3, 3)
        XCTAssertEqual(try levels(most.outputImage, image.extent), [0, 255, 255, 0, 255, 255, 0, 0, 0])
        let least = image.applyingFilter("CIMorphologyMinimum", parameters: [kCIInputRadiusKey: 1])
        XCTAssertEqual(try levels(least, image.extent), Array(repeating: 0, count: 9))
    }

    func testAConvolutionsWeights() throws {
        let image = try picture([[10, 20, 30]])
        let moved = CIFilter.convolution3X3()
        moved.inputImage = image
        moved.weights = CIVector(values: [0, 0, 0, 0, 0, 1, 0, 0, 0], count: 9)
        XCTAssertEqual(try levels(moved.outputImage, image.extent), [20, 30, 30], "the pixel to the right")
    }

    func testAThresholdMakesTwoLevels() throws {
        let image = try picture([[0, 180, 200, 255]])
        let threshold = CIFilter.colorThreshold()
        threshold.inputImage = image
        threshold.threshold = 0.5
        XCTAssertEqual(try levels(threshold.outputImage), [0, 0, 255, 255], "188 is half of the light")
        let otsu = CIFilter.colorThresholdOtsu()
        otsu.inputImage = try picture([[10, 12, 240, 250]])
        XCTAssertEqual(try levels(otsu.outputImage), [0, 0, 255, 255])
    }

    func testTheDifferenceOfColoursIsZeroToAHundred() throws {
        let (black, white) = (try picture([[0]]), try picture([[255]]))
        func difference(_ first: CIImage, _ second: CIImage) -> Float {
            var value: Float = -1
            CIContext().render(
                first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second]), toBitmap: &value, rowBytes: 4,
                bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .Rf, colorSpace: nil)
            return value
        }
        XCTAssertEqual(difference(black, black), 0, accuracy: 0.001)
        XCTAssertEqual(difference(black, white), 100, accuracy: 0.5)
        let near = difference(try picture([[100]]), try picture([[102]]))
        XCTAssertTrue((0.1...2).contains(near), "\(near)")
    }

    func testReductions() throws {
        let image = try picture([[0, 255], [255, 255]])
        let minMax = CIFilter.areaMinMax()
        minMax.inputImage = image
        minMax.extent = image.extent
        XCTAssertEqual(minMax.outputImage?.extent.size, CGSize(width: 2, height: 1))
        XCTAssertEqual(try levels(minMax.outputImage), [0, 255])
        let rows = CIFilter.rowAverage()
        rows.inputImage = image
        rows.extent = image.extent
        XCTAssertEqual(try levels(rows.outputImage), [188, 255], "half of the light above, all of it below")
        let histogram = CIFilter.areaHistogram()
        histogram.inputImage = image
        histogram.extent = image.extent
        histogram.count = 4
        var counts = [Float](repeating: 0, count: 4)
        CIContext().render(
            try XCTUnwrap(histogram.outputImage), toBitmap: &counts, rowBytes: 16,
            bounds: CGRect(x: 0, y: 0, width: 4, height: 1), format: .Rf, colorSpace: nil)
        XCTAssertEqual(counts, [0.25, 0, 0, 0.75])
    }

    func testTransitionsGoFromOnePictureToTheOther() throws {
        let (black, white) = (try picture([[0, 0, 0, 0]]), try picture([[255, 255, 255, 255]]))
        for name in ["CISwipeTransition", "CIBarsSwipeTransition", "CIDisintegrateWithMaskTransition"] {
            func at(_ time: Double) throws -> [UInt8] {
                var parameters: [String: Any] = [kCIInputTargetImageKey: white, kCIInputTimeKey: time]
                if name.hasPrefix("CIDis") { parameters[kCIInputMaskImageKey] = white }
                return try levels(black.applyingFilter(name, parameters: parameters), black.extent)
            }
            XCTAssertEqual(try at(0), [0, 0, 0, 0], name)
            XCTAssertEqual(try at(1), [255, 255, 255, 255], name)
        }
    }

    func testABarcodeOfCode128() throws {
        let code = CIFilter.code128BarcodeGenerator()
        code.message = Data("A".utf8)
        code.quietSpace = 0
        code.barcodeHeight = 2
        let image = try XCTUnwrap(code.outputImage)
        // Start, one sign and the check are 11 pixels each, the end is 13.
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 46, height: 2))
        let bars = try levels(image).prefix(11).map { $0 == 0 ? "1" : "0" }.joined()
        XCTAssertEqual(bars, "11010010000", "the second set's start")
        code.message = Data("é".utf8)
        XCTAssertNil(code.outputImage)
    }

    func testFormatsOfMemory() throws {
        let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 1, height: 1))
        func bytes(_ format: CIFormat, _ count: Int) -> [UInt8] {
            var bytes = [UInt8](repeating: 7, count: count)
            CIContext().render(
                image, toBitmap: &bytes, rowBytes: count, bounds: image.extent, format: format, colorSpace: nil)
            return bytes
        }
        XCTAssertEqual(bytes(.BGRA8, 4), [0, 0, 255, 255])
        XCTAssertEqual(bytes(.ABGR8, 4), [255, 0, 0, 255])
        XCTAssertEqual(bytes(.RG8, 2), [255, 0])
        XCTAssertEqual(bytes(.A16, 2), [255, 255])
        XCTAssertEqual(bytes(.Rh, 2), [0x00, 0x3c], "1 as a half is 0x3c00")
        XCTAssertEqual(bytes(.Rf, 4), [0, 0, 0x80, 0x3f])
    }

    private final class Doubling: CIImageProcessorKernel {
        override class var outputFormat: CIFormat { .Rf }
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first, let factor = arguments?["factor"] as? Float else {
                throw CocoaError(.featureUnsupported)
            }
            for row in 0..<Int(output.region.height) {
                for column in 0..<Int(output.region.width) {
                    let value = input.baseAddress.load(
                        fromByteOffset: row * input.bytesPerRow + column * 4, as: Float.self)
                    output.baseAddress.storeBytes(
                        of: value * factor, toByteOffset: row * output.bytesPerRow + column * 4, as: Float.self)
                }
            }
        }
    }

    func testAProcessorReadsAndWritesMemory() throws {
        let image = CIImage(color: CIColor(red: 1, green: 1, blue: 1)).cropped(
            to: CGRect(x: 0, y: 0, width: 2, height: 2))
        let doubled = try Doubling.apply(withExtent: image.extent, inputs: [image], arguments: ["factor": Float(3)])
        var values = [Float](repeating: 0, count: 4)
        CIContext().render(doubled, toBitmap: &values, rowBytes: 8, bounds: image.extent, format: .Rf, colorSpace: nil)
        XCTAssertEqual(values, [3, 3, 3, 3])
        let failing = try Doubling.apply(withExtent: image.extent, inputs: [image], arguments: nil)
        CIContext().render(failing, toBitmap: &values, rowBytes: 8, bounds: image.extent, format: .Rf, colorSpace: nil)
        XCTAssertEqual(values, [0, 0, 0, 0])
        XCTAssertFalse(MPSSupportsMTLDevice(MTLCreateSystemDefaultDevice()))
    }

    func testPlanesChangeTheirNumbers() throws {
        var halves = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 16)
        defer { halves.free() }
        var numbers = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 32)
        defer { numbers.free() }
        let bits: [UInt16] = [0x3c00, 0xc000, 0x7bff]
        for (index, value) in bits.enumerated() {
            halves.data.storeBytes(of: value, toByteOffset: index * 2, as: UInt16.self)
        }
        XCTAssertEqual(vImageConvert_Planar16FtoPlanarF(&halves, &numbers, 0), kvImageNoError)
        let found = (0..<3).map { numbers.data.load(fromByteOffset: $0 * 4, as: Float.self) }
        XCTAssertEqual(found, [1, -2, 65504])
        halves.data.storeBytes(of: 0, as: UInt64.self)
        XCTAssertEqual(vImageConvert_PlanarFtoPlanar16F(&numbers, &halves, 0), kvImageNoError)
        XCTAssertEqual((0..<3).map { halves.data.load(fromByteOffset: $0 * 2, as: UInt16.self) }, bits)
        var bytes = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 8)
        defer { bytes.free() }
        XCTAssertEqual(vImageConvert_PlanarFtoPlanar8(&numbers, &bytes, 1, -1, 0), kvImageNoError)
        XCTAssertEqual((0..<3).map { bytes.data.load(fromByteOffset: $0, as: UInt8.self) }, [255, 0, 255])
    }

    func testPixelsBecomePlanesAndOthers() throws {
        var pixels: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        let order: [UInt8] = [3, 2, 1, 0]
        pixels.withUnsafeMutableBytes { memory in
            var buffer = vImage_Buffer(data: memory.baseAddress, height: 1, width: 2, rowBytes: 8)
            var same = buffer
            XCTAssertEqual(vImagePermuteChannels_ARGB8888(&buffer, &same, order, 0), kvImageNoError)
        }
        XCTAssertEqual(pixels, [4, 3, 2, 1, 8, 7, 6, 5])
        var histogram = [vImagePixelCount](repeating: 9, count: 256)
        pixels.withUnsafeMutableBytes { memory in
            var plane = vImage_Buffer(data: memory.baseAddress, height: 1, width: 8, rowBytes: 8)
            XCTAssertEqual(vImageHistogramCalculation_Planar8(&plane, &histogram, 0), kvImageNoError)
        }
        XCTAssertEqual(histogram.prefix(10), [0, 1, 1, 1, 1, 1, 1, 1, 1, 0])
    }
}
