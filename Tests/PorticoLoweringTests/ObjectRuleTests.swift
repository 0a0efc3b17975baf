import XCTest

@testable import PorticoLowering

final class ObjectRuleTests: XCTestCase {
    func test_aClassIsAnObject() throws {
        let other = "class Cache { func remove(for owner: AnyObject, at i: Int) {}; func keep(_ t: AnyClass) {} }"
        let table = [
            ("let a: AnyObject = Cart.self", "let a: AnyObject = Cart.self as AnyObject"),
            ("cache.remove(for: Cart.self, at: 1)", "cache.remove(for: Cart.self as AnyObject, at: 1)"),
            ("cache?.remove(for: Cart.self, at: 1)", "cache?.remove(for: Cart.self as AnyObject, at: 1)"),
            ("cache.keep(Cart.self)", "cache.keep(Cart.self)"), ("other.add(Cart.self)", "other.add(Cart.self)"),
            ("let a: AnyClass = Cart.self", "let a: AnyClass = Cart.self"),
            ("let a: AnyObject = cart.self", "let a: AnyObject = cart.self"),
            // SwiftKeychainWrapper's.
            ("cache.remove(for: kSecClassKey, at: 1)", "cache.remove(for: kSecClassKey as AnyObject, at: 1)"),
            ("cache.remove(for: kSecret, at: 1)", "cache.remove(for: kSecret, at: 1)"),
            ("let a: AnyObject = type(of: b)", "let a: AnyObject = type(of: b) as AnyObject"),
            ("cache.remove(for: type(of: b), at: 1)", "cache.remove(for: type(of: b) as AnyObject, at: 1)"),
            ("let a: [AnyObject] = [Cart.self, b]", "let a: [AnyObject] = [Cart.self as AnyObject, b]"),
            ("let a: [AnyClass] = [Cart.self]", "let a: [AnyClass] = [Cart.self]"),
        ]
        for (before, after) in table { try assertLowers(before, to: after, with: other) }
    }

    func test_theClassMethodDescriptionBecomesTheClassName() throws {
        try assertLowers(
            """
            func name(_ object: AnyObject) -> String { type(of: object).description() }
            let plain = object.description, other = thing.description()
            """,
            to: """
                func name(_ object: AnyObject) -> String { NSStringFromClass(type(of: object))              }
                let plain = object.description, other = thing.description()
                """)
    }

    func test_propertiesOfPlainObjectsAreLookedUp() throws {
        let source = """
            import UIKit
            extension UIView {
                var saved: [AnyObject] { [] }
                var owner: AnyObject? { nil }
                func all() -> [AnyObject] { [] }
            }
            func f(_ v: UIView, _ w: [UIView]) {
                print(v.saved.first?.priority, v.saved[0].frame, v.owner?.tag, v.all().last!.tag)
                print(w.first?.tag, v.saved.count, v.saved.first?.description(), v.owner)
            }
            """
        let lowered = try lower(source)[0].text
        XCTAssertTrue(
            lowered.contains(
                "print(_porticoMembers(v.saved.first)?.priority, _porticoMembers(v.saved[0]).frame, "
                    + "_porticoMembers(v.owner)?.tag, _porticoMembers(v.all().last)!.tag)"), lowered)
        XCTAssertTrue(
            lowered.contains("print(w.first?.tag, v.saved.count, v.saved.first?.description(), v.owner)"), lowered)
    }

    func test_whatAnyObjectIsAskedByMethodsOfNSObject() throws {
        let table = [
            ("o.isMember(of: A.self)", "_porticoMembers(o).isMember(of: A.self)"),
            ("o.copy()", "_porticoMembers(o).copy()"),
            ("o.removeObserver(p, forKeyPath: k)", "_porticoMembers(o).removeObserver(p, forKeyPath: k)"),
            ("o.reload()", "o.reload()"),
        ]
        for (before, after) in table {
            try assertLowers("func f(o: AnyObject) { \(before) }", to: "func f(o: AnyObject) { \(after) }")
        }
    }

    func test_castsToAnyObjectAndSubscriptsAreLookedUp() throws {
        try assertLowers(
            "func f(o: AnyObject, n: Any) { use((n as AnyObject).doubleValue, o[\"description\"], (n as AnyObject).value(forKey: k)) }",
            to: "func f(o: AnyObject, n: Any) { use(_porticoMembers((n as AnyObject)).doubleValue, "
                + "_porticoMembers(o)[\"description\"], _porticoMembers((n as AnyObject)).value(forKey: k)) }")
    }

    func test_whatALoopTakesFromAnArrayOfObjectsIsLookedUp() throws {
        try assertLowers(
            "func f(j: Any, n: [String: Int]) { let list = j as! [AnyObject]; for one in list { use(one[\"a\"]) }; for x in n { use(x[0]) } }",
            to:
                "func f(j: Any, n: [String: Int]) { let list = j as! [AnyObject]; for one in list { use(_porticoMembers(one)[\"a\"]) }; "
                + "for x in n { use(x[0]) } }")
    }

