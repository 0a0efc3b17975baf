import AdSupport
import BackgroundTasks
import Contacts
import CoreHaptics
import CoreMotion
import CoreSpotlight
import EventKit
import LinkPresentation
import TestSupport
import XCTest

/// Frameworks of things that the device hasn't got (DEV-1086, DEV-1087, DEV-1093, DEV-1094, DEV-1095, DEV-1096, DEV-1101): each says so by its own error.
final class ServicesTests: MainTestCase, @unchecked Sendable {
    func testNoSensorMoves() {
        let manager = CMMotionManager()
        XCTAssertFalse(manager.isDeviceMotionAvailable)
        let told = expectation(description: "told")
        let queue = OperationQueue()
        manager.startDeviceMotionUpdates(to: queue) { motion, error in
            XCTAssertNil(motion)
            XCTAssertEqual((error as NSError?)?.domain, CMErrorDomain)
            XCTAssertEqual((error as NSError?)?.code, Int(CMErrorNotAvailable.rawValue))
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
        let counted = expectation(description: "counted")
        CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
            XCTAssertNil(data)
            XCTAssertEqual((error as NSError?)?.code, Int(CMErrorMotionActivityNotAvailable.rawValue))
            counted.fulfill()
        }
        wait(for: [counted], timeout: 5)
    }

    func testAWalkIsNotWatched() {
        XCTAssertFalse(CMPedometer.isPedometerEventTrackingAvailable())
        XCTAssertEqual(CMDeviceMotion.SensorLocation.default.rawValue, 0)
        let told = expectation(description: "told")
        CMPedometer().startEventUpdates { event, error in
            XCTAssertNil(event)
            XCTAssertEqual((error as NSError?)?.code, Int(CMErrorMotionActivityNotAvailable.rawValue))
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
    }

    func testTasksOfThePlistAreUnavailableAndOthersNotPermitted() {
        XCTAssertFalse(BGTaskScheduler.shared.register(forTaskWithIdentifier: "nowhere", using: nil) { _ in })
        XCTAssertThrowsError(try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "nowhere"))) {
            XCTAssertEqual(($0 as NSError).domain, BGTaskScheduler.errorDomain)
            XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .notPermitted)
        }
        let request = BGProcessingTaskRequest(identifier: "a")
        (request.requiresNetworkConnectivity, request.earliestBeginDate) = (true, .distantFuture)
        let copy = request.copy() as? BGProcessingTaskRequest
        XCTAssertEqual(copy?.requiresNetworkConnectivity, true)
        XCTAssertEqual(copy?.earliestBeginDate, .distantFuture)
    }

    func testNoPageIsRead() {
        let told = expectation(description: "told")
        LPMetadataProvider().startFetchingMetadata(for: URL(string: "https://example.com")!) { data, error in
            XCTAssertNil(data)
            XCTAssertEqual((error as? LPError)?.code, .metadataFetchFailed)
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
        let metadata = LPLinkMetadata()
        metadata.title = "title"
        XCTAssertEqual((metadata.copy() as? LPLinkMetadata)?.title, "title")
    }

    func testNothingIsFelt() throws {
        XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        XCTAssertThrowsError(try CHHapticEngine()) { XCTAssertEqual(($0 as? CHHapticError)?.code, .notSupported) }
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 1, duration: 2)
        XCTAssertEqual(try CHHapticPattern(events: [event], parameters: []).duration, 3)
        event.relativeTime = -1
        XCTAssertThrowsError(try CHHapticPattern(events: [event], parameters: [])) {
            XCTAssertEqual(($0 as? CHHapticError)?.code, .invalidEventTime)
        }
    }

    func testThereIsNoSearch() {
        XCTAssertFalse(CSSearchableIndex.isIndexingAvailable())
        let item = CSSearchableItem(
            uniqueIdentifier: "a", domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
        let told = expectation(description: "told")
        CSSearchableIndex.default().indexSearchableItems([item]) { error in
            XCTAssertEqual((error as? CSIndexError)?.code, .indexingUnsupported)
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
    }

    func testTheAdvertisingIdentifierIsZero() {
        XCTAssertEqual(
            ASIdentifierManager.shared().advertisingIdentifier.uuidString, "00000000-0000-0000-0000-000000000000")
    }

    func testContactsNeedToBeAllowed() throws {
        try onMain {
            XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .notDetermined)
            let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
            XCTAssertThrowsError(try CNContactStore().enumerateContacts(with: request) { _, _ in XCTFail("a contact") })
            {
                XCTAssertEqual(($0 as? CNError)?.code, .authorizationDenied)
            }
        }
    }

    func testNamesAreWrittenInTheirOrder() {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ann", "Lee")
        XCTAssertEqual(CNContactFormatter.string(from: contact, style: .fullName), "Ann Lee")
        (contact.givenName, contact.familyName) = ("太郎", "山田")
        XCTAssertEqual(CNContactFormatter.string(from: contact, style: .fullName), "山田太郎")
        XCTAssertNil(CNContactFormatter.string(from: CNContact(), style: .fullName))
        XCTAssertEqual((contact.copy() as? CNContact)?.identifier, contact.identifier)
    }

    func testThereAreNoCalendars() throws {
        try onMain {
            let store = EKEventStore()
            XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .notDetermined)
            XCTAssertTrue(store.calendars(for: .event).isEmpty)
            XCTAssertNil(store.defaultCalendarForNewEvents)
            XCTAssertTrue(store.sources.isEmpty)
            // As apps write it that make a calendar of their own.
            let calendar = EKCalendar(for: .event, eventStore: store)
            calendar.source = store.defaultCalendarForNewEvents?.source
            XCTAssertNil(calendar.source)
            let source = EKSource()
            calendar.source = source
            XCTAssertTrue(calendar.source === source)
            XCTAssertEqual(source.sourceType, .local)
            XCTAssertNil(store.source(withIdentifier: source.sourceIdentifier))
            XCTAssertThrowsError(try store.save(EKEvent(eventStore: store), span: .thisEvent)) {
                XCTAssertEqual(($0 as? EKError)?.code, .eventStoreNotAuthorized)
            }
        }
    }
}
