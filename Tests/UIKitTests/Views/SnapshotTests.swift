import CoreGraphics
import Foundation
import TestSupport
import UIKit
import XCTest

final class SnapshotTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Stripes: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2))
        }
    }

    @MainActor private func pixel(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [Int] {
        let pixels = image.cgImage!.pixels
        let word = pixels[Int(x * image.scale), Int(y * image.scale)]
        return [Int(word >> 24), Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255)]
    }

    @MainActor private func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 20))
        view.backgroundColor = .red
        let stripes = Stripes(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        stripes.backgroundColor = .blue
        view.addSubview(stripes)
        return view
    }

    private static let red = [255, 255, 0, 0], green = [255, 0, 255, 0], blue = [255, 0, 0, 255]

    func testRenderInAnImageRendererOfAViewThatWasNeverShown() {
        onMain {
            let view = makeView()
            let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
            XCTAssertEqual(image.size, CGSize(width: 40, height: 20))
            XCTAssertEqual(pixel(image, 5, 5), Self.red)
            XCTAssertEqual(pixel(image, 30, 5), Self.green)
            XCTAssertEqual(pixel(image, 30, 15), Self.blue)
        }
    }

    func testALabelRendersItsText() {
        onMain {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            label.text = "HHH"
            label.font = .systemFont(ofSize: 24, weight: .bold)
            label.textColor = .red
            let image = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
            let reds = (0..<60).flatMap { x in (0..<30).map { pixel(image, CGFloat(x), CGFloat($0)) } }
                .filter { $0 == Self.red }
            XCTAssertGreaterThan(reds.count, 60)
        }
    }

    func testDrawHierarchyScalesIntoTheRectangle() {
        onMain {
            harness.showWindow()
            let view = makeView()
            harness.window.addSubview(view)
            view.transform = CGAffineTransform(rotationAngle: 1)
            let size = CGSize(width: 100, height: 100)
            var answer = false
            let image = UIGraphicsImageRenderer(size: size).image { _ in
                answer = view.drawHierarchy(in: CGRect(x: 10, y: 10, width: 80, height: 40), afterScreenUpdates: true)
            }
            XCTAssertTrue(answer)
            XCTAssertEqual(pixel(image, 5, 5), [0, 0, 0, 0])
            XCTAssertEqual(pixel(image, 20, 20), Self.red)
            XCTAssertEqual(pixel(image, 70, 20), Self.green)
            XCTAssertEqual(pixel(image, 70, 40), Self.blue)
            XCTAssertEqual(pixel(image, 95, 20), [0, 0, 0, 0])
            XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false), "no context")
        }
    }

    func testASnapshotShowsWhatTheViewLookedLike() throws {
        try onMain {
            harness.showWindow()
            let view = makeView()
            harness.window.addSubview(view)
            harness.turn()
            let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
            XCTAssertEqual(snapshot.bounds.size, view.bounds.size)
            view.removeFromSuperview()
            snapshot.frame.origin = CGPoint(x: 100, y: 200)
            harness.window.addSubview(snapshot)
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 105, y: 205)), Pixel(r: 255, g: 0, b: 0))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 130, y: 205)), Pixel(r: 0, g: 255, b: 0))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 130, y: 215)), Pixel(r: 0, g: 0, b: 255))
            XCTAssertNil(UIView().snapshotView(afterScreenUpdates: true), "nothing to show")
        }
    }

    func testTheScreensSnapshotShowsItsWindows() {
        onMain {
            harness.showWindow()
            let view = makeView()
            harness.window.addSubview(view)
            let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
            XCTAssertEqual(snapshot.bounds.size, UIScreen.main.bounds.size)
            view.removeFromSuperview()
            snapshot.frame.origin = CGPoint(x: 0, y: 100)
            harness.window.addSubview(snapshot)
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 55, y: 165)), Pixel(r: 255, g: 0, b: 0))
        }
    }

    func testAResizableSnapshotKeepsItsEdges() throws {
        try onMain {
            harness.showWindow()
            let view = makeView()
            harness.window.addSubview(view)
            let snapshot = try XCTUnwrap(
                view.resizableSnapshotView(
                    from: view.bounds, afterScreenUpdates: true,
                    withCapInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 19)))
            view.removeFromSuperview()
            snapshot.frame = CGRect(x: 100, y: 200, width: 120, height: 20)
            harness.window.addSubview(snapshot)
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 117, y: 215)), Pixel(r: 255, g: 0, b: 0), "as wide as before")
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 125, y: 215)), Pixel(r: 0, g: 0, b: 255), "stretched")
        }
    }
}
