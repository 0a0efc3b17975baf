import Foundation
import TestSupport

let usage = """
    usage: portico-event-fuzz [--seed FIRST] [--cases COUNT | --minutes M] [--steps COUNT] [--app NAME.app]…
    A random user, rotations, pushes, presentations, Home and memory warnings; case n has the seed FIRST + n, the same seed
    does the same. Without --app on screens of its own, in this process; with it on apps that “portico build” made, by turns.
    A failing case is made as short as it still fails, and its steps are printed.
    """

func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("portico-event-fuzz: \(reason)\n\(usage)\n".utf8))
    exit(2)
}

func values(_ name: String) -> [String] {
    CommandLine.arguments.indices.filter { CommandLine.arguments[$0] == "--" + name }.map { at in
        guard at + 1 < CommandLine.arguments.count else { fail("--\(name) wants a value.") }
        return CommandLine.arguments[at + 1]
    }
}

func option(_ name: String, _ standard: Double) -> Double {
    guard let text = values(name).last else { return standard }
    guard let value = Double(text), value >= 0 else { fail("--\(name) wants a number.") }
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
let apps = values("app")
let start = ContinuousClock.now
var done: UInt64 = 0
var failed = 0

func run(_ steps: [FuzzStep], _ number: UInt64) throws {
    if apps.isEmpty {
        try MainActor.assumeIsolated { try EventFuzz.run(steps) }
    } else {
        try AppFuzz.run(apps[Int(number) % apps.count], steps)
    }
}

while done < cases, minutes == 0 || ContinuousClock.now - start < .seconds(minutes * 60) {
    let seed = first + done
    // Where a case ends the process, the last line names it.
    FileHandle.standardError.write(Data("seed \(seed)\r".utf8))
    let steps = FuzzStep.steps(seed: seed, count: count)
    do {
        try run(steps, seed)
    } catch {
        failed += 1
        print("\nFAILED seed \(seed): \(error)")
        fflush(nil)
        let fewer = FuzzStep.minimise(steps) { try run($0, seed) }
        do { try run(fewer, seed) } catch {
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
