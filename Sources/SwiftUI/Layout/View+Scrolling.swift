import UIKit

extension View {
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
    }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
    }
    /// Sets which place of the content scroll views in the view show at first, and keep when sizes change while it is seen.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) {
            ($0.initialAnchor, $0.changesAnchor, $0.alignmentAnchor) = (anchor, anchor, anchor)
        }
    }
    /// Sets a place of the content of scroll views in the view: that is seen at first, that stays when sizes change while it is seen, or
    /// where content stands that is smaller than the scroll view.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) {
            switch role {
            case .sizeChanges: $0.changesAnchor = anchor
            case .alignment: $0.alignmentAnchor = anchor
            default: $0.initialAnchor = anchor
            }
        }
    }
    /// Shows the indicators of scroll views in the view for a moment when they come, where that is said.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        environment(\.flashesOnAppear, onAppear)
    }
    /// Shows the indicators of scroll views in the view for a moment when the value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(EnvironmentModifier { $0.scrollFlash = ComparedValue(value) })
    }
    /// Says when scroll views give way at their ends: always, or only where there is more than is seen.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        transformEnvironment(\.scrollSettings) { $0.setBounceBehavior(behavior, along: axes) }
    }
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            let isShown = visibility != .hidden && visibility != .never
            if axes.contains(.vertical) { settings.showsVertical = isShown }
            if axes.contains(.horizontal) { settings.showsHorizontal = isShown }
        }
    }
    /// Sets which place of the content scroll views in the view show at first, by the older name.
    nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
        defaultScrollAnchor(initialAnchor, for: .initialOffset)
    }
    /// Binds the identity of the view at the scroll view's beginning.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let binding = ScrollPositionBinding(id, anchor)
        return modifier(EnvironmentModifier { $0.scrollPositionBinding = binding })
    }
    /// - Parameter insets: nil stands for the margins that scroll views and lists have of their own.
    nonisolated private func setMargins(
        _ edges: Edge.Set, _ insets: EdgeInsets?, _ placement: ContentMarginPlacement
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            let isSet = insets != nil, insets = insets ?? EdgeInsets()
            func changeMargins(_ margins: inout EdgeInsets) {
                if edges.contains(.top) { margins.top = insets.top }
                if edges.contains(.leading) { margins.leading = insets.leading }
                if edges.contains(.bottom) { margins.bottom = insets.bottom }
                if edges.contains(.trailing) { margins.trailing = insets.trailing }
            }
            if placement != .scrollIndicators {
                changeMargins(&settings.margins)
                if isSet { settings.marginEdges.formUnion(edges) } else { settings.marginEdges.subtract(edges) }
            }
            if placement != .scrollContent { changeMargins(&settings.indicatorMargins) }
        }
    }
    /// Sets the room between the edges of scroll views in the view and their content or indicators, or both.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { setMargins(edges, insets, placement) }
    /// Sets the room between the edges of scroll views in the view and their content or indicators, or both; nil stands for their own.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return setMargins(edges, insets, placement)
    }
    /// Sets the room between all edges of scroll views in the view and their content or indicators, or both.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }
}
