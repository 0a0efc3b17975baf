import QuartzCore
import UIKit

/// Pictures of views, by their tags.
@MainActor protocol SymbolSource: AnyObject {
    func symbol(_ tag: AnyHashable, scale: CGFloat) -> GraphicsContext.ResolvedSymbol?
}

/// The views that a canvas's renderer may draw: a tree of their own, which nobody sees, under the canvas's node.
@MainActor final class CanvasSymbols<Content: View>: SymbolSource {
    private let view: _UIHostingView<SymbolRow<Content>>
    private var pictures: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]

    /// - Parameter changed: called after the views have changed.
    init(_ content: Content, under node: ViewNode, changed: @escaping () -> Void) {
        view = _UIHostingView(rootView: SymbolRow(content: content), under: node)
        view.backgroundColor = nil
        view.ignoresSafeArea = true
        view.host.updateObservers.append { [weak self] in
            self?.pictures = [:]
            changed()
        }
    }

    func showContent(_ content: Content) {
        pictures = [:]
        view.rootView = SymbolRow(content: content)
    }

    func symbol(_ tag: AnyHashable, scale: CGFloat) -> GraphicsContext.ResolvedSymbol? {
        if let known = pictures[tag] { return known }
        view.frame.size = view.host.sizeThatFits(.unspecified)
        view.layoutIfNeeded()
        guard let row = view.host.topElement?.children.first,
            let element = row.children.first(where: { $0.node.nearestTag == tag })
        else { return nil }
        let frame = CGRect(origin: element.renderOrigin, size: element.size)
        view.layer.displayTreeIfNeeded()
        let area = frame.insetBy(dx: -SymbolLayout.margin, dy: -SymbolLayout.margin)
        let picture = view.layer.picture(of: area, scale: scale).map {
            UIImage(cgImage: CGImage(pixelBuffer: $0), scale: scale, orientation: .up)
        }
        let symbol = GraphicsContext.ResolvedSymbol(size: frame.size, image: picture)
        pictures[tag] = symbol
        return symbol
    }
}

extension ViewNode {
    /// The tag of the nearest view around this one that has one.
    fileprivate var nearestTag: AnyHashable? {
        var node: ViewNode? = self
        while let current = node {
            if let tagged = current as? any TaggedNode { return tagged.tag }
            node = current.parent
        }
        return nil
    }
}

/// Symbols beside each other, each in its own size.
struct SymbolRow<Content: View>: View {
    let content: Content
    var body: some View { SymbolLayout { content } }
}

struct SymbolLayout: Layout {
    /// Room for what is drawn beyond a symbol's frame, such as shadows.
    static let margin: CGFloat = 32

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize(width: 0, height: 2 * Self.margin)) {
            CGSize(width: $0.width + $1.width + 2 * Self.margin, height: max($0.height, $1.height + 2 * Self.margin))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX + Self.margin
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY + Self.margin), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + 2 * Self.margin
        }
    }
}
