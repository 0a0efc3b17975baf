import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import PorticoRender

/// Layers against pictures that plain formulas give, sixty-four samples a pixel: none of them is the compositor's own output.
final class LayerReferenceTests: XCTestCase {
    private typealias Color = SIMD4<Double>
    private static let size = 60

    /// Premultiplied colours over white, averaged over the samples of each pixel.
    private func expected(_ color: (_ x: Double, _ y: Double) -> Color) -> Picture {
        var words: [UInt32] = []
        for y in 0..<Self.size {
            for x in 0..<Self.size {
                var sum = Color()
                for j in 0..<8 {
                    for i in 0..<8 {
                        let c = color(Double(x) + (Double(i) + 0.5) / 8, Double(y) + (Double(j) + 0.5) / 8)
                        sum += c + (1 - c.w) * Color(1, 1, 1, 1)
                    }
                }
                let byte = (sum / 64 * 255 + 0.5).clamped(lowerBound: .zero, upperBound: Color(repeating: 255))
                words.append(UInt32(byte.w) << 24 | UInt32(byte.x) << 16 | UInt32(byte.y) << 8 | UInt32(byte.z))
            }
        }
        return Picture(width: Self.size, height: Self.size, words: words)
    }

    private func drawn(_ build: (CALayer) -> Void) -> Picture {
        let scene = LayerScene(width: Self.size, height: Self.size)
        scene.quietly {
            scene.root.backgroundColor = .make(1, 1, 1)
            build(scene.root)
        }
        scene.draw()
        return scene.pixels()
    }

    /// `worst` and `mean` of the differences of all channels.
    private func check(
        _ picture: Picture, _ reference: Picture, worst: Int, mean: Double, _ name: String = "",
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let (most, place) = picture.difference(reference)
        var sum = 0
        for i in picture.words.indices {
            for shift in [UInt32(0), 8, 16] {
                sum += abs(Int(picture.words[i] >> shift & 255) - Int(reference.words[i] >> shift & 255))
            }
        }
        let average = Double(sum) / Double(picture.words.count * 3)
        XCTAssertLessThanOrEqual(most, worst, "\(name) \(place)", file: file, line: line)
        XCTAssertLessThanOrEqual(average, mean, "\(name)", file: file, line: line)
    }

    private static let red = Color(1, 0, 0, 1), blue = Color(0, 0, 1, 1), none = Color()
    private let cgRed = CGColor.make(1, 0, 0), cgBlue = CGColor.make(0, 0, 1)

    /// In a rectangle with round corners.
    private static func isInside(_ x: Double, _ y: Double, _ r: CGRect, _ radius: Double, corners: Int = 15) -> Bool {
        guard x >= r.minX, x < r.maxX, y >= r.minY, y < r.maxY else { return false }
        let isRight = x > r.midX, isLow = y > r.midY
        guard corners & 1 << ((isRight ? 1 : 0) + (isLow ? 2 : 0)) != 0 else { return true }
        let dx = radius - min(x - r.minX, r.maxX - x), dy = radius - min(y - r.minY, r.maxY - y)
        return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
    }

    func testRoundCornersBordersAndClips() {
        let box = CGRect(x: 8, y: 10, width: 43, height: 36)
        let picture = drawn {
            $0.add(box.minX, box.minY, box.width, box.height, cgRed) {
                $0.cornerRadius = 13
                $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
                $0.masksToBounds = true
                ($0.borderWidth, $0.borderColor) = (3, cgBlue)
                $0.add(-4, 20, 30, 40, .make(0, 1, 0))
            }
        }
        let reference = expected { x, y in
            guard Self.isInside(x, y, box, 13, corners: 0b1011) else { return Self.none }
            guard Self.isInside(x, y, box.insetBy(dx: 3, dy: 3), 10, corners: 0b1011) else { return Self.blue }
            return x < 34 && y >= 30 ? Color(0, 1, 0, 1) : Self.red
        }
        check(picture, reference, worst: 12, mean: 0.06)
    }

