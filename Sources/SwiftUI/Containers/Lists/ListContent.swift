import UIKit

/// A row of a list. Its view is only made when it is shown.
struct ListRow {
    var id: RowID
    /// The value that a `ForEach` knows the row by.
    var tag: AnyHashable?
    /// The place among the rows of its `ForEach`, and what deletes and moves there.
    var offset = 0
    var actions: RowActions?
    /// The modifiers around.
    let wrap: RowWrap
    /// The view without them.
    private let content: @MainActor () -> AnyView

    init(id: RowID, _ wrap: RowWrap, _ content: @escaping @MainActor () -> AnyView) {
        (self.id, self.wrap, self.content) = (id, wrap, content)
        (tag, offset, actions) = (wrap.tag, wrap.offset, wrap.actions)
    }

    @MainActor func make() -> AnyView { wrap.wrap(content()) }

    /// This is what the view tells the container around.
    @MainActor var traits: SubviewTraits {
        var traits = SubviewTraits()
        traits.readTraits(of: content())
        for modifier in wrap.traits.reversed() { modifier.addTraits(to: &traits) }
        return traits
    }
}

/// What a `ForEach` lets people do with its rows.
struct RowActions {
    let source: RowID
    let onDelete: ((IndexSet) -> Void)?
    let onMove: ((IndexSet, Int) -> Void)?
}

/// Where a row stands in the values of a list's content: the same place and identity is the same row.
struct RowID: Hashable, @unchecked Sendable {
    private var path: [AnyHashable] = []

    func appending(_ part: some Hashable) -> RowID {
        var copy = self
        copy.path.append(AnyHashable(part))
        return copy
    }
}

/// Rows that belong together.
struct ListSectionContent {
    var id: RowID
    var header: AnyView?
    var footer: AnyView?
    var rows: [ListRow] = []
    /// Whether the content said that the section is one, though without header and footer.
    var isExplicit = false
    /// The modifiers around that tell something to the container, outermost first.
    var traits: [any SubviewTraitModifier] = []
    /// What the modifiers around set in the environment, outermost first: of header and footer, too.
    var changes: [any EnvironmentChanging] = []
    /// The room to the section before and to the one after, where these have rows of the same section of the app's.
    var room: (before: CGFloat?, after: CGFloat?) = (nil, nil)
    /// The room to its neighbours that the app says of this section; nil where it says nothing.
    var spacing: ListSectionSpacing?

    /// A section for each row, with room between them.
    func spread(by spacing: CGFloat) -> [ListSectionContent] {
        guard rows.count > 1 else { return [self] }
        return rows.enumerated().map { index, row in
            var part = self
            part.rows = [row]
            guard index > 0 else {
                part.footer = nil
                part.room.after = spacing / 2
                return part
            }
            part = ListSectionContent(id: id.appending(row.id), rows: [row], isExplicit: true)
            part.spacing = self.spacing
            part.changes = changes
            part.room.before = spacing / 2
            if index == rows.count - 1 { part.footer = footer } else { part.room.after = spacing / 2 }
            return part
        }
    }
}

/// A view that is several rows or none: the structure of a list's content.
@MainActor protocol RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap)
    /// False where the type has a row's view in it and nothing else.
    static var isStructure: Bool { get }
}

extension RowStructure {
    static var isStructure: Bool { true }
}

/// Modifiers around a structure, which count for each of its rows.
struct RowWrap {
    var wrap: @MainActor (AnyView) -> AnyView = { $0 }
    /// The modifiers that set something in the environment, outermost first: bodies that are rows read it.
    var changes: [any EnvironmentChanging] = []
    /// The modifiers that tell something to the container around, outermost first.
    var traits: [any SubviewTraitModifier] = []
    /// The value by which a `ForEach` knows all rows of an element.
    var tag: AnyHashable?
    /// That element's place, and what deletes and moves there.
    var offset = 0
    var actions: RowActions?
    /// The innermost identity that the app gave to a group or section around.
    var identity: AnyHashable?

    @MainActor func adding(_ outer: @escaping @MainActor (AnyView) -> AnyView) -> RowWrap {
        let inner = wrap
        var copy = self
        copy.wrap = { inner(outer($0)) }
        return copy
    }
}

/// Goes through the values of a list's content and gathers sections and rows.
///
/// Views with a body are asked for it only where its type has several rows in it; all others are a row as they are.
@MainActor final class RowCollector {
    private(set) var sections: [ListSectionContent] = []
    private var isInSection = false
    private let node: ViewNode
    /// This says which views are taken apart whose bodies are several rows.
    private let bodies: Bodies
    /// Nodes of views whose bodies are rows: they keep the views' state.
    private var expanded: [RowID: ViewNode] = [:]
    private var used: Set<RowID> = []

