import TestSupport
import UIKit
import XCTest

/// Backgrounds that repeat a picture: `UIColor(patternImage:)`. DEV-856.
final class PatternBackgroundTests: MainTestCase, @unchecked Sendable {
    private let red = Pixel(r: 255, g: 0, b: 0)
    private let green = Pixel(r: 0, g: 255, b: 0)
    private let blue = Pixel(r: 0, g: 0, b: 255)
    private let white = Pixel(r: 255, g: 255, b: 255)

    /// 20 points square: red above on the left, green on the right, blue below.
    @MainActor private var pattern: UIColor {
        let cell = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            for (color, x, y) in [(UIColor.red, 0, 0), (.green, 10, 0), (.blue, 0, 10), (.blue, 10, 10)] {
                color.setFill()
                context.fill(CGRect(x: x, y: y, width: 10, height: 10))
            }
        }
        return UIColor(patternImage: cell)
    }

    @MainActor private func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(view)
        harness.show(root: controller)
        harness.advance(by: 0.1)
    }

    @MainActor private func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixel { harness.pixel(at: CGPoint(x: x, y: y)) }

    func testThePictureIsRepeatedUprightFromTheViewsCornerOn() {
        onMain {
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 1000))
            view.backgroundColor = pattern
            show(view)
            XCTAssertEqual(pixel(104, 204), red)
            XCTAssertEqual(pixel(114, 204), green)
            XCTAssertEqual(pixel(104, 214), blue)
            XCTAssertEqual(pixel(144, 204), red, "the third copy, cut")
            XCTAssertEqual(pixel(124, 584), red)
            XCTAssertEqual(pixel(152, 204), white)
            XCTAssertEqual(pixel(104, 196), white)
        }
    }

    func testItMovesWithWhatScrolls() {
        onMain {
            let view = UIScrollView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 1000)
            view.backgroundColor = pattern
            show(view)
            view.contentOffset.y = 35
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(104, 202), blue)
            XCTAssertEqual(pixel(104, 207), red)
            view.contentOffset.y = -5
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(104, 202), blue)
            XCTAssertEqual(pixel(104, 207), red)
        }
    }

    func testRoundCornersCutItAndOpacityHoldsForTheWhole() {
        onMain {
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            view.backgroundColor = pattern
            view.layer.cornerRadius = 50
            show(view)
            XCTAssertEqual(pixel(103, 203), white)
            XCTAssertEqual(pixel(144, 244), red)
            view.alpha = 0.5
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(103, 203), white)
            XCTAssertEqual(pixel(144, 244), Pixel(r: 255, g: 127, b: 127))
            (view.alpha, view.clipsToBounds) = (1, true)
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(103, 203), white)
            XCTAssertEqual(pixel(144, 244), red)
        }
    }

    func testAnotherColourTakesItsPlaceAndItsComponentFadesIt() {
        onMain {
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            view.backgroundColor = pattern.withAlphaComponent(0.5)
            show(view)
            XCTAssertEqual(pixel(104, 204), Pixel(r: 255, g: 127, b: 127))
            view.backgroundColor = .green
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(104, 204), green)
            view.backgroundColor = pattern
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(104, 204), red)
            view.backgroundColor = nil
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(104, 204), white)
        }
    }

    func testAViewWithoutEndIsDrawnWhereItIsSeen() {
        onMain {
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 1e8, height: 1e8))
            view.backgroundColor = pattern
            show(view)
            XCTAssertEqual(pixel(104, 204), red)
            XCTAssertEqual(pixel(384, 844), red)
            view.bounds.origin = CGPoint(x: 2e6, y: 3e6)
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(104, 204), red)
            // These have no picture, and an end.
            view.bounds.origin.x = 1e30
            harness.advance(by: 0.1)
            view.frame.size.height = .greatestFiniteMagnitude
            harness.advance(by: 0.1)
            view.layer.transform.m34 = 0.001
            view.layer.transform = CATransform3DRotate(view.layer.transform, 0.5, 1, 0, 0)
            harness.advance(by: 0.1)
        }
    }

    func testItTurnsWithTheViewAndCastsAShadow() {
        onMain {
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            view.backgroundColor = pattern
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = 0
            view.layer.shadowOffset = CGSize(width: 0, height: 20)
            show(view)
            XCTAssertEqual(pixel(150, 310), Pixel(r: 0, g: 0, b: 0))
            view.layer.shadowOpacity = 0
            view.transform = CGAffineTransform(rotationAngle: .pi)
            harness.advance(by: 0.1)
            XCTAssertEqual(pixel(195, 295), red)
            XCTAssertEqual(pixel(185, 295), green)
            XCTAssertEqual(pixel(195, 285), blue)
        }
    }

    func testSnapshotsAndRenderInContextShowIt() throws {
        try onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = pattern
            show(view)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            for drawsHierarchy in [false, true] {
                let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
                    if drawsHierarchy {
                        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                    } else {
                        view.layer.render(in: context.cgContext)
                    }
                }
                let data = try XCTUnwrap(image.cgImage?.dataProvider?.data) as Data
                let row = try XCTUnwrap(image.cgImage?.bytesPerRow)
                XCTAssertEqual([UInt8](data[(4 * row + 16)..<(4 * row + 19)]), [0, 0, 255], "\(drawsHierarchy)")
            }
        }
    }
}
