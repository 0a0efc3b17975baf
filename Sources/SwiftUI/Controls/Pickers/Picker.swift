import UIKit

/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.controlContext) private var context
    @Environment(\.pickerLook) private var look

    init(selection: Binding<SelectionValue>, label: Label, content: Content) {
        (self.selection, self.label, self.content) = (selection, label, content)
    }
}

extension Picker: View {
    /// Creates a picker with a view as its label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label(), content: content()) }

    /// Creates a picker with a view as its label.
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, label: label, content: content())
    }

    @ViewBuilder public var body: some View {
        PickerOptions(content: AnyView(content)) { options in
            if context.collectsCommands {
                if context == .bar, look == .segmented || look == .palette {
                    BarView(content: AnyView(self))
                } else if context == .menu, look == .palette {
                    CommandView(
                        kind: { .row($0, .palette) }, label: EmptyView(), content: AnyView(choices(options)),
                        action: {})
                } else if look == .menu || look == .automatic && context == .bar {
                    // A bar shows the value that is chosen, as other places do; a menu has the label.
                    CommandView(
                        kind: { .menu($0) }, label: label, content: AnyView(choices(options)),
                        shownInBar: context == .bar ? AnyView(menu(options)) : nil, action: {})
                } else if context == .menu {
                    // In a menu the values stand among its commands, apart from the others.
                    CommandView(
                        kind: { .section($0) }, label: EmptyView(), content: AnyView(choices(options)), action: {})
                } else {
                    choices(options)
                }
            } else {
                switch look {
                case .segmented, .palette:
                    SegmentedPicker(options: options, selected: index(options), select: { choose(options, $0) })
                        .modifier(AccessibilityTextFromView(source: label))
                case .wheel:
                    WheelPicker(options: options, selected: index(options), select: { choose(options, $0) })
                        .modifier(AccessibilityTextFromView(source: label))
                case .inline: inlineRows(options)
                case .navigationLink: linkedPage(options)
                case .automatic, .menu: menu(options)
                }
            }
        }
    }

    @MainActor private func index(_ options: [PickerOption]) -> Int? {
        let value = AnyHashable(selection.wrappedValue)
        return options.firstIndex { $0.matches(value) }
    }

    @MainActor private func choose(_ options: [PickerOption], _ index: Int) {
        guard options.indices.contains(index), let tag = options[index].tag else { return }
        if let value = tag.base as? SelectionValue {
            selection.wrappedValue = value
        } else if let wrapping = SelectionValue.self as? any OptionalValue.Type,
            let value = wrapping.wrap(tag.base) as? SelectionValue
        {
            selection.wrappedValue = value
        }
    }

    /// The values as toggles of a menu.
    @MainActor private func choices(_ options: [PickerOption]) -> some View {
        let selected = index(options)
        return PickerSections(options: options) { position in
            CommandView(
                kind: { _ in .toggle(position == selected) },
                label: SwiftUI.Label(
                    title: { Text(verbatim: options[position].title) }, icon: { options[position].picture }),
                action: { choose(options, position) })
        }
    }

    @MainActor private func menu(_ options: [PickerOption]) -> some View {
        let selected = index(options)
        return LabeledControl(label: label, showsLabel: context == .list) {
            HStack(spacing: 4) {
                Text(verbatim: selected.map { options[$0].title } ?? "")
                Image(systemName: "chevron.up.chevron.down").imageScale(.small)
            }
            .foregroundStyle(context == .list ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
            .modifier(MenuModifier(content: AnyView(choices(options)), primaryAction: nil))
            .modifier(AccessibilityTextFromView(source: label))
            .accessibilityValue(Text(verbatim: selected.map { options[$0].title } ?? ""))
        }
    }

    /// A row that shows the value and pushes a screen of all of them.
    @MainActor private func linkedPage(_ options: [PickerOption]) -> some View {
        let selected = index(options)
        return NavigationLink {
            PickerPage(options: options, selected: selected, select: { choose(options, $0) }).navigationTitle(title)
        } label: {
            LabeledControl(label: label, isLabelSaid: false) {
                linkedValue(selected.map { options[$0] }).placeForegroundStyle(.secondary)
                    .multilineTextAlignment(.trailing)
            }
        }
    }

    @ViewBuilder private func linkedValue(_ option: PickerOption?) -> some View {
        if let view = option?.view { view } else { Text(verbatim: option?.title ?? "") }
    }

    private var title: Text { label as? Text ?? (label as? any LabelMarking)?.titleText ?? Text(verbatim: "") }

    @MainActor private func inlineRows(_ options: [PickerOption]) -> some View {
        let selected = index(options)
        return VStack(alignment: .leading, spacing: 16) {
            label.foregroundStyle(.secondary)
            ForEach(0..<options.count, id: \.self) { position in
                PickerRow(title: options[position].title, isSelected: position == selected) {
                    choose(options, position)
                }
            }
        }
    }
}