    enum Bodies {
        /// An app's own views, and those of this module that are several rows of a list.
        case rows
        /// An app's own views.
        case views
        /// None.
        case none
    }

    init(node: ViewNode, bodies: Bodies = .rows) { (self.node, self.bodies) = (node, bodies) }

    /// Gathers anew.
    func collect<V: View>(_ view: V) -> [ListSectionContent] { gather(view) { sections } }

    private func gather<V: View, Result>(_ view: V, _ result: () -> Result) -> Result {
        sections = []
        used = []
        add(view, at: RowID(), RowWrap())
        let gathered = result()
        for (id, node) in expanded where !used.contains(id) {
            node.tearDown()
            expanded[id] = nil
        }
        return gathered
    }

    /// The sections that a view consists of, gathered anew.
    func sections<V: View>(of view: V) -> [SectionConfiguration] { gather(view) { configurations() } }

    /// The sections that a view consists of, in the midst of gathering others.
    func sections<V: View>(of view: V, at id: RowID) -> [SectionConfiguration] {
        let outer = (sections, isInSection)
        (sections, isInSection) = ([], false)
        defer { (sections, isInSection) = outer }
        add(view, at: id.appending("sections"), RowWrap())
        return configurations()
    }

    /// What was gathered, with the views of headers and footers. There is one section at least.
    private func configurations() -> [SectionConfiguration] {
        let gathered = sections.isEmpty ? [ListSectionContent(id: RowID().appending("rows"))] : sections
        return gathered.map { section in
            @MainActor func rows(_ view: AnyView?, _ name: String) -> [ListRow] {
                view.map { subviews(of: $0, at: section.id.appending(name)) } ?? []
            }
            return SectionConfiguration(
                section, header: rows(section.header, "header"), footer: rows(section.footer, "footer"))
        }
    }

    /// The views that a view consists of, gathered anew.
    func subviews<V: View>(of view: V) -> [ListRow] {
        collect(view).flatMap { section in
            [row(of: section.header, section.id.appending("header"))].compactMap { $0 } + section.rows
                + [row(of: section.footer, section.id.appending("footer"))].compactMap { $0 }
        }
    }

    private func row(of view: AnyView?, _ id: RowID) -> ListRow? {
        view.map { view in ListRow(id: id, RowWrap()) { view } }
    }

    /// The views that a view consists of, in the midst of gathering others.
    func subviews<V: View>(of view: V, at id: RowID) -> [ListRow] {
        let outer = (sections, isInSection)
        (sections, isInSection) = ([], false)
        defer { (sections, isInSection) = outer }
        add(view, at: id.appending("subviews"), RowWrap())
        return sections.flatMap(\.rows)
    }

    func end() {
        for node in expanded.values { node.tearDown() }
        expanded = [:]
    }

    func add<V: View>(_ view: V, at id: RowID, _ wrap: RowWrap) {
        if V.self is any RowStructure.Type, RowTypes.isStructure(V.self), let structure = view as? any RowStructure {
            structure.collectRows(into: self, at: id, wrap)
        } else if expands(V.self) {
            addBody(of: view, at: id, wrap)
        } else {
            addRow(ListRow(id: id, wrap) { AnyView(view) })
        }
    }

    private func expands<V: View>(_ type: V.Type) -> Bool {
        switch bodies {
        case .rows: RowTypes.isStructure(type)
        case .views: !(type is any RowExpanding.Type) && RowTypes.isStructure(type)
        case .none: false
        }
    }

    private func addBody<V: View>(of view: V, at id: RowID, _ wrap: RowWrap) {
        used.insert(id)
        let known = expanded[id] as? ExpandedBodyNode<V>
        let node = known ?? ExpandedBodyNode(view, makeContext(wrap))
        if !wrap.changes.isEmpty, known != nil { wrap.apply(to: node.environment) }
        if known == nil {
            expanded[id]?.tearDown()
            expanded[id] = node
        }
        node.owner = self.node
        if V.self is any RowExpanding.Type {
            guard let rows = node.rows(of: view) else { return addRow(ListRow(id: id, wrap) { AnyView(view) }) }
            add(rows, at: id.appending("rows"), wrap)
        } else {
            add(node.body(of: view), at: id.appending("body"), wrap)
        }
    }

    private func makeContext(_ wrap: RowWrap) -> NodeContext {
        guard !wrap.changes.isEmpty else { return node.context() }
        let chain = EnvironmentChain(outer: node.environment)
        wrap.apply(to: chain)
        return node.context(environment: chain)
    }

    func addRow(_ row: ListRow) {
        if sections.isEmpty || (!isInSection && sections[sections.count - 1].isExplicit) {
            sections.append(ListSectionContent(id: row.id.appending("rows")))
        }
        sections[sections.count - 1].rows.append(row)
    }

