import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// One list and one seed: random steps, and after each of them the list is held against the model.
@MainActor final class ListThrash {
    private let harness: Harness
    private let list: any ThrashList
    private let source: ThrashSource
    private let model: ThrashModel
    private(set) var log: [String] = []
    private(set) var problems: [String] = []
    private var completions = 0
    private var completed = 0
    private var mostSeen = 0
    private var edits = false
    /// Something that is done inside of a callback.
    private var waiting: (moment: String, deed: Deed)?

    private enum Deed: CaseIterable {
        case batch, layOutAgain, reload, reconfigure, select, deselect, jump, scrollTo, edit, ask
    }
    private static let moments = ["willDisplay", "didEndDisplaying", "cellForItem", "didSelect", "didScroll"]

    init(_ harness: Harness, _ source: ThrashSource, _ list: any ThrashList) {
        (self.harness, self.source, self.list, model) = (harness, source, list, source.model)
        harness.showWindow()
        model.replaceAll()
        list.view.contentInsetAdjustmentBehavior = .never
        source.hook = { [unowned self] in heard($0) }
        list.reload()
        harness.window.addSubview(list.view)
        harness.turn()
    }

    func run(steps: Int) {
        check()
        for number in 0..<steps {
            step(number)
            check()
            if !problems.isEmpty { return }
        }
        settle()
    }

    func end() {
        source.hook = { _ in }
        list.view.removeFromSuperview()
    }

    // MARK: Steps

    private func step(_ number: Int) {
        if model.chance(0.2) {
            waiting = (Self.moments[model.below(Self.moments.count)], Deed.allCases[model.below(Deed.allCases.count)])
        }
        switch model.below(20) {
        case 0...5: act(.batch)
        case 6...12: act(Deed.allCases[model.below(Deed.allCases.count)])
        case 13: pass(0.1)
        case 14: pass(0.4)
        case 15: turn()
        case 16: flick()
        case 17: tap()
        case 18: resize()
        default: drag()
        }
        if model.chance(0.4) { pass(1 / 60) }
    }

    private func heard(_ moment: String) {
        guard let deed = waiting?.deed, waiting?.moment == moment else { return }
        waiting = nil
        note("inside \(moment):")
        act(deed)
    }

    private func note(_ text: String) { log.append(text) }

    private func act(_ deed: Deed) {
        switch deed {
        case .batch: batch()
        case .layOutAgain:
            note("lay out again")
            list.layOutAgain(done: completion())
        case .reload:
            note("reload")
            model.replaceAll()
            list.reload()
        case .reconfigure:
            let paths = Set((0..<3).compactMap { _ in model.somePath }).sorted()
            note("reconfigure \(paths.map(\.short))")
            for item in paths.compactMap(model.item) where list.counts == model.sections.map(\.items.count) {
                model.grow(item)
            }
            list.reconfigure(paths)
        case .select, .deselect: choose(deed == .select)
        case .jump:
            let limit = max(0, list.view.contentSize.height - list.view.bounds.height)
            let y = CGFloat(model.below(Int(limit) + 1))
            note("jump to \(y)")
            list.view.setContentOffset(CGPoint(x: 0, y: y), animated: model.chance(0.5))
        case .scrollTo:
            guard let path = model.somePath else { return }
            note("scroll to \(path.short)")
            list.scroll(to: path, animated: model.chance(0.5))
        case .edit:
            edits.toggle()
            note("edit \(edits)")
            // Tables let go of what is selected.
            if list is ThrashTable { model.selected = [] }
            list.edit(edits)
        case .ask:
            note("ask")
            _ = list.view.layoutIfNeeded()
            _ = list.visible
        }
    }

    private func batch() {
        let make = {
            let batch = ThrashBatch(self.model)
            self.note("batch \(batch.changes.map(\.short).joined(separator: " "))")
            return batch
        }
        if model.chance(0.25) {
            UIView.performWithoutAnimation { list.perform(make, done: completion()) }
        } else {
            list.perform(make, done: completion())
        }
    }

    private func completion() -> () -> Void {
        completions += 1
        return { [weak self] in self?.completed += 1 }
    }

    private func choose(_ selects: Bool) {
        guard let path = model.somePath, let item = model.item(at: path) else { return }
        note("\(selects ? "select" : "deselect") \(path.short)")
        if selects {
            list.select(path)
            model.selected.insert(item)
        } else {
            list.deselect(path)
            model.selected.remove(item)
        }
    }

    private func turn() {
        note("turn")
        harness.turn()
    }

    private func pass(_ seconds: Double) {
        note("pass \(seconds)")
        harness.advance(by: seconds)
    }

    private func flick() {
        let up = model.chance(0.5)
        note("flick \(up ? "up" : "down")")
        let start = CGPoint(x: 160, y: up ? 300 : 100)
        harness.touch(.began, at: start)
        for step in 1...4 { harness.touch(.moved, at: CGPoint(x: 160, y: start.y + CGFloat(up ? -step : step) * 30)) }
        if model.chance(0.3) { act(.batch) }
        harness.touch(.ended, at: CGPoint(x: 160, y: start.y + (up ? -120 : 120)))
    }

    private func tap() {
        let point = CGPoint(x: 100, y: CGFloat(model.below(380)))
        note("tap \(point.y)")
        harness.tap(point)
    }

