import XCTest

@testable import PorticoHost

final class StoryTests: XCTestCase {
    private func actions(_ text: String) throws -> [StoryStep.Action] {
        try Story.parseSteps(text, file: "a.story").map(\.action)
    }

    private func key(_ name: String) -> StoryStep.Action? { StoryKey(name).map { .key($0) } }

    private func message(_ text: String, line: UInt = #line) -> String {
        do {
            _ = try Story.parseSteps(text, file: "a.story")
            XCTFail("accepted: \(text)", line: line)
            return ""
        } catch {
            return String(describing: error)
        }
    }

    func testEveryStep() throws {
        let story = """
            # the whole language
            launch
            tap 10,20.5
            tap "Add \\"now\\""
            tap #delete   # with a comment
            swipe 300,400 80,400 0.3
            swipe #row "Done"
            press 10,20
            move "Done" 0.5
            move 1,2
            release
            type "milk\\n"
            home
            reopen

            lock
            unlock
            rotate left
            rotate right
            rotate portrait
            appearance dark
            appearance light
            accessibility reduce-motion on
            accessibility bold-text off
            accessibility full-keyboard-access on
            key shift-tab
            key return
            keyboard software
            network off
            slow-animations on
            tint blended on
            tint damage off
            status-bar 9:41 80
            status-bar 5
            status-bar off
            open-url "notes://new?a=1"
            quick-action "New Note"
            push {"aps": {"alert": "#1 \\"x\\""}}
            push hello.apns # x
            push "a b.json"
            open-notification
            location 48.137 -11.575
            location off
            time 2026-01-01T09:41
            time Europe/Berlin
            time 2026-01-01T09:41:30 UTC
            time off
            memory-warning
            wait 0.3
            snapshot after-add_1.b
            launch-screen first
            terminate
            """
        XCTAssertEqual(
            try actions(story),
            [
                .launch, .tap(.point(x: 10, y: 20.5)), .tap(.title("Add \"now\"")), .tap(.identifier("delete")),
                .swipe(from: .point(x: 300, y: 400), to: .point(x: 80, y: 400), duration: 0.3),
                .swipe(from: .identifier("row"), to: .title("Done"), duration: 0.25), .press(.point(x: 10, y: 20)),
                .move(to: .title("Done"), duration: 0.5), .move(to: .point(x: 1, y: 2), duration: 0.25), .release,
                .type("milk\n"), .home, .reopen,
                .lock, .unlock, .rotate(.left), .rotate(.right), .rotate(.portrait), .appearance(.dark),
                .appearance(.light),
                .accessibility(.reduceMotion, isOn: true), .accessibility(.boldText, isOn: false),
                .accessibility(.fullKeyboardAccess, isOn: true), .key(try XCTUnwrap(StoryKey("shift-tab"))),
                .key(try XCTUnwrap(StoryKey("return"))), .keyboard(.software),
                .network(.off), .slowAnimations(true), .tint(.blended, isOn: true), .tint(.damage, isOn: false),
                .statusBar(time: "9:41", battery: 80), .statusBar(time: nil, battery: 5),
                .statusBar(time: nil, battery: nil), .openURL("notes://new?a=1"),
                .quickAction("New Note"), .push("{\"aps\": {\"alert\": \"#1 \\\"x\\\"\"}}"), .pushFile("hello.apns"),
                .pushFile("a b.json"),
                .openNotification, .location(HostLocation(latitude: 48.137, longitude: -11.575)), .location(nil),
                .time(LocalTime("2026-01-01T09:41"), zone: nil), .time(nil, zone: "Europe/Berlin"),
                .time(LocalTime("2026-01-01T09:41:30"), zone: "UTC"), .time(nil, zone: nil), .memoryWarning,
                .wait(0.3), .snapshot("after-add_1.b"), .launchScreen("first"), .terminate,
            ])
    }

    func testLineNumbersCountBlankLinesCommentsAndCarriageReturns() throws {
        let steps = try Story.parseSteps("\n# x\r\nlaunch\r\n\r\n  home # y\n", file: "a.story")
        XCTAssertEqual(steps.map(\.line), [3, 5])
    }

    func testErrorsNameFileLineAndRemedy() {
        XCTAssertEqual(
            message("launch\ntpa 1,2"), "a.story:2: unknown step “tpa”: did you mean “tap”?")
        XCTAssertEqual(
            message("tap"), "a.story:1: tap needs a place: use x,y in points, \"a title\" or #an-identifier")
        XCTAssertEqual(
            message("rotate up"), "a.story:1: rotate does not know up: use one of left, right, portrait")
        XCTAssertEqual(
            message("wait 3601"),
            "a.story:1: “3601” is not a time for wait: use seconds from 0 to 3600, for instance 0.3")
        XCTAssertEqual(
            message("launch\npush {\"aps\": {\"alert\" 1}}"),
            "a.story:2: the payload is no JSON: check quotes, commas and brackets: {\"aps\": {\"alert\": \"Hello\"}}")
        XCTAssertEqual(
            message("home #now"),
            "a.story:1: unexpected #now after “home”: remove it, or write “# ” with a blank to begin a comment")
    }

