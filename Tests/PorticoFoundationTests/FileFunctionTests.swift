import Foundation
import XCTest

@testable import PorticoFoundation

/// Darwin's files over functions, as ZIPFoundation has archives in memory.
final class FileFunctionTests: XCTestCase {
    private final class Memory {
        var bytes = [UInt8]("abcdef".utf8)
        var place = 0
        var isClosed = false

        static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory {
            Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
        }
    }

    private func open(_ memory: Memory, writes: Bool) throws -> UnsafeMutablePointer<FILE> {
        let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
            let memory = Memory.of($0)
            for place in 0..<Int($2) {
                memory.bytes[memory.place] = UInt8(bitPattern: $1![place])
                memory.place += 1
            }
            return $2
        }
        let file = funopen(
            Unmanaged.passUnretained(memory).toOpaque(),
            {
                let memory = Memory.of($0)
                let count = min(Int($2), memory.bytes.count - memory.place)
                for place in 0..<count { $1![place] = CChar(bitPattern: memory.bytes[memory.place + place]) }
                memory.place += count
                return Int32(count)
            }, writes ? write : nil,
            {
                let memory = Memory.of($0)
                let start = $2 == SEEK_SET ? 0 : $2 == SEEK_CUR ? memory.place : memory.bytes.count
                guard start + Int($1) >= 0 else { return -1 }
                memory.place = start + Int($1)
                return Int64(memory.place)
            },
            {
                Memory.of($0).isClosed = true
                return 0
            })
        return try XCTUnwrap(file)
    }

    func testBytesAreReadAndSought() throws {
        let memory = Memory(), file = try open(memory, writes: false)
        var bytes = [UInt8](repeating: 0, count: 4)
        XCTAssertEqual(fread(&bytes, 1, 4, file), 4)
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "abcd")
        XCTAssertEqual(fseeko(file, -1, SEEK_END), 0)
        XCTAssertEqual(ftello(file), 5)
        XCTAssertEqual(fread(&bytes, 1, 4, file), 1)
        XCTAssertEqual(bytes[0], UInt8(ascii: "f"))
        XCTAssertNotEqual(feof(file), 0)
        XCTAssertEqual(fseeko(file, -10, SEEK_END), -1, "the function refuses")
        XCTAssertFalse(memory.isClosed)
        XCTAssertEqual(fclose(file), 0)
        XCTAssertTrue(memory.isClosed)
    }

    func testBytesAreWritten() throws {
        let memory = Memory(), file = try open(memory, writes: true)
        XCTAssertEqual(fseeko(file, 2, SEEK_SET), 0)
        XCTAssertEqual(fwrite("XY", 1, 2, file), 2)
        XCTAssertEqual(fclose(file), 0)
        XCTAssertEqual(String(decoding: memory.bytes, as: UTF8.self), "abXYef")
    }

    func testAFileOfNeitherIsNone() {
        XCTAssertNil(funopen(nil, nil, nil, nil, nil))
        XCTAssertEqual(errno, EINVAL)
    }
}
