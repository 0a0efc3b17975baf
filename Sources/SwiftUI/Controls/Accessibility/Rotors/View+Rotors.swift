extension View {
    nonisolated private func accessibilityRotor(
        named name: RotorValue.Name, _ content: @escaping () -> any AccessibilityRotorContent
    ) -> some View { modifier(AccessibilityModifier(change: .rotor(RotorValue(name: name, content: content)))) }

    nonisolated private func accessibilityRotor<Model>(
        named name: RotorValue.Name, _ entries: [Model], _ id: @escaping (Model) -> AnyHashable,
        _ label: @escaping (Model) -> String
    ) -> some View {
        accessibilityRotor(named: name) {
            let stops = entries.map { RotorStop(label: Text(verbatim: label($0)), identity: id($0), prepare: {}) }
            return RotorStopList(stops: stops)
        }
    }

    // MARK: Rotors of a name

    /// Gives the view a rotor of a name, which goes through the entries of a closure.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(named: .own(label)) { entries() } }

    /// Gives the view a rotor of a name, which goes to the views of values that know their identity.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(named: .own(label), entries, { AnyHashable($0.id) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a name, which goes to the views of values whose identity lies at a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            named: .own(label), entries, { AnyHashable($0[keyPath: entryID]) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a name, which goes through parts of its text. The whole of the view is found here (DEV-1347).
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(named: .own(label)) {
            RotorStopList(stops: textRanges.map { _ in RotorStop(label: nil, identity: nil, prepare: {}) })
        }
    }

    // MARK: Rotors of a name

    /// Gives the view a rotor of a name, which goes through the entries of a closure.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(named: .own(Text(labelKey))) { entries() } }

    /// Gives the view a rotor of a name, which goes to the views of values that know their identity.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(named: .own(Text(labelKey)), entries, { AnyHashable($0.id) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a name, which goes to the views of values whose identity lies at a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            named: .own(Text(labelKey)), entries, { AnyHashable($0[keyPath: entryID]) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a name, which goes through parts of its text. The whole of the view is found here (DEV-1347).
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(named: .own(Text(labelKey))) {
            RotorStopList(stops: textRanges.map { _ in RotorStop(label: nil, identity: nil, prepare: {}) })
        }
    }

    // MARK: Rotors of a name

    /// Gives the view a rotor of a name, which goes through the entries of a closure.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(named: .own(Text(label))) { entries() } }

    /// Gives the view a rotor of a name, which goes to the views of values that know their identity.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(named: .own(Text(label)), entries, { AnyHashable($0.id) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a name, which goes to the views of values whose identity lies at a key path.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            named: .own(Text(label)), entries, { AnyHashable($0[keyPath: entryID]) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a name, which goes through parts of its text. The whole of the view is found here (DEV-1347).
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(named: .own(Text(label))) {
            RotorStopList(stops: textRanges.map { _ in RotorStop(label: nil, identity: nil, prepare: {}) })
        }
    }

    // MARK: Rotors of a kind that the system names

    /// Gives the view a rotor of a kind that the system names, which goes through the entries of a closure.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(named: .system(systemRotor)) { entries() } }

    /// Gives the view a rotor of a kind that the system names, which goes to the views of values that know their identity.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(named: .system(systemRotor), entries, { AnyHashable($0.id) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a kind that the system names, which goes to the views of values whose identity lies at a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            named: .system(systemRotor), entries, { AnyHashable($0[keyPath: entryID]) }, { $0[keyPath: entryLabel] })
    }

    /// Gives the view a rotor of a kind that the system names, which goes through parts of its text. The whole of the view is found here (DEV-1347).
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(named: .system(systemRotor)) {
            RotorStopList(stops: textRanges.map { _ in RotorStop(label: nil, identity: nil, prepare: {}) })
        }
    }

    /// Says the identity by which a rotor's entries find the view.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(RotorEntryModifier(identity: RotorIdentity(id: id, namespace: namespace)))
    }
}
