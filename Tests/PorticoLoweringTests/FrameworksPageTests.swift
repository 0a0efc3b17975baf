import Foundation
import XCTest

@testable import PorticoLowering

/// The page that errors name says of each framework what is so.
final class FrameworksPageTests: XCTestCase {
    private struct Row {
        var name, state, text: String
    }

    private static let root: String = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
            folder.deleteLastPathComponent()
        }
        return folder.path
    }()

    private func rows() throws -> [Row] {
        let text = try String(contentsOfFile: Self.root + "/Documentation/Frameworks.md", encoding: .utf8)
        let table = text.components(separatedBy: "| framework | state |").last ?? ""
        return table.split(separator: "\n").dropFirst(2).compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return cells.count == 5 ? Row(name: cells[1], state: cells[2], text: cells[3]) : nil
        }
    }

    /// Whether the repository has the framework's sources.
    private func hasSources(_ name: String) -> Bool {
        ["Sources/Frameworks/", "Sources/", "Sources/C/"].contains { folder in
            FileManager.default.fileExists(atPath: "\(Self.root)/\(folder)\(name)")
        }
    }

    /// What iOS hasn't under these names.
    private func isOurs(_ name: String) -> Bool {
        name.hasPrefix("Portico") || ["FoundationNetworking", "FoundationXML", "FoundationEssentials"].contains(name)
    }

    func testEachFrameworkHasOneRowWithItsState() throws {
        let rows = try rows()
        let names = rows.map(\.name)
        XCTAssertEqual(names, names.sorted { $0.lowercased() < $1.lowercased() }, "sorted by name")
        XCTAssertEqual(Set(names).count, names.count, "one row each")
        let known = Modules.present.union(Modules.elsewhere.keys).union(Modules.absent).filter { !isOurs($0) }
        XCTAssertEqual(known.subtracting(names).sorted(), [], "without a row")
        for row in rows {
            XCTAssertFalse(row.text.isEmpty, row.name)
            if Modules.partial.contains(row.name), !hasSources(row.name) {
                XCTAssertEqual(row.state, "in part", row.name)
                XCTAssertTrue(row.text.contains("`canImport` says no"), row.name)
            } else if Modules.absent.contains(row.name), !hasSources(row.name) {
                XCTAssertEqual(row.state, "not here", row.name)
            } else {
                XCTAssertTrue(["here", "in part"].contains(row.state), "\(row.name): \(row.state)")
                XCTAssertTrue(known.contains(row.name) || hasSources(row.name), "\(row.name): nothing knows it")
            }
        }
    }

    func testTheErrorOfAnAbsentFrameworkNamesThePage() throws {
        let diagnostics = try lower("import MapKit")[0].diagnostics
        XCTAssertTrue(diagnostics.first?.remedy.contains("Documentation/Frameworks.md") ?? false, "\(diagnostics)")
    }
}
