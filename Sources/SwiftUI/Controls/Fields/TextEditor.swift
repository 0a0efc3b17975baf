import UIKit

/// A view in which long text is typed; it scrolls.
public struct TextEditor {
    private enum Source {
        case plain(FieldSource)
        case attributed(AttributedSource)
    }

    private let source: Source

    /// Creates an editor of a text.
    nonisolated public init(text: Binding<String>) { source = .plain(FieldSource(text)) }

    nonisolated init(source: FieldSource) { self.source = .plain(source) }

    nonisolated init(attributed source: AttributedSource) { self.source = .attributed(source) }
}

extension TextEditor: View {
    public var body: some View {
        switch source {
        case .plain(let source): TextEditorView(source: source)
        case .attributed(let source): AttributedTextEditor(source: source)
        }
    }
}

/// UIKit's text view.
struct TextEditorView: UIViewRepresentable {
    let source: FieldSource

    func makeUIView(context: Context) -> UITextView {
        let coordinator = context.coordinator
        return FocusableTextView.makeEditor(coordinator, follower: coordinator.follower, finder: coordinator.finder)
    }

    func updateUIView(_ view: UITextView, context: Context) {
        let coordinator = context.coordinator, environment = context.environment
        coordinator.source = source
        coordinator.environment = environment
        coordinator.updateSelection(of: view)
        FieldAppearance.apply(environment, to: view)
        FocusableTextView.applyEditorSettings(of: environment, to: view)
        coordinator.follower.update(environment.focusLink, for: view)
        coordinator.finder.followSettings(environment.findSettings, for: view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        Self.size(of: uiView, proposal, scrolls: context.environment.isScrollEnabled)
    }

    /// The size of an editor's view.
    static func size(of view: UITextView, _ proposal: ProposedViewSize, scrolls: Bool) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 100))
        let width = size.width.isFinite ? size.width : 200
        // Text that doesn't scroll is as high as it is where nobody says otherwise.
        if proposal.height == nil, !scrolls {
            let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: width, height: fitting.height.rounded(.up))
        }
        return CGSize(width: width, height: size.height.isFinite ? size.height : 100)
    }

    func makeCoordinator() -> TextViewCoordinator { TextViewCoordinator(source: source) }
}

/// A field that grows with its text, up to the lines that are allowed.
struct GrowingTextView: UIViewRepresentable {
    let source: FieldSource
    let placeholder: FieldLabel

    func makeUIView(context: Context) -> FocusableTextView {
        let view = FocusableTextView()
        view.follower = context.coordinator.follower
        view.delegate = context.coordinator
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.backgroundColor = .clear
        view.isScrollEnabled = false
        return view
    }

    func updateUIView(_ view: FocusableTextView, context: Context) {
        let coordinator = context.coordinator, environment = context.environment
        coordinator.source = source
        coordinator.environment = environment
        coordinator.submitsOnReturn = environment.textInputTraits.submitLabel != nil
        coordinator.updateSelection(of: view)
        FieldAppearance.apply(environment, to: view)
        view.isEditable = environment.isEnabled
        view.accessibilityLabel = placeholder.label.isEmpty ? nil : placeholder.label
        let inset: CGFloat = environment.fieldLook == .roundedBorder ? 7 : 0
        view.textContainerInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        view.showPlaceholder(placeholder.prompt)
        coordinator.follower.update(environment.focusLink, for: view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: FocusableTextView, context: Context) -> CGSize? {
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : 200 } ?? 200
        let line = (uiView.font ?? .preferredFont(forTextStyle: .body)).lineHeight
        let around = uiView.textContainerInset.top + uiView.textContainerInset.bottom
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        var height = max(uiView.sizeThatFits(room).height, line + around)
        if let limit = context.environment.lineLimit { height = min(height, line * CGFloat(max(limit, 1)) + around) }
        if let least = context.environment.reservedLines {
            height = max(height, line * CGFloat(max(least, 1)) + around)
        }
        uiView.isScrollEnabled = uiView.contentSize.height > height + 1 && context.environment.lineLimit != nil
        return CGSize(width: width, height: height.rounded(.up))
    }

