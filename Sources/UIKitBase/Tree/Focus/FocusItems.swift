import CoreGraphics
import Foundation

/// The items on the screen that can have the focus, with their places and groups; read anew for each key.
///
/// The focus goes through the front screen of the window: what is presented hides what presents. An item that can have the focus ends the
/// way down: what lies in it is its own business. With Full Keyboard Access the elements of the accessibility tree that
/// a person can do something with come to them.
@MainActor struct FocusItems {
    private struct Entry {
        let item: any UIFocusItem
        /// In the window's coordinates.
        let frame: CGRect
        let group: String
    }

    private let window: UIWindow
    private let root: UIView
    private let reachesEverything: Bool
    private let history: FocusHistory
    /// In reading order.
    private var entries: [Entry] = []
    private var guides: [(guide: UIFocusGuide, frame: CGRect, group: String)] = []

    var all: [any UIFocusItem] { entries.map(\.item) }
    private var isRightToLeft: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    init(in window: UIWindow, reachesEverything: Bool, history: FocusHistory) {
        (self.window, self.reachesEverything, self.history) = (window, reachesEverything, history)
        root = Self.front(of: window)
        addItems(in: root)
        if reachesEverything { addElements() }
    }

    func contains(_ item: any UIFocusItem) -> Bool { entries.contains { $0.item === item } }

    /// Whether an item lies on the front screen, also where it isn't one of those that a key finds.
    func isInFront(_ item: any UIFocusItem) -> Bool { Self.isInFront(item, of: window) }

    static func isInFront(_ item: any UIFocusItem, of window: UIWindow) -> Bool {
        let root = front(of: window)
        return FocusEngine.isOnScreen(item) && FocusPath.outwards(from: item).contains { $0 === root }
    }

    // MARK: Reading the screen

    /// An open menu, the view of the controller in front, or the window.
    private static func front(of window: UIWindow) -> UIView {
        if let menu = Above.menus.openMenu, menu.window === window { return menu }
        guard let top = window.frontController, top !== window.rootViewController else { return window }
        return top.viewIfLoaded ?? window
    }

    private mutating func addItems(in container: any UIFocusItemContainer) {
        var found: [Entry] = []
        collectItems(in: container, false, &found)
        entries = FocusSearch.readingOrder(found.map(\.frame), isRightToLeft: isRightToLeft).map { found[$0] }
    }

    /// Puts the elements of the accessibility tree in their order, and the items that aren't among them where one reads them.
    private mutating func addElements() {
        var found: [Entry] = []
        for node in AccessibilityTree.elements(in: root) {
            guard let object = node.object as? NSObject, object.accessibilityRespondsToUserInteraction else { continue }
            let item: any UIFocusItem = (object as? UIView) ?? AccessibilityFocusItem.item(for: object, in: root)
            let frame = Self.frame(of: item, in: window)
            guard !frame.isEmpty else { continue }
            found.append(Entry(item: item, frame: frame, group: ""))
        }
        let known = Set(found.flatMap { FocusPath.outwards(from: $0.item) }.map { ObjectIdentifier($0) })
        let left = entries.filter { entry in
            let view = FocusPath.outwards(from: entry.item).lazy.compactMap { $0 as? UIView }.first
            return !known.contains(ObjectIdentifier(entry.item)) && view.map(AccessibilityTree.leavesOut) != true
        }
        entries = found
        // The elements keep their order, which goes column by column.
        for entry in left {
            let index = entries.firstIndex { next in
                let frames = [entry.frame, next.frame]
                return FocusSearch.readingOrder(frames, isRightToLeft: isRightToLeft).first == 0
            }
            entries.insert(entry, at: index ?? entries.count)
        }
    }

