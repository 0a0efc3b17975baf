import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Menus as they are built, validated, and reached by keys.
final class MenuSystemTests: MainTestCase, @unchecked Sendable {
    private var responder: Commander!
    private var delegate: BuildingDelegate!

    override func prepare() {
        Commander.registerSelectors()
        delegate = BuildingDelegate()
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        harness.showWindow()
        responder = Commander(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        harness.window.addSubview(responder)
        _ = responder.becomeFirstResponder()
    }

    override func cleanUp() {
        _ = responder.resignFirstResponder()
        responder.removeFromSuperview()
        UIApplication.shared.delegate = nil
        UIMenuSystem.main.setNeedsRebuild()
        (responder, delegate) = (nil, nil)
    }

    @MainActor private func press(_ usage: Int, _ characters: String, _ modifiers: UIKeyModifierFlags) {
        for phase in [HostKey.Phase.down, .up] {
            harness.runtime.post(
                .key(HostKey(usage: usage, characters: characters, modifiers: modifiers.rawValue, phase: phase)))
        }
        harness.turn()
    }

    @MainActor private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
    }

    @MainActor private func outline(_ menu: UIMenu) -> String {
        menu.children.map { child in
            (child as? UIMenu).map { "\($0.title)(\(outline($0)))" } ?? child.title
        }.joined(separator: " ")
    }

    func testABuilderPutsMenusWhereTheyAreAsked() {
        onMain {
            let root = menu("root", [menu("A", [menu("A1")]), menu("B")])
            let builder = MenuBuilder(system: .main, root: root)
            builder.insertSibling(menu("C"), beforeMenu: UIMenu.Identifier("B"))
            builder.insertSibling(menu("D"), afterMenu: UIMenu.Identifier("B"))
            builder.insertChild(menu("A0"), atStartOfMenu: UIMenu.Identifier("A"))
            builder.insertChild(menu("A2"), atEndOfMenu: UIMenu.Identifier("A"))
            XCTAssertEqual(outline(builder.root), "A(A0() A1() A2()) C() B() D()")
            XCTAssertEqual(outline(root), "A(A1()) B()", "a menu never changes")
            builder.replaceChildren(ofMenu: UIMenu.Identifier("A")) { $0.reversed() }
            builder.replace(menu: UIMenu.Identifier("C"), with: menu("E"))
            builder.remove(menu: UIMenu.Identifier("D"))
            XCTAssertEqual(outline(builder.root), "A(A2() A1() A0()) E() B()")
            XCTAssertEqual(builder.menu(for: UIMenu.Identifier("A1"))?.title, "A1")
            XCTAssertNil(builder.menu(for: UIMenu.Identifier("C")))
        }
    }

    func testACommandWithoutAnythingHasNoKey() {
        onMain {
            let command = UIKeyCommand()
            XCTAssertNil(command.input)
            XCTAssertEqual(command.modifierFlags, [])
            XCTAssertNil(command.title.first)
        }
    }

    func testWhatNamesNoMenuChangesNothing() {
        onMain {
            let builder = MenuBuilder(system: .main, root: menu("root", [menu("A")]))
            let nobody = UIMenu.Identifier("nobody")
            builder.insertSibling(menu("B"), beforeMenu: nobody)
            builder.insertChild(menu("B"), atEndOfMenu: nobody)
            builder.replaceChildren(ofMenu: nobody) { _ in
                XCTFail("there are no children")
                return []
            }
            builder.remove(menu: nobody)
            builder.insertSibling(menu("B"), afterMenu: UIMenu.Identifier("root"))
            XCTAssertEqual(outline(builder.root), "A()")
        }
    }