    /// Along a row: it swipes in a table; or, while editing, at its grip.
    private func drag() {
        let y = CGFloat(10 + model.below(370))
        let start = edits ? CGPoint(x: list.view.bounds.width - 24, y: y) : CGPoint(x: 250, y: y)
        let isLong = model.chance(0.3)
        let way = edits ? CGPoint(x: 0, y: CGFloat(model.below(300) - 150)) : CGPoint(x: isLong ? -240 : -90, y: 0)
        note("drag from \(start) by \(way)")
        harness.touch(.began, at: start)
        for step in 1...6 {
            let share = CGFloat(step) / 6
            harness.touch(.moved, at: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
        }
        if model.chance(0.3) { act([Deed.batch, .reload, .jump, .edit][model.below(4)]) }
        harness.touch(.ended, at: CGPoint(x: start.x + way.x, y: start.y + way.y))
    }

    private func resize() {
        let size = [CGSize(width: 320, height: 400), CGSize(width: 480, height: 260), CGSize(width: 320, height: 90)][
            model.below(3)]
        note("resize \(size.width)")
        let change = { self.list.view.frame.size = size }
        if model.chance(0.5) { UIView.animate(withDuration: 0.3) { change() } } else { change() }
    }

    // MARK: Looking

    private func fail(_ text: String) { problems.append(text) }

    private func check() {
        problems += source.problems
        source.problems = []
        list.view.layoutIfNeeded()
        guard list.counts == model.sections.map(\.items.count) else {
            return fail("counts \(list.counts) for \(model.sections.map(\.items.count))")
        }
        var views = Set<ObjectIdentifier>()
        let selected = Set(list.selection)
        for (path, view) in list.visible {
            guard let cell = view as? any ThrashCell else { return fail("\(view) is no cell") }
            if model.item(at: path) != cell.item {
                fail("\(path.short) shows \(cell.item) for \(String(describing: model.item(at: path)))")
            }
            if !views.insert(ObjectIdentifier(view)).inserted { fail("\(path.short) shares its cell") }
            if !view.isDescendant(of: list.view) { fail("\(path.short) isn't in the list") }
            if cell.isMarked != selected.contains(path) { fail("\(path.short) is marked \(cell.isMarked)") }
            checkPlace(path, view, cell)
        }
        if list.keepsBooks {
            let expected = Set(model.selected.compactMap(model.path))
            if selected != expected { fail("selected \(selected.map(\.short)), not \(expected.map(\.short))") }
        }
        checkSight()
        if list.keepsBooks { checkDisplay(views) }
        mostSeen = max(mostSeen, list.visible.count + list.leavers)
        if source.made.count > mostSeen * 3 + 12 {
            fail("\(source.made.count) cells for \(mostSeen) in sight")
        }
    }

    private func checkPlace(_ path: IndexPath, _ view: UIView, _ cell: any ThrashCell) {
        guard let rect = list.rect(path) else { return fail("no place for \(path.short)") }
        if list.showsAllInSight, view !== list.held, !view.frame.isNear(rect) {
            fail("\(path.short) is at \(view.frame), not at \(rect)")
        }
        if list.measures, abs(rect.height - model.height(of: cell.item)) > 0.5 {
            fail("\(path.short) is \(rect.height) high, not \(model.height(of: cell.item))")
        }
    }

    /// What is in sight, and nothing else, has cells; and rows don't overlap.
    private func checkSight() {
        guard list.showsAllInSight, list.held == nil else { return }
        let seen = list.view.bounds
        let shown = Set(list.visible.map(\.path))
        for path in model.paths {
            guard let rect = list.rect(path) else { return fail("no place for \(path.short)") }
            let overlap = min(rect.maxY, seen.maxY) - max(rect.minY, seen.minY)
            if overlap > 0.5, !shown.contains(path) { fail("\(path.short) at \(rect) isn't shown in \(seen)") }
            if overlap < -0.5, shown.contains(path) { fail("\(path.short) at \(rect) is shown in \(seen)") }
        }
    }

    private func checkDisplay(_ views: Set<ObjectIdentifier>) {
        let displayed = Set(source.displayed.keys)
        if !views.isSubset(of: displayed) { fail("\(views.subtracting(displayed).count) cells never appeared") }
        if displayed.count > views.count + list.leavers {
            fail("\(displayed.count) cells appeared, \(views.count) are there and \(list.leavers) are going")
        }
    }

    /// At rest nothing is left of what went.
    private func settle() {
        waiting = nil
        note("settle")
        harness.advance(by: 4)
        check()
        if completed != completions { fail("\(completed) of \(completions) completions") }
        if list.leavers > 0 { fail("\(list.leavers) cells never left") }
        var cells = 0
        func count(_ view: UIView) {
            if view is any ThrashCell { cells += 1 }
            for below in view.subviews { count(below) }
        }
        count(list.view)
        if cells != list.visible.count { fail("\(cells) cells in the tree, \(list.visible.count) in sight") }
        for (path, view) in list.visible where view.alpha != 1 || view.layer.animationKeys()?.isEmpty == false {
            fail("\(path.short) isn't at rest")
        }
    }
}

extension IndexPath {
    fileprivate var short: String { "\(section)-\(item)" }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}

extension ListChange {
    fileprivate var short: String {
        switch self {
        case .deleteItem(let place): "-\(place.path.short)"
        case .insertItem(let place): "+\(place.path.short)"
        case .reloadItem(let place): "~\(place.path.short)"
        case .moveItem(let from, let to): "\(from.path.short)>\(to.path.short)"
        case .deleteSection(let section): "-s\(section)"
        case .insertSection(let section): "+s\(section)"
        case .reloadSection(let section): "~s\(section)"
        case .moveSection(let from, let to): "s\(from)>s\(to)"
        }
    }
}
