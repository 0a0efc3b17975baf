import PorticoBounds
import XCTest

@testable import PorticoLowering

/// Sources in which one thing stands again and again: each is lowered, or refused with the place, in a time that grows with its size.
final class SourceShapeTests: XCTestCase {
    private func lowered(_ source: String) throws -> LoweredFile {
        try XCTUnwrap(
            Lowering(cacheDirectory: nil).lower(files: [LoweringInput(path: "a.swift", source: source, module: "M")])
                .first)
    }

    private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// Everything of one name was compared with everything of it: 1,000 took twelve seconds, 2,500 more than a minute.
    func testAnyNumberOfDeclarationsOfOneName() throws {
        let line = "@objc class A: NSObject { @objc func f() { _ = #selector(f) } }\n"
        let text = try lowered(times(1500, line)).text
        XCTAssertEqual(text.components(separatedBy: "Selector(\"f\")").count - 1, 1500)
        // Overloads, whose calls say their types, and what differs only in its result.
        let overloads = (0..<500).map { "@objc func f(_ a: T\($0)) -> T\($0) { a }\n" }.joined()
        XCTAssertTrue(try lowered("@objc class A: NSObject {\n" + overloads + "}").text.contains("a(0) as T499"))
        let own = "class A: NSObject { @objc func f() -> Int { 1 }; @objc func f() -> String { \"\" } }"
        let both = try lowered(own).text
        XCTAssertTrue(both.contains("self.f() as Int") && both.contains("self.f() as String"), both)
        let inFunction = "func g() {\nclass A: NSObject {\n" + times(500, "@objc func f() {}\n") + "}\n}"
        XCTAssertTrue(try lowered(inFunction).changed)
    }

    func testChainsTooLongAreRefusedWithTheirPlace() throws {
        let excess = "more than \(ReaderBounds.chainLength.value) members, calls and branches in one chain"
        for (source, column) in [
            ("import " + times(1_000_000, "a.") + "a", 7 + 2 * 2001), ("let x = a" + times(20_000, "()"), nil),
            ("let x = a" + times(20_000, "[0]"), nil), ("let x = a" + times(20_000, "{}"), nil),
            ("let x = a" + times(20_000, "!"), nil), ("let x: A" + times(20_000, "?"), nil),
            ("let x: A" + times(20_000, " -> A"), nil), ("let x = a" + times(20_000, "\n  .b"), nil),
            ("let x = a" + times(20_000, " // c\n  .b"), nil), ("if a {}" + times(20_000, "\nelse if a {}"), nil),
            ("if a {}" + times(20_000, " else if a {\n}"), nil), ("let x = " + times(20_000, "a ? b : ") + "c", nil),
        ] as [(String, Int?)] {
            let problem = try XCTUnwrap(lowered(source).diagnostics.first, String(source.prefix(40)))
            XCTAssertEqual(problem.message, excess, String(source.prefix(40)))
            if let column { XCTAssertEqual(problem.column, column) }
        }
        let conditions = try lowered(times(10_000, "#if A\n") + times(10_000, "#endif\n"))
        XCTAssertEqual(conditions.diagnostics.first?.message, "more than 100 `#if` in each other")
    }

    /// What the bound lets through is walked, and takes no more stack than a thread has.
    func testChainsAtTheBoundAreLowered() throws {
        let most = ReaderBounds.chainLength.value - 10
        for (link, weight) in [("()", 1), ("[0]", 1), (".b", 1), ("\n  .b()", 2), ("!", 1), (" {}", 1)] {
            let source = "class A: UIView {\nfunc f() { let x = a" + times(most / weight, link) + " }\n}"
            XCTAssertFalse(try lowered(source).diagnostics.contains { $0.message.contains("chain") }, link)
        }
        let branches = try lowered("func f() {\nif a {}" + times(most, " else if a {}") + "\n}")
        XCTAssertTrue(branches.diagnostics.isEmpty)
    }

    /// What is long, and no chain.
    func testLongSourcesAreNoChains() throws {
        let many = 5000
        for source in [
            times(many, "a.b()\n"), "let x = [" + times(many, ".a, ") + "]", "let x = [\n" + times(many, ".a,\n") + "]",
            times(many, "if a {\n  b()\n} else if c {\n  d!.e()\n}\n"), times(many, "func f() -> A { a.b }\n"),
            times(many, "#if A\n#endif\n"), "switch a {\n" + times(many, "case .a: b()\n") + "}",
            "let x = " + times(many, "a.b + ") + "c", times(many, "let x = a ? b.c : d\n"),
            "let t = \"\"\"\n" + times(many, "\\(a.b) c.d\n") + "\"\"\"", times(many, "a?.b!.c; "),
            "let x = [" + times(many, "[1], ") + "]", times(many, "a.b = c.d\n\n"),
            times(many, "@objc var a: B! { c }\n"),
        ] {
            XCTAssertEqual(SourceBounds.problem(in: source)?.message, nil, String(source.prefix(60)))
        }
    }
}
