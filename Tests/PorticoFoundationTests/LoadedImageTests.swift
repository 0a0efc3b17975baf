import XCTest

@testable import PorticoFoundation

/// The loader's list of images (DEV-1401).
final class LoadedImageTests: XCTestCase {
    func testTheProgramComesFirstAndNoNumberIsOver() throws {
        let count = _dyld_image_count()
        XCTAssertGreaterThan(count, 1)
        let name = String(cString: try XCTUnwrap(_dyld_get_image_name(0)))
        XCTAssertTrue(name.hasPrefix("/"), name)
        XCTAssertNotNil(_dyld_get_image_header(0))
        XCTAssertNil(_dyld_get_image_name(count + 1000))
        XCTAssertNil(_dyld_get_image_header(count + 1000))
        XCTAssertEqual(_dyld_get_image_vmaddr_slide(count + 1000), 0)
        let names = (0..<count).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        XCTAssertTrue(names.contains { $0.hasSuffix("libFoundation.so") }, "\(names)")
    }

    func testWorkThatHoldsAnythingRunsOnItsQueue() {
        let queue = DispatchQueue(label: "unsafe")
        let (now, later, wall) = (
            expectation(description: "1"), expectation(description: "2"), expectation(description: "3")
        )
        queue.asyncUnsafe {
            dispatchPrecondition(condition: .onQueue(queue))
            now.fulfill()
        }
        queue.asyncAfterUnsafe(deadline: .now() + 0.01) { later.fulfill() }
        queue.asyncAfterUnsafe(wallDeadline: .now() + 0.01, qos: .utility) { wall.fulfill() }
        wait(for: [now, later, wall], timeout: 10)
    }
}
