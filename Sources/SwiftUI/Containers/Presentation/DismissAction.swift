import UIKit

/// Takes the screen or sheet that a view is in away.
@MainActor @preconcurrency public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Takes it away.
    public func callAsFunction() { action() }
}

/// Whether a view's screen is presented, by the older name.
@MainActor @preconcurrency public struct PresentationMode {
    /// Whether it is.
    public private(set) var isPresented: Bool
    private let action: DismissAction

    nonisolated init(isPresented: Bool, action: DismissAction) {
        (self.isPresented, self.action) = (isPresented, action)
    }

    /// Takes it away.
    public mutating func dismiss() {
        isPresented = false
        action()
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Takes the screen or sheet away that the view is in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Whether the view is in a screen or sheet that can be taken away.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    /// Whether the view's screen is presented, and the way to take it away, by the older name.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
