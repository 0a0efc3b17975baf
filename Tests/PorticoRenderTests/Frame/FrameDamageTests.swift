import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class FrameDamageTests: XCTestCase {
    private func rect(_ x: Int, _ y: Int, _ w: Int, _ h: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: w, height: h)
    }

    func testRectanglesNeverOverlapAndAreFew() {
        var damage = FrameDamage()
        var seed: UInt32 = 7
        func random(_ n: UInt32) -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int((seed >> 8) % n)
        }
        for _ in 0..<50 {
            damage = FrameDamage()
            var added: [PixelRect] = []
            for _ in 0..<20 {
                let r = rect(random(200), random(200), 1 + random(30), 1 + random(30))
                added.append(r)
                damage.add(r)
                for (i, a) in damage.rects.enumerated() {
                    for b in damage.rects[(i + 1)...] { XCTAssertFalse(a.intersects(b)) }
                }
            }
            XCTAssertLessThanOrEqual(damage.rects.count, FrameDamage.limit)
            for a in added { XCTAssertTrue(damage.rects.contains { $0.contains(a) }) }
        }
    }

    func testTheFirstFrameIsTheWholeScreen() {
        let scene = Scene()
        XCTAssertEqual(scene.draw().damage, [rect(0, 0, 100, 100)])
    }

    func testAMovedLayerDamagesWhereItWasAndWhereItIs() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), color: red)
        scene.draw()
        scene.change(a, .position) { $0.position.x += 50 }
        XCTAssertEqual(scene.draw().damage, [rect(10, 10, 10, 10), rect(60, 10, 10, 10)])
        scene.change(a, .position) { $0.position.y += 5 }
        XCTAssertEqual(scene.draw().damage, [rect(60, 10, 10, 15)])
    }

    func testEachKindOfChangeDamagesExactlyItsPixels() {
        let scene = Scene()
        let box = scene.add(CGRect(x: 20, y: 20, width: 40, height: 40), color: green)
        let leaf = scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), to: box, color: red)
        scene.draw()
        scene.change(leaf, .backgroundColor) { $0.backgroundColor = blue }
        XCTAssertEqual(scene.draw().damage, [rect(25, 25, 10, 10)])
        scene.change(leaf, .opacity) { $0.opacity = 0.5 }
        XCTAssertEqual(scene.draw().damage, [rect(25, 25, 10, 10)])
        scene.change(box, LayerChanges(.borderWidth)) { $0.borderWidth = 2 }
        XCTAssertEqual(scene.draw().damage, [rect(20, 20, 40, 40)])
        scene.change(leaf, LayerChanges(.isHidden)) { $0.isHidden = true }
        XCTAssertEqual(scene.draw().damage, [rect(25, 25, 10, 10)])
        scene.change(leaf, LayerChanges(.isHidden)) { $0.isHidden = false }
        XCTAssertEqual(scene.draw().damage, [rect(25, 25, 10, 10)])
        let added = scene.add(CGRect(x: 80, y: 80, width: 5, height: 5), color: black)
        XCTAssertEqual(scene.draw().damage, [rect(80, 80, 5, 5)])
        scene.remove(added, from: scene.root, at: 1)
        XCTAssertEqual(scene.draw().damage, [rect(80, 80, 5, 5)])
        scene.change(leaf, .position) { $0.position.x += 1000 }
        XCTAssertEqual(scene.draw().damage, [rect(25, 25, 10, 10)])
    }

    func testAnEqualCommitPresentsNothing() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), color: red)
        XCTAssertTrue(scene.draw().isPresented)
        scene.change(a, .all) { _ in }
        let result = scene.draw()
        XCTAssertFalse(result.isPresented)
        XCTAssertEqual(result.damage, [])
        XCTAssertFalse(scene.draw().isPresented)
        XCTAssertEqual(scene.sink.frames.count, 1)
    }

    func testChangedPartOfContentsIsTheOnlyDamage() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 10, y: 20, width: 40, height: 40)) {
            $0.contents = image(40, 40, isOpaque: true) { _, _ in 0xff11_2233 }
        }
        scene.draw()
        scene.change(a, .contents) {
            $0.contents = image(40, 40, isOpaque: true) { x, y in x >= 4 && x < 8 && y < 2 ? 0xffff_ffff : 0xff11_2233 }
            $0.contents!.changedRect = CGRect(x: 4, y: 0, width: 4, height: 2)
        }
        XCTAssertEqual(scene.draw().damage, [rect(14, 20, 4, 2)])
        XCTAssertEqual(scene.pixels()[14, 20], 0xffff_ffff)
    }

    func testReorderedLayersDamageWhatTheyCover() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: red)
        _ = scene.add(CGRect(x: 20, y: 20, width: 20, height: 20), color: green)
        scene.draw()
        XCTAssertEqual(scene.pixels()[25, 25], 0xff00_ff00)
        scene.change(a, LayerChanges(.zPosition)) { $0.zPosition = 1 }
        let result = scene.draw()
        XCTAssertTrue(result.isPresented)
        XCTAssertEqual(scene.pixels()[25, 25], 0xffff_0000)
        XCTAssertLessThanOrEqual(result.damage.reduce(0) { $0 + $1.area }, 30 * 30)
    }

    /// Edits drawn one after another end in the same plan and the same pixels as drawn at once; each changes no pixel outside
    /// of its damage.
    func testIncrementalFramesEqualFreshOnes() {
        var seed: UInt32 = 99
        func random(_ n: Int) -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 8) % n
        }
        func color() -> RGBA {
            RGBA(Float(random(256)) / 255, Float(random(256)) / 255, Float(random(256)) / 255, random(3) == 0 ? 0.5 : 1)
        }
        for round in 0..<12 {
            let live = Scene(width: 120, height: 120)
            var log: [LayerTransaction] = []
            func frame() -> FrameResult {
                let transaction = live.take()
                log.append(transaction)
                live.server.submit(transaction)
                return live.draw()
            }
            var layers: [LayerID] = []
            for _ in 0..<20 {
                let parent = layers.isEmpty || random(3) == 0 ? nil : layers[random(layers.count)]
                layers.append(
                    live.add(
                        CGRect(x: random(80), y: random(80), width: 5 + random(50), height: 5 + random(50)), to: parent,
                        color: color()
                    ) {
                        if random(4) == 0 { $0.masksToBounds = true }
                        if random(4) == 0 { $0.cornerRadius = Double(random(12)) }
                        if random(5) == 0 { $0.opacity = 0.7 }
                        if random(6) == 0 { $0.borderWidth = 2 }
                        if random(6) == 0 { $0.transform = .rotation(Double(random(7)), x: 0, y: 0, z: 1) }
                        if random(8) == 0 { $0.flags.formUnion(.geometryFlipped) }
                    })
            }
            var before: Picture?
            for step in 0..<25 {
                for _ in 0..<(1 + random(3)) {
                    let id = layers[random(layers.count)]
                    switch random(9) {
                    case 0: live.change(id, .position) { $0.position.x += Double(random(21) - 10) }
                    case 1: live.change(id, .backgroundColor) { $0.backgroundColor = color() }
                    case 2: live.change(id, .opacity) { $0.opacity = [0, 0.3, 1][random(3)] }
                    case 3: live.change(id, LayerChanges(.isHidden)) { $0.isHidden.toggle() }
                    case 4: live.change(id, .bounds) { $0.bounds.size.width = Double(5 + random(60)) }
                    case 5: live.change(id, LayerChanges(.masksToBounds)) { $0.masksToBounds.toggle() }
                    case 6: live.change(id, LayerChanges(.borderWidth)) { $0.borderWidth = Double(random(3)) }
                    case 7: live.change(id, LayerChanges(.zPosition)) { $0.zPosition = Double(random(3)) }
                    default: live.change(id, LayerChanges(.cornerRadius)) { $0.cornerRadius = Double(random(10)) }
                    }
                }
                if random(4) == 0 {
                    layers.append(
                        live.add(
                            CGRect(x: random(80), y: random(80), width: 20, height: 20),
                            to: layers[random(layers.count)],
                            color: color()))
                }
                let result = frame()
                let picture = live.pixels()
                if let before {
                    XCTAssertTrue(
                        picture.differs(from: before, onlyIn: result.damage),
                        "round \(round) step \(step): outside damage")
                }
                before = picture
            }
            let tree = RenderTree(scale: 1)
            tree.top.notes.childContext.clip = PixelRect(x: 0, y: 0, width: 120, height: 120)
            for transaction in log { tree.apply(transaction) }
            let plan = FramePlan(tree, at: 1)
            let kept = live.server.currentPlan()
            if !kept.quads.contains(where: { $0.part == Quad.Part.groupPicture.rawValue }) {
                XCTAssertEqual(kept.quads.count, plan.quads.count, "round \(round)")
            }
            let surface = Surface(width: 120, height: 120)
            CPUCompositor(workers: 1).draw(plan, damage: FrameDamage(surface.bounds), surface: surface)
            let (worst, place) = Picture(surface.pixels).difference(before!)
            XCTAssertEqual(worst, 0, "round \(round): \(place)")
        }
    }
}
