import CZlib
import Foundation
import PorticoHost
import XCTest

@testable import PorticoShell
@testable import PorticoSimulator

final class FrameEncoderTests: XCTestCase {
    /// A screen of 8 × 6 pixels whose colours are their places.
    private func frame(sequence: Int = 3) throws -> SharedFrame {
        let set = SurfaceSet(generation: 1, count: 1, width: 8, height: 6, bytesPerRow: 64, scale: 2)
        let memory = try SharedMemory(name: "test", size: set.bytes)
        for y in 0..<6 {
            for x in 0..<8 {
                memory.base.storeBytes(
                    of: 0xff00_0000 | UInt32(y * 8 + x), toByteOffset: y * 64 + x * 4, as: UInt32.self)
            }
        }
        let message = FrameMessage(
            generation: 1, surface: 0, damage: [HostRect(x: 0, y: 0, width: 8, height: 6)], sequence: sequence, time: 0)
        return SharedFrame(surfaces: set, message: message, memory: memory) {}
    }

    private func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }

    private func inflate(_ bytes: ArraySlice<UInt8>, _ size: Int) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: size / 4)
        var length = uLongf(size)
        let input = Array(bytes)
        let code = result.withUnsafeMutableBytes {
            uncompress($0.baseAddress!.assumingMemoryBound(to: UInt8.self), &length, input, uLong(input.count))
        }
        XCTAssertEqual(code, Z_OK)
        XCTAssertEqual(Int(length), size)
        return result
    }

    func testOnlyDamageIsSent() throws {
        let rects = [HostRect(x: 2, y: 1, width: 3, height: 2), HostRect(x: 7, y: 5, width: 1, height: 1)]
        var bytes = FrameEncoder.encode(try frame(), rects, process: 9)
        FrameEncoder.appendNumber(0x01020304, into: &bytes)
        XCTAssertEqual(bytes[0], 1)
        XCTAssertEqual(number(bytes, 2, 2), 2)
        XCTAssertEqual(number(bytes, 4, 4), 9)
        XCTAssertEqual(number(bytes, 8, 4), 0x01020304)
        XCTAssertEqual([number(bytes, 12, 2), number(bytes, 14, 2)], [8, 6])
        XCTAssertEqual(number(bytes, 16, 4), 7 * 4)
        XCTAssertEqual(number(bytes, 20, 4), 3)
        XCTAssertEqual((0..<8).map { number(bytes, 32 + $0 * 2, 2) }, [2, 1, 3, 2, 7, 5, 1, 1])
        let pixels = inflate(bytes[48...], 28).map { Int($0 & 0xffffff) }
        XCTAssertEqual(pixels, [10, 11, 12, 18, 19, 20, 47])
    }

    func testSnapshotIsSmaller() throws {
        let bytes = FrameEncoder.snapshot(try frame(), process: 1, divisor: 2)
        XCTAssertEqual([number(bytes, 12, 2), number(bytes, 14, 2)], [4, 3])
        XCTAssertEqual(inflate(bytes[40...], 48).first.map { Int($0 & 0xffffff) }, 9)
    }
}
