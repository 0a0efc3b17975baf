import PorticoHost
import PorticoTrace
import UIKit

/// A place of the tree as an inspector shows it.
extension ViewNode: InspectedPart {
    /// Whether it is a view that somebody has written. Builders' results and modifiers around one view are left out.
    package final var isShownByInspector: Bool {
        if let modified = viewType as? any ModifiedView.Type {
            return children.count > 1 || runsCode && !TypeWords.isPart(modified.modifierType)
        }
        // A shape is a view by one that draws it.
        if let drawn = viewType as? any ShapeDrawing.Type { return drawn.shapeType != parent?.viewType }
        // An optional view is none of this module's.
        return viewType != Never.self && !TypeWords.isPart(viewType) && !(viewType is any OptionalView.Type)
    }

    package final var inspectedName: String {
        if let drawn = viewType as? any ShapeDrawing.Type { return TypeWords.name(of: drawn.shapeType) }
        guard let modified = viewType as? any ModifiedView.Type else { return TypeWords.name(of: viewType) }
        return TypeWords.modifierName(of: modified.modifierType)
    }

    /// What the view of UIKit says that it shows, where it shows one.
    package final var inspectedTitle: String? { leafView?.visibleTitle }

    /// Its own view of UIKit, if it has one that is made.
    package final var leafView: UIView? {
        guard children.isEmpty, let elements = madeElements, elements.count == 1 else { return nil }
        return (elements[0] as? LeafViewElement)?.leafView ?? (elements[0] as? PlatformViewElement)?.view
    }

    // MARK: Place

    /// The place of its elements in the view that shows the tree.
    package final var inspectedFrame: CGRect? {
        let frames = (madeElements ?? []).filter { $0.size != .zero }.map { $0.frame(in: nil) }
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }

    package final var inspectedPlace: (view: UIView, frame: CGRect)? {
        guard isAlive, let view = host.view, let frame = inspectedFrame else { return nil }
        return (view, frame)
    }

    /// The view at a point of the host's view: the innermost, in front of others.
    final func findShownNode(at point: CGPoint, showing view: UIView) -> ViewNode? {
        if let found = findNode(showing: view) {
            var next: ViewNode? = found
            while let node = next, !node.isShownByInspector { next = node.parent }
            if let next { return next }
        }
        return findNode { $0.inspectedFrame?.contains(point) == true }
    }

    private func findNode(showing view: UIView) -> ViewNode? {
        DeepStack.run {
            if let own = leafView, view === own || view.isDescendant(of: own) { return self }
            for child in children.reversed() { if let found = child.findNode(showing: view) { return found } }
            return nil
        }
    }

    private func findNode(where holds: (ViewNode) -> Bool) -> ViewNode? {
        DeepStack.run {
            for child in children.reversed() { if let found = child.findNode(where: holds) { return found } }
            return isShownByInspector && holds(self) ? self : nil
        }
    }

    // MARK: Properties

    package final var inspectedSections: [PropertySection] {
        guard isAlive else { return [] }
        ChangeReasons.beginWatching()
        return [
            PropertySection(title: "State", properties: stateRows),
            PropertySection(title: "Values", properties: valueRows),
            PropertySection(title: "Body", properties: runRows),
            PropertySection(title: "Modifiers", properties: modifierRows),
            PropertySection(title: "Place", properties: placeRows),
        ].filter { !$0.properties.isEmpty }
    }

    private var stateRows: [TreeNode.Property] {
        readProperties().flatMap { reading -> [TreeNode.Property] in
            let kind = TypeWords.name(of: reading.type)
            guard let value = reading.value else { return [TreeNode.Property("@\(kind) \(reading.name)", "…")] }
            let row = TreeNode.Property("@\(kind) \(reading.name)", ValueWords.words(of: value))
            // An object is what is in it.
            guard type(of: value) is AnyClass else { return [row] }
            return [row]
                + ValueWords.members(of: value).map {
                    TreeNode.Property("\(reading.name).\($0.name)", ValueWords.words(of: $0.value))
                }
        }
    }

    /// The values that the view was made with.
    private var valueRows: [TreeNode.Property] {
        guard let value = inspectedValue else { return [] }
        return Mirror(reflecting: value).children.prefix(40).compactMap { child in
            guard let label = child.label, !(child.value is any DynamicProperty) else { return nil }
            return TreeNode.Property(label, ValueWords.words(of: child.value))
        }
    }

    private var runRows: [TreeNode.Property] {
        guard runsCode else { return [] }
        let reasons = ChangeReasons.lastRuns(of: self)
        return [TreeNode.Property("runs", String(runNumber))]
            + reasons.enumerated().map { TreeNode.Property($0.offset == 0 ? "last" : "before", $0.element) }
    }

    /// The modifiers around, the innermost first.
    private var modifierRows: [TreeNode.Property] {
        var rows: [TreeNode.Property] = []
        var next = parent
        while let node = next, !node.isShownByInspector, node.children.count == 1, rows.count < 60 {
            if let modified = node.viewType as? any ModifiedView.Type {
                let value = (node.viewValue as? any ModifiedView)?.inspectedModifier
                rows.append(
                    TreeNode.Property(
                        TypeWords.modifierName(of: modified.modifierType), value.map { ValueWords.words(of: $0) } ?? "")
                )
            }
            next = node.parent
        }
        return rows
    }

    private var placeRows: [TreeNode.Property] {
        guard let frame = inspectedFrame else { return [] }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
            "\((Double($0) * 100).rounded() / 100)"
        }
        return [TreeNode.Property("frame", numbers.joined(separator: ", "))]
    }

    /// The view, or the modifier that an app has written.
    private var inspectedValue: Any? { (viewValue as? any ModifiedView)?.inspectedModifier ?? viewValue }
}

/// `View?`, of whatever view.
protocol OptionalView {}

extension Optional: OptionalView {}

/// A view that draws a shape.
protocol ShapeDrawing {
    static var shapeType: Any.Type { get }
}

extension _ShapeView: ShapeDrawing {
    static var shapeType: Any.Type { Content.self }
}

/// `ModifiedContent`, whatever is modified by what.
protocol ModifiedView {
    static var modifierType: Any.Type { get }
    var inspectedModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
    static var modifierType: Any.Type { Modifier.self }
    var inspectedModifier: Any { modifier }
}
