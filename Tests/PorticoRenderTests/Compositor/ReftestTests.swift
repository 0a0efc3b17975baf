import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Two ways to say the same thing look the same.
final class ReftestTests: XCTestCase {
    private func picture(
        width: Int = 100, height: Int = 100, scale: Double = 1, workers: Int = 1, _ build: (Scene) -> Void
    ) -> Picture {
        let scene = Scene(width: width, height: height, scale: scale, workers: workers)
        build(scene)
        scene.draw()
        return scene.pixels()
    }

    private func assertSame(
        _ a: Picture, _ b: Picture, within tolerance: Int = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let (worst, place) = a.difference(b)
        XCTAssertLessThanOrEqual(worst, tolerance, place, file: file, line: line)
    }

    private let square = CGRect(x: 20, y: 20, width: 40, height: 40)

    func testClippingIsIntersection() {
        let a = picture { s in
            let box = s.add(square) { $0.masksToBounds = true }
            s.add(CGRect(x: 10, y: -10, width: 100, height: 30), to: box, color: red)
        }
        let b = picture { s in s.add(CGRect(x: 30, y: 20, width: 30, height: 20), color: red) }
        assertSame(a, b)
    }

    func testBoundsOriginScrolls() {
        let a = picture { s in
            let box = s.add(square) { $0.bounds.origin = CGPoint(x: 5, y: 7) }
            s.add(CGRect(x: 10, y: 10, width: 10, height: 10), to: box, color: red)
        }
        let b = picture { s in s.add(CGRect(x: 25, y: 23, width: 10, height: 10), color: red) }
        assertSame(a, b)
    }

    func testQuarterTurnsAndFlipsStaySharp() {
        let a = picture { s in
            s.add(CGRect(x: 30, y: 40, width: 40, height: 20), color: red) {
                $0.transform = .rotation(.pi / 2, x: 0, y: 0, z: 1)
                $0.cornerRadius = 8
                $0.maskedCorners = 1
            }
        }
        let b = picture { s in
            s.add(CGRect(x: 40, y: 30, width: 20, height: 40), color: red) {
                $0.cornerRadius = 8
                $0.maskedCorners = 2
            }
        }
        assertSame(a, b)
        let c = picture { s in
            s.add(CGRect(x: 40, y: 30, width: 20, height: 40), color: red) {
                $0.transform = .scale(-1, 1)
                $0.cornerRadius = 8
                $0.maskedCorners = 1
            }
        }
        assertSame(c, b)
    }

