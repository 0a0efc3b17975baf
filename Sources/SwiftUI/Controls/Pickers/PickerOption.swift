import UIKit

/// One of a picker's values.
struct PickerOption: Equatable {
    /// A part of a picker's content with a title of its own.
    struct Section: Equatable {
        let position: Int
        let title: String
    }

    let tag: AnyHashable?
    let title: String
    let image: UIImage?
    /// The value's own view, where text and picture aren't all of it: it is shown where values have rows.
    var view: AnyView?
    /// The section that the value stands in.
    var section: Section?

    @ViewBuilder var picture: some View { if let image { Image(uiImage: image) } }

    static func == (a: Self, b: Self) -> Bool {
        a.tag == b.tag && a.title == b.title && a.image == b.image && a.section == b.section
            && (a.view == nil) == (b.view == nil)
    }

    /// A tag of the value's own type, or of the type that it may have none of.
    func matches(_ value: AnyHashable) -> Bool {
        if tag == value { return true }
        guard let tag, let inner = (value.base as? any OptionalContent)?.content as? AnyHashable else { return false }
        return tag == inner
    }
}

private protocol OptionalContent {
    var content: Any? { get }
}

extension Optional: OptionalContent where Wrapped: Hashable {
    fileprivate var content: Any? { map { AnyHashable($0) } }
}

/// A label, which is one value with text and picture.
protocol LabelMarking {
    /// The title where that is a text.
    var titleText: Text? { get }
}

extension SwiftUI.Label: LabelMarking {
    var titleText: Text? { title as? Text }
}

extension PickerOption {
    /// The values of a picker's content, which a slot has.
    @MainActor static func collect(from slot: SlotNode) -> [PickerOption] {
        var collector = PickerOptionCollector()
        collector.collectOptions(from: slot, nil)
        return collector.options
    }
}

/// Finds the values in a picker's content: each view with a tag is one; in a `ForEach` the identity is the tag.
@MainActor private struct PickerOptionCollector {
    private(set) var options: [PickerOption] = []
    private var section: PickerOption.Section?
    private var sectionCount = 0

    mutating func collectOptions(from node: ViewNode, _ identity: AnyHashable?) {
        if let tagged = node as? any TaggedNode { return appendOption(node, tag: tagged.tag, view: tagged.taggedView) }
        if node is ValueNode<Text> || node is ValueNode<Image> || node.viewType is any LabelMarking.Type {
            return appendOption(node, tag: identity, view: nil)
        }
        if let parts = node as? any SectionParts {
            let outer = section
            sectionCount += 1
            section = .init(position: sectionCount, title: ContentDescription(of: parts.headerNode).text)
            collectOptions(from: parts.contentNode, identity)
            section = outer
            return
        }
        let own = (node as? any IdentifiedPlace)?.identity
        let start = options.count
        for child in node.placedChildren { collectOptions(from: child, own ?? identity) }
        // What a `ForEach` makes of one element is one value, of however many texts.
        if let own, options.count > start + 1, options[start...].allSatisfy({ $0.tag == own }) {
            options.removeSubrange(start...)
            appendOption(node, tag: own, view: nil)
        }
    }

    private mutating func appendOption(_ node: ViewNode, tag: AnyHashable?, view: AnyView?) {
        let said = ContentDescription(of: node)
        let shown = said.drawsShapes || said.texts.count > 1 ? view : nil
        options.append(PickerOption(tag: tag, title: said.text, image: said.image, view: shown, section: section))
    }
}

/// Makes a view for each of a picker's values, in the sections that these stand in.
struct PickerSections<Row: View>: View, RowExpanding {
    let options: [PickerOption]
    let row: (Int) -> Row

    init(options: [PickerOption], @ViewBuilder row: @escaping (Int) -> Row) {
        (self.options, self.row) = (options, row)
    }

    var body: some View {
        let runs = runs
        ForEach(0..<runs.count, id: \.self) { index in
            let rows = ForEach(runs[index], id: \.self) { row($0) }
            if let section = options[runs[index].lowerBound].section {
                Section {
                    rows
                } header: {
                    if !section.title.isEmpty { Text(verbatim: section.title) }
                }
            } else {
                rows
            }
        }
    }

    func makeRows(in slot: SlotNode) -> AnyView? { AnyView(body) }

    /// The places of values that stand in one section, or in none.
    private var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, option) in options.enumerated() {
            if let last = runs.last, options[last.lowerBound].section == option.section {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
