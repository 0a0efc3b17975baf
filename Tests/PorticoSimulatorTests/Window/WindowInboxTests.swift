import Foundation
import PorticoHost
import Synchronization
import XCTest

@testable import PorticoShell
@testable import PorticoSimulator

final class WindowInboxTests: XCTestCase {
    private let surfaces = SurfaceSet(generation: 1, count: 1, width: 100, height: 200, bytesPerRow: 400, scale: 1)

    private func frame(
        _ sequence: Int, _ rect: HostRect, generation: Int = 1, released: @escaping @Sendable () -> Void = {}
    )
        throws -> SharedFrame
    {
        var surfaces = surfaces
        surfaces.generation = generation
        return SharedFrame(
            surfaces: surfaces,
            message: FrameMessage(generation: generation, surface: 0, damage: [rect], sequence: sequence, time: 0),
            memory: try SharedMemory(name: "test", size: surfaces.bytes), release: released)
    }

    private func rect(_ x: Int, _ y: Int) -> HostRect { HostRect(x: x, y: y, width: 5, height: 5) }

    /// A window that is slow gets one frame with all that it missed, and wakes up once for it.
    func testDamageAddsUp() throws {
        let wakes = Counter()
        let released = Counter()
        let inbox = WindowInbox { wakes.add() }
        inbox.showFrame(try frame(1, rect(0, 0)), of: 3)
        XCTAssertEqual(
            inbox.takeMail().damage.rects, [HostRect(x: 0, y: 0, width: 100, height: 200)], "the first: all of it")
        XCTAssertEqual(wakes.value, 1)
        for index in 2..<6 {
            inbox.showFrame(try frame(index, rect(index * 10, 0), released: { released.add() }), of: 3)
        }
        XCTAssertEqual(wakes.value, 2)
        XCTAssertEqual(released.value, 3, "older frames have gone back to the app")
        let mail = inbox.takeMail()
        XCTAssertEqual(mail.damage.rects.count, 4)
        XCTAssertEqual(mail.frame??.shared.sequence, 5)
        XCTAssertTrue(inbox.takeMail().frame == nil, "taken is taken")
        // One is missing, or the surfaces are others: nothing of the old picture is of use.
        inbox.showFrame(try frame(7, rect(0, 0)), of: 3)
        XCTAssertEqual(inbox.takeMail().damage.rects.first?.area, 20_000)
        inbox.showFrame(try frame(8, rect(0, 0), generation: 2), of: 3)
        XCTAssertEqual(inbox.takeMail().damage.rects.first?.area, 20_000)
        inbox.showFrame(nil, of: nil)
        let none = inbox.takeMail()
        XCTAssertTrue(none.frame != nil)
        XCTAssertNil(none.frame ?? nil)
        XCTAssertTrue(none.damage.isEmpty)
    }

    func testMessagesAreBounded() {
        let inbox = WindowInbox {}
        for index in 0..<1000 { inbox.sendMessage(.note("\(index)")) }
        let messages = inbox.takeMail().messages
        XCTAssertEqual(messages.count, WindowInbox.mostMessages)
        guard case .note("999")? = messages.last else { return XCTFail("the newest are kept") }
    }

    private final class Counter: Sendable {
        private let count = Atomic(0)
        func add() { count.add(1, ordering: .relaxed) }
        var value: Int { count.load(ordering: .relaxed) }
    }
}
