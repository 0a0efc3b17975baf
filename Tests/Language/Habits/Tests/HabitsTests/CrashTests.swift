import XCTest

final class CrashTests: XCTestCase {
    func testBefore() {}
    func testCrash() {
        let empty: [Int] = []
        print(empty[3])
    }
    func testThen() {}
}
