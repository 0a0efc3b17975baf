import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// What a layer needs follows what can be seen of it, whatever its size, radius, blur and scale: a table of kinds by sizes.
final class MemoryBoundTests: XCTestCase {
    private static let sizes = [1e2, 1e4, 1e5, 1e6, 1e9]
    /// Above what the process had before. The screen has 300 × 600 pixels: 0.7 MB.
    private static let bound = 40 << 20

    private struct Kind {
        var name: String
        var edit: (inout LayerProperties, Double) -> Void
    }

    nonisolated(unsafe) private static let kinds: [Kind] = [
        Kind(name: "round") { values, size in values.cornerRadius = size / 2 },
        Kind(name: "continuous") { values, size in
            values.cornerRadius = size / 4
            values.flags.insert(.continuousCorners)
        },
        Kind(name: "round that clips") { values, size in
            (values.cornerRadius, values.masksToBounds) = (size / 2, true)
        },
        Kind(name: "border") { values, size in
            (values.cornerRadius, values.borderWidth, values.borderColor) = (size / 3, size / 10, black)
        },
        Kind(name: "shadow") { values, size in
            (values.cornerRadius, values.extras.shadowRadius, values.extras.shadowOpacity) = (size / 3, size / 7, 0.5)
        },
        Kind(name: "shadow of a path") { values, size in
            values.extras.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
            (values.extras.shadowRadius, values.extras.shadowOpacity) = (size / 50, 0.5)
        },
        Kind(name: "shadow of what it shows") { values, size in
            values.backgroundColor = clear
            (values.extras.shadowRadius, values.extras.shadowOpacity) = (size / 50, 0.5)
        },
        Kind(name: "rasterized") { values, _ in
            values.shouldRasterize = true
            values.extras.rasterizationScale = 3
        },
        Kind(name: "fading") { values, _ in values.opacity = 0.5 },
        Kind(name: "blurred backdrop") { values, size in
            var backdrop = BackdropValues()
            backdrop.blurRadius = size / 10
            values.extras.payload = .backdrop(backdrop)
        },
        Kind(name: "shape") { values, size in
            var shape = ShapeValues()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (red, black, size / 20)
            values.extras.payload = .shape(shape)
        },
        Kind(name: "dashed shape") { values, size in
            var shape = ShapeValues()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
            (shape.fillColor, shape.strokeColor, shape.lineWidth, shape.lineDashPattern) = (red, black, 2, [1, 1])
            values.extras.payload = .shape(shape)
        },
        Kind(name: "gradient") { values, _ in
            var gradient = GradientValues()
            gradient.colors = [red, blue]
            values.extras.payload = .gradient(gradient)
        },
    ]

    // DEV-515
    /// With a radius of 50,000 a layer asked for 90 GB; with 10,000 it took 809 MB.
    func testMemoryIsBoundedByTheScreen() {
        let isWhole = ProcessInfo.processInfo.environment["PORTICO_WHOLE_TABLES"] != nil
        var row = 0
        for kind in Self.kinds {
            for size in Self.sizes {
                for scale in [1.0, 1e-3, 1e3] {
                    row += 1
                    // By default a fourth, others of each kind.
                    if isWhole || row % 4 == 0 { draw(kind, size, scale) }
                }
            }
        }
    }

    private func draw(_ kind: Kind, _ size: Double, _ scale: Double) {
        let scene = Scene(width: 300, height: 600)
        let frame = CGRect(x: 20 - size / 4, y: 20 - size / 4, width: size, height: size)
        let id = scene.add(frame, color: red) { values in
            kind.edit(&values, size)
            values.transform.m11 = scale
            values.transform.m22 = scale
        }
        scene.add(CGRect(x: 0, y: 0, width: size, height: size / 2), to: id, color: RGBA(0, 0, 1, 0.5))
        let before = Memory.now()
        _ = Memory.peak()
        scene.draw()
        scene.draw()
        let used = Memory.peak() - before
        XCTAssertLessThan(used, Self.bound, "\(kind.name) of \(size), scaled by \(scale)")
        scene.server.stop()
    }

