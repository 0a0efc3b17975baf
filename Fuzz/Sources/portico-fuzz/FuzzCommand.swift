import Foundation

/// What a subcommand tests: one case a seed. A broken case throws a `FuzzFailure`.
protocol FuzzSubject {
    init()
    mutating func run(seed: UInt64) throws
    /// One line of figures.
    var summary: String { get }
}

struct FuzzFailure: Error {
    let text: String
}

/// The command line of a fuzzer: a subject and how long.
func runFuzz(_ subjects: [String: any FuzzSubject.Type], program: String) {
    let usage = """
        usage: \(program) SUBJECT [--seed FIRST] [--cases COUNT | --minutes M]
        subjects: \(subjects.keys.sorted().joined(separator: ", ")). Case n has the seed FIRST + n; the same seed does the same.
        """

    func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(2)
    }

    func option(_ name: String, _ standard: Double) -> Double {
        guard let at = CommandLine.arguments.firstIndex(of: "--" + name) else { return standard }
        guard at + 1 < CommandLine.arguments.count, let value = Double(CommandLine.arguments[at + 1]), value >= 0 else {
            fail("\(program): --\(name) wants a number.\n\(usage)")
        }
        return value
    }

    guard CommandLine.arguments.count > 1, let type = subjects[CommandLine.arguments[1]] else { fail(usage) }
    var subject = type.init()
    let first = UInt64(option("seed", 1))
    let minutes = option("minutes", 0)
    let cases = minutes > 0 ? UInt64.max : UInt64(option("cases", 1000))
    let start = ContinuousClock.now
    var done: UInt64 = 0
    while done < cases, minutes == 0 || ContinuousClock.now - start < .seconds(minutes * 60) {
        do {
            try subject.run(seed: first + done)
        } catch {
            fail("FAILED seed \(first + done): \((error as? FuzzFailure)?.text ?? "\(error)")\n\(subject.summary)")
        }
        done += 1
    }
    let seconds = Double((ContinuousClock.now - start) / .seconds(1))
    print("\(CommandLine.arguments[1]): \(done) cases from seed \(first) in \(Int(seconds)) s. \(subject.summary)")
}