    func testRefusedSteps() {
        for text in [
            "tap 1,2 3", "tap 1", "tap nan,1", "tap 0x10,1", "tap 1e9,1", "tap \"", "tap \"\"", "swipe 1,2", "press",
            "move", "move 1,2 61", "release 1,2",
            "type milk", "type",
            "wait", "wait -1", "wait inf", "swipe 1,2 3,4 61", "snapshot", "snapshot ../x", "snapshot a/b",
            "launch-screen",
            "snapshot .hidden", "snapshot ä", "snapshot #x", "appearance", "\"x\"", "tap \"a\"b", "type \"\\q\"",
            "type \"a\\",
            "network fast", "network", "tint red on", "tint blended", "slow-animations", "status-bar",
            "status-bar 25:00", "status-bar 101", "status-bar 9:41 8 8", "status-bar \"x\"", "open-url notes",
            "open-url \"notes\"", "quick-action", "quick-action New", "quick-action \"\"", "push", "push x.txt",
            "push {", "push {}", "push {\"aps\": 1}", "push a.apns b.apns",
            "push {\"aps\": {\"alert\": \"\(String(repeating: "x", count: 4096))\"}}", "open-notification x",
            "location", "location 1", "location 91 0", "location 0 181", "location off 1", "location x y",
            "time", "time 9:41", "time 2026-02-30T09:41", "time 2026-01-01T09:41 Mars", "time Mars", "time off UTC",
            "time UTC 2026-01-01T09:41", "time \"UTC\"",
            "tap 999999,1", "snapshot \(String(repeating: "x", count: 101))",
        ] {
            XCTAssertTrue(message(text).hasPrefix("a.story:1: "), text)
        }
    }

    func testBounds() {
        XCTAssertTrue(
            message(String(repeating: "home\n", count: 10_001)).hasPrefix("a.story:10001: more than 10000 steps"))
        XCTAssertTrue(
            message(String(repeating: "# a very long story\n", count: 4000)).contains("longer than 64 KiB"))
        XCTAssertTrue(message("type \"\(String(repeating: "x", count: 4097))\"").contains("longer than 4096 bytes"))
    }

    /// Random text from the language's own pieces: parses or throws `HostError`, and never traps.
    func testFuzz() {
        let pieces = [
            "launch", "tap", "swipe", "type", "wait", "snapshot", "rotate", " ", " ", "\t", "\n", "\r\n", "\"", "\\",
            "#", "# ",
            "1", "-", ".", ",", "1,2", "0.3", "left", "é", "👨‍👩‍👧", "\u{0}", "\u{301}", "#id", "name",
        ]
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<5000 {
            let text = (0..<random(24)).map { _ in pieces[random(pieces.count)] }.joined()
            do {
                let steps = try Story.parseSteps(text, file: "f")
                XCTAssertEqual(steps.map(\.line), steps.map(\.line).sorted())
            } catch {
                XCTAssertTrue(error is HostError, "\(error)")
            }
        }
    }

    func testACodePointIsWrittenInBraces() throws {
        XCTAssertEqual(try actions("type \"ab\\u{8}\\u{1F600}\""), [.type("ab\u{8}\u{1F600}")])
        for wrong in ["\\u8", "\\u{", "\\u{}", "\\u{D800}", "\\u{110000}", "\\u{zz}"] {
            XCTAssertThrowsError(try actions("type \"\(wrong)\""), wrong)
        }
    }

    // MARK: Keys

    private func strokes(_ name: String) -> [HostKey] { StoryKey(name)?.strokes ?? [] }

    func testKeysHaveNamesAndModifiers() throws {
        let usages = [
            "tab": 43, "return": 40, "escape": 41, "delete": 42, "up": 82, "down": 81, "left": 80, "right": 79,
        ]
        for (name, usage) in usages {
            XCTAssertEqual(strokes(name).map(\.usage), [usage, usage], name)
            XCTAssertEqual(strokes(name).map(\.phase), [.down, .up], name)
        }
        let command = 1 << 20
        let save = strokes("cmd-s")
        XCTAssertEqual(save.map(\.usage), [227, 22, 22, 227])
        XCTAssertEqual(save.map(\.modifiers), [command, command, command, 0])
        XCTAssertEqual(save[1].characters, "s")
        for other in ["command-s", "cmd+s", "⌘s", "CMD-S"] { XCTAssertEqual(strokes(other), save, other) }
        XCTAssertEqual(strokes("cmd-shift-z"), strokes("⇧⌘z"))
        XCTAssertEqual(strokes("cmd--").map(\.usage), [227, 45, 45, 227])
        XCTAssertEqual(strokes("shift-tab").map(\.usage), [225, 43, 43, 225])
        XCTAssertEqual(strokes("esc"), strokes("escape"))
        XCTAssertEqual(try actions("key cmd-s"), [key("cmd-s")].compactMap { $0 })
        for text in ["key", "key hyper-s", "key cmd-", "key cmd", "key \"s\"", "key ß"] {
            XCTAssertTrue(message(text).hasPrefix("a.story:1: "), text)
        }
    }

    // MARK: The guide

    func testTheGuideExplainsEveryStepByOneThatCanBePlayed() throws {
        let examples = StoryGuide.chapters.flatMap(\.entries).map(\.example)
        for example in examples { XCTAssertEqual(try actions(example).count, 1, example) }
        let words = Set(examples.compactMap { $0.split(separator: " ").first.map(String.init) })
        XCTAssertEqual(Set(StoryLine.words).subtracting(words), [])
        for example in examples { XCTAssertTrue(StoryGuide.text.contains("  " + example), example) }
    }

    func testTheMostAlikeNamesComeFirst() {
        XCTAssertEqual(
            Likeness.sorted(["Cancel", "Delete", "Save draft", "Safe", "Saves"], like: "save").first, "Saves")
        XCTAssertEqual(Likeness.sorted(["b", "Add Item", "a"], like: "add item"), ["Add Item", "a", "b"])
        XCTAssertEqual(Likeness.sorted(["x", "y", "Settings and more"], like: "Settings").first, "Settings and more")
        XCTAssertEqual(Likeness.sorted([], like: "x"), [])
    }
}
