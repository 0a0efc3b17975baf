import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class RenderTreeTests: XCTestCase {
    private func children(_ scene: Scene, _ tree: RenderTree) -> [UInt32] {
        tree[scene.root]!.children.map(\.id.rawValue)
    }

    func testEditsKeepOrder() {
        let scene = Scene()
        let tree = RenderTree(scale: 1)
        let a = scene.add(.zero), b = scene.add(.zero), c = scene.add(.zero, at: 1)
        tree.apply(scene.take())
        XCTAssertEqual(children(scene, tree), [a, c, b].map(\.rawValue))
        scene.edit(.remove(parent: scene.root, child: a, at: 0))
        scene.edit(.insert(parent: scene.root, child: a, at: 2))
        tree.apply(scene.take())
        XCTAssertEqual(children(scene, tree), [c, b, a].map(\.rawValue))
        scene.edit(.replaceAll(parent: scene.root, children: [b, a]))
        tree.apply(scene.take())
        XCTAssertEqual(children(scene, tree), [b, a].map(\.rawValue))
    }

    func testATransactionSaysWhatBecameOfTheLists() {
        let scene = Scene()
        let tree = RenderTree(scale: 1)
        let a = scene.add(.zero), b = scene.add(.zero)
        tree.apply(scene.take())
        scene.edit(.remove(parent: scene.root, child: a, at: 0))
        scene.edit(.insert(parent: scene.root, child: a, at: 1))
        scene.edit(.remove(parent: scene.root, child: b, at: 0))
        let delta = tree.apply(scene.take())
        XCTAssertEqual(delta.edits.map(\.kind), [.removed, .inserted, .removed])
        XCTAssertEqual(delta.edits.map(\.child.id), [a, a, b])
        XCTAssertEqual(delta.edits.map(\.place), [0, 1, 0])
        XCTAssertEqual(delta.edits.map(\.others), [1, 1, 1])
        XCTAssertTrue(delta.edits.allSatisfy { $0.way == nil }, "nothing is planned yet")
        XCTAssertEqual(tree.apply(scene.take()).edits.count, 0)
    }

    func testAnIdMayComeBackAsAnotherLayer() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        scene.draw()
        // In one commit the layer goes and another takes its id.
        var values = LayerProperties()
        values.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        values.position = CGPoint(x: 55, y: 55)
        values.backgroundColor = blue
        var transaction = LayerTransaction()
        transaction.root = scene.root
        transaction.removed = [a]
        transaction.changed.append(.init(id: a, changes: .all, properties: values))
        transaction.edits = [
            .remove(parent: scene.root, child: a, at: 0), .insert(parent: scene.root, child: a, at: 0),
        ]
        scene.server.submit(transaction)
        scene.draw()
        let p = scene.pixels()
        XCTAssertEqual(p[5, 5], 0xffff_ffff)
        XCTAssertEqual(p[55, 55], 0xff00_00ff)
    }

    func testALayerMovesToAnotherParent() {
        let scene = Scene()
        let left = scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: green)
        let right = scene.add(CGRect(x: 50, y: 50, width: 50, height: 50), color: blue)
        let a = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), to: left, color: red)
        scene.draw()
        scene.edit(.remove(parent: left, child: a, at: 0))
        scene.edit(.insert(parent: right, child: a, at: 0))
        let result = scene.draw()
        XCTAssertEqual(
            Set(result.damage),
            [PixelRect(x: 10, y: 10, width: 10, height: 10), PixelRect(x: 60, y: 60, width: 10, height: 10)])
        XCTAssertEqual(scene.pixels()[65, 65], 0xffff_0000)
        XCTAssertEqual(scene.pixels()[15, 15], 0xff00_ff00)
    }

    func testChangesInsideOfWhatIsHiddenShowOnceItIsShown() {
        let scene = Scene()
        let box = scene.add(CGRect(x: 0, y: 0, width: 50, height: 50)) { $0.isHidden = true }
        let a = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), to: box, color: red)
        scene.draw()
        scene.change(a, .backgroundColor) { $0.backgroundColor = blue }
        XCTAssertFalse(scene.draw().isPresented)
        scene.change(a, .position) { $0.position.x += 20 }
        scene.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: a, color: green)
        XCTAssertFalse(scene.draw().isPresented)
        scene.change(box, LayerChanges(.isHidden)) { $0.isHidden = false }
        scene.draw()
        XCTAssertEqual(scene.pixels()[36, 16], 0xff00_00ff)
        XCTAssertEqual(scene.pixels()[31, 11], 0xff00_ff00)
        XCTAssertEqual(scene.pixels()[15, 15], 0xffff_ffff)
    }

    func testAWindowGoesWithItsRoot() {
        let scene = Scene()
        scene.draw()
        XCTAssertEqual(scene.pixels()[50, 50], 0xffff_ffff)
        var transaction = LayerTransaction()
        transaction.removed = [scene.root]
        scene.server.submit(transaction)
        XCTAssertTrue(scene.draw().isPresented)
        XCTAssertEqual(scene.pixels()[50, 50], 0xff00_0000)
    }

    func testResizeDrawsEverythingAgain() {
        let scene = Scene()
        scene.draw()
        scene.server.resize(width: 60, height: 120)
        XCTAssertEqual(scene.draw().damage, [PixelRect(x: 0, y: 0, width: 60, height: 120)])
        XCTAssertEqual(scene.pixels()[50, 50], 0xffff_ffff)
        XCTAssertEqual(scene.pixels()[50, 110], 0xff00_0000)
    }

    func testSuspendedCommitsAreShownAfterResume() {
        let scene = Scene()
        let a = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: red)
        scene.draw()
        scene.server.suspend()
        scene.change(a, .backgroundColor) { $0.backgroundColor = blue }
        XCTAssertFalse(scene.draw().isPresented)
        scene.server.resume()
        XCTAssertTrue(scene.draw().isPresented)
        XCTAssertEqual(scene.pixels()[5, 5], 0xff00_00ff)
    }
}
