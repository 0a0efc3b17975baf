import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Every kind of menu under everything that ends it without the person: it is gone, its delegate has heard so once, and nothing is kept.
final class ClosingMenuTests: MainTestCase, @unchecked Sendable {
    override func setUp() {
        onMain {
            var device = DeviceProfile.default
            // A blur of the whole screen has few pixels here.
            (device.scale, device.width, device.height) = (1, 240, 420)
            harness = Harness(device: device)
            harness.showWindow()
        }
    }

    override func cleanUp() { UIPasteboard.general.string = nil }

    private let middle = CGPoint(x: 150, y: 250)

    func testEveryMenuUnderEveryEnd() {
        onMain {
            var count = 0
            for kind in Kind.allCases {
                for cause in Cause.allCases {
                    for delay in [0.1, 0.5] {
                        if SlowTable.runs(count) { check(kind, cause, after: delay) }
                        count += 1
                    }
                }
            }
            XCTAssertEqual(count, Kind.allCases.count * Cause.allCases.count * 2)
        }
    }

    @MainActor private func check(_ kind: Kind, _ cause: Cause, after delay: Double) {
        let name = "\(kind), \(cause), \(delay) s"
        let stage = Stage(kind)
        weak var parts = open(stage, delay)
        XCTAssertEqual(stage.ear.heard["displays"], 1, name)
        XCTAssertNil(stage.ear.heard["ends"], name)
        XCTAssertNotNil(parts, name)
        XCTAssertEqual(stage.ear.heard["displayed"], delay < 0.4 || !kind.hasAnimators ? nil : 1, name)
        cause.happen(to: stage, harness)
        if kind == .held || kind == .heldButton { harness.touch(.ended, at: middle) }
        harness.advance(by: 0.35)
        XCTAssertEqual(stage.ear.heard["ends"], 1, name)
        XCTAssertEqual(stage.ear.heard["displays"], 1, name)
        if kind.hasAnimators {
            XCTAssertEqual(stage.ear.heard["displayed"], 1, name)
            XCTAssertEqual(stage.ear.heard["ended"], 1, name)
        }
        XCTAssertNil(stage.ear.heard["chosen"], name)
        if let controller = stage.ear.controller {
            let whole = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
            XCTAssertEqual(controller.heard, delay < 0.4 ? whole.filter { $0 != "didAppear" } : whole, name)
        }
        XCTAssertEqual(stage.source.layer.opacity, 1, name)
        if let control = stage.source as? UIControl {
            XCTAssertFalse(control.isHighlighted, name)
            XCTAssertFalse(control.isTracking, name)
        }
        cause.undo(harness, stage)
        XCTAssertNil(ContextMenuSession.current, name)
        XCTAssertNil(EditMenuPresenter.current, name)
        for window in [stage.window, harness.window] {
            XCTAssertEqual(window?.subviews.filter { $0 is ContextMenuOverlay || $0 is EditMenuBar } ?? [], [], name)
        }
        XCTAssertNil(parts, name)
        XCTAssertEqual(stage.ear.heard["ends"], 1, name)
        stage.window?.isHidden = true
        harness.window.makeKey()
        harness.turn()
    }

    /// Opens the menu; what shows it.
    @MainActor private func open(_ stage: Stage, _ delay: Double) -> UIView? {
        harness.turn()
        switch stage.kind {
        case .lifted, .controller:
            harness.touch(.began, at: middle)
            harness.advance(by: 0.51)
            harness.touch(.ended, at: middle)
        case .held:
            harness.touch(.began, at: middle)
            harness.advance(by: 0.51)
        case .button: harness.tap(middle)
        case .heldButton: harness.touch(.began, at: middle)
        case .edit:
            stage.editing?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        case .field:
            _ = stage.source.becomeFirstResponder()
            (stage.source as? UITextField)?.showEditMenu()
        case .menuController:
            _ = stage.source.becomeFirstResponder()
            UIMenuController.shared.showMenu(from: stage.source, rect: .zero)
        }
        harness.advance(by: delay)
        return stage.window?.subviews.first { $0 is ContextMenuOverlay || $0 is EditMenuBar }
    }

