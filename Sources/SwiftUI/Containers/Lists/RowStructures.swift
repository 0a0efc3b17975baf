import UIKit

extension EmptyView: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {}
}

extension TupleView: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        withUnsafeBytes(of: value) { bytes in
            for (index, field) in TupleFields.fields(of: T.self).enumerated() {
                Self.add(field.type, bytes.baseAddress! + field.offset, collector, id.appending(index), wrap)
            }
        }
    }

    @MainActor private static func add<V: View>(
        _: V.Type, _ address: UnsafeRawPointer, _ collector: RowCollector, _ id: RowID, _ wrap: RowWrap
    ) { collector.add(address.assumingMemoryBound(to: V.self).pointee, at: id, wrap) }
}

extension Group: RowStructure where Content: View {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        collector.add(content, at: id.appending("group"), wrap)
    }
}

extension Optional: RowStructure where Wrapped: View {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        if let self { collector.add(self, at: id.appending("some"), wrap) }
    }
}

extension _ConditionalContent: RowStructure where TrueContent: View, FalseContent: View {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        switch storage {
        case .first(let view): collector.add(view, at: id.appending(true), wrap)
        case .second(let view): collector.add(view, at: id.appending(false), wrap)
        }
    }
}

extension AnyView: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) { add(view, collector, id, wrap) }

    @MainActor private func add<V: View>(_ view: V, _ collector: RowCollector, _ id: RowID, _ wrap: RowWrap) {
        collector.add(view, at: id.appending(ObjectIdentifier(V.self)), wrap)
    }
}

extension IdentifiedView: RowStructure where Content: View {
    static var isStructure: Bool { RowTypes.isStructure(Content.self) }

    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        var inner = wrap
        inner.identity = AnyHashable(self.id)
        collector.add(content, at: id.appending(self.id), inner)
    }
}

extension Section: RowStructure where Parent: View, Content: View, Footer: View {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        var header = Parent.self == EmptyView.self ? nil : AnyView(self.header)
        let footer = Footer.self == EmptyView.self ? nil : AnyView(self.footer)
        guard let isExpanded else {
            return collector.addSection(
                header: header, footer: footer, content: content, at: id.appending("section"), wrap)
        }
        header = header.map { AnyView(FoldingHeader(header: $0, isExpanded: isExpanded)) }
        collector.addSection(
            header: header, footer: footer, content: isExpanded.wrappedValue ? content : nil,
            at: id.appending("section"), wrap)
    }
}

/// The header of a section that people may close: in side bars they see that they can.
private struct FoldingHeader: View {
    let header: AnyView
    let isExpanded: Binding<Bool>
    @Environment(\.listLook) private var look
    @Environment(\.splitColumn) private var column

    init(header: AnyView, isExpanded: Binding<Bool>) { (self.header, self.isExpanded) = (header, isExpanded) }

    var body: some View {
        if look == .sidebar || (look == .automatic && column?.column == .primary) {
            HStack {
                header
                Spacer()
                Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tint)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
            }
            .modifier(PressModifier(action: { withAnimation { isExpanded.wrappedValue.toggle() } }))
        } else {
            header
        }
    }
}

extension ModifiedContent: RowStructure where Content: View, Modifier: ViewModifier {
    static var isStructure: Bool { RowTypes.isStructure(Content.self) }

    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        let modifier = modifier
        var inner = wrap.adding { AnyView($0.modifier(modifier)) }
        if let environment = modifier as? any EnvironmentChanging { inner.changes.append(environment) }
        if let told = modifier as? any SubviewTraitModifier { inner.traits.append(told) }
        collector.add(content, at: id, inner)
    }
}

extension ForEach: RowStructure where Content: View {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        if let data = data as? any SubviewSource {
            let rows = collector.subviews(of: data.source, at: id)
            return collector.add(showing(rows), at: id.appending("subviews"), wrap)
        }
        if let data = data as? any SectionSource {
            let sections = collector.sections(of: data.source, at: id)
            return collector.add(showing(sections), at: id.appending("sections"), wrap)
        }
        let areSeveral = RowTypes.isStructure(Content.self)
        let source = id.appending("each")
        let actions =
            onDelete == nil && onMove == nil ? nil : RowActions(source: source, onDelete: onDelete, onMove: onMove)
        var offset = 0
        for index in data.indices {
            let element = data[index], own = identify(element, index)
            if areSeveral {
                var inner = wrap
                inner.tag = AnyHashable(own)
                if let actions { (inner.offset, inner.actions) = (offset, actions) }
                collector.add(content(element), at: source.appending(own), inner)
            } else {
                let content = content
                var row = ListRow(id: source.appending(own), wrap) { AnyView(LazyRow { content(element) }) }
                row.tag = AnyHashable(own)
                if let actions { (row.offset, row.actions) = (offset, actions) }
                collector.addRow(row)
            }
            offset += 1
        }
    }
}

/// Rows that an element's row opens: they aren't known by its value.
struct OpenedRows<Content: View>: View, RowStructure {
    let content: Content

    var body: some View { content }

    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        var inner = wrap
        (inner.tag, inner.actions) = (nil, nil)
        collector.add(content, at: id.appending("opened"), inner)
    }
}

/// A row of a `ForEach`, made when it is shown.
struct LazyRow<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

extension ForEach {
    /// Lets people delete rows of a list.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.onDelete = action
        return copy
    }

    /// Lets people move rows of a list.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.onMove = action
        return copy
    }
}