extension Picker: RowExpanding where Label: View, Content: View {
    /// In a list each of an inline picker's values is a row.
    func makeRows(in slot: SlotNode) -> AnyView? {
        guard look == .inline else { return nil }
        slot.show(AnyView(content))
        let options = PickerOption.collect(from: slot)
        return AnyView(
            InlinePickerRows(label: label, options: options, selected: index(options), select: { choose(options, $0) }))
    }
}

extension Picker where Label == Text, Content: View {
    /// Creates a picker with a text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, label: Text(titleKey), content: content()) }
    /// Creates a picker with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, label: Text(title), content: content()) }
}

extension Picker where Label == SwiftUI.Label<Text, Image>, Content: View {
    /// Creates a picker with a text and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }
    /// Creates a picker with a text and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }
}

/// A row of a picker whose values are all seen.
private struct PickerRow: View {
    let title: String
    let isSelected: Bool
    let action: @MainActor () -> Void

    var body: some View {
        HStack {
            Text(verbatim: title)
            Spacer()
            if isSelected { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
        .modifier(PressModifier(action: action))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A type that may have no value.
protocol OptionalValue {
    static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
    static func wrap(_ value: Any) -> Any? { (value as? Wrapped).map { Optional($0) as Any } }
}

/// Reads the values from a picker's content, which isn't shown, and makes a view of them.
struct PickerOptions<Made: View> {
    let content: AnyView
    let make: ([PickerOption]) -> Made

    init(content: AnyView, @ViewBuilder make: @escaping ([PickerOption]) -> Made) {
        (self.content, self.make) = (content, make)
    }
}

extension PickerOptions: View, PrimitiveView {
    typealias Body = Never
    static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { PickerNode(view, context) }
}

@MainActor private final class PickerNode<M: View>: ValueNode<PickerOptions<M>>, CommandProviding {
    private lazy var slot = SlotNode(context())
    private var content: ViewNode?

    override var children: [ViewNode] { [slot] + (content.map { [$0] } ?? []) }
    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }
    /// The values' own views say nothing beside what is made of them.
    var commands: [Command] { content.map { Command.collectMixed(from: $0) } ?? [] }

    override func run() {
        isDirty = false
        slot.show(value.content)
        let options = PickerOption.collect(from: slot)
        let made = recordingReads { value.make(options) }
        NodeFactory.place(made, in: content, of: self, context()) { content = $0 }
    }

}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }

/// How a picker looks.
enum PickerLook: Equatable { case automatic, menu, segmented, wheel, inline, navigationLink, palette }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

/// How pickers look; opaque to apps.
public struct _PickerLook {
    let look: PickerLook
}

/// How pickers look.
public protocol PickerStyle {
    static var _look: _PickerLook { get }
}

/// The style of the place.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .automatic) }
}
/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .menu) }
}
/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .segmented) }
}
/// A wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .wheel) }
}
/// All values below each other.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .inline) }
}
/// A screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .navigationLink) }
}
/// In a menu a row of small elements; elsewhere segments.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _PickerLook { _PickerLook(look: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// In a menu a row of small elements; elsewhere segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The style of the place.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All values below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A screen of its own.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Sets how pickers in the view look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look.look)
    }
}

/// UIKit's segments.
private struct SegmentedPicker: UIViewRepresentable {
    let options: [PickerOption]
    let selected: Int?
    let select: (Int) -> Void

    func makeUIView(context: Context) -> UISegmentedControl {
        let view = UISegmentedControl()
        let coordinator = context.coordinator
        view.addAction(
            UIAction { [weak view] _ in if let view { coordinator.select(view.selectedSegmentIndex) } },
            for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISegmentedControl, context: Context) {
        let coordinator = context.coordinator
        coordinator.select = select
        if coordinator.options != options {
            coordinator.options = options
            view.removeAllSegments()
            for (index, option) in options.enumerated() {
                if option.title.isEmpty, let image = option.image {
                    view.insertSegment(with: image, at: index, animated: false)
                } else {
                    view.insertSegment(withTitle: option.title, at: index, animated: false)
                }
            }
        }
        view.isEnabled = context.environment.isEnabled
        let index = selected ?? UISegmentedControl.noSegment
        if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(
            width: proposal.width.map { $0.isFinite ? max($0, 0) : own.width } ?? own.width, height: own.height)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        var options: [PickerOption] = []
        var select: (Int) -> Void = { _ in }
    }
}

/// UIKit's wheel.
private struct WheelPicker: UIViewRepresentable {
    let options: [PickerOption]
    let selected: Int?
    let select: (Int) -> Void

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        let coordinator = context.coordinator
        coordinator.select = select
        if coordinator.options != options {
            coordinator.options = options
            view.reloadAllComponents()
        }
        if let selected, view.selectedRow(inComponent: 0) != selected {
            view.selectRow(selected, inComponent: 0, animated: view.window != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width.map { $0.isFinite ? max($0, 0) : 320 } ?? 320, height: max(own.height, 162))
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var options: [PickerOption] = []
        var select: (Int) -> Void = { _ in }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            options.indices.contains(row) ? options[row].title : nil
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { select(row) }
    }
}
