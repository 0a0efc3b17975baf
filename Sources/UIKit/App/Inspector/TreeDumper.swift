import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore

/// Writes down what is there: views, controllers, layers, SwiftUI's views. Reads only; loads no view and lays nothing out.
///
/// - From: `HostRequest.tree`
@MainActor enum TreeDumper {
    /// All views with all their properties.
    static func snapshot() -> TreeDump {
        ObjectTable.shared.sweep()
        let roots = UIApplication.shared.windows.map { node($0, InspectedProperties.sections(of: $0)) }
        return TreeDump(kind: .views, roots: roots)
    }

    static func dump(_ kind: TreeKind) -> TreeDump {
        ObjectTable.shared.sweep()
        let windows = UIApplication.shared.windows
        switch kind {
        case .views: return TreeDump(kind: kind, roots: windows.map { node($0) })
        case .controllers: return TreeDump(kind: kind, roots: windows.compactMap(\.rootViewController).map(node))
        case .accessibility: return TreeDump(kind: kind, roots: AccessibilityTree.nodes().map(node))
        case .swiftUI: return TreeDump(kind: kind, roots: parts())
        case .layers: return TreeDump(kind: kind, roots: [node(UIScreen.main.stage, owner: nil)])
        }
    }

    private static func id(_ object: AnyObject) -> UInt64 { ObjectTable.shared.id(object) }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    }

    // MARK: Views

    private static func node(_ view: UIView) -> TreeNode {
        var node = bare(view)
        node.properties = InspectedProperties.brief(of: view)
        node.children = DeepStack.run { view.subviews.map { Self.node($0) } }
        return node
    }

    private static func node(_ view: UIView, _ sections: [PropertySection]) -> TreeNode {
        var node = bare(view)
        // What the tree itself shows, or what follows from other things, is no difference.
        node.properties = sections.flatMap(\.properties).filter { $0.name != "center" }.map {
            TreeNode.Property($0.name, $0.value)
        }
        node.children = DeepStack.run {
            view.subviews.map { Self.node($0, InspectedProperties.sections(of: $0)) }
        }
        return node
    }

    private static func bare(_ view: UIView) -> TreeNode {
        var relatives = ["layer": id(view.layer)]
        if let controller = view.next as? UIViewController { relatives["controller"] = id(controller) }
        return TreeNode(
            id: id(view), type: ShownClass.name(of: view), title: view.visibleTitle,
            frame: numbers(view.frame), bounds: numbers(view.bounds), isHidden: view.isHidden, relatives: relatives)
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
            id: id(controller), type: ShownClass.name(of: controller), title: controller.title,
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
            id: id(found.object), type: ShownClass.name(of: found.object), title: found.label,
            frame: numbers(found.frame), properties: told.compactMap { name, text in text.map { .init(name, $0) } },
            relatives: relatives, children: DeepStack.run { found.children.map(node) })
    }

    // MARK: Layers

    /// - Parameter owner: the view that shows the layer above.
    private static func node(_ layer: CALayer, owner: UIView?) -> TreeNode {
        let owner = layer.delegate as? UIView ?? owner
        var relatives: [String: UInt64] = [:]
        if layer.delegate is UIView { relatives["view"] = owner.map(id) }
        let stage = UIScreen.main.stage
        let origin = layer.convert(CGPoint.zero, to: stage)
        let x = layer.convert(CGPoint(x: 1, y: 0), to: stage)
        let y = layer.convert(CGPoint(x: 0, y: 1), to: stage)
        let transform = [
            x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y, origin.x, origin.y,
        ].map { Double($0) }
        var node = TreeNode(
            id: id(layer), type: String(describing: type(of: layer)), title: layer.name, frame: numbers(layer.frame),
            screenTransform: transform, bounds: numbers(layer.bounds), isHidden: layer.isHidden,
            properties: properties(of: layer), relatives: relatives,
            children: DeepStack.run { (layer.sublayers ?? []).map { Self.node($0, owner: owner) } })
        node.owner = owner.map { owner in
            let title = owner.visibleTitle.map { " “\($0.prefix(40))”" } ?? ""
            return "\(ShownClass.name(of: owner))\(title)"
        }
        return node
    }

    private static func properties(of layer: CALayer) -> [TreeNode.Property] {
        let presented = layer.presentation()
        return InspectedProperties.brief(of: layer).map { property in
            let value = property.get(layer)
            let now = presented.map(property.get)
            return TreeNode.Property(
                property.name, value, presented: now == value ? nil : now, isEditable: property.set != nil)
        }
    }

    /// What the layer shows without its sublayers; nil if that is nothing but a colour.
    static func picture(of layer: CALayer) -> Data? {
        layer.contentsPixels.flatMap { CGImage(pixelBuffer: $0).pngData() }
    }
}
