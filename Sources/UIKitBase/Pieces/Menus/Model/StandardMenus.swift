import Foundation
import PorticoObjC

/// What the two menu systems hold before the app changes them.
@MainActor enum StandardMenus {
    /// The app has titles with menus, which are about documents.
    @InSession static var hasDocuments = false {
        didSet { if hasDocuments != oldValue { UIMenuSystem.main.setNeedsRebuild() } }
    }

    private static var documents: [UIMenuElement] {
        guard hasDocuments else { return [] }
        return [
            command("Duplicate", "duplicate:"), command("Move", "move:"), command("Rename", "rename:"),
            command("Export", "export:"),
        ]
    }

    static var main: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "", identifier: .application,
                    children: [section(.about), section(.preferences), section(.services), section(.quit)]),
                UIMenu(
                    title: "File", identifier: .file,
                    children: [
                        section(.newScene), section(.openRecent), section(.close),
                        section(.document, documents),
                    ]),
                UIMenu(
                    title: Word.edit.text, identifier: .edit,
                    children: [
                        section(
                            .undoRedo,
                            [
                                key(Word.undo.text, "undo:", input: "z"),
                                key(Word.redo.text, "redo:", input: "z", modifiers: [.command, .shift]),
                            ]),
                        section(
                            .standardEdit,
                            [
                                key(Word.cut.text, "cut:", input: "x"), key(Word.copy.text, "copy:", input: "c"),
                                key(Word.paste.text, "paste:", input: "v"),
                                key(
                                    "Paste and Match Style", "pasteAndMatchStyle:", input: "v",
                                    modifiers: [.command, .alternate, .shift]),
                                UICommand(title: Word.delete.text, action: Selector("delete:")),
                                key(Word.selectAll.text, "selectAll:", input: "a"),
                            ]),
                        section(
                            .find,
                            [
                                key("Find", "find:", input: "f"),
                                key(
                                    "Find and Replace", "findAndReplace:", input: "f",
                                    modifiers: [.command, .alternate]),
                                key("Find Next", "findNext:", input: "g"),
                                key("Find Previous", "findPrevious:", input: "g", modifiers: [.command, .shift]),
                                key("Use Selection for Find", "useSelectionForFind:", input: "e"),
                            ]),
                    ]),
                UIMenu(
                    title: "Format", identifier: .format,
                    children: [
                        UIMenu(
                            title: "Font", identifier: .font,
                            children: [
                                section(.textStyle, styles),
                                section(
                                    .textSize,
                                    [
                                        key("Bigger", "increaseSize:", input: "+"),
                                        key("Smaller", "decreaseSize:", input: "-"),
                                    ]),
                            ]),
                        UIMenu(
                            title: "Text", identifier: .text,
                            children: [section(.alignment), section(.writingDirection, directions)]),
                    ]),
                UIMenu(
                    title: "View", identifier: .view,
                    children: [section(.toolbar), section(.sidebar), section(.fullscreen)]),
                UIMenu(
                    title: "Window", identifier: .window,
                    children: [section(.minimizeAndZoom), section(.bringAllToFront)]),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    static var context: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                section(
                    .standardEdit,
                    [
                        command(Word.cut.text, "cut:"), command(Word.copy.text, "copy:"),
                        command(Word.paste.text, "paste:"),
                        command(Word.delete.text, "delete:"), command(Word.select.text, "select:"),
                        command(Word.selectAll.text, "selectAll:"),
                    ]),
                section(.replace),
                UIMenu(
                    title: "Format", identifier: .format,
                    children: [
                        section(.textStyle, styles),
                        section(.writingDirection, directions),
                    ]),
                section(.lookup), section(.learn), section(.share),
            ])
    }

    private static var styles: [UIMenuElement] {
        [
            key("Bold", "toggleBoldface:", input: "b"), key("Italic", "toggleItalics:", input: "i"),
            key("Underline", "toggleUnderline:", input: "u"),
        ]
    }

    private static var directions: [UIMenuElement] {
        [
            command("Left to Right", "makeTextWritingDirectionLeftToRight:"),
            command("Right to Left", "makeTextWritingDirectionRightToLeft:"),
        ]
    }

    private static func section(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(_ title: String, _ action: String) -> UICommand {
        UICommand(title: title, action: Selector(action))
    }

    private static func key(
        _ title: String, _ action: String, input: String, modifiers: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: modifiers)
    }
}
