/// A section of a view: one that it says, or views beside each other that lie in none.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section, which lasts as long as its views' state does.
    public struct ID: Hashable {
        let section: RowID
    }
    private let section: ListSectionContent
    /// The views of the section's header; none where it has no header.
    public let header: SubviewsCollection
    /// The views of the section's footer; none where it has no footer.
    public let footer: SubviewsCollection

    init(_ section: ListSectionContent, header: [ListRow], footer: [ListRow]) {
        self.section = section
        (self.header, self.footer) = (SubviewsCollection(rows: header), SubviewsCollection(rows: footer))
    }

    public var id: ID { ID(section: section.id) }
    /// The views of the section itself.
    public var content: SubviewsCollection { SubviewsCollection(rows: section.rows) }
    /// The values that the section tells its container.
    @MainActor @preconcurrency public var containerValues: ContainerValues {
        var traits = SubviewTraits()
        for modifier in section.traits.reversed() { modifier.addTraits(to: &traits) }
        return traits.values
    }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The content that is made of the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        SubviewsNode(view, context, { $0.sections(of: $1.sections) }) { view, sections in
            view.transform(SectionCollection(sections: sections))
        }
    }
}

extension GroupSectionsOfContent: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) {
        let sections = collector.sections(of: sections, at: id)
        collector.add(transform(SectionCollection(sections: sections)), at: id.appending("group"), wrap)
    }
}

extension Group {
    /// Makes something of the sections of a view. Views beside each other that lie in no section are one, too.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = Group { GroupSectionsOfContent(sections: view, transform: transform) }
    }
}

/// Stands for the sections of a view, which are only known where the view is shown.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    let source: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// The sections are known where they are shown: here there is none at any index.
    public subscript(index: Int) -> SectionConfiguration { fatalError("Index out of range") }
}

/// Data of a `ForEach` that stands for sections, which are known where it is shown.
protocol SectionSource {
    var source: AnyView { get }
}

extension ForEachSectionCollection: SectionSource {}

extension ForEach where Content: View {
    /// Makes a view for each of the sections of a view.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            making: ForEachSectionCollection(source: AnyView(view)), identify: { section, _ in section.id },
            content: content)
    }

    /// The view of each of the sections, for data that stands for them.
    func showing(_ sections: [SectionConfiguration]) -> ForEach<SectionCollection, SectionConfiguration.ID, Content> {
        let content = content
        return ForEach<SectionCollection, SectionConfiguration.ID, Content>(
            making: SectionCollection(sections: sections), identify: { section, _ in section.id },
            content: { content($0 as! Data.Element) })
    }
}
