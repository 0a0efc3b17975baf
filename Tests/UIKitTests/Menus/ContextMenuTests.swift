import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A finger that stays: who is asked what, in which order, what is seen, and when nothing happens.
final class ContextMenuTests: MainTestCase, @unchecked Sendable {
    private var view: Box!
    private var teller: Teller!
    private var interaction: UIContextMenuInteraction!
    private let middle = CGPoint(x: 150, y: 250)

    override var screenScale: Double? { 1 }

    override func prepare() {
        harness.showWindow()
        harness.window.backgroundColor = .white
        view = Box(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        view.backgroundColor = .red
        harness.window.addSubview(view)
        teller = Teller()
        interaction = UIContextMenuInteraction(delegate: teller)
        view.addInteraction(interaction)
        harness.turn()
    }

    override func cleanUp() {
        interaction.dismissMenu()
        harness.advance(by: 1)
        view.removeFromSuperview()
        (view, teller, interaction) = (nil, nil, nil)
    }

    @MainActor private func hold(_ point: CGPoint? = nil) {
        harness.touch(.began, at: point ?? middle)
        harness.advance(by: 0.6)
    }

    @MainActor private func lift(_ point: CGPoint? = nil) { harness.touch(.ended, at: point ?? middle) }

    @MainActor private var list: MenuList? { interaction.session?.list }

    @MainActor private func entry(_ name: String) -> MenuEntry? {
        list?.entries.first { $0.accessibilityLabel == name }
    }

    @MainActor private func place(_ entry: MenuEntry) -> CGPoint {
        entry.convert(CGPoint(x: entry.bounds.midX, y: entry.bounds.midY), to: nil)
    }

    private let opening = ["configuration 50,50", "highlight", "actions", "willDisplay", "animations"]

    // DEV-110
    func testTheOrderOfAMenuThatIsDismissed() {
        onMain {
            hold()
            XCTAssertEqual(teller.heard, opening)
            XCTAssertEqual(interaction.menuAppearance, .rich)
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard, opening + ["displayed"])
            lift()
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard, opening + ["displayed"], "the menu stays without the finger")
            teller.heard = []
            harness.tap(CGPoint(x: 20, y: 700))
            XCTAssertEqual(teller.heard, ["willEnd", "dismissal", "end animations"])
            XCTAssertEqual(interaction.menuAppearance, .unknown)
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard, ["willEnd", "dismissal", "end animations", "ended"])
            XCTAssertEqual(harness.window.subviews.count, 1, "nothing is left")
            XCTAssertEqual(view.layer.opacity, 1)
        }
    }

    func testAShortTouchIsNoMenu() {
        onMain {
            harness.touch(.began, at: middle)
            harness.advance(by: 0.4)
            lift()
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard, [])
            XCTAssertEqual(view.heard, ["began", "ended"])
        }
    }

    func testAFingerThatSlipsIsNoMenu() {
        onMain {
            harness.touch(.began, at: middle)
            harness.touch(.moved, at: CGPoint(x: 150, y: 265))
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard, [])
            lift()
            XCTAssertEqual(view.heard, ["began", "moved", "ended"])
        }
    }

    func testWithoutAConfigurationOthersHaveTheTouch() {
        onMain {
            teller.isEmpty = true
            let press = UILongPressGestureRecognizer()
            var states: [UIGestureRecognizer.State] = []
            press.addHandler { states.append($0.state) }
            view.addGestureRecognizer(press)
            hold()
            XCTAssertEqual(teller.heard, ["configuration 50,50"])
            XCTAssertEqual(states, [.began])
            XCTAssertNil(interaction.session)
            XCTAssertEqual(harness.window.subviews.count, 1)
            lift()
            view.removeGestureRecognizer(press)
        }
    }

    func testAMenuTakesTheTouchFromTheViewAndFromOthers() {
        onMain {
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0.8
            var states: [UIGestureRecognizer.State] = []
            press.addHandler { states.append($0.state) }
            view.addGestureRecognizer(press)
            hold()
            harness.advance(by: 1)
            XCTAssertEqual(view.heard, ["began", "cancelled"])
            XCTAssertEqual(states, [])
            lift()
            view.removeGestureRecognizer(press)
        }
    }

    func testAScrollViewThatIsDraggedHasNoMenu() {
        onMain {
            let scroll = UIScrollView(frame: harness.window.bounds)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 390, height: 3000)
            harness.window.addSubview(scroll)
            scroll.addSubview(view)
            harness.touch(.began, at: middle)
            harness.touch(.moved, at: CGPoint(x: 150, y: 230))
            harness.touch(.moved, at: CGPoint(x: 150, y: 200))
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard, [])
            XCTAssertGreaterThan(scroll.contentOffset.y, 10)
            lift(CGPoint(x: 150, y: 200))
            scroll.removeFromSuperview()
        }
    }

    func testATapChoosesAfterTheMenuHasSaidGoodbye() {
        onMain {
            hold()
            lift()
            harness.advance(by: 1)
            teller.heard = []
            harness.tap(place(entry("Two")!))
            XCTAssertEqual(teller.heard, ["willEnd", "dismissal", "end animations", "chose Two"])
            harness.advance(by: 1)
            XCTAssertEqual(teller.heard.last, "ended")
        }
    }

    func testTheFingerMaySlideOnToAnEntry() {
        onMain {
            hold()
            harness.advance(by: 0.5)
            let two = entry("Two")!
            harness.touch(.moved, at: place(entry("One")!))
            XCTAssertTrue(entry("One")!.isLit)
            harness.touch(.moved, at: place(two))
            XCTAssertTrue(two.isLit)
            XCTAssertFalse(entry("One")!.isLit)
            teller.heard = []
            lift(place(two))
            XCTAssertEqual(teller.heard, ["willEnd", "dismissal", "end animations", "chose Two"])
        }
    }

    func testADisabledEntryAndAHeaderChooseNothing() {
        onMain {
            hold()
            lift()
            harness.advance(by: 1)
            teller.heard = []
            harness.tap(place(entry("Off")!))
            XCTAssertEqual(teller.heard, [])
            XCTAssertNotNil(interaction.session)
            XCTAssertNil(entry("Hidden"))
        }
    }

    func testASubmenuOpensAtItsRowAndLeadsBack() {
        onMain {
            hold()
            lift()
            harness.advance(by: 1)
            harness.tap(place(entry("More")!))
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["More", "Deep"])
            harness.tap(place(entry("More")!))
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["One", "Two", "Off", "More"])
            XCTAssertNotNil(interaction.session)
        }
    }

    /// Also beside a picture of its own; an inline one is no submenu.
    func testASubmenuHasAChevronThatTurnsDownWhereItIsOpen() {
        onMain {
            func symbols(_ entry: MenuEntry) -> [String] {
                entry.subviews.compactMap { ($0 as? UIImageView)?.image?.attributes.symbolName }.sorted()
            }
            let inner = UIMenu(
                title: "More", image: UIImage(systemName: "star"), children: [UIAction(title: "Deep") { _ in }])
            let inline = UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Flat") { _ in }])
            let list = MenuList(
                UIMenu(title: "", children: [UIAction(title: "One") { _ in }, inner, inline]), responder: nil)
            XCTAssertEqual(list.entries.map(symbols), [[], ["chevron.forward", "star"], []])
            let height = list.contentHeight
            XCTAssertTrue(list.choose(list.entries[1]))
            XCTAssertEqual(list.entries.map(symbols), [["chevron.down", "star"], []])
            XCTAssertTrue(list.choose(list.entries[0]))
            XCTAssertEqual(list.entries.map(symbols), [[], ["chevron.forward", "star"], []])
            XCTAssertEqual(list.contentHeight, height)
        }
    }

    /// Its first row covers the one that opened it, and so on; a tap beside it closes one.
    func testASubmenuOpensInPlace() {
        onMain {
            hold()
            lift()
            harness.advance(by: 1)
            let row = place(entry("More")!)
            harness.tap(row)
            harness.advance(by: 1)
            XCTAssertEqual(place(entry("More")!).x, row.x, accuracy: 1)
            let (back, deep) = (entry("More")!, entry("Deep")!)
            XCTAssertEqual(back.superview?.frame.maxY ?? 0, list!.contentHeight, accuracy: 0.5, "it was the last row")
            XCTAssertGreaterThan(back.superview?.frame.minY ?? 0, 0)
            XCTAssertLessThan(place(back).y, place(deep).y)
            harness.tap(CGPoint(x: row.x, y: list!.convert(CGPoint(x: 0, y: 10), to: nil).y))
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["One", "Two", "Off", "More"])
            XCTAssertNotNil(interaction.session)
        }
    }

    func testAnEntryThatKeepsTheMenuShowsItsNewState() {
        onMain {
            var isOn = false
            let keeps = UIAction(title: "Keep", attributes: .keepsMenuPresented) { action in
                isOn.toggle()
                action.state = isOn ? .on : .off
            }
            teller.menu = UIMenu(children: [keeps])
            hold()
            lift()
            harness.advance(by: 1)
            teller.heard = []
            harness.tap(place(entry("Keep")!))
            XCTAssertTrue(isOn)
            XCTAssertEqual(teller.heard, [])
            XCTAssertNotNil(interaction.session)
        }
    }

    func testOneOfASingleSelectionIsOn() {
        onMain {
            let actions = ["a", "b", "c"].map { UIAction(title: $0, state: $0 == "a" ? .on : .off) { _ in } }
            teller.menu = UIMenu(
                children: [UIMenu(options: [.displayInline, .singleSelection], children: actions)])
            hold()
            lift()
            harness.advance(by: 1)
            harness.tap(place(entry("c")!))
            XCTAssertEqual(actions.map(\.state), [.off, .off, .on])
            XCTAssertEqual(teller.menu!.selectedElements, [actions[2]])
        }
    }

    func testDeferredEntriesComeLater() {
        onMain {
            var answer: (([UIMenuElement]) -> Void)?
            teller.menu = UIMenu(children: [
                UIAction(title: "First") { _ in }, UIDeferredMenuElement { answer = $0 },
            ])
            hold()
            lift()
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.count, 2)
            XCTAssertEqual(list?.entries[1].isDead, true)
            let height = list!.frame.height
            answer?([UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["First", "A", "B"])
            XCTAssertGreaterThan(list!.frame.height, height)
        }
    }

    func testATapOnThePreviewCommits() {
        onMain {
            teller.hasController = true
            hold()
            lift()
            harness.advance(by: 1)
            XCTAssertEqual(Array(teller.heard.prefix(4)), ["configuration 50,50", "highlight", "preview", "actions"])
            XCTAssertEqual(teller.controller?.heard, ["willAppear", "didAppear"])
            teller.heard = []
            let platter = interaction.session!.platter!
            harness.tap(platter)
            XCTAssertEqual(
                teller.heard, ["commit Preview", "willEnd", "dismissal", "end animations"])
            harness.advance(by: 1)
            XCTAssertEqual(
                teller.heard, ["commit Preview", "willEnd", "dismissal", "end animations", "committed", "ended"])
            XCTAssertEqual(
                teller.controller?.heard, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        }
    }

    func testNeitherMenuNorPreviewIsNothing() {
        onMain {
            teller.menu = UIMenu(children: [])
            hold()
            XCTAssertEqual(teller.heard, ["configuration 50,50", "highlight", "actions"])
            XCTAssertNil(interaction.session)
            XCTAssertEqual(harness.window.subviews.count, 1)
            lift()
        }
    }

    func testASecondButtonOpensAtOnce() {
        onMain {
            harness.runtime.post(.secondaryClick(x: 150, y: 250, timestamp: harness.runtime.now))
            harness.turn()
            XCTAssertEqual(interaction.menuAppearance, .compact)
            XCTAssertEqual(view.heard, [], "it is no touch")
            harness.advance(by: 1)
            XCTAssertEqual(list?.frame.minY, 256)
            harness.runtime.post(.secondaryClick(x: 20, y: 800, timestamp: harness.runtime.now))
            harness.turn()
            XCTAssertNil(interaction.session)
            harness.runtime.post(.secondaryClick(x: 20, y: 800, timestamp: harness.runtime.now))
            harness.advance(by: 1)
            XCTAssertEqual(harness.window.subviews.count, 1, "there is no menu there")
        }
    }

    func testAMenuCanBeChangedWhileItIsOpen() {
        onMain {
            interaction.updateVisibleMenu { _ in
                XCTFail("there is none")
                return UIMenu()
            }
            hold()
            lift()
            interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
            harness.advance(by: 1)
            XCTAssertEqual(list?.entries.compactMap(\.accessibilityLabel), ["New"])
            XCTAssertEqual(interaction.location(in: view), CGPoint(x: 50, y: 50))
        }
    }

    func testTheMenuGoesWithItsInteraction() {
        onMain {
            hold()
            view.removeInteraction(interaction)
            XCTAssertEqual(harness.window.subviews.count, 1)
            XCTAssertEqual(teller.heard.suffix(1), ["ended"])
            lift()
            harness.advance(by: 1)
            let count = teller.heard.count
            hold()
            XCTAssertEqual(teller.heard.count, count, "there is no interaction any more")
            lift()
        }
    }

    func testWhatIsSeen() {
        onMain {
            XCTAssertEqual(harness.window.subviews.count, 1)
            hold()
            harness.advance(by: 1)
            harness.renderFrame()
            let lifted = harness.pixel(at: middle)
            XCTAssertGreaterThan(lifted.r, 240)
            XCTAssertLessThan(lifted.g, 70)
            // It is lifted: larger than it was.
            XCTAssertLessThan(harness.pixel(at: CGPoint(x: 98, y: 250)).g, 120)
            // The menu is below it.
            XCTAssertEqual(list!.frame.minY, interaction.session!.platter!.frame.maxY + 12, accuracy: 0.5)
            lift()
            interaction.dismissMenu()
            harness.advance(by: 1)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 98, y: 250)), Pixel(r: 255, g: 255, b: 255))
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 150, y: 400)), Pixel(r: 255, g: 255, b: 255))
        }
    }

    func testEscapeClosesTheMenuAndIsNothingElse() {
        onMain {
            hold()
            lift()
            harness.advance(by: 1)
            for phase in [HostKey.Phase.down, .up] {
                harness.runtime.post(.key(HostKey(usage: 41, phase: phase)))
            }
            harness.turn()
            XCTAssertNil(interaction.session)
            XCTAssertNil(ContextMenuSession.current)
            harness.advance(by: 1)
            XCTAssertEqual(harness.window.subviews.count, 1)
        }
    }

    func testNothingIsKeptOfAMenuThatIsGone() {
        onMain {
            weak var session: ContextMenuSession?
            weak var list: MenuList?
            weak var platter: PreviewPlatter?
            for _ in 0..<3 {
                hold()
                (session, list, platter) = (
                    interaction.session, interaction.session?.list, interaction.session?.platter
                )
                XCTAssertNotNil(platter)
                lift()
                interaction.dismissMenu()
                harness.advance(by: 0.5)
            }
            harness.advance(by: 0.5)
            XCTAssertNil(session)
            XCTAssertNil(list)
            XCTAssertNil(platter)
            XCTAssertEqual(harness.window.subviews.count, 1)
        }
    }

    func testAViewThatLeavesWhileItsMenuIsOpen() {
        onMain {
            harness.touch(.began, at: middle)
            harness.advance(by: 0.7)
            view.removeFromSuperview()
            view = Box(frame: .zero)
            harness.turn()
            harness.touch(.ended, at: middle)
            harness.tap(CGPoint(x: 20, y: 800))
            harness.advance(by: 1)
            XCTAssertEqual(harness.window.subviews.count, 0, "a tap takes the menu away")
        }
    }

    func testParametersOfAPreview() {
        onMain {
            let parameters = UIPreviewParameters()
            XCTAssertEqual(parameters.backgroundColor, .systemBackground)
            parameters.backgroundColor = .clear
            parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
            let preview = UITargetedPreview(view: view, parameters: parameters)
            parameters.backgroundColor = nil
            XCTAssertEqual(parameters.backgroundColor, .systemBackground)
            XCTAssertEqual(preview.parameters.backgroundColor, .clear, "it has a copy")
            XCTAssertEqual(preview.size, CGSize(width: 100, height: 100))
            XCTAssertTrue(preview.target.container === harness.window)
            XCTAssertEqual(preview.target.center, CGPoint(x: 150, y: 250))
            let other = preview.retargetedPreview(with: UIPreviewTarget(container: harness.window, center: .zero))
            XCTAssertTrue(other.view === view)
            XCTAssertEqual(other.target.center, .zero)
        }
    }
}

