import XCTest

@testable import PorticoLowering

/// Lowers sources as one project; the files are called a.swift, b.swift, …
func lower(_ sources: String..., options: LoweringOptions = LoweringOptions()) throws -> [LoweredFile] {
    let files = sources.enumerated().map { LoweringInput(path: "\("abcdef".dropFirst($0).first!).swift", source: $1) }
    return try Lowering(cacheDirectory: nil, options: options).lower(files: files)
}

/// The lines of the source after lowering; what follows the last is left out.
func lines(_ file: LoweredFile, of source: String) -> String {
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).joined(separator: "\n")
}

/// Asserts that the lines of `source` become `expected`, and that no line moved.
func assertLowers(
    _ source: String, to expected: String, with other: String = "", options: LoweringOptions = LoweringOptions(),
    file: StaticString = #filePath, line: UInt = #line
) throws {
    let result = try lower(source, other, options: options)[0]
    XCTAssertEqual(lines(result, of: source), expected, file: file, line: line)
    XCTAssertEqual(result.diagnostics, [], file: file, line: line)
}

/// Asserts that lowering `source` reports exactly one error with these words at this place.
func assertReports(
    _ source: String, _ words: String, line expectedLine: Int, column: Int, with other: String = "",
    file: StaticString = #filePath, line: UInt = #line
) throws {
    let found = try lower(source, other)[0].diagnostics
    XCTAssertEqual(found.count, 1, "\(found)", file: file, line: line)
    guard let first = found.first else { return }
    XCTAssertTrue(first.message.contains(words), first.message, file: file, line: line)
    XCTAssertEqual([first.line, first.column], [expectedLine, column], file: file, line: line)
    XCTAssertFalse(first.remedy.isEmpty, file: file, line: line)
    XCTAssertEqual(first.path, "a.swift", file: file, line: line)
}
