import Observation
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// What comes to a scene and what is kept with it.
final class SceneTests: ControlTestCase, @unchecked Sendable {
    private struct Page: View {
        let notes: Notes
        @State private var isDeep = false
        @SceneStorage("taps") private var taps = 0

        var body: some View {
            VStack {
                Button("Tap \(taps)") { taps += 1 }
                Button("Deeper") { isDeep = true }
                if isDeep { Text("Deep").onOpenURL { notes.add("deep \($0.absoluteString)") } }
            }
            .onOpenURL { notes.add("outer \($0.absoluteString)") }
            .onContinueUserActivity("a.b") { notes.add("goes on \($0.title ?? "")") }
            .userActivity("x.y") { $0.title = "Now" }
        }
    }

    func testThatURLsAndActivitiesReachTheViewsThatAreThere() throws {
        try onMain {
            let notes = Notes()
            show(Page(notes: notes))
            let url = try XCTUnwrap(URL(string: "demo://one"))
            XCTAssertTrue(SceneEvents.open(url, in: nil))
            tap("Deeper")
            SceneEvents.open(url, in: harness.application.windows[0].windowScene)
            XCTAssertEqual(notes.lines, ["outer demo://one", "outer demo://one", "deep demo://one"])
            notes.lines = []
            let activity = NSUserActivity(activityType: "a.b")
            activity.title = "Draft"
            XCTAssertTrue(SceneEvents.go(on: activity, in: nil))
            XCTAssertFalse(SceneEvents.go(on: NSUserActivity(activityType: "other"), in: nil))
            XCTAssertEqual(notes.lines, ["goes on Draft"])
            show(Text("Empty"))
            XCTAssertFalse(SceneEvents.open(url, in: nil), "views that are gone hear of nothing")
        }
    }

    @Observable @MainActor final class Shelf {
        var title = "Books"
    }

    func testThatASceneHasAnObservableObjectInItsEnvironment() throws {
        try onMain {
            let shelf = Shelf()
            let scene = WindowGroup { Text("a") }.environment(shelf)
            var values = EnvironmentValues()
            try XCTUnwrap(scene as? EnvironmentScene<WindowGroup<Text>>).change(&values)
            XCTAssertTrue(values[EnvironmentObjectKey<Shelf>.self] === shelf)
        }
    }

    private struct Kept: View {
        @SceneStorage("word") private var word = "none"

        var body: some View { Button("Word \(word)") { word = "kept" } }
    }

    func testThatAValueIsKeptWithItsSession() {
        onMain {
            let session = UISceneSession(
                role: .windowApplication,
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
            func page() -> some View {
                HStack {
                    Kept()
                    Kept()
                }
                .environment(\.sceneSession, SceneSessionReference(session: session))
            }
            show(page())
            XCTAssertNotNil(find("Word none"))
            tap("Word none")
            XCTAssertEqual(views.filter { ($0 as? UILabel)?.text == "Word kept" }.count, 2, "both see the one value")
            show(page())
            XCTAssertNotNil(find("Word kept"))
            XCTAssertEqual((session.userInfo?["SwiftUI.SceneStorage"] as? [String: Any])?["word"] as? String, "kept")
        }
    }
}
