import XCTest

@testable import PorticoLowering

final class ErrorCastRuleTests: XCTestCase {
    func test_aClauseForObjectsCatchesAnyError() throws {
        try assertLowers(
            "func f() { do { try g() } catch let error as NSError { h(error) } }",
            to:
                "func f() { do { try g() } catch let error            { let error = _porticoNSError(error); h(error) } }"
        )
    }

    func test_itsConditionAsksTheObject() throws {
        try assertLowers(
            "func f() { do { try g() } catch let e as NSError where e.code == a.e { h(e) } catch {} }",
            to: "func f() { do { try g() } catch let e            where _porticoNSError(e).code == a.e "
                + "{ let e = _porticoNSError(e); h(e) } catch {} }")
    }

    func test_castsOfValuesFindAnyError() throws {
        try assertLowers(
            "func f() { if let e = error as? NSError, (a.error as! NSError).code == 1 { h(e) } }",
            to:
                "func f() { if let e = _porticoAnyNSError(error            ), (_porticoAnyNSError(a.error            )!).code == 1 "
                + "{ h(e) } }")
    }

    func test_otherCastsStay() throws {
        let source = """
            func f() { do { try g() } catch let e as URLError { h(e) } catch { h(error as NSError) } }
            func k(_ a: Any) -> Bool { if case let e as NSError = a { return e.code == 1 } else { return a is NSError } }
            """
        try assertLowers(source, to: source)
    }
}