    func testALargeCornerIsRoundWhereItIsSeen() {
        let scene = Scene(width: 100, height: 100)
        scene.add(CGRect(x: 0, y: 0, width: 4000, height: 4000), color: red) { $0.cornerRadius = 2000 }
        scene.draw()
        // The circle's edge leaves the corner: at 45 degrees it is 2000 × (1 - 1/√2) = 585.8 away.
        XCTAssertEqual(scene.pixels()[50, 50], 0xffff_ffff)
        let other = Scene(width: 700, height: 700)
        other.add(CGRect(x: 0, y: 0, width: 4000, height: 4000), color: red) { $0.cornerRadius = 2000 }
        other.draw()
        XCTAssertEqual(other.pixels()[583, 583], 0xffff_ffff)
        XCTAssertEqual(other.pixels()[588, 588], 0xffff_0000)
    }

    // DEV-511
    /// Forty levels, each of which casts the shadow of all that is below it: each doubled the work.
    func testShadowsInShadowsEnd() {
        let scene = Scene()
        let tree = RenderTree(scale: 1)
        tree.top.notes.childContext.clip = PixelRect(x: 0, y: 0, width: 100, height: 100)
        let planner = FramePlanner(tree: tree)
        var parent = scene.add(CGRect(x: 0, y: 0, width: 90, height: 90), color: green)
        for level in 0..<40 {
            parent = scene.add(CGRect(x: 1, y: 1, width: 90 - 2 * level, height: 90 - 2 * level), to: parent) {
                ($0.extras.shadowOpacity, $0.extras.shadowRadius) = (0.5, 2)
            }
            scene.add(CGRect(x: 0, y: 0, width: 3, height: 3), to: parent, color: blue)
        }
        planner.follow(tree.apply(scene.take()))
        _ = tree.sample(at: 0)
        XCTAssertFalse(planner.update().isEmpty)
        XCTAssertGreaterThan(planner.allowance.spent, 1000)
        XCTAssertLessThan(planner.allowance.spent, PictureAllowance.outer)
        // The outermost have theirs.
        XCTAssertTrue((0..<planner.plan.count).contains { planner.plan[$0].kind == .image })
    }

    // MARK: Nodes that are gone

    /// The pictures below blurred backdrops stayed with them.
    func testNobodyKeepsNodesThatAreGone() {
        let wrappings: [(String, (inout LayerProperties) -> Void)] = [
            ("plain", { _ in }), ("group", { $0.opacity = 0.5 }), ("sorted", { $0.zPosition = 1 }),
            ("hidden later", { _ in }), ("in space", { $0.transform.m13 = 1e-9 }),
            ("clipped", { ($0.masksToBounds, $0.cornerRadius) = (true, 5) }),
        ]
        for (name, edit) in wrappings {
            let scene = Scene()
            let tree = RenderTree(scale: 1)
            tree.top.notes.childContext.clip = PixelRect(x: 0, y: 0, width: 100, height: 100)
            let planner = FramePlanner(tree: tree)
            let outer = scene.add(CGRect(x: 0, y: 0, width: 90, height: 90), color: green)
            let middle = scene.add(CGRect(x: 0, y: 0, width: 80, height: 80), to: outer, edit)
            scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), to: middle, color: blue)
            let glass = scene.add(CGRect(x: 10, y: 10, width: 50, height: 50), to: middle) {
                var backdrop = BackdropValues()
                backdrop.blurRadius = 5
                $0.extras.payload = .backdrop(backdrop)
            }
            func frame() {
                tree.apply(scene.take())
                _ = tree.sample(at: 0)
                _ = planner.update()
            }
            frame()
            frame()
            weak var node = tree[glass]
            weak var holder = tree[middle]
            weak var picture = tree[glass]?.notes.backdrop
            XCTAssertNotNil(node)
            if name == "hidden later" { scene.change(outer, LayerChanges(.isHidden)) { $0.isHidden = true } }
            scene.forget(glass)
            scene.remove(middle, from: outer, at: 0)
            frame()
            frame()
            XCTAssertNil(node, name)
            XCTAssertNil(holder, name)
            XCTAssertNil(picture, name)
            XCTAssertEqual(planner.backdrops.count, 0, name)
        }
    }
}
