import XCTest

@testable import PorticoLowering

final class TimerRuleTests: XCTestCase {
    func test_anExtensionOfTimersLeavesThemWhatTheyAre() throws {
        try assertLowers(
            "let t = Timer(timeInterval: 1, repeats: true) { _ in }",
            to: "let t = Timer(_porticoTimeInterval: 1, repeats: true) { _ in }", with: "extension Timer { var a: Int { 1 } }")
    }

    func test_timersWithBlocksAreOurs() throws {
        let table = [
            (
                "Timer(timeInterval: 1, repeats: true) { _ in }",
                "Timer(_porticoTimeInterval: 1, repeats: true) { _ in }"
            ),
            (
                "Timer.init(timeInterval: 1, repeats: true, block: f)",
                "Timer.init(_porticoTimeInterval: 1, repeats: true, block: f)"
            ),
            (
                "Foundation.Timer(fire: d, interval: 1, repeats: false) { _ in }",
                "Foundation.Timer(_porticoFire: d, interval: 1, repeats: false) { _ in }"
            ),
            (
                "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in g(Timer(fire: d, interval: 1, repeats: true, block: f)) }",
                "Timer.scheduledTimer(_porticoTimeInterval: 1, repeats: true) { _ in g(Timer(_porticoFire: d, interval: 1, repeats: true, block: f)) }"
            ),
            (
                ".scheduledTimer(withTimeInterval: 1, repeats: true, block: f)",
                ".scheduledTimer(_porticoTimeInterval: 1, repeats: true, block: f)"
            ),
        ]
        for (source, expected) in table {
            try assertLowers("import UIKit\nlet t: Timer = \(source)", to: "import UIKit\nlet t: Timer = \(expected)")
        }
    }

    func test_othersStayAsTheyAre() throws {
        for source in [
            "Timer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)",
            "Timer.scheduledTimer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)",
            "MyTimer(timeInterval: 1, repeats: true) { _ in }", "Timer.publish(every: 1, on: .main, in: .common)",
            "Timer(timeInterval: 1)", "b.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        ] {
            try assertLowers("import UIKit\nlet t = \(source)", to: "import UIKit\nlet t = \(source)")
        }
    }

    func test_aTypeOfTheProjectsWithThatNameIsMeant() throws {
        let source = "import UIKit\nlet t = Timer(timeInterval: 1, repeats: true) { _ in }"
        try assertLowers(source, to: source, with: "struct Timer {}")
    }
}