    // DEV-144
    func testHalfATurnClosesItToo() {
        onMain {
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 0.5)
            let stage = Stage(.edit)
            _ = open(stage, 1)
            XCTAssertNil(stage.ear.heard["ends"])
            harness.runtime.post(.rotate(.right))
            harness.turn()
            XCTAssertEqual(stage.ear.heard["ends"], 1)
            stage.window?.isHidden = true
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 0.5)
        }
    }

    // MARK: While it opens

    /// Whoever is asked takes the view away, or the menu back: nothing opens, and nobody hears of an end.
    func testWhoIsAskedMayTakeItBack() {
        onMain {
            for kind in [Kind.lifted, .controller, .button] {
                for act in [
                    { (stage: Stage) in stage.source.removeFromSuperview() },
                    { (stage: Stage) in stage.window?.isHidden = true },
                    { (stage: Stage) in stage.interaction?.dismissMenu() },
                    { (stage: Stage) in stage.interaction.map { stage.source.removeInteraction($0) } },
                ] {
                    let stage = Stage(kind)
                    stage.ear.whenAsked = { [unowned stage] in act(stage) }
                    _ = open(stage, 0.1)
                    XCTAssertNil(stage.ear.heard["displays"], "\(kind)")
                    XCTAssertNil(stage.ear.heard["ends"], "\(kind)")
                    XCTAssertNil(ContextMenuSession.current, "\(kind)")
                    stage.window?.isHidden = true
                    harness.advance(by: 0.1)
                }
            }
        }
    }

    func testAMenuMayBeClosedWhenItIsToldToShow() {
        onMain {
            for kind in [Kind.lifted, .button, .edit] {
                let stage = Stage(kind)
                stage.ear.whenShown = { [unowned stage] in
                    stage.interaction?.dismissMenu()
                    stage.editing?.dismissMenu()
                }
                _ = open(stage, 1)
                XCTAssertEqual(stage.ear.heard["displays"], 1, "\(kind)")
                XCTAssertEqual(stage.ear.heard["ends"], 1, "\(kind)")
                XCTAssertEqual(stage.ear.heard["displayed"], 1, "\(kind)")
                XCTAssertEqual(stage.ear.heard["ended"], 1, "\(kind)")
                XCTAssertNil(ContextMenuSession.current, "\(kind)")
                XCTAssertNil(EditMenuPresenter.current, "\(kind)")
                stage.window?.isHidden = true
                harness.advance(by: 0.1)
            }
        }
    }

    func testAMenuThatOpensWhenAnotherGoesStays() {
        onMain {
            let (first, second) = (Stage(.edit), Stage(.edit))
            _ = open(first, 1)
            first.ear.whenEnded = {
                second.editing?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            }
            _ = open(first, 1)
            XCTAssertEqual(second.ear.heard["displays"], 1)
            XCTAssertNil(second.ear.heard["ends"])
            XCTAssertEqual(first.ear.heard["displays"], 1)
            first.ear.whenEnded = {}
            second.editing?.dismissMenu()
            harness.advance(by: 0.5)
            for stage in [first, second] {
                XCTAssertEqual(stage.window?.subviews.filter { $0 is EditMenuBar }, [])
                stage.window?.isHidden = true
            }
        }
    }

    func testAButtonWhoseMenuIsTakenBackByItsEventHearsNoEnd() {
        onMain {
            let stage = Stage(.button)
            let control = stage.source as! UIControl
            control.addAction(UIAction { _ in stage.interaction?.dismissMenu() }, for: .menuActionTriggered)
            _ = open(stage, 1)
            XCTAssertEqual(stage.ear.heard["displays"], nil)
            XCTAssertEqual(stage.ear.heard["ends"], nil)
            XCTAssertFalse(control.isHighlighted)
            XCTAssertFalse(control.isTracking)
            stage.window?.isHidden = true
        }
    }
}

private enum Kind: CaseIterable {
    case lifted, held, controller, button, heldButton, edit, field, menuController

    var hasAnimators: Bool { self != .menuController }
}

/// A window of its own with one view that has a menu.
@MainActor private final class Stage {
    let kind: Kind
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let ancestor = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let source: UIView
    let ear = Ear()
    var interaction: UIContextMenuInteraction?
    var editing: UIEditMenuInteraction?
    private var tokens: [any NSObjectProtocol] = []

    init(_ kind: Kind) {
        self.kind = kind
        let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        switch kind {
        case .button, .heldButton:
            let button = MenuControl(frame: frame)
            button.ear = ear
            button.isContextMenuInteractionEnabled = true
            button.showsMenuAsPrimaryAction = true
            interaction = button.contextMenuInteraction
            source = button
        case .field:
            let field = UITextField(frame: frame)
            field.text = "words"
            field.delegate = ear
            source = field
        case .edit, .menuController: source = Copying(frame: frame)
        case .lifted, .held, .controller: source = UIView(frame: frame)
        }
        source.backgroundColor = .red
        root.view.addSubview(ancestor)
        ancestor.addSubview(source)
        ear.hasController = kind == .controller
        switch kind {
        case .lifted, .held, .controller:
            let made = UIContextMenuInteraction(delegate: ear)
            interaction = made
            source.addInteraction(made)
        case .edit:
            let made = UIEditMenuInteraction(delegate: ear)
            editing = made
            source.addInteraction(made)
        case .menuController:
            for (name, word) in [
                (UIMenuController.willShowMenuNotification, "displays"),
                (UIMenuController.willHideMenuNotification, "ends"),
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [ear] _ in
                        MainActor.assumeIsolated { ear.hear(word) }
                    })
            }
        default: break
        }
        window?.rootViewController = root
        window?.makeKeyAndVisible()
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