    func makeCoordinator() -> TextViewCoordinator { TextViewCoordinator(source: source) }
}

/// The border of UIKit's field, behind a field that grows.
struct FieldBorder: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.isUserInteractionEnabled = false
        field.isAccessibilityElement = false
        field.accessibilityElementsHidden = true
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// Passes on what is typed in a text view.
@MainActor final class TextViewCoordinator: NSObject, UITextViewDelegate {
    var source: FieldSource
    var environment = EnvironmentValues()
    var submitsOnReturn = false
    let follower = FocusFollower()
    let finder = FindFollower()

    private let selection = SelectionFollower()

    init(source: FieldSource) { self.source = source }

    /// Gives the view the text and the selection that the bindings have.
    func updateSelection(of view: UITextView) {
        let text = source.read()
        if view.text != text { view.text = text }
        selection.updateField(source.selection, environment, text: text, selected: view.selectedRange) {
            view.selectedRange = $0
        }
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        guard textView.isFirstResponder else { return }
        selection.selectionDidChange(to: textView.selectedRange, in: textView.text ?? "")
    }

    func textViewDidChange(_ textView: UITextView) {
        source.write(textView.text ?? "")
        (textView as? FocusableTextView)?.updatePlaceholder()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { follower.didChange(isFocused: true) }
    func textViewDidEndEditing(_ textView: UITextView) { follower.didChange(isFocused: false) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard submitsOnReturn, text == "\n" else { return true }
        follower.submitText(from: textView) { environment.submit(.text) }
        return false
    }
}

/// A text view with a placeholder that can wait for the keyboard.
final class FocusableTextView: UITextView {
    var follower: FocusFollower?
    var finder: FindFollower?
    private var placeholderLabel: UILabel?

    /// A view for an editor, with the margins of one.
    static func makeEditor(
        _ delegate: any UITextViewDelegate, follower: FocusFollower, finder: FindFollower
    ) -> UITextView {
        let view = FocusableTextView()
        view.follower = follower
        view.finder = finder
        view.delegate = delegate
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        return view
    }

    /// Takes over from the environment what every editor goes by.
    static func applyEditorSettings(of environment: EnvironmentValues, to view: UITextView) {
        view.isEditable = environment.isEnabled
        view.isScrollEnabled = environment.isScrollEnabled
        view.showsVerticalScrollIndicator = environment.scrollSettings.showsVertical
        view.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        follower?.viewDidMoveToWindow(self)
        finder?.showNavigator(of: self)
    }

    func showPlaceholder(_ text: String) {
        let label = placeholderLabel ?? UILabel()
        if placeholderLabel == nil {
            placeholderLabel = label
            label.textColor = .placeholderText
            label.isAccessibilityElement = false
            label.numberOfLines = 0
            addSubview(label)
        }
        label.text = text
        label.font = font
        label.textAlignment = textAlignment
        updatePlaceholder()
        setNeedsLayout()
    }

    func updatePlaceholder() { placeholderLabel?.isHidden = !(text ?? "").isEmpty }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let label = placeholderLabel else { return }
        let room = bounds.inset(by: textContainerInset)
        label.frame = CGRect(
            x: textContainerInset.left, y: textContainerInset.top, width: room.width,
            height: label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height)
        updatePlaceholder()
    }
}

private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether lists and editors in the view have the system's background.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

/// A look of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts that the style is given.
    typealias Configuration = TextEditorStyleConfiguration
    /// Shows an editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A text editor that a style shows.
public struct TextEditorStyleConfiguration {}

/// The system's look, which on iOS is the plain one.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The view that the style makes.
    public struct Body {}
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> Body { Body() }
}

extension AutomaticTextEditorStyle.Body: View {
    public var body: some View { EmptyView() }
}

/// An editor without anything around it.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The system's look.
    nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// An editor without anything around it.
    nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets what text editors in the view look like: iOS's styles look the same.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