    func addSection<V: View>(header: AnyView?, footer: AnyView?, content: V, at id: RowID, _ wrap: RowWrap) {
        var section = ListSectionContent(id: id, header: header, footer: footer)
        section.isExplicit = true
        section.traits = wrap.traits
        section.spacing = wrap.sectionSpacing
        section.changes = wrap.changes
        sections.append(section)
        let outer = isInSection
        isInSection = true
        // A section's value isn't its rows', nor is what deletes and moves it.
        var inner = wrap
        (inner.tag, inner.actions) = (nil, nil)
        add(content, at: id.appending("content"), inner)
        isInSection = outer
    }
}

/// Runs a view's body for its rows, and has the list gather again when what it read has changed.
@MainActor private final class ExpandedBodyNode<V: View>: ValueNode<V> {
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: V.self)
    weak var owner: ViewNode?

    func body(of view: V) -> V.Body {
        value = view
        var copy = view
        return recordingReads {
            properties.install(fields, in: &copy, node: self)
            return copy.body
        }
    }

    /// Where a view's parts are found out about that aren't shown.
    private lazy var slot = SlotNode(context())

    override var children: [ViewNode] { V.self is any RowExpanding.Type ? [slot] : [] }

    /// The rows of a view that may be several; nil where it is one.
    func rows(of view: V) -> AnyView? {
        value = view
        var copy = view
        return recordingReads {
            properties.install(fields, in: &copy, node: self)
            return (copy as? any RowExpanding)?.makeRows(in: slot)
        }
    }

    override func run() {
        isDirty = false
        owner?.run()
    }

    override func removeState() { properties.removeAll() }
}

/// A view of this module that may be several rows of a list, as its environment and state say.
@MainActor protocol RowExpanding: View {
    /// - Parameter slot: where parts may be shown to be read.
    func makeRows(in slot: SlotNode) -> AnyView?
}

/// Sets the foreground of a place; nil leaves what is set around it.
nonisolated struct PlaceForeground: EnvironmentChanging {
    let style: HierarchicalShapeStyle?

    @MainActor func changeEnvironment(_ values: inout EnvironmentValues) {
        guard let style else { return }
        values.foregroundStyles = []
        values.defaultForegroundStyle = AnyShapeStyle(style)
    }
}

/// Sets what the modifiers around a section set.
nonisolated struct SectionEnvironment: EnvironmentChanging {
    let changes: [any EnvironmentChanging]

    @MainActor func changeEnvironment(_ values: inout EnvironmentValues) {
        for change in changes { change.changeEnvironment(&values) }
    }
}

extension RowWrap {
    /// The room between sections that the modifiers around say; nil where none says one.
    @MainActor var sectionSpacing: ListSectionSpacing? {
        guard !changes.isEmpty else { return nil }
        var values = EnvironmentValues()
        let unsaid: CGFloat = -1
        values.listSectionSpacing = unsaid
        for change in changes { change.changeEnvironment(&values) }
        return values.listSectionSpacing == unsaid ? nil : ListSectionSpacing(length: values.listSectionSpacing)
    }

    @MainActor func apply(to chain: EnvironmentChain) {
        var values = EnvironmentValues(chain: chain)
        for change in changes { change.changeEnvironment(&values) }
        values.apply(to: chain)
    }
}

/// Which types of views are several rows.
@MainActor enum RowTypes {
    @InProcess private static var known: [ObjectIdentifier: Bool] = [:]

    static func isStructure<V: View>(_ type: V.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let answer = known[id] { return answer }
        // A type that has itself in its body is no structure at that point.
        known[id] = false
        let answer: Bool
        if type is any RowExpanding.Type {
            answer = true
        } else if let structure = type as? any RowStructure.Type {
            answer = structure.isStructure
        } else if V.Body.self == Never.self || String(reflecting: type).hasPrefix("SwiftUI.") {
            // A control is one row, whatever its body is made of.
            answer = false
        } else {
            answer = isStructure(V.Body.self)
        }
        known[id] = answer
        return answer
    }
}

extension [ListSectionContent] {
    /// Whether the app has given two sections the same identity.
    var hasRepeatedSections: Bool { Set(map(\.id)).count < count }

    /// Those with an identity that others before them have, too, are known by their order among these.
    func tellingRepeatedOnesApart() -> Self {
        var counts: [RowID: Int] = [:]
        func tellApart(_ id: RowID) -> RowID {
            let count = counts[id, default: 0]
            counts[id] = count + 1
            return count == 0 ? id : id.appending(Repetition(count: count))
        }
        let sections = map { section in
            var section = section
            section.id = tellApart(section.id)
            return section
        }
        counts = [:]
        return sections.map { section in
            var section = section
            for index in section.rows.indices { section.rows[index].id = tellApart(section.rows[index].id) }
            return section
        }
    }
}

private struct Repetition: Hashable { let count: Int }
