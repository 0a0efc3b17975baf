import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Perspective, back faces, depth. Corners were computed with numpy from the matrices.
final class SpaceTests: XCTestCase {
    private func picture(_ build: (Scene) -> Void) -> Picture {
        let scene = Scene()
        build(scene)
        scene.draw()
        return scene.pixels()
    }

    private func perspective(_ distance: Double) -> Matrix4 {
        var m = Matrix4.identity
        m.m34 = -1 / distance
        return m
    }

    private let cases: [(Matrix4, [(Double, Double)], quarter: (Double, Double))] = {
        func p(_ d: Double) -> Matrix4 {
            var m = Matrix4.identity
            m.m34 = -1 / d
            return m
        }
        return [
            (
                .rotation(0.8, x: 0, y: 1, z: 0) * p(120),
                [(24.5313, 25.6294), (67.7228, 33.0413), (67.7228, 66.9587), (24.5313, 74.3706)], (38.51999, 39.01498)
            ),
            (
                .rotation(-0.6, x: 1, y: 0, z: 0) * p(150),
                [(17.5575, 32.1494), (82.4425, 32.1494), (77.8996, 65.351), (22.1004, 65.351)], (34.41327, 41.42381)
            ),
            (
                .rotation(0.5, x: 0, y: 0, z: 1) * .rotation(0.7, x: 0, y: 1, z: 0) * p(100),
                [(35.6499, 14.2057), (72.3084, 47.4266), (61.5565, 78.826), (14.2607, 54.1228)], (43.23385, 33.12281)
            ),
        ]
    }()

    /// Distance inside of a convex polygon, negative outside.
    private func inside(_ x: Double, _ y: Double, _ corners: [(Double, Double)]) -> Double {
        var least = Double.infinity
        for i in corners.indices {
            let (a, b) = (corners[i], corners[(i + 1) % corners.count])
            let (dx, dy) = (b.0 - a.0, b.1 - a.1)
            least = min(least, (dx * (y - a.1) - dy * (x - a.0)) / hypot(dx, dy))
        }
        return least
    }

    // DEV-030
    func testPerspectiveQuadsCoverTheProjectedPolygon() {
        for (index, (matrix, corners, _)) in cases.enumerated() {
            for isSmooth in [false, true] {
                let p = picture { s in
                    s.add(CGRect(x: 20, y: 30, width: 60, height: 40), color: black) {
                        $0.transform = matrix
                        $0.allowsEdgeAntialiasing = isSmooth
                    }
                }
                var area = 0.0
                for y in 0..<100 {
                    for x in 0..<100 {
                        let d = inside(Double(x) + 0.5, Double(y) + 0.5, corners), grey = p[x, y] & 255
                        area += Double(255 - grey) / 255
                        if d > (isSmooth ? 0.75 : 0.01) { XCTAssertEqual(grey, 0, "case \(index) at \(x),\(y)") }
                        if d < (isSmooth ? -0.75 : -0.01) { XCTAssertEqual(grey, 255, "case \(index) at \(x),\(y)") }
                        if !isSmooth { XCTAssertTrue(grey == 0 || grey == 255) }
                    }
                }
                var exact = 0.0
                for i in corners.indices {
                    let (a, b) = (corners[i], corners[(i + 1) % corners.count])
                    exact += (a.0 * b.1 - b.0 * a.1) / 2
                }
                XCTAssertEqual(area, exact, accuracy: isSmooth ? 4 : 20, "case \(index)")
            }
        }
    }

    func testContentsFollowThePerspective() {
        for (matrix, _, quarter) in cases {
            let p = picture { s in
                s.add(CGRect(x: 20, y: 30, width: 60, height: 40)) {
                    $0.transform = matrix
                    // A red cross at a quarter of the way.
                    $0.contents = image(60, 40) { x, y in abs(x - 15) < 3 && abs(y - 10) < 3 ? 0xffff_0000 : 0xff00_0000
                    }
                }
            }
            XCTAssertGreaterThan(p[Int(quarter.0), Int(quarter.1)] >> 16 & 255, 200)
            var (sum, sx, sy) = (0.0, 0.0, 0.0)
            for y in 0..<100 {
                for x in 0..<100 where p[x, y] & 0xffff == 0 {
                    let red = Double(p[x, y] >> 16 & 255)
                    (sum, sx, sy) = (sum + red, sx + red * (Double(x) + 0.5), sy + red * (Double(y) + 0.5))
                }
            }
            // The mark is five texels wide, around the middle of texel 15.
            XCTAssertEqual(sx / sum, quarter.0, accuracy: 1)
            XCTAssertEqual(sy / sum, quarter.1, accuracy: 1)
        }
    }