    func testWhatIsThereTwiceIsFound() {
        onMain {
            @MainActor func isFine(_ elements: [UIMenuElement], isStandard: Bool = false) -> Bool {
                var seen = MenuIdentity()
                var isFine = true
                for element in elements { element.visit { isFine = seen.insert($0, isStandard: isStandard) && isFine } }
                return isFine
            }
            @MainActor func key(_ action: String, _ input: String, _ list: Any? = nil) -> UIKeyCommand {
                UIKeyCommand(action: Selector(action), input: input, modifierFlags: .command, propertyList: list)
            }
            let command = UICommand(action: Selector("a:"))
            XCTAssertTrue(isFine([menu("A"), menu("B"), command, UICommand(action: Selector("b:"))]))
            XCTAssertFalse(isFine([menu("A"), menu("B", [menu("A")])]))
            XCTAssertFalse(isFine([menu("A", [command]), command]))
            XCTAssertTrue(isFine([UICommand(action: Selector("a:"), propertyList: 1), command]))
            XCTAssertTrue(isFine([key("a:", "1"), key("b:", "2")]))
            XCTAssertFalse(isFine([key("a:", "s"), key("b:", "S")]))
            XCTAssertTrue(isFine([key("a:", "s"), key("b:", "s")], isStandard: true))
            XCTAssertFalse(isFine([key("a:", "")]))
            XCTAssertTrue(isFine([UIMenu(), UIMenu()]), "each has an identifier of its own")
            XCTAssertTrue(isFine(StandardMenus.main.children, isStandard: true))
            XCTAssertTrue(isFine(StandardMenus.context.children, isStandard: true))
        }
    }

    func testADocumentsCommandsAreThereWithTheFirstTitleMenu() {
        onMain {
            @MainActor func names() -> [String]? {
                var found: [String]?
                UIMenuSystem.main.mainMenu.visit { element in
                    if let menu = element as? UIMenu, menu.identifier == .document {
                        found = menu.children.map(\.title)
                    }
                }
                return found
            }
            XCTAssertEqual(names(), [])
            let item = UINavigationItem(title: "Title")
            item.titleMenuProvider = { UIMenu(children: $0) }
            XCTAssertEqual(names(), ["Duplicate", "Move", "Rename", "Export"])
            item.titleMenuProvider = nil
            XCTAssertEqual(names(), ["Duplicate", "Move", "Rename", "Export"])
        }
    }

    /// A responder offers the standard commands that it overrides, and those only.
    func testADocumentsCommandsFindWhoHasThem() {
        onMain {
            let (whole, empty) = (DocumentView(), UIView())
            for name in ["duplicate:", "move:", "rename:", "export:"] {
                XCTAssertTrue(whole.canPerformAction(Selector(name), withSender: nil), name)
                XCTAssertFalse(empty.canPerformAction(Selector(name), withSender: nil), name)
                whole.addSubview(empty)
                XCTAssertTrue(empty.target(forAction: Selector(name), withSender: nil) as? UIView === whole, name)
                UIApplication.shared.sendAction(Selector(name), to: whole, from: empty, for: nil)
                empty.removeFromSuperview()
            }
            XCTAssertEqual(whole.heard, ["duplicate", "move", "rename", "export"])
            whole.updateTextAttributes { _ in
                XCTFail("nothing is selected")
                return [:]
            }
        }
    }

    func testCommandsAndActionsAreFound() {
        onMain {
            let (one, two) = (
                UICommand(title: "1", action: Selector("go:"), propertyList: 1),
                UICommand(title: "2", action: Selector("go:"), propertyList: 2)
            )
            let action = UIAction(title: "x", identifier: UIAction.Identifier("x")) { _ in }
            let builder = MenuBuilder(system: .main, root: menu("root", [menu("A", [one, two, action])]))
            XCTAssertTrue(builder.command(for: Selector("go:"), propertyList: 2) === two)
            XCTAssertNil(builder.command(for: Selector("go:")))
            XCTAssertNil(builder.command(for: Selector("stop:")))
            XCTAssertTrue(builder.action(for: UIAction.Identifier("x")) === action)
        }
    }

