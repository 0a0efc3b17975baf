import SwiftUI
import TestSupport
import XCTest

@testable import SwiftUI

@MainActor private final class Log {
    var lines: [String] = []
}

private struct Screen: View {
    let number: Int
    let isShown: Bool
    let log: Log

    var body: some View {
        let _ = log.lines.append("body")
        VStack {
            if isShown {
                Text(verbatim: "part")
                    .onAppear { log.lines.append("part appears") }
                    .onDisappear { log.lines.append("part disappears") }
            }
            Text(verbatim: "\(number)")
                .onChange(of: number) { old, new in log.lines.append("change \(old) \(new)") }
        }
        .onAppear { log.lines.append("appears") }
        .onDisappear { log.lines.append("disappears") }
    }
}

/// What is called when.
final class LifecycleTests: MainTestCase, @unchecked Sendable {
    func testTheOrderOfCalls() {
        onMain {
            let log = Log()
            let hosted = Hosted(harness, Screen(number: 1, isShown: true, log: log))
            XCTAssertEqual(Set(log.lines), ["body", "appears", "part appears"])
            XCTAssertEqual(log.lines.first, "body")
            log.lines = []
            hosted.controller.rootView = Screen(number: 2, isShown: true, log: log)
            harness.turn()
            XCTAssertEqual(log.lines, ["body", "change 1 2"])
            log.lines = []
            hosted.controller.rootView = Screen(number: 2, isShown: false, log: log)
            harness.turn()
            XCTAssertEqual(log.lines, ["body", "part disappears"])
            log.lines = []
            harness.window.rootViewController = UIViewController()
            harness.turn()
            XCTAssertEqual(log.lines, ["disappears"])
        }
    }

    func testThatAPreferenceIsToldOnceForAnUpdate() {
        onMain {
            let log = Log()
            let hosted = Hosted(harness, Preferring(values: [1, 2], log: log))
            XCTAssertEqual(log.lines, ["3"])
            hosted.controller.rootView = Preferring(values: [1, 2, 4], log: log)
            harness.turn()
            XCTAssertEqual(log.lines, ["3", "7"])
            hosted.controller.rootView = Preferring(values: [4, 3], log: log)
            harness.turn()
            XCTAssertEqual(log.lines, ["3", "7"], "the sum is the same")
        }
    }
}

private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Preferring: View {
    let values: [Int]
    let log: Log
    var body: some View {
        VStack { ForEach(values, id: \.self) { Text(verbatim: "\($0)").preference(key: SumKey.self, value: $0) } }
            .onPreferenceChange(SumKey.self) { log.lines.append("\($0)") }
    }
}