    func testOnlyTheEdgesThatAreAskedForAreSmooth() {
        let p = picture { s in
            s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: black) {
                $0.transform = Matrix4(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0)
                $0.allowsEdgeAntialiasing = true
                $0.edgeAntialiasingMask = 8
            }
        }
        // Sheared: the edges of smallest and largest y are not level. Bit 3 is the latter.
        let upper = (30..<70).flatMap { x in (20..<50).map { p[x, $0] & 255 } }
        let lower = (30..<70).flatMap { x in (50..<80).map { p[x, $0] & 255 } }
        XCTAssertEqual(Set(upper), [0, 255])
        XCTAssertGreaterThan(Set(lower).count, 5)
    }

    func testTheBackOfALayerThatIsNotDoubleSidedIsNotSeen() {
        for (angle, isSeen) in [(0.0, true), (1.2, true), (2.0, false), (3.1, false), (4.0, false), (5.5, true)] {
            let p = picture { s in
                s.add(CGRect(x: 30, y: 30, width: 40, height: 40), color: black) {
                    $0.transform = .rotation(angle, x: 0, y: 1, z: 0) * perspective(300)
                    $0.isDoubleSided = false
                }
            }
            XCTAssertEqual(p.words.contains(0xff00_0000), isSeen, "\(angle)")
        }
    }

    // MARK: Depth

    func testSiblingsThatCrossCutEachOther() {
        // Two layers in one place, turned about y one way and the other: a cross seen from the front.
        let p = picture { s in
            s.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: red) {
                $0.transform = .rotation(0.5, x: 0, y: 1, z: 0)
            }
            s.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: blue) {
                $0.transform = .rotation(-0.5, x: 0, y: 1, z: 0)
            }
        }
        // Turned by a positive angle, the left side comes towards the eye: z = -x sin.
        XCTAssertEqual(p[30, 50], 0xffff_0000)
        XCTAssertEqual(p[70, 50], 0xff00_00ff)
        for x in 25..<75 where x != 49 && x != 50 { XCTAssertEqual(p[x, 30], x < 50 ? 0xffff_0000 : 0xff00_00ff) }
        for y in 20..<80 {
            for x in [49, 50] { XCTAssertTrue([0xffff_0000, 0xff00_00ff].contains(p[x, y]), "a gap at \(x),\(y)") }
        }
    }

    func testATurnedLayerSinksHalfIntoItsSibling() {
        let p = picture { s in
            s.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: green)
            s.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: red) {
                $0.transform = .rotation(0.5, x: 0, y: 1, z: 0)
            }
        }
        XCTAssertEqual(p[35, 50], 0xffff_0000)
        XCTAssertEqual(p[65, 50], 0xff00_ff00)
        let lifted = picture { s in
            s.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: green)
            s.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: red) {
                $0.transform = .rotation(0.5, x: 0, y: 1, z: 0)
                $0.zPosition = 100
            }
        }
        XCTAssertEqual(lifted[65, 50], 0xffff_0000)
    }

    func testAPlainLayerFlattensAndATransformLayerDoesNot() {
        func scene(_ payload: LayerPayload) -> Picture {
            picture { s in
                let box = s.add(CGRect(x: 20, y: 20, width: 60, height: 60)) {
                    $0.extras.payload = payload
                    $0.transform = .rotation(.pi / 3, x: 0, y: 1, z: 0)
                }
                s.add(CGRect(x: 20, y: 20, width: 20, height: 20), to: box, color: red) { $0.zPosition = 30 }
            }
        }
        // Flat: 20 points around the middle, half as wide. In space: 30 points in front, seen from the side.
        let flat = scene(.none)
        XCTAssertEqual((0..<100).filter { flat[$0, 50] == 0xffff_0000 }, Array(45..<55))
        let deep = scene(.transform)
        // x = 50 + 30 sin 60° = 75.98, ± 10 cos 60°.
        XCTAssertEqual((0..<100).filter { deep[$0, 50] == 0xffff_0000 }, Array(71..<81))
    }

    func testATransformLayerDrawsOnlyItsSublayersAndFadesEachByItself() {
        let p = picture { s in
            let box = s.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: black) {
                $0.extras.payload = .transform
                $0.borderWidth = 3
                $0.extras.shadowOpacity = 1
                $0.masksToBounds = true
                $0.opacity = 0.5
            }
            s.add(CGRect(x: -10, y: 0, width: 30, height: 20), to: box, color: red)
            s.add(CGRect(x: 10, y: 0, width: 30, height: 20), to: box, color: red)
        }
        XCTAssertEqual(p[75, 75], 0xffff_ffff)
        // Not clipped, half red over white; twice where they lie over each other.
        XCTAssertEqual(p[15, 30], 0xffff_7f7f)
        XCTAssertEqual(p[35, 30] & 0xffff, 0x3f3f)
    }

    func testACubeShowsTheSidesThatFaceTheEye() {
        let p = picture { s in
            let box = s.add(CGRect(x: 30, y: 30, width: 40, height: 40)) {
                $0.extras.payload = .transform
                $0.transform = .rotation(0.6, x: 0, y: 1, z: 0)
            }
            let face = CGRect(x: 0, y: 0, width: 40, height: 40)
            let sides: [(RGBA, Matrix4)] = [
                (red, .translation(0, 0, 20)), (green, .translation(0, 0, 20) * .rotation(.pi / 2, x: 0, y: 1, z: 0)),
                (blue, .translation(0, 0, 20) * .rotation(.pi, x: 0, y: 1, z: 0)),
                (black, .translation(0, 0, 20) * .rotation(-.pi / 2, x: 0, y: 1, z: 0)),
            ]
            for (color, matrix) in sides { s.add(face, to: box, color: color) { $0.transform = matrix } }
        }
        // The front is turned to the right, and the left side comes into view.
        let row = (0..<100).map { p[$0, 50] }
        XCTAssertFalse(row.contains(0xff00_00ff))
        XCTAssertFalse(row.contains(0xff00_ff00))
        XCTAssertEqual(row[70], 0xffff_0000)
        XCTAssertEqual(row[30], 0xff00_0000)
        // cos and sin of the turn share the width.
        XCTAssertEqual(Double(row.count { $0 == 0xffff_0000 }), 40 * cos(0.6), accuracy: 1.5)
        XCTAssertEqual(Double(row.count { $0 == 0xff00_0000 }), 40 * sin(0.6), accuracy: 1.5)
    }

    func testTheSorterOrdersByDepthAndKeepsTheOrderOfWhatIsLevel() {
        func square(_ z: Double) -> [SIMD3<Double>] {
            [SIMD3(0, 0, z), SIMD3(10, 0, z), SIMD3(10, 10, z), SIMD3(0, 10, z)]
        }
        let sorter = DepthSorter([square(3), square(-1), square(3), square(0), square(-1)])
        XCTAssertEqual(sorter.pieces.map(\.index), [1, 4, 3, 0, 2])
        XCTAssertTrue(sorter.pieces.allSatisfy(\.cuts.isEmpty))
        // Seen edge on, it is nothing.
        XCTAssertEqual(DepthSorter([[SIMD3(0, 0, 0), SIMD3(0, 10, 0), SIMD3(0, 10, 10), SIMD3(0, 0, 10)]]).pieces, [])
    }

    /// Where numbers round to more than the tolerance, a square isn't level with itself.
    func testTheSorterEndsWithNumbersOfAnySize() {
        for size in [1e4, 1e9, 1e14, 1e19, 1e100, 1e154, 1e300] {
            func square(_ a: Double, _ b: Double) -> [SIMD3<Double>] {
                [(-0.3, -1.1), (1, -0.7), (0.9, 1.3), (-1, 0.7)].map { (x: Double, y: Double) in
                    SIMD3(x, y, a * x + b * y) * size
                }
            }
            let sorter = DepthSorter([square(0.1, 0.7), square(0.1, 0.7), square(-0.3, 0.9), square(0.1, 0.7)])
            XCTAssertLessThan(sorter.pieces.count, 10, "\(size)")
            XCTAssertTrue(size > 1e19 || Set(sorter.pieces.map(\.index)).count == 4, "\(size)")
        }
    }

    /// As deep as there are layers, but not in calls.
    func testTheSorterTakesManyLayers() {
        let squares = (0..<500).map { z in
            [(0.0, 0.0), (10, 0), (10, 10), (0, 10)].map { SIMD3($0.0, $0.1, Double(z)) }
        }
        XCTAssertEqual(DepthSorter(squares).pieces.map(\.index), Array(0..<500))
    }
}