    func test_whatANameIsBoundToSaysThatItIsAnObject() throws {
        let other = "class T { weak var target: AnyObject?; var all: [AnyObject] = []; var other: Other? }"
        for (before, after) in [
            ("if let a = t.target { a.perform(s) }", "if let a = t.target { _porticoMembers(a).perform(s) }"),
            (
                "guard let a = t.target else { return }; a.copy()",
                "guard let a = t.target else { return }; _porticoMembers(a).copy()"
            ),
            ("let a = t.target; a?.perform(s)", "let a = t.target; _porticoMembers(a)?.perform(s)"),
            ("for a in t.all { a.perform(s) }", "for a in t.all { _porticoMembers(a).perform(s) }"),
            (
                "let a = t.target; a?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)",
                "let a = t.target; _porticoMembers(a)?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)"
            ),
            ("run { (a: AnyObject) in a.perform(s) }", "run { (a: AnyObject) in _porticoMembers(a).perform(s) }"),
            ("if let a = t.other { a.perform(s) }", "if let a = t.other { a.perform(s) }"),
            (
                "if let a = t.target, let b = a as? B { b.perform(s) }",
                "if let a = t.target, let b = a as? B { b.perform(s) }"
            ),
        ] { try assertLowers("func f(t: T) { \(before) }", to: "func f(t: T) { \(after) }", with: other) }
        // A variable outside of types, of another file, package or module.
        try assertLowers(
            "func f(s: Selector) { _ = current?.perform(s, with: false); _ = other?.perform(s) }",
            to: "func f(s: Selector) { _ = _porticoMembers(current)?.perform(s, with: false); _ = other?.perform(s) }",
            with: "public var current: AnyObject? { nil }\npublic var other: Other? { nil }")
        // However long the chain of names is.
        let chain = String(repeating: "let a = a\n", count: 20_000)
        XCTAssertEqual(try lower("func f(a: AnyObject) {\n\(chain)a.copy()\n}")[0].diagnostics, [])
    }

    func test_optionalRequirementsAskedOfAnObjectCastIt() throws {
        let source = """
            @objc protocol D { @objc optional func menu(_ m: M, at i: Int); @objc optional func closed(_ m: M) }
            class M: UIView { weak var delegate: AnyObject?
            func f() { delegate?.menu?(self, at: 1); delegate?.closed?(self) } }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(
            text.contains(
                "(delegate as? any D)?._portico_optional_menu__at_?(self,     1); (delegate as? any D)?.closed?(self)"),
            text)
    }

    func test_callsOfTheProjectsMethodsGoToWhatDeclaresThem() throws {
        let source = """
            class Screen: NSObject { @objc func reload(_ all: Bool) {}; @objc func close() {} }
            class Sheet: NSObject { @objc func close() {} }
            func f(o: AnyObject, p: AnyObject?, v: [Any]) {
            o.reload?(true); p?.reload?(true); o.reload(true); o.close?()
            v.forEach { ($0 as AnyObject).reload(true) }
            _ = o.isKind?(of: Screen.self)
            }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(
            text.contains(
                "(o as? Screen)?.reload (true); (p as? Screen)?.reload (true); (o as! Screen).reload(true); o.close?()"),
            text)
        XCTAssertTrue(text.contains("v.forEach { (($0 as AnyObject) as! Screen).reload(true) }"), text)
        XCTAssertTrue(text.contains("_ = _porticoMembers(o).isKind (of: Screen.self)"), text)
    }

    func test_whatSeveralClassesHaveIsCalledByItsSelector() throws {
        let source = """
            class A: UIView { @objc func lay() {}; @objc func size() -> Int { 1 } }
            class B: UIView { @objc func lay() {}; @objc func size() -> Int { 2 } }
            func f(v: [Any]) { v.forEach { ($0 as AnyObject).lay() } }
            func g(o: AnyObject) { o.lay(); _ = o.size() }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(
            text.contains("v.forEach { _porticoMembers(($0 as AnyObject)).perform(Selector(\"lay\")) }"), text)
        XCTAssertTrue(text.contains("{ _porticoMembers(o).perform(Selector(\"lay\")); _ = o.size() }"), text)
    }

    func test_referencesToTextsAreToFoundations() throws {
        try assertLowers(
            "let d: (UnsafeRawPointer) -> Unmanaged<CFString>? = { _ in nil }",
            to: "let d: (UnsafeRawPointer) -> Unmanaged<NSString>? = { _ in nil }")
        try assertLowers("var a: Unmanaged<CFTree>?", to: "var a: Unmanaged<CFTree>?")
        try assertLowers("var a: Box<CFString>?", to: "var a: Box<CFString>?")
    }

    func test_aProtocolGoesBeforeTheClassesThatAdoptIt() throws {
        let source = """
            @objc protocol Laid { func lay() }
            class A: UIView, Laid { func lay() {} }
            class B: UIView, Laid { @objc func lay() {} }
            func f(o: AnyObject) { o.lay() }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("func f(o: AnyObject) { (o as! any Laid).lay() }"), text)
    }

    func test_aSelectorOfNothingIsAnError() throws {
        try assertReports(
            "class A: UIView {\n    func f() { use(#selector(goo)) }\n}", "cannot find 'goo' in scope", line: 2,
            column: 30)
        try assertReports(
            "class A: UIView {}\nlet s = #selector(A.goo)", "type 'A' has no member 'goo'", line: 2, column: 19)
        XCTAssertEqual(try lower("class A: UIView { func f() { use(#selector(setNeedsLayout)) } }")[0].diagnostics, [])
    }

    func test_keyPathsOfDynamicPropertiesAreRegistered() throws {
        let text = try lower("class C: NSObject { @objc dynamic var count = 0; @objc var other = 1 }")[0].text
        XCTAssertTrue(text.contains("rows += [(\\C.`count`, \"count\"),]\nreturn rows"), text)
        XCTAssertFalse(text.contains("\\C.`other`"), text)
    }
}
