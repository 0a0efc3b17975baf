import UIKit

extension TabContent {
    nonisolated private func changedItem(_ change: @escaping @Sendable (inout TabItemValue) -> Void)
        -> some TabContent<TabValue>
    { ChangedTabs(self) { $0.view = AnyView($0.view.transformPreference(TabItemKey.self) { change(&$0) }) } }

    /// Keeps people from choosing the tab while `disabled` is true.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changedItem { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Sets what assistive technologies call the tab.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changedItem { if isEnabled { $0.speech.label = label } }
    }
    /// Sets what assistive technologies call the tab.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { accessibilityLabel(Text(key), isEnabled: isEnabled) }
    /// Sets what assistive technologies call the tab.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets the value that assistive technologies say of the tab.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changedItem { if isEnabled { $0.speech.value = value } }
    }
    /// Sets the value that assistive technologies say of the tab.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { accessibilityValue(Text(key), isEnabled: isEnabled) }
    /// Sets the value that assistive technologies say of the tab.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// Sets what assistive technologies say of what choosing the tab does.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changedItem { if isEnabled { $0.speech.hint = hint } }
    }
    /// Sets what assistive technologies say of what choosing the tab does.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { accessibilityHint(Text(key), isEnabled: isEnabled) }
    /// Sets what assistive technologies say of what choosing the tab does.
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

    /// Sets the words by which people who speak to the device mean the tab.
    nonisolated public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { changedItem { if isEnabled { $0.speech.inputLabels = labels } } }
    /// Sets the words by which people who speak to the device mean the tab.
    nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { accessibilityInputLabels(keys.map { Text($0) }, isEnabled: isEnabled) }
    /// Sets the words by which people who speak to the device mean the tab.
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ labels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled) }

    /// Sets the name by which tests find the tab.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { changedItem { if isEnabled { $0.speech.identifier = identifier } } }
}

/// Any content of tabs, its type erased.
public struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    nonisolated(unsafe) let content: any TabContent

    /// Creates content of another type's.
    nonisolated public init<T: TabContent>(_ tabContent: T) where T.TabValue == SelectionValue { content = tabContent }

    func addPages(to pages: inout [TabPage], at id: RowID, _ properties: PartProperties) {
        func addContent<T: TabContent>(_ content: T) {
            content.collectPages(into: &pages, at: id.appending(ObjectIdentifier(T.self)), properties)
        }
        addContent(content)
    }
}