    func testSizesAndOptionsStayWithNewChildren() {
        onMain {
            let menu = UIMenu(
                title: "t", subtitle: "s", options: [.displayInline, .destructive], preferredElementSize: .medium,
                children: [])
            let other = menu.replacingChildren([UIAction { _ in }])
            XCTAssertEqual(other.preferredElementSize, .medium)
            XCTAssertEqual(other.options, [.displayInline, .destructive])
            XCTAssertEqual(other.identifier, menu.identifier)
            XCTAssertEqual(other.subtitle, "s")
        }
    }

    // DEV-111
    func testTheMainMenuIsBuiltWhenAKeyFirstWantsIt() {
        onMain {
            XCTAssertEqual(delegate.built, 0)
            press(4, "q", .command)
            XCTAssertEqual(delegate.built, 1)
            press(4, "q", .command)
            XCTAssertEqual(delegate.built, 1, "it is kept")
            XCTAssertTrue(delegate.knew.contains(.file) && delegate.knew.contains(.standardEdit))
            UIMenuSystem.main.setNeedsRebuild()
            XCTAssertEqual(delegate.built, 1, "not at once")
            press(4, "q", .command)
            XCTAssertEqual(delegate.built, 2)
            XCTAssertEqual(responder.heard, [])
        }
    }

    func testAKeyOfTheMainMenuFindsWhoDoesIt() {
        onMain {
            delegate.commands = [
                UIKeyCommand(title: "Save", action: Selector("saveAll:"), input: "s", modifierFlags: .command)
            ]
            press(22, "s", .command)
            XCTAssertEqual(responder.heard, ["validate Save", "saveAll Save"])
            responder.heard = []
            responder.isDisabled = true
            press(22, "s", .command)
            XCTAssertEqual(responder.heard, ["validate Save"], "a disabled command does nothing")
            responder.isDisabled = false
            responder.heard = []
            _ = responder.resignFirstResponder()
            press(22, "s", .command)
            XCTAssertEqual(responder.heard, [], "nobody on the way up has it")
        }
    }

    func testTheRespondersOwnCommandsComeFirst() {
        onMain {
            delegate.commands = [
                UIKeyCommand(title: "Menu", action: Selector("saveAll:"), input: "s", modifierFlags: .command)
            ]
            responder.own = [
                UIKeyCommand(title: "Own", action: Selector("saveAll:"), input: "s", modifierFlags: .command)
            ]
            press(22, "s", .command)
            XCTAssertEqual(responder.heard, ["saveAll Own"])
        }
    }

    func testAnAlternateIsTheCommandWithMoreModifiers() {
        onMain {
            let key = UIKeyCommand(
                title: "Save", action: Selector("saveAll:"), input: "s", modifierFlags: .command,
                alternates: [
                    UICommandAlternate(title: "As", action: Selector("saveAs:"), modifierFlags: .alternate)
                ])
            delegate.commands = [key]
            press(22, "s", [.command, .alternate])
            XCTAssertEqual(responder.heard, ["validate Save", "saveAs Save"])
            responder.heard = []
            press(22, "s", [.command, .shift])
            XCTAssertEqual(responder.heard, [])
            press(22, "s", .alternate)
            XCTAssertEqual(responder.heard, [], "the command's own modifiers count, too")
        }
    }

    func testValidationChangesACopy() {
        onMain {
            let command = UICommand(title: "Save", action: Selector("saveAll:"))
            responder.isDisabled = true
            let shown = MenuValidation.validated([command], from: responder)
            XCTAssertEqual((shown.first as? UICommand)?.attributes, .disabled)
            XCTAssertEqual(command.attributes, [])
            let unknown = UICommand(title: "?", action: Selector("nobodyHasThis:"))
            XCTAssertEqual(MenuValidation.validated([unknown, menu("M", [unknown])], from: responder).count, 0)
        }
    }

    func testCommandsOfTheContextAreThoseThatCanBeDone() {
        onMain {
            let elements = UIMenuSystem.context.contextElements(from: responder)
            let names = (elements.first as? UIMenu)?.children.map(\.title)
            XCTAssertEqual(names, ["Copy"], "it overrides copy(_:) and nothing else")
            XCTAssertEqual(elements.count, 1)
            XCTAssertEqual(responder.systems, ["context"])
        }
    }

