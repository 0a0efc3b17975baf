import Foundation
import PorticoNib
import XCTest

@testable import PorticoNibReader

final class BinaryPropertyListTests: XCTestCase {
    private func binary(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    /// Objects with what tells where they are.
    private func list(_ objects: [[UInt8]], top: UInt8 = 0) -> Data {
        var data = Data("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(data.count))
            data += object
        }
        let table = UInt8(data.count)
        data += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
        return data + [0, 0, 0, 0, 0, 0, 0, top] + [0, 0, 0, 0, 0, 0, 0, table]
    }

    private func error(_ data: Data) -> String {
        do {
            return "\(try BinaryPropertyList.readList(data))"
        } catch { return "\(error)" }
    }

    func testWhatFoundationWritesComesBack() throws {
        let value: [String: Any] = [
            "true": true, "false": false, "small": 7, "large": 1 << 40, "negative": -3, "real": 2.5, "text": "abc",
            "é": "日本 🎈", "long": String(repeating: "x", count: 300), "data": Data((0..<200).map { UInt8($0) }),
            "date": Date(timeIntervalSinceReferenceDate: 1234.5), "list": (0..<20).map { $0 as Any },
            "inside": ["a": ["b": [:] as [String: Any]]], "empty": [] as [Any],
        ]
        let read = try BinaryPropertyList.readList(try binary(value))
        XCTAssertEqual(read as? NSDictionary, value as NSDictionary)
        XCTAssertEqual((read as? [String: Any])?["true"] as? Bool, true)
        XCTAssertEqual(((read as? [String: Any])?["true"] as? NSNumber)?.objCType.pointee, 0x63)
    }

    func testReferencesAreAsTheTextFormWritesThem() throws {
        let read = try BinaryPropertyList.readList(list([[0xA1, 1], [0x81, 0x01, 0x02]]))
        XCTAssertEqual(read as? NSArray, [["CF$UID": 258]])
    }

    func testWhatEndsOrOutgrowsAProcessIsAnError() {
        XCTAssertEqual(error(list([[0xA1, 0]])), "the property list is broken at byte 8: an object holds itself")
        XCTAssertTrue(error(list([[0xC1, 1], [0x51, 0x61]])).contains("no tool writes this kind of object (193)"))
        XCTAssertTrue(error(list([[0xD1, 1, 1], [0x09]])).contains("a key that is no text"))
        XCTAssertTrue(error(list([[0xA1, 9]])).contains("there is no object 9"))
        XCTAssertTrue(
            error(list([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])).contains("it is cut off"))
        XCTAssertTrue(error(list([[0x5F, 0x61]])).contains("its length is no number"))
        XCTAssertTrue(
            error(list([[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]])).contains("a date that no calendar has"))
        XCTAssertEqual(error(Data("bplist00".utf8)), "it is no binary property list")
        // Sixteen of sixteen of sixteen …: a million millions.
        let wide = (0..<10).map { [UInt8(0xAA)] + [UInt8](repeating: $0 + 1, count: 10) } + [[0x09]]
        XCTAssertTrue(error(list(wide)).contains("values when all are written out"), error(list(wide)))
    }

    func testEveryByteMayBeAnother() throws {
        let data = try binary(["a": [1, 2.5, true, "text", Data([1, 2])], "d": ["e": Date(timeIntervalSince1970: 0)]])
        for place in data.indices {
            for value in UInt8.min...UInt8.max {
                var copy = data
                copy[place] = value
                _ = try? BinaryPropertyList.readList(copy)
            }
        }
    }
}
