import CoreGraphics
import Foundation

/// What an assistive technology finds on the screen, in the order in which it goes through it.
///
/// An element ends the way down: what lies in it isn't found, but for the controls beside the text of a row, and the links and attachments
/// of text that is only read. A container that names its elements has their order; the views of
/// all others go from top to bottom, and within a row from the leading side to the trailing one. Bars, scroll views, containers, columns of
/// split views and views that group their children keep them together. A modal view hides its siblings.
///
/// - From: `TreeDumper`, tests
@MainActor package enum AccessibilityTree {
    /// All visible windows, back to front; only the front one of those that are modal.
    package static func nodes() -> [AccessibilityNode] {
        withoutWhatModalHides(UIScreen.main.windows).flatMap { found(in: $0) }
    }

    package static func nodes(in view: UIView) -> [AccessibilityNode] { found(in: view) }

    /// The elements alone, one after the other.
    package static func elements() -> [AccessibilityNode] { nodes().flatMap(\.elements) }

    package static func elements(in view: UIView) -> [AccessibilityNode] { found(in: view).flatMap(\.elements) }

    /// Whether a view, or one around it, is left out on purpose: hidden with what is in it, or beside what is modal.
    static func leavesOut(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let here = next {
            if here.accessibilityElementsHidden { return true }
            next = here.superview
            guard let siblings = next?.subviews else { continue }
            if let modal = siblings.last(where: { $0.accessibilityViewIsModal && isReachable($0) }), modal !== here {
                return true
            }
        }
        return false
    }

    // MARK: The way down

    private static func isReachable(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden
    }

    private static func found(in view: UIView) -> [AccessibilityNode] {
        guard isReachable(view) else { return [] }
        if view.isAccessibilityElement {
            return (saysNothing(view) ? [] : [element(view)]) + view.standardAccessibility.controls.flatMap(found)
                + view.elementsInText.map { element($0) }
        }
        if let parts = view.accessibilityParts { return [container(view, parts.map { element($0) })] }
        if let listed = listed(in: view) { return [container(view, found(inAll: listed, of: view))] }
        let shown = withoutWhatModalHides(view.subviews)
        let first = (view.controller?.viewsReadFirst ?? []).filter { one in shown.contains { $0 === one } }
        let below = shown.filter { one in !first.contains { $0 === one } }.flatMap { found(in: $0) }
        let sorted =
            first.flatMap { found(in: $0) }
            + inReadingOrder(below, from: view.effectiveUserInterfaceLayoutDirection)
        // An order of the view's own would be lost among what lies around it.
        return (keepsTogether(view) || !first.isEmpty) && !sorted.isEmpty ? [container(view, sorted)] : sorted
    }

    /// A label without a text.
    private static func saysNothing(_ view: UIView) -> Bool {
        view is any BaselineText && (view.accessibilityLabel ?? "").isEmpty && (view.accessibilityValue ?? "").isEmpty
    }

    private static func found(inObject object: AnyObject) -> [AccessibilityNode] {
        if let view = object as? UIView { return found(in: view) }
        guard let told = object as? any NSObjectProtocol, !told.accessibilityElementsHidden else { return [] }
        if told.isAccessibilityElement { return [element(object)] }
        guard let listed = listed(in: told) else { return [] }
        return [container(object, found(inAll: listed, of: object))]
    }

    /// The containers that name their elements, on the way down to where we are.
    @InSession private static var way: Set<ObjectIdentifier> = []

    /// A container that names itself, or one that it is in, isn't gone through again.
    private static func found(inAll listed: [AnyObject], of container: AnyObject) -> [AccessibilityNode] {
        guard way.insert(ObjectIdentifier(container)).inserted else { return [] }
        defer { way.remove(ObjectIdentifier(container)) }
        return listed.filter { !way.contains(ObjectIdentifier($0)) }.flatMap { found(inObject: $0) }
    }

    /// What a container names itself; nil where it names nothing.
    private static func listed(in object: any NSObjectProtocol) -> [AnyObject]? {
        if let elements = object.accessibilityElements { return elements.map { $0 as AnyObject } }
        let count = object.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0).map { $0 as AnyObject } }
    }

    private static func withoutWhatModalHides(_ views: [UIView]) -> [UIView] {
        views.last { $0.accessibilityViewIsModal && isReachable($0) }.map { [$0] } ?? views
    }

    private static func keepsTogether(_ view: UIView) -> Bool {
        view.shouldGroupAccessibilityChildren || view.standardAccessibility.groups
            || view.accessibilityContainerType != .none || view is any ContentWindow || view is UIWindow
            || view.controller?.parent?.readsChildrenApart == true
    }

    private static func element(_ object: AnyObject) -> AccessibilityNode {
        let frame = (object as? any NSObjectProtocol)?.accessibilityFrame ?? .zero
        return AccessibilityNode(object: object, isElement: true, frame: frame, children: [])
    }

    private static func container(_ object: AnyObject, _ children: [AccessibilityNode]) -> AccessibilityNode {
        var frame = (object as? any NSObjectProtocol)?.accessibilityFrame ?? .zero
        if let view = object as? any ContentWindow {
            // What lies below a bar begins where the bar ends.
            let free = view.bounds.inset(by: view.adjustedContentInset)
            frame = UIAccessibility.convertToScreenCoordinates(free, in: view)
        }
        return AccessibilityNode(object: object, isElement: false, frame: frame, children: children)
    }

    // MARK: Order

    /// The frame that counts for the order: of a text view, which is an element itself, what lies below a bar begins where the bar ends.
    private static func orderingFrame(of node: AccessibilityNode) -> CGRect {
        guard node.isElement, let view = node.object as? any ContentWindow else { return node.frame }
        let top = view.adjustedContentInset.top
        guard top > 0, top < node.frame.height else { return node.frame }
        return CGRect(
            x: node.frame.minX, y: node.frame.minY + top, width: node.frame.width, height: node.frame.height - top)
    }

    /// By rows: two stand in one row when the middle of one is level with the other within half the height of the lower one.
    private static func inReadingOrder(
        _ nodes: [AccessibilityNode], from direction: UIUserInterfaceLayoutDirection
    ) -> [AccessibilityNode] {
        guard nodes.count > 1 else { return nodes }
        var rows: [[(node: AccessibilityNode, place: CGRect)]] = []
        for one in nodes.map({ (node: $0, place: orderingFrame(of: $0)) }).stablySorted(by: { $0.place.minY }) {
            if let first = rows.last?.first,
                abs(first.place.midY - one.place.midY) < min(first.place.height, one.place.height) / 2
            {
                rows[rows.count - 1].append(one)
            } else {
                rows.append([one])
            }
        }
        let sorted = rows.flatMap { row in
            row.stablySorted { direction == .rightToLeft ? -$0.place.maxX : $0.place.minX }.map(\.node)
        }
        let priorities = sorted.map { ($0.object as? UIView)?.readingPriority ?? 0 }
        guard priorities.contains(where: { $0 != 0 }) else { return sorted }
        return sorted.stablySorted { -CGFloat(($0.object as? UIView)?.readingPriority ?? 0) }
    }
}

extension UIView {
    /// The view's place among its siblings, where another module sets it: what has more is read first, before places count. 0 by default.
    package var readingPriority: Double {
        get { AccessibilityProperties.associated(with: self)?.readingPriority ?? 0 }
        set {
            if newValue != readingPriority { AccessibilityProperties.needed(by: self).readingPriority = newValue }
        }
    }
}

extension Array {
    /// Equal ones stay as they are: views in the order of their siblings.
    fileprivate func stablySorted(by key: (Element) -> CGFloat) -> [Element] {
        enumerated().map { (key($0.element), $0.offset, $0.element) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
