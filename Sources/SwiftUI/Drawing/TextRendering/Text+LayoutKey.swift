import UIKit

extension Text {
    /// The preference by which views around hear of the layouts of the texts in them, in the order of views.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of a text, and where the text is.
        public struct AnchoredLayout: Equatable {
            /// The corner of the text's view from which the places in the layout are counted.
            public var origin: Anchor<CGPoint>
            /// The text's lines.
            public var layout: Text.Layout
            private let element: ObjectIdentifier

            @MainActor init(_ layout: Text.Layout, of element: LayoutElement) {
                self.layout = layout
                self.element = ObjectIdentifier(element)
                origin = Anchor(source: .point(.zero), element: element)
            }

            public static func == (lhs: AnchoredLayout, rhs: AnchoredLayout) -> Bool {
                lhs.element == rhs.element && lhs.layout == rhs.layout
            }
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

private enum TextLayoutsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether texts tell of their layouts: only below views that ask for them.
    var reportsTextLayouts: Bool {
        get { self[TextLayoutsKey.self] }
        set { self[TextLayoutsKey.self] = newValue }
    }
}

extension ViewNode {
    /// The environment for the content of a view that reads a preference: texts tell of their layouts where that is what is read.
    func chain<Key: PreferenceKey>(reading key: Key.Type) -> EnvironmentChain {
        guard key == Text.LayoutKey.self else { return environment }
        let chain = EnvironmentChain(outer: environment)
        var values = EnvironmentValues(chain: chain)
        values.reportsTextLayouts = true
        values.apply(to: chain)
        return chain
    }
}
