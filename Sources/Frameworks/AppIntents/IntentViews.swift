import SwiftUI

extension Button where Label: View {
    /// A button that runs an intent.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { run(intent) }, label: label)
    }
    /// A button that runs an intent, with a role.
    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// A button that runs an intent, with a title of the app's strings.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey, action: { run(intent) })
    }
}

/// Runs an intent for a control; what it throws ends there, as on iOS.
private func run(_ intent: some AppIntent) { Task { @MainActor in _ = try? await intent.perform() } }
