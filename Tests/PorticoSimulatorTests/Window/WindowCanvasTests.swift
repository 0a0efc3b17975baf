import CKernels
import CoreGraphics
import Foundation
import PorticoHost
import XCTest

@testable import PorticoSimulator

/// The window's pixels, without a display.
final class WindowCanvasTests: XCTestCase {
    private func canvas(_ scene: WindowScene) -> WindowCanvas {
        let density = scene.layout.density
        return WindowCanvas(
            width: Int(scene.layout.size.width * density), height: Int(scene.layout.size.height * density),
            density: density)
    }

    private func all(_ canvas: WindowCanvas) -> [HostRect] {
        [HostRect(x: 0, y: 0, width: canvas.width, height: canvas.height)]
    }

    /// The frame of an app: one colour, but for one pixel in the top left corner of another.
    private final class Picture {
        let (width, height): (Int, Int)
        var words: [UInt32]

        init(_ width: Int, _ height: Int, _ color: UInt32) {
            (self.width, self.height) = (width, height)
            words = [UInt32](repeating: color, count: width * height)
        }

        func use<Result>(_ body: (WindowCanvas.Frame) -> Result) -> Result {
            words.withUnsafeBytes {
                body(WindowCanvas.Frame(pixels: $0, width: width, height: height, bytesPerRow: width * 4))
            }
        }
    }

    private func pixel(_ canvas: WindowCanvas, _ point: CGPoint) -> UInt32 {
        canvas.pixels[Int(point.x), Int(point.y)]
    }

    func testFirstTimeEverythingThenNothing() {
        let scene = WindowFixtures.model().scene
        let canvas = canvas(scene)
        XCTAssertEqual(canvas.drawScene(scene), all(canvas))
        XCTAssertEqual(canvas.drawScene(scene), [], "nothing changed, nothing is done")
    }