    func testATurnedRoundLayer() {
        let angle = 0.4
        let picture = drawn {
            $0.add(12, 15, 36, 30, cgRed) {
                $0.cornerRadius = 9
                $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            }
        }
        let reference = expected { x, y in
            let (dx, dy) = (x - 30, y - 30)
            let (u, v) = (dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle))
            return Self.isInside(u + 18, v + 15, CGRect(x: 0, y: 0, width: 36, height: 30), 9) ? Self.red : Self.none
        }
        check(picture, reference, worst: 20, mean: 0.35)
    }

    /// A floor that runs from the horizon under the eye and behind it.
    func testALayerPartlyBehindTheEye() {
        let eye = 30.0
        let picture = drawn {
            var perspective = CATransform3DIdentity
            perspective.m34 = CGFloat(-1 / eye)
            $0.add(0, 0, 60, 60) {
                $0.sublayerTransform = perspective
                $0.add(10, 5, 40, 100, cgRed) {
                    $0.position = CGPoint(x: 30, y: 50)
                    $0.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
                    $0.allowsEdgeAntialiasing = true
                    ($0.borderWidth, $0.borderColor) = (6, cgBlue)
                }
            }
        }
        // The ray from the eye at (30, 30, eye) through the pixel meets the plane y = 50.
        let reference = expected { x, y in
            guard y > 30 else { return Self.none }
            let k = 20 / (y - 30), z = eye * (1 - k), u = 30 + (x - 30) * k
            // Turned about x by a quarter, what was below the middle is nearer to the eye.
            guard abs(u - 30) <= 20, abs(z) <= 50 else { return Self.none }
            return abs(u - 30) > 14 || abs(z) > 44 ? Self.blue : Self.red
        }
        // The farthest part of the border is thinner than a pixel.
        check(picture, reference, worst: 70, mean: 0.8)
    }

    func testAShapePartlyBehindTheEye() {
        let eye = 30.0
        let picture = drawn {
            var perspective = CATransform3DIdentity
            perspective.m34 = CGFloat(-1 / eye)
            $0.add(0, 0, 60, 60) {
                $0.sublayerTransform = perspective
                $0.add(CAShapeLayer(), 10, 5, 40, 100) {
                    $0.position = CGPoint(x: 30, y: 50)
                    $0.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
                    $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 100), transform: nil)
                    $0.fillColor = cgRed
                }
            }
        }
        let reference = expected { x, y in
            guard y > 30 else { return Self.none }
            let k = 20 / (y - 30), z = eye * (1 - k), u = (x - 30) * k
            return u * u / 400 + z * z / 2500 <= 1 ? Self.red : Self.none
        }
        check(picture, reference, worst: 40, mean: 0.5)
    }

    /// The shadow of a box is a product of two error functions.
    func testTheShadowOfABox() {
        for (radius, worst) in [(2.0, 8), (4.0, 6)] {
            let picture = drawn {
                $0.add(16, 14, 28, 30, nil) {
                    $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
                    ($0.shadowOpacity, $0.shadowOffset) = (0.8, CGSize(width: 2, height: 3))
                    $0.shadowRadius = CGFloat(radius)
                }
            }
            func edge(_ v: Double, _ from: Double, _ to: Double) -> Double {
                let k = 1 / (radius * 2.0.squareRoot())
                return (erf((v - from) * k) - erf((v - to) * k)) / 2
            }
            let reference = expected { x, y in Color(0, 0, 0, 0.8 * edge(x, 18, 46) * edge(y, 17, 47)) }
            check(picture, reference, worst: worst, mean: 0.8, "radius \(radius)")
        }
    }

    func testGroupsFadeAsOneAndOthersLayerByLayer() {
        for isGroup in [true, false] {
            let picture = drawn {
                $0.add(10, 10, 24, 24, cgRed) {
                    ($0.opacity, $0.allowsGroupOpacity) = (0.5, isGroup)
                    $0.add(12, 12, 24, 24, cgBlue)
                }
            }
            let reference = expected { x, y in
                let a = x >= 10 && x < 34 && y >= 10 && y < 34, b = x >= 22 && x < 46 && y >= 22 && y < 46
                if a && b { return isGroup ? Color(0, 0, 0.5, 0.5) : Color(0.25, 0, 0.5, 0.75) }
                return a ? Self.red / 2 : b ? Self.blue / 2 : Self.none
            }
            check(picture, reference, worst: 2, mean: 0.5)
        }
    }

    func testAMaskMultipliesWithItsAlpha() {
        let picture = drawn {
            $0.add(10, 10, 40, 40, cgRed) { layer in
                layer.add(20, 0, 20, 40, cgBlue)
                let mask = CAGradientLayer()
                mask.frame = layer.bounds
                (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
                mask.colors = [CGColor.make(0, 1, 0, 1), CGColor.make(0, 1, 0, 0)]
                layer.mask = mask
            }
        }
        let reference = expected { x, y in
            guard x >= 10, x < 50, y >= 10, y < 50 else { return Self.none }
            return (x < 30 ? Self.red : Self.blue) * (1 - (x - 10) / 40)
        }
        check(picture, reference, worst: 3, mean: 0.6)
    }

    // DEV-087
    func testPicturesStayUprightWhereGeometryIsFlipped() {
        for isFlipped in [false, true] {
            let picture = drawn {
                $0.add(0, 0, 60, 60) {
                    $0.isGeometryFlipped = isFlipped
                    $0.add(8, isFlipped ? 20 : 8, 32, 32) {
                        $0.contents = SheetImages.arrow
                        $0.magnificationFilter = .nearest
                    }
                }
            }
            // Two pixels a texel; the first row is above in both.
            let texel = { (x: Int, y: Int) in SheetImages.arrow.pixels[x, y] }
            let reference = expected { x, y in
                guard x >= 8, x < 40, y >= 8, y < 40 else { return Self.none }
                let word = texel(Int(x - 8) / 2, Int(y - 8) / 2)
                return Color(
                    Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255), Double(word >> 24)) / 255
            }
            check(picture, reference, worst: 2, mean: 0.5, "flipped \(isFlipped)")
        }
    }

    /// At a size between two of the halved images the picture lies between theirs: full contrast, half of it, none.
    func testTrilinearContrastFallsEvenlyBetweenLevels() {
        let board = SheetImages.make(64, 64) { x, y in (x + y) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
        for (isClear, edge) in [(false, 1.0), (true, 0.999)] {
            for share in [0.25, 0.5, 0.75] {
                let side = 64 / pow(2, share)
                let picture = drawn {
                    $0.add(0, 0, CGFloat(side.rounded()), CGFloat(side.rounded())) {
                        ($0.contents, $0.minificationFilter) = (board, .trilinear)
                        ($0.opacity, $0.isOpaque) = (Float(edge), !isClear)
                    }
                }
                let exact = log2(64 / side.rounded())
                var (low, high) = (255, 0)
                for y in 4..<20 {
                    for x in 4..<20 {
                        low = min(low, Int(picture[x, y] & 255))
                        high = max(high, Int(picture[x, y] & 255))
                    }
                }
                // Of the larger image single texels may be hit, the smaller is an even gray.
                let most = Int(127.5 * (1 - exact)) + 4
                XCTAssertLessThanOrEqual(high - 128, most, "share \(share)")
                XCTAssertLessThanOrEqual(127 - low, most, "share \(share)")
                XCTAssertGreaterThan(high - low, most, "share \(share): the larger image is seen, too")
            }
        }
    }

    /// Each instance further away: nearer ones in front, smaller ones behind, as a formula of the eye has it.
    func testInstancesStandInSpaceWhereTheReplicatorPreservesDepth() {
        for preserves in [true, false] {
            let picture = drawn {
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 60
                $0.sublayerTransform = eye
                $0.add(CAReplicatorLayer(), 0, 0, 60, 60, preserves ? cgBlue : nil) {
                    ($0.preservesDepth, $0.instanceCount) = (preserves, 3)
                    $0.instanceTransform = CATransform3DMakeTranslation(12, 0, -30)
                    ($0.instanceGreenOffset, $0.instanceBlueOffset) = (-0.25, -0.5)
                    $0.add(16, 20, 20, 20, .make(1, 1, 1))
                }
            }
            let reference = expected { x, y in
                for k in preserves ? [0.0, 1, 2] : [2.0, 1, 0] {
                    let scale = preserves ? 60 / (60 + 30 * k) : 1
                    let (u, v) = ((x - 30) / scale + 30 - 12 * k, (y - 30) / scale + 30)
                    if u >= 16, u < 36, v >= 20, v < 40 { return Color(1, 1 - 0.25 * k, 1 - 0.5 * k, 1) }
                }
                return Self.none
            }
            // Edges fall on whole pixels: a row or a column of each instance may be another.
            check(picture, reference, worst: 255, mean: preserves ? 1.5 : 0.5, "\(preserves)")
        }
    }

    func testGradientsInAReplicatorTakeItsColor() {
        let picture = drawn {
            $0.add(CAReplicatorLayer(), 0, 0, 60, 60) {
                ($0.instanceCount, $0.instanceColor) = (2, .make(1, 0.5, 0.25))
                $0.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
                $0.add(CAGradientLayer(), 10, 5, 40, 20) {
                    $0.colors = [CGColor.make(1, 1, 1), CGColor.make(0, 1, 1)]
                    ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
                }
            }
        }
        let reference = expected { x, y in
            guard x >= 10, x < 50, (y >= 5 && y < 25) || (y >= 35 && y < 55) else { return Self.none }
            return Color(1 - (x - 10) / 40, 0.5, 0.25, 1)
        }
        check(picture, reference, worst: 3, mean: 0.6)
    }
}
