import XCTest

@testable import SwiftUI

/// Sets of ASCII's characters.
final class ASCIIMarksTests: XCTestCase {
    func testThatTheyHaveTheirCharactersAndNoOthers() {
        let texts: [StaticString] = [
            "", "\0", "?@", "\u{7F}", "*_`~[\\<", "-+ #0'.123456789hlqLzjt", "@dDiuUxXoOfFeEgGaAcCsSp",
        ]
        for text in texts {
            let marks = ASCIIMarks(text)
            let bytes = Array("\(text)".utf8)
            for byte in UInt8.min...UInt8.max {
                XCTAssertEqual(marks.contains(byte), bytes.contains(byte), "\(byte) in \(bytes)")
            }
        }
    }
}
