import Foundation
import TestSupport

let usage = """
    usage: portico-event-fuzz [--seed FIRST] [--cases COUNT | --minutes M] [--steps COUNT]
    A random user, rotations, pushes and presentations; case n has the seed FIRST + n, the same seed does the same.
    A failing case is made as short as it still fails, and its steps are printed.
    """

func option(_ name: String, _ standard: Double) -> Double {
    guard let at = CommandLine.arguments.firstIndex(of: "--" + name) else { return standard }
    guard at + 1 < CommandLine.arguments.count, let value = Double(CommandLine.arguments[at + 1]), value >= 0 else {
        FileHandle.standardError.write(Data("portico-event-fuzz: --\(name) wants a number.\n\(usage)\n".utf8))
        exit(2)
    }
    return value
}

if CommandLine.arguments.contains("--help") {
    print(usage)
    exit(0)
}
let first = UInt64(option("seed", 1))
let minutes = option("minutes", 0)
let cases = minutes > 0 ? UInt64.max : UInt64(option("cases", 100))
let count = Int(option("steps", 150))
let start = ContinuousClock.now
var done: UInt64 = 0
var failed = 0
while done < cases, minutes == 0 || ContinuousClock.now - start < .seconds(minutes * 60) {
    let seed = first + done
    // Where a case ends the process, the last line names it.
    FileHandle.standardError.write(Data("seed \(seed)\r".utf8))
    let steps = FuzzStep.steps(seed: seed, count: count)
    do {
        try MainActor.assumeIsolated { try EventFuzz.run(steps) }
    } catch {
        failed += 1
        let fewer = MainActor.assumeIsolated { EventFuzz.minimise(steps) }
        print("\nFAILED seed \(seed): \(error)")
        do { try MainActor.assumeIsolated { try EventFuzz.run(fewer) } } catch {
            print("  \(fewer.count) steps, \(error)")
        }
        for step in fewer { print("  \(step)") }
        if failed == 10 { break }
    }
    done += 1
}
let seconds = Double((ContinuousClock.now - start) / .seconds(1))
print("events: \(done) cases of \(count) steps from seed \(first) in \(Int(seconds)) s, \(failed) failed.")
exit(failed == 0 ? 0 : 1)
