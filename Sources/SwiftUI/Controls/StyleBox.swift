import UIKit

/// A style of a control in the environment: any type that makes a view of a configuration.
struct StyleBox<Configuration> {
    private let style: Any
    private let make: (Any, Configuration) -> AnyView
    private let areSame: (Any, Any) -> Bool

    init<S, Made: View>(_ style: S, _ make: @escaping @MainActor (S, Configuration) -> Made) {
        self.style = style
        self.make = { style, configuration in
            guard let style = style as? S else { return AnyView(EmptyView()) }
            return AnyView(StyleBody(style: style, configuration: configuration, make: make))
        }
        areSame = { a, b in
            guard let a = a as? S, let b = b as? S else { return false }
            return ValueComparison.areEqual(a, b)
        }
    }

    /// Whether the style is of a type, for places that show some of the system's styles in their own way.
    func holds<S>(_ type: S.Type) -> Bool { style is S }

    /// The style of a control that a style has made of its configuration: the fallback in place of that style itself, which would make
    /// such a control again, and again.
    func orFallback(_ fallback: @autoclosure () -> StyleBox, madeBy origin: Any?) -> StyleBox {
        guard let origin = origin as? StyleBox, Self.areSame(origin, self) else { return self }
        return fallback()
    }

    func makeView(_ configuration: Configuration) -> AnyView { make(style, configuration) }
}

extension StyleBox: GraphComparable {
    static func areSame(_ a: StyleBox, _ b: StyleBox) -> Bool { a.areSame(a.style, b.style) }
}

/// The view that a style makes. Properties of the style that read the graph (`@Environment`) are connected as a view's are.
struct StyleBody<Style, Configuration, Made: View> {
    let style: Style
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Made
}

extension StyleBody: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { StyleBodyNode(view, context) }
}

@MainActor
private final class StyleBodyNode<Style, Configuration, Made: View>: ValueNode<
    StyleBody<Style, Configuration, Made>
>
{
    private var content: ViewNode?
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: Style.self)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        var style = value.style
        let made = recordingReads {
            properties.install(fields, in: &style, node: self)
            return value.make(style, value.configuration)
        }
        NodeFactory.place(made, in: content, of: self, context()) { content = $0 }
    }

    override func removeState() { properties.removeAll() }
}
