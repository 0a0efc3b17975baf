import Foundation
import XCTest

@testable import PorticoLowering

final class LoweringTests: XCTestCase {
    private func project(_ count: Int) -> [LoweringInput] {
        (0..<count).map { i in
            LoweringInput(
                path: "File\(i).swift",
                source: """
                    import UIKit
                    class C\(i): \(i % 10 == 0 ? "UIViewController" : "C\(i / 10 * 10)"), P {
                        @IBOutlet weak var label\(i): UILabel!
                        weak var delegate: P?
                        func setUp() {
                            button.addTarget(self, action: #selector(tapped\(i)), for: .touchUpInside)
                            delegate?.done?(\(i))
                        }
                        @objc private func tapped\(i)(_ sender: Any) {}
                        func done(_ x: Int) {}
                    }
                    """ + (i == 0 ? "\n@objc protocol P { @objc optional func done(_ x: Int) }" : ""))
        }
    }

    private func withCache(_ body: (String) throws -> Void) throws {
        let directory = NSTemporaryDirectory() + "portico-lowering-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try body(directory)
    }

    func test_cacheGivesTheSameResult() throws {
        try withCache { directory in
            let files = project(20)
            let first = try Lowering(cacheDirectory: directory).lower(files: files)
            let second = try Lowering(cacheDirectory: directory).lower(files: files)
            XCTAssertEqual(first.map(\.text), second.map(\.text))
            XCTAssertEqual(first.map(\.text), try lower(files).map(\.text))
        }
    }

    func test_aChangeThatOthersSeeReachesThem() throws {
        try withCache { directory in
            var files = [
                LoweringInput(path: "a.swift", source: "class A: NSObject { @objc func go() {} }"),
                LoweringInput(path: "b.swift", source: "let s = #selector(A.go)"),
            ]
            _ = try Lowering(cacheDirectory: directory).lower(files: files)
            files[0].source = "class A: NSObject { @objc func go(_ x: Int) {} }"
            let result = try Lowering(cacheDirectory: directory).lower(files: files)
            XCTAssertTrue(result[1].text.contains("\"go:\""))
        }
    }