    func testScalingIsSize() {
        let a = picture { s in
            s.add(CGRect(x: 40, y: 40, width: 20, height: 20), color: red) {
                $0.transform = .scale(2, 2)
                $0.cornerRadius = 5
                $0.borderWidth = 2
                $0.borderColor = blue
            }
        }
        let b = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: red) {
                $0.cornerRadius = 10
                $0.borderWidth = 4
                $0.borderColor = blue
            }
        }
        assertSame(a, b)
        let c = picture(scale: 2) { s in
            s.add(CGRect(x: 15, y: 15, width: 20, height: 20), color: red) {
                $0.cornerRadius = 5
                $0.borderWidth = 2
                $0.borderColor = blue
            }
        }
        assertSame(b, c)
    }

    func testAnchorPointAndTransformAgreeWithPosition() {
        let a = picture { s in
            s.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: red) {
                $0.anchorPoint = CGPoint(x: 1, y: 0)
                $0.position = CGPoint(x: 50, y: 30)
                $0.transform = .translation(3, 4)
            }
        }
        assertSame(a, picture { s in s.add(CGRect(x: 33, y: 34, width: 20, height: 20), color: red) })
    }

    func testAHalfTurnOfAnythingIsSharp() {
        let contents = image(20, 20) { x, y in 0xff00_0000 | UInt32(x * 12) << 16 | UInt32(y * 12) << 8 }
        let turned = image(20, 20) { x, y in 0xff00_0000 | UInt32((19 - x) * 12) << 16 | UInt32((19 - y) * 12) << 8 }
        let a = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 20, height: 20)) {
                $0.contents = contents
                $0.transform = .rotation(.pi, x: 0, y: 0, z: 1)
            }
        }
        assertSame(a, picture { s in s.add(CGRect(x: 30, y: 30, width: 20, height: 20)) { $0.contents = turned } })
    }

    // MARK: Seams

    func testLayersThatShareAnEdgeLeaveNoSeam() {
        for offset in stride(from: 0.0, to: 1, by: 0.1) {
            let a = picture { s in
                for i in 0..<8 {
                    let y = 10 + offset + Double(i) * 10.3
                    s.add(CGRect(x: 10, y: y, width: 80, height: 10.3), color: red) { $0.opacity = 0.5 }
                }
            }
            let b = picture { s in
                s.add(CGRect(x: 10, y: 10 + offset, width: 80, height: 82.4), color: red) { $0.opacity = 0.5 }
            }
            assertSame(a, b)
        }
    }

    func testPixelAlignedEdgesAreNotBlurred() {
        let p = picture(scale: 3) { s in s.add(CGRect(x: 10, y: 5, width: 10, height: 10), color: red) }
        XCTAssertEqual(p[29, 20], 0xffff_ffff)
        XCTAssertEqual(p[30, 20], 0xffff_0000)
        XCTAssertEqual(p[59, 44], 0xffff_0000)
        XCTAssertEqual(p[60, 44], 0xffff_ffff)
    }

    // MARK: Opacity

    func testFadingOneLayerIsFadingItsColor() {
        let a = picture { s in s.add(square, color: red) { $0.opacity = 0.5 } }
        assertSame(a, picture { s in s.add(square, color: RGBA(1, 0, 0, 0.5)) })
    }

    func testAGroupFadesAsOne() {
        let p = picture { s in
            let box = s.add(square) { $0.opacity = 0.5 }
            s.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box, color: red)
            s.add(CGRect(x: 10, y: 10, width: 20, height: 20), to: box, color: blue)
        }
        // Blue hides red inside of the group, and is then seen by half.
        XCTAssertEqual(p[35, 35], p[45, 45])
        let q = picture { s in
            let box = s.add(square) {
                $0.opacity = 0.5
                $0.allowsGroupOpacity = false
            }
            s.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box, color: red)
            s.add(CGRect(x: 10, y: 10, width: 20, height: 20), to: box, color: blue)
        }
        XCTAssertNotEqual(q[35, 35], q[45, 45])
        XCTAssertEqual(p[45, 45], q[45, 45])
    }

    func testAGroupWithoutOverlapIsItsPartsFaded() {
        let a = picture { s in
            let box = s.add(square) { $0.opacity = 0.4 }
            s.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box, color: red)
            s.add(CGRect(x: 20, y: 20, width: 20, height: 20), to: box, color: blue)
        }
        let b = picture { s in
            s.add(CGRect(x: 20, y: 20, width: 20, height: 20), color: red) { $0.opacity = 0.4 }
            s.add(CGRect(x: 40, y: 40, width: 20, height: 20), color: blue) { $0.opacity = 0.4 }
        }
        assertSame(a, b, within: 1)
    }

    // MARK: Corners

    func testCornersAreSmoothAndSymmetric() {
        let n = 60
        let p = picture { s in s.add(CGRect(x: 20, y: 20, width: n, height: n), color: black) { $0.cornerRadius = 20 } }
        func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(p[x, y] & 255) }
        for y in 0..<n {
            for x in 0..<n {
                let d = darkness(20 + x, 20 + y)
                XCTAssertEqual(d, darkness(20 + n - 1 - x, 20 + y))
                XCTAssertEqual(d, darkness(20 + x, 20 + n - 1 - y))
                XCTAssertEqual(d, darkness(20 + y, 20 + x), accuracy: 2)
                if x > 0 && x < n / 2 { XCTAssertGreaterThanOrEqual(d, darkness(20 + x - 1, 20 + y)) }
            }
        }
        var sum = 0
        for y in 20..<40 { for x in 20..<40 { sum += darkness(x, y) } }
        XCTAssertEqual(Double(sum) / 255, .pi * 400 / 4, accuracy: 0.5)
    }

    func testRoundedClipRoundsWhatIsInside() {
        let a = picture { s in
            let box = s.add(square) {
                $0.cornerRadius = 12
                $0.masksToBounds = true
            }
            s.add(CGRect(x: -10, y: -10, width: 100, height: 100), to: box, color: red)
        }
        assertSame(a, picture { s in s.add(square, color: red) { $0.cornerRadius = 12 } }, within: 1)
    }

    func testContentsAreRoundedOnlyWhereTheLayerClips() {
        let contents = image(40, 40, isOpaque: true) { _, _ in 0xffff_0000 }
        let a = picture { s in
            s.add(square) {
                $0.contents = contents
                $0.cornerRadius = 12
                $0.masksToBounds = true
            }
        }
        assertSame(a, picture { s in s.add(square, color: red) { $0.cornerRadius = 12 } })
        let b = picture { s in
            s.add(square) {
                $0.contents = contents
                $0.cornerRadius = 12
            }
        }
        assertSame(b, picture { s in s.add(square, color: red) })
    }

    func testARoundedBorderIsADifferenceOfTwo() {
        let a = picture { s in
            s.add(square, color: blue) {
                $0.cornerRadius = 14
                $0.borderWidth = 4
                $0.borderColor = red
            }
        }
        let b = picture { s in
            s.add(square, color: red) { $0.cornerRadius = 14 }
            s.add(square.insetBy(dx: 4, dy: 4), color: blue) { $0.cornerRadius = 10 }
        }
        // Where the two edges cross a pixel both ways of covering it differ a little.
        let (worst, _) = a.difference(b)
        XCTAssertLessThan(worst, 70)
        XCTAssertEqual(a[40, 22], b[40, 22])
        XCTAssertEqual(a[40, 40], b[40, 40])
        XCTAssertEqual(a[21, 21], 0xffff_ffff)
    }

    func testTheBorderIsAboveSublayers() {
        let p = picture { s in
            let box = s.add(square) {
                $0.borderWidth = 4
                $0.borderColor = red
            }
            s.add(CGRect(x: 0, y: 0, width: 40, height: 40), to: box, color: blue)
        }
        XCTAssertEqual(p[21, 40], 0xffff_0000)
        XCTAssertEqual(p[40, 40], 0xff00_00ff)
    }

    // MARK: Contents

    func testGravity() {
        // 10×10 in 40×40 at (20, 20): where the top left pixel of the picture lands. "Bottom" is where y is small.
        let places: [ContentsGravity: (Int, Int)] = [
            .center: (35, 35), .top: (35, 50), .bottom: (35, 20), .left: (20, 35), .right: (50, 35), .topLeft: (20, 50),
            .topRight: (50, 50), .bottomLeft: (20, 20), .bottomRight: (50, 20), .resize: (20, 20),
            .resizeAspect: (20, 20), .resizeAspectFill: (20, 20),
        ]
        let mark = image(10, 10, isOpaque: true) { _, _ in 0xffff_0000 }
        for gravity in ContentsGravity.allCases {
            let p = picture { s in
                s.add(square) {
                    $0.contents = mark
                    $0.contentsGravity = gravity
                }
            }
            let first = p.words.firstIndex(of: 0xffff_0000)!
            XCTAssertEqual(first % 100, places[gravity]!.0, "\(gravity)")
            XCTAssertEqual(first / 100, places[gravity]!.1, "\(gravity)")
        }
        let aspect = picture { s in
            s.add(CGRect(x: 20, y: 20, width: 60, height: 40)) {
                $0.contents = mark
                $0.contentsGravity = .resizeAspect
            }
        }
        assertSame(aspect, picture { s in s.add(CGRect(x: 30, y: 20, width: 40, height: 40), color: red) })
        let fill = picture { s in
            s.add(CGRect(x: 20, y: 20, width: 60, height: 40)) {
                $0.contents = mark
                $0.contentsGravity = .resizeAspectFill
                $0.masksToBounds = true
            }
        }
        assertSame(fill, picture { s in s.add(CGRect(x: 20, y: 20, width: 60, height: 40), color: red) })
    }

    /// A drawing that was cut out of transparent surroundings looks like the whole, wherever it is shown.
    func testContentsThatWereCutOutLookLikeTheWhole() throws {
        let whole = image(60, 24) { x, y in
            (14..<31).contains(x) && (7..<15).contains(y) ? 0xff00_0000 | UInt32(x * 7919 + y * 104_729) & 0xff_ffff : 0
        }
        var part = ContentsRecord(pixels: try XCTUnwrap(whole.pixels.copy(x: 12, y: 5, width: 21, height: 12)))
        part.part = ContentsPart(x: 12, y: 5, wholeWidth: 60, wholeHeight: 24)
        XCTAssertEqual(Picture(try XCTUnwrap(part.wholePixels)), Picture(whole.pixels))
        let places: [(String, CGRect, (inout LayerProperties) -> Void)] = [
            ("upright", CGRect(x: 10, y: 20, width: 60, height: 24), { _ in }),
            ("between pixels", CGRect(x: 10.4, y: 20.7, width: 60, height: 24), { _ in }),
            ("at half a pixel", CGRect(x: 10.5, y: 20.5, width: 60, height: 24), { _ in }),
            ("twice as large", CGRect(x: 20, y: 30, width: 60, height: 24), { $0.transform = .scale(2, 2) }),
            ("smaller", CGRect(x: 10, y: 20, width: 60, height: 24), { $0.transform = .scale(0.6, 0.7) }),
            (
                "turned", CGRect(x: 20, y: 40, width: 60, height: 24),
                { $0.transform = .rotation(0.5, x: 0, y: 0, z: 1) }
            ),
            ("mirrored", CGRect(x: 20, y: 40, width: 60, height: 24), { $0.transform = .scale(-1, 1) }),
            ("in the middle", CGRect(x: 10, y: 20, width: 80, height: 50), { $0.contentsGravity = .center }),
            (
                "round corners", CGRect(x: 10, y: 20, width: 60, height: 24),
                { ($0.masksToBounds, $0.cornerRadius) = (true, 12) }
            ),
            (
                "a part of it", CGRect(x: 10, y: 20, width: 60, height: 24),
                { $0.extras.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
            ),
            (
                "nine pieces", CGRect(x: 10, y: 20, width: 80, height: 40),
                { $0.extras.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) }
            ),
        ]
        for (name, frame, edit) in places {
            let pictures = [whole, part].map { contents in
                picture { s in
                    s.add(frame) {
                        $0.contents = contents
                        edit(&$0)
                    }
                }
            }
            let (worst, place) = pictures[0].difference(pictures[1])
            XCTAssertLessThanOrEqual(
                worst, ["upright", "between pixels", "at half a pixel"].contains(name) ? 0 : 1, "\(name) \(place)")
            XCTAssertTrue(pictures[0].words.contains { $0 != 0xffff_ffff }, name)
        }
    }

    func testContentsScaleAndRect() {
        let quarters = image(20, 20, isOpaque: true) { x, y in
            x < 10 ? (y < 10 ? 0xffff_0000 : 0xff00_ff00) : (y < 10 ? 0xff00_00ff : 0xff00_0000)
        }
        let a = picture(scale: 2) { s in
            s.add(CGRect(x: 10, y: 10, width: 30, height: 30)) {
                $0.contents = quarters
                $0.contentsScale = 2
                $0.contentsGravity = .bottomLeft
            }
        }
        XCTAssertEqual(a[20, 20], 0xffff_0000)
        XCTAssertEqual(a[39, 39], 0xff00_0000)
        XCTAssertEqual(a[40, 40], 0xffff_ffff)
        let b = picture { s in
            s.add(square) {
                $0.contents = quarters
                $0.extras.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
            }
        }
        // Stretched, and nothing bleeds in from the texels beside.
        assertSame(b, picture { s in s.add(square, color: blue) })
    }

    func testNinePartKeepsItsCorners() {
        let frame = image(9, 9) { x, y in
            x < 3 && y < 3 || x > 5 && y > 5 || x < 3 && y > 5 || x > 5 && y < 3
                ? 0xff00_0000 : x > 2 && x < 6 && y > 2 && y < 6 ? 0xff00_ff00 : 0xffff_0000
        }
        let p = picture { s in
            s.add(square) {
                $0.contents = frame
                $0.extras.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
            }
        }
        let q = picture { s in
            s.add(square, color: red)
            s.add(square.insetBy(dx: 3, dy: 3), color: green)
            for (x, y) in [(20, 20), (57, 20), (20, 57), (57, 57)] {
                s.add(CGRect(x: x, y: y, width: 3, height: 3), color: black)
            }
        }
        assertSame(p, q)
    }

    func testNearestKeepsHardTexels() {
        let check = image(2, 1, isOpaque: true) { x, _ in x == 0 ? 0xffff_0000 : 0xff00_00ff }
        let p = picture { s in
            s.add(square) {
                $0.contents = check
                $0.magnificationFilter = .nearest
            }
        }
        XCTAssertEqual(p[39, 40], 0xffff_0000)
        XCTAssertEqual(p[40, 40], 0xff00_00ff)
    }

    // MARK: Space

    func testDepthOrdersSiblingsAndTiesKeepTheirOrder() {
        let p = picture { s in
            s.add(square, color: red) { $0.zPosition = 1 }
            s.add(square.offsetBy(dx: 10, dy: 0), color: green) { $0.zPosition = 1 }
            s.add(square.offsetBy(dx: 20, dy: 0), color: blue)
        }
        XCTAssertEqual(p[25, 30], 0xffff_0000)
        XCTAssertEqual(p[55, 30], 0xff00_ff00)
        XCTAssertEqual(p[75, 30], 0xff00_00ff)
    }

    func testTurningAroundAnUprightAxisNarrows() {
        let a = picture { s in s.add(square, color: red) { $0.transform = .rotation(.pi / 3, x: 0, y: 1, z: 0) } }
        assertSame(a, picture { s in s.add(CGRect(x: 30, y: 20, width: 20, height: 40), color: red) })
    }

    func testBacksAreHiddenWhereNotDoubleSided() {
        let blank = picture { _ in }
        let back = picture { s in
            s.add(square, color: red) {
                $0.transform = .rotation(.pi * 0.8, x: 0, y: 1, z: 0)
                $0.isDoubleSided = false
            }
        }
        assertSame(back, blank)
        let front = picture { s in
            s.add(square, color: red) {
                $0.transform = .rotation(.pi * 0.2, x: 0, y: 1, z: 0)
                $0.isDoubleSided = false
            }
        }
        XCTAssertNotEqual(front, blank)
    }

    func testPerspectiveOfTheParentMakesNearThingsLarge() {
        let p = picture { s in
            var perspective = Matrix4.identity
            perspective.m34 = -1.0 / 100
            let stage = s.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.extras.sublayerTransform = perspective }
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40), to: stage, color: red) {
                $0.transform = .rotation(.pi / 4, x: 0, y: 1, z: 0)
            }
        }
        func tall(_ x: Int) -> Int { (0..<100).filter { p[x, $0] == 0xffff_0000 }.count }
        let columns = (0..<100).filter { tall($0) > 10 }
        // Right-handed about y: the right edge goes away from the eye.
        XCTAssertGreaterThan(tall(columns.first! + 1), 42)
        XCTAssertLessThan(tall(columns.last! - 1), 38)
        // Depth alone scales too: at z 50 seen from 100, twice as large.
        let q = picture { s in
            var perspective = Matrix4.identity
            perspective.m34 = -1.0 / 100
            let stage = s.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.extras.sublayerTransform = perspective }
            s.add(CGRect(x: 40, y: 40, width: 20, height: 20), to: stage, color: red) { $0.zPosition = 50 }
        }
        let (worst, place) = q.difference(
            picture { s in s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: red) })
        XCTAssertLessThanOrEqual(worst, 2, place)
    }

    func testFlippedGeometryTurnsSublayersUpsideDown() {
        let a = picture { s in
            let box = s.add(square) { $0.isGeometryFlipped = true }
            s.add(CGRect(x: 0, y: 0, width: 10, height: 5), to: box, color: red)
        }
        assertSame(a, picture { s in s.add(CGRect(x: 20, y: 55, width: 10, height: 5), color: red) })
    }

    func testTurnedEdgesAreHardUnlessAllowedToBeSmooth() {
        let p = picture { s in s.add(square, color: black) { $0.transform = .rotation(0.3, x: 0, y: 0, z: 1) } }
        XCTAssertEqual(Set(p.words), [0xffff_ffff, 0xff00_0000])
        XCTAssertEqual(p.words.count { $0 == 0xff00_0000 }, 1600, accuracy: 12)
    }

    func testTurnedEdgesAreSmoothWhereAllowed() {
        let p = picture { s in
            s.add(square, color: black) {
                $0.transform = .rotation(0.3, x: 0, y: 0, z: 1)
                $0.allowsEdgeAntialiasing = true
            }
        }
        let greys = Set(p.words.map { $0 & 255 })
        XCTAssertGreaterThan(greys.count, 30)
        let area = p.words.reduce(0) { $0 + 255 - Int($1 & 255) }
        XCTAssertEqual(Double(area) / 255, 1600, accuracy: 6)
    }

    // MARK: Masks and shadows

    func testAMaskLayerShowsWhereItIsOpaque() {
        let a = picture { s in
            let mask = s.add(CGRect(x: 10, y: 10, width: 10, height: 20), color: black)
            s.edit(.remove(parent: s.root, child: mask, at: 0))
            let box = s.add(square, at: 0, color: red) { $0.mask = mask }
            s.add(CGRect(x: 0, y: 0, width: 15, height: 15), to: box, color: blue)
        }
        let b = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 10, height: 20), color: red)
            s.add(CGRect(x: 30, y: 30, width: 5, height: 5), color: blue)
        }
        assertSame(a, b)
    }

    /// The fading group has memory for what is seen in it, which is less than the round layer. The address sanitizer sees whether more
    /// is touched.
    func testARoundLayerLargerThanItsContentsInAFadingOne() {
        func scene(_ clips: Bool) -> Picture {
            picture { s in
                let faded = s.add(square, color: RGBA(0, 0, 0, 0)) { $0.opacity = 0.5 }
                let round = s.add(CGRect(x: -25, y: -25, width: 90, height: 90), to: faded) {
                    ($0.masksToBounds, $0.cornerRadius) = (clips, 40)
                }
                s.add(CGRect(x: 40, y: 40, width: 10, height: 10), to: round, color: red)
                s.add(CGRect(x: 44, y: 44, width: 10, height: 10), to: round, color: blue)
                // The round corners that are empty count too.
                s.add(CGRect(x: 6, y: 88, width: 2, height: 2), to: round, color: clips ? blue : RGBA(0, 0, 0, 0))
            }
        }
        assertSame(scene(true), scene(false))
    }

    func testShadowsFallOutsideAndAreSymmetric() {
        let p = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: RGBA(1, 1, 1, 1)) {
                $0.extras.shadowOpacity = 1
                $0.extras.shadowRadius = 4
                $0.extras.shadowOffset = .zero
            }
        }
        func dark(_ x: Int, _ y: Int) -> Int { 255 - Int(p[x, y] & 255) }
        XCTAssertEqual(dark(50, 50), 0)
        XCTAssertEqual(dark(29, 50), 110, accuracy: 25)
        XCTAssertLessThan(dark(20, 50), dark(25, 50))
        XCTAssertEqual(dark(10, 50), 0)
        for d in 1..<14 {
            XCTAssertEqual(dark(29 - d, 50), dark(70 + d, 50), accuracy: 1)
            XCTAssertEqual(dark(29 - d, 50), dark(50, 29 - d), accuracy: 2)
        }
    }

    // MARK: Threads and culling

    private func crowd(_ s: Scene) {
        var seed: UInt32 = 3
        func random(_ n: UInt32) -> Double {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Double((seed >> 8) % n)
        }
        let picture = image(90, 90) { x, y in
            let a = UInt32(100 + (x + y) % 156)
            return a << 24 | (UInt32(x) * a / 255) << 16 | (UInt32(y) * a / 255) << 8
        }
        for i in 0..<60 {
            let id = s.add(
                CGRect(x: random(500), y: random(500), width: 40 + random(200), height: 40 + random(200)),
                color: RGBA(Float(random(256)) / 255, Float(random(256)) / 255, 0.3, i % 3 == 0 ? 0.5 : 1)
            ) {
                if i % 5 == 1 { $0.contents = picture }
                if i % 4 == 0 { $0.cornerRadius = 18 }
                if i % 7 == 0 { $0.masksToBounds = true }
                if i % 11 == 0 { $0.opacity = 0.6 }
                if i % 6 == 0 { $0.transform = .rotation(0.2 * Double(i), x: 0, y: 0, z: 1) }
            }
            if i % 7 == 0 || i % 11 == 0 {
                s.add(CGRect(x: -10, y: 10, width: 120, height: 60), to: id, color: green)
                s.add(CGRect(x: 30, y: 30, width: 60, height: 60), to: id, color: RGBA(0, 0, 1, 0.4))
            }
        }
    }

    func testPixelsDoNotDependOnThreads() {
        let one = picture(width: 600, height: 600, workers: 1) { crowd($0) }
        for _ in 0..<3 { XCTAssertEqual(one, picture(width: 600, height: 600, workers: 3) { crowd($0) }) }
    }

    /// Redrawn piece by piece, where every piece culls differently, the picture is the same.
    func testPixelsDoNotDependOnDamage() {
        let scene = Scene(width: 600, height: 600)
        crowd(scene)
        scene.draw()
        let whole = scene.pixels(), plan = scene.server.currentPlan()
        let surface = Surface(width: 600, height: 600), compositor = CPUCompositor(workers: 1)
        for y in stride(from: 0, to: 600, by: 37) {
            for x in stride(from: 0, to: 600, by: 53) {
                let damage = FrameDamage(PixelRect(x: x, y: y, width: 53, height: 37))
                compositor.draw(plan, damage: damage, surface: surface)
            }
        }
        let (worst, place) = Picture(surface.pixels).difference(whole)
        XCTAssertEqual(worst, 0, place)
    }
}
