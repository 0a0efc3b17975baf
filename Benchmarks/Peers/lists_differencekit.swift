// DifferenceKit's change set and its data taken over, beside a snapshot's diff and apply, which tell a table as well.
// Compiled together with DifferenceKit's own sources.
import Foundation

extension Int: Differentiable {}

@main struct Lists {
    static func main() {
        for (count, changed, moved) in [(5_000, 1_000, 200), (100_000, 10_000, 2_000)] {
            let old = Array(0..<count)
            let new = changes(of: old, changed: changed, moved: moved)
            var shown = old
            var times: [Double] = []
            for round in 0..<10 {
                let next = round % 2 == 0 ? new : old
                let start = DispatchTime.now().uptimeNanoseconds
                for part in StagedChangeset(source: shown, target: next) { shown = part.data }
                times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
                precondition(shown == next)
            }
            let variant = "snapshot of \(count), \(changed) out, \(changed) in, \(moved) moved"
            print("RESULT\tlists\t\(variant)\tDifferenceKit\tdiff and apply\t\(times.sorted()[5])\tms")
        }
    }

    /// As in `ListBenchmark.swift`.
    static func changes(of items: [Int], changed: Int, moved: Int) -> [Int] {
        var state: UInt32 = 99
        func random(_ bound: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int((state >> 8) % UInt32(bound))
        }
        var items = items
        let count = items.count
        for _ in 0..<changed { items.remove(at: random(items.count)) }
        for _ in 0..<moved {
            let item = items.remove(at: random(items.count))
            items.insert(item, at: random(items.count))
        }
        for new in 0..<changed { items.insert(count + new, at: random(items.count)) }
        return items
    }
}
