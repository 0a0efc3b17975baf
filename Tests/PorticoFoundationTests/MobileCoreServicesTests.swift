import Foundation
import PorticoFoundation
import XCTest

/// What libraries ask of MobileCoreServices and of addresses, as Alamofire does it.
final class MobileCoreServicesTests: XCTestCase {
    func testTagsAndTypesByTheirOldNames() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        XCTAssertEqual(type.map(String.init), "public.png")
        XCTAssertEqual(
            type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType)?.takeRetainedValue() }
                .map(String.init), "image/png")
        XCTAssertEqual(
            UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassFilenameExtension).map {
                String($0.takeRetainedValue())
            }, "png")
        XCTAssertNil(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "", nil))
        XCTAssertNil(UTTypeCreatePreferredIdentifierForTag("com.apple.ostype", "PNGf", nil))
        XCTAssertTrue(UTTypeConformsTo("public.png", kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypeImage, "public.png"))
        XCTAssertTrue(UTTypeEqual("Public.PNG", "public.png"))
    }

    func testTextsAreHandedOver() {
        let text = Unmanaged.passRetained("flags" as String)
        XCTAssertEqual(String(text.takeRetainedValue()), "flags")
    }

    // DEV-1268
    func testMutexesAreOfTheKindThatIsAskedFor() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        XCTAssertEqual(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE), 0)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP), 0)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, 77), EINVAL)
        var mutex = pthread_mutex_t()
        pthread_mutex_init(&mutex, &attributes)
        XCTAssertEqual(pthread_mutex_lock(&mutex), 0)
        XCTAssertEqual(pthread_mutex_trylock(&mutex), 0, "the thread that has it gets it again")
        pthread_mutex_unlock(&mutex)
        pthread_mutex_unlock(&mutex)
        pthread_mutex_destroy(&mutex)
    }

    func testRangesOfACalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
        calendar.locale = Locale(identifier: "en_US")
        let date = Date(timeIntervalSinceReferenceDate: 90_061)
        var start: NSDate?
        var length: TimeInterval = 0
        XCTAssertTrue((calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: date))
        XCTAssertEqual(start?.timeIntervalSinceReferenceDate, 86_400)
        XCTAssertEqual(length, 86_400)
        // 1 January 2001 was a Monday.
        XCTAssertFalse((calendar as NSCalendar).range(ofWeekendStart: &start, interval: &length, containing: date))
        XCTAssertTrue((calendar as NSCalendar).nextWeekendStart(&start, interval: &length, options: [], after: date))
        XCTAssertEqual(start?.timeIntervalSinceReferenceDate, 5 * 86_400)
        XCTAssertEqual(length, 2 * 86_400)
    }

    // DEV-1267
    func testAddressesHaveALength() {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        XCTAssertEqual(Int(address.sin_len), MemoryLayout<sockaddr_in>.size)
        XCTAssertEqual(sockaddr().sa_len, 16)
        XCTAssertEqual(Int(sockaddr_in6().sin6_len), MemoryLayout<sockaddr_in6>.size)
    }
}
