import UIKit

/// One running of an action on a node.
@MainActor final class ActionRun {
    private let action: SKAction
    private var elapsed: TimeInterval = 0
    private var progress: CGFloat = 0
    private var change: ActionKind.Change?
    private var children: [ActionRun?] = []
    private var place = 0
    private var hasBegun = false

    /// The most rounds of a repeated action in one frame: none takes less time than none.
    private static let mostRounds = 1000

    init(_ action: SKAction) { self.action = action }

    /// Goes on by some seconds.
    /// - Parameter isEnded: whether somebody ended the action meanwhile.
    /// - Returns: the seconds that are left when it is over; nil while it runs.
    func step(by seconds: TimeInterval, on node: SKNode, isEnded: () -> Bool) -> TimeInterval? {
        let speed = TimeInterval(max(0, action.speed))
        let left: TimeInterval?
        switch action.kind {
        case .instant(let block):
            block(node)
            return seconds
        case .interval(let begin): left = stepInterval(begin, seconds * speed, node)
        case .sequence(let actions): left = stepSequence(actions, seconds * speed, node, isEnded)
        case .group(let actions): left = stepGroup(actions, seconds * speed, node, isEnded)
        case .times(let inner, let count): left = stepRounds(inner, count, seconds * speed, node, isEnded)
        case .forever(let inner): left = stepRounds(inner, nil, seconds * speed, node, isEnded)
        case .onChild(let name, let inner):
            node.childNode(withName: name)?.run(inner)
            return seconds
        }
        return left.map { speed > 0 ? $0 / speed : 0 }
    }

    private func stepInterval(
        _ begin: @MainActor (SKNode) -> ActionKind.Change, _ seconds: TimeInterval, _ node: SKNode
    ) -> TimeInterval? {
        if !hasBegun {
            hasBegun = true
            change = begin(node)
        }
        elapsed += seconds
        let isOver = elapsed >= action.duration - 1e-9
        let now = isOver ? action.progress(1) : action.progress(CGFloat(elapsed / action.duration))
        let before = progress
        progress = now
        change?(now, before)
        return isOver ? max(0, elapsed - action.duration) : nil
    }

    private func stepSequence(_ actions: [SKAction], _ seconds: TimeInterval, _ node: SKNode, _ isEnded: () -> Bool)
        -> TimeInterval?
    {
        var left = seconds
        while place < actions.count {
            if isEnded() { return nil }
            let run = current ?? ActionRun(actions[place])
            current = run
            guard let rest = run.step(by: left, on: node, isEnded: isEnded) else { return nil }
            left = rest
            current = nil
            place += 1
        }
        return left
    }

    private func stepGroup(_ actions: [SKAction], _ seconds: TimeInterval, _ node: SKNode, _ isEnded: () -> Bool)
        -> TimeInterval?
    {
        if !hasBegun {
            hasBegun = true
            children = actions.map { ActionRun($0) }
        }
        // A group is over with the longest of its actions: what that one leaves is the least.
        elapsed = seconds
        for (number, run) in children.enumerated() {
            guard let run else { continue }
            if isEnded() { return nil }
            if let rest = run.step(by: seconds, on: node, isEnded: isEnded) {
                children[number] = nil
                elapsed = min(elapsed, rest)
            }
        }
        return children.allSatisfy { $0 == nil } ? elapsed : nil
    }

    private func stepRounds(
        _ inner: SKAction, _ count: Int?, _ seconds: TimeInterval, _ node: SKNode, _ isEnded: () -> Bool
    ) -> TimeInterval? {
        var left = seconds
        for _ in 0..<Self.mostRounds {
            if let count, place >= count { return left }
            if isEnded() { return nil }
            let run = current ?? ActionRun(inner)
            current = run
            guard let rest = run.step(by: left, on: node, isEnded: isEnded) else { return nil }
            current = nil
            place += 1
            // A round without any time comes once a frame, or it would never end.
            if count == nil, rest >= left, inner.duration == 0 { return nil }
            left = rest
        }
        return nil
    }

    /// The action of a sequence or repetition that runs now.
    private var current: ActionRun?
}

/// The actions that run on a node.
@MainActor final class ActionList {
    private final class Entry {
        let action: SKAction
        let run: ActionRun
        let key: String?
        let completion: (() -> Void)?
        var isEnded = false
        var isFresh = true

        @MainActor init(_ action: SKAction, _ key: String?, _ completion: (() -> Void)?) {
            self.action = action
            run = ActionRun(action)
            self.key = key
            self.completion = completion
        }
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { remove(key: key) }
        entries.append(Entry(action.copy() as? SKAction ?? action, key, completion))
    }

    func action(forKey key: String) -> SKAction? { entries.first { $0.key == key }?.action }

    func remove(key: String) {
        for entry in entries where entry.key == key { entry.isEnded = true }
        entries.removeAll(where: \.isEnded)
    }

    func removeAll() {
        for entry in entries { entry.isEnded = true }
        entries = []
    }

    func copyAll(to other: ActionList) {
        for entry in entries { other.add(entry.action, key: entry.key, completion: nil) }
    }

    /// A frame: each action goes on, and completions are called. An action begins with the frame after it was added, at no time.
    func step(by seconds: TimeInterval, on node: SKNode) {
        for entry in entries where !entry.isEnded {
            let passed = entry.isFresh ? 0 : seconds
            entry.isFresh = false
            guard entry.run.step(by: passed, on: node, isEnded: { entry.isEnded }) != nil, !entry.isEnded else {
                continue
            }
            entry.isEnded = true
            entries.removeAll { $0 === entry }
            entry.completion?()
        }
    }
}
