import UIKit

extension View {
    /// Names the view for the entries of rotors.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(RotorEntryModifier(key: RotorKey(id: AnyHashable(id), namespace: namespace)))
    }

    nonisolated private func rotor(_ name: RotorModifier.Name, _ targets: @escaping @MainActor () -> [RotorTarget])
        -> some View
    { modifier(RotorModifier(name: name, targets: targets)) }

    nonisolated private func rotor<EntryModel, ID: Hashable>(
        _ name: RotorModifier.Name, _ entries: [EntryModel], _ entryID: KeyPath<EntryModel, ID>
    ) -> some View {
        rotor(name) {
            entries.map { RotorTarget(key: RotorKey(id: AnyHashable($0[keyPath: entryID]), namespace: nil)) }
        }
    }

    nonisolated private func rotor(_ name: RotorModifier.Name, _ textRanges: [Range<String.Index>]) -> some View {
        rotor(name) { textRanges.map { RotorTarget(textRange: $0) } }
    }

    /// Gives the view a rotor with the entries of a closure.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(.text(label)) { entries().collectTargets() } }

    /// Gives the view a rotor that goes to views by the identities of values.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(label), entries, \.id) }

    /// Gives the view a rotor that goes to views by identities at a key path of values.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(label), entries, entryID) }

    /// Gives the view a rotor that goes to stretches of its text.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.text(label), textRanges) }

    /// Gives the view a rotor with the entries of a closure.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(.text(Text(labelKey))) { entries().collectTargets() } }

    /// Gives the view a rotor that goes to views by the identities of values.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(labelKey)), entries, \.id) }

    /// Gives the view a rotor that goes to views by identities at a key path of values.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(labelKey)), entries, entryID) }

    /// Gives the view a rotor that goes to stretches of its text.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.text(Text(labelKey)), textRanges) }

    /// Gives the view a rotor with the entries of a closure.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(.system(systemRotor)) { entries().collectTargets() } }

    /// Gives the view a rotor that goes to views by the identities of values.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor), entries, \.id) }

    /// Gives the view a rotor that goes to views by identities at a key path of values.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor), entries, entryID) }

    /// Gives the view a rotor that goes to stretches of its text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.system(systemRotor), textRanges) }

    /// Gives the view a rotor with the entries of a closure.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
    ) -> some View { rotor(.text(Text(label))) { entries().collectTargets() } }

    /// Gives the view a rotor that goes to views by the identities of values.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(label)), entries, \.id) }

    /// Gives the view a rotor that goes to views by identities at a key path of values.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(label)), entries, entryID) }

    /// Gives the view a rotor that goes to stretches of its text.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.text(Text(label)), textRanges) }
}
