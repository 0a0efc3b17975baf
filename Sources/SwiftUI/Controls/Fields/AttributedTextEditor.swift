import UIKit

/// The text with attributes that an editor shows and changes.
struct AttributedSource {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?
}

/// UIKit's text view for a text with attributes.
///
/// The text in the binding is the truth: what is typed is replayed on it, and the view shows what it looks like.
struct AttributedTextEditor: UIViewRepresentable {
    let source: AttributedSource

    func makeUIView(context: Context) -> UITextView {
        let coordinator = context.coordinator
        return FocusableTextView.makeEditor(coordinator, follower: coordinator.follower, finder: coordinator.finder)
    }

    func updateUIView(_ view: UITextView, context: Context) {
        let coordinator = context.coordinator, environment = context.environment
        FieldAppearance.applyTraits(environment, to: view)
        FocusableTextView.applyEditorSettings(of: environment, to: view)
        coordinator.updateEditor(source, environment, view)
        coordinator.follower.update(environment.focusLink, for: view)
        coordinator.finder.followSettings(environment.findSettings, for: view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        TextEditorView.size(of: uiView, proposal, scrolls: context.environment.isScrollEnabled)
    }

    func makeCoordinator() -> Coordinator { Coordinator(source: source) }

    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
        private var source: AttributedSource
        private var environment = EnvironmentValues()
        let follower = FocusFollower()
        let finder = FindFollower()
        /// The text that the view shows, and what it looks like.
        private var text = AttributedString()
        private var shown = NSAttributedString()
        /// This is what an app wants typed with other attributes than those of the text before it.
        private var typing: AttributeContainer?
        /// Set while the view takes over what the bindings say.
        private var isApplying = false

        init(source: AttributedSource) { self.source = source }

        func updateEditor(_ source: AttributedSource, _ environment: EnvironmentValues, _ view: UITextView) {
            (self.source, self.environment) = (source, environment)
            showText(source.text.wrappedValue, in: view)
            guard let selection = source.selection?.wrappedValue else { return }
            typing = selection.typing
            view.typingAttributes = resolve(AttributedString("x", attributes: selection.typingAttributes(in: text)))
                .attributes(at: 0, effectiveRange: nil)
            let wanted = selection.unitRange(in: text)
            if selection.isSet, wanted != view.selectedRange { applyChange { view.selectedRange = wanted } }
        }

        private func applyChange(_ change: () -> Void) {
            isApplying = true
            change()
            isApplying = false
        }

        private func resolve(_ text: AttributedString) -> NSAttributedString {
            var environment = environment
            // Letters that are edited are as they are.
            environment.textCase = nil
            return TextResolution(environment: environment).attributedString(Text(storage: .attributed(text)))
        }

        private func showText(_ newText: AttributedString, in view: UITextView) {
            let look = resolve(newText)
            guard newText != text || !look.isEqual(to: shown) else { return }
            (text, shown) = (newText, look)
            applyChange {
                let selected = view.selectedRange
                view.attributedText = look
                let end = look.length, start = min(selected.location, end)
                view.selectedRange = NSRange(location: start, length: min(selected.length, end - start))
                if look.length == 0 {
                    view.font = FieldAppearance.font(environment)
                    view.textColor = FieldAppearance.color(environment)
                }
            }
        }

        // MARK: Typing

        func textViewDidChange(_ textView: UITextView) {
            guard !isApplying else { return }
            let old = Array(String(text.characters)), new = Array(textView.text ?? "")
            let start = zip(old, new).prefix { $0 == $1 }.count
            let rest = min(old.count, new.count) - start
            let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
            var changed = text
            let lower = changed.characters.index(changed.startIndex, offsetBy: start)
            let upper = changed.characters.index(lower, offsetBy: old.count - tail - start)
            let insertion = AttributedTextSelection(insertionPoint: lower)
            let attributes = typing ?? insertion.typingAttributes(in: changed)
            let inserted = AttributedString(String(new[start..<new.count - tail]), attributes: attributes)
            changed.replaceSubrange(lower..<upper, with: inserted)
            let hasOwnAttributes = typing != nil
            typing = nil
            // Letters that are being composed belong to the keyboard until they are done.
            if hasOwnAttributes, textView.markedTextRange == nil {
                showText(changed, in: textView)
            } else {
                (text, shown) = (changed, resolve(changed))
            }
            source.text.wrappedValue = changed
            reportSelection(of: textView)
        }

        func textViewDidChangeSelection(_ textView: UITextView) {
            // While letters come, the text isn't that of the selection yet: its end tells of both.
            guard !isApplying, textView.isFirstResponder, textView.text == String(text.characters) else { return }
            typing = nil
            reportSelection(of: textView)
        }

        private func reportSelection(of view: UITextView) {
            guard let binding = source.selection else { return }
            let range = view.selectedRange
            let selection = AttributedTextSelection(offsets: range.location..<range.location + range.length)
            if binding.wrappedValue != selection { binding.wrappedValue = selection }
        }

        func textViewDidBeginEditing(_ textView: UITextView) { follower.didChange(isFocused: true) }
        func textViewDidEndEditing(_ textView: UITextView) { follower.didChange(isFocused: false) }
    }
}

extension TextEditor {
    /// Creates an editor of a text with attributes, whose selection a binding follows and sets if there is one.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) { self.init(attributed: AttributedSource(text: text, selection: selection)) }
}
