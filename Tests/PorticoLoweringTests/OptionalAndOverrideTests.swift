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

    /// IQKeyboardManager asks a text input that may have no such trait.
    func test_aTraitThatIsAskedAsAnOptionalIsOne() throws {
        let source = """
            func style(_ input: UITextInput, _ bar: UIToolbar) {
                switch input.keyboardAppearance {
                case .dark?: bar.barStyle = .black
                default: break
                }
                switch input.keyboardType { case .default: break; default: break }
                switch input.returnKeyType { case nil: break; default: break }
            }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("switch Optional(input.keyboardAppearance).flatMap({ $0 }) {"), text)
        XCTAssertTrue(text.contains("switch input.keyboardType {"), text)
        XCTAssertTrue(text.contains("switch Optional(input.returnKeyType).flatMap({ $0 }) {"), text)
    }

    /// Their types are `[String]!` and `String!` on iOS, `NSURL`'s is `String?`; none is optional in Foundation on Linux.
    func test_symbolsOfADateFormatterAreUnwrapped() throws {
        let source = """
            func days(_ formatter: DateFormatter, _ other: DateFormatter?, _ url: NSURL) -> [String] {
                guard let days = formatter.veryShortWeekdaySymbols, !days.isEmpty else { return [] }
                if let months = other?.monthSymbols { return months }
                print(formatter.monthSymbols![0], formatter.shortMonthSymbols?.first ?? "", formatter.weekdaySymbols[1])
                if let noon = formatter.pmSymbol, let page = url.absoluteString { print(noon, page) }
                return days
            }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("if let noon = Optional(formatter.pmSymbol).flatMap({ $0 }), let"), text)
        XCTAssertTrue(text.contains("let page = Optional(url.absoluteString).flatMap({ $0 }) {"), text)
        XCTAssertTrue(
            text.contains("guard let days = Optional(formatter.veryShortWeekdaySymbols).flatMap({ $0 }), !days"), text)
        XCTAssertTrue(text.contains("if let months = other?.monthSymbols {"), text)
        XCTAssertTrue(text.contains("print(Optional(formatter.monthSymbols).flatMap({ $0 })![0], "), text)
        XCTAssertTrue(text.contains("Optional(formatter.shortMonthSymbols).flatMap({ $0 })?.first"), text)
        XCTAssertTrue(text.contains("formatter.weekdaySymbols[1])"), text)
    }

    func test_symbolsOfAnAppsOwnPropertyCanBeChanged() throws {
        let source = """
            struct Days { var weekdaySymbols: [String]? }
            func change(_ days: inout Days) {
                days.weekdaySymbols?.append("a")
                days.weekdaySymbols![0] = "b"
            }
            """
        XCTAssertEqual(try lower(source)[0].text, source)
    }

    func test_anOverrideThatAssumesTheMainActorIsCalledByOthers() throws {
        let lowered = try lower(
            """
            import UIKit
            class Driver: NSObject {}
            extension UIViewController { func shared() {} }
            class Screen: UIViewController {}
            extension Driver {
                override public var debugDescription: String { MainActor.assumeIsolated { "a" } }
            }
            extension Screen {
                override public func viewDidLoad() {}
            }
            """)[0].text
        XCTAssertTrue(lowered.contains("nonisolated public var _portico_in_Driver_debugDescription"), lowered)
        XCTAssertFalse(lowered.contains("nonisolated public func"), lowered)
    }

    func test_whatAnExtensionOverridesAndNoClassDeclares_isDeclaredByTheClass() throws {
        let result = try lower(
            """
            class Money: Formatter {}
            extension Money {
                override func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true }
                override func string(for o: Any?) -> String? { nil }
            }
            """)[0]
        XCTAssertEqual(result.diagnostics, [])
        XCTAssertTrue(
            result.text.hasPrefix(
                "class Money: Formatter {@discardableResult func `getObjectValue`(_ p0: P?, for p1: String, "
                    + "errorDescription p2: Q?) -> Bool { "
                    + "_portico_in_Money_getObjectValue(p0, for: p1, errorDescription: p2) } ; "
                    + "@discardableResult override func `string`(for p0: Any?)"), result.text)
    }

    // DEV-1270: SwiftyStoreKit's words for transactions.
    func test_whatAnExtensionSaysOfAnApplesObjectIsSetAside() throws {
        let result = try lower(
            """
            extension SKPaymentTransaction {
                open override var debugDescription: String { "\\(transactionState)" }
            }
            """)[0]
        XCTAssertEqual(result.diagnostics, [])
        XCTAssertTrue(
            result.text.contains("public          var _portico_in_SKPaymentTransaction_debugDescription: String {"),
            result.text)
        XCTAssertEqual(
            try lower("extension UIView { override class var layerClass: AnyClass { CALayer.self } }")[0].diagnostics
                .count,
            1, "those of the class itself are an error")
    }

    /// Eureka's formatter of numbers.
    func test_formattersThatReadAreFoundByAProtocol() throws {
        let text = try lower(
            """
            class Cents: NumberFormatter {
                override func getObjectValue(_ o: P?, for s: String, range r: Q?) throws {
                    try super.getObjectValue(o, for: s, range: r)
                }
            }
            """)[0].text
        XCTAssertTrue(text.contains("             func getObjectValue(_ o: P?, for s: String, range r: Q?)"), text)
        XCTAssertTrue(text.contains("try super._porticoObjectValue(o, for: s, range: r)"), text)
        XCTAssertTrue(text.contains("\nextension Cents: _PorticoRangeReading {}\n"), text)
    }

    func test_requirementsGetADefaultAndAProperty() throws {
        let result = try lower(delegate)[0]
        XCTAssertTrue(lines(result, of: delegate).contains("                   func changed(_ c: C)"))
        for line in [
            "func changed(_ c: C) { _porticoForward(self, \"changed:\", [c]) }",
            "var changed: ((C) -> Void)? { _porticoImplements(self, \"changed:\") ? { self.changed($0) } : nil }",
            "func c(_ c: C, height row: Int) -> Double { _porticoForwarded(self, \"c:height:\", [c, row]) }",
            "var _portico_optional_c__height_: ((C, Int) -> Double)? { _porticoImplements(self, \"c:height:\") ? "
                + "{ self.c($0, height: $1) } : nil }",
            "var _portico_optional_title: (String)? { _porticoImplements(self, \"title\") ? self.title : nil }",
        ] {
            XCTAssertTrue(result.text.contains("\n\(line)\n"), "\(line) in \(result.text)")
        }
    }

    /// CosmicMind's Material asks the class of a palette for colours that it may not have.
    func test_requirementsOfTheClassItself() throws {
        let palette = """
            @objc public protocol Palette {
                @objc optional static var accent: Int { get }
                @objc optional static func mix(_ other: Int) -> Int
                @objc optional static func shade(of a: Int, by b: Int) -> Int
            }
            """
        let result = try lower(palette)[0]
        for line in [
            "public static var accent: Int { _porticoMissing(\"accent\") }",
            "public static var _portico_optional_accent: (Int)? { _porticoImplements(self, \"accent\") ? self.accent : nil }",
            "public static func mix(_ other: Int) -> Int { _porticoForwarded(self, \"mix:\", [other]) }",
            "public static var mix: ((Int) -> Int)? { _porticoImplements(self, \"mix:\") ? { self.mix($0) } : nil }",
            "public static var _portico_optional_shade_of_by_: ((Int, Int) -> Int)? { "
                + "_porticoImplements(self, \"shadeOf:by:\") ? { self.shade(of: $0, by: $1) } : nil }",
        ] {
            XCTAssertTrue(result.text.contains("\n\(line)\n"), "\(line) in \(result.text)")
        }
        let table = [
            ("type(of: p).mix?(1)", "type(of: p).mix?(1)"),
            ("type(of: p).shade?(of: 1, by: 2)", "type(of: p)._portico_optional_shade_of_by_?(    1,     2)"),
            ("type(of: p).accent ?? 0", "type(of: p)._portico_optional_accent ?? 0"),
            ("t.accent ?? 0", "t._portico_optional_accent ?? 0"),
            ("Red.accent + other.accent", "Red.accent + other.accent"),
        ]
        for (call, expected) in table {
            try assertLowers(
                "func f(p: any Palette, t: Palette.Type, other: Red.Type) { use(\(call)) }",
                to: "func f(p: any Palette, t: Palette.Type, other: Red.Type) { use(\(expected)) }", with: palette)
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
            ("delegate!.scrollViewDidScroll!(self)", "delegate!.scrollViewDidScroll (self)"),
            ("x.tableView?(t, didSelectRowAt: p)", "Optional(x)?.tableView (t, didSelectRowAt: p)"),
            ("x?.y.tableView?(t, didSelectRowAt: p)", "x?.y.tableView (t, didSelectRowAt: p)"),
            (
                "(d as? URLSessionTaskDelegate)?.urlSession?(s, task: t, didCompleteWithError: e)",
                "(d as? URLSessionTaskDelegate)?.urlSession (s, task: t, didCompleteWithError: e)"
            ),
            ("x().numberOfSections?(in: t)!", "Optional(x())?.numberOfSections (in: t)!"),
            ("super.tableView?(t, didSelectRowAt: p)", "super.tableView (t, didSelectRowAt: p)"),
            (
                "d.application?(a, didReceiveRemoteNotification: u) { use($0) }",
                "Optional(d)?.application (a, didReceiveRemoteNotification: u) { use($0) }"
            ),
        ]
        for (call, expected) in table {
            try assertLowers("func f() { use(\(call)) }", to: "func f() { use(\(expected)) }", with: delegate)
        }
    }

    func test_aProtocolsOwnOptionalMethodsAreAskedOfSelf() throws {
        try assertLowers(
            "extension UITableViewDataSource { func n(_ t: UITableView) -> Int { numberOfSections?(in: t) ?? 1 } }",
            to: "extension UITableViewDataSource { func n(_ t: UITableView) -> Int { "
                + "Optional(self)?.numberOfSections (in: t) ?? 1 } }")
    }

    func test_overridesInExtensionsMoveToTheClass() throws {
        try assertLowers(
            "class S: UIViewController {\n}",
            to: "class S: UIViewController {\npublic override func `prepare`(for p0: X, sender p1: Any?) { "
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
            to: "class S: NSObject {@discardableResult func `go`() -> Int { _portico_in_S_go() } }\n"
                + "extension S {       func _portico_in_S_go() -> Int { 1 } }",
            with: "class T: S { override func go() -> Int { 2 } }")
    }

    /// Kingfisher's tests override one in a class that a function declares.
    func test_openMembersOfExtensionsMoveToTheClass() throws {
        try assertLowers(
            "open class S: NSObject {}\nextension S { open func go() -> Int { 1 } }",
            to: "open class S: NSObject {@discardableResult open func `go`() -> Int { _portico_in_S_go() } }\n"
                + "extension S { public func _portico_in_S_go() -> Int { 1 } }")
        for source in [
            "public class S: NSObject {}\nextension S { public func go() {} }",
            "open class S: NSObject {}\nextension S { public func go() {} }",
            "open class S: NSObject {}\nextension S { open func go<T>(_ t: T) {} }",
        ] {
            try assertLowers(source, to: source)
        }
    }

    func test_unavailableOverridesInExtensionsStayUnavailable() throws {
        try assertLowers(
            "class S: UIView {\n}\nextension S { @available(*, unavailable) override func go() { super.go() } }",
            to: "class S: UIView {\n@available(*, unavailable) override func `go`() { _portico_in_S_go() } }\n"
                + "extension S {                                     func _portico_in_S_go() { super.go() } }")
    }

    func test_overridesThatCannotMoveAreReported() throws {
        try assertReports(
            "extension UIViewController {\n    override class func go() {}\n}", "overrides in an extension", line: 2,
            column: 25)
    }

    func test_whatIsOverriddenInAClassOfApplesIsHandedOver() throws {
        let source = """
            import UIKit
            extension UINavigationController {
                open override func viewDidLoad() { super.viewDidLoad() }
                open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            }
            class Own: UINavigationController {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            class Below: Own {
                override func viewDidLoad() { super.viewDidLoad(); print(1) }
            }
            """
        let result = try lower(source)[0]
        XCTAssertEqual(result.diagnostics, [])
        for text in [
            "func _portico_in_UINavigationController_viewDidLoad() { _porticoOverriding(self, _PorticoOver_",
            "_0.self)._portico_super_viewDidLoad() }\n",
            "_0: UINavigationController, @unchecked Sendable { override func `viewDidLoad`() { "
                + "_portico_in_UINavigationController_viewDidLoad() }; func _portico_super_viewDidLoad() { "
                + "super.viewDidLoad() } }\n",
            "_1: UINavigationController, @unchecked Sendable { override var `preferredStatusBarStyle`: UIStatusBarStyle "
                + "{ get { _portico_in_UINavigationController_preferredStatusBarStyle } }; ",
            "_1: UINavigationController, @unchecked Sendable {}\n",
            "_porticoRegisterOverrides({ _PorticoOver_",
            "    override func viewDidLoad() { super._portico_in_UINavigationController_viewDidLoad() }\n",
            "    override func viewDidLoad() { super.viewDidLoad(); print(1) }\n",
        ] { XCTAssertTrue(result.text.contains(text), "\(text) in \(result.text)") }
        XCTAssertFalse(result.text.contains("open"), result.text)
    }

    func test_membersThatAnExtensionGivesToAnApplesClassAskForOverrides() throws {
        let members =
            "extension UIViewController {\n    @objc var name: Int { 1 }\n    @objc func go(to a: Int) -> Int { a }\n}"
        let overriding = """
            class T: UIViewController {
                override var name: Int { super.name + 1 }
            }
            class U: T {
                override var name: Int { super.name + 1 }
            }
            class V: UIViewController {}
            extension V {
                override func go(to a: Int) -> Int { super.go(to: a) }
            }
            """
        let result = try lower(members, overriding)
        XCTAssertEqual(result.flatMap(\.diagnostics), [])
        for text in [
            "      var _portico_in_UIViewController_name: Int { 1 }",
            "var `name`: Int { get { if let other = self as? any _PorticoOver_UIViewController_name "
                + "{ return other._portico_over_name }; return _portico_in_UIViewController_name } }",
            "@MainActor protocol _PorticoOver_UIViewController_name: AnyObject { var _portico_over_name: Int { get } }",
            "{ return other._portico_over_go(to: p0) }; return _portico_in_UIViewController_go(to: p0) }",
            "protocol _PorticoOver_UIViewController_go_to: AnyObject { func _portico_over_go(to p0: Int) -> Int }",
        ] {
            XCTAssertTrue(result[0].text.contains(text), "\(text) in \(result[0].text)")
        }
        for text in [
            "class T: UIViewController, _PorticoOver_UIViewController_name {",
            "             var _portico_over_name: Int { super._portico_in_UIViewController_name + 1 }",
            "class U: T {",
            "    override var _portico_over_name: Int { super._portico_over_name + 1 }",
            "class V: UIViewController, _PorticoOver_UIViewController_go_to {",
            "{@discardableResult func `_portico_over_go`(to p0: Int) -> Int { _portico_in_V_go(to: p0) } }",
            "func _portico_in_V_go(to a: Int) -> Int { super._portico_in_UIViewController_go(to: a) }",
        ] {
            XCTAssertTrue(result[1].text.contains(text), "\(text) in \(result[1].text)")
        }
    }

    func test_anExtensionOfAnotherOfApplesClassesOverrides() throws {
        let source = """
            extension UIView { @objc func go() -> Int { 1 } }
            extension UILabel { override func go() -> Int { super.go() + 1 } }
            class Mine: UILabel { override func go() -> Int { super.go() + 1 } }
            """
        let text = try lower(source)[0].text
        for line in [
            "@discardableResult func `go`() -> Int { if let other = self as? any _PorticoOver_UIView_go "
                + "{ return other._portico_over_go() }; if let other = self as? UILabel "
                + "{ return other._portico_in_UILabel_go() }; return _portico_in_UIView_go() }",
            "extension UILabel {          func _portico_in_UILabel_go() -> Int { super._portico_in_UIView_go() + 1 } }",
            "func _portico_over_go() -> Int { super._portico_in_UILabel_go() + 1 }",
        ] {
            XCTAssertTrue(text.contains(line), "\(line) in \(text)")
        }
    }

    func test_observersInExtensionsMoveAsMethods() throws {
        try assertLowers(
            "class L: CAShapeLayer {\n    var a = 1\n}\nextension L {\n"
                + "    override var fillColor: CGColor? { willSet(next) { use(next) } didSet { b() } }\n}",
            to: "class L: CAShapeLayer {\n    var a = 1\n"
                + "override var `fillColor`: CGColor? { willSet { _portico_in_L_fillColor_willSet(newValue) } "
                + "didSet { _portico_in_L_fillColor_didSet(oldValue) } } }\nextension L {\n"
                + "                                       func _portico_in_L_fillColor_willSet(_ next: CGColor?) { use(next) } "
                + "; func _portico_in_L_fillColor_didSet(_ oldValue: CGColor?) { b() }  \n}")
    }

    func test_overloadsWithAVariadicOneAreTold() throws {
        let source = """
            extension UIView {
                func add(_ v: UIView...) {}
                func add(_ v: [UIView]) {}
            }
            class A: UIView { override func add(_ v: [UIView]) { super.add(v) } }
            class B: UIView { override func add(_ v: UIView...) {} }
            """
        let text = try lower(source)[0].text
        for line in [
            "    func _portico_in_UIView_add(_ v: [UIView]  ) {}",
            "protocol _PorticoOver_UIView_add__UIView: AnyObject { func _portico_over_add(_ p0: [UIView]) }",
        ] {
            XCTAssertTrue(text.contains(line), "\(line) in \(text)")
        }
    }

    func test_optionalPropertiesOfWhatHasTheProtocolsType() throws {
        try assertLowers(
            "class E { let b: D; var c: Int = 0; func f() { use(b.title ?? x, c.title) } }",
            to: "class E { let b: D; var c: Int = 0; func f() { use(b._portico_optional_title ?? x, c.title) } }",
            with: delegate)
    }

    func test_optionalPropertiesOfLocalNamesWhoseTypeIsWritten() throws {
        let table = [
            ("if let v = x as? D, let t = v.title { }", "if let v = x as? D, let t = v.? { }"),
            ("if let v = x as? D { use(v.title) }", "if let v = x as? D { use(v.?) }"),
            ("guard let v = x as? D else { return }; use(v.title)", "guard let v = x as? D else { return }; use(v.?)"),
            ("let v: D? = x; use(v?.title)", "let v: D? = x; use(v?.?)"),
            ("let v = x as! D; f { use(v.title) }", "let v = x as! D; f { use(v.?) }"),
            ("use(p.title)", "use(p.?)"),
            ("if let v = x as? E, let t = v.title { }", "if let v = x as? E, let t = v.title { }"),
            ("if let v = x as? D { }; use(v.title)", "if let v = x as? D { }; use(v.title)"),
        ]
        for (source, expected) in table {
            try assertLowers(
                "func g(p: any D) { \(source) }",
                to: "func g(p: any D) { \(expected.replacing(".?", with: "._portico_optional_title")) }",
                with: delegate)
        }
    }

    func test_forwardersHaveTheDefaultsAndTheAccessOfWhatTheyCall() throws {
        let source = "public class S: NSObject {}\nextension S { @objc func go(_ a: Int =\n 1, to b: T) {} }"
        let result = try lower(source, "class T: S { override func go(_ a: Int = 2, to b: T) {} }")[0]
        XCTAssertTrue(
            result.text.contains(
                "public class S: NSObject {func `go`(_ p0: Int = 1, to p1: T) { _portico_in_S_go(p0, to: p1) } }"),
            result.text)
        try assertLowers(
            "open class S: NSObject {}",
            to: "open class S: NSObject {open func `go`() { _portico_in_S_go() } ; "
                + "public func `stop`() { _portico_in_S_stop() } }",
            with: "extension S { @objc open func go() {} }\npublic extension S { @objc func stop() {} }\n"
                + "class T: S { override func go() {}; override func stop() {} }")
        let given = try lower(
            "extension UIView { @objc func go(_ a: Int = 1) {} }",
            "class T: UIView { override func go(_ a: Int = 2) {} }")[0].text
        XCTAssertTrue(given.contains("func `go`(_ p0: Int = 1) { if let other"), given)
        XCTAssertTrue(given.contains("{ func _portico_over_go(_ p0: Int) }"), given)
    }

    func test_requirementsThatDifferInTheirTypesOnly() throws {
        let source = """
            @objc protocol P: AnyObject {
                @objc(p:forSize:) optional func p(_ p: X, for s: CGSize) -> Y
                @objc(p:forTraits:) optional func p(_ p: X, for t: UITraitCollection) -> Y
            }
            func f() { use(delegate?.p?(x, for: size) ?? y) }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("use(delegate?._portico_optional_p__for_ (x,      size) ?? y)"), text)
        XCTAssertTrue(
            text.contains(
                "@discardableResult func _portico_optional_p__for_(_ p0: X, _ p1: CGSize) -> (Y)? { "
                    + "_porticoImplements(self, \"p:forSize:\") ? self.p(p0, for: p1) : nil }"), text)
    }

    func test_aNameWithLabelsThatMayBeAnothersStaysAsItIs() throws {
        let source = """
            @objc protocol P: AnyObject { @objc optional func may(for e: Int) -> Bool }
            func f() { use(adapter.may(for:)); use(delegate.may(for:) != nil) }
            """
        XCTAssertTrue(
            try lower(source)[0].text.contains(
                "use(adapter.may(for:)); use(delegate._portico_optional_may_for_ != nil)"))
    }

    func test_objectOverridesBecomeDeclarations() throws {
        let table = [
            (
                "class A: NSObject { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }",
                "class A: NSObject {          func value(forKey k: String) -> Any? { super._porticoValue(forKey: k) } }"
            ),
            (
                "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
                "class A: NSObject {          func forwardingTarget(for s: Selector!) -> Any? { nil } }"
            ),
            (
                "class A: NSObject { override func setNilValueForKey(_ k: String) { super.setNilValueForKey(k) } }",
                "class A: NSObject {          func setNilValueForKey(_ k: String) { super._porticoSetNilValueForKey(k) } }"
            ),
            (
                "class A: NSObject { override class func automaticallyNotifiesObservers(forKey k: String) -> Bool { false } }",
                "class A: NSObject {          class func automaticallyNotifiesObservers(forKey k: String) -> Bool { false } }"
            ),
            (
                "class A: NSObject { override class func keyPathsForValuesAffectingValue(forKey k: String) -> Set<String> { [] } }",
                "class A: NSObject {          class func keyPathsForValuesAffectingValue(forKey k: String) -> Set<String> { [] } }"
            ),
            (
                "class A: NSManagedObject { override func setValue(_ v: Any?, forKey k: String) { super.setValue(v, forKey: k) } }",
                "class A: NSManagedObject { override func setValue(_ v: Any?, forKey k: String) { super.setValue(v, forKey: k) } }"
            ),
            (
                "class A: NSManagedObject { override func value(forUndefinedKey k: String) -> Any? { nil } }",
                "class A: NSManagedObject {          func value(forUndefinedKey k: String) -> Any? { nil } }"
            ),
            (
                "class A: CALayer { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }",
                "class A: CALayer { override func value(forKey k: String) -> Any? { super.value(forKey: k) } }"
            ),
            (
                "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
                "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }"
            ),
            (
                "class A: Theirs { override func awakeFromNib() { super.awakeFromNib() } }",
                "class A: Theirs { override func awakeFromNib() { super.awakeFromNib() } }"
            ),
            (
                "class A: NSObject { override func prepareForInterfaceBuilder() {} }",
                "class A: NSObject {          func prepareForInterfaceBuilder() {} }"
            ),
        ]
        for (before, after) in table { try assertLowers(before, to: after) }
    }

    func test_delegatesOfSessionsAreAskedWithoutAQuestionMark() throws {
        try assertLowers(
            "func f() { delegate?.urlSessionDidFinishEvents?(forBackgroundURLSession: s) }",
            to: "func f() { delegate?.urlSessionDidFinishEvents (forBackgroundURLSession: s) }")
    }
}
