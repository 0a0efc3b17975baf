import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What a list shows: sections of numbers. No number comes twice, and a new one was never there before.
@MainActor final class ThrashModel {
    struct Section: Equatable {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []
    var random: SystemlessRandom
    /// What is selected, as the list should have it.
    var selected: Set<Int> = []
    private var grown: [Int: CGFloat] = [:]
    private var next = 0

    init(seed: UInt64) { random = SystemlessRandom(seed: seed) }

    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    func fresh() -> Int {
        next += 1
        return next
    }

    func freshSection() -> Section { Section(id: fresh(), items: (0..<below(9)).map { _ in fresh() }) }

    func replaceAll() {
        sections = (0..<below(5)).map { _ in freshSection() }
        selected = []
    }

    func height(of item: Int) -> CGFloat { grown[item] ?? CGFloat(30 + item % 5 * 11) }

    func grow(_ item: Int) { grown[item] = CGFloat(24 + below(60)) }

    func item(at path: IndexPath) -> Int? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    func path(of item: Int) -> IndexPath? {
        for (section, contents) in sections.enumerated() {
            if let index = contents.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }

    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map { IndexPath(item: $0, section: section) }
        }
    }

    var somePath: IndexPath? {
        let paths = paths
        return paths.isEmpty ? nil : paths[below(paths.count)]
    }

    func move(_ from: IndexPath, _ to: IndexPath) {
        let item = sections[from.section].items.remove(at: from.item)
        sections[to.section].items.insert(item, at: to.item)
    }

    func take(_ batch: ThrashBatch) {
        sections = batch.after
        let left = Set(sections.flatMap(\.items))
        selected = selected.intersection(left).subtracting(batch.reloaded)
    }
}

/// Changes that a list is told, and what comes of them.
@MainActor struct ThrashBatch {
    private(set) var changes: [ListChange] = []
    private(set) var after: [ThrashModel.Section] = []
    /// Items that get other cells.
    private(set) var reloaded: Set<Int> = []

    private enum Role { case stays, moves, reloads, goes }

    init(_ model: ThrashModel) {
        let old = model.sections
        let roles = old.map { _ in Self.role(model, quiet: 0.8) }
        // Sections: those that stay keep their order, the others go anywhere.
        var order: [(old: Int?, section: ThrashModel.Section)] = []
        for (index, section) in old.enumerated() where roles[index] == .stays || roles[index] == .reloads {
            order.append((index, section))
        }
        var extras: [(old: Int?, section: ThrashModel.Section)] = []
        for (index, section) in old.enumerated() where roles[index] == .moves { extras.append((index, section)) }
        if model.chance(0.3) { extras.append((nil, model.freshSection())) }
        for extra in extras { order.insert(extra, at: model.below(order.count + 1)) }
        for (index, role) in roles.enumerated() where role == .goes { changes.append(.deleteSection(index)) }
        for (new, entry) in order.enumerated() {
            guard let old = entry.old else {
                changes.append(.insertSection(new))
                continue
            }
            if roles[old] == .moves { changes.append(.moveSection(from: old, to: new)) }
            if roles[old] == .reloads {
                changes.append(.reloadSection(old))
                reloaded.formUnion(entry.section.items)
                order[new].section.items = entry.section.items.filter { _ in model.chance(0.5) } + [model.fresh()]
            }
        }
        after = order.map(\.section)
        let open = order.indices.filter { order[$0].old.map { roles[$0] != .reloads } == true }
        changeItems(model, old, order.map(\.old), open)
        changes.shuffle(using: &model.random)
    }

    private static func role(_ model: ThrashModel, quiet: Double) -> Role {
        if model.chance(quiet) { return .stays }
        return [.moves, .reloads, .goes][model.below(3)]
    }

    private mutating func changeItems(
        _ model: ThrashModel, _ old: [ThrashModel.Section], _ origins: [Int?], _ open: [Int]
    ) {
        guard !open.isEmpty else { return }
        var extras: [Int: [(from: ListPlace?, item: Int)]] = [:]
        for new in open {
            let origin = origins[new]!
            var kept: [Int] = []
            for (index, item) in old[origin].items.enumerated() {
                let place = ListPlace(section: origin, item: index)
                switch Self.role(model, quiet: 0.7) {
                case .stays: kept.append(item)
                case .goes: changes.append(.deleteItem(place))
                case .moves: extras[open[model.below(open.count)], default: []].append((place, item))
                case .reloads:
                    kept.append(item)
                    changes.append(.reloadItem(place))
                    reloaded.insert(item)
                    model.grow(item)
                }
            }
            after[new].items = kept
        }
        for _ in 0..<model.below(4) {
            extras[open[model.below(open.count)], default: []].append((nil, model.fresh()))
        }
        for (section, extras) in extras.sorted(by: { $0.key < $1.key }) {
            for extra in extras {
                after[section].items.insert(extra.item, at: model.below(after[section].items.count + 1))
            }
            for extra in extras {
                let to = ListPlace(section: section, item: after[section].items.firstIndex(of: extra.item)!)
                changes.append(extra.from.map { .moveItem(from: $0, to: to) } ?? .insertItem(to))
            }
        }
    }
}
