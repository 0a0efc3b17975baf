import UIKit

/// This says how serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private let level: Int

    /// As the system has it.
    public static let automatic = DialogSeverity(level: 0)
    /// For what can't be undone.
    public static let critical = DialogSeverity(level: 1)
    /// For what isn't serious.
    public static let standard = DialogSeverity(level: 2)
}

extension View {
    /// Sets the picture of dialogs in the view. Dialogs of a phone have none (DEV-1348).
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Sets how serious dialogs in the view are. They look the same here (DEV-1348).
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Lets people say in dialogs of the view that they don't want to be asked again. There is no such switch here (DEV-1348).
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { self }
    /// Lets people say in dialogs of the view that they don't want to be asked again. There is no such switch here (DEV-1348).
    @_disfavoredOverload nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { self }
    /// Lets people say in dialogs of the view that they don't want to be asked again. There is no such switch here (DEV-1348).
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
    /// Lets people say in dialogs of the view that they don't want to be asked again. There is no such switch here (DEV-1348).
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
