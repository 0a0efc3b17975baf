import XCTest

@testable import PorticoLowering

final class RegistrationTests: XCTestCase {
    func test_closuresThatDontEscapeAreReadFirst() throws {
        let text = try lower(
            """
            class A: NSObject {
                @objc func run(_ c: () -> Void) { c() }
                @objc func map(_ c: @Sendable (Int) -> Bool, then: @escaping () -> Void) -> Int { 1 }
                @objc func test(_ c: @autoclosure () -> Bool) {}
                @objc func maybe(_ c: (() -> Void)?) {}
                @objc func around(_ c: ((_ isEmpty: Bool) -> Void)) {}
            }
            """)[0].text
        for line in [
            "case 0: let f0: () -> Void = a(0); self.run(f0); return nil",
            "case 1: let f0: @Sendable (Int) -> Bool = a(0); return self.map(f0, then: a(1))",
            "case 2: let f0: () -> Bool = a(0); self.test(f0()); return nil",
            "case 3: self.maybe(a(0)); return nil",
            "case 4: let f0: ((_ isEmpty: Bool) -> Void) = a(0); self.around(f0); return nil",
        ] {
            XCTAssertTrue(text.contains(line), "\(line) in \(text)")
        }
    }

    func test_methodsThatDifferInTheirResultsAreToldApart() throws {
        let text = try lower(
            "class A: NSObject { @objc func pop() -> Bool { true }\nfunc pop() -> Int { 1 } }")[0].text
        XCTAssertTrue(text.contains("case 0: return self.pop() as Bool\n"), text)
    }

    /// DEV-126: which methods can be exchanged.
    func test_methodsAskForWhatTookTheirPlaceWhereTheProjectExchangesMethods() throws {
        let source = """
            class A: NSObject {
                @objc dynamic func name(_ n: Int) -> String { "a" }
                @objc func plain() {}
            }
            extension A {
                @objc func other() { other() }
            }
            class B: A {
                override dynamic func name(_ n: Int) -> String { super.name(n) }
            }
            """
        let exchange = "func f() { method_exchangeImplementations(a, b) }"
        let result = try lower(source, exchange)[0]
        for text in [
            "                  func _portico_own_A_name(_ n: Int) -> String { \"a\" }",
            "          func plain() {}\nfunc `name`(_ p0: Int) -> String { if let other = _porticoExchanged(self, A.self, \"name:\") "
                + "{ return other([p0]) }; return self._portico_own_A_name(p0) } }",
            "func `other`() { if let other = _porticoExchanged(self, A.self, \"other\") { return other([]) }; "
                + "return self._portico_own_A_other() }",
            "override func `name`(_ p0: Int) -> String { if let other = _porticoExchanged(self, B.self",
            "case 0: return self._portico_own_A_name(a(0))\ncase 1: self._portico_own_A_other(); return nil",
            "_porticoRegisterMethods(\"name:\\nother\", { A.self }",
        ] {
            XCTAssertTrue(result.text.contains(text), "\(text) in \(result.text)")
        }
        XCTAssertFalse(try lower(source)[0].text.contains("_porticoExchanged"), "nothing exchanges methods here")
        let action = try lower("extension UIViewController { @IBAction func go() {} }", exchange)[0].text
        XCTAssertTrue(action.contains("func _portico_own_UIViewController_go() {}"), action)
    }

    private func tail(_ source: String, with other: String = "") throws -> String {
        let result = try lower(source, other)[0]
        XCTAssertEqual(result.diagnostics, [])
        let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
        return result.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(count)
            .joined(separator: "\n")
    }

    func test_wholeOutput() throws {
        let source = "class A: NSObject { @objc private func tapped(_ s: Any) {} }"
        let unique = ContentHash("a.swift").description.prefix(10)
        XCTAssertEqual(
            try lower(source)[0].text,
            """
            class A: NSObject {       private func tapped(_ s: Any) {} }
            import PorticoObjC
            extension A { @MainActor fileprivate func _portico_\(unique)_0(_ i: Int, _ a: _PorticoArguments) -> Any? { switch i {
            case 0: self.tapped(a(0)); return nil
            default: return nil } } }
            private enum _Portico_\(unique) { @section(".init_array") @used static let register: @convention(c) () -> Void = {
            _porticoRegister("tapped:", { A.self }, { unsafeDowncast($0, to: A.self)._portico_\(unique)_0($1, $2) })
            } }

            """)
    }

