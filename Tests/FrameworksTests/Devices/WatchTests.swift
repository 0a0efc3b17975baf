import CoreTelephony
import WatchConnectivity
import XCTest

/// A device without a mobile network (DEV-1242), and without a watch (DEV-1243).
final class WatchTests: XCTestCase, @unchecked Sendable {
    private final class Hearer: NSObject, WCSessionDelegate, @unchecked Sendable {
        nonisolated(unsafe) var heard: ((WCSessionActivationState, (any Error)?) -> Void)?
        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) { heard?(activationState, error) }
        func sessionDidBecomeInactive(_ session: WCSession) { XCTFail("there is no watch") }
        func sessionDidDeactivate(_ session: WCSession) { XCTFail("there is no watch") }
    }

    func testThereIsNoWatch() {
        XCTAssertFalse(WCSession.isSupported())
        let session = WCSession.default, hearer = Hearer()
        let activated = expectation(description: "activated"), failed = expectation(description: "failed")
        hearer.heard = { state, error in
            XCTAssertEqual(state, .notActivated)
            XCTAssertEqual((error as? WCError)?.code, .sessionNotSupported)
            activated.fulfill()
        }
        session.delegate = hearer
        session.activate()
        session.sendMessage(["a": 1], replyHandler: { _ in XCTFail("an answer") }) { error in
            XCTAssertEqual((error as? WCError)?.code, .sessionNotSupported)
            failed.fulfill()
        }
        wait(for: [activated, failed], timeout: 5)
        XCTAssertFalse(session.isPaired || session.isReachable || session.isWatchAppInstalled)
        XCTAssertThrowsError(try session.updateApplicationContext(["a": 1])) {
            XCTAssertEqual(($0 as? WCError)?.code, .sessionNotSupported)
        }
        XCTAssertEqual(WCError.sessionNotSupported.rawValue, 7002)
    }

    func testThereIsNoMobileNetwork() {
        let data = CTCellularData()
        XCTAssertEqual(data.restrictedState, .restrictedStateUnknown)
        let told = expectation(description: "told")
        data.cellularDataRestrictionDidUpdateNotifier = { state in
            XCTAssertEqual(state, .restrictedStateUnknown)
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
        XCTAssertNil(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology)
        XCTAssertNil(CTTelephonyNetworkInfo().dataServiceIdentifier)
    }
}
