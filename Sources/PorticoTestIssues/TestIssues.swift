import Testing
import XCTest

/// Fails the test that runs here, of whichever kind it is. In a library of its own, which only a test that has something to say loads: no
/// app loads XCTest.
///
/// - Parameters:
///   - place: where the file's path lies as the `StaticString` that XCTest asks for.
@_cdecl("portico_record_test_issue")
public func recordTestIssue(
    _ message: UnsafePointer<CChar>, _ fileID: UnsafePointer<CChar>, _ place: UnsafeRawPointer, _ line: Int,
    _ column: Int
) {
    let path = place.load(as: StaticString.self)
    let text = String(cString: message)
    guard Test.current != nil else { return XCTFail(text, file: path, line: UInt(line)) }
    Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
            fileID: String(cString: fileID), filePath: path.description, line: line, column: column))
}