    func test_filesWithoutMembersAreUnchanged() throws {
        let result = try lower("import UIKit\nclass A: UIView { func f() {} }")[0]
        XCTAssertFalse(result.changed)
    }

    func test_propertiesHaveAGetterAndASetterWhereTheyCanBeSet() throws {
        let text = try tail(
            """
            class A: NSObject {
                @objc var a = 1
                @objc let b = 1
                @objc var c: Int { 1 }
                @objc var d: Int { get { 1 } set {} }
                @objc private(set) var e = 1
                @objc var f = 1 { didSet {} }
                @IBOutlet weak var g: UIView!
            }
            """)
        XCTAssertTrue(
            text.contains("\"a\\nsetA:\\nb\\nc\\nd\\nsetD:\\ne\\nf\\nsetF:\\ng\\nsetG:\""), text)
    }

    func test_whatIsExposed() throws {
        let text = try tail(
            """
            @objcMembers class A: NSObject {
                func a() {}
                private func no1() {}
                @nonobjc func no2() {}
                func no3<T>(_ t: T) {}
                func no4(_ x: inout Int) {}
                @available(*, unavailable) func no5() {}
                @available(swift, obsoleted: 4, renamed: "a") func no8() {}
                @available(iOS, unavailable) func no9() {}
                @IBAction private func b() {}
            }
            extension A { func c() {} }
            @objc extension C { func d() {} }
            class B: A { func e() {} }
            class C: NSObject { func no6() {} }
            struct S { func no7() {} }
            """)
        XCTAssertFalse(text.contains("no"), text)
        for name in ["a\\nb\\nc", "\"d\"", "\"e\""] { XCTAssertTrue(text.contains(name), "\(name) in \(text)") }
    }

    func test_protocolsExposeWhatFulfilsThem() throws {
        let text = try tail(
            "class A: NSObject {}\nextension A: P { func did(_ x: Int) {}\nfunc other() {} }",
            with: "@objc protocol P: Q { @objc(finished:) optional func did(_ x: Int) }\n@objc protocol Q {}")
        XCTAssertTrue(text.contains("\"finished:\""), text)
    }

    func test_kindsOfMethods() throws {
        let text = try tail(
            """
            class A: NSObject {
                @objc func a() throws -> Int { 1 }
                @objc func b() async {}
                @objc class func c() {}
                @objc func d(_ x: Int) {}
                @objc(dText:) func d(_ x: String!) {}
                @objc func `default`(for x: Int) {}
            #if DEBUG
                @objc func e() {}
            #endif
            }
            """)
        for line in [
            "return try? self.a()", "Task { _ = await self.b() }; return nil", "Self.c(); return nil",
            "self.d(a(0) as Int)", "self.d(a(0) as String?)", "self.`default`(for: a(0))",
            "#if (DEBUG)\ncase 5: self.e(); return nil\n#endif",
        ] {
            XCTAssertTrue(text.contains(line), "\(line) in \(text)")
        }
    }

    func test_genericClassesGoThroughAProtocol() throws {
        let text = try tail("class Box<T>: NSObject { @objc func a() {}\nclass In: NSObject { @objc func b() {} } }")
        XCTAssertTrue(text.contains("_porticoRegisterGeneric(\"a\""), text)
        XCTAssertTrue(text.contains("_porticoRegisterGeneric(\"b\""), text)
    }

    func test_aGenericClassIsNotTakenToTheMainActor() throws {
        let text = try lower("class G<T>: NSObject { @objc func go() {} }")[0].text
        XCTAssertFalse(text.contains("@MainActor private protocol"), text)
        XCTAssertTrue(text.contains(": AnyObject { @MainActor func _portico_"), text)
    }

    func test_applesGenericClassesGoThroughAProtocol() throws {
        let text = try lower("extension NSLayoutAnchor { @objc func pin(to other: NSLayoutAnchor<AnchorType>) {} }")[0]
            .text
        XCTAssertTrue(text.contains("_porticoRegisterGeneric(\"pinTo:\""), text)
        XCTAssertFalse(text.contains("NSLayoutAnchor.self"), text)
    }

