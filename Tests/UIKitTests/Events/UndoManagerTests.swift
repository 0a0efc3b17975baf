import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor private final class Document {
    let undo = UndoManager()
    var text = "" {
        didSet { undo.registerUndo(withTarget: self) { $0.text = oldValue } }
    }
}

/// DEV-235 says what is missing.
final class UndoManagerTests: MainTestCase, @unchecked Sendable {
    func testUndoAndRedo() {
        onMain {
            let document = Document()
            XCTAssertFalse(document.undo.canUndo)
            document.undo.undo()
            document.text = "one"
            harness.turn()
            document.text = "two"
            XCTAssertTrue(document.undo.canUndo)
            document.undo.undo()
            XCTAssertEqual(document.text, "one")
            XCTAssertTrue(document.undo.canRedo)
            document.undo.undo()
            XCTAssertEqual(document.text, "")
            XCTAssertFalse(document.undo.canUndo)
            document.undo.redo()
            document.undo.redo()
            document.undo.redo()
            XCTAssertEqual(document.text, "two")
            document.undo.undo()
            document.text = "three"
            XCTAssertFalse(document.undo.canRedo, "a new change makes another future")
        }
    }

    func testATurnOfTheRunLoopIsAGroup() {
        onMain {
            let document = Document()
            for text in ["a", "b", "c"] { document.text = text }
            XCTAssertEqual(document.undo.groupingLevel, 1)
            harness.turn()
            XCTAssertEqual(document.undo.groupingLevel, 0)
            document.text = "d"
            harness.turn()
            XCTAssertEqual(document.undo.undoCount, 2)
            document.undo.undo()
            XCTAssertEqual(document.text, "c")
            document.undo.undo()
            XCTAssertEqual(document.text, "", "three changes of one turn at once, the last one first")
            XCTAssertEqual(document.undo.redoCount, 2)
        }
    }

    func testGroupsByHand() {
        onMain {
            let document = Document()
            document.undo.groupsByEvent = false
            for texts in [["a", "b"], ["c"]] {
                document.undo.beginUndoGrouping()
                XCTAssertEqual(document.undo.groupingLevel, 1)
                for text in texts { document.text = text }
                document.undo.endUndoGrouping()
            }
            harness.turn()
            document.undo.undo()
            XCTAssertEqual(document.text, "b")
            document.undo.undo()
            XCTAssertEqual(document.text, "")
            document.undo.beginUndoGrouping()
            document.undo.endUndoGrouping()
            XCTAssertFalse(document.undo.canUndo, "an empty group is none")
        }
    }

    func testGroupsInTheGroupOfAnEvent() {
        onMain {
            let document = Document()
            for text in ["a", "b"] {
                document.undo.beginUndoGrouping()
                XCTAssertEqual(document.undo.groupingLevel, 2)
                document.text = text
                document.undo.endUndoGrouping()
            }
            XCTAssertEqual(document.undo.groupingLevel, 1)
            document.undo.undoNestedGroup()
            XCTAssertEqual(document.text, "a", "the inner group alone")
            document.undo.undo()
            XCTAssertEqual(document.text, "")
        }
    }

    func testLevels() {
        onMain {
            let document = Document()
            for number in 1...5 {
                document.text = "\(number)"
                harness.turn()
            }
            document.undo.levelsOfUndo = 2
            for _ in 0..<5 { document.undo.undo() }
            XCTAssertEqual(document.text, "3")
            document.undo.levelsOfUndo = 1
            XCTAssertEqual(document.undo.redoCount, 1)
        }
    }

    func testNamesAndTitles() {
        onMain {
            let document = Document()
            XCTAssertEqual(document.undo.undoActionName, "")
            XCTAssertEqual(document.undo.undoMenuItemTitle, "Undo")
            document.text = "a"
            document.undo.setActionName("Typing")
            XCTAssertEqual(document.undo.undoMenuItemTitle, "Undo Typing")
            harness.turn()
            document.undo.undo()
            XCTAssertEqual(document.undo.undoActionName, "")
            XCTAssertEqual(document.undo.redoActionName, "Typing", "the way back has the same name")
            XCTAssertEqual(document.undo.redoMenuItemTitle, "Redo Typing")
            WordTable.forced = "de"
            defer { WordTable.forced = nil }
            XCTAssertEqual(document.undo.redoMenuItemTitle, "Typing wiederholen")
            XCTAssertEqual(document.undo.undoMenuItemTitle, "Widerrufen")
        }
    }

