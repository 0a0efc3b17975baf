import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The tree against plain arrays: random changes, every question after each.
final class RankTreeTests: XCTestCase {
    func testAMillionEqualRowsAreOneRun() {
        var tree = RankTree(repeating: .init(extent: 44, isEstimated: true), count: 1_000_000)
        XCTAssertEqual(tree.runCount, 1)
        XCTAssertEqual(tree.extent, 44_000_000)
        XCTAssertEqual(tree.index(at: 44_000_000 - 1), 999_999)
        XCTAssertEqual(tree.index(at: 22_000_000), 500_000)
        tree[500_000] = .init(extent: 60)
        XCTAssertEqual(tree.runCount, 3)
        XCTAssertEqual(tree.offset(of: 500_001), 500_000 * 44 + 60)
        tree[500_000] = .init(extent: 44, isEstimated: true)
        XCTAssertEqual(tree.runCount, 1, "equal neighbours become one again")
    }

    func testMeasuringRowAfterRowOfOneHeightKeepsFewRuns() {
        var tree = RankTree(repeating: .init(extent: 50, isEstimated: true), count: 1000)
        for index in 0..<600 { tree[index] = .init(extent: 44) }
        XCTAssertEqual(tree.runCount, 2)
        XCTAssertEqual(tree.estimatedCount, 400)
        XCTAssertEqual(tree.firstEstimated(from: 0), 600)
        XCTAssertEqual(tree.firstEstimated(from: 700), 700)
        tree.replace(0..<1000, with: .init(extent: 1))
        XCTAssertNil(tree.firstEstimated(from: 0))
    }

    func testEdges() {
        var tree = RankTree()
        XCTAssertNil(tree.index(at: 0))
        XCTAssertEqual(tree.offset(of: 0), 0)
        XCTAssertTrue(tree.indices(in: 0..<100).isEmpty)
        tree.insert(.init(extent: 10), count: 3, at: 0)
        XCTAssertEqual(tree.index(at: -5), 0)
        XCTAssertEqual(tree.index(at: 10), 1)
        XCTAssertEqual(tree.index(at: 99), 2)
        XCTAssertEqual(tree.indices(in: -10..<10), 0..<1)
        XCTAssertEqual(tree.indices(in: 10..<20), 1..<2)
        XCTAssertEqual(tree.indices(in: 5..<25), 0..<3)
        XCTAssertEqual(tree.indices(in: 30..<40), 3..<3)
        XCTAssertEqual(tree.indices(in: -10..<0), 0..<0)
        tree.remove(0..<3)
        XCTAssertEqual(tree.count, 0)
        XCTAssertEqual(tree.runCount, 0)
    }

    /// Few changes in a long row are cut in one by one, many make the tree anew: the same either way.
    func testManyChangesAtOnceAgreeWithAnArray() {
        var random = SystemlessRandom(seed: 11)
        func item() -> RankTree.Item {
            RankTree.Item(
                extent: CGFloat(Int.random(in: 0...2, using: &random)) * 11, isEstimated: Bool.random(using: &random))
        }
        for step in 0..<400 {
            var plain = (0..<Int.random(in: 0...80, using: &random)).map { _ in item() }
            var tree = RankTree(plain)
            let rarity = step % 2 == 0 ? 3 : 30
            let leaving = plain.indices.filter { _ in Int.random(in: 0..<rarity, using: &random) == 0 }
            for index in leaving.reversed() { plain.remove(at: index) }
            var coming: [(index: Int, item: RankTree.Item)] = []
            for index in 0..<(plain.count * 2 + 3) where Int.random(in: 0..<rarity, using: &random) == 0 {
                guard index <= plain.count else { break }
                coming.append((index, item()))
                plain.insert(coming.last!.item, at: index)
            }
            tree.change(leaving: leaving, coming: coming)
            XCTAssertEqual(plain.indices.map { tree[$0] }, plain)
            XCTAssertEqual(tree.count, plain.count)
            XCTAssertEqual(tree.extent, plain.reduce(0) { $0 + $1.extent }, accuracy: 1e-6)
            XCTAssertEqual(tree.runs.map(\.count).reduce(0, +), plain.count)
        }
        var rows = RankTree(repeating: .init(extent: 44), count: 1_000_000)
        rows.change(leaving: [5, 6, 500_000], coming: [(7, .init(extent: 44)), (999_997, .init(extent: 44))])
        XCTAssertEqual([rows.count, rows.runCount], [999_999, 1])
    }

    func testRandomChangesAgreeWithAnArray() {
        var random = SystemlessRandom(seed: 7)
        var tree = RankTree()
        var plain: [RankTree.Item] = []
        for step in 0..<4000 {
            let item = RankTree.Item(
                extent: CGFloat(Int.random(in: 0...4, using: &random)) * 11, isEstimated: Bool.random(using: &random))
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3:
                let at = Int.random(in: 0...plain.count, using: &random)
                let count = Int.random(in: 1...4, using: &random)
                tree.insert(item, count: count, at: at)
                plain.insert(contentsOf: Array(repeating: item, count: count), at: at)
            case 4 where plain.count > 4:
                let low = Int.random(in: 0..<plain.count - 3, using: &random)
                tree.remove(low..<low + 3)
                plain.removeSubrange(low..<low + 3)
            case 5...6 where !plain.isEmpty:
                let from = Int.random(in: plain.indices, using: &random)
                let to = Int.random(in: plain.indices, using: &random)
                tree.move(from: from, to: to)
                plain.insert(plain.remove(at: from), at: to)
            case 7 where step % 50 == 0:
                tree = RankTree(plain)
            case 8:
                let at = Int.random(in: 0...plain.count, using: &random)
                tree.insert(contentsOf: [item, item, .init(extent: 3)], at: at)
                plain.insert(contentsOf: [item, item, .init(extent: 3)], at: at)
            default:
                guard !plain.isEmpty else { continue }
                let at = Int.random(in: plain.indices, using: &random)
                tree[at] = item
                plain[at] = item
            }
            check(tree, plain, step)
        }
    }

    private func check(_ tree: RankTree, _ plain: [RankTree.Item], _ step: Int) {
        XCTAssertEqual(tree.count, plain.count)
        XCTAssertEqual(tree.extent, plain.reduce(0) { $0 + $1.extent }, accuracy: 1e-6, "step \(step)")
        XCTAssertEqual(tree.estimatedCount, plain.count { $0.isEstimated })
        guard step % 37 == 0 else { return }
        var offset: CGFloat = 0
        for (index, item) in plain.enumerated() {
            XCTAssertEqual(tree[index], item)
            XCTAssertEqual(tree.offset(of: index), offset, accuracy: 1e-6)
            if item.extent > 0 { XCTAssertEqual(tree.index(at: offset + item.extent / 2), index) }
            offset += item.extent
        }
        XCTAssertEqual(
            tree.firstEstimated(from: plain.count / 2),
            plain.indices.first { $0 >= plain.count / 2 && plain[$0].isEstimated })
    }
}

/// The same numbers every time.
struct SystemlessRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
