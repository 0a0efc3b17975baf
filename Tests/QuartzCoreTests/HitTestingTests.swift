import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

final class HitTestingTests: LayerTestCase {
    private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        parent?.addSublayer(layer)
        return layer
    }

    func testContainsCountsTheBoundsWithoutTheirFarEdges() {
        let plain = CALayer()
        plain.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        plain.position = CGPoint(x: 500, y: 500)
        XCTAssertTrue(plain.contains(CGPoint(x: 10, y: 10)))
        XCTAssertTrue(plain.contains(CGPoint(x: 109.9, y: 109.9)))
        XCTAssertFalse(plain.contains(CGPoint(x: 110, y: 110)))
        XCTAssertFalse(plain.contains(CGPoint(x: 5, y: 50)))
        XCTAssertFalse(plain.contains(CGPoint(x: 500, y: 500)))
    }

    func testASublayerOutsideIsFoundUnlessItsSuperlayerMasks() {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = layer(CGRect(x: 140, y: 140, width: 20, height: 20), in: parent)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 150, y: 150)) === child)
        parent.masksToBounds = true
        XCTAssertNil(parent.hitTest(CGPoint(x: 150, y: 150)))
    }

    func testTheHigherZPositionIsFoundFirst() {
        let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let lower = layer(CGRect(x: 30, y: 30, width: 40, height: 40), in: parent)
        let upper = layer(CGRect(x: 30, y: 30, width: 40, height: 40), in: parent)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 50, y: 50)) === upper)
        upper.isHidden = true
        XCTAssertTrue(parent.hitTest(CGPoint(x: 50, y: 50)) === lower)
        upper.isHidden = false
        lower.zPosition = 10
        XCTAssertTrue(parent.hitTest(CGPoint(x: 50, y: 50)) === lower)
    }

    func testThroughPerspective() {
        let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.sublayerTransform.m34 = -1 / 500
        let child = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
        child.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        // The right edge is at 100 + x/(1 − z/500) with x = 50·cos 45°, z = −50·sin 45°: 133.02.
        XCTAssertTrue(parent.hitTest(CGPoint(x: 132.9, y: 100)) === child)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 133.2, y: 100)) === parent)
        // The left one, which comes nearer, at 100 − 35.36/(1 − 35.36/500) = 61.95.
        XCTAssertTrue(parent.hitTest(CGPoint(x: 62.1, y: 100)) === child)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 61.8, y: 100)) === parent)
    }

    /// A card inside a turned superlayer: flat on its plane in a plain layer, in space in a transform layer.
    func testATransformLayerIsLookedThroughAndTheNearestFaceWins() {
        let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        parent.addSublayer(cube)
        let back = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: cube)
        let front = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: cube)
        back.zPosition = -50
        front.zPosition = 50
        cube.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 100, y: 100)) === front)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 10, y: 10)) === parent, "the transform layer itself is not there")
        cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 100, y: 100)) === back, "turned round, the back is in front")
        cube.isHidden = true
        XCTAssertTrue(parent.hitTest(CGPoint(x: 100, y: 100)) === parent)
        cube.isHidden = false

        // Turned by a right angle the two stand at x = 100 ± 50, seen as lines; a quarter of that turn shows both apart.
        cube.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 100 + 35.36 + 30, y: 100)) === front)
        XCTAssertTrue(parent.hitTest(CGPoint(x: 100 - 35.36 - 30, y: 100)) === back)
    }

    func testConversionThroughATransformLayerKeepsDepthAndThroughAPlainLayerDoesNot() {
        for parent in [CALayer(), CATransformLayer()] {
            let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
            parent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            root.addSublayer(parent)
            let child = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
            child.transform = CATransform3DMakeTranslation(0, 0, 40)
            parent.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            // The plain parent is seen from its edge: its children with it. In space the child stands beside, at x = 100 + 40.
            let x = child.convert(CGPoint(x: 50, y: 50), to: root).x
            XCTAssertEqual(x, parent is CATransformLayer ? 140 : 100, accuracy: 1e-9)
        }
    }

    func testAffineTransformIsTheIdentityForWhatIsNotAffine() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
        XCTAssertEqual(layer.affineTransform(), CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
        XCTAssertEqual(layer.transform.m33, 1)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        for transform in [
            CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
            CATransform3DMakeTranslation(0, 0, 5), perspective,
        ] {
            layer.transform = transform
            XCTAssertEqual(layer.affineTransform(), .identity)
        }
    }

    func testPreferredFrameSizeIsTheFramesSize() {
        let plain = layer(CGRect(x: 0, y: 0, width: 100, height: 50))
        plain.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        XCTAssertEqual(plain.preferredFrameSize().width, 50, accuracy: 1e-9)
        XCTAssertEqual(plain.preferredFrameSize().height, 100, accuracy: 1e-9)
    }

    func testAnUnknownGravityMeansTheCentre() {
        let plain = CALayer()
        XCTAssertEqual(plain.contentsGravity, .resize)
        plain.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
        XCTAssertEqual(plain.contentsGravity, .center)
    }
}