    func testRegistrationCanBeSwitchedOff() {
        onMain {
            let document = Document()
            document.undo.disableUndoRegistration()
            document.undo.disableUndoRegistration()
            document.undo.enableUndoRegistration()
            document.text = "a"
            XCTAssertFalse(document.undo.isUndoRegistrationEnabled)
            XCTAssertFalse(document.undo.canUndo)
            document.undo.enableUndoRegistration()
            document.text = "b"
            document.undo.undo()
            XCTAssertEqual(document.text, "a")
            document.undo.disableUndoRegistration()
            document.undo.removeAllActions()
            XCTAssertTrue(document.undo.isUndoRegistrationEnabled)
            XCTAssertFalse(document.undo.canUndo || document.undo.canRedo)
        }
    }

    func testTargetsAreNotKept() {
        onMain {
            let undo = UndoManager()
            var calls = 0
            var target: NSObject? = NSObject()
            weak var known = target
            undo.registerUndo(withTarget: target!) { _ in calls += 1 }
            target = nil
            XCTAssertNil(known)
            undo.undo()
            XCTAssertEqual(calls, 0)
            let (one, two) = (NSObject(), NSObject())
            undo.registerUndo(withTarget: one) { _ in calls += 1 }
            harness.turn()
            undo.registerUndo(withTarget: two) { _ in calls += 10 }
            harness.turn()
            undo.removeAllActions(withTarget: one)
            XCTAssertEqual(undo.undoCount, 1)
            undo.undo()
            undo.undo()
            XCTAssertEqual(calls, 10)
        }
    }

    func testNotifications() {
        onMain {
            let document = Document()
            final class Log: @unchecked Sendable { var names: [String] = [] }
            let log = Log()
            let all: [NSNotification.Name] = [
                .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
                .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
                .NSUndoManagerDidRedoChange,
            ]
            let tokens = all.map { name in
                NotificationCenter.default.addObserver(forName: name, object: document.undo, queue: nil) {
                    log.names.append(
                        $0.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
                            .replacingOccurrences(of: "Notification", with: ""))
                }
            }
            defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
            document.text = "a"
            XCTAssertEqual(log.names, ["DidOpenUndoGroup"])
            harness.turn()
            XCTAssertEqual(log.names, ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
            log.names = []
            document.undo.undo()
            XCTAssertEqual(
                log.names,
                ["WillUndoChange", "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange"])
            log.names = []
            document.undo.redo()
            XCTAssertEqual(log.names.first, "WillRedoChange")
            XCTAssertEqual(log.names.last, "DidRedoChange")
            log.names = []
            harness.turn()
            XCTAssertEqual(log.names, [], "nothing is left open")
        }
    }

    func testWhileItUndoesItSaysSo() {
        onMain {
            let undo = UndoManager()
            nonisolated(unsafe) var seen: [String] = []
            let target = NSObject()
            @MainActor func register() {
                undo.registerUndo(withTarget: target) { _ in
                    MainActor.assumeIsolated {
                        seen.append(undo.isUndoing ? "undo" : undo.isRedoing ? "redo" : "neither")
                        register()
                    }
                }
            }
            register()
            undo.undo()
            undo.redo()
            undo.undo()
            XCTAssertEqual(seen, ["undo", "redo", "undo"])
            XCTAssertFalse(undo.isUndoing || undo.isRedoing)
        }
    }

    func testMarksOfAGroup() {
        onMain {
            let document = Document()
            document.text = "a"
            document.undo.setActionIsDiscardable(true)
            document.undo.setActionUserInfoValue(7, forKey: "where")
            XCTAssertTrue(document.undo.undoActionIsDiscardable)
            document.undo.undo()
            XCTAssertTrue(document.undo.redoActionIsDiscardable)
            XCTAssertEqual(document.undo.redoActionUserInfoValue(forKey: "where") as? Int, 7)
            XCTAssertNil(document.undo.undoActionUserInfoValue(forKey: "where"))
        }
    }
}
