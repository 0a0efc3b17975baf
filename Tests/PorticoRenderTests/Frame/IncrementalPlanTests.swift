import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// A plan that is kept in step by patches is the plan that is made at once: the same quads in the same order, the same pixels, and no
/// pixel changed outside of the damage.
final class IncrementalPlanTests: XCTestCase {
    /// The model side: what a render tree should know.
    private struct Model {
        var values: [LayerID: LayerProperties] = [:]
        var children: [LayerID: [LayerID]] = [:]
        var parent: [LayerID: LayerID] = [:]
        var next: UInt32 = 2
        var root = LayerID(rawValue: 1)

        func isBelow(_ a: LayerID, _ b: LayerID) -> Bool {
            var next: LayerID? = a
            while let id = next {
                if id == b { return true }
                next = parent[id]
            }
            return false
        }

        var whole: LayerTransaction {
            var transaction = LayerTransaction()
            transaction.root = root
            for (id, values) in values.sorted(by: { $0.key < $1.key }) {
                transaction.changed.append(.init(id: id, changes: .all, properties: values))
            }
            for (id, list) in children.sorted(by: { $0.key < $1.key }) where !list.isEmpty {
                transaction.edits.append(.replaceAll(parent: id, children: list))
            }
            return transaction
        }
    }

    private struct Random {
        var seed: UInt32
        mutating func callAsFunction(_ n: Int) -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 8) % n
        }
    }

    private static let size = 120

    private func renderer() -> FrameRenderer {
        FrameRenderer(
            width: Self.size, height: Self.size, scale: 1, compositor: CPUCompositor(workers: 1), sink: nil)
    }

    func testPlain() { run(seed: 1, rounds: 10, kinds: 9) }
    func testGroupsMasksAndClips() { run(seed: 2, rounds: 10, kinds: 13) }
    func testPicturesAndShadows() { run(seed: 3, rounds: 10, kinds: 16) }
    func testInDepth() { run(seed: 4, rounds: 12, kinds: 20) }
    /// Layers come, go and move several times in one commit, and so do those above them.
    func testManyEditsInOneCommit() { run(seed: 5, rounds: 12, kinds: 11, edits: 16) }

    private func run(seed: UInt32, rounds: Int, kinds: Int, edits: Int = 3) {
        for round in 0..<rounds {
            var random = Random(seed: seed &* 977 &+ UInt32(round))
            var model = Model()
            var root = LayerProperties()
            root.anchorPoint = .zero
            root.bounds = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
            root.backgroundColor = RGBA(1, 1, 1, 1)
            model.values[model.root] = root
            let live = renderer()
            _ = live.render([model.whole], at: 0)
            var before = Picture(live.surface.copy())
            for step in 1...30 {
                var transaction = LayerTransaction()
                transaction.root = model.root
                for _ in 0...random(edits) { edit(&model, &transaction, &random, kinds) }
                let result = live.render([transaction], at: Double(step))
                let after = Picture(live.surface.copy())
                let place = "seed \(seed), round \(round), step \(step)"
                XCTAssertTrue(
                    after.differs(from: before, onlyIn: result.damage),
                    "a pixel outside of the damage changed: \(place)")
                let fresh = renderer()
                _ = fresh.render([model.whole], at: Double(step))
                let expected = Picture(fresh.surface.copy())
                // A picture of turned layers has its own origin, which rounds their edges elsewhere.
                let (worst, pixel) = after.difference(expected)
                if worst > (kinds > 12 ? 2 : 0) {
                    XCTFail("differs from a fresh frame by \(worst) \(pixel): \(place)")
                    return
                }
                guard same(live.plan, fresh.plan) else {
                    XCTFail("the plans differ: \(place)\n\(live.plan)\n\(fresh.plan)")
                    return
                }
                XCTAssertEqual(live.tree.inconsistency(plan: live.plan), nil, place)
                before = after
            }
        }
    }

    /// Equal but for which memory the pixels are in. Groups that were drawn before may have become pictures: then the pixels say it.
    private func same(_ a: FramePlan, _ b: FramePlan) -> Bool {
        if a.quads.contains(where: { $0.part == Quad.Part.groupPicture.rawValue }) { return true }
        return a.count == b.count
            && zip(a.quads, b.quads).allSatisfy { a, b in
                var (a, b) = (a, b)
                (a.image.base, a.image.stamp, b.image.base, b.image.stamp) = (0, 0, 0, 0)
                return a == b
            }
    }

    private func color(_ random: inout Random) -> RGBA {
        RGBA(
            Float(random(256)) / 255, Float(random(256)) / 255, Float(random(256)) / 255, [1, 1, 0.5, 0][random(4)])
    }

    private func edit(
        _ model: inout Model, _ transaction: inout LayerTransaction, _ random: inout Random, _ kinds: Int
    ) {
        let all = model.values.keys.sorted()
        let id = all[random(all.count)]
        if all.count < 4 || random(5) == 0 {
            let new = LayerID(rawValue: model.next)
            model.next += 1
            var values = LayerProperties()
            values.bounds = CGRect(x: 0, y: 0, width: 5 + random(60), height: 5 + random(60))
            values.position = CGPoint(x: random(100), y: random(100))
            values.backgroundColor = color(&random)
            if random(3) == 0 { values.cornerRadius = Double(random(12)) }
            if random(5) == 0 { values.masksToBounds = true }
            model.values[new] = values
            transaction.changed.append(.init(id: new, changes: .all, properties: values))
            insert(new, into: id, &model, &transaction, &random)
            return
        }
        guard id != model.root else { return }
        func change(_ changes: LayerChanges, _ edit: (inout LayerProperties) -> Void) {
            edit(&model.values[id]!)
            // What the new layer's first commit says, it says once.
            transaction.changed.append(.init(id: id, changes: changes, properties: model.values[id]!))
        }
        let amount = random(1000)
        switch random(kinds) {
        case 0: change(.position) { $0.position.x += Double(amount % 21 - 10) }
        case 1:
            let new = color(&random)
            change(.backgroundColor) { $0.backgroundColor = new }
        case 2: change(LayerChanges(.isHidden)) { $0.isHidden.toggle() }
        case 3: remove(id, &model, &transaction)
        case 4, 5:
            // To another parent, or another place.
            let target = all[random(all.count)]
            if model.isBelow(target, id) { return }
            take(id, &model, &transaction)
            insert(id, into: target, &model, &transaction, &random)
        case 6: change(LayerChanges(.borderWidth)) { $0.borderWidth = Double(amount % 3) }
        case 7: change(LayerChanges(.zPosition)) { $0.zPosition = Double(amount % 3) }
        case 8: change(.bounds) { $0.bounds.size.width = Double(5 + amount % 60) }
        case 9: change(.opacity) { $0.opacity = [0, 0.3, 1][amount % 3] }
        case 10: change(LayerChanges(.masksToBounds)) { $0.masksToBounds.toggle() }
        case 11: change(LayerChanges(.cornerRadius)) { $0.cornerRadius = Double(amount % 10) }
        case 12: change(.transform) { $0.transform = amount % 2 == 0 ? .identity : .rotation(0.5, x: 0, y: 0, z: 1) }
        case 13:
            change([LayerChanges(.shadowOpacity), LayerChanges(.shadowRadius)]) {
                $0.extras.shadowOpacity = amount % 3 == 0 ? 0 : 0.7
                $0.extras.shadowRadius = Double(amount % 4)
            }
        case 14: change(LayerChanges(.shouldRasterize)) { $0.shouldRasterize.toggle() }
        case 15:
            change(LayerChanges(.contents)) {
                $0.contents =
                    amount % 2 == 0 ? nil : image(6, 6) { x, y in (x + y) % 2 == 0 ? 0xff00_8000 : 0x4040_0000 }
            }
        case 16, 17:
            change(.transform) { $0.transform = amount % 3 == 0 ? .identity : .rotation(0.7, x: 0, y: 1, z: 0.2) }
        case 18: change(.transform) { $0.transform = .translation(0, 0, Double(amount % 40 - 20)) }
        default:
            change(LayerChanges(.sublayerTransform)) {
                $0.extras.sublayerTransform = .identity
                $0.extras.sublayerTransform.m34 = amount % 2 == 0 ? 0 : -1 / 200
            }
        }
    }

    private func insert(
        _ id: LayerID, into parent: LayerID, _ model: inout Model, _ transaction: inout LayerTransaction,
        _ random: inout Random
    ) {
        var list = model.children[parent] ?? []
        let place = random(list.count + 1)
        list.insert(id, at: place)
        model.children[parent] = list
        model.parent[id] = parent
        if random(6) == 0 {
            transaction.edits.append(.replaceAll(parent: parent, children: list))
        } else {
            transaction.edits.append(.insert(parent: parent, child: id, at: place))
        }
    }

    private func take(_ id: LayerID, _ model: inout Model, _ transaction: inout LayerTransaction) {
        let parent = model.parent[id]!
        let place = model.children[parent]!.firstIndex(of: id)!
        model.children[parent]!.remove(at: place)
        model.parent[id] = nil
        transaction.edits.append(.remove(parent: parent, child: id, at: place))
    }

    private func remove(_ id: LayerID, _ model: inout Model, _ transaction: inout LayerTransaction) {
        // A commit never names a layer that came, or came elsewhere, and then went.
        func isNew(_ id: LayerID) -> Bool {
            if transaction.changed.contains(where: { $0.id == id && $0.changes == .all }) { return true }
            let isMoved = transaction.edits.contains { edit in
                switch edit {
                case .insert(_, let child, _): child == id
                case .replaceAll(_, let children): children.contains(id)
                case .remove: false
                }
            }
            return isMoved || (model.children[id] ?? []).contains(where: isNew)
        }
        if isNew(id) { return }
        take(id, &model, &transaction)
        func forget(_ id: LayerID) {
            for child in model.children[id] ?? [] { forget(child) }
            model.children[id] = nil
            model.values[id] = nil
            model.parent[id] = nil
            transaction.removed.append(id)
            transaction.changed.removeAll { $0.id == id }
        }
        forget(id)
        let gone = Set(transaction.removed)
        transaction.edits.removeAll { edit in
            switch edit {
            case .replaceAll(let parent, _), .insert(let parent, _, _): return gone.contains(parent)
            case .remove(let parent, _, _): return gone.contains(parent)
            }
        }
    }
}
