import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class RequestTraceTests: XCTestCase {
    // DEV-825
    func testAnAddressIsShownWithoutSecrets() {
        XCTAssertEqual(
            RequestTrace.shown("https://me:word@example.org:8080/a/b?key=1&empty=&flag#part"),
            "https://example.org:8080/a/b?key=…&empty=…&flag=…")
        XCTAssertEqual(RequestTrace.shown("http://example.org"), "http://example.org")
        XCTAssertEqual(RequestTrace.shown("http://[not an address?key=1"), "http://[not an address")
    }
}
