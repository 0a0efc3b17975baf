import XCTest

@testable import PorticoLowering

// DEV-1427
final class FontCastRuleTests: XCTestCase {
    func test_aFontOfCoreTextsIsMadeOneOfUIKits() throws {
        try assertLowers(
            "let font = CTFontCreateWithName(name, 12, nil) as UIFont",
            to: "let font = _porticoFont(CTFontCreateWithName(name, 12, nil)          )")
    }

    func test_theOtherWayAndOtherCastsStay() throws {
        let source = """
            func f(_ a: Any, _ b: UIFont) -> CTFont? {
                if case let c as UIFont = a { g(c, a as? UIFont, a as! UIFont) }
                return b as CTFont
            }
            """
        try assertLowers(source, to: source)
    }

    func test_anAppsOwnClassOfThatNameStays() throws {
        let source = "class UIFont {}; class Bold: UIFont {}; let font = Bold() as UIFont"
        try assertLowers(source, to: source)
    }
}
