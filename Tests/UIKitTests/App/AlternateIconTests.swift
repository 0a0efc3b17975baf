import Foundation
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The icon that an app chooses, what is said of it, and what outlives the app (DEV-1252).
final class AlternateIconTests: MainTestCase, @unchecked Sendable {
    private final class Answers: @unchecked Sendable {
        var codes: [CocoaError.Code?] = []
    }

    private var folder: URL!
    private var answers = Answers()

    override func prepare() {
        answers = Answers()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        AlternateIcon.home = folder.path
        harness.showWindow()
    }

    override func cleanUp() { try? FileManager.default.removeItem(at: folder) }

    @MainActor private func useIcons() {
        AlternateIcon.use([
            "CFBundleIcons": ["CFBundleAlternateIcons": ["Dark": ["CFBundleIconName": "Dark"], "Light": [:]]]
        ])
    }

    @MainActor private func set(_ name: String?) {
        let answers = answers
        harness.application.setAlternateIconName(name) { answers.codes.append(($0 as? CocoaError)?.code) }
    }

    func testAnAppWithoutOtherIcons() {
        onMain {
            AlternateIcon.use([:])
            XCTAssertFalse(harness.application.supportsAlternateIcons)
            set("Dark")
            XCTAssertEqual(answers.codes, [], "not at once")
            harness.turn { answers.codes.count == 1 }
            XCTAssertEqual(answers.codes, [.featureUnsupported])
            XCTAssertNil(harness.application.alternateIconName)
            XCTAssertFalse(SystemAlert.isUp)
        }
    }

    func testANameThatIsNone() {
        onMain {
            useIcons()
            XCTAssertTrue(harness.application.supportsAlternateIcons)
            set("Green")
            harness.turn { answers.codes.count == 1 }
            XCTAssertEqual(answers.codes, [.fileNoSuchFile])
            XCTAssertNil(harness.application.alternateIconName)
            XCTAssertFalse(SystemAlert.isUp)
        }
    }

    func testAChoiceIsToldAndOutlivesTheApp() {
        onMain {
            useIcons()
            set("Dark")
            XCTAssertEqual(harness.application.alternateIconName, "Dark")
            harness.turn { SystemAlert.isUp }
            harness.advance(by: 1)
            XCTAssertEqual(answers.codes, [], "the alert is up")
            let file = folder.appendingPathComponent("Library/Portico/AlternateIcon.plist")
            let data = FileManager.default.contents(atPath: file.path) ?? Data()
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            XCTAssertEqual(values?["name"] as? String, "Dark")
            set(nil)
            XCTAssertNil(harness.application.alternateIconName)
            XCTAssertFalse(FileManager.default.fileExists(atPath: file.path), "the primary icon needs no file")
        }
    }

    func testAnotherLaunchReadsTheChoice() throws {
        try onMain {
            let library = folder.appendingPathComponent("Library/Portico")
            try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["name": "Light"], format: .binary, options: 0)
            try data.write(to: library.appendingPathComponent("AlternateIcon.plist"))
            useIcons()
            XCTAssertEqual(harness.application.alternateIconName, "Light")
        }
    }

    func testAnIconThatIsGoneIsThePrimaryOne() throws {
        try onMain {
            let library = folder.appendingPathComponent("Library/Portico")
            try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["name": "Old"], format: .binary, options: 0)
            try data.write(to: library.appendingPathComponent("AlternateIcon.plist"))
            useIcons()
            XCTAssertNil(harness.application.alternateIconName)
        }
    }
}
