import UIKit

/// What stands in an empty field, and what accessibility calls it.
struct FieldLabel: Equatable {
    var prompt = ""
    var label = ""
}

/// Reads the text of a label, which isn't shown, and gives it to a field.
struct FieldLabelReader<Label: View, Field: View> {
    let label: Label
    let prompt: Text?
    let field: (FieldLabel) -> Field

    init(label: Label, prompt: Text?, @ViewBuilder field: @escaping (FieldLabel) -> Field) {
        (self.label, self.prompt, self.field) = (label, prompt, field)
    }
}

extension FieldLabelReader: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { FieldLabelNode(view, context) }
}

@MainActor private final class FieldLabelNode<L: View, F: View>: ValueNode<FieldLabelReader<L, F>> {
    private lazy var labelSlot = SlotNode(context())
    private var content: ViewNode?

    override var children: [ViewNode] { [labelSlot] + (content.map { [$0] } ?? []) }

    /// The label's elements aren't laid out.
    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }

    override func run() {
        isDirty = false
        labelSlot.show(value.label)
        let label = ContentDescription(of: labelSlot).text
        let prompt = value.prompt.map {
            TextResolution(environment: EnvironmentValues(chain: environment)).string($0)
        }
        let field = recordingReads { value.field(FieldLabel(prompt: prompt ?? label, label: label)) }
        NodeFactory.place(field, in: content, of: self, context()) { content = $0 }
    }
}

/// Typing traits and looks of UIKit's fields, by the environment.
@MainActor enum FieldAppearance {
    static func font(_ environment: EnvironmentValues) -> UIFont {
        (environment.font ?? .body).resolve(in: environment.styleContext.traits)
    }

    static func color(_ environment: EnvironmentValues) -> UIColor {
        environment.isEnabled ? ForegroundStyle().paint(in: environment.styleContext).mainColor.uiColor : .tertiaryLabel
    }

    static func alignment(_ environment: EnvironmentValues) -> NSTextAlignment {
        switch environment.multilineTextAlignment {
        case .leading: environment.layoutDirection == .rightToLeft ? .right : .left
        case .center: .center
        case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
        }
    }

    static func apply(_ environment: EnvironmentValues, to field: UITextField) {
        let traits = environment.textInputTraits
        field.keyboardType = traits.keyboardType
        field.textContentType = traits.contentType
        field.autocapitalizationType = traits.capitalization?.platform ?? .sentences
        field.autocorrectionType = traits.isAutocorrectionDisabled == true ? .no : .default
        field.returnKeyType = traits.submitLabel?.returnKey ?? .default
    }

    static func apply(_ environment: EnvironmentValues, to view: UITextView) {
        applyTraits(environment, to: view)
        view.font = font(environment)
        view.textColor = color(environment)
        view.textAlignment = alignment(environment)
    }

    /// Sets what has nothing to do with the letters that are there.
    static func applyTraits(_ environment: EnvironmentValues, to view: UITextView) {
        let traits = environment.textInputTraits
        view.keyboardType = traits.keyboardType
        view.textContentType = traits.contentType
        view.autocapitalizationType = traits.capitalization?.platform ?? .sentences
        view.autocorrectionType = traits.isAutocorrectionDisabled == true ? .no : .default
        view.returnKeyType = traits.submitLabel?.returnKey ?? .default
        view.tintColor = environment.tint?.uiColor
    }
}
