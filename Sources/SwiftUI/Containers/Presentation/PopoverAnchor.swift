import UIKit

/// A node whose control an item of a bar stands for.
@MainActor protocol BarItemOwning: ViewNode {
    var barItem: UIBarButtonItem? { get }
}

extension ViewNode {
    /// The item that shows what the node is around, or the menu that it stands in; nil outside of bars.
    var nearestBarItem: UIBarButtonItem? {
        guard EnvironmentValues(chain: environment).controlContext.collectsCommands else { return nil }
        if let item = Self.findBarItem(below: self) { return item }
        var current = parent
        while let node = current {
            if let item = (node as? any BarItemOwning)?.barItem { return item }
            current = node.parent
        }
        return nil
    }

    private static func findBarItem(below node: ViewNode) -> UIBarButtonItem? {
        if let owner = node as? any BarItemOwning { return owner.barItem }
        return node.placedChildren.lazy.compactMap(findBarItem(below:)).first
    }

    /// The view that a popover of the node's points at: its first one.
    var sourceView: UIView? {
        var views: [UIView] = []
        elements.first?.collectViews(into: &views)
        return views.first ?? host.view
    }
}

extension UIPopoverPresentationController {
    /// Has the popover come out of what a node shows: the item of a bar, or a part of the node's first element.
    func setSource(_ node: ViewNode, anchor: PopoverAttachmentAnchor? = nil) {
        if let item = node.nearestBarItem {
            barButtonItem = item
            return
        }
        var views: [UIView] = []
        let element = node.elements.first
        element?.collectViews(into: &views)
        if let element, views.count != 1 || anchor != nil, let whole = node.host.view {
            // Several views have no view around them: the popover points at where the element is in the tree's own.
            sourceView = whole
            sourceRect = anchor?.rect(in: element) ?? element.frame(in: nil)
        } else if let view = views.first ?? node.host.view {
            (sourceView, sourceRect) = (view, view.bounds)
        }
    }
}

extension PopoverAttachmentAnchor {
    /// The rectangle to point at, in the tree's own space.
    @MainActor func rect(in element: LayoutElement) -> CGRect {
        let own: CGRect
        switch self {
        case .rect(let source): own = source.value(element.size)
        case .point(let point):
            own = CGRect(x: point.x * element.size.width, y: point.y * element.size.height, width: 0, height: 0)
        }
        let start = element.point(own.origin, in: nil)
        let end = element.point(CGPoint(x: own.maxX, y: own.maxY), in: nil)
        return CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    }
}
