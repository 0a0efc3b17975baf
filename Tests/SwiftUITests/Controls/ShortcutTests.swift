import Observation
import PorticoHost
import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Keys of buttons.
final class ShortcutTests: ControlTestCase, @unchecked Sendable {
    private struct Screen: View {
        let notes: Notes
        var isDisabled = false
        @State private var isShown = false
        @State private var text = ""

        var body: some View {
            VStack {
                Button("Save") { notes.add("save") }.keyboardShortcut("s").disabled(isDisabled)
                Button("Other") { notes.add("other") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Done") { notes.add("done") }.keyboardShortcut(.defaultAction)
                Button("Sheet") { isShown = true }
                TextField("Name", text: $text)
            }
            .sheet(isPresented: $isShown) { Button("Inner") { notes.add("inner") }.keyboardShortcut("i") }
        }
    }

    /// Shows the screen in a window of an app of SwiftUI's.
    @MainActor private func showScene(_ view: some View) -> SceneWindow {
        harness.runtime.receive(.activate)
        let window = SceneWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        harness.turn()
        return window
    }

    @MainActor private func press(
        _ usage: UIKeyboardHIDUsage, _ characters: String, _ modifiers: UIKeyModifierFlags = []
    ) {
        for phase in [HostKey.Phase.down, .up] {
            harness.runtime.post(
                .key(
                    HostKey(
                        usage: usage.rawValue, characters: characters, modifiers: modifiers.rawValue, phase: phase)))
        }
        harness.turn()
    }

    func testKeyDoesWhatTheButtonDoes() {
        onMain {
            let notes = Notes()
            let window = showScene(Screen(notes: notes))
            press(.keyboardS, "s", .command)
            XCTAssertEqual(notes.lines, ["save"])
            press(.keyboardS, "S", [.command, .shift])
            press(.keyboardS, "s")
            press(.keyboardReturnOrEnter, "\r")
            XCTAssertEqual(notes.lines, ["save", "other", "done"])
            window.isHidden = true
        }
    }

    func testDisabledButtonHasNoKey() {
        onMain {
            let notes = Notes()
            let window = showScene(Screen(notes: notes, isDisabled: true))
            press(.keyboardS, "s", .command)
            XCTAssertEqual(notes.lines, [])
            window.isHidden = true
        }
    }

    func testSheetTakesTheKeys() {
        onMain {
            let notes = Notes()
            let window = showScene(Screen(notes: notes))
            press(.keyboardI, "i", .command)
            tap("Sheet")
            press(.keyboardS, "s", .command)
            press(.keyboardI, "i", .command)
            XCTAssertEqual(notes.lines, ["inner"])
            window.isHidden = true
        }
    }

    func testCommandsOfAnAppAreControls() {
        onMain {
            struct Own: Commands {
                let isMore: Bool
                var body: some Commands {
                    CommandGroup(replacing: .newItem) { Button("New") {} }
                    CommandMenu("Tools") { Button("Tool") {} }
                    if isMore { CommandGroup(after: .help) { Button("More") {} } }
                }
            }
            let host = GraphHost()
            host.setRoot(Text("a"))
            guard let node = host.rootNode else { return XCTFail("no tree") }
            let properties = PartProperties(node: node)
            XCTAssertEqual(Own(isMore: false).makeControls(properties).count, 2)
            XCTAssertEqual(Own(isMore: true).makeControls(properties).count, 3)
            XCTAssertEqual(SidebarCommands().makeControls(properties).count, 0)
            host.tearDown()
        }
    }

    @Observable @MainActor final class Desk {
        var isOpen = true
    }

    private struct DeskCommands: Commands {
        @Environment(Desk.self) private var desk

        var body: some Commands {
            CommandMenu("Desk") { Button("Tidy") {} }
            if desk.isOpen { CommandMenu("Drawer") { Button("Shut") {} } }
        }
    }

    func testThatCommandsOfAnAppsOwnReadTheirEnvironment() {
        onMain {
            let desk = Desk(), host = GraphHost()
            var values = EnvironmentValues(chain: host.environment)
            values[EnvironmentObjectKey<Desk>.self] = desk
            values.apply(to: host.environment)
            host.setRoot(Text("a"))
            guard let node = host.rootNode else { return XCTFail("no tree") }
            let properties = PartProperties(node: node)
            XCTAssertEqual(properties.walk { DeskCommands().makeControls(properties).count }, 2)
            desk.isOpen = false
            XCTAssertEqual(properties.walk { DeskCommands().makeControls(properties).count }, 1)
            host.tearDown()
        }
    }
}
