import Foundation
import XCTest

@testable import PorticoNib
@testable import PorticoNibReader

/// Nibs as Xcode compiles them, written here by hand: no compiled file of Apple's is in the repository.
final class NibArchiveTests: XCTestCase {
    /// Writes the format that `NibArchive` reads.
    private struct Writer {
        enum Value {
            case int(Int8), long(Int32), flag(Bool), double(Double), data([UInt8]), object(Int), none
        }

        var objects: [(name: String, values: [(String, Value)])] = []

        mutating func add(_ name: String, _ values: [(String, Value)] = []) -> Int {
            objects.append((name, values))
            return objects.count - 1
        }

        mutating func string(_ text: String) -> Value {
            .object(add("NSString", [("NS.bytes", .data(Array(text.utf8)))]))
        }

        mutating func array(_ members: [Int]) -> Value {
            let values = members.map { ("UINibEncoderEmptyKey", Value.object($0)) }
            return .object(add("NSArray", [("NSInlinedValue", .flag(true))] + values))
        }

        static func structure(_ numbers: Double...) -> Value {
            .data([7] + numbers.flatMap { Self.bytes($0.bitPattern, 8) })
        }

        private static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
        }

        private static func number(_ value: Int) -> [UInt8] {
            var (rest, result) = (value, [UInt8]())
            while rest > 0x7f {
                result.append(UInt8(rest & 0x7f))
                rest >>= 7
            }
            return result + [UInt8(rest) | 0x80]
        }

