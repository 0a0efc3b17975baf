import XCTest

@testable import PorticoLowering

final class ObjectRuleTests: XCTestCase {
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
}
