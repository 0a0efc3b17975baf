import UIKit

/// A control that does something when it is tapped.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// The style that made the button of its configuration.
    private var origin: Any?
    @Environment(\.controlContext) private var context
    @Environment(\.primitiveButtonStyle) private var style
    @KeptAction() private var kept

    nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
        (self.role, self.action, self.label) = (role, action, label)
    }
}

extension Button: View {
    /// Creates a button with a view as its label.
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }

    /// Creates a button that has a role, with a view as its label.
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { self.init(role: role, action: action, label: label()) }

    @ViewBuilder public var body: some View {
        if context.collectsCommands {
            CommandView(kind: { _ in .button }, role: role, label: label, action: action)
        } else {
            let style = style.orFallback(
                StyleBox(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }, madeBy: origin)
            style.makeView(
                PrimitiveButtonStyleConfiguration(
                    role: role, label: .init(view: AnyView(label)), action: keptAction, origin: style))
        }
    }

    /// Not by `??`: a generic function would wrap the closure, each time in another one.
    @MainActor private var keptAction: @MainActor () -> Void {
        guard let kept else { return action }
        return kept.keepAction(action)
    }
}

extension Button: ActionKeeping {
    func takeAction(insteadOfThatOf old: Any, _ properties: PropertyStorage) -> Bool {
        guard let old = old as? Self, let kept = properties.box(KeptActionBox.self), kept.isGiven, old.role == role,
            ValueComparison.areEqual(old.label, label)
        else { return false }
        kept.takeAction(action)
        return true
    }
}

extension Button where Label == Text {
    /// Creates a button with a text.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(titleKey))
    }

    /// Creates a button with a text.
    @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Text(title)) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a text and a symbol.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage)) }

    /// Creates a button with a text and a symbol.
    @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage)) }

    /// Creates a button with a text and a picture.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: SwiftUI.Label(titleKey, image: image)) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button that a style was asked to make, to be made by another style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: configuration.label)
        origin = configuration.origin
    }
}
