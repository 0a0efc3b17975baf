import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore

/// Writes down what is there: views, controllers, layers. Reads only; loads no view and lays nothing out.
///
/// - From: `HostRequest.tree`
@MainActor enum TreeDumper {
    static func dump(_ kind: TreeKind) -> TreeDump {
        ObjectTable.shared.sweep()
        let windows = UIApplication.shared.windows
        switch kind {
        case .views: return TreeDump(kind: kind, roots: windows.map(node))
        case .controllers: return TreeDump(kind: kind, roots: windows.compactMap(\.rootViewController).map(node))
        case .accessibility: return TreeDump(kind: kind, roots: AccessibilityTree.nodes().map(node))
        case .layers: return TreeDump(kind: kind, roots: [node(UIScreen.main.stage)])
        }
    }

    private static func id(_ object: AnyObject) -> UInt64 { ObjectTable.shared.id(object) }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    }

    private static func properties<Object>(
        _ table: [InspectedProperty<Object>], of object: Object, presented: Object? = nil
    ) -> [TreeNode.Property] {
        table.map { property in
            let value = property.get(object)
            let now = presented.map(property.get)
            return TreeNode.Property(
                property.name, value, presented: now == value ? nil : now, isEditable: property.set != nil)
        }
    }

    // MARK: Views

    private static func node(_ view: UIView) -> TreeNode {
        var relatives = ["layer": id(view.layer)]
        if let controller = view.next as? UIViewController { relatives["controller"] = id(controller) }
        var shown = properties(InspectedProperties.view, of: view)
        if let label = view as? UILabel { shown += properties(InspectedProperties.label, of: label) }
        return TreeNode(
            id: id(view), type: String(describing: type(of: view)), title: view.visibleTitle,
            frame: numbers(view.frame), bounds: numbers(view.bounds), isHidden: view.isHidden, properties: shown,
            relatives: relatives, children: DeepStack.run { view.subviews.map(node) })
    }

    private static func node(_ controller: UIViewController) -> TreeNode {
        var shown = [TreeNode.Property("title", controller.title ?? "")]
        shown.append(TreeNode.Property("isViewLoaded", String(controller.isViewLoaded)))
        if controller.isViewLoaded { shown.append(TreeNode.Property("appearance", "\(controller.appearance.phase)")) }
        var relatives: [String: UInt64] = [:]
        if let view = controller.viewIfLoaded { relatives["view"] = id(view) }
        var below = controller.children
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            below.append(presented)
            relatives["presented"] = id(presented)
        }
        return TreeNode(
            id: id(controller), type: String(describing: type(of: controller)), title: controller.title,
            frame: controller.viewIfLoaded.map { numbers($0.frame) } ?? [],
            isHidden: controller.viewIfLoaded?.window == nil, properties: shown, relatives: relatives,
            children: DeepStack.run { below.map(node) })
    }

    // MARK: Accessibility

    private static func node(_ found: AccessibilityNode) -> TreeNode {
        var relatives: [String: UInt64] = [:]
        if let view = found.object as? UIView { relatives["view"] = id(view) }
        let traits = found.traits.memberNames.joined(separator: ", ")
        let told = [
            ("label", found.label), ("value", found.value), ("hint", found.hint), ("identifier", found.identifier),
            ("traits", traits.isEmpty ? nil : traits),
        ]
        return TreeNode(
            id: id(found.object), type: String(describing: type(of: found.object)), title: found.label,
            frame: numbers(found.frame), properties: told.compactMap { name, text in text.map { .init(name, $0) } },
            relatives: relatives, children: DeepStack.run { found.children.map(node) })
    }

    // MARK: Layers

    private static func node(_ layer: CALayer) -> TreeNode {
        var relatives: [String: UInt64] = [:]
        if let view = layer.delegate as? UIView { relatives["view"] = id(view) }
        let stage = UIScreen.main.stage
        let origin = layer.convert(CGPoint.zero, to: stage)
        let x = layer.convert(CGPoint(x: 1, y: 0), to: stage)
        let y = layer.convert(CGPoint(x: 0, y: 1), to: stage)
        let transform = [
            x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y, origin.x, origin.y,
        ].map { Double($0) }
        return TreeNode(
            id: id(layer), type: String(describing: type(of: layer)), title: layer.name, frame: numbers(layer.frame),
            screenTransform: transform, bounds: numbers(layer.bounds), isHidden: layer.isHidden,
            properties: properties(InspectedProperties.layer, of: layer, presented: layer.presentation()),
            relatives: relatives, children: DeepStack.run { (layer.sublayers ?? []).map(node) })
    }

    /// What the layer shows without its sublayers; nil if that is nothing but a colour.
    static func picture(of layer: CALayer) -> Data? {
        layer.contentsPixels.flatMap { CGImage(pixelBuffer: $0).pngData() }
    }

    // MARK: Constraints

    static func constraints(of view: UIView) -> [ConstraintDump] {
        var found: [NSLayoutConstraint] = []
        for constraint in view.constraints + view.constraintsAffectingLayout(for: .horizontal)
            + view.constraintsAffectingLayout(for: .vertical)
        where !found.contains(where: { $0 === constraint }) {
            found.append(constraint)
        }
        return found.map {
            ConstraintDump(
                text: text($0), identifier: $0.identifier, priority: Double($0.priority.rawValue),
                constant: Double($0.constant), isActive: $0.isActive)
        }
    }

    private static func text(_ constraint: NSLayoutConstraint) -> String {
        let relation: String
        switch constraint.relation {
        case .equal: relation = "=="
        case .lessThanOrEqual: relation = "<="
        case .greaterThanOrEqual: relation = ">="
        @unknown default: relation = "?"
        }
        var right: [String] = []
        if let second = constraint.secondItem {
            let times = constraint.multiplier == 1 ? "" : "\(InspectedValue.text(constraint.multiplier)) × "
            right.append("\(times)\(type(of: second)).\(constraint.secondAttribute)")
        }
        if constraint.constant != 0 || right.isEmpty { right.append(InspectedValue.text(constraint.constant)) }
        let left = constraint.firstItem.map { "\(type(of: $0))." } ?? ""
        return "\(left)\(constraint.firstAttribute) \(relation) \(right.joined(separator: " + "))"
    }
}
