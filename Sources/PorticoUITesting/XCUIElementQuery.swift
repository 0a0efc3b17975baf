import Foundation

/// Looks for elements in what the app shows, anew each time it is asked.
public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
    /// What is found in the tree, and how a failure says what was looked for.
    private let find: (ElementNode) -> [ElementNode]
    let says: String
    /// What `children` and `descendants` look for, for `element(matching:identifier:)` and messages.
    let type: XCUIElement.ElementType

    init(_ says: String, type: XCUIElement.ElementType = .any, _ find: @escaping (ElementNode) -> [ElementNode]) {
        self.says = says
        self.type = type
        self.find = find
    }

    /// Everything that fits, in the order of the tree.
    func nodes() -> [ElementNode] { UISession.shared.tree().map(find) ?? [] }

    private func filtered(_ text: String, _ isWanted: @escaping (ElementNode) -> Bool) -> XCUIElementQuery {
        let find = find
        return XCUIElementQuery("\(says) → \(text)", type: type) { find($0).filter(isWanted) }
    }

    // MARK: Elements

    /// The number of elements that fit now.
    public var count: Int { nodes().count }

    /// The one element that fits. Doing something with it fails where there are several.
    public var element: XCUIElement { XCUIElement(says, isOnlyOne: true) { [self] in nodes() } }

    /// The first element that fits, in the order of the tree, whether or not there are others.
    public var firstMatch: XCUIElement {
        XCUIElement(says + " → First Match") { [self] in Array(nodes().prefix(1)) }
    }

    /// The element at a place in the list of those that fit; a negative one counts from the end.
    public func element(boundBy index: Int) -> XCUIElement {
        XCUIElement("\(says) → Element at index \(index)") { [self] in
            let all = nodes()
            let place = index < 0 ? all.count + index : index
            return all.indices.contains(place) ? [all[place]] : []
        }
    }

    /// The element at a place in the list: an older name of `element(boundBy:)`.
    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// The one element that fits a predicate, too. Doing something with it fails where there are several.
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The one element of a kind with this identifier, label, title, value or placeholder; nil takes any.
    public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The element with this identifier, label, title, value or placeholder.
    public subscript(key: String) -> XCUIElement {
        let query = filtered("Elements matching predicate '\"\(key)\" IN identifiers'") { $0.isCalled(key) }
        return XCUIElement("\(says) → \"\(key)\"", isOnlyOne: true) {
            // An identifier is meant before a text of the same letters.
            let all = query.nodes()
            let named = all.filter { $0.identifier == key }
            return named.isEmpty ? all : named
        }
    }

    /// Those that fit now, each by its place.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// Those that fit now, each found again as the very same view, wherever it is by then.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] {
        nodes().map { node in
            XCUIElement("\(says) → \(node.line(0))") { [self] in nodes().filter { $0.told.id == node.told.id } }
        }
    }

    // MARK: Further queries

    /// Everything of a kind that lies in what fits, however deep; each element once.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        let find = find
        return XCUIElementQuery("\(says) → Descendants matching type \(type.name)", type: type) { root in
            var seen: Set<ObjectIdentifier> = []
            return find(root).flatMap(\.descendants).filter {
                $0.isOf(type) && seen.insert(ObjectIdentifier($0)).inserted
            }
        }
    }

    /// The elements of a kind that lie directly in those that fit.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        let find = find
        return XCUIElementQuery("\(says) → Children matching type \(type.name)", type: type) { root in
            find(root).flatMap(\.children).filter { $0.isOf(type) }
        }
    }

    /// Those of them that fit a predicate on their attributes: `identifier`, `label`, `value`, `title`, `enabled` and the like.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered("Elements matching predicate '\(predicate.shownFormat)'") { predicate.evaluate(with: $0) }
    }

    /// Those of them of a kind with this identifier, label, title, value or placeholder; nil takes any.
    public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        filtered("Elements matching type \(elementType.name) identifier '\(identifier ?? "")'") {
            $0.isOf(elementType) && (identifier.map($0.isCalled) ?? true)
        }
    }

    /// Those of them with this identifier, label, title, value or placeholder.
    public func matching(identifier: String) -> XCUIElementQuery {
        filtered("Elements matching identifier '\(identifier)'") { $0.isCalled(identifier) }
    }

    /// Those of them with something in them that fits.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered("Containing '\(predicate.shownFormat)'") { node in
            node.descendants.contains { predicate.evaluate(with: $0) }
        }
    }

    /// Those of them with something in them of a kind and of this identifier, label, title, value or placeholder; nil takes any.
    public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        filtered("Containing type \(elementType.name) identifier '\(identifier ?? "")'") { node in
            node.descendants.contains { $0.isOf(elementType) && (identifier.map($0.isCalled) ?? true) }
        }
    }

    public override var debugDescription: String {
        (["Query: \(says)"] + nodes().map { $0.line(1) }).joined(separator: "\n")
    }
    public override var description: String { says }
}

/// The words of a query that finds nothing. Foundation on Linux deprecates the format for anything that is kept.
private protocol Formatted { var predicateFormat: String { get } }
extension NSPredicate: Formatted {}
extension Formatted { fileprivate var shownFormat: String { predicateFormat } }
