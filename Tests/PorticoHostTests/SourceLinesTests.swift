import XCTest

@testable import PorticoHost

/// Line tables as compilers write them, of the version that Swift has and of the newest.
final class SourceLinesTests: XCTestCase {
    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

    /// Line 10 from 0x100 on, line 12 from 0x104, line 0 from 0x10c, which is the compiler's, up to 0x110.
    private var program: [UInt8] {
        [0, 9, 2] + number(0x100, 8) + [3, 9, 1] + [76] + [2, 8, 3, 0x74, 1] + [2, 4] + [0, 1, 1]
    }

    private func unit(version: Int, tables: [UInt8], program: [UInt8]) -> [UInt8] {
        let settings: [UInt8] = [1, 1, 1, 0xfb, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
        let header = settings + tables
        let size: [UInt8] = version >= 5 ? [8, 0] : []
        let whole = number(version, 2) + size + number(header.count, 4) + header + program
        return number(whole.count, 4) + whole
    }

    private var old: [UInt8] {
        unit(version: 4, tables: text("/src") + [0] + text("App.swift") + [1, 0, 0, 0], program: program)
    }

    private var new: [UInt8] {
        // Folders are a text each, files a text and the number of their folder.
        let folders = [1, 1, 8, 2] + text("/build") + text("/src")
        let files = [2, 1, 8, 2, 11, 2] + text("a.c") + [0] + text("App.swift") + [1]
        return unit(version: 5, tables: folders + files, program: program)
    }

    private func lines(_ bytes: [UInt8], at addresses: [UInt]) -> [String] {
        let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
        return bytes.withUnsafeBytes { bytes in
            var cursor = ByteCursor(bytes)
            var found: [UInt: String] = [:]
            while let unit = LineProgram(&cursor, (nothing, nothing)) {
                unit.runProgram { from, end, row in
                    for address in addresses where (from..<end).contains(address) {
                        found[address] = unit.findPlace(of: row).map { "\($0.file):\($0.line)" }
                    }
                }
            }
            return addresses.map { found[$0] ?? "none" }
        }
    }

    func testEachInstructionHasTheLineOfTheRowBefore() {
        let addresses: [UInt] = [0xff, 0x100, 0x103, 0x104, 0x10b, 0x10c, 0x110]
        let wanted = ["none"] + [10, 10, 12, 12].map { "/src/App.swift:\($0)" } + ["none", "none"]
        XCTAssertEqual(lines(old, at: addresses), wanted)
        XCTAssertEqual(lines(new, at: addresses), wanted)
        XCTAssertEqual(
            lines(unit(version: 9, tables: [], program: []) + old, at: [0x100]), ["none"], "of a later version")
    }

    func testWhatIsBrokenHasNoLinesAndEndsNothing() {
        for bytes in [old, new] {
            for count in 0..<bytes.count { _ = lines(Array(bytes[..<count]), at: [0x100, 0x104]) }
            for place in bytes.indices {
                for value in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
                    var broken = bytes
                    broken[place] = value
                    _ = lines(broken, at: [0x100, 0x104])
                }
            }
        }
        XCTAssertNil(SourceLines(program: "/nowhere"))
        XCTAssertNil(SourceLines(program: "/proc/self/maps"), "no program")
    }
}
