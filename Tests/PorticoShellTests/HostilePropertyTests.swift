import Foundation
import PorticoShell
import XCTest

/// Every public property that holds numbers, and calls that take some, get those that nobody means, in a real app. It takes them, or ends the app with an exception
/// that has a name, as Core Animation does for a position that is none.
final class HostilePropertyTests: ShellTestCase {
    private static let exceptions = [
        "NSInvalidArgumentException", "CALayerInvalidGeometry", "NSInternalInconsistencyException", "NSRangeException",
    ]

    // DEV-621, DEV-738
    func testEveryNumericPropertyTakesEveryNumber() throws {
        makeShell {
            $0.limits.launch = 60
            $0.environment["PORTICO_WHOLE_TABLES"] = ProcessInfo.processInfo.environment["PORTICO_WHOLE_TABLES"]
        }
        var nameless: [String] = []
        var ended = 0
        while !told.contains(where: { $0.hasPrefix("A: numbers/") }) {
            let app = try open("A", "numbers", keepsFiles: true)
            wait("the numbers, or an end") { app.end != nil || told.contains { $0.hasPrefix("A: numbers/") } }
            guard let end = app.end else { break }
            let documents = try XCTUnwrap(app.app.container) + "/Documents/"
            let last = (try? String(contentsOfFile: documents + "numbers", encoding: .utf8)) ?? ""
            let errors = (try? String(contentsOfFile: documents + "errors", encoding: .utf8)) ?? ""
            ended += 1
            if !Self.exceptions.contains(where: errors.contains) {
                nameless.append("\(last.trimmingCharacters(in: .newlines)): \(end) \(errors.suffix(300))")
            }
            guard !last.isEmpty, ended < 300 else { break }
        }
        XCTAssertEqual(nameless, [], "\(nameless.count) of \(ended) ends")
        let counts = told.first { $0.hasPrefix("A: numbers/") }?.split(separator: "/").dropFirst().compactMap {
            Int($0)
        }
        XCTAssertGreaterThan(counts?.first ?? 0, 150)
        XCTAssertGreaterThan(counts?.last ?? 0, 2000)
    }
}
