import UIKit

/// Items of a toolbar out of which a page or a sheet comes: a bar shows them as they are, so that they have a view of their own.
private struct TransitionSourceItems<Content: ToolbarContent> {
    let content: Content
    let key: MatchedGeometryRegistry.Key
}

extension TransitionSourceItems: PrimitiveToolbarContent, ToolbarContent {
    typealias Body = Never

    func addItems(to items: inout [ToolbarItemValue], _ properties: PartProperties) {
        var own: [ToolbarItemValue] = []
        content.collectItems(into: &own, properties)
        items += own.map { item in
            let source = item.view.modifier(TransitionSourceModifier(key: key, cornerRadius: 0))
            let view = AnyView(BarView(content: AnyView(source)))
            return ToolbarItemValue(placement: item.placement, view: view, isTitleMenu: item.isTitleMenu)
        }
    }
}

extension ToolbarContent {
    /// Makes the items ones that a page or a sheet comes out of, with a zoom transition of the same identity and namespace.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        TransitionSourceItems(
            content: self, key: MatchedGeometryRegistry.Key(id: AnyHashable(id), namespace: namespace))
    }
}
