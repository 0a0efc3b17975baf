import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Contract D14: shape and gradient layers, from the app's property to the pixel.
final class ShapeLayerTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class RingView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        var ring: CAShapeLayer { layer as! CAShapeLayer }
    }

    override func prepare() {
        harness.showWindow()
    }

    private func assertPixel(
        _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int, _ message: String = "", line: UInt = #line
    ) {
        onMain {
            let p = harness.pixel(at: CGPoint(x: x, y: y))
            let off = max(abs(p.r - red), abs(p.g - green), abs(p.b - blue))
            XCTAssertLessThanOrEqual(off, 2, "\(message) is \(p)", line: line)
        }
    }

    func test_D14_a_views_shape_layer_draws_its_path() {
        onMain {
            let view = RingView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
            view.ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
            view.ring.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
            view.ring.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
            view.ring.lineWidth = 6
            harness.window.backgroundColor = .white
            harness.window.addSubview(view)
            harness.turn()
            harness.renderFrame()
        }
        assertPixel(70, 80, 255, 0, 0, "inside")
        assertPixel(30, 80, 0, 0, 255, "on the line")
        assertPixel(24, 34, 255, 255, 255, "a corner of the view")
    }

    func test_D14_stroke_end_animates_by_itself_and_by_a_view_block_only_when_asked() {
        nonisolated(unsafe) let layer = CAShapeLayer()
        onMain {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 50))
            path.addLine(to: CGPoint(x: 110, y: 50))
            layer.path = path.cgPath
            layer.strokeColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
            layer.fillColor = nil
            layer.lineWidth = 10
            layer.strokeEnd = 0
            harness.window.backgroundColor = .white
            harness.window.layer.addSublayer(layer)
            harness.turn()
            harness.renderFrame()
        }
        assertPixel(30, 50, 255, 255, 255, "nothing yet")
        onMain {
            CATransaction.begin()
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.strokeEnd = 1
            CATransaction.commit()
            harness.turn()
            harness.advance(by: 0.125)
            XCTAssertEqual(Double(layer.presentation()?.strokeEnd ?? 0), 0.5, accuracy: 0.1)
            harness.renderFrame()
        }
        assertPixel(30, 50, 0, 0, 0, "half of the way is drawn")
        assertPixel(90, 50, 255, 255, 255, "and half is not")
        onMain {
            harness.advance(by: 0.2)
            harness.renderFrame()
            XCTAssertNil(layer.animationKeys())
            let view = RingView(frame: .zero)
            harness.window.addSubview(view)
            harness.turn()
            view.ring.strokeEnd = 0.5
            XCTAssertNil(view.layer.animationKeys(), "a view's layer animates inside of blocks only")
        }
        assertPixel(90, 50, 0, 0, 0)
    }

    func test_D14_a_gradient_layer_runs_from_its_first_colour_to_its_last() {
        onMain {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            layer.colors = [
                UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor,
                UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor,
            ]
            harness.window.layer.addSublayer(layer)
            harness.turn()
            harness.renderFrame()
        }
        assertPixel(50, 0, 254, 0, 1)
        assertPixel(50, 100, 127, 0, 128)
        assertPixel(50, 199, 1, 0, 254)
    }

    func test_D14_a_shape_layer_masks_a_view() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
            view.layer.mask = mask
            harness.window.backgroundColor = .white
            harness.window.addSubview(view)
            harness.turn()
            harness.renderFrame()
        }
        assertPixel(50, 50, 0, 255, 0)
        assertPixel(4, 4, 255, 255, 255)
    }

    func test_D15_hit_testing_goes_by_bounds_whatever_the_path() {
        onMain {
            let view = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.ring.path = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 300, height: 300)).cgPath
            harness.window.addSubview(view)
            harness.turn()
            XCTAssertTrue(harness.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view, "outside of the path")
            XCTAssertFalse(
                harness.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === view,
                "in the path, outside of the bounds")
        }
    }

    func test_D14_a_shape_is_drawn_into_a_picture_too() throws {
        try onMain {
            let layer = CAShapeLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
            layer.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                layer.render(in: context.cgContext)
            }
            let cgImage = try XCTUnwrap(image.cgImage)
            let pixels = try XCTUnwrap(cgImage.dataProvider?.data) as Data
            func red(_ x: Int, _ y: Int) -> Bool {
                let scale = cgImage.width / 20
                let at = y * scale * cgImage.bytesPerRow + x * scale * 4
                return pixels[at + 3] == 255 && (pixels[at] == 255 || pixels[at + 2] == 255) && pixels[at + 1] == 0
            }
            XCTAssertTrue(
                red(10, 10),
                "\(cgImage.width) \(cgImage.bytesPerRow) \(Array(pixels[((cgImage.height / 2) * cgImage.bytesPerRow + cgImage.width * 2)...].prefix(8)))"
            )
            XCTAssertFalse(red(2, 2))
        }
    }
}