    func test_aDamagedCacheIsAnEmptyOne() throws {
        try withCache { directory in
            let files = project(3)
            let first = try Lowering(cacheDirectory: directory).lower(files: files)
            for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
                try "{\"broken\"".write(toFile: directory + "/" + name, atomically: true, encoding: .utf8)
            }
            XCTAssertEqual(try Lowering(cacheDirectory: directory).lower(files: files).map(\.text), first.map(\.text))
        }
    }

    func test_diagnosticsComeFromTheCacheToo() throws {
        try withCache { directory in
            let files = [LoweringInput(path: "a.swift", source: "import MapKit")]
            let first = try Lowering(cacheDirectory: directory).lower(files: files)
            let second = try Lowering(cacheDirectory: directory).lower(files: files)
            XCTAssertEqual(first[0].diagnostics, second[0].diagnostics)
            XCTAssertEqual(second[0].diagnostics.count, 1)
            XCTAssertTrue("\(second[0].diagnostics[0])".hasPrefix("a.swift:1:8: error: "))
        }
    }

    /// Four times the source takes no more than about four times as long: nobody looks through the file for each of its names.
    func test_timeGrowsWithTheSize() throws {
        func seconds(_ count: Int) throws -> Double {
            let functions = (0..<count).map {
                "func step\($0)(_ value: Int) -> Int { let other = value; return other.advanced(by: value.magnitude.hashValue) }"
            }
            let source = "var object: AnyObject?\n" + functions.joined(separator: "\n")
            let start = clock()
            XCTAssertEqual(try lower([LoweringInput(path: "a.swift", source: source)])[0].diagnostics, [])
            return Double(clock() - start) / Double(CLOCKS_PER_SEC)
        }
        _ = try seconds(10)
        let (small, large) = (try seconds(400), try seconds(1600))
        XCTAssertLessThan(large, small * 8)
    }

    func test_placesOfTexts() {
        let source = "let a = 1\nclass aab {}\nlet c = aa"
        let items = parseSource(source).statements
        func found(_ texts: String...) -> [Bool] {
            let places = TextPlaces(of: texts, in: Array(source.utf8))
            return items.map { !places.isEmpty($0) }
        }
        XCTAssertEqual(found("aab"), [false, true, false])
        XCTAssertEqual(found("aa"), [false, true, true])
        XCTAssertEqual(found("1", "c ="), [true, false, true])
        XCTAssertEqual(found("= aab"), [false, false, false])
        XCTAssertEqual(found(), [false, false, false])
    }

    func test_theOrderAndNumberOfRulesDoesNotTearAFile() throws {
        XCTAssertEqual(
            SourceEdit.apply(
                [.init(offset: 4, length: 2, replacement: "XX"), .init(offset: 5, length: 3, replacement: "Y")],
                to: "abcdefgh"), "abcdXXgh")
        XCTAssertEqual(
            SourceEdit.apply(
                [.init(offset: 8, length: 0, replacement: "!"), .init(offset: 0, length: 0, replacement: "é")],
                to: "abcdefgh"), "éabcdefgh!")
    }

    /// Broken sources must come out with as many lines, whatever is in them.
    func test_mutatedSourcesNeverCrash() throws {
        let seed = """
            import UIKit.UIView
            #if os(iOS) && canImport(Combine)
            @objc protocol D: AnyObject { @objc optional func a(_ x: Int, b: String) -> Int; @objc optional var t: Int { get } }
            #endif
            @objc(Foo) @objcMembers class Foo<T>: UIViewController, D {
                @IBOutlet private weak var label: UILabel!
                @NSManaged var p: CGFloat
                @objc(x:y:) func go(_ a: Int, to b: String) throws -> Int { delegate?.a?(1, b: "é") ?? #selector(go(_:to:)) }
                private class In: NSObject { @objc func q() { f(#selector(setter: Foo.p), #keyPath(Foo.p.q)) } }
                override func value(forKey k: String) -> Any? { super.value(forKey: k) }
            }
            extension Foo { override func viewDidLoad() { #imageLiteral(resourceName: "x") } }
            """
        var random = SplitMix(state: 42)
        let bytes = Array(seed.utf8)
        for _ in 0..<120 {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let at = Int.random(in: 0..<mutated.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: mutated.remove(at: at)
                case 1: mutated.insert("(){}@#\"?.:,<\n\\`".utf8.randomElement(using: &random)!, at: at)
                case 2: mutated.removeSubrange(at..<min(mutated.count, at + Int.random(in: 1...40, using: &random)))
                default:
                    let from = Int.random(in: 0..<mutated.count, using: &random)
                    mutated.insert(contentsOf: mutated[from..<min(mutated.count, from + 30)], at: at)
                }
                if mutated.isEmpty { mutated = [0x20] }
            }
            let source = String(decoding: mutated, as: UTF8.self)
            let result = try lower(source)[0]
            let count = source.utf8.count { $0 == 10 }
            XCTAssertGreaterThanOrEqual(result.text.utf8.count { $0 == 10 }, count, source)
        }
    }

    private func lower(_ files: [LoweringInput]) throws -> [LoweredFile] {
        try Lowering(cacheDirectory: nil).lower(files: files)
    }

    private func lower(_ source: String) throws -> [LoweredFile] {
        try lower([LoweringInput(path: "a.swift", source: source)])
    }

    func test_bracketsThatTheParserCannotBearAreErrorsAtTheirLines() throws {
        try assertReports(
            "let a = 1\nlet b = " + String(repeating: "[", count: 40), "never closed", line: 2, column: 9)
        let deep = String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000)
        try assertReports("let b = \n" + deep, "nested more than 250 deep", line: 2, column: 251)
        // What merges leave takes the parser the square of their number.
        let merge = String(repeating: "<<<<<<< HEAD\n", count: 2000)
        try assertReports("let a = 1\n" + merge, "source control conflict marker", line: 2, column: 1)
        // What is interpolated is code, wherever its text ends.
        let unclosed = String(repeating: "[", count: 40)
        try assertReports(
            "let a = \"\"\"\n\\(b" + unclosed + "\n\"\"\"\n", "41 brackets are never closed", line: 2, column: 2)
        try assertReports("let a = \"\\(b" + unclosed + "\"\n", "41 brackets are never closed", line: 1, column: 11)
        try assertReports("let a = ##\"\\##(b" + unclosed, "41 brackets are never closed", line: 1, column: 15)
        let whole = #"""
            let a = """
                \(f("[[[[[[[[[[[[[[[[", ["x": "(((((((((((((((("]))[[[[[[[[[[[[[[[[
                \\((((((((((((((((
                """
            let b = [[0]], c = "\(a + "[[[[[[[[[[[[[[[[\(b[0])") [[[[[[[[[[[[[[[["
            """#
            + "\nlet d = #\"\\(((((((((((((((( \"[[[[[[[[[[[[[[[[\"#, e = ##\"\"# [[[[[[[[[[[[[[[[ \\##(b[0]) \"##\n"
        try assertLowers(whole, to: whole)
        let text = "let a = \"" + String(repeating: "[", count: 300) + "\" // " + String(repeating: "(", count: 300)
        try assertLowers(text, to: text)
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
