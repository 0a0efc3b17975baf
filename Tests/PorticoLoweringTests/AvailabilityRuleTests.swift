import XCTest

@testable import PorticoLowering

final class AvailabilityRuleTests: XCTestCase {
    /// DEV-730: the one version.
    func test_aVersionToComeIsNotThere() throws {
        let table = [
            ("if #available(iOS 99, *) {}", "if #unavailable(iOS 99)  {}"),
            ("if #available(iOS 18.4, macOS 15, *) {}", "if #unavailable(iOS 18.4)            {}"),
            (
                "guard a, #available(tvOS 9, iOS 26.0, *), b else {}",
                "guard a, #unavailable(iOS 26.0)         , b else {}"
            ),
            ("if #unavailable(iOS 99) {}", "if #available(iOS 99, *) {}"),
        ]
        for (source, expected) in table { try assertLowers(source, to: expected) }
    }

    func test_theSystemsOwnVersionAndEarlierOnesStayAsTheyAre() throws {
        for source in [
            "if #available(iOS 18, *) {}", "if #available(iOS 18.0, *) {}", "if #available(iOS 18.0.0, *) {}",
            "if #available(iOS 17.6, *) {}", "if #available(iOS 9.0, macOS 99, *) {}", "if #unavailable(iOS 13) {}",
            "if #available(macOS 99, *) {}",
            "#if false\nif #available(iOS 99, *) {}\n#endif",
        ] { try assertLowers(source, to: source) }
    }

    func test_whatIOSHasNotIsUnavailable() throws {
        let table = [
            ("@available(iOS, unavailable) case b", "@available(*, unavailable)   case b"),
            (
                "@available(iOS, unavailable, message: \"no, thanks\") func f() {}",
                "@available(*, unavailable, message: \"no, thanks\")   func f() {}"
            ),
            (
                "@available(iOS, introduced: 9.0, obsoleted: 13.0, renamed: \"g()\") func f() {}",
                "@available(*, unavailable, renamed: \"g()\")                        func f() {}"
            ),
        ]
        for (source, expected) in table { try assertLowers("enum E { \(source) }", to: "enum E { \(expected) }") }
    }

    func test_otherAttributesOfAvailabilityStayAsTheyAre() throws {
        for source in [
            "@available(iOS 13, *) func f() {}", "@available(macOS, unavailable) func f() {}",
            "@available(iOS, deprecated: 13, message: \"unavailable\") func f() {}",
            "@available(iOS, obsoleted: 26) func f() {}", "@available(*, unavailable) func f() {}",
            "@available(swift, obsoleted: 4, renamed: \"g\") func f() {}",
        ] { try assertLowers(source, to: source) }
    }
}
