import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Counts the screens that live: each has one of these as its state.
private final class LiveScreen: ObservableObject {
    @MainActor static var count = 0
    @MainActor static var made = 0

    init() {
        MainActor.assumeIsolated {
            LiveScreen.count += 1
            LiveScreen.made += 1
        }
    }
    deinit { MainActor.assumeIsolated { LiveScreen.count -= 1 } }
}

private struct Screen: View {
    let number: Int
    @StateObject private var live = LiveScreen()

    var body: some View {
        let _ = live
        VStack {
            Text(verbatim: "screen \(number)")
            Button("Button") { _ = live }
        }
        .navigationTitle("Screen \(number)")
    }
}

@MainActor private final class Remote: ObservableObject {
    @Published var path: [Int] = []
    @Published var sheet: Int?
    @Published var rows: [Int] = []
}

private struct Pushing: View {
    @ObservedObject var remote: Remote

    var body: some View {
        NavigationStack(path: $remote.path) {
            Text(verbatim: "root").navigationDestination(for: Int.self) { Screen(number: $0) }
        }
    }
}

private struct Presenting: View {
    @ObservedObject var remote: Remote
    private var isShown: Binding<Bool> {
        Binding(get: { remote.sheet != nil }, set: { if !$0 { remote.sheet = nil } })
    }

    var body: some View {
        Text(verbatim: "under").sheet(isPresented: isShown) { Screen(number: remote.sheet ?? 0) }
    }
}

private struct Listing: View {
    @ObservedObject var remote: Remote

    var body: some View { List(remote.rows, id: \.self) { Screen(number: $0) } }
}

/// Screens that come and go leave nothing: `PORTICO_WHOLE_TABLES` shows a thousand of each kind, else some.
final class ScreenLeakTests: MainTestCase, @unchecked Sendable {
    /// Shows `steps` screens of a kind, one after the other, and looks what is left of them.
    /// - Parameter kept: As many may stay, in cells that wait for another row.
    @MainActor private func lookForScreens(
        of view: (Remote) -> some View, steps: Int, kept: Int = 0, come: (Remote, Int) -> Void, go: (Remote) -> Void,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        LiveScreen.count = 0
        LiveScreen.made = 0
        let remote = Remote()
        let hosted = Hosted(harness, view(remote))
        let source = hosted.controller.host.environment.cell(for: TextSelectionKey.self).source
        for step in 0..<steps {
            come(remote, step)
            harness.turn()
            harness.advance(by: 1)
            XCTAssertGreaterThan(LiveScreen.count, 0, "step \(step)", file: file, line: line)
            go(remote)
            harness.turn()
            harness.advance(by: 1)
        }
        XCTAssertGreaterThanOrEqual(LiveScreen.made, steps, file: file, line: line)
        XCTAssertLessThanOrEqual(LiveScreen.count, kept, "screens that are gone live on", file: file, line: line)
        XCTAssertLessThanOrEqual(source.derivedCount, 128, file: file, line: line)
    }

    func testPushedScreensEnd() {
        onMain {
            lookForScreens(
                of: { Pushing(remote: $0) }, steps: SlowTable.rounds(1000, else: 20), come: { $0.path = [$1] },
                go: { $0.path = [] })
        }
    }

    func testSheetsEnd() {
        onMain {
            lookForScreens(
                of: { Presenting(remote: $0) }, steps: SlowTable.rounds(1000, else: 20), come: { $0.sheet = $1 },
                go: { $0.sheet = nil })
        }
    }

    func testRowsEnd() {
        onMain {
            lookForScreens(
                of: { Listing(remote: $0) }, steps: SlowTable.rounds(100, else: 5), kept: 20,
                come: { remote, step in remote.rows = (0..<10).map { step * 10 + $0 } }, go: { $0.rows = [] })
        }
    }
}
