import Helper
import XCTest

@testable import Helped

final class HelpedTests: XCTestCase {
    func testTheHostsWindow() {
        let root = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
        expectShown(root?.view)
    }
}
