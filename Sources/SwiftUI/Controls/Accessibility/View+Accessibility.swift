import UIKit

extension View {
    nonisolated private func accessibility(_ change: AccessibilityModifier.Change) -> some View {
        modifier(AccessibilityModifier(change: change))
    }

    /// Says what the view is called.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// Says what the view is called.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Says what the view is called.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        environment(\.commandSpokenTitle, label).modifier(AccessibilityModifier(change: .label(label)))
    }

    /// Says the view's value.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibility(.value(Text(valueKey)))
    }
    /// Says the view's value.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility(.value(Text(value)))
    }
    /// Says the view's value.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility(.value(valueDescription))
    }

    /// Says what the view does.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibility(.hint(Text(hintKey)))
    }
    /// Says what the view does.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility(.hint(Text(hint)))
    }
    /// Says what the view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

    /// Names the view for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        environment(\.commandIdentifier, identifier).modifier(
            AccessibilityModifier(change: .identifier(identifier)))
    }

    /// Adds traits to the view's.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.addTraits(traits))
    }
    /// Takes traits away from the view's.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.removeTraits(traits))
    }

    /// Hides the view from accessibility.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

    /// Makes one element of the view.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    /// Gives the view an action with a name.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibility(.action(Text(nameKey), handler))
    }
    /// Gives the view an action with a name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibility(.action(name, handler))
    }
    /// Gives the view an action with a name.
    @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibility(.action(Text(name), handler)) }
    /// Says what activating the view does.
    nonisolated public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
        accessibility(.action(nil, handler))
    }

    /// Says what an action of the system's does with the view.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void
    ) -> some View {
        switch actionKind.kind {
        case .default: accessibility(.action(nil, handler))
        case .escape: accessibility(.escape(handler))
        case .magicTap: accessibility(.magicTap(handler))
        case .named(let name): accessibility(.action(name, handler))
        }
    }

    /// Keeps the view's colours where the person inverts all others.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibility(.ignoresInvertColors(active))
    }

    /// Shows the view large in the middle of the screen while it is held, where texts are large.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { accessibility(.showsLargeContent) }
    /// Shows another view's text and picture large while the view is held, for people who need that.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { modifier(AccessibilityTextFromView(source: largeContentView(), isLargeContent: true)) }

    /// Says what changing the view's value up and down does.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { accessibility(.adjust(handler)) }

    /// Says what scrolling the view by accessibility does; the action is told towards which edge.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility(.scroll(handler))
    }

    /// Other names by which people may call the view.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility(.inputLabels(inputLabels))
    }
    /// Other names by which people may call the view.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibility(.inputLabels(inputLabelKeys.map { Text($0) }))
    }

    /// Says that the view is a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(.addTraits(.isHeader))
    }

    /// Says whether the view takes touches.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { accessibility(.respondsToUserInteraction(respondsToUserInteraction)) }

    /// Where a touch activates the view.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility(.activationPoint(activationPoint))
    }
}
