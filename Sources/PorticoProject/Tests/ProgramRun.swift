import Foundation

/// What one process of a test program has left: results, the class that it was in, and how it ended.
///
/// - From: `TestRun`, the observer (`ResultWriter`), Swift Testing's event stream
struct ProgramRun {
    /// The file that Swift Testing writes its events to, in the process's own folder.
    static let events = "testing.jsonl"

    let end: ToolProcess.End
    /// The last word on each test, in the order in which they began.
    let results: [TestResult]
    /// The class that had begun and not ended, without its module.
    private(set) var openClass: String?

    init(folder: String, end: ToolProcess.End) {
        self.end = end
        results = TestResult.readResults(folder: folder)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(".jsonl") && name != Self.events {
            let data = FilePaths.contents(folder + "/" + name) ?? Data()
            for line in data.split(separator: UInt8(ascii: "\n")) {
                guard let line = try? JSONDecoder().decode(ClassLine.self, from: Data(line)) else { continue }
                if line.status == "started" {
                    openClass = line.class
                } else if openClass == line.class {
                    openClass = nil
                }
            }
        }
    }

    private struct ClassLine: Decodable {
        var `class`: String
        var status: String
    }

    /// Those of the tests that had begun and have no result, and those that had not begun.
    func unfinished(of tests: [String]) -> (begun: [TestResult], others: [String]) {
        let known = Set(results.map(\.test))
        let chosen = Set(tests)
        let begun = results.filter { ($0.status == .started || $0.status == .failing) && chosen.contains($0.test) }
        return (begun, tests.filter { !known.contains($0) })
    }
}
