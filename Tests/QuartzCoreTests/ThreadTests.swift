import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// Two threads in one tree. `Scripts/gates/check-threads` runs them under the thread sanitizer, too.
final class ThreadTests: LayerTestCase {
    /// Runs `body` on a thread of its own, `here` on this one at the same time, and waits for both.
    private func together(_ body: @escaping () -> Void, _ here: () -> Void) {
        nonisolated(unsafe) let body = body
        let done = DispatchSemaphore(value: 0), started = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            started.signal()
            body()
            done.signal()
        }
        XCTAssertEqual(started.wait(timeout: .now() + 10), .success)
        here()
        XCTAssertEqual(done.wait(timeout: .now() + 60), .success, "the other thread is still busy")
    }

    /// What a render side has after all commits so far must be what the model has.
    private func checkCommits(file: StaticString = #filePath, line: UInt = #line) {
        var values: [LayerID: LayerProperties] = [:], children: [LayerID: [LayerID]] = [:]
        for commit in commits {
            for change in commit.changed { values[change.id] = change.properties }
            for edit in commit.edits {
                switch edit {
                case .replaceAll(let parent, let list): children[parent] = list
                case .insert(let parent, let child, let index): children[parent, default: []].insert(child, at: index)
                case .remove(let parent, let child, let index):
                    XCTAssertEqual(children[parent]?.remove(at: index), child, file: file, line: line)
                }
            }
            for id in commit.removed { (values[id], children[id]) = (nil, nil) }
        }
        for layer in context.snapshot().layers {
            XCTAssertEqual(values[layer.id], layer.properties, file: file, line: line)
            XCTAssertEqual(children[layer.id] ?? [], layer.children, file: file, line: line)
        }
    }

    private func changes(below top: CALayer, count: Int) {
        for i in 1...count {
            CATransaction.begin()
            let layer = CALayer()
            top.addSublayer(layer)
            layer.bounds.size = CGSize(width: i, height: 1)
            layer.position.x = CGFloat(i)
            layer.shadowRadius = CGFloat(i)
            layer.zPosition = 1
            layer.opacity = 0.5
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
            if i % 3 == 0 { top.sublayers?.first?.removeFromSuperlayer() }
            if i % 5 == 0 { layer.removeAnimation(forKey: "a") }
            CATransaction.commit()
        }
    }

    func testEachThreadChangesASubtree() {
        let mine = shownLayer(), theirs = shownLayer()
        together {
            self.changes(below: theirs, count: 300)
        } _: {
            for _ in 0..<30 {
                changes(below: mine, count: 10)
                CATransaction.flush()
            }
        }
        CATransaction.flush()
        XCTAssertEqual(mine.sublayers?.count, 210, "in each ten, three leave")
        XCTAssertEqual(theirs.sublayers?.count, 200)
        checkCommits()
    }

    func testATreeComesAndGoesWhileAnotherThreadChangesItsLeaf() {
        let holder = shownLayer(), leaf = CALayer()
        holder.addSublayer(leaf)
        leaf.mask = CALayer()
        together {
            self.changes(below: leaf, count: 300)
            for i in 1...300 { leaf.shadowOpacity = Float(i) / 300 }
        } _: {
            for i in 0..<300 {
                if holder.superlayer == nil { root.addSublayer(holder) } else { holder.removeFromSuperlayer() }
                holder.speed = Float(1 + i % 2)
                if i % 7 == 0 { CATransaction.flush() }
            }
        }
        root.addSublayer(holder)
        CATransaction.flush()
        XCTAssertEqual(leaf.shadowOpacity, 1)
        XCTAssertEqual(leaf.sublayers?.count, 200)
        checkCommits()
    }

    func testLayoutMarksOfTwoThreadsAreKept() {
        let top = CALayer(), mine = CountingLayer(), theirs = CountingLayer()
        for leaf in [mine, theirs] {
            let between = CALayer()
            top.addSublayer(between)
            between.addSublayer(leaf)
        }
        top.layoutIfNeeded()
        let start = DispatchSemaphore(value: 0), marked = DispatchSemaphore(value: 0)
        let rounds = 2000
        let before = (mine.layouts, theirs.layouts)
        together {
            for _ in 0..<rounds {
                guard start.wait(timeout: .now() + 10) == .success else { return }
                theirs.setNeedsLayout()
                marked.signal()
            }
        } _: {
            for _ in 0..<rounds {
                start.signal()
                mine.setNeedsLayout()
                XCTAssertEqual(marked.wait(timeout: .now() + 10), .success)
                top.layoutIfNeeded()
            }
        }
        XCTAssertEqual(mine.layouts - before.0, rounds)
        XCTAssertEqual(theirs.layouts - before.1, rounds)
    }

    func testAnimationsEndWhileTheirLayersDieElsewhere() {
        let holder = shownLayer()
        var ended = 0
        together {
            for _ in 0..<300 {
                let layer = CALayer()
                holder.addSublayer(layer)
                layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
                layer.removeFromSuperlayer()
            }
        } _: {
            for _ in 0..<300 {
                CATransaction.flush()
                for animation in commits.last?.animationsAdded ?? [] {
                    CATransaction.animationsCompleted([animation.record.id], at: 0)
                    ended += 1
                }
            }
        }
        CATransaction.flush()
        XCTAssertNil(holder.sublayers)
        checkCommits()
    }

    /// The first thread is in the middle of its work when the second comes; once in a lock's life, so with many locks.
    func testALockIsHandedOverToASecondThread() {
        final class Guarded {
            let lock = FirstThreadLock()
            var count = 0

            func add(_ times: Int) {
                for _ in 0..<times {
                    lock.lock()
                    lock.lock()
                    count += 1
                    lock.unlock()
                    lock.unlock()
                }
            }
        }
        nonisolated(unsafe) let all = (0..<2000).map { _ in Guarded() }
        for guarded in all { guarded.add(1) }
        together {
            for guarded in all { guarded.add(20) }
        } _: {
            for guarded in all { guarded.add(20) }
        }
        XCTAssertEqual(all.filter { $0.count != 41 }.map(\.count), [])
    }
}

private final class CountingLayer: CALayer {
    var layouts = 0

    override func layoutSublayers() { layouts += 1 }
}
