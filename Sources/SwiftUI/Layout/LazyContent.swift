/// What a lazy container's content consists of, in order: nodes that are there, and rows that may be made.
///
/// Each view that is there and each row of data has a position. Sections are looked into, so that a grid can give their headers and footers
/// lines of their own.
@MainActor struct LazyContent {
    enum Part {
        case node(ViewNode)
        case rows(any LazyRows)

        @MainActor var count: Int {
            switch self {
            case .node(let node): node.elements.count
            case .rows(let rows): rows.rowCount
            }
        }
    }

    private(set) var parts: [Part] = []
    private(set) var count = 0
    /// The positions of sections' headers and footers.
    private(set) var wholeLines: Set<Int> = []
    /// The positions at which sections begin, and those after their ends.
    private var sectionEdges: Set<Int> = []
    /// Where rows begin that have been taken apart, by their identity.
    private var expandedPlaces: [AnyHashable: Int] = [:]
    private var expandedRows: Set<ObjectIdentifier> = []

    nonisolated init() {}

    /// - Parameter expandedRows: The nodes of data whose rows are made and taken apart.
    init(below container: ViewNode, expanding expandedRows: Set<ObjectIdentifier>) {
        self.expandedRows = expandedRows
        for node in container.children { addNode(node, in: container) }
    }

    private mutating func addNode(_ node: ViewNode, in container: ViewNode) {
        if let rows = node as? any LazyRows {
            guard expandedRows.contains(ObjectIdentifier(rows)) else { return addPart(.rows(rows)) }
            for index in 0..<rows.rowCount {
                let id = rows.identity(ofRow: index)
                if expandedPlaces[id] == nil { expandedPlaces[id] = count }
                for child in rows.row(at: index).children { addNode(child, in: container) }
            }
        } else if let section = node as? any SectionParts {
            sectionEdges.insert(count)
            addElements(of: section.headerNode, in: container)
            addNode(section.contentNode, in: container)
            addElements(of: section.footerNode, in: container)
            sectionEdges.insert(count)
        } else if node.isStructural, Self.hasPartsInside(node) {
            for child in node.children { addNode(child, in: container) }
        } else {
            addElements(of: node, in: container)
        }
    }

    private mutating func addPart(_ part: Part) {
        parts.append(part)
        count += part.count
    }

    private mutating func addElements(of node: ViewNode, in container: ViewNode) {
        for (index, element) in node.elements.enumerated()
        where SectionRoles.role(of: element, below: container) != nil {
            wholeLines.insert(count + index)
        }
        addPart(.node(node))
    }

    /// Only structure is looked through: what makes elements of its own stands for itself.
    private static func hasPartsInside(_ node: ViewNode) -> Bool {
        if node is any LazyRows || node is any SectionParts { return true }
        return node.isStructural && node.children.contains(where: hasPartsInside)
    }

    /// Whether a line of a grid begins at the position, whatever fits into the line before.
    func beginsLine(_ position: Int) -> Bool { wholeLines.contains(position) || sectionEdges.contains(position) }

    /// The part that a position lies in, and where in it.
    func findPart(at position: Int) -> (part: Part, index: Int)? {
        var rest = position
        for part in parts {
            let count = part.count
            if rest < count { return (part, rest) }
            rest -= count
        }
        return nil
    }

    /// The position of a row of data.
    func position(of id: AnyHashable) -> Int? {
        var base = 0
        for part in parts {
            if case .rows(let rows) = part, let index = rows.index(ofRow: id) { return base + index }
            base += part.count
        }
        return expandedPlaces[id]
    }
}

/// Tells sections' headers and footers from other views.
@MainActor enum SectionRoles {
    /// Which part of a section the element is, if of one; modifiers around the section are looked through.
    static func role(of element: LayoutElement, below container: ViewNode) -> SlotNode.SectionRole? {
        var element = element
        while true {
            var current: ViewNode? = element.node
            while let found = current, found !== container {
                if let slot = found as? SlotNode, let role = slot.sectionRole { return role }
                current = found.parent
            }
            guard let wrapper = element as? WrapperElement else { return nil }
            element = wrapper.child
        }
    }
}
