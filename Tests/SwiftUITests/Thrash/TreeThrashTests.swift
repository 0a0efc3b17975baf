import SwiftUI
import TestSupport
import UIKit
import XCTest

/// Random trees changed at random, against the same trees made anew. `ThrashRounds` says for how many seeds, 20 where tables are whole, or for
/// how long.
final class TreeThrashTests: MainTestCase, @unchecked Sendable {
    func testChangedTreesLookAsNewOnes() {
        onMain {
            var rounds = ThrashRounds(runs: SlowTable.rounds(20, else: 8))
            while let seed = rounds.next() {
                if let difference = difference(seed: seed, steps: 25) { return XCTFail("seed \(seed): \(difference)") }
            }
            if ThrashRounds.isTimed { print("seeds \(rounds.first) to \(rounds.seed - 1)") }
        }
    }

    @MainActor private func difference(seed: UInt64, steps: Int) -> String? {
        var mutator = TreeMutator(seed: seed)
        var tree = mutator.makeNode(depth: 3)
        let model = RandomTreeModel(tree)
        let shown = UIHostingController(rootView: RandomTreeRoot(model: model))
        harness.show(root: shown)
        harness.turn()
        for step in 0..<steps {
            var words: [String] = []
            let old = tree
            for _ in 0..<Int.random(in: 1...3, using: &mutator.random) { words.append(mutator.step(&tree)) }
            tree.follow(old)
            model.tree = tree
            harness.turn()
            shown.view.layoutIfNeeded()
            let births = TreePicture.births(of: shown.view)
            if births != TreePicture.births(of: tree) {
                return "step \(step), \(words): states \(births), expected \(TreePicture.births(of: tree))"
            }
            let lines = TreePicture.lines(of: shown.view)
            let fresh = UIHostingController(rootView: RandomTreeRoot(model: RandomTreeModel(tree)))
            harness.show(root: fresh)
            harness.turn()
            fresh.view.layoutIfNeeded()
            let expected = TreePicture.lines(of: fresh.view)
            harness.show(root: shown)
            harness.turn()
            if lines != expected { return "step \(step), \(words): \(lines), as new \(expected)" }
        }
        return nil
    }
}
