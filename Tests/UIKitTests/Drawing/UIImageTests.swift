import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIImageTests: XCTestCase {
    /// 3 × 2 pixels, each of another colour in red: 10, 20, 30 above 40, 50, 60.
    private func numbered() -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            for index in 0..<6 {
                UIColor(red: CGFloat(index + 1) * 10 / 255, green: 0, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
            }
        }
        return image.cgImage!
    }

    private func rows(_ image: CGImage?) -> [[Int]] {
        let pixels = Pixels(image)
        return (0..<pixels.size[1]).map { y in (0..<pixels.size[0]).map { x in pixels[x, y][0] } }
    }

    func testSizeIsInPointsAndSeen() {
        let pixels = numbered()
        XCTAssertEqual(UIImage(cgImage: pixels).size, CGSize(width: 3, height: 2))
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        XCTAssertEqual(turned.size, CGSize(width: 1, height: 1.5))
        XCTAssertTrue(turned.cgImage === pixels)
    }

    func testEveryOrientationIsDrawnUpright() {
        let seen: [(UIImage.Orientation, [[Int]])] = [
            (.up, [[10, 20, 30], [40, 50, 60]]),
            (.down, [[60, 50, 40], [30, 20, 10]]),
            (.left, [[30, 60], [20, 50], [10, 40]]),
            (.right, [[40, 10], [50, 20], [60, 30]]),
            (.upMirrored, [[30, 20, 10], [60, 50, 40]]),
            (.downMirrored, [[40, 50, 60], [10, 20, 30]]),
            (.leftMirrored, [[10, 40], [20, 50], [30, 60]]),
            (.rightMirrored, [[60, 30], [50, 20], [40, 10]]),
        ]
        for (orientation, expected) in seen {
            let image = UIImage(cgImage: numbered(), scale: 1, orientation: orientation)
            XCTAssertEqual(rows(image.displayImage(traits: .current)), expected, "\(orientation)")
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
            XCTAssertEqual(rows(drawn.cgImage), expected, "drawn \(orientation)")
        }
    }

    func testTintKeepsShapeAndDynamicColor() {
        let image = UIImage(cgImage: numbered()).withTintColor(.systemBackground)
        let light = image.displayImage(traits: UITraitCollection(userInterfaceStyle: .light))
        let dark = image.displayImage(traits: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(Pixels(light)[0, 0], [255, 255, 255, 255])
        XCTAssertEqual(Pixels(dark)[0, 0], [0, 0, 0, 255])
        XCTAssertEqual(Pixels(image)[0, 0], [10, 0, 0, 255], "the image's own pixels stay")
    }

    func testTemplatesTakeTheViewsTint() {
        let image = UIImage(cgImage: numbered())
        let traits = UITraitCollection.current
        XCTAssertEqual(Pixels(image.layerImage(tint: .green, traits: traits))[0, 0], [10, 0, 0, 255])
        let template = image.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(Pixels(template.layerImage(tint: .green, traits: traits))[0, 0], [0, 255, 0, 255])
        XCTAssertTrue(
            template.layerImage(tint: .green, traits: traits) === template.layerImage(tint: .green, traits: traits),
            "the same tint is made once")
    }

    func testResizableImageKeepsItsCaps() {
        // Red edge, blue middle.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let frame = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        for mode in [UIImage.ResizingMode.tile, .stretch] {
            let image = frame.resizableImage(withCapInsets: insets, resizingMode: mode)
            let large = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 6), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 6))
            }
            let pixels = Pixels(large)
            XCTAssertEqual(pixels[0, 3], [255, 0, 0, 255])
            XCTAssertEqual(pixels[8, 5], [255, 0, 0, 255])
            XCTAssertEqual(pixels[4, 0], [255, 0, 0, 255])
            XCTAssertEqual(pixels[1, 1], [0, 0, 255, 255])
            XCTAssertEqual(pixels[7, 4], [0, 0, 255, 255])
        }
        XCTAssertEqual(
            frame.resizableImage(withCapInsets: insets).contentsCenter,
            CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3))
    }

    func testPNGGoesRound() throws {
        let data = try XCTUnwrap(UIImage(cgImage: numbered()).pngData())
        let back = try XCTUnwrap(UIImage(data: data, scale: 2))
        XCTAssertEqual(back.size, CGSize(width: 1.5, height: 1))
        XCTAssertEqual(rows(back.cgImage), [[10, 20, 30], [40, 50, 60]])
        XCTAssertNil(UIImage(data: Data("no image".utf8)))
    }

    func testThumbnailFits() throws {
        let image = UIImage(cgImage: numbered())
        let small = try XCTUnwrap(image.preparingThumbnail(of: CGSize(width: 1.5, height: 10)))
        XCTAssertEqual(small.size.width, 2, accuracy: 0.51)
        XCTAssertNil(image.preparingThumbnail(of: .zero))
    }

    func testAnImageLiteralIsAnImageOfTheMainBundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("literal-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = numbered()
        try XCTUnwrap(UIImage(cgImage: picture).pngData()).write(to: folder.appendingPathComponent("literal.png"))
        // By a way out of the bundle, in which nothing is written: more steps up than there are end at the root.
        let wayOut = String(repeating: "../", count: 64)
        let image = UIImage(imageLiteralResourceName: wayOut + folder.path.dropFirst() + "/literal.png")
        XCTAssertEqual(image.cgImage?.width, picture.width)
        XCTAssertEqual(image.scale, 1)
    }

    func testNamedImagesByScaleAndCatalog() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Group/Dot.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let pixels = try XCTUnwrap(UIImage(cgImage: numbered()).pngData())
        for name in ["plain.png", "many.png", "many@2x.png", "many@3x.png"] {
            try pixels.write(to: folder.appendingPathComponent(name))
        }
        try pixels.write(to: set.appendingPathComponent("d@2x.png"))
        try Data(
            #"{"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","scale":"2x","filename":"d@2x.png"}],"properties":{"template-rendering-intent":"template"}}"#
                .utf8
        )
        .write(to: set.appendingPathComponent("Contents.json"))
        let colors = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
        try Data(
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"0.500","blue":"0","alpha":"1.000"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"255","alpha":"1"}}}]}"#
                .utf8
        )
        .write(to: colors.appendingPathComponent("Contents.json"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))

        func scale(_ name: String, at displayScale: CGFloat) -> CGFloat? {
            UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: displayScale))?.scale
        }
        XCTAssertEqual(scale("many", at: 3), 3)
        XCTAssertEqual(scale("many", at: 2), 2)
        XCTAssertEqual(scale("many.png", at: 1), 1)
        XCTAssertEqual(scale("plain", at: 3), 1)
        XCTAssertNil(scale("none", at: 3))
        XCTAssertEqual(scale("Dot", at: 3), 2)
        let first = UIImage(named: "many", in: bundle, compatibleWith: nil)
        XCTAssertTrue(
            first?.cgImage === UIImage(named: "many", in: bundle, compatibleWith: nil)?.cgImage, "decoded once")
        XCTAssertEqual(UIImage(named: "Dot", in: bundle, compatibleWith: nil)?.renderingMode, .alwaysTemplate)

        let brand = try XCTUnwrap(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        XCTAssertEqual(
            brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(
            brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
            UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        XCTAssertEqual(UIImage(contentsOfFile: folder.path + "/many@2x.png")?.scale, 2)
    }

    func testSymbols() throws {
        let chevron = try XCTUnwrap(UIImage(systemName: "chevron.left"))
        XCTAssertTrue(chevron.isSymbolImage)
        XCTAssertTrue(chevron.showsAsTemplate)
        XCTAssertGreaterThan(chevron.size.height, chevron.size.width)
        let large = try XCTUnwrap(
            UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
        XCTAssertEqual(large.size.width, 34, accuracy: 0.34)
        XCTAssertNil(UIImage(systemName: "no.such.symbol.at.all"))
        XCTAssertEqual(UIImage(systemName: "plus"), UIImage(systemName: "plus"))
    }
}
