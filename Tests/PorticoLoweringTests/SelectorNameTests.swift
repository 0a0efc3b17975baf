import XCTest

@testable import PorticoLowering

/// The names were taken from the compiler itself, with Objective-C interoperation turned on (Swift 6.3.1).
final class SelectorNameTests: XCTestCase {
    func test_methodNames() {
        let table: [(String, [String?], String)] = [
            ("plain", [], "plain"),
            ("one", [nil], "one:"),
            ("foo", ["bar"], "fooWithBar:"),
            ("move", ["to"], "moveTo:"),
            ("moveTo", ["place"], "moveToPlace:"),
            ("x", ["passing"], "xPassing:"),
            ("x", ["when"], "xWhen:"),
            ("x", ["preceding"], "xPreceding:"),
            ("x", ["given"], "xGiven:"),
            ("addItem", [nil, "with"], "addItem:with:"),
            ("addItem", ["a", nil], "addItemWithA::"),
            ("URLFoo", ["URLBar"], "URLFooWithURLBar:"),
            ("withdraw", ["x"], "withdrawWithX:"),
            ("doo", ["inView"], "dooInView:"),
            ("do2", ["inview"], "do2WithInview:"),
            ("defaul", ["x", nil, "z"], "defaulWithX::z:"),
            ("init", ["frame"], "initWithFrame:"),
            ("init", ["withFoo"], "initWithFoo:"),
            ("init", [nil], "init:"),
        ]
        for (base, labels, expected) in table {
            XCTAssertEqual(SelectorName(baseName: base, labels: labels).text, expected)
        }
    }

    func test_throwingAndAsyncNames() {
        func name(_ labels: [String?], throwing: Bool = false, async: Bool = false, closures: Int = 0) -> String {
            SelectorName(
                baseName: "load", labels: labels, isThrowing: throwing, isAsync: async, trailingClosures: closures
            ).text
        }
        XCTAssertEqual(name([], throwing: true), "loadAndReturnError:")
        XCTAssertEqual(name([nil], throwing: true), "load:error:")
        XCTAssertEqual(name(["x"], throwing: true), "loadWithX:error:")
        XCTAssertEqual(name(["x", "done"], throwing: true, closures: 1), "loadWithX:error:done:")
        XCTAssertEqual(name([], async: true), "loadWithCompletionHandler:")
        XCTAssertEqual(name([nil], throwing: true, async: true), "load:completionHandler:")
    }

    func test_setters() {
        XCTAssertEqual(SelectorName.setter("aB"), "setAB:")
        XCTAssertEqual(SelectorName.setter("isOn"), "setIsOn:")
        XCTAssertEqual(SelectorName.setter("URL"), "setURL:")
    }
}
