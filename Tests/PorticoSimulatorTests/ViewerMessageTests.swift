import Foundation
import PorticoHost
import PorticoShell
import XCTest

@testable import PorticoSimulator

final class ViewerMessageTests: XCTestCase {
    private func decode(_ text: String) throws -> ViewerMessage { try ViewerMessage.decode(Data(text.utf8)) }

    func testWhatThePageSends() throws {
        XCTAssertEqual(
            try decode(#"{"touch":{"id":0,"phase":"began","x":10,"y":20.5}}"#),
            .touch(id: 0, phase: .began, x: 10, y: 20.5))
        XCTAssertEqual(try decode(#"{"home":{}}"#), .home)
        XCTAssertEqual(
            try decode(#"{"wheel":{"x":1,"y":2,"deltaX":0,"deltaY":-30}}"#), .wheel(x: 1, y: 2, deltaX: 0, deltaY: -30))
        XCTAssertEqual(
            try decode(#"{"hover":{"phase":"moved","x":1,"y":2}}"#), .hover(phase: .moved, x: 1, y: 2))
        XCTAssertEqual(try decode(#"{"secondaryClick":{"x":1,"y":2}}"#), .secondaryClick(x: 1, y: 2))
        XCTAssertEqual(try decode(#"{"text":{"_0":"né"}}"#), .text("né"))
        XCTAssertEqual(
            try decode(#"{"key":{"usage":4,"characters":"a","modifiers":0,"phase":"down"}}"#),
            .key(usage: 4, characters: "a", modifiers: 0, phase: .down))
        XCTAssertEqual(
            try decode(#"{"key":{"usage":42,"modifiers":131072,"phase":"up"}}"#),
            .key(usage: 42, characters: nil, modifiers: 1 << 17, phase: .up))
        XCTAssertEqual(try decode(#"{"rotate":{"_0":"left"}}"#), .rotate(.left))
        XCTAssertEqual(try decode(#"{"inspect":{"_0":true}}"#), .inspect(true))
        XCTAssertEqual(
            try decode(#"{"ask":{"id":7,"question":{"tree":{"_0":"views"}}}}"#), .ask(id: 7, question: .tree(.views)))
        XCTAssertEqual(
            try decode(#"{"ask":{"id":7,"question":{"tree":{"_0":"swiftUI"}}}}"#),
            .ask(id: 7, question: .tree(.swiftUI)))
        XCTAssertEqual(
            try decode(#"{"ask":{"id":8,"question":{"inspect":{"_0":{"pick":{"x":1,"y":2}}}}}}"#),
            .ask(id: 8, question: .inspect(.pick(x: 1, y: 2))))
        XCTAssertEqual(
            try decode(#"{"ask":{"id":9,"question":{"inspect":{"_0":{"alive":{}}}}}}"#),
            .ask(id: 9, question: .inspect(.alive)))
        XCTAssertEqual(try decode(#"{"device":{"_0":"iPad mini"}}"#), .device("iPad mini"))
        XCTAssertEqual(try decode(#"{"tint":{"_0":"blended","isOn":true}}"#), .tint(.blended, isOn: true))
        XCTAssertEqual(try decode(#"{"push":{"_0":"{}"}}"#), .push("{}"))
        XCTAssertEqual(
            try decode(#"{"location":{"_0":{"latitude":1.5,"longitude":-2}}}"#),
            .location(HostLocation(latitude: 1.5, longitude: -2)))
        XCTAssertEqual(try decode(#"{"location":{}}"#), .location(nil))
        XCTAssertEqual(
            try decode(#"{"time":{"_0":"2026-01-01T09:41","zone":"Asia/Tokyo"}}"#),
            .time(LocalTime("2026-01-01T09:41"), zone: "Asia/Tokyo"))
        XCTAssertEqual(try decode(#"{"time":{}}"#), .time(nil, zone: nil))
        XCTAssertEqual(try decode(#"{"network":{"_0":"off"}}"#), .network(.off))
        XCTAssertEqual(
            try decode(#"{"statusBar":{"_0":{"time":"9:41","battery":80}}}"#),
            .statusBar(StatusBarOverride(time: "9:41", battery: 80)))
        XCTAssertEqual(try decode(#"{"statusBar":{"_0":{}}}"#), .statusBar(StatusBarOverride()))
        XCTAssertEqual(try decode(#"{"begin":{"interruption":"appSwitcher"}}"#), .begin(interruption: "appSwitcher"))
    }

    func testWhatNobodyHonestSends() {
        let long = String(repeating: "x", count: HostLimits.text + 1)
        for text in [
            "", "null", "[]", "{}", "{\"fly\":{}}", "{\"home\":{}} x", #"{"home":{},"lowPower":{"_0":true}}"#,
            #"{"touch":{"id":10,"phase":"began","x":1,"y":1}}"#, #"{"touch":{"id":-1,"phase":"began","x":1,"y":1}}"#,
            #"{"touch":{"id":1,"phase":"hover","x":1,"y":1}}"#, #"{"touch":{"id":1,"phase":"began","x":1e9,"y":1}}"#,
            #"{"secondaryClick":{"x":1e9,"y":1}}"#, #"{"secondaryClick":{"x":1}}"#,
            #"{"hover":{"phase":"began","x":1,"y":1}}"#, #"{"hover":{"phase":"moved","x":-1e9,"y":1}}"#,
            #"{"touch":{"id":1,"phase":"began","x":1e999,"y":1}}"#, #"{"text":{"_0":"\#(long)"}}"#,
            #"{"locale":{"_0":"../../x"}}"#, #"{"locale":{"_0":""}}"#, #"{"begin":{"interruption":"party"}}"#,
            #"{"key":{"usage":4,"characters":"\#(long)","modifiers":0,"phase":"down"}}"#,
            #"{"key":{"usage":-4,"modifiers":0,"phase":"down"}}"#,
            #"{"ask":{"id":1,"question":{"edit":{"object":1,"property":"\#(long)","value":""}}}}"#,
            #"{"ask":{"id":1,"question":{"inspect":{"_0":{"pick":{"x":1e9,"y":2}}}}}}"#,
            #"{"ask":{"id":1,"question":{"inspect":{"_0":{"everything":{}}}}}}"#,
            #"{"device":{"_0":"iPad"}}"#, #"{"addDevice":{"_0":"Nokia 3310"}}"#, #"{"openURL":{"_0":"a:\#(long)"}}"#,
            #"{"statusBar":{"_0":{"battery":101}}}"#, #"{"statusBar":{"_0":{"carrier":"\#(long)"}}}"#,
            #"{"push":{"_0":"\#(long)"}}"#, #"{"push":{}}"#, #"{"location":{"_0":{"latitude":91,"longitude":0}}}"#,
            #"{"location":{"_0":{"latitude":1e999,"longitude":0}}}"#, #"{"location":{"_0":{"latitude":1}}}"#,
            #"{"time":{"_0":"9:41"}}"#, #"{"time":{"zone":"Mars"}}"#, #"{"time":{"zone":"\#(long)"}}"#,
            #"{"openNotification":{"id":"\#(long)","app":"a"}}"#, #"{"network":{"_0":"fast"}}"#,
            #"{"tint":{"_0":"red","isOn":true}}"#,
            String(repeating: "[", count: 10_000),
        ] {
            XCTAssertThrowsError(try decode(text), String(text.prefix(80))) { XCTAssertTrue($0 is ViewerError) }
        }
    }

    func testFingersThatMakeNoSense() {
        var fingers: [Int: (x: Double, y: Double)] = [:]
        XCTAssertFalse(ViewerHub.followTouch(1, phase: .moved, x: 0, y: 0, fingers: &fingers))
        XCTAssertFalse(ViewerHub.followTouch(1, phase: .ended, x: 0, y: 0, fingers: &fingers))
        XCTAssertTrue(ViewerHub.followTouch(1, phase: .began, x: 0, y: 0, fingers: &fingers))
        XCTAssertFalse(ViewerHub.followTouch(1, phase: .began, x: 0, y: 0, fingers: &fingers))
        XCTAssertTrue(ViewerHub.followTouch(1, phase: .moved, x: 3, y: 4, fingers: &fingers))
        XCTAssertEqual(fingers[1]?.x, 3)
        XCTAssertTrue(ViewerHub.followTouch(1, phase: .cancelled, x: 0, y: 0, fingers: &fingers))
        XCTAssertTrue(fingers.isEmpty)
    }

    func testKeysThatMakeNoSense() {
        var keys: Set<Int> = []
        XCTAssertFalse(ViewerHub.followKey(4, .up, &keys))
        for usage in 1...ViewerMessage.keys { XCTAssertTrue(ViewerHub.followKey(usage, .down, &keys)) }
        XCTAssertFalse(ViewerHub.followKey(100, .down, &keys))
        XCTAssertTrue(ViewerHub.followKey(4, .repeat, &keys))
        XCTAssertTrue(ViewerHub.followKey(4, .up, &keys))
        XCTAssertTrue(ViewerHub.followKey(100, .down, &keys))
    }
}
