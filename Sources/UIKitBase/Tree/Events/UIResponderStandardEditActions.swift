import Foundation
import PorticoObjC

/// The edit commands that a responder may have: those that it doesn't handle do nothing and are not offered
/// (`canPerformAction(_:withSender:)`).
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    func useSelectionForFind(_ sender: Any?)
    func printContent(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func pasteAndGo(_ sender: Any?)
    func pasteAndSearch(_ sender: Any?)
    func duplicate(_ sender: Any?)
    func move(_ sender: Any?)
    func rename(_ sender: Any?)
    func export(_ sender: Any?)
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// The edit commands by name, and how they find their responder.
///
/// - From: `TextKeys`
/// - To: `UIResponder.target(forAction:withSender:)`
@MainActor package enum StandardEdit {
    nonisolated static let cut = Selector("cut:")
    nonisolated static let copy = Selector("copy:")
    nonisolated static let paste = Selector("paste:")
    nonisolated static let select = Selector("select:")
    nonisolated static let selectAll = Selector("selectAll:")
    nonisolated static let delete = Selector("delete:")

    private nonisolated static let names: StaticString = """
        cut:
        copy:
        paste:
        select:
        selectAll:
        delete:
        makeTextWritingDirectionLeftToRight:
        makeTextWritingDirectionRightToLeft:
        toggleBoldface:
        toggleItalics:
        toggleUnderline:
        increaseSize:
        decreaseSize:
        find:
        findAndReplace:
        findNext:
        findPrevious:
        useSelectionForFind:
        printContent:
        pasteAndMatchStyle:
        pasteAndGo:
        pasteAndSearch:
        duplicate:
        move:
        rename:
        export:
        """

    /// Makes the commands known by name, for every responder. Once.
    package static let register: Void = {
        ObjCClassRegistry.shared.register(names, of: UIResponder.self) { receiver, index, arguments in
            nonisolated(unsafe) let responder = receiver
            nonisolated(unsafe) let sender: Any? = arguments(0)
            MainActor.assumeIsolated {
                if let responder = responder as? UIResponder { call(index, responder, sender) }
            }
            return nil
        }
    }()

    /// Whether a class has a command of its own. nil for what is no such command.
    static func isOverridden(_ action: Selector, by cls: AnyClass) -> Bool? {
        slots[action.name]?.isOverridden(by: cls)
    }

    private static let slots: [String: MethodSlot] = {
        func slot(_ overriding: AnyClass) -> MethodSlot {
            MethodSlot(base: UIResponder.self, plain: Plain.self, plain2: Plain2.self, overriding: overriding)
        }
        return [
            "cut:": slot(OwnCut.self),
            "copy:": slot(OwnCopy.self),
            "paste:": slot(OwnPaste.self),
            "select:": slot(OwnSelect.self),
            "selectAll:": slot(OwnSelectAll.self),
            "delete:": slot(OwnDelete.self),
            "makeTextWritingDirectionLeftToRight:": slot(OwnMakeTextWritingDirectionLeftToRight.self),
            "makeTextWritingDirectionRightToLeft:": slot(OwnMakeTextWritingDirectionRightToLeft.self),
            "toggleBoldface:": slot(OwnToggleBoldface.self),
            "toggleItalics:": slot(OwnToggleItalics.self),
            "toggleUnderline:": slot(OwnToggleUnderline.self),
            "increaseSize:": slot(OwnIncreaseSize.self),
            "decreaseSize:": slot(OwnDecreaseSize.self),
            "find:": slot(OwnFind.self),
            "findAndReplace:": slot(OwnFindAndReplace.self),
            "findNext:": slot(OwnFindNext.self),
            "findPrevious:": slot(OwnFindPrevious.self),
            "useSelectionForFind:": slot(OwnUseSelectionForFind.self),
            "printContent:": slot(OwnPrintContent.self),
            "pasteAndMatchStyle:": slot(OwnPasteAndMatchStyle.self),
            "pasteAndGo:": slot(OwnPasteAndGo.self),
            "pasteAndSearch:": slot(OwnPasteAndSearch.self),
            "duplicate:": slot(OwnDuplicate.self),
            "move:": slot(OwnMove.self),
            "rename:": slot(OwnRename.self),
            "export:": slot(OwnExport.self),
        ]
    }()

    private class Plain: UIResponder {}
    private class Plain2: UIResponder {}
    private class OwnCut: UIResponder { override func cut(_ sender: Any?) {} }
    private class OwnCopy: UIResponder { override func copy(_ sender: Any?) {} }
    private class OwnPaste: UIResponder { override func paste(_ sender: Any?) {} }
    private class OwnSelect: UIResponder { override func select(_ sender: Any?) {} }
    private class OwnSelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
    private class OwnDelete: UIResponder { override func delete(_ sender: Any?) {} }
    private class OwnMakeTextWritingDirectionLeftToRight: UIResponder {
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    }
    private class OwnMakeTextWritingDirectionRightToLeft: UIResponder {
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    }
    private class OwnToggleBoldface: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
    private class OwnToggleItalics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
    private class OwnToggleUnderline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
    private class OwnIncreaseSize: UIResponder { override func increaseSize(_ sender: Any?) {} }
    private class OwnDecreaseSize: UIResponder { override func decreaseSize(_ sender: Any?) {} }
    private class OwnFind: UIResponder { override func find(_ sender: Any?) {} }
    private class OwnFindAndReplace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
    private class OwnFindNext: UIResponder { override func findNext(_ sender: Any?) {} }
    private class OwnFindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
    private class OwnUseSelectionForFind: UIResponder { override func useSelectionForFind(_ sender: Any?) {} }
    private class OwnPrintContent: UIResponder { override func printContent(_ sender: Any?) {} }
    private class OwnPasteAndMatchStyle: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
    private class OwnPasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
    private class OwnPasteAndSearch: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
    private class OwnDuplicate: UIResponder { override func duplicate(_ sender: Any?) {} }
    private class OwnMove: UIResponder { override func move(_ sender: Any?) {} }
    private class OwnRename: UIResponder { override func rename(_ sender: Any?) {} }
    private class OwnExport: UIResponder { override func export(_ sender: Any?) {} }

    private static func call(_ index: Int, _ responder: UIResponder, _ sender: Any?) {
        switch index {
        case 0: responder.cut(sender)
        case 1: responder.copy(sender)
        case 2: responder.paste(sender)
        case 3: responder.select(sender)
        case 4: responder.selectAll(sender)
        case 5: responder.delete(sender)
        case 6: responder.makeTextWritingDirectionLeftToRight(sender)
        case 7: responder.makeTextWritingDirectionRightToLeft(sender)
        case 8: responder.toggleBoldface(sender)
        case 9: responder.toggleItalics(sender)
        case 10: responder.toggleUnderline(sender)
        case 11: responder.increaseSize(sender)
        case 12: responder.decreaseSize(sender)
        case 13: responder.find(sender)
        case 14: responder.findAndReplace(sender)
        case 15: responder.findNext(sender)
        case 16: responder.findPrevious(sender)
        case 17: responder.useSelectionForFind(sender)
        case 18: responder.printContent(sender)
        case 19: responder.pasteAndMatchStyle(sender)
        case 20: responder.pasteAndGo(sender)
        case 21: responder.pasteAndSearch(sender)
        case 22: responder.duplicate(sender)
        case 23: responder.move(sender)
        case 24: responder.rename(sender)
        case 25: responder.export(sender)
        default: break
        }
    }

    /// To the first responder on the way up that can do it now. False if nobody can.
    static func send(_ action: Selector, sender: Any?) -> Bool {
        guard let start = FirstResponder.current,
            let target = start.target(forAction: action, withSender: sender)
        else { return false }
        return Above.application.sendAction(action, to: target, from: sender, for: nil)
    }
}
