import XCTest

@testable import PorticoFoundation

/// Values of the system by name (DEV-1392).
final class SystemControlTests: XCTestCase {
    /// The two calls that apps make: how long is it, and what is it.
    private func text(_ name: String) -> String? {
        var size = 0
        guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
        var bytes = [CChar](repeating: 0, count: size)
        guard sysctlbyname(name, &bytes, &size, nil, 0) == 0, bytes.last == 0 else { return nil }
        return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }

    func testTextsAndNumbersHaveTheirNames() {
        XCTAssertEqual(text("kern.osversion"), "22A3354")
        XCTAssertEqual(text("kern.ostype"), "Darwin")
        #if arch(x86_64)
            XCTAssertEqual(text("hw.machine"), "x86_64")
        #endif
        var (count, size) = (Int32(0), MemoryLayout<Int32>.size)
        XCTAssertEqual(sysctlbyname("hw.ncpu", &count, &size, nil, 0), 0)
        XCTAssertEqual(Int(count), ProcessInfo.processInfo.processorCount)
    }

    func testWhatIsUnknownTooLongOrSetIsAnError() {
        XCTAssertNil(text("hw.nothing"))
        XCTAssertEqual(errno, ENOENT)
        var size = 3
        var bytes = [CChar](repeating: 0, count: size)
        XCTAssertEqual(sysctlbyname("kern.osversion", &bytes, &size, nil, 0), -1)
        XCTAssertEqual(errno, ENOMEM)
        XCTAssertEqual(size, 3)
        XCTAssertEqual(bytes, Array("22A".utf8CString.dropLast()))
        XCTAssertEqual(sysctlbyname("kern.osversion", nil, nil, &bytes, 3), -1)
        XCTAssertEqual(errno, EPERM)
    }

    /// Image headers are ELF's: the types of Mach-O's are there for code that looks for an image of Apple's, and finds none.
    func testTypesOfMachOHaveTheirLayouts() {
        XCTAssertEqual(MemoryLayout<mach_header_64>.size, 32)
        XCTAssertEqual(MemoryLayout<load_command>.size, 8)
        XCTAssertEqual(MemoryLayout<segment_command_64>.size, 72)
        XCTAssertEqual(MemoryLayout<segment_command_64>.offset(of: \.vmaddr), 24)
        XCTAssertEqual(LC_SEGMENT_64, 0x19)
    }
}
