import XCTest

@testable import PorticoNib

/// Elements of a document: their attributes by name.
final class NibNodeTests: XCTestCase {
    func testThatAnAttributeIsFoundAmongOthersOfItsLength() {
        let long = "translatesAutoresizingMaskIntoConstraints"
        let names = ["", "id", "no", "key", "keys", "contentMode", "contentNode", long, String(long.reversed())]
        let node = NibNode("view", names.enumerated().map { .init($1, .number(Double($0))) })
        XCTAssertEqual(names.map { node.number($0) }, names.indices.map { Double($0) })
        XCTAssertEqual(["i", "di", "Key", "contentModes", long + "s"].map { node[$0] }, [nil, nil, nil, nil, nil])
        XCTAssertNil(NibNode("view")["id"])
        XCTAssertNil(node.string("id"), "it is a number")
    }

    func testThatTheFirstOfTwoCountsAndIsTheOneThatIsSet() {
        var node = NibNode("view", [.init("key", .text("a")), .init("key", .text("b"))])
        XCTAssertEqual(node.key, "a")
        node["key"] = .text("c")
        XCTAssertEqual(node.attributes.map(\.value), [.text("c"), .text("b")])
        node["key"] = nil
        XCTAssertEqual(node.key, "b")
        node["tag"] = .flag(true)
        XCTAssertEqual(node.flag("tag"), true)
    }
}