    func testHomeScreen() {
        let scene = WindowFixtures.model(front: false).scene
        let canvas = canvas(scene)
        canvas.composeRects(canvas.drawScene(scene), nil)
        XCTAssertEqual(canvas.pixels[2, 2], 0xFFEC_EEF2)
        let glass = scene.layout.glass
        // The frame is black around the glass, and the island on it.
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.minX - 4, y: glass.midY)), 0xFF06_0708)
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.midX, y: glass.minY + 29)), 0xFF00_0000)
        // Two tiles of different colours, with a white letter in each.
        let tiles = ["a", "b"].map { scene.place(of: .device(.open(app: $0)))! }
        let colors = tiles.map { pixel(canvas, CGPoint(x: $0.x - 20, y: $0.y - 10)) }
        XCTAssertNotEqual(colors[0], colors[1])
        for tile in tiles {
            let letter = (-14...14).flatMap { dx in
                (-24...8).map { dy in pixel(canvas, CGPoint(x: tile.x + CGFloat(dx), y: tile.y + CGFloat(dy))) }
            }
            XCTAssertTrue(letter.contains(0xFFFF_FFFF))
        }
        // The corner of the glass shows the frame, and what is beyond that.
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.minX + 1, y: glass.minY + 25)), 0xFF06_0708)
    }

    func testIconIsShown() throws {
        let icon = CGContext.backing(width: 4, height: 4)
        icon.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        icon.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        icon.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        icon.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let scene = WindowFixtures.model(front: false).scene
        let canvas = canvas(scene)
        canvas.images.icons["a"] = CGImage(pixelBuffer: icon.pixelBuffer)
        canvas.composeRects(canvas.drawScene(scene), nil)
        let tile = scene.layout.onGlass(CGRect(x: 28, y: 77, width: 60, height: 60))
        XCTAssertEqual(pixel(canvas, CGPoint(x: tile.midX, y: tile.minY + 10)), 0xFFFF_0000, "upright")
        XCTAssertEqual(pixel(canvas, CGPoint(x: tile.midX, y: tile.maxY - 10)), 0xFF00_00FF)
    }

    func testAppIsShownAtThreePixelsForOne() {
        let scene = WindowFixtures.model().scene
        let canvas = canvas(scene)
        let rects = canvas.drawScene(scene)
        let app = Picture(1179, 2556, 0xFF10_2030)
        // One pixel of nine: a ninth of the light.
        app.words[(300 * 3 + 1) * 1179 + 100 * 3 + 2] = 0xFFFF_FFFF
        app.use { canvas.composeRects(rects, $0) }
        let glass = scene.layout.glass
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.midX, y: glass.midY)), 0xFF10_2030)
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.minX + 100, y: glass.minY + 300)), 0xFF2B_3947)
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.minX + 101, y: glass.minY + 300)), 0xFF10_2030)
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.maxX - 1, y: glass.midY)), 0xFF10_2030)
        XCTAssertEqual(pixel(canvas, CGPoint(x: glass.maxX, y: glass.midY)), 0xFF06_0708)
    }

    /// What an app draws costs what it drew, and nothing else changes.
    func testDamageOfTheApp() {
        let scene = WindowFixtures.model().scene
        let canvas = canvas(scene)
        let app = Picture(1179, 2556, 0xFFFF_FFFF)
        let rects = canvas.drawScene(scene)
        app.use { canvas.composeRects(rects, $0) }
        let before = pixels(canvas)
        for y in 900..<906 { for x in 301..<309 { app.words[y * 1179 + x] = 0xFF00_00FF } }
        let damage = app.use { canvas.damage(of: [HostRect(x: 301, y: 900, width: 8, height: 6)], in: $0) }
        XCTAssertEqual(damage, [HostRect(x: 34 + 100, y: 34 + 300, width: 3, height: 2)])
        app.use { canvas.composeRects(damage, $0) }
        assertChanged(canvas, before, within: damage, changes: 6)
    }

    /// The same pixels, whether all is put together at once or piece by piece.
    func testPiecesFitTogether() {
        var model = WindowFixtures.model(interruptions: ["call"])
        _ = model.resize(CGSize(width: 431, height: 777), density: 1)
        let scene = model.scene
        let whole = canvas(scene)
        let pieces = canvas(scene)
        let app = Picture(1179, 2556, 0xFFFF_FFFF)
        for index in app.words.indices {
            app.words[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761)
        }
        let rects = whole.drawScene(scene)
        app.use { whole.composeRects(rects, $0) }
        _ = pieces.drawScene(scene)
        app.use { frame in
            for y in stride(from: 0, to: pieces.height, by: 53) {
                for x in stride(from: 0, to: pieces.width, by: 71) {
                    let rect = HostRect(
                        x: x, y: y, width: min(71, pieces.width - x), height: min(53, pieces.height - y))
                    pieces.composeRects([rect], frame)
                }
            }
        }
        assertSame(pixels(whole), pixels(pieces))
    }

    func testAppThatStaysIsTurned() {
        for (orientation, corner) in [(HostEvent.Orientation.left, CGPoint(x: 0, y: 1)), (.right, CGPoint(x: 1, y: 0))]
        {
            var model = WindowFixtures.model()
            var state = WindowFixtures.state()
            state.orientation = orientation
            _ = model.updateDevice(state)
            _ = model.resize(WindowLayout.preferredSize(WindowFixtures.phone, orientation), density: 1)
            let scene = model.scene
            XCTAssertTrue(scene.stays)
            let canvas = canvas(scene)
            let app = Picture(1179, 2556, 0xFFFF_FFFF)
            // A spot near the app's top left.
            for y in 300..<330 { for x in 60..<90 { app.words[y * 1179 + x] = 0xFFFF_0000 } }
            let rects = canvas.drawScene(scene)
            app.use { canvas.composeRects(rects, $0) }
            let glass = scene.layout.glass
            // 105 points from the device's top edge and 25 from its left one.
            let x = corner.x == 0 ? glass.minX + 105 : glass.maxX - 105
            let y = corner.y == 0 ? glass.minY + 25 : glass.maxY - 25
            XCTAssertEqual(pixel(canvas, CGPoint(x: x, y: y)), 0xFFFF_0000, "\(orientation)")
            let damage = app.use { canvas.damage(of: [HostRect(x: 60, y: 300, width: 30, height: 30)], in: $0) }
            XCTAssertEqual(damage.first.map { [$0.width, $0.height] }, [10, 10])
            XCTAssertTrue(damage[0].contains(HostRect(x: Int(x), y: Int(y), width: 1, height: 1)))
            let before = pixels(canvas)
            for y in 300..<330 { for x in 60..<90 { app.words[y * 1179 + x] = 0xFF00_FF00 } }
            app.use { canvas.composeRects(damage, $0) }
            assertChanged(canvas, before, within: damage, changes: 100)
        }
    }

    /// A button under the pointer, the time: only their places are drawn anew.
    func testDamageOfTheScene() {
        var model = WindowFixtures.model()
        let canvas = canvas(model.scene)
        let app = Picture(1179, 2556, 0xFFFF_FFFF)
        let first = canvas.drawScene(model.scene)
        app.use { canvas.composeRects(first, $0) }
        let before = pixels(canvas)
        let home = model.scene.place(of: .device(.home))!
        _ = model.handle(.pointer(.moved, home))
        let damage = canvas.drawScene(model.scene)
        XCTAssertEqual(damage.reduce(0) { $0 + $1.area }, 60 * 54)
        app.use { canvas.composeRects(damage, $0) }
        assertChanged(canvas, before, within: damage, changes: nil)
        _ = model.handle(.pointer(.moved, CGPoint(x: 1, y: 1)))
        let back = canvas.drawScene(model.scene)
        app.use { canvas.composeRects(back, $0) }
        assertSame(pixels(canvas), before)
        model.showTime(time: "9:42", date: "Monday, 1 January")
        XCTAssertLessThan(canvas.drawScene(model.scene).reduce(0) { $0 + $1.area }, 80 * 59 + 1)
    }

    func testMenuComesAndGoesWithoutATrace() {
        var model = WindowFixtures.model()
        let canvas = canvas(model.scene)
        let app = Picture(1179, 2556, 0xFF33_6699)
        let first = canvas.drawScene(model.scene)
        app.use { canvas.composeRects(first, $0) }
        let before = pixels(canvas)
        _ = model.perform(.menu)
        let opened = canvas.drawScene(model.scene)
        app.use { canvas.composeRects(opened, $0) }
        XCTAssertEqual(
            pixel(canvas, WindowFixtures.center(model.scene.menuFrame).applying(.init(translationX: 0, y: 7))),
            0xFFFF_FFFF)
        assertChanged(canvas, before, within: opened, changes: nil)
        _ = model.perform(.menu)
        let closed = canvas.drawScene(model.scene)
        app.use { canvas.composeRects(closed, $0) }
        assertSame(pixels(canvas), before)
    }

    func testSnapshot() throws {
        let app = Picture(30, 60, 0xFF00_FF00)
        let picture = try XCTUnwrap(app.use { WindowCanvas.snapshot($0, width: 10) })
        XCTAssertEqual([picture.width, picture.height], [10, 20])
        XCTAssertEqual(picture.pixels[9, 19], 0xFF00_FF00)
        // Never larger than it is.
        XCTAssertEqual(app.use { WindowCanvas.snapshot($0, width: 300) }?.width, 30)
    }

    func testDifferenceOfLists() {
        func part(_ x: CGFloat, _ color: SceneColor = .ink) -> ScenePart {
            ScenePart(
                frame: CGRect(x: x, y: 0, width: 10, height: 10), shape: .rounded(color, radius: 0), command: nil)
        }
        let list = [part(0), part(20), part(40)]
        XCTAssertEqual(WindowCanvas.difference(list, list), [])
        XCTAssertEqual(
            WindowCanvas.difference(list, [part(0), part(20, .white), part(40)]), [part(20).frame, part(20).frame])
        XCTAssertEqual(WindowCanvas.difference(list, [part(0), part(40)]), [part(20).frame])
        XCTAssertEqual(WindowCanvas.difference(list, list + [part(60)]), [part(60).frame])
        XCTAssertEqual(WindowCanvas.difference([], list).count, 3)
    }

    // MARK: Kernels

    func testAreaScalingIsTheMean() {
        // Nine pixels for one, and a size that doesn't divide.
        let source = (0..<81).map { UInt32($0) | 0xFF00_0000 }
        var out = [UInt32](repeating: 0, count: 9)
        XCTAssertEqual(ck_scale_area(&out, 3, 0, 0, 3, 3, 3, 3, source, 9, 9, 9), 1)
        XCTAssertEqual(out[0] & 0xFF, 10, "mean of 0…2, 9…11, 18…20")
        XCTAssertEqual(out[8], 0xFF00_0046)
        var odd = [UInt32](repeating: 0, count: 16)
        let flat = [UInt32](repeating: 0xFFAB_CDEF, count: 81)
        XCTAssertEqual(ck_scale_area(&odd, 4, 0, 0, 4, 4, 4, 4, flat, 9, 9, 9), 1)
        XCTAssertEqual(odd, [UInt32](repeating: 0xFFAB_CDEF, count: 16), "one colour stays that colour")
        var large = [UInt32](repeating: 0, count: 400)
        XCTAssertEqual(ck_scale_area(&large, 20, 0, 0, 20, 20, 20, 20, flat, 9, 9, 9), 1)
        XCTAssertEqual(Set(large), [0xFFAB_CDEF], "larger, too")
    }

    func testTurn() {
        var out = [UInt32](repeating: 0, count: 6)
        ck_turn(&out, 2, 2, 3, [1, 2, 3, 4, 5, 6], 3, 1)
        XCTAssertEqual(out, [4, 1, 5, 2, 6, 3])
        ck_turn(&out, 2, 2, 3, [1, 2, 3, 4, 5, 6], 3, 3)
        XCTAssertEqual(out, [3, 6, 2, 5, 1, 4])
        ck_turn(&out, 3, 3, 2, [1, 2, 3, 4, 5, 6], 3, 2)
        XCTAssertEqual(out, [6, 5, 4, 3, 2, 1])
    }

    // MARK: Helpers

    private func pixels(_ canvas: WindowCanvas) -> [UInt32] {
        let buffer = canvas.pixels
        return (0..<canvas.height).flatMap { y in
            Array(
                UnsafeBufferPointer(
                    start: (buffer.data + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self),
                    count: canvas.width))
        }
    }

    private func assertSame(_ one: [UInt32], _ other: [UInt32], line: UInt = #line) {
        XCTAssertEqual(one.count, other.count, line: line)
        let count = zip(one, other).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
        XCTAssertEqual(count, 0, "pixels that differ", line: line)
    }

    private func assertChanged(
        _ canvas: WindowCanvas, _ before: [UInt32], within rects: [HostRect], changes: Int?, line: UInt = #line
    ) {
        let after = pixels(canvas)
        let changed = before.indices.filter { before[$0] != after[$0] }
        if let changes {
            XCTAssertEqual(changed.count, changes, line: line)
        } else {
            XCTAssertFalse(changed.isEmpty, line: line)
        }
        let outside = changed.filter { index in
            let pixel = HostRect(x: index % canvas.width, y: index / canvas.width, width: 1, height: 1)
            return !rects.contains { $0.contains(pixel) }
        }
        XCTAssertEqual(outside.count, 0, "pixels outside of the damage", line: line)
    }
}
