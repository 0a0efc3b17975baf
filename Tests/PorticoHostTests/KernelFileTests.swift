import Foundation
import PorticoHost
import XCTest

/// Files of the kernel's are longer than their size says, and than a page.
final class KernelFileTests: XCTestCase {
    func testAFileOfTheKernelsIsReadToItsEnd() throws {
        let maps = String(decoding: try XCTUnwrap(KernelFile.readFile("/proc/self/maps")), as: UTF8.self)
        XCTAssertGreaterThan(maps.utf8.count, 1 << 14)
        XCTAssertTrue(maps.contains("[stack]"), "the stack stands near the end")
    }

    func testAnEnvironmentOfSeveralPagesIsWhole() throws {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sleep")
        child.arguments = ["100"]
        child.environment = ["A": String(repeating: "x", count: 20_000), "Z": "last"]
        try child.run()
        defer {
            child.terminate()
            child.waitUntilExit()
        }
        // A program that is just being started has none yet.
        var environment = Data()
        while environment.isEmpty, child.isRunning {
            environment = try XCTUnwrap(KernelFile.readFile("/proc/\(child.processIdentifier)/environ"))
        }
        XCTAssertGreaterThan(environment.count, 20_000)
        XCTAssertTrue(environment.split(separator: 0).contains(Data("Z=last".utf8)))
    }

    func testWhatIsNotThereIsNil() {
        XCTAssertNil(KernelFile.readFile("/proc/self/none"))
    }
}
