import XCTest

@testable import PorticoLowering

final class RectangleRuleTests: XCTestCase {
    private let body = "\nfunc f(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }"

    func test_rectanglesMeetByMethodsOfTheFile() throws {
        let text = try lower("import UIKit" + body)[0].text
        XCTAssertTrue(
            text.contains(
                "fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _porticoIntersects(rect2) } }"
            ), text)
        XCTAssertFalse(text.contains("_porticoIntersection"), text)
        XCTAssertTrue(try lower("import SwiftUI" + body)[0].text.contains("_porticoIntersects(rect2)"))
        XCTAssertTrue(
            try lower("import UIKit\nlet c = a.intersection(b)")[0].text.contains("_porticoIntersection(rect2)"))
    }

    func test_othersStayAsTheyAre() throws {
        for source in [
            "let c = 1" + body, "import UIKit\n// intersects", "import UIKit\n@inlinable" + body,
            "import UIKit" + body + "\nextension CGRect { func intersects(_ other: CGRect) -> Bool { true } }",
        ] {
            XCTAssertFalse(try lower(source)[0].text.contains("_portico"), source)
        }
    }
}