    func test_hiddenClassesRegisterFromInside() throws {
        let source = "class A {\n    private class B: NSObject {\n        @objc func b() {}\n    }\n}"
        let result = try lower(source)[0]
        XCTAssertTrue(result.text.split(separator: "\n")[3].hasPrefix("    @MainActor fileprivate func _portico_"))
        XCTAssertFalse(result.text.contains("extension"))
    }

    func test_hiddenGenericClassesSayByAProtocolWhatIsTheirs() throws {
        let source = """
            extension Outer {
                private final class Sub<S: Subscriber>: NSObject where S.Input == Int {
                    @objc private func go() {}
                }
                private class Bare<T> {
                    @objc func b() {}
                }
            }
            """
        let result = try lower(source)[0]
        XCTAssertEqual(result.diagnostics, [])
        let call = "_portico_\(ContentHash("a.swift").description.prefix(10))"
        let proto = call.replacingOccurrences(of: "_p", with: "_P")
        for text in [
            "private final class Sub<S: Subscriber>: NSObject, \(proto)_1 where S.Input == Int {\n",
            "private class Bare<T>: \(proto)_2 {\n",
            "    @MainActor fileprivate func \(call)_1(_ i: Int, _ a: _PorticoArguments) -> Any? { switch i { case 0: self.go(); "
                + "return nil; default: return nil } } }\n",
            "\nprivate protocol \(proto)_1: AnyObject { @MainActor func \(call)_1(",
            "\n_porticoRegisterGeneric(\"go\", { $0 is any \(proto)_1 }, { ($0 as! any \(proto)_1).\(call)_1($1, $2) })\n",
        ] { XCTAssertTrue(result.text.contains(text), "\(text) in \(result.text)") }
        XCTAssertFalse(result.text.contains("private static let \(call)"), result.text)
    }

    func test_aHiddenClassInsideAConditionRegisters_oneOfConditionalMembersDoesNot() throws {
        let source = "enum A {\n#if DEBUG\nprivate class B: NSObject { @objc func b() {} }\n#endif\n}"
        let result = try lower(source)[0]
        XCTAssertEqual(result.diagnostics, [])
        XCTAssertTrue(result.text.contains("_porticoRegister(\"b\", { B.self }"), result.text)
        try assertReports(
            "enum A {\nprivate class B: NSObject {\n#if DEBUG\n@objc func b() {}\n#endif\n}\n}",
            "'A.B' has @objc members inside '#if'", line: 2, column: 15)
    }

    func test_aClassInAFunctionAnswersItsProtocol_byTheTypesOfItsMethods() throws {
        let source = """
            @objc protocol P: AnyObject {
                @objc(p:forSize:) optional func p(_ p: X, for s: CGSize) -> Y
                @objc(p:forTraits:) optional func p(_ p: X, for t: UITraitCollection) -> Y
            }
            func f() {
                class D: P {
                    func p(_ p: X, for t: UITraitCollection) -> Y { y }
                    func p(_ p: X, for s: CGSize) -> Y { y }
                }
            }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(
            text.contains(
                "switch i { case 0: return self.p(a(0) as X, for: a(1) as UITraitCollection); "
                    + "case 1: return self.p(a(0) as X, for: a(1) as CGSize); default"), text)
        XCTAssertTrue(text.contains("_porticoRegister(\"p:forTraits:\\np:forSize:\""), text)
    }

    func test_classesOfOneNameInSeveralFunctionsAreApart() throws {
        let source = """
            func f() { class D: NSObject { @objc func a() {} } }
            func g() { class D: NSObject { @objc func b() {} } }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("switch i { case 0: self.a(); return nil; default"), text)
        XCTAssertTrue(text.contains("switch i { case 0: self.b(); return nil; default"), text)
    }

    func test_aPropertyOfTheSameNameIsNotCalled() throws {
        let source = "class A: NSObject { let run: (Data) -> Void; @objc func run(_ link: CADisplayLink) {} }"
        XCTAssertTrue(try lower(source)[0].text.contains("self.run(a(0) as CADisplayLink)"))
    }
}
