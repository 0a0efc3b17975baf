import UIKit

extension Toggle {
    /// Creates a toggle of several values with a view as its label: it is on where all are, and sets all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.filter(\.wrappedValue).count
        let all = Binding<Bool>(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        self.init(isOn: all, label: label(), isMixed: count > 0 && count < bindings.count)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle of several values with a text.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle of several values with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle of several values with a text and a symbol.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}
