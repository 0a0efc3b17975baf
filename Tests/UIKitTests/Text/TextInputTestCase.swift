import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A test that types: what a keyboard, an input method and fingers on the keyboard on the screen send.
class TextInputTestCase: MainTestCase, @unchecked Sendable {
    @MainActor func type(_ text: String) {
        harness.runtime.post(.text(text))
        harness.turn()
    }

    @MainActor func compose(_ text: String, _ start: Int? = nil, _ length: Int = 0) {
        harness.runtime.post(
            .composing(text, selectionStart: start ?? text.utf16.count, selectionLength: length))
        harness.turn()
    }

    @MainActor func press(_ usage: Int, _ modifiers: UIKeyModifierFlags = [], _ characters: String = "") {
        for phase in [HostKey.Phase.down, .up] {
            harness.runtime.post(
                .key(HostKey(usage: usage, characters: characters, modifiers: modifiers.rawValue, phase: phase)))
        }
        harness.turn()
    }

    // MARK: The keyboard on the screen

    @MainActor func disconnectKeyboard() {
        harness.runtime.post(.keyboard(.software))
        harness.turn()
    }

    @MainActor var board: KeyboardView? { SoftwareKeyboard.shared.shown }

    /// The middle of a key on the screen, by what it is called.
    @MainActor func place(ofKey name: String) -> CGPoint? {
        guard let board, let key = board.keys.first(where: { $0.name == name || $0.label == name }) else { return nil }
        return board.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
    }

    @MainActor func tapKey(_ name: String, _ file: StaticString = #filePath, _ line: UInt = #line) {
        guard let place = place(ofKey: name) else {
            return XCTFail("no key “\(name)”", file: file, line: line)
        }
        harness.tap(place)
    }

    /// Taps the keys of a text one after the other, as a story does.
    @MainActor func tapKeys(_ text: String, _ file: StaticString = #filePath, _ line: UInt = #line) {
        for character in text {
            for _ in 0..<4 {
                guard let step = board?.step(toward: String(character)) else {
                    return XCTFail("no key for “\(character)”", file: file, line: line)
                }
                harness.tap(CGPoint(x: step.place.midX, y: step.place.midY))
                if step.types { break }
            }
        }
    }
}
