import UIKit

/// A control that opens an address.
public struct Link<Label: View> {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
}

extension Link: View {
    /// Creates a link with a view as its label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    public var body: some View {
        Button(action: { openURL(destination) }, label: { label }).accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    /// Creates a link with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }
    /// Creates a link with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}
