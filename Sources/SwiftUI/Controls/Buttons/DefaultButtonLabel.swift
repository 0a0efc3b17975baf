import UIKit

/// The label of a button that says what its role is.
public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    private var label: (title: String, symbol: String) {
        switch role {
        case .cancel: (Word.cancel.text, "xmark")
        case .close: (Word.close.text, "xmark")
        case .confirm: (Word.done.text, "checkmark")
        default: (Word.delete.text, "trash")
        }
    }

    public var body: some View {
        SwiftUI.Label(title: Text(verbatim: label.title), icon: Image(systemName: label.symbol))
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button whose label says its role.
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
    }
}