    private mutating func collectItems(
        in container: any UIFocusItemContainer, _ isScrolling: Bool, _ found: inout [Entry]
    ) {
        let scrolls = isScrolling || container is any UIFocusItemScrollableContainer
        if let view = container as? UIView {
            for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
                guides.append((guide, view.convert(guide.layoutFrame, to: window), Self.group(of: view)))
            }
        }
        for item in container.focusItems(in: .everywhere) where Self.isReachable(item) {
            if item.canBecomeFocused {
                let frame = Self.frame(of: item, in: window)
                guard !frame.isEmpty, scrolls || frame.intersects(window.bounds) else { continue }
                found.append(Entry(item: item, frame: frame, group: Self.group(of: item)))
            } else if let inner = item.focusItemContainer {
                collectItems(in: inner, scrolls, &found)
            }
        }
    }

    /// Whether the item itself doesn't keep the focus from what lies in it.
    private static func isReachable(_ item: any UIFocusItem) -> Bool {
        guard let view = item as? UIView else { return true }
        return !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
    }

    static func frame(of item: any UIFocusItem, in view: UIView) -> CGRect {
        if let itself = item as? UIView { return itself.convert(itself.bounds, to: view) }
        guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else { return item.frame }
        return space.convert(item.frame, to: view)
    }

    /// The group of an item: that of the nearest environment that names one, or is one of itself as scroll views are.
    static func group(of environment: any UIFocusEnvironment) -> String {
        for here in FocusPath.outwards(from: environment) {
            if let name = here.focusGroupIdentifier { return name }
            if let view = here as? UIView, view.formsFocusGroup { return "\(type(of: view)) \(ObjectIdentifier(view))" }
        }
        return ""
    }

    // MARK: Where the focus goes

    /// The item that the focus begins with.
    var preferred: (any UIFocusItem)? {
        if !reachesEverything, let wanted = Self.preferred(in: root) { return wanted }
        return entries.first?.item
    }

    /// The item that an environment wants: what its preferred environments want, then itself, then the first in it.
    static func preferred(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var known: Set<ObjectIdentifier> = []
        return preferred(in: environment, &known)
    }

    private static func preferred(
        in environment: any UIFocusEnvironment, _ known: inout Set<ObjectIdentifier>
    ) -> (any UIFocusItem)? {
        guard known.insert(ObjectIdentifier(environment)).inserted else { return nil }
        if let item = environment as? any UIFocusItem, !isReachable(item) { return nil }
        let wanted = environment.preferredFocusEnvironments + [environment.preferredFocusedView].compactMap { $0 }
        for next in wanted {
            if let item = preferred(in: next, &known) { return item }
        }
        if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
        let container = environment.focusItemContainer
        let inside = container?.focusItems(in: .everywhere) ?? []
        let isRightToLeft = (container as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in FocusSearch.readingOrder(inside.map(\.frame), isRightToLeft: isRightToLeft) {
            let next = inside[index]
            // A child controller has its own wishes.
            let place: any UIFocusEnvironment = (next as? UIView)?.controller ?? next
            if let item = preferred(in: place, &known) { return item }
        }
        return nil
    }

    /// The tab key: the next group's most wanted item, round and round; with Full Keyboard Access the next element.
    func tabbed(from start: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
        let step = heading == .next ? 1 : -1
        guard let index = entries.firstIndex(where: { $0.item === start }) else { return preferred }
        if reachesEverything { return entries[(index + step + entries.count) % entries.count].item }
        let groups = groupsInOrder
        guard groups.count > 1, let place = groups.firstIndex(of: entries[index].group) else { return nil }
        return mostWanted(in: groups[(place + step + groups.count) % groups.count])
    }

    /// By the box around their items: as one reads.
    private var groupsInOrder: [String] {
        var names: [String] = []
        var boxes: [CGRect] = []
        for entry in entries {
            let seen = entry.frame.intersection(window.bounds)
            let frame = seen.isNull ? entry.frame : seen
            if let index = names.firstIndex(of: entry.group) {
                boxes[index] = boxes[index].union(frame)
            } else {
                names.append(entry.group)
                boxes.append(frame)
            }
        }
        return FocusSearch.readingOrder(boxes, isRightToLeft: isRightToLeft).map { names[$0] }
    }

    private func mostWanted(in group: String) -> (any UIFocusItem)? {
        var best: (item: any UIFocusItem, priority: Int)?
        for entry in entries where entry.group == group {
            let remembered =
                history.hadFocus(entry.item, in: group) ? UIFocusGroupPriority.previouslyFocused.rawValue : 0
            let priority = max(entry.item.focusGroupPriority.rawValue, remembered)
            if best == nil || priority > best!.priority { best = (entry.item, priority) }
        }
        return best?.item
    }

    /// An arrow key: lists know their next row, for all others the nearest one in that direction counts. Of the same group, or with Full Keyboard
    /// Access of all.
    func neighbor(of start: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
        for here in FocusPath.outwards(from: start) {
            if let next = (here as? UIView)?.focusItem(beside: start, heading) { return next }
        }
        let group = Self.group(of: start)
        let others = entries.filter { $0.item !== start && (reachesEverything || $0.group == group) }
        let leading = guides.filter { reachesEverything || $0.group == group }
        let rects = others.map(\.frame) + leading.map(\.frame)
        guard let found = FocusSearch.nearest(rects, from: Self.frame(of: start, in: window), heading) else {
            return nil
        }
        if found < others.count { return others[found].item }
        for target in leading[found - others.count].guide.preferredFocusEnvironments {
            if let item = Self.preferred(in: target) { return item }
        }
        return nil
    }
}

extension CGRect {
    /// A rectangle around every item of a container.
    fileprivate static var everywhere: CGRect { CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7) }
}
