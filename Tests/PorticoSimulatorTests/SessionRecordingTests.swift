import PorticoHost
import XCTest

@testable import PorticoSimulator

final class SessionRecordingTests: XCTestCase {
    private func node(_ id: UInt64, _ frame: [Double], label: String = "", _ children: [InterfaceNode] = [])
        -> InterfaceNode
    {
        var node = InterfaceNode(id: id, kind: .other, type: "View")
        (node.frame, node.label, node.children, node.isHittable) = (frame, label, children, true)
        return node
    }

    func testWhatIsTouchedIsTheInnermostThingWithAName() {
        let label = node(3, [10, 10, 50, 20])
        let button = node(2, [0, 0, 100, 44], label: "Add", [label])
        var screen = node(1, [0, 0, 390, 844], label: "All", [button])
        XCTAssertEqual(SessionRecording.name(at: 20, 20, in: [screen]), "\"Add\"", "its own part has none")
        XCTAssertEqual(SessionRecording.name(at: 200, 200, in: [screen]), "\"All\"")
        XCTAssertNil(SessionRecording.name(at: 500, 20, in: [screen]))
        screen.children[0].label = ""
        screen.children[0].identifier = "add"
        XCTAssertEqual(SessionRecording.name(at: 20, 20, in: [screen]), "#add")
        let front = node(4, [0, 0, 390, 844], label: "Alert")
        XCTAssertEqual(SessionRecording.name(at: 20, 20, in: [screen, front]), "\"Alert\"", "the last one is in front")
    }
}
