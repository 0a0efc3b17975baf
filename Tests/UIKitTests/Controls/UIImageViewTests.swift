import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor
final class UIImageViewTests: XCTestCase {
    private func image(_ color: UIColor, side: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func shown(_ view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

    func testTheImageIsTheLayersContents() async {
        let red = image(.red)
        let view = UIImageView(image: red)
        XCTAssertEqual(view.frame.size, CGSize(width: 4, height: 4))
        XCTAssertTrue(shown(view) === red.cgImage)
        XCTAssertEqual(view.layer.contentsScale, red.scale)
        XCTAssertFalse(view.isUserInteractionEnabled)
        XCTAssertFalse(view.layer.needsDisplay(), "an image view draws nothing")
        view.image = nil
        XCTAssertNil(view.layer.contents)
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    func testHighlightedImage() async {
        let (red, blue) = (image(.red), image(.blue))
        let view = UIImageView(image: red, highlightedImage: blue)
        view.isHighlighted = true
        XCTAssertTrue(shown(view) === blue.cgImage)
        view.isHighlighted = false
        XCTAssertTrue(shown(view) === red.cgImage)
    }

    func testATemplateFollowsTheTint() async {
        let view = UIImageView(image: image(.red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        XCTAssertEqual(Pixels(shown(view))[0, 0], [0, 255, 0, 255])
        view.tintColor = .blue
        XCTAssertEqual(Pixels(shown(view))[0, 0], [0, 0, 255, 255])
    }

    func testAResizableImageStretchesItsCenter() async {
        let view = UIImageView(
            image: image(.red).resizableImage(
                withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch))
        XCTAssertEqual(view.layer.contentsCenter, CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        view.image = image(.blue)
        XCTAssertEqual(view.layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    func testAResizableImageThatTilesIsRepeated() async throws {
        // Red above blue, four points together.
        let pattern = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
        let view = UIImageView(image: pattern.resizableImage(withCapInsets: .zero))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        view.layoutIfNeeded()
        XCTAssertEqual(view.layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
        let shown = try XCTUnwrap(shown(view))
        XCTAssertEqual(shown.width, Int(8 * pattern.scale))
        func isRed(_ y: CGFloat) throws -> Bool {
            let row = CGRect(x: 0, y: y * pattern.scale, width: 1, height: 1)
            let pixel = try XCTUnwrap(shown.cropping(to: row))
            let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            return UIImage(cgImage: pixel).pngData()
                == red.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))
                .flatMap { UIImage(cgImage: $0).pngData() }
        }
        XCTAssertEqual(try [1, 3, 5, 7].map { try isRed($0) }, [true, false, true, false])
        view.frame.size.height = 4
        view.frame.size.width = 4
        view.layoutIfNeeded()
        view.image = pattern.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        XCTAssertTrue(self.shown(view) === pattern.cgImage)
    }

    func testAnimationShowsItsImagesInTurn() async {
        let images = [image(.red), image(.green)]
        var seen: [UIImage] = []
        var isFinished = false
        let player = ImagePlayer(images: images, duration: 1, repeatCount: 2) {
            seen.append($0)
        } finish: {
            isFinished = true
        }
        player.start()
        for _ in 0..<4 { player.advance() }
        XCTAssertEqual(seen, [images[0], images[1], images[0], images[1]])
        XCTAssertTrue(isFinished)
        let view = UIImageView(image: images[0])
        view.animationImages = images
        view.startAnimating()
        XCTAssertTrue(view.isAnimating)
        view.stopAnimating()
        XCTAssertFalse(view.isAnimating)
        XCTAssertTrue(shown(view) === images[0].cgImage)
    }

    /// DEV-1400.
    func testTheScreenHasTheStandardRange() async {
        let view = UIImageView(image: image(.red))
        XCTAssertEqual(view.preferredImageDynamicRange, .unspecified)
        view.preferredImageDynamicRange = .high
        XCTAssertEqual(view.preferredImageDynamicRange, .high)
        XCTAssertEqual(view.imageDynamicRange, .standard)
        XCTAssertEqual(view.image?.isHighDynamicRange, false)
        XCTAssertTrue(view.image?.imageRestrictedToStandardDynamicRange() === view.image)
    }
}