@MainActor private final class Box: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

@MainActor private final class Appearing: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
}

@MainActor private final class Teller: NSObject, UIContextMenuInteractionDelegate {
    var heard: [String] = []
    var isEmpty = false
    var menu: UIMenu?
    var hasController = false
    var controller: Appearing?

    private func action(_ name: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: name, attributes: attributes) { [unowned self] _ in heard.append("chose \(name)") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard.append("configuration \(Int(location.x)),\(Int(location.y))")
        guard !isEmpty else { return nil }
        var provider: UIContextMenuContentPreviewProvider?
        if hasController {
            provider = { [unowned self] in
                heard.append("preview")
                let made = Appearing()
                made.title = "Preview"
                made.preferredContentSize = CGSize(width: 200, height: 150)
                controller = made
                return made
            }
        }
        return UIContextMenuConfiguration(
            identifier: "id" as NSString, previewProvider: provider,
            actionProvider: { [unowned self] suggested in
                heard.append(suggested.isEmpty ? "actions" : "suggestions")
                return menu
                    ?? UIMenu(children: [
                        action("One"), action("Two"), action("Off", .disabled), action("Hidden", .hidden),
                        UIMenu(title: "More", children: [action("Deep")]),
                    ])
            })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        heard.append("highlight")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        heard.append("dismissal")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        heard.append("commit \(animator.previewViewController?.title ?? "-")")
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [unowned self] in heard.append("committed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        heard.append("willDisplay")
        animator?.addAnimations { [unowned self] in heard.append("animations") }
        animator?.addCompletion { [unowned self] in heard.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        heard.append("willEnd")
        animator?.addAnimations { [unowned self] in heard.append("end animations") }
        animator?.addCompletion { [unowned self] in heard.append("ended") }
    }
}