private enum Cause: CaseIterable {
    case resignsActive, entersBackground, turns
    case viewRemoved, ancestorRemoved, viewMovedToAnotherWindow
    case windowHidden, windowHiddenAndReleased, rootReplaced, windowEmptied
    case contextMenuOpens, editMenuOpens
    case interactionRemoved, escape, dismissed

    @MainActor func happen(to stage: Stage, _ harness: Harness) {
        switch self {
        case .resignsActive: harness.send(.resignActive)
        case .entersBackground: harness.home()
        case .turns: harness.runtime.post(.rotate(.left))
        case .viewRemoved: stage.source.removeFromSuperview()
        case .ancestorRemoved: stage.ancestor.removeFromSuperview()
        case .viewMovedToAnotherWindow: harness.window.addSubview(stage.source)
        case .windowHidden: stage.window?.isHidden = true
        case .windowHiddenAndReleased:
            stage.window?.isHidden = true
            stage.window = nil
        case .rootReplaced: stage.window?.rootViewController = UIViewController()
        case .windowEmptied:
            for view in stage.window?.subviews ?? [] where !(view === stage.root.view) { view.removeFromSuperview() }
        case .contextMenuOpens: Other.shared.openContextMenu(in: harness.window)
        case .editMenuOpens: Other.shared.openEditMenu(in: harness.window)
        case .interactionRemoved:
            if let interaction = stage.interaction { stage.source.removeInteraction(interaction) }
            if let editing = stage.editing { stage.source.removeInteraction(editing) }
            if stage.kind == .field || stage.kind == .menuController {
                EditMenuPresenter.current?.dismiss(animated: true)
            }
        case .escape:
            for phase in [HostKey.Phase.down, .up] { harness.runtime.post(.key(HostKey(usage: 41, phase: phase))) }
        case .dismissed:
            stage.interaction?.dismissMenu()
            stage.editing?.dismissMenu()
            if stage.kind == .field { EditMenuPresenter.current?.dismiss(animated: true) }
            if stage.kind == .menuController { UIMenuController.shared.hideMenu() }
        }
        harness.turn()
    }

    @MainActor func undo(_ harness: Harness, _ stage: Stage) {
        switch self {
        case .resignsActive, .entersBackground: harness.reopen()
        case .turns: harness.runtime.post(.rotate(.portrait))
        case .viewMovedToAnotherWindow: stage.source.removeFromSuperview()
        case .contextMenuOpens, .editMenuOpens: Other.shared.close()
        default: break
        }
        harness.advance(by: 0.35)
    }
}

/// Another view with menus, in another window.
@MainActor private final class Other {
    static let shared = Other()
    private let ear = Ear()
    private var view: Copying?

    private func show(in window: UIWindow) -> Copying {
        let made = Copying(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(made)
        view = made
        return made
    }

    func openContextMenu(in window: UIWindow) {
        let interaction = UIContextMenuInteraction(delegate: ear)
        show(in: window).addInteraction(interaction)
        interaction.prepare(at: CGPoint(x: 10, y: 10)).map { _ = interaction.open($0) }
        XCTAssertNotNil(ContextMenuSession.current)
    }

    func openEditMenu(in window: UIWindow) {
        let interaction = UIEditMenuInteraction(delegate: ear)
        show(in: window).addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        XCTAssertNotNil(EditMenuPresenter.current)
    }

    func close() {
        view?.removeFromSuperview()
        view = nil
    }
}

private final class Copying: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {}
}

private final class Appearing: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
}

private final class MenuControl: UIControl {
    var ear: Ear?

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        ear?.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ear?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ear?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
}

/// Counts what delegates hear.
@MainActor
private final class Ear: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate,
    UITextFieldDelegate
{
    private(set) var heard: [String: Int] = [:]
    var hasController = false
    private(set) var controller: Appearing?
    var whenAsked: () -> Void = {}
    var whenShown: () -> Void = {}
    var whenEnded: () -> Void = {}

    func hear(_ word: String) { heard[word, default: 0] += 1 }

    private func shows(_ addCompletion: ((@escaping () -> Void) -> Void)?) {
        hear("displays")
        addCompletion? { [unowned self] in hear("displayed") }
        whenShown()
    }

    private func ends(_ addCompletion: ((@escaping () -> Void) -> Void)?) {
        hear("ends")
        addCompletion? { [unowned self] in hear("ended") }
        whenEnded()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let preview: UIContextMenuContentPreviewProvider = { [unowned self] in
            let made = Appearing()
            made.preferredContentSize = CGSize(width: 100, height: 100)
            controller = made
            return made
        }
        return UIContextMenuConfiguration(previewProvider: hasController ? preview : nil) { [unowned self] _ in
            whenAsked()
            return UIMenu(children: [UIAction(title: "One") { [unowned self] _ in hear("chosen") }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { shows { animator?.addCompletion($0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ends { animator?.addCompletion($0) } }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { shows { animator.addCompletion($0) } }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { ends { animator.addCompletion($0) } }

    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        shows { animator.addCompletion($0) }
    }

    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        ends { animator.addCompletion($0) }
    }
}
