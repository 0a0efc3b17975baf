import CoreImage
import Foundation
import UIKit
import XCTest

/// Core Image: filters by name and by type, their values, and the pixels that they make (DEV-1130, DEV-1131).
final class CIFilterTests: XCTestCase {
    /// A picture of gray levels in rows from the top, each a pixel.
    private func picture(_ rows: [[UInt8]], alpha: UInt8 = 255) throws -> CIImage {
        let bytes = rows.flatMap { $0.flatMap { [$0, $0, $0, alpha] } }
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes) as CFData))
        return CIImage(
            cgImage: try XCTUnwrap(
                CGImage(
                    width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
                    bytesPerRow: rows[0].count * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                    decode: nil, shouldInterpolate: false, intent: .defaultIntent)))
    }

    /// Red, green, blue and alpha of a part's pixels, from the top.
    private func bytes(_ image: CIImage?, _ part: CGRect? = nil) throws -> [[UInt8]] {
        let image = try XCTUnwrap(image)
        let part = part ?? image.extent
        var bytes = [UInt8](repeating: 0, count: Int(part.width * part.height) * 4)
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: Int(part.width) * 4, bounds: part, format: .RGBA8,
            colorSpace: CGColorSpaceCreateDeviceRGB())
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    func testFiltersAreFoundByName() throws {
        XCTAssertNil(CIFilter(name: "CINothing"))
        let sepia = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
        XCTAssertEqual(sepia.name, "CISepiaTone")
        XCTAssertEqual(sepia.inputKeys, [kCIInputImageKey, kCIInputIntensityKey])
        XCTAssertEqual(sepia.value(forKey: kCIInputIntensityKey) as? NSNumber, 1)
        XCTAssertNil(sepia.outputImage, "there is no picture yet")
        XCTAssertEqual(sepia.attributes[kCIAttributeFilterDisplayName] as? String, "Sepia Tone")
        let intensity = try XCTUnwrap(sepia.attributes[kCIInputIntensityKey] as? [String: Any])
        XCTAssertEqual(intensity[kCIAttributeSliderMax] as? NSNumber, 1)
        XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
        XCTAssertFalse(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CISepiaTone"))
    }

    func testTypedInputsAreTheSameValues() throws {
        let blur = CIFilter.gaussianBlur()
        XCTAssertEqual(blur.radius, 10)
        blur.radius = 2.5
        XCTAssertEqual(blur.value(forKey: "inputRadius") as? NSNumber, 2.5)
        blur.setValue(4, forKey: kCIInputRadiusKey)
        XCTAssertEqual(blur.radius, 4)
        let twirl = CIFilter.twirlDistortion()
        XCTAssertEqual(twirl.center, CGPoint(x: 150, y: 150))
        twirl.setValue(CIVector(x: 3, y: 4), forKey: kCIInputCenterKey)
        XCTAssertEqual(twirl.center, CGPoint(x: 3, y: 4))
        let copy = try XCTUnwrap(blur.copy() as? CIFilter)
        blur.radius = 9
        XCTAssertEqual(copy.value(forKey: "inputRadius") as? NSNumber, 4, "a copy goes on by itself")
    }

    func testColoursByThemselves() throws {
        let image = try picture([[0, 255, 188]])
        XCTAssertEqual(
            try bytes(image.applyingFilter("CIColorInvert")),
            [[255, 255, 255, 255], [0, 0, 0, 255], [187, 187, 187, 255]],
            "in linear light: 188 is half of it")
        let darker = image.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
        XCTAssertEqual(try bytes(darker).map(\.first), [0, 188, 137])
        let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let gray = red.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
        XCTAssertEqual(try bytes(gray), [[127, 127, 127, 255]], "a red's light is 0.2126")
        let mono = CIFilter.colorMonochrome()
        mono.inputImage = image
        mono.color = CIColor(red: 0, green: 1, blue: 0)
        XCTAssertEqual(try bytes(mono.outputImage).map { Array($0[0..<3]) }, [[0, 0, 0], [0, 255, 0], [0, 188, 0]])
        let half = try picture([[64]], alpha: 128)
        XCTAssertEqual(try bytes(half.applyingFilter("CIColorInvert"))[0][3], 128, "what is seen through stays so")
    }

    func testValuesAreThoseOfTheMomentWhenThePictureIsAskedFor() throws {
        let filter = CIFilter.exposureAdjust()
        filter.inputImage = try picture([[188]])
        let first = filter.outputImage
        filter.ev = 1
        XCTAssertEqual(try bytes(first)[0][0], 188)
        XCTAssertEqual(try bytes(filter.outputImage)[0][0], 255)
    }

    func testABlurGrowsAndKeepsTheLight() throws {
        let image = try picture([[255]])
        let blurred = image.applyingGaussianBlur(sigma: 1)
        XCTAssertEqual(blurred.extent, CGRect(x: -3, y: -3, width: 7, height: 7))
        var light = [Float](repeating: 0, count: 49 * 4)
        CIContext().render(
            blurred, toBitmap: &light, rowBytes: 7 * 16, bounds: blurred.extent, format: .RGBAf, colorSpace: nil)
        XCTAssertEqual(stride(from: 3, to: light.count, by: 4).map { light[$0] }.reduce(0, +), 1, accuracy: 0.001)
        XCTAssertEqual(light[24 * 4], light[24 * 4 + 3], accuracy: 0.0001)
        let even = image.clampedToExtent().applyingGaussianBlur(sigma: 5)
        XCTAssertTrue(even.extent.isInfinite)
        XCTAssertEqual(try bytes(even, CGRect(x: -9, y: 4, width: 1, height: 1)), [[255, 255, 255, 255]])
    }

    func testPicturesAreMovedTurnedAndScaled() throws {
        let image = try picture([[10, 20], [30, 40]])
        let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: -3))
        XCTAssertEqual(moved.extent, CGRect(x: 5, y: -3, width: 2, height: 2))
        XCTAssertEqual(try bytes(moved).map(\.first), [10, 20, 30, 40])
        let right = image.oriented(.right)
        XCTAssertEqual(right.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(try bytes(right).map(\.first), [30, 10, 40, 20], "clockwise")
        XCTAssertEqual(try bytes(image.oriented(.left)).map(\.first), [20, 40, 10, 30])
        XCTAssertEqual(try bytes(image.oriented(.upMirrored)).map(\.first), [20, 10, 40, 30])
        XCTAssertEqual(try bytes(image.oriented(.rightMirrored)).map(\.first), [40, 20, 30, 10])
        let large = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        XCTAssertEqual(try bytes(large).map(\.first), [10, 10, 20, 20, 30, 30, 40, 40])
        let small = try picture([[0, 255], [255, 0]]).applyingFilter(
            "CILanczosScaleTransform", parameters: ["inputScale": 0.5])
        XCTAssertEqual(small.extent.size, CGSize(width: 1, height: 1))
        XCTAssertEqual(try bytes(small)[0][0], 188, "the mean of the light")
        XCTAssertTrue(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
        let crop = CIFilter(
            name: "CICrop", parameters: [kCIInputImageKey: image, "inputRectangle": CIVector(x: 1, y: 0, z: 1, w: 1)])
        XCTAssertEqual(try bytes(crop?.outputImage).map(\.first), [40], "upward axes")
    }

    func testPicturesLieOverOthers() throws {
        let (white, black) = (try picture([[255]]), try picture([[0, 0]]))
        XCTAssertEqual(try bytes(white.composited(over: black)).map(\.first), [255, 0])
        let over = CIFilter.sourceOverCompositing()
        over.inputImage = white
        XCTAssertNil(over.outputImage, "it needs two pictures")
        over.backgroundImage = black
        XCTAssertEqual(over.outputImage?.extent, CGRect(x: 0, y: 0, width: 2, height: 1))
        let masked = CIFilter.blendWithMask()
        masked.inputImage = try picture([[255, 255]])
        masked.backgroundImage = black
        masked.maskImage = try picture([[0, 188]])
        XCTAssertEqual(try bytes(masked.outputImage).map(\.first), [0, 188])
        let gray = try picture([[188]])
        XCTAssertEqual(
            try bytes(gray.applyingFilter("CIMultiplyBlendMode", parameters: [kCIInputBackgroundImageKey: gray]))[0][0],
            138)
        XCTAssertEqual(
            try bytes(gray.applyingFilter("CIDifferenceBlendMode", parameters: [kCIInputBackgroundImageKey: gray]))[0],
            [0, 0, 0, 255])
    }

    func testReductionsAndGenerators() throws {
        let mean = CIFilter.areaAverage()
        mean.inputImage = try picture([[0, 255]])
        mean.extent = CGRect(x: 0, y: 0, width: 2, height: 1)
        XCTAssertEqual(try bytes(mean.outputImage), [[188, 188, 188, 255]])
        let board = CIFilter.checkerboardGenerator()
        board.center = .zero
        board.width = 1
        XCTAssertEqual(
            try bytes(board.outputImage, CGRect(x: 0, y: 0, width: 2, height: 2)).map(\.first), [0, 255, 255, 0])
        let gradient = CIFilter.linearGradient()
        gradient.point0 = .zero
        gradient.point1 = CGPoint(x: 4, y: 0)
        XCTAssertEqual(
            try bytes(gradient.outputImage, CGRect(x: -3, y: 0, width: 1, height: 1))[0], [255, 255, 255, 255])
        XCTAssertEqual(try bytes(gradient.outputImage, CGRect(x: 9, y: 7, width: 1, height: 1))[0], [0, 0, 0, 255])
        XCTAssertEqual(
            try bytes(CIFilter.randomGenerator().outputImage, CGRect(x: 0, y: 0, width: 3, height: 1)),
            try bytes(CIFilter.randomGenerator().outputImage, CGRect(x: 0, y: 0, width: 3, height: 1)),
            "the same each time")
    }

    func testACodeIsReadAgain() throws {
        let code = CIFilter.qrCodeGenerator()
        XCTAssertNil(code.outputImage)
        code.message = Data("https://example.org/ä".utf8)
        let small = try XCTUnwrap(code.outputImage)
        XCTAssertEqual(small.extent, CGRect(x: 0, y: 0, width: 27, height: 27), "25 and a free pixel around")
        let large = small.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
        XCTAssertEqual(Set(try bytes(large).map { $0[0] }), [0, 255], "pixels stay squares")
        let detector = try XCTUnwrap(CIDetector(ofType: CIDetectorTypeQRCode, context: nil))
        let found = detector.features(
            in: large.composited(
                over: CIImage(color: .white).cropped(to: CGRect(x: -40, y: -40, width: 300, height: 300))))
        let feature = try XCTUnwrap(found.first as? CIQRCodeFeature)
        XCTAssertEqual(feature.messageString, "https://example.org/ä")
        XCTAssertEqual(feature.topLeft.x, 8, accuracy: 3)
        XCTAssertEqual(feature.topLeft.y, 208, accuracy: 3)
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(
            detector.features(in: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 50, height: 50))), [])
        code.message = Data(repeating: 1, count: 5_000)
        XCTAssertNil(code.outputImage, "more than a code can hold")
    }

    func testEveryFilterMakesItsPicture() throws {
        let image = try picture([[0, 60, 120], [180, 240, 30], [90, 150, 210]])
        let part = CGRect(x: 0, y: 0, width: 3, height: 3)
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
            let filter = try XCTUnwrap(CIFilter(name: name))
            for key in filter.inputKeys where key.hasSuffix("Image") || key == "inputImage2" {
                filter.setValue(image, forKey: key)
            }
            if filter.inputKeys.contains("inputMessage") { filter.setValue(Data([65]), forKey: "inputMessage") }
            let made = try XCTUnwrap(filter.outputImage, name)
            let asked = made.extent.isInfinite ? part : CGRect(origin: made.extent.origin, size: part.size)
            XCTAssertNotNil(CIContext().createCGImage(made, from: asked), name)
        }
    }

    func testAnAppsOwnFilter() throws {
        final class Twice: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? {
                inputImage?.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1])
            }
        }
        let filter = Twice()
        filter.inputImage = try picture([[137]])
        XCTAssertEqual(try bytes(filter.outputImage)[0][0], 188)
    }

    func testWhatIsTooLargeIsNoPicture() throws {
        XCTAssertNil(CIContext().createCGImage(CIImage(color: .red), from: .infinite))
        let huge = try picture([[1]]).transformed(by: CGAffineTransform(scaleX: 1e6, y: 1e6))
        XCTAssertNil(CIContext().createCGImage(huge, from: huge.extent))
        XCTAssertNotNil(CIContext().createCGImage(huge, from: CGRect(x: 0, y: 0, width: 4, height: 4)))
        XCTAssertNil(CIContext().createCGImage(CIImage.empty(), from: CIImage.empty().extent))
    }

    @MainActor func testAPictureOfAFilterIsAnImage() throws {
        let inverted = try picture([[0, 255]]).applyingFilter("CIColorInvert")
        let image = UIImage(ciImage: inverted)
        XCTAssertEqual(image.size, CGSize(width: 2, height: 1))
        XCTAssertEqual(try bytes(CIImage(cgImage: try XCTUnwrap(image.cgImage))).map(\.first), [255, 0])
        XCTAssertNotNil(CIContext().jpegRepresentation(of: inverted, colorSpace: CGColorSpaceCreateDeviceRGB()))
    }

    func testDescriptorsOfCodesAreOfSizesThatThereAre() throws {
        let payload = Data([1, 2])
        let code = try XCTUnwrap(
            CIQRCodeDescriptor(payload: payload, symbolVersion: 4, maskPattern: 2, errorCorrectionLevel: .levelQ))
        XCTAssertEqual(code.errorCorrectedPayload, payload)
        XCTAssertEqual([code.symbolVersion, Int(code.maskPattern)], [4, 2])
        XCTAssertNil(
            CIQRCodeDescriptor(payload: payload, symbolVersion: 41, maskPattern: 2, errorCorrectionLevel: .levelQ))
        XCTAssertNil(
            CIQRCodeDescriptor(payload: payload, symbolVersion: 4, maskPattern: 8, errorCorrectionLevel: .levelQ))
        XCTAssertEqual(CIQRCodeDescriptor.ErrorCorrectionLevel(rawValue: 72), .levelH)
        XCTAssertNil(CIAztecCodeDescriptor(payload: payload, isCompact: true, layerCount: 5, dataCodewordCount: 9))
        XCTAssertNotNil(CIAztecCodeDescriptor(payload: payload, isCompact: false, layerCount: 5, dataCodewordCount: 9))
        XCTAssertNotNil(CIPDF417CodeDescriptor(payload: payload, isCompact: false, rowCount: 3, columnCount: 1))
        XCTAssertEqual(
            CIDataMatrixCodeDescriptor(payload: payload, rowCount: 10, columnCount: 10, eccVersion: .v200)?.eccVersion,
            .v200)
    }
}