    func testEveryStandardCommandIsKnownWhereItIsOverridden() {
        onMain {
            final class Bold: UIResponder {
                var count = 0
                override func toggleBoldface(_ sender: Any?) { count += 1 }
            }
            let bold = Bold()
            XCTAssertTrue(bold.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
            XCTAssertFalse(bold.canPerformAction(Selector("toggleItalics:"), withSender: nil))
            XCTAssertFalse(bold.canPerformAction(Selector("find:"), withSender: nil))
            UIApplication.shared.sendAction(Selector("toggleBoldface:"), to: bold, from: nil, for: nil)
            XCTAssertEqual(bold.count, 1)
        }
    }

    func testADeferredElementIsAskedOnce() {
        onMain {
            var asked = 0
            var answer: (([UIMenuElement]) -> Void)?
            let deferred = UIDeferredMenuElement { done in
                asked += 1
                answer = done
            }
            var got: [[String]] = []
            deferred.load { got.append($0.map(\.title)) }
            deferred.load { got.append($0.map(\.title)) }
            XCTAssertEqual(asked, 1)
            XCTAssertEqual(got, [])
            answer?([UIAction(title: "a") { _ in }])
            XCTAssertEqual(got, [["a"], ["a"]])
            answer?([])
            XCTAssertEqual(got.count, 2, "a second answer counts for nothing")
            deferred.load { got.append($0.map(\.title)) }
            XCTAssertEqual(got.count, 3)
            XCTAssertEqual(asked, 1)
        }
    }

    func testAnUncachedElementIsAskedEachTime() {
        onMain {
            var asked = 0
            let deferred = UIDeferredMenuElement.uncached { done in
                asked += 1
                done([UIAction(title: "\(asked)") { _ in }])
            }
            var got: [String] = []
            for _ in 0..<2 { deferred.load { got += $0.map(\.title) } }
            XCTAssertEqual(asked, 2)
            XCTAssertEqual(got, ["1", "2"])
        }
    }
}

@MainActor private final class BuildingDelegate: UIResponder, UIApplicationDelegate {
    var built = 0
    var knew: [UIMenu.Identifier] = []
    var commands: [UIKeyCommand] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.main else { return }
        built += 1
        knew = [.file, .edit, .standardEdit, .help].filter { builder.menu(for: $0) != nil }
        if !commands.isEmpty {
            builder.insertChild(
                UIMenu(identifier: UIMenu.Identifier("own"), options: .displayInline, children: commands),
                atStartOfMenu: .file)
        }
    }
}

@MainActor private final class Commander: UIView {
    var heard: [String] = []
    var own: [UIKeyCommand] = []
    var isDisabled = false
    var systems: [String] = []

    nonisolated(unsafe) private static var isRegistered = false
    static func registerSelectors() {
        guard !isRegistered else { return }
        isRegistered = true
        _porticoRegister("saveAll:\nsaveAs:", { Commander.self }) { object, index, arguments in
            nonisolated(unsafe) let sender: Any? = arguments(0)
            MainActor.assumeIsolated {
                let title = (sender as? UICommand)?.title ?? "?"
                (object as! Commander).heard.append("\(index == 0 ? "saveAll" : "saveAs") \(title)")
            }
            return nil
        }
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { own }
    override func copy(_ sender: Any?) {}

    override func buildMenu(with builder: any UIMenuBuilder) {
        systems.append(builder.system === UIMenuSystem.context ? "context" : "main")
    }

    override func validate(_ command: UICommand) {
        if command.title == "Save" { heard.append("validate \(command.title)") }
        if isDisabled { command.attributes.insert(.disabled) }
    }
}

@MainActor private final class DocumentView: UIView {
    var heard: [String] = []
    override func duplicate(_ sender: Any?) { heard.append("duplicate") }
    override func move(_ sender: Any?) { heard.append("move") }
    override func rename(_ sender: Any?) { heard.append("rename") }
    override func export(_ sender: Any?) { heard.append("export") }
}
