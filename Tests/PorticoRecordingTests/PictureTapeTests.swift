import CoreGraphics
import Foundation
import PorticoHost
import XCTest

@testable import PorticoRecording

/// Pictures coded by what changed, put together again as the page does it.
final class PictureTapeTests: XCTestCase {
    /// A screen that tests paint on.
    private final class Screen {
        let width: Int
        let height: Int
        var pixels: [UInt32]

        init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) {
            (self.width, self.height) = (width, height)
            pixels = Array(repeating: color, count: width * height)
        }

        @discardableResult
        func fill(_ rect: HostRect, _ color: UInt32) -> HostRect {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { pixels[y * width + x] = color }
            }
            return rect
        }

        func add(to tape: inout PictureTape, _ damage: HostRect? = nil) -> PictureTape.Coded? {
            if let damage { tape.addChanges([damage]) }
            return pixels.withUnsafeBytes {
                tape.addFrame(PictureTape.Frame(pixels: $0, width: width, height: height, bytesPerRow: width * 4))
            }
        }
    }

    /// What the page shows of a file: the picture before, and this one's rectangle over it.
    private func draw(_ file: Data, _ coded: PictureTape.Coded, over old: [UInt32], width: Int) throws -> [UInt32] {
        let pixels = try XCTUnwrap(try CGImage.decode(file, name: "test").loadedPixels)
        XCTAssertEqual([pixels.width, pixels.height], [coded.rect.width, coded.rect.height])
        var new = old
        for y in 0..<pixels.height {
            for x in 0..<pixels.width { new[(coded.rect.y + y) * width + coded.rect.x + x] = pixels[x, y] }
        }
        return new
    }

    func testPutTogetherTheyAreTheFrames() throws {
        var tape = PictureTape()
        let screen = Screen(40, 60)
        var shown = [UInt32](repeating: 0, count: 40 * 60)
        var seed: UInt32 = 7
        func random(_ below: Int) -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 8) % below
        }
        var coded = try XCTUnwrap(screen.add(to: &tape))
        XCTAssertTrue(coded.isKey)
        shown = try draw(XCTUnwrap(tape.files[0]), coded, over: shown, width: 40)
        XCTAssertEqual(shown, screen.pixels)
        for _ in 0..<60 {
            let (x, y) = (random(30), random(50))
            let rect = HostRect(x: x, y: y, width: 1 + random(10), height: 1 + random(10))
            screen.fill(rect, 0xFF00_0000 | UInt32(random(0xFFFFFF)))
            guard let next = screen.add(to: &tape, rect) else { continue }
            coded = next
            shown = try draw(XCTUnwrap(tape.files.last ?? nil), coded, over: shown, width: 40)
            XCTAssertEqual(shown, screen.pixels)
        }
    }

    func testOnlyWhatDiffersIsKept() throws {
        var tape = PictureTape()
        let screen = Screen(40, 60)
        _ = screen.add(to: &tape)
        let told = HostRect(x: 4, y: 0, width: 8, height: 60)
        screen.fill(HostRect(x: 5, y: 20, width: 3, height: 5), 0xFF00_FF00)
        let coded = try XCTUnwrap(screen.add(to: &tape, told))
        XCTAssertEqual(coded, PictureTape.Coded(rect: HostRect(x: 4, y: 20, width: 8, height: 5), isKey: false))
        XCTAssertNil(screen.add(to: &tape, told), "nothing is other than before")
        XCTAssertEqual(tape.files.count, 2)
    }

    func testNowAndThenOneIsWhole() {
        var limits = RecordingLimits()
        limits.run = 3
        var tape = PictureTape(limits: limits)
        let screen = Screen(20, 20)
        let keys = (0..<9).map { index -> Bool in
            let rect = screen.fill(HostRect(x: 1, y: 1, width: 2, height: 2), 0xFF00_0000 + UInt32(index))
            return screen.add(to: &tape, rect)?.isKey ?? false
        }
        XCTAssertEqual(keys, [true, false, false, false, true, false, false, false, true])
    }

    func testAnotherSizeAndTheHomeScreenBeginAnew() {
        var tape = PictureTape()
        XCTAssertEqual(Screen(20, 30).add(to: &tape)?.isKey, true)
        XCTAssertEqual(Screen(30, 20).add(to: &tape)?.isKey, true)
        tape.addHome()
        XCTAssertEqual(Screen(30, 20).add(to: &tape)?.isKey, true)
        XCTAssertEqual(tape.files.map { $0 == nil }, [false, false, true, false])
    }

    func testTheOldestGoWhenThereIsTooMuch() throws {
        var limits = RecordingLimits()
        limits.pictures = 4000
        limits.run = 4
        var tape = PictureTape(limits: limits)
        let screen = Screen(30, 30)
        var keys: [Bool] = []
        for index in 0..<60 {
            for place in screen.pixels.indices where place % 7 == index % 7 {
                screen.pixels[place] = 0xFF00_0000 | UInt32(truncatingIfNeeded: place &* 2_654_435_761 &+ index)
            }
            keys.append(try XCTUnwrap(screen.add(to: &tape)).isKey)
        }
        XCTAssertLessThanOrEqual(tape.bytes, 4000 * 3, "what is kept is the bound and the run that is being made")
        XCTAssertEqual(tape.bytes, tape.files.reduce(0) { $0 + ($1?.count ?? 0) })
        XCTAssertGreaterThan(tape.firstKept, 0)
        XCTAssertTrue(keys[tape.firstKept], "what is left begins with a whole picture")
        XCTAssertTrue(tape.files[..<tape.firstKept].allSatisfy { $0 == nil })
        XCTAssertTrue(tape.files[tape.firstKept...].allSatisfy { $0 != nil })
    }
}
