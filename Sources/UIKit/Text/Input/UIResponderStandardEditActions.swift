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
}

/// The edit commands by name, and how they find their responder.
///
/// - From: `TextKeys`
/// - To: `UIResponder.target(forAction:withSender:)`
@MainActor enum StandardEdit {
    nonisolated static let cut = Selector("cut:")
    nonisolated static let copy = Selector("copy:")
    nonisolated static let paste = Selector("paste:")
    nonisolated static let select = Selector("select:")
    nonisolated static let selectAll = Selector("selectAll:")
    nonisolated static let delete = Selector("delete:")

    private nonisolated static let names: StaticString = "cut:\ncopy:\npaste:\nselect:\nselectAll:\ndelete:"

    /// Makes the commands known by name, for every responder. Once.
    static let register: Void = {
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
            guard
                let slot = MethodSlot(
                    base: UIResponder.self, plain: Plain.self, plain2: Plain2.self, overriding: overriding)
            else { fatalError("UIResponder's method table has an unknown layout (\(overriding))") }
            return slot
        }
        return [
            "cut:": slot(Cuts.self), "copy:": slot(Copies.self), "paste:": slot(Pastes.self),
            "select:": slot(Selects.self), "selectAll:": slot(SelectsAll.self), "delete:": slot(Deletes.self),
        ]
    }()

    private class Plain: UIResponder {}
    private class Plain2: UIResponder {}
    private class Cuts: UIResponder { override func cut(_ sender: Any?) {} }
    private class Copies: UIResponder { override func copy(_ sender: Any?) {} }
    private class Pastes: UIResponder { override func paste(_ sender: Any?) {} }
    private class Selects: UIResponder { override func select(_ sender: Any?) {} }
    private class SelectsAll: UIResponder { override func selectAll(_ sender: Any?) {} }
    private class Deletes: UIResponder { override func delete(_ sender: Any?) {} }

    private static func call(_ index: Int, _ responder: UIResponder, _ sender: Any?) {
        switch index {
        case 0: responder.cut(sender)
        case 1: responder.copy(sender)
        case 2: responder.paste(sender)
        case 3: responder.select(sender)
        case 4: responder.selectAll(sender)
        default: responder.delete(sender)
        }
    }

    /// To the first responder on the way up that can do it now. False if nobody can.
    static func send(_ action: Selector, sender: Any?) -> Bool {
        guard let start = FirstResponder.current,
            let target = start.target(forAction: action, withSender: sender)
        else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }
}
