import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

private final class OwnView: UIView {}

/// What an app can do nothing about is none of its mistakes.
final class SystemPartsTests: MainTestCase, @unchecked Sendable {
    func testWhatSwiftUIShowsViewsByIsTheSystems() {
        onMain {
            XCTAssertTrue(LifecycleChecker.isSystemsOwn(TextLabel(frame: .zero)))
            XCTAssertFalse(LifecycleChecker.isUIKitsOwn(TextLabel(frame: .zero)), "its text is the app's")
            let objects: [AnyObject] = [UIHostingController(rootView: Text(verbatim: "A")), UILabel(), OwnView()]
            for object in objects { XCTAssertFalse(LifecycleChecker.isSystemsOwn(object), "\(object)") }
        }
    }

    func testShadowsAndListsOfSwiftUIAreNoFindings() {
        onMain {
            LifecycleChecker.start()
            defer { LifecycleChecker.stop() }
            let content = List { Text(verbatim: "A").padding().background(.white).shadow(radius: 3) }
            let hosted = Hosted(harness, content)
            harness.advance(by: 0.5)
            XCTAssertNotNil(hosted.controller.view.window)
            XCTAssertEqual(LifecycleChecker.findings.map(\.description), [])
        }
    }
}
