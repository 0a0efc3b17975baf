/// How text fields look, secure ones, too. An app's own style puts something around the field that it is given.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The type of the field's view.
    associatedtype _Body: View
    /// The type of the label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel

    /// Makes the field's view.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
    let view: AnyView
    /// The label's view.
    public var body: some View { view }
}

/// The style of the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// Makes the field's view.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// Makes the field's view.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// With a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    /// Makes the field's view.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How a text field itself looks, by the system's styles.
enum FieldLook: Equatable { case automatic, plain, roundedBorder }

private enum FieldLookKey: EnvironmentKey { static var defaultValue: FieldLook { .automatic } }
private enum FieldStyleKey: EnvironmentKey { static var defaultValue: StyleBox<FieldConfiguration>? { nil } }

/// What a style of an app's is given.
typealias FieldConfiguration = TextField<_TextFieldStyleLabel>

extension EnvironmentValues {
    var fieldLook: FieldLook {
        get { self[FieldLookKey.self] }
        set { self[FieldLookKey.self] = newValue }
    }
    /// An app's own style; nil where the system's are.
    var textFieldStyle: StyleBox<FieldConfiguration>? {
        get { self[FieldStyleKey.self] }
        set { self[FieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields in the view look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let look: FieldLook? =
            switch S.self {
            case is DefaultTextFieldStyle.Type: .automatic
            case is PlainTextFieldStyle.Type: .plain
            case is RoundedBorderTextFieldStyle.Type: .roundedBorder
            default: nil
            }
        // The field in a style of an app's has the look of the place, and not that style again.
        return environment(\.fieldLook, look ?? .automatic)
            .environment(\.textFieldStyle, look == nil ? StyleBox(style) { $0._body(configuration: $1) } : nil)
    }
}
