import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green and blue as bytes, alpha in hundredths.
    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        XCTAssertTrue(color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r * 255, g * 255, b * 255, a * 100].map { Int($0.rounded()) }
    }

    func testSystemColorsAreApples() {
        let rows: [(UIColor, [Int], [Int])] = [
            (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
            (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
            (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
            (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
            (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
            (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
            (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
            (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
            (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
            (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
            (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
            (.tintColor, [0, 122, 255, 100], [10, 132, 255, 100]),
        ]
        for (color, inLight, inDark) in rows {
            XCTAssertEqual(bytes(color, light), inLight, "\(color)")
            XCTAssertEqual(bytes(color, dark), inDark, "\(color)")
        }
    }

    func testVariantsByLevelAndContrast() {
        let sheet = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        XCTAssertEqual(bytes(.systemBackground, sheet), [28, 28, 30, 100])
        let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        XCTAssertEqual(bytes(.systemBlue, contrast), [0, 64, 221, 100])
    }

    func testResolvingASystemColorAllocatesNothing() {
        XCTAssertTrue(UIColor.systemTeal.resolvedColor(with: dark) === UIColor.systemTeal.resolvedColor(with: dark))
        let plain = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        XCTAssertTrue(plain.resolvedColor(with: dark) === plain)
    }

    func testDynamicProviderAndDerivedColors() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(color.resolvedColor(with: dark), .white)
        let half = color.withAlphaComponent(0.5)
        XCTAssertEqual(half.resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
        XCTAssertEqual(half.resolvedColor(with: light), UIColor(white: 0, alpha: 0.5))
        XCTAssertEqual(UIColor.label.withAlphaComponent(0.3), UIColor.label.withAlphaComponent(0.3))
    }

    func testCurrentTraitsDecideACGColorOnThisThreadOnly() {
        dark.performAsCurrent {
            XCTAssertEqual(UIColor.systemBackground.cgColor.rgba.x, 0)
            let other = expectation(description: "another thread")
            Thread.detachNewThread {
                XCTAssertEqual(UIColor.systemBackground.cgColor.rgba.x, 1)
                other.fulfill()
            }
            wait(for: [other], timeout: 5)
            light.performAsCurrent { XCTAssertEqual(UIColor.systemBackground.cgColor.rgba.x, 1) }
            XCTAssertEqual(UIColor.systemBackground.cgColor.rgba.x, 0)
        }
        XCTAssertEqual(UIColor.systemBackground.cgColor.rgba.x, 1)
    }

    func testEqualityKeepsSpacesApart() {
        XCTAssertEqual(UIColor(white: 1, alpha: 1), .white)
        XCTAssertEqual(UIColor(white: 1, alpha: 1).hash, UIColor.white.hash)
        XCTAssertNotEqual(UIColor(red: 1, green: 1, blue: 1, alpha: 1), .white)
        XCTAssertNotEqual(UIColor.systemBlue, UIColor.systemBlue.resolvedColor(with: light))
    }

    func testHueSaturationBrightness() {
        let color = UIColor(hue: 2.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
        XCTAssertEqual(h, 2.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(s, 1)
        XCTAssertEqual(b, 0.5)
        XCTAssertEqual(
            UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertFalse(UIColor.red.getWhite(nil, alpha: nil))
        XCTAssertTrue(UIColor.gray.getWhite(nil, alpha: nil))
    }

    func testCGColorIsKept() {
        let given = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        XCTAssertTrue(UIColor(cgColor: given).cgColor === given)
        XCTAssertEqual(UIColor(cgColor: UIColor.darkGray.cgColor), .darkGray)
    }

    func testDisplayP3RedLiesOutsideSRGB() {
        var (r, g): (CGFloat, CGFloat) = (0, 0)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&r, green: &g, blue: nil, alpha: nil)
        XCTAssertEqual(r, 1.093, accuracy: 0.002)
        XCTAssertEqual(g, -0.227, accuracy: 0.002)
    }

    func testDisplayP3KeepsItsOpacity() {
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.8).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        XCTAssertLessThan(red, 0)
        XCTAssertEqual(alpha, 0.8)
    }
}
