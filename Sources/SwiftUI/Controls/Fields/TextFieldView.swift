import UIKit

/// UIKit's text field.
struct TextFieldView: UIViewRepresentable {
    let source: FieldSource
    let placeholder: FieldLabel
    let isSecure: Bool
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?

    func makeUIView(context: Context) -> FocusableTextField {
        let field = FocusableTextField()
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let coordinator = context.coordinator
        field.delegate = coordinator
        field.follower = coordinator.follower
        field.addAction(UIAction { _ in coordinator.textChanged(field) }, for: .editingChanged)
        field.isSecureTextEntry = isSecure
        return field
    }

    func updateUIView(_ field: FocusableTextField, context: Context) {
        let coordinator = context.coordinator, environment = context.environment
        coordinator.parent = self
        coordinator.environment = environment
        let text = source.read()
        if field.text ?? "" != text, !(source.isWrittenAtEnd && field.isEditing) { field.text = text }
        coordinator.selection.updateField(
            source.selection, environment, text: field.text ?? "", selected: field.selectedOffsets
        ) { field.selectedOffsets = $0 }
        field.font = FieldAppearance.font(environment)
        field.textColor = FieldAppearance.color(environment)
        field.textAlignment = FieldAppearance.alignment(environment)
        field.placeholder = placeholder.prompt
        field.accessibilityLabel = placeholder.label.isEmpty ? nil : placeholder.label
        field.borderStyle = environment.fieldLook == .roundedBorder ? .roundedRect : .none
        field.isEnabled = environment.isEnabled
        field.tintColor = environment.tint?.uiColor
        FieldAppearance.apply(environment, to: field)
        coordinator.follower.update(environment.focusLink, for: field)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: FocusableTextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : own.width } ?? own.width
        let line = (uiView.font ?? .preferredFont(forTextStyle: .body)).lineHeight
        return CGSize(width: width, height: uiView.borderStyle == .roundedRect ? max(own.height, line + 14) : line)
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: TextFieldView
        var environment = EnvironmentValues()
        let follower = FocusFollower()
        let selection = SelectionFollower()

        init(parent: TextFieldView) { self.parent = parent }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            guard textField.isEditing else { return }
            selection.selectionDidChange(to: textField.selectedOffsets, in: textField.text ?? "")
        }

        func textChanged(_ field: UITextField) {
            guard !parent.source.isWrittenAtEnd else { return }
            parent.source.write(field.text ?? "")
            // A binding may keep another text than what was typed.
            let kept = parent.source.read()
            if field.text ?? "" != kept { field.text = kept }
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            follower.didChange(isFocused: true)
            parent.onEditingChanged?(true)
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            if parent.source.isWrittenAtEnd {
                parent.source.write(textField.text ?? "")
                textField.text = parent.source.read()
            }
            follower.didChange(isFocused: false)
            parent.onEditingChanged?(false)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            if parent.source.isWrittenAtEnd { parent.source.write(textField.text ?? "") }
            follower.submitText(from: textField) {
                parent.onCommit?()
                environment.submit(.text)
            }
            return false
        }
    }
}

/// A field that takes the keyboard when it comes onto the screen, if it was meant to have it.
final class FocusableTextField: UITextField {
    var follower: FocusFollower?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        follower?.viewDidMoveToWindow(self)
    }
}