        func data() -> Data {
            var (keys, names): ([String], [String]) = ([], [])
            func place(_ text: String, _ list: inout [String]) -> Int {
                if let known = list.firstIndex(of: text) { return known }
                list.append(text)
                return list.count - 1
            }
            var (objectBytes, valueBytes, valueCount): ([UInt8], [UInt8], Int) = ([], [], 0)
            for object in objects {
                objectBytes += Self.number(place(object.name, &names)) + Self.number(valueCount)
                objectBytes += Self.number(object.values.count)
                valueCount += object.values.count
                for (key, value) in object.values {
                    valueBytes += Self.number(place(key, &keys))
                    switch value {
                    case .int(let number): valueBytes += [0, UInt8(bitPattern: number)]
                    case .long(let number): valueBytes += [2] + Self.bytes(UInt64(UInt32(bitPattern: number)), 4)
                    case .flag(let flag): valueBytes.append(flag ? 4 : 5)
                    case .double(let number): valueBytes += [7] + Self.bytes(number.bitPattern, 8)
                    case .data(let data): valueBytes += [8] + Self.number(data.count) + data
                    case .object(let index): valueBytes += [10] + Self.bytes(UInt64(index), 4)
                    case .none: valueBytes.append(9)
                    }
                }
            }
            var keyBytes: [UInt8] = []
            for key in keys {
                keyBytes += Self.number(key.utf8.count)
                keyBytes += Array(key.utf8)
            }
            var nameBytes: [UInt8] = []
            for name in names {
                nameBytes += Self.number(name.utf8.count + 1)
                nameBytes += Self.number(0)
                nameBytes += Array(name.utf8) + [0]
            }
            let tables: [(count: Int, bytes: [UInt8])] = [
                (objects.count, objectBytes), (keys.count, keyBytes), (valueCount, valueBytes),
                (names.count, nameBytes),
            ]
            var head: [UInt8] = NibArchive.magic
            head += Self.bytes(1, 4)
            head += Self.bytes(10, 4)
            var start = head.count + 32
            for table in tables {
                head += Self.bytes(UInt64(table.count), 4)
                head += Self.bytes(UInt64(start), 4)
                start += table.bytes.count
            }
            return Data(head + tables.flatMap(\.bytes))
        }
    }

    /// A view with a label, a button and two constraints, an outlet and an action of the owner's.
    private func cell() -> Data {
        var nib = Writer()
        let root = nib.add("NSObject")
        let owner = nib.add("UIProxyObject", [("UIProxiedObjectIdentifier", nib.string("IBFilesOwner"))])
        let color = nib.add(
            "UIColor", [("UIRed", .double(1)), ("UIGreen", .double(0.5)), ("UIBlue", .int(0)), ("UIAlpha", .double(1))])
        let font = nib.add("UIFont", [("UIFontPointSize", .double(17)), ("UISystemFont", .flag(true))])
        let label = nib.add(
            "UILabel",
            [
                ("UIBounds", Writer.structure(0, 0, 100, 20)), ("UICenter", Writer.structure(60, 30)),
                ("UIText", nib.string("Hello")), ("UIFont", .object(font)), ("UITextAlignment", .int(1)),
                ("UINumberOfLines", .long(2)), ("UISecret", .none),
                ("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .flag(true)),
            ])
        let states = nib.add(
            "NSDictionary",
            [
                ("UINibEncoderEmptyKey", .object(nib.add("NSNumber", [("NS.intval", .int(0))]))),
                (
                    "UINibEncoderEmptyKey",
                    .object(nib.add("UIButtonContent", [("UITitle", nib.string("Press"))]))
                ),
            ])
        let button = nib.add(
            "UIButton",
            [
                ("UIBounds", Writer.structure(0, 0, 80, 44)), ("UICenter", Writer.structure(60, 80)),
                ("UIButtonStatefulContent", .object(states)), ("UIDisabled", .flag(true)),
            ])
        let view = nib.add("UIClassSwapper")
        let leading = nib.add(
            "NSLayoutConstraint",
            [
                ("NSFirstItem", .object(label)), ("NSFirstAttribute", .int(5)), ("NSSecondItem", .object(view)),
                ("NSSecondAttribute", .int(5)), ("NSConstant", .double(10)), ("NSPriority", .double(750)),
            ])
        let width = nib.add(
            "NSLayoutConstraint",
            [
                ("NSFirstItem", .object(label)), ("NSFirstAttribute", .int(7)), ("NSRelation", .int(1)),
                ("NSConstant", .double(40)),
            ])
        nib.objects[view].values = [
            ("UIClassName", nib.string("Card")), ("UIOriginalClassName", nib.string("UIView")),
            ("UIBounds", Writer.structure(0, 0, 320, 120)), ("UICenter", Writer.structure(160, 60)),
            ("UIBackgroundColor", .object(color)), ("UIAutoresizingMask", .int(18)),
            ("UISubviews", nib.array([label, button])),
            ("UIViewAutolayoutConstraints", nib.array([leading, width])),
        ]
        let outlet = nib.add(
            "UIRuntimeOutletConnection",
            [("UISource", .object(owner)), ("UIDestination", .object(label)), ("UILabel", nib.string("title"))])
        let action = nib.add(
            "UIRuntimeEventConnection",
            [
                ("UISource", .object(button)), ("UIDestination", .object(owner)), ("UILabel", nib.string("press:")),
                ("UIEventMask", .long(64)),
            ])
        nib.objects[root].values = [
            ("UINibTopLevelObjectsKey", nib.array([owner, view])),
            ("UINibConnectionsKey", nib.array([outlet, action])),
        ]
        return nib.data()
    }

    /// DEV-643
    func testACompiledNibIsTheDocumentThatItWas() throws {
        let document = try NibReader.readDocument(cell(), file: "Cell.nib")
        XCTAssertEqual(document.problems.map(\.description), ["Cell.nib:0: the key UISecret of a UILabel isn't read"])
        let owner = try XCTUnwrap(document.objects.first)
        XCTAssertEqual(owner.string("placeholderIdentifier"), "IBFilesOwner")
        XCTAssertEqual(owner.list("connections").first?.string("property"), "title")
        let view = try XCTUnwrap(document.objects.last)
        XCTAssertEqual([view.element, view.string("customClass")], ["view", "Card"])
        XCTAssertEqual(view.child("backgroundColor")?.number("green"), 0.5)
        XCTAssertEqual(
            view.child("autoresizingMask")?.attributes.map(\.name), ["key", "widthSizable", "heightSizable"])
        let parts = view.list("subviews")
        XCTAssertEqual(parts.map(\.element), ["label", "button"])
        let frame = try XCTUnwrap(parts[0].child("frame"))
        XCTAssertEqual(["x", "y", "width", "height"].map(frame.number), [10, 20, 100, 20])
        XCTAssertEqual(parts[0].string("text"), "Hello")
        XCTAssertEqual(parts[0].string("textAlignment"), "center")
        XCTAssertEqual(parts[0].number("numberOfLines"), 2)
        XCTAssertEqual(parts[0].flag("translatesAutoresizingMaskIntoConstraints"), false)
        XCTAssertEqual(parts[0].child("fontDescription")?.number("pointSize"), 17)
        XCTAssertEqual(parts[1].first("state")?.string("title"), "Press")
        XCTAssertEqual(parts[1].flag("enabled"), false)
        let action = try XCTUnwrap(parts[1].list("connections").first)
        XCTAssertEqual([action.string("selector"), action.string("eventType")], ["press:", "touchUpInside"])
        XCTAssertEqual(action.string("destination"), "-1")
        let rules = view.list("constraints")
        XCTAssertEqual(rules.map { $0.string("firstAttribute") }, ["leading", "width"])
        XCTAssertEqual(rules[0].string("firstItem"), parts[0].id)
        XCTAssertEqual(rules[0].string("secondItem"), view.id)
        XCTAssertEqual([rules[0].number("constant"), rules[0].number("priority")], [10, 750])
        XCTAssertEqual(rules[1].string("relation"), "greaterThanOrEqual")
        XCTAssertEqual(try CompactNib.decode(CompactNib.encode(document)).objects, document.objects)
    }

    // MARK: Keyed archives

    /// What a keyed archive holds, as `plutil` would show it: `$0` to `$9` are references.
    private func keyed() throws -> Data {
        func place(_ number: Int) -> [String: Int] { ["CF$UID": number] }
        func kind(_ name: String) -> [String: Any] { ["$classname": name, "$classes": [name, "NSObject"]] }
        let objects: [Any] = [
            "$null", ["$class": place(10), "NS.objects": [place(2), place(3)]],
            ["$class": place(11), "UIProxiedObjectIdentifier": place(12)],
            [
                "$class": place(13), "UIBounds": place(14), "UICenter": place(15), "UISubviews": place(4),
                "UIOpaque": false,
                "UIAlpha": 0.5, "UIBackgroundColor": place(0),
            ] as [String: Any],
            ["$class": place(10), "NS.objects": [place(5), place(6)]],
            [
                "$class": place(16), "UIBounds": place(14), "UICenter": place(15), "UIText": place(17),
                "UITextAlignment": 1,
            ]
                as [String: Any],
            ["$class": place(18), "UIBounds": place(14), "UICenter": place(15), "UIButtonStatefulContent": place(7)],
            ["$class": place(19), "NS.keys": [place(8)], "NS.objects": [place(9)]], 0,
            ["$class": place(20), "UITitle": place(21)], kind("NSArray"), kind("UIProxyObject"), "IBFilesOwner",
            kind("UIView"),
            "{{0, 0}, {100, 40}}", "{60, 30}", kind("UILabel"), "{1, 2}", kind("UIButton"), kind("NSMutableDictionary"),
            kind("UIButtonContent"), ["$class": place(22), "NS.string": "Press"] as [String: Any],
            kind("NSMutableString"),
            ["$class": place(10), "NS.objects": [place(24)]],
            [
                "$class": place(25), "UISource": place(2), "UIDestination": place(5), "UILabel": place(26),
            ],
            kind("UIRuntimeOutletConnection"), "title",
        ]
        let archive: [String: Any] = [
            "$archiver": "NSKeyedArchiver", "$version": 100_000, "$objects": objects,
            "$top": ["UINibTopLevelObjectsKey": place(1), "UINibConnectionsKey": place(23)],
        ]
        // The text form's references become the binary one's.
        let text = try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
        let list = try PropertyListSerialization.propertyList(from: text, format: nil)
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    func testAKeyedNibIsTheSameDocument() throws {
        let document = try NibReader.readDocument(try keyed(), file: "Old.nib")
        XCTAssertEqual(document.problems.map(\.description), [])
        XCTAssertEqual(document.objects.map(\.element), ["placeholder", "view"])
        let view = try XCTUnwrap(document.objects.last)
        XCTAssertEqual([view.flag("opaque"), view.number("alpha") == 0.5], [false, true])
        let parts = view.list("subviews")
        XCTAssertEqual(parts.map(\.element), ["label", "button"])
        XCTAssertEqual(
            ["x", "y", "width", "height"].map { parts[0].child("frame")?.number($0) }, [10, 10, 100, 40])
        XCTAssertEqual(parts[0].string("text"), "{1, 2}", "a text, though it looks like a point")
        XCTAssertEqual(parts[0].string("textAlignment"), "center")
        XCTAssertEqual(parts[1].first("state")?.string("title"), "Press")
        let outlet = try XCTUnwrap(document.objects[0].list("connections").first)
        XCTAssertEqual([outlet.string("property"), outlet.string("destination")], ["title", parts[0].id])
    }

    func testABrokenKeyedNibIsAnErrorOrADocument() throws {
        let data = try keyed()
        for length in 0..<data.count { _ = try? NibReader.readDocument(data.prefix(length), file: "x") }
        for place in data.indices {
            var hurt = data
            hurt[place] ^= 0x55
            _ = try? NibReader.readDocument(hurt, file: "x")
        }
        let plain = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        XCTAssertThrowsError(try NibReader.readDocument(plain, file: "x.nib")) {
            XCTAssertTrue("\($0)".contains("no keyed archive"), "\($0)")
        }
    }

    func testABrokenOneIsAnErrorOrADocument() {
        let data = cell()
        for length in 0..<data.count { _ = try? NibReader.readDocument(data.prefix(length), file: "x") }
        for place in data.indices {
            for change in [0xff, 0x01, 0x80] as [UInt8] {
                var copy = data
                copy[place] ^= change
                _ = try? NibReader.readDocument(copy, file: "x")
            }
        }
        XCTAssertThrowsError(try NibReader.readDocument(data.prefix(40), file: "Cell.nib")) { error in
            XCTAssertTrue("\(error)".contains("Cell.nib:1: the compiled nib is broken"), "\(error)")
        }
    }
}
