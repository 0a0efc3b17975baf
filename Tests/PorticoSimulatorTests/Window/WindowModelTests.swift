import CoreGraphics
import Foundation
import PorticoHost
import XCTest

@testable import PorticoSimulator

/// What people do to the window, and what the device hears of it.
final class WindowModelTests: XCTestCase {
    /// A place of the app, as a point of the window.
    private func at(_ x: CGFloat, _ y: CGFloat, _ model: WindowModel) -> CGPoint {
        let glass = model.scene.layout.glass
        return CGPoint(x: glass.minX + x, y: glass.minY + y)
    }

    private func touch(_ id: Int, _ phase: HostEvent.TouchPhase, _ x: Double, _ y: Double) -> WindowOutput {
        .device(.touch(id: id, phase: phase, x: x, y: y))
    }

    private func hover(_ phase: HostEvent.HoverPhase, _ x: Double, _ y: Double) -> WindowOutput {
        .device(.hover(phase: phase, x: x, y: y))
    }

    // MARK: Fingers

    func testMouseIsAFinger() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(.pointer(.down, at(100, 200, model))), [touch(0, .began, 100, 200)])
        XCTAssertEqual(model.handle(.pointer(.moved, at(110, 260, model))), [touch(0, .moved, 110, 260)])
        // Beyond the glass it is still down.
        XCTAssertEqual(model.handle(.pointer(.moved, at(-30, 260, model))), [touch(0, .moved, -30, 260)])
        XCTAssertEqual(model.handle(.pointer(.up, at(-30, 260, model))), [touch(0, .ended, -30, 260)])
        XCTAssertEqual(model.handle(.pointer(.up, at(-30, 260, model))), [])
    }

    func testMouseHovers() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(.pointer(.moved, at(10, 300, model))), [hover(.moved, 10, 300)])
        XCTAssertEqual(
            model.handle(.pointer(.down, at(10, 300, model))), [touch(0, .began, 10, 300)], "without a “left”")
        XCTAssertEqual(
            model.handle(.pointer(.up, at(10, 310, model))), [touch(0, .ended, 10, 310), hover(.moved, 10, 310)])
        XCTAssertEqual(model.handle(.pointer(.moved, at(-200, 300, model))), [hover(.left, 10, 310)])
        XCTAssertEqual(model.handle(.pointer(.moved, at(-201, 300, model))), [])
        _ = model.handle(.pointer(.moved, at(20, 300, model)))
        XCTAssertEqual(model.handle(.pointerLeft), [hover(.left, 20, 300)])
    }

    func testASecondButtonIsAClickOnTheAppOnly() {
        var model = WindowFixtures.model()
        XCTAssertEqual(
            model.handle(.secondaryClick(at(10, 300, model))), [.device(.secondaryClick(x: 10, y: 300))])
        XCTAssertEqual(model.handle(.secondaryClick(at(-200, 300, model))), [])
        _ = model.handle(.pointer(.down, at(100, 200, model)))
        XCTAssertEqual(model.handle(.secondaryClick(at(10, 300, model))), [], "not while the first is down")
    }

    func testThePointerIsTheAppsOverTheApp() {
        var model = WindowFixtures.model()
        var state = model.scene.state
        state.pointer = .verticalBeam
        _ = model.updateDevice(state)
        XCTAssertEqual(model.pointer, .arrow)
        _ = model.handle(.pointer(.moved, at(10, 300, model)))
        XCTAssertEqual(model.pointer, .verticalBeam)
        _ = model.handle(.pointer(.moved, at(-200, 300, model)))
        XCTAssertEqual(model.pointer, .arrow)
    }

    func testAltMirrorsAFinger() {
        var model = WindowFixtures.model()
        _ = model.handle(.pointer(.moved, at(100, 200, model), modifiers: .alternate))
        XCTAssertEqual(
            model.scene.fingers, [CGPoint(x: 100, y: 200), CGPoint(x: 293, y: 652)], "seen before it is down")
        XCTAssertEqual(
            model.handle(.pointer(.down, at(100, 200, model), modifiers: .alternate)),
            [touch(0, .began, 100, 200), touch(8, .began, 293, 652)])
        XCTAssertEqual(
            model.handle(.pointer(.moved, at(90, 190, model), modifiers: .alternate)),
            [touch(0, .moved, 90, 190), touch(8, .moved, 303, 662)])
        // With Shift both go the same way, and the middle between them with them.
        XCTAssertEqual(
            model.handle(.pointer(.moved, at(95, 195, model), modifiers: [.alternate, .shift])),
            [touch(0, .moved, 95, 195), touch(8, .moved, 308, 667)])
        XCTAssertEqual(
            model.handle(.pointer(.moved, at(96, 195, model), modifiers: .alternate)),
            [touch(0, .moved, 96, 195), touch(8, .moved, 307, 667)])
        XCTAssertEqual(
            model.handle(.pointer(.up, at(96, 195, model))).prefix(2),
            [touch(0, .ended, 96, 195), touch(8, .ended, 307, 667)])
        XCTAssertEqual(model.scene.fingers, [])
    }

    func testTouchScreenHasManyFingers() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(.finger(901, .down, at(10, 300, model))), [touch(1, .began, 10, 300)])
        XCTAssertEqual(model.handle(.finger(77, .down, at(20, 300, model))), [touch(2, .began, 20, 300)])
        XCTAssertEqual(model.handle(.finger(901, .moved, at(11, 300, model))), [touch(1, .moved, 11, 300)])
        XCTAssertEqual(model.handle(.finger(901, .up, at(11, 300, model))), [touch(1, .ended, 11, 300)])
        XCTAssertEqual(model.handle(.finger(5, .down, at(30, 300, model))), [touch(1, .began, 30, 300)])
        XCTAssertEqual(model.handle(.finger(901, .up, at(11, 300, model))), [])
    }

    func testFingerPressesButtons() {
        var model = WindowFixtures.model()
        let place = model.scene.place(of: .device(.home))!
        XCTAssertEqual(model.handle(.finger(1, .down, place)), [])
        XCTAssertEqual(model.handle(.finger(1, .up, place)), [.device(.home)])
    }

    func testWhatCoversTheAppTakesItsFingers() {
        var model = WindowFixtures.model()
        _ = model.handle(.pointer(.down, at(100, 200, model), modifiers: .alternate))
        _ = model.handle(.finger(1, .down, at(50, 300, model)))
        XCTAssertEqual(
            model.updateDevice(WindowFixtures.state(interruptions: ["call"])),
            [touch(0, .cancelled, 100, 200), touch(1, .cancelled, 50, 300), touch(8, .cancelled, 293, 652)])
        XCTAssertEqual(model.handle(.pointer(.up, at(100, 200, model))), [])
        // And who leaves the window.
        _ = model.updateDevice(WindowFixtures.state())
        _ = model.handle(.pointer(.down, at(100, 200, model)))
        XCTAssertEqual(model.handle(.focusLost), [touch(0, .cancelled, 100, 200)])
        XCTAssertEqual(model.updateDevice(WindowFixtures.state()), [], "nothing changed, nothing is lifted")
    }

    func testWheel() {
        var model = WindowFixtures.model()
        XCTAssertEqual(
            model.handle(.wheel(at(100, 500, model), dx: 0, dy: -2)),
            [.device(.wheel(x: 100, y: 500, deltaX: 0, deltaY: 96))], "down is positive")
        XCTAssertEqual(model.handle(.wheel(CGPoint(x: 2, y: 2), dx: 0, dy: 1)), [])
        XCTAssertEqual(model.handle(.wheel(at(100, 500, model), dx: .nan, dy: 1)), [])
    }

    // MARK: Buttons

    func testButtonActsWhereItWasPressed() {
        var model = WindowFixtures.model()
        let home = model.scene.place(of: .device(.home))!
        XCTAssertEqual(model.handle(.pointer(.down, home)), [])
        XCTAssertEqual(model.scene.pressed, .device(.home))
        XCTAssertEqual(model.handle(.pointer(.up, CGPoint(x: 2, y: 2))), [], "let go elsewhere")
        XCTAssertNil(model.scene.pressed)
        XCTAssertEqual(model.click(home), [.device(.home)])
    }

    func testIndicator() {
        var model = WindowFixtures.model()
        let place = model.scene.place(of: .indicator)!
        XCTAssertEqual(model.click(place), [.device(.home)])
        XCTAssertEqual(model.click(place, clicks: 2), [.device(.begin(interruption: "appSwitcher"))])
    }

    func testVolume() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.click(.volume(1)), [.volume])
        XCTAssertEqual(model.scene.volume, 60)
        _ = model.click(.volume(-1))
        XCTAssertEqual(model.scene.volume, 50)
        _ = model.click(.mute)
        XCTAssertEqual(model.scene.volume, 0)
        model.hideVolume()
        XCTAssertNil(model.scene.volume)
    }

    func testClickBesideTheMenuClosesItAndIsNoMore() {
        var model = WindowFixtures.model()
        _ = model.click(.menu)
        XCTAssertEqual(model.click(at(30, 300, model)), [])
        XCTAssertFalse(model.scene.isMenuOpen)
        XCTAssertEqual(model.click(at(30, 300, model)).first, touch(0, .began, 30, 300))
        _ = model.click(.menu)
        _ = model.click(.menu)
        XCTAssertFalse(model.scene.isMenuOpen)
    }

    func testMenuStaysForSettingsAndGoesForWhatCovers() {
        var model = WindowFixtures.model()
        _ = model.click(.menu)
        XCTAssertEqual(model.click(.device(.memoryWarning)), [.device(.memoryWarning)])
        XCTAssertEqual(model.click(.device(.appearance(.dark))), [.device(.appearance(.dark))])
        XCTAssertTrue(model.scene.isMenuOpen)
        XCTAssertEqual(model.click(.device(.begin(interruption: "call"))), [.device(.begin(interruption: "call"))])
        XCTAssertFalse(model.scene.isMenuOpen)
    }

    func testLocaleIsTyped() {
        var model = WindowFixtures.model()
        _ = model.click(.menu)
        _ = model.click(.edit(.locale))
        XCTAssertEqual(model.scene.draft?.text, "")
        XCTAssertEqual(model.handle(.text("de ")), [], "not the app's")
        _ = model.handle(.text("_ATX"))
        _ = model.handle(.key(WindowKey(usage: 42, phase: .down)))
        XCTAssertEqual(model.scene.draft?.text, "de_AT")
        XCTAssertEqual(model.handle(.key(WindowKey(usage: 40, phase: .down))), [.device(.locale("de_AT"))])
        XCTAssertNil(model.scene.draft?.text)
        // Escape leaves it as it was.
        _ = model.click(.edit(.locale))
        _ = model.handle(.text("fr"))
        XCTAssertEqual(model.handle(.key(WindowKey(usage: 41, phase: .down))), [])
        XCTAssertNil(model.scene.draft?.text)
    }

    func testAPlaceAndATimeAreTyped() {
        var model = WindowFixtures.model()
        _ = model.click(.menu)
        func entered(_ field: WindowDraft.Field, _ text: String) -> [WindowOutput] {
            _ = model.click(.edit(field))
            _ = model.handle(.text(text))
            defer { _ = model.handle(.key(WindowKey(usage: 41, phase: .down))) }
            return model.handle(.key(WindowKey(usage: 40, phase: .down)))
        }
        let munich = HostLocation(latitude: 48.137, longitude: 11.575)
        XCTAssertEqual(entered(.location, "48.137 11.575"), [.device(.location(munich))])
        XCTAssertEqual(entered(.location, "48.137, 11.575"), [.device(.location(munich))])
        XCTAssertEqual(entered(.location, ""), [.device(.location(nil))])
        let time = LocalTime("2026-01-01T09:41")
        XCTAssertEqual(entered(.time, "2026-01-01T09:41"), [.device(.time(time, zone: nil))])
        XCTAssertEqual(entered(.time, "Asia/Tokyo"), [.device(.time(nil, zone: "Asia/Tokyo"))])
        XCTAssertEqual(
            entered(.time, "2026-01-01T09:41 America/New_York"), [.device(.time(time, zone: "America/New_York"))])
        XCTAssertEqual(entered(.time, ""), [.device(.time(nil, zone: nil))])
        for (field, text) in [
            (WindowDraft.Field.location, "91 0"), (.location, "1"), (.location, "1 2 3"), (.time, "9:41"),
            (.time, "Mars"),
            (.time, "2026-01-01T09:41 UTC UTC"), (.locale, ""),
        ] { XCTAssertEqual(entered(field, text), [], text) }
    }

    func testWhatNobodyUnderstandsStaysToBeCorrected() {
        var model = WindowFixtures.model()
        _ = model.click(.menu)
        _ = model.click(.edit(.location))
        XCTAssertEqual(
            model.handle(.key(WindowKey(usage: 25, character: "v", modifiers: .control, phase: .down))), [.paste])
        XCTAssertEqual(model.paste("48.137 x"), [])
        XCTAssertEqual(model.handle(.key(WindowKey(usage: 40, phase: .down))), [])
        XCTAssertEqual(model.scene.draft?.text, "48.137 ")
        XCTAssertEqual(model.scene.draft?.isWrong, true)
        _ = model.handle(.text("11"))
        XCTAssertEqual(model.scene.draft?.isWrong, false)
        XCTAssertEqual(model.handle(.dropped("/tmp/a.apns")), [.push(file: "/tmp/a.apns")])
        _ = model.click(.edit(.time))
        XCTAssertEqual(model.scene.draft, WindowDraft(.time), "a click on another field ends it")
    }

    func testDragScrollsTheSwitcherAndOpensNothing() {
        var state = WindowFixtures.state(interruptions: ["appSwitcher"])
        state.apps[1].process = 9
        state.apps[1].lastUse = 5
        var model = WindowFixtures.model()
        _ = model.updateDevice(state)
        let card = model.scene.place(of: .device(.open(app: "b")))!
        _ = model.handle(.pointer(.down, card))
        _ = model.handle(.pointer(.moved, CGPoint(x: card.x - 60, y: card.y)))
        XCTAssertEqual(model.scene.switcherOffset, 60)
        XCTAssertEqual(model.handle(.pointer(.up, CGPoint(x: card.x - 60, y: card.y))), [])
        _ = model.handle(.wheel(card, dx: 0, dy: 100))
        XCTAssertEqual(model.scene.switcherOffset, 0)
        XCTAssertEqual(model.click(card), [.device(.open(app: "b"))])
        _ = model.handle(.wheel(card, dx: 0, dy: -100))
        XCTAssertEqual(model.scene.switcherOffset, model.scene.switcherLimit)
        XCTAssertEqual(model.click(at(100, 80, model)), [.device(.end(interruption: "appSwitcher"))], "above the cards")
    }

    // MARK: Keys and text

    private func key(
        _ usage: Int, _ character: Character?, _ modifiers: KeyModifiers = [], _ phase: HostKey.Phase = .down
    )
        -> WindowEvent
    {
        .key(WindowKey(usage: usage, character: character, modifiers: modifiers, phase: phase))
    }

    private func sent(_ usage: Int, _ characters: String?, _ modifiers: Int, _ phase: HostKey.Phase) -> WindowOutput {
        .device(.key(usage: usage, characters: characters, modifiers: modifiers, phase: phase))
    }

    /// A key and what it types are one message: a key command that takes it leaves nothing to type.
    func testKeysHaveTheirUsagesAndWhatTheyType() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(key(4, "a", .shift)), [])
        XCTAssertEqual(model.handle(.text("A")), [sent(4, "A", 1 << 17, .down)])
        XCTAssertEqual(model.flush(), [])
        XCTAssertEqual(model.handle(key(4, "a", .shift, .up)), [sent(4, nil, 1 << 17, .up)])
        XCTAssertEqual(model.handle(key(80, nil, [], .repeat)), [])
        XCTAssertEqual(model.flush(), [sent(80, nil, 0, .repeat)], "types nothing")
        // Two keys in one go.
        XCTAssertEqual(model.handle(key(4, "a")), [])
        XCTAssertEqual(model.handle(key(5, "b")), [sent(4, nil, 0, .down)])
        XCTAssertEqual(model.handle(.text("b")), [sent(5, "b", 0, .down)])
        // A command types nothing: the key says which character it is.
        XCTAssertEqual(model.handle(key(54, ",", .command)), [])
        XCTAssertEqual(model.flush(), [sent(54, ",", 1 << 20, .down)])
        // Text without a key is an input method's.
        XCTAssertEqual(model.handle(.text("日本")), [.device(.text("日本"))])
    }

    func testHiddenHomeIndicatorWakes() {
        var model = WindowFixtures.model()
        var state = WindowFixtures.state()
        state.bars = SystemBarsState(isStatusBarHidden: true, hidesHomeIndicator: true)
        let before = model.scene.parts.count
        _ = model.updateDevice(state)
        XCTAssertEqual(model.scene.parts.count, before - 5, "time, network, Wi-Fi, battery, indicator")
        XCTAssertEqual(model.handle(.pointer(.down, at(100, 300, model))), [.indicator, touch(0, .began, 100, 300)])
        XCTAssertEqual(model.scene.parts.count, before - 4)
        model.hideIndicator()
        XCTAssertEqual(model.scene.parts.count, before - 5)
    }

    func testShortcutsAreTheSimulators() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(key(11, "h", [.control, .shift])), [.device(.home)])
        XCTAssertEqual(model.handle(key(11, "h", [.control, .shift], .up)), [])
        XCTAssertEqual(model.handle(key(15, "l", [.control, .shift])), [.device(.begin(interruption: "lock"))])
        XCTAssertEqual(model.handle(key(79, nil, [.control, .shift])), [.device(.rotate(.right))])
        XCTAssertEqual(model.handle(key(16, "m", [.control, .shift])), [])
        XCTAssertTrue(model.scene.isMenuOpen)
        // By the letter of the keyboard in use, not by the place of the key.
        XCTAssertEqual(model.handle(key(99, "h", [.control, .shift])), [.device(.home)])
    }

    func testPaste() {
        var model = WindowFixtures.model()
        for event in [key(25, "v", .control), key(25, "v", .command), key(73, nil, .shift)] {
            XCTAssertEqual(model.handle(event), [.paste])
        }
        XCTAssertEqual(model.paste("a\r\nb"), [.device(.text("a\nb"))])
        let long = String(repeating: "é👨‍👩‍👧", count: 600)
        let pieces = model.paste(long).map { output -> String in
            guard case .device(.text(let text)) = output else { return "" }
            return text
        }
        XCTAssertEqual(pieces.joined(), long)
        XCTAssertTrue(pieces.allSatisfy { $0.utf8.count <= HostLimits.text && !$0.isEmpty })
        XCTAssertEqual(pieces.count, 3, "cut between characters, as late as can be")
        XCTAssertEqual(model.paste(String(repeating: "x", count: 200_000)), [])
        XCTAssertEqual(model.scene.toasts.count, 1)
    }

    func testTextIsCutWithinACharacterOnlyWhereItIsTooLong() {
        let monster = "e" + String(repeating: "\u{301}", count: 10)
        XCTAssertEqual(WindowModel.pieces(of: "ab" + monster, most: 4).joined(), "ab" + monster)
        XCTAssertEqual(WindowModel.pieces(of: "", most: 4), [])
    }

    func testInputMethod() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(.composing("", start: 0, length: 0)), [], "nothing was composed")
        // SDL counts characters, iOS UTF-16 units.
        XCTAssertEqual(
            model.handle(.composing("に𠮷x", start: 1, length: 1)),
            [.device(.composing(text: "に𠮷x", start: 1, length: 2))])
        XCTAssertEqual(
            model.handle(.composing("に", start: 0, length: 0)), [.device(.composing(text: "に", start: 1, length: 0))],
            "an input method that doesn't say: at the end")
        XCTAssertEqual(
            model.handle(.text("日")),
            [.device(.composing(text: "", start: 0, length: 0)), .device(.text("日"))])
        XCTAssertEqual(model.handle(.text("a")), [.device(.text("a"))])
    }

    func testClose() {
        var model = WindowFixtures.model()
        XCTAssertEqual(model.handle(.close), [.close])
    }

    // MARK: Turning

    func testTurnedDeviceHasAnotherLayout() {
        var model = WindowFixtures.model()
        var state = WindowFixtures.state()
        state.orientation = .left
        _ = model.updateDevice(state)
        XCTAssertEqual(model.scene.layout.orientation, .left)
        XCTAssertTrue(model.scene.stays, "the frame is still upright")
        model.showScreen(frame: CGSize(width: 2556, height: 1179))
        XCTAssertFalse(model.scene.stays)
    }
}
