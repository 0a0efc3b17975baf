import Synchronization
import XCTest

@testable import PorticoSimulator

/// One answer of all devices to a patch.
final class PatchAnswersTests: XCTestCase {
    private func said(_ answers: PatchAnswer...) -> [String?] {
        let said = Mutex<[String?]>([])
        let all = PatchAnswers(answers.count) { problem in said.withLock { $0.append(problem) } }
        for answer in answers {
            XCTAssertEqual(said.withLock { $0 }, [], "not before the last has answered")
            all.takeAnswer(answer)
        }
        return said.withLock { $0 }
    }

    func testAnAppIsPatchedWhereItRuns() {
        XCTAssertEqual(said(.done), [nil])
        XCTAssertEqual(said(.notRunning, .done, .notRunning), [nil])
        XCTAssertEqual(said(.notRunning, .notRunning), ["it wasn't running"])
    }

    func testOneProcessThatCannotIsEnough() {
        XCTAssertEqual(said(.done, .refused("one"), .refused("two")), ["one"])
        XCTAssertEqual(said(.refused("one"), .notRunning), ["one"])
    }
}
