import UIKit

/// Gives a view a rotor: a way through it from one of its entries to the next.
nonisolated struct RotorModifier: ElementModifier {
    enum Name {
        case text(Text)
        case system(AccessibilitySystemRotor)
    }

    typealias Body = Never
    let name: Name
    let targets: @MainActor () -> [RotorTarget]

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child)
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        let targets = targets
        let search: UIAccessibilityCustomRotor.Search = { [weak element] predicate in
            MainActor.assumeIsolated {
                MainActorAccess.Carried(
                    element.flatMap { RotorSearch(targets: targets(), view: $0.effectView).next(predicate) })
            }.value
        }
        let rotor =
            switch name {
            case .text(let text):
                UIAccessibilityCustomRotor(
                    name: TextResolution(environment: environment).string(text), itemSearch: search)
            case .system(let kind): UIAccessibilityCustomRotor(systemType: kind.type, itemSearch: search)
            }
        element.effectView.accessibilityCustomRotors = [rotor]
    }
}

/// Finds the entry after or before the one where a person is.
@MainActor private struct RotorSearch {
    let targets: [RotorTarget]
    /// The view that has the rotor.
    let view: UIView

    func next(_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
        let step = predicate.searchDirection == .next ? 1 : -1
        let current = predicate.currentItem
        let start = targets.firstIndex { target in
            guard let result = result(of: target), let element = result.targetElement as? UIView else { return false }
            return element === current.targetElement as? UIView
                && isSame(result.targetRange, current.targetRange, element)
        }
        var index = start.map { $0 + step } ?? (step > 0 ? 0 : targets.count - 1)
        while targets.indices.contains(index) {
            targets[index].prepare()
            UpdateQueue.flush()
            if let found = result(of: targets[index]) { return found }
            index += step
        }
        return nil
    }

    private func isSame(_ a: UITextRange?, _ b: UITextRange?, _ element: UIView) -> Bool {
        guard let a, let b, let input = element as? any UITextInput else { return a == nil && b == nil }
        return input.compare(a.start, to: b.start) == .orderedSame && input.compare(a.end, to: b.end) == .orderedSame
    }

    private func result(of target: RotorTarget) -> UIAccessibilityCustomRotorItemResult? {
        let element: UIView?
        if let key = target.key {
            let views = RotorPlaces.views(of: key, in: view)
            element = views.flatMap(AccessibilityWrapper.elements).first ?? views.first
        } else {
            element = textView(in: view) ?? view
        }
        guard let element else { return nil }
        return UIAccessibilityCustomRotorItemResult(
            targetElement: element, targetRange: target.textRange.flatMap { textRange($0, in: element) })
    }

    private func textView(in view: UIView) -> UIView? {
        view is any UITextInput ? view : view.subviews.lazy.compactMap(textView).first
    }

    private func textRange(_ range: Range<String.Index>, in element: UIView) -> UITextRange? {
        guard let input = element as? any UITextInput,
            let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: whole)
        else { return nil }
        let offsets = TextSelection(range: range).range(in: text)
        guard let start = input.position(from: input.beginningOfDocument, offset: offsets.location),
            let end = input.position(from: start, offset: offsets.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }
}

/// Names a view for rotors' entries.
nonisolated struct RotorEntryModifier: ElementModifier {
    typealias Body = Never
    let key: RotorKey

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> WrapperElement {
        WrapperElement(node: node, child: child)
    }
    @MainActor func update(_ element: WrapperElement, environment: EnvironmentValues) {}
}

@MainActor private protocol RotorEntryPlace: ViewNode {
    var rotorKey: RotorKey { get }
}

extension ElementModifierNode: RotorEntryPlace where M == RotorEntryModifier {
    fileprivate var rotorKey: RotorKey { value.modifier.key }
}

/// A view of UIKit's that shows a tree.
@MainActor private protocol TreeShowing: UIView {
    var host: GraphHost { get }
}

extension _UIHostingView: TreeShowing {}

/// Finds the views that entries name, in the tree around a view and in the trees of a list's rows.
@MainActor private enum RotorPlaces {
    static func views(of key: RotorKey, in view: UIView) -> [UIView] {
        var around: UIView? = view
        while let current = around, !(current is any TreeShowing) { around = current.superview }
        if let tree = around as? any TreeShowing, let found = find(key, in: tree) { return found }
        return search(key, below: view) ?? []
    }

    private static func search(_ key: RotorKey, below view: UIView) -> [UIView]? {
        for child in view.subviews {
            if let tree = child as? any TreeShowing, let found = find(key, in: tree) { return found }
            if let found = search(key, below: child) { return found }
        }
        return nil
    }

    private static func find(_ key: RotorKey, in tree: any TreeShowing) -> [UIView]? {
        guard let root = tree.host.rootNode else { return nil }
        let place = entry(key, below: root) ?? (key.namespace == nil ? PlaceFinder.find(key.id, below: root) : nil)
        guard let place else { return nil }
        var views: [UIView] = []
        for element in place.elements { element.collectViews(into: &views) }
        return views.isEmpty ? nil : views
    }

    private static func entry(_ key: RotorKey, below node: ViewNode) -> ViewNode? {
        for child in node.children {
            if let place = child as? any RotorEntryPlace, place.rotorKey == key { return child }
            if let found = entry(key, below: child) { return found }
        }
        return nil
    }
}

/// A rotor that the system names.
public struct AccessibilitySystemRotor: Sendable {
    let type: UIAccessibilityCustomRotor.SystemRotorType

    /// All links, or those that were visited and those that weren't.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(type: visited ? .visitedLink : .link) }
    public static var links: AccessibilitySystemRotor { .init(type: .link) }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        let levels: [UIAccessibilityCustomRotor.SystemRotorType] = [
            .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6,
        ]
        return .init(type: levels[Int(level.rawValue)])
    }
    public static var headings: AccessibilitySystemRotor { .init(type: .heading) }
    public static var boldText: AccessibilitySystemRotor { .init(type: .boldText) }
    public static var italicText: AccessibilitySystemRotor { .init(type: .italicText) }
    public static var underlineText: AccessibilitySystemRotor { .init(type: .underlineText) }
    public static var misspelledWords: AccessibilitySystemRotor { .init(type: .misspelledWord) }
    public static var images: AccessibilitySystemRotor { .init(type: .image) }
    public static var textFields: AccessibilitySystemRotor { .init(type: .textField) }
    public static var tables: AccessibilitySystemRotor { .init(type: .table) }
    public static var lists: AccessibilitySystemRotor { .init(type: .list) }
    public static var landmarks: AccessibilitySystemRotor { .init(type: .landmark) }
}
