import CoreGraphics
import Foundation
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What outlives a process, as values and as files.
final class RestorationStoreTests: MainTestCase, @unchecked Sendable {
    private var folder = URL(fileURLWithPath: "/")
    private var messages: [String] = []
    private var oldReport: (String) -> Void = { _ in }

    override func prepare() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("portico-state-\(UUID().uuidString)")
        messages = []
        oldReport = RestorationStore.report
        RestorationStore.report = { [weak self] in self?.messages.append($0) }
    }

    override func cleanUp() {
        RestorationStore.report = oldReport
        try? FileManager.default.removeItem(at: folder)
    }

    func testValuesComeBackAsTheyWere() throws {
        let date = Date(timeIntervalSinceReferenceDate: 12345.5)
        let id = UUID()
        let values: [String: Any] = [
            "string": "ä", "int": 7, "one": 1, "bool": true, "double": 1.5, "float": CGFloat(2.5),
            "data": Data([1, 2]),
            "date": date, "url": URL(string: "https://a.b/c?d")!, "uuid": id, "null": NSNull(),
            "list": [1, "two", [3]] as [Any], "nested": ["type": "set", "value": "not a tag"],
            "set": Set<AnyHashable>([1, 2]), "pairs": [1: "one", 2: "two"] as [AnyHashable: Any],
        ]
        let list = try XCTUnwrap(ArchivedValue.propertyList(of: values))
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let read = try PropertyListSerialization.propertyList(from: data, format: nil)
        let back = try XCTUnwrap(ArchivedValue.value(of: read) as? [String: Any])
        XCTAssertEqual(Set(back.keys), Set(values.keys))
        XCTAssertEqual(back["string"] as? String, "ä")
        XCTAssertEqual(back["int"] as? Int, 7)
        XCTAssertEqual(back["one"] as? Int, 1, "no truth value")
        XCTAssertEqual(back["bool"] as? Bool, true)
        XCTAssertEqual(back["double"] as? Double, 1.5)
        XCTAssertEqual(back["float"] as? Double, 2.5)
        XCTAssertEqual(back["data"] as? Data, Data([1, 2]))
        XCTAssertEqual(back["date"] as? Date, date)
        XCTAssertEqual(back["url"] as? URL, URL(string: "https://a.b/c?d"))
        XCTAssertEqual(back["uuid"] as? UUID, id)
        XCTAssertTrue(back["null"] is NSNull)
        XCTAssertEqual((back["list"] as? [Any])?.count, 3)
        XCTAssertEqual(back["nested"] as? [String: String], ["type": "set", "value": "not a tag"])
        XCTAssertEqual(back["set"] as? Set<AnyHashable>, [1, 2])
        XCTAssertEqual((back["pairs"] as? [AnyHashable: Any])?[2] as? String, "two")
    }

    func testNoListOfAnotherKindIsTakenForAValue() {
        for bad in [["type": "nonsense", "value": 1], ["type": "uuid"], [:]] as [[String: Any]] {
            XCTAssertNil(ArchivedValue.value(of: bad))
        }
        XCTAssertNil(ArchivedValue.value(of: ["type": "object", "value": Data([1, 2, 3])]))
    }

    func testACoderKeepsNumbersGeometryAndObjects() {
        let coder = RestorationCoder(isSecure: true)
        coder.encode(3, forKey: "int")
        coder.encode(true, forKey: "bool")
        coder.encode(1.25, forKey: "double")
        coder.encode("text", forKey: "text")
        coder.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
        coder.encode([1, 2, 3] as Any?, forKey: "list")
        [UInt8(9), 8].withUnsafeBufferPointer { coder.encodeBytes($0.baseAddress, length: 2, forKey: "bytes") }
        let back = RestorationCoder(values: coder.values, isSecure: true)
        XCTAssertEqual(back.decodeInteger(forKey: "int"), 3)
        XCTAssertTrue(back.decodeBool(forKey: "bool"))
        XCTAssertEqual(back.decodeDouble(forKey: "double"), 1.25)
        XCTAssertEqual(back.decodeObject(forKey: "text") as? String, "text")
        XCTAssertEqual(back.decodeObject(of: NSString.self, forKey: "text"), "text")
        XCTAssertNil(back.decodeObject(of: NSDate.self, forKey: "text"))
        XCTAssertEqual(back.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2.5))
        XCTAssertEqual(back.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(back.decodeUIEdgeInsets(forKey: "insets"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(back.decodeCGAffineTransform(forKey: "transform").tx, 5)
        XCTAssertEqual(back.decodeObject(forKey: "list") as? [Int], [1, 2, 3])
        XCTAssertEqual(back.withDecodedUnsafeBytes(forKey: "bytes") { $0.map(Array.init) }, [9, 8])
        XCTAssertFalse(back.containsValue(forKey: "other"))
        XCTAssertNil(back.decodeObject(forKey: "other"))
        XCTAssertEqual(back.decodeInteger(forKey: "text"), 0)
        XCTAssertEqual(messages, [])
    }

    func testASecureCoderLeavesOutWhatIsNotSecure() {
        final class Old: NSObject, NSCoding {
            override init() { super.init() }
            init?(coder: NSCoder) { super.init() }
            func encode(with coder: NSCoder) {}
        }
        let coder = RestorationCoder(isSecure: true)
        coder.encode(Old(), forKey: "old")
        XCTAssertEqual(coder.values.count, 0)
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages[0].contains("Old"), messages[0])
        XCTAssertTrue(messages[0].contains("NSSecureCoding"), messages[0])
    }

    func testAnActivityComesBack() throws {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.title = "Reading"
        activity.addUserInfoEntries(from: ["page": 7, "when": Date(timeIntervalSinceReferenceDate: 1)])
        activity.webpageURL = URL(string: "https://example.com")
        activity.targetContentIdentifier = "book"
        activity.requiredUserInfoKeys = ["page"]
        activity.isEligibleForSearch = true
        let back = try XCTUnwrap(NSUserActivity(propertyList: activity.propertyList))
        XCTAssertEqual(back.activityType, "com.example.read")
        XCTAssertEqual(back.title, "Reading")
        XCTAssertEqual(back.userInfo?["page"] as? Int, 7)
        XCTAssertEqual(back.userInfo?["when"] as? Date, Date(timeIntervalSinceReferenceDate: 1))
        XCTAssertEqual(back.webpageURL, activity.webpageURL)
        XCTAssertEqual(back.targetContentIdentifier, "book")
        XCTAssertEqual(back.requiredUserInfoKeys, ["page"])
        XCTAssertTrue(back.isEligibleForHandoff)
        XCTAssertTrue(back.isEligibleForSearch)
        XCTAssertNil(NSUserActivity(propertyList: ["title": "no type"]))
    }

    // MARK: Files

    func testAFileComesBack() {
        onMain {
            let store = RestorationStore(folder: folder)
            XCTAssertNil(store.read("a"))
            store.write(["x": 1], to: "a")
            XCTAssertEqual(store.read("a") as? [String: Int], ["x": 1])
            store.remove("a")
            XCTAssertNil(store.read("a"))
            XCTAssertEqual(messages, [], "a file that isn't there is nothing bad")
        }
    }

    /// Every byte of a file in turn is damaged, and the file is cut at every place: it is refused, with a message, and is gone.
    func testADamagedFileIsRefusedAndThrownAway() throws {
        try onMain {
            let store = RestorationStore(folder: folder)
            store.write(["x": ["y": "z"]], to: "a")
            let file = folder.appendingPathComponent("a")
            let good = try Data(contentsOf: file)
            var damaged: [Data] = good.indices.map { index in
                var copy = good
                copy[index] ^= 0x55
                return copy
            }
            damaged += (0..<good.count).map { good.prefix($0) }
            damaged.append(good + Data([0]))
            for (index, data) in damaged.enumerated() {
                messages = []
                try data.write(to: file)
                XCTAssertNil(store.read("a"), "\(index)")
                XCTAssertEqual(messages.count, 1, "\(index)")
                XCTAssertTrue(messages.first?.contains(file.path) ?? false)
                XCTAssertTrue(messages.first?.contains("thrown away") ?? false)
                XCTAssertFalse(store.has("a"))
            }
        }
    }

    func testAStateWhosePartsDontFitIsNone() {
        let part: [String: Any] = ["kind": "controller", "path": ["a"], "values": [String: Any]()]
        func state(_ parts: [[String: Any]]) -> PreservedState? {
            PreservedState(["secure": true, "values": [String: Any](), "entries": parts])
        }
        XCTAssertNotNil(state([part]))
        XCTAssertNotNil(state([part, part.merging(["owner": 0]) { $1 }]))
        XCTAssertNil(state([part.merging(["owner": 0]) { $1 }]), "it owns itself")
        XCTAssertNil(state([part.merging(["owner": 1]) { $1 }, part]), "the owner comes later")
        XCTAssertNil(state([part.merging(["kind": "view"]) { $1 }]), "a view without a controller")
        XCTAssertNil(state([part.merging(["kind": "other"]) { $1 }]))
        XCTAssertNil(state([part.merging(["path": [String]()]) { $1 }]))
        XCTAssertNil(PreservedState(["entries": "none"]))
    }
}
