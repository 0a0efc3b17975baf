import XCTest

@testable import PorticoLowering

final class OptionalAndOverrideTests: XCTestCase {
    private let delegate = """
        @objc protocol D: AnyObject {
            @objc optional func changed(_ c: C)
            @objc optional func c(_ c: C, height row: Int) -> Double
            @objc optional func ended()
            @objc optional var title: String { get }
        }
        """

    func test_requirementsGetADefaultAndAProperty() throws {
        let result = try lower(delegate)[0]
        XCTAssertTrue(lines(result, of: delegate).contains("                   func changed(_ c: C)"))
        for line in [
            "func changed(_ c: C) {}",
            "var changed: ((C) -> Void)? { _porticoImplements(self, \"changed:\") ? { self.changed($0) } : nil }",
            "func c(_ c: C, height row: Int) -> Double { _porticoMissing(\"c:height:\") }",
            "var _portico_optional_c__height_: ((C, Int) -> Double)? { _porticoImplements(self, \"c:height:\") ? "
                + "{ self.c($0, height: $1) } : nil }",
            "var _portico_optional_title: (String)? { _porticoImplements(self, \"title\") ? self.title : nil }",
        ] {
            XCTAssertTrue(result.text.contains("\n\(line)\n"), "\(line) in \(result.text)")
        }
    }

    func test_calls() throws {
        let table = [
            ("d.changed?(self)", "d.changed?(self)"),
            ("d?.changed?(self)", "d?.changed?(self)"),
            ("d.c?(self, height: 1)", "d._portico_optional_c__height_?(self,         1)"),
            ("d?.ended?()", "d?._portico_optional_ended_?()"),
            ("d?.ended != nil", "d?._portico_optional_ended_ != nil"),
            ("d.c(_:height:) == nil", "d._portico_optional_c__height_ == nil"),
            ("delegate?.title ?? x", "delegate?._portico_optional_title ?? x"),
            ("other.title ?? x", "other.title ?? x"),
            ("completion?(1)", "completion?(1)"),
            ("self.completion?(1)", "self.completion?(1)"),
            ("delegate?.scrollViewDidScroll?(self)", "delegate?.scrollViewDidScroll (self)"),
            ("x.tableView?(t, didSelectRowAt: p)", "x.tableView (t, didSelectRowAt: p)"),
        ]
        for (call, expected) in table {
            try assertLowers("func f() { use(\(call)) }", to: "func f() { use(\(expected)) }", with: delegate)
        }
    }

    func test_overridesInExtensionsMoveToTheClass() throws {
        try assertLowers(
            "class S: UIViewController {\n}",
            to: "class S: UIViewController {\n; public override func `prepare`(for p0: X, sender p1: Any?) { "
                .replacingOccurrences(of: "public ", with: "")
                + "_portico_in_S_prepare(for: p0, sender: p1) } ; override var `style`: Int { get { _portico_in_S_style } } }",
            with: "extension S { override func prepare(for s: X, sender: Any?) {}\noverride var style: Int { 1 } }")
        try assertLowers(
            "extension S { override func prepare(for s: X, sender: Any?) {} }",
            to: "extension S {          func _portico_in_S_prepare(for s: X, sender: Any?) {} }",
            with: "class S: UIViewController {}")
    }

    func test_extensionMethodsThatASubclassOverridesMoveToTheClass() throws {
        try assertLowers(
            "class S: NSObject {}\nextension S { @objc func go() -> Int { 1 } }",
            to: "class S: NSObject {; @discardableResult func `go`() -> Int { _portico_in_S_go() } }\n"
                + "extension S {       func _portico_in_S_go() -> Int { 1 } }",
            with: "class T: S { override func go() -> Int { 2 } }")
    }

    func test_overridesThatCannotMoveAreReported() throws {
        try assertReports(
            "extension UIViewController {\n    @objc func go() {}\n}", "overridden in T", line: 2, column: 16,
            with: "class T: UIViewController { override func go() {} }")
    }

    func test_objectOverridesBecomeDeclarations() throws {
        let table = [
            (
                "class A: NSObject { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }",
                "class A: NSObject {          func value(forKey k: String) -> Any? { super._porticoValue(forKey: k) } }"
            ),
            (
                "class A: CALayer { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }",
                "class A: CALayer { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }"
            ),
        ]
        for (before, after) in table { try assertLowers(before, to: after) }
    }
}
