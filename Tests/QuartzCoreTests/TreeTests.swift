import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

final class TreeTests: LayerTestCase {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    func testInsertions() {
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        XCTAssertNil(root.sublayers)
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        root.insertSublayer(d, below: a)
        XCTAssertEqual(names(root), "bcda")
        root.addSublayer(b)
        XCTAssertEqual(names(root), "cdab", "adding again moves to the front")
        root.insertSublayer(a, at: 0)
        XCTAssertEqual(names(root), "acdb")
        root.insertSublayer(a, above: d)
        XCTAssertEqual(names(root), "cdab")
        root.insertSublayer(b, below: d)
        XCTAssertEqual(names(root), "cbda")
        root.insertSublayer(b, at: 99)
        XCTAssertEqual(names(root), "cdab")
        let e = named("e")
        root.replaceSublayer(d, with: e)
        XCTAssertEqual(names(root), "ceab")
        XCTAssertNil(d.superlayer)
        root.sublayers = [b, d, a]
        XCTAssertEqual(names(root), "bda")
        XCTAssertNil(e.superlayer)
        root.sublayers = nil
        XCTAssertNil(root.sublayers)
        XCTAssertNil(a.superlayer)
    }

    func testALayerHasOneSuperlayer() {
        let (p, q, a) = (named("p"), named("q"), named("a"))
        p.addSublayer(a)
        q.addSublayer(a)
        XCTAssertNil(p.sublayers)
        XCTAssertTrue(a.superlayer === q)
        a.removeFromSuperlayer()
        a.removeFromSuperlayer()
        XCTAssertNil(a.superlayer)
        q.mask = a
        XCTAssertTrue(a.superlayer === q)
        XCTAssertNil(q.sublayers)
        p.addSublayer(a)
        XCTAssertNil(q.mask, "a layer that joins a tree stops being a mask")
    }

    func testSuperlayerIsNotRetained() {
        let child = CALayer()
        weak var parent: CALayer?
        do {
            let layer = CALayer()
            layer.addSublayer(child)
            parent = layer
        }
        XCTAssertNil(parent)
        XCTAssertNil(child.superlayer)
    }

    /// Replays the edits of all commits on plain lists; they must end as the model's.
    /// Found by fuzzing: the render side drops an edit that names a layer which is gone, and all places after it are one off.
    func testALayerPutSomewhereAndGoneLeavesNoGap() {
        let (parent, a, b, c) = (shownLayer(), CALayer(), CALayer(), CALayer())
        parent.addSublayer(a)
        parent.addSublayer(b)
        commit()
        parent.insertSublayer(b, at: 0)
        parent.insertSublayer(c, at: 1)
        b.removeFromSuperlayer()
        XCTAssertEqual(commit().edits, [.replaceAll(parent: parent.id, children: [c.id, a.id])])
    }

    func testEditsReplayToTheModel() {
        var lists: [LayerID: [LayerID]] = [:]
        func replay(_ transaction: LayerTransaction) {
            for id in transaction.removed { lists[id] = nil }
            for edit in transaction.edits {
                switch edit {
                case .replaceAll(let parent, let children): lists[parent] = children
                case .insert(let parent, let child, let at): lists[parent, default: []].insert(child, at: at)
                case .remove(let parent, let child, let at):
                    XCTAssertEqual(lists[parent]?[at], child)
                    lists[parent]?.remove(at: at)
                }
            }
        }
        func check(_ layer: CALayer, _ step: Int) {
            XCTAssertEqual(lists[layer.id] ?? [], layer.storedSublayers.map(\.id), "step \(step)")
            for child in layer.storedSublayers { check(child, step) }
        }
        replay(commit())
        var seed: UInt64 = 42
        func random(_ n: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % n
        }
        var all = [root]
        for step in 0..<600 {
            let layer = all[random(all.count)]
            switch random(4) {
            case 0:
                let made = CALayer()
                layer.insertSublayer(made, at: UInt32(random(5)))
                all.append(made)
            case 1 where layer !== root:
                layer.removeFromSuperlayer()
            case 2 where layer !== root:
                let parent = all[random(all.count)]
                var ancestor: CALayer? = parent
                while let current = ancestor, current !== layer { ancestor = current.superlayer }
                if ancestor == nil { parent.insertSublayer(layer, at: UInt32(random(4))) }
            default:
                layer.zPosition += 1
            }
            if random(7) == 0 {
                replay(commit())
                check(root, step)
            }
        }
        replay(commit())
        check(root, -1)
    }

    func testOneNewLeafInAFlatParentIsOneEdit() {
        for _ in 0..<1000 { root.addSublayer(CALayer()) }
        commit()
        let leaf = CALayer()
        root.insertSublayer(leaf, at: 500)
        let transaction = commit()
        XCTAssertEqual(transaction.edits, [.insert(parent: root.id, child: leaf.id, at: 500)])
        XCTAssertEqual(transaction.changed.map(\.id), [leaf.id])
        leaf.removeFromSuperlayer()
        let removal = commit()
        XCTAssertEqual(removal.removed.count, 1)
        XCTAssertEqual(removal.edits.count, 1)
    }

    func testIdsComeBackOnlyAfterACommit() {
        let layer = shownLayer()
        let id = layer.id
        layer.removeFromSuperlayer()
        let other = CALayer()
        root.addSublayer(other)
        XCTAssertNotEqual(other.id, id)
        XCTAssertEqual(commit().removed, [id])
        XCTAssertTrue(layer.id.isNone)
    }

    func testLeavingTakesTheWholeSubtree() {
        let parent = shownLayer()
        let child = CALayer()
        parent.addSublayer(child)
        commit()
        let ids = [parent.id, child.id]
        parent.removeFromSuperlayer()
        XCTAssertEqual(commit().removed, ids)
        root.addSublayer(parent)
        let back = commit()
        XCTAssertEqual(back.changed.map(\.changes), [.all, .all])
        XCTAssertTrue(back.edits.contains(.replaceAll(parent: parent.id, children: [child.id])))
    }

    func testZPositionOrders() {
        let (a, b, c) = (named("a"), named("b"), named("c"))
        root.sublayers = [a, b, c]
        a.zPosition = 1
        XCTAssertEqual(root.sublayersInOrder.compactMap(\.name), ["b", "c", "a"])
        XCTAssertEqual(names(root), "abc")
    }
}
