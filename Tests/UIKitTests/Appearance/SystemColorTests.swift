import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Colours of the system by their names, fonts by their names and metrics.
final class SystemColorTests: MainTestCase, @unchecked Sendable {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    func testGreysAreAsApplesTableSays() {
        XCTAssertEqual(bytes(.systemGray2, light), [174, 174, 178, 255])
        XCTAssertEqual(bytes(.systemGray2, dark), [99, 99, 102, 255])
        XCTAssertEqual(bytes(.systemGray3, light), [199, 199, 204, 255])
        XCTAssertEqual(bytes(.systemGray3, dark), [72, 72, 74, 255])
        XCTAssertEqual(bytes(.systemGray5, light), [229, 229, 234, 255])
        XCTAssertEqual(bytes(.systemGray5, dark), [44, 44, 46, 255])
    }

    func testGroundsAreAsApplesTableSays() {
        XCTAssertEqual(bytes(.secondarySystemBackground, light), [242, 242, 247, 255])
        XCTAssertEqual(bytes(.secondarySystemBackground, dark), [28, 28, 30, 255])
        XCTAssertEqual(bytes(.tertiarySystemBackground, light), [255, 255, 255, 255])
        XCTAssertEqual(bytes(.tertiarySystemBackground, dark), [44, 44, 46, 255])
        XCTAssertEqual(bytes(.secondarySystemGroupedBackground, light), [255, 255, 255, 255])
        XCTAssertEqual(bytes(.secondarySystemGroupedBackground, dark), [28, 28, 30, 255])
    }

    func testFillsGrowFainter() {
        let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        for traits in [light, dark] {
            let alphas = fills.map { bytes($0, traits)[3] }
            XCTAssertEqual(alphas, alphas.sorted(by: >))
            XCTAssertEqual(Set(alphas).count, 4)
        }
    }

    func testColoursDifferInTheDark() {
        let colors: [UIColor] = [.systemOrange, .systemPurple, .systemYellow, .placeholderText]
        for color in colors { XCTAssertNotEqual(bytes(color, light), bytes(color, dark)) }
        XCTAssertEqual(bytes(.systemOrange, light), [255, 149, 0, 255])
        XCTAssertEqual(bytes(.systemPurple, light), [175, 82, 222, 255])
        XCTAssertEqual(bytes(.systemYellow, light), [255, 204, 0, 255])
        XCTAssertEqual(bytes(.magenta, light), [255, 0, 255, 255])
        XCTAssertEqual(bytes(.lightGray, light), [170, 170, 170, 255])
        XCTAssertEqual(bytes(.lightGray, dark), [170, 170, 170, 255])
    }

    func testSetIsForFillsAndStrokes() {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), format: format)
        let image = renderer.image { context in
            UIColor.red.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 10))
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 8, y: 0))
            line.addLine(to: CGPoint(x: 8, y: 10))
            line.lineWidth = 2
            line.stroke()
            _ = context
        }
        let pixels = Pixels(image)
        XCTAssertEqual(pixels[1, 5], [255, 0, 0, 255])
        XCTAssertEqual(pixels[7, 5], [255, 0, 0, 255])
        XCTAssertEqual(pixels[5, 5], [0, 0, 0, 0])
        XCTAssertEqual(
            UIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 3, height: 4)).image { _ in }.size,
            CGSize(width: 3, height: 4))
    }

    func testPathsAreClosedClippedAndEmptied() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.close()
        XCTAssertEqual(path.currentPoint, .zero, "back at its beginning")
        XCTAssertTrue(path.contains(CGPoint(x: 9, y: 1)))
        let copy = UIBezierPath(cgPath: path.cgPath)
        XCTAssertEqual(copy.bounds, path.bounds)
        path.removeAllPoints()
        XCTAssertTrue(path.isEmpty)
        XCTAssertFalse(copy.isEmpty)
        path.addArc(withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
        XCTAssertEqual(path.currentPoint.x, 5, accuracy: 0.001)
        XCTAssertEqual(path.currentPoint.y, 10, accuracy: 0.001)
        XCTAssertEqual(path.bounds.maxY, 15, accuracy: 0.001, "clockwise, below the middle")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        XCTAssertEqual(Pixels(image)[2, 5], [0, 0, 255, 255])
        XCTAssertEqual(Pixels(image)[7, 5], [0, 0, 0, 0])
    }

    func testFontsByNameAndTheirMetrics() {
        let traits: UIFontDescriptor.SymbolicTraits = .traitBold
        XCTAssertTrue(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(traits))
        let descriptor = UIFontDescriptor(name: "Helvetica", size: 21)
        XCTAssertEqual(descriptor.pointSize, 21)
        XCTAssertEqual(descriptor.object(forKey: .name) as? String, "Helvetica")
        XCTAssertEqual(UIFontDescriptor().fontAttributes.count, 0)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let category = UITraitCollection.current.preferredContentSizeCategory
        XCTAssertEqual(category == .large || category == .unspecified, metrics.scaledValue(for: 10) == 10)
        XCTAssertEqual(UIImage.SymbolConfiguration(scale: .large), UIImage.SymbolConfiguration(scale: .large))
        let font = UIFont.systemFont(ofSize: 30)
        let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(font: font))
        let small = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(font: font, scale: .small))
        XCTAssertGreaterThan(large?.size.width ?? 0, small?.size.width ?? 100)
    }

    func testImagesMoveTurnAndAreWritten() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        XCTAssertEqual(red.imageOrientation, .up)
        XCTAssertEqual(red.renderingMode, UIImage.RenderingMode.automatic)
        XCTAssertNil(red.images)
        XCTAssertEqual(red.duration, 0)
        let moving = UIImage.animatedImage(with: [red, red], duration: 2)
        XCTAssertEqual(moving?.images?.count, 2)
        XCTAssertEqual(moving?.duration, 2)
        let data = red.jpegData(compressionQuality: 0.9)
        XCTAssertEqual(data?.prefix(2), Data([0xFF, 0xD8]))
        XCTAssertEqual(data.flatMap { UIImage(data: $0) }?.size, CGSize(width: 8, height: 4))
        XCTAssertEqual(red.preparingForDisplay()?.size, red.size)
        let configuration = UITraitCollection(userInterfaceStyle: .dark).imageConfiguration
        XCTAssertEqual(red.withConfiguration(configuration).configuration, configuration)
        let halves = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { _ in
            red.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .normal, alpha: 0.5)
        }
        let alpha = Pixels(halves)[1, 1][3]
        XCTAssertTrue((126...129).contains(alpha), "\(alpha)")
        XCTAssertEqual(Pixels(halves)[6, 1], [0, 0, 0, 0])
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        let first = UIGraphicsGetCurrentContext()
        if let first {
            UIGraphicsPushContext(first)
            XCTAssertTrue(UIGraphicsGetCurrentContext() === first)
            UIGraphicsPopContext()
        }
        XCTAssertNotNil(first)
        UIGraphicsEndImageContext()
    }
}
