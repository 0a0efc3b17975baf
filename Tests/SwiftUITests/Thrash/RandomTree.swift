import SwiftUI
import UIKit

/// A tree of views as data, which random steps change: what is shown after a step must be what the same data shows when it is new.
struct RandomTree: Identifiable, Equatable {
    enum Kind: Int, CaseIterable { case leaf, column, row, pile, group, covered, grid }

    let id: Int
    var kind: Kind
    var label: String
    /// The label that the node had when its views were made: what its state keeps.
    var birth: String
    var children: [RandomTree] = []
    var padding: CGFloat = 0
    var width: CGFloat?
    var height: CGFloat?
    var shift: CGFloat = 0
    var spacing: CGFloat?
    var isLeading = false
    var priority = 0.0
    var isHidden = false

    /// The nodes of the tree in order, itself first.
    var all: [RandomTree] { [self] + children.flatMap(\.all) }

    mutating func change(_ wanted: Int, _ body: (inout RandomTree) -> Void) {
        if id == wanted { return body(&self) }
        for index in children.indices { children[index].change(wanted, body) }
    }

    /// What the state of the views keeps: where a node stands as it stood before, its state goes on; all else begins anew.
    mutating func follow(_ old: RandomTree?) {
        let old = old.flatMap { $0.id == id && $0.kind == kind && !$0.isHidden && !isHidden ? $0 : nil }
        birth = old?.birth ?? label
        for index in children.indices {
            let id = children[index].id
            children[index].follow(old?.children.first { $0.id == id })
        }
    }
}

/// Numbers that a seed decides.
struct ThrashRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Changes a tree at random.
struct TreeMutator {
    var random: ThrashRandom
    private var nextID = 1

    init(seed: UInt64) { random = ThrashRandom(seed: seed) }

    mutating func makeNode(depth: Int) -> RandomTree {
        nextID += 1
        let kind =
            depth <= 0 || Int.random(in: 0..<3, using: &random) == 0
            ? .leaf : RandomTree.Kind.allCases.randomElement(using: &random)!
        let label = word()
        var node = RandomTree(id: nextID, kind: kind, label: label, birth: label)
        if kind != .leaf {
            node.children = (0..<Int.random(in: 1...3, using: &random)).map { _ in makeNode(depth: depth - 1) }
        }
        return node
    }

    private mutating func word() -> String {
        let letters = Array("abcdefgh")
        return String((0..<Int.random(in: 1...8, using: &random)).map { _ in letters.randomElement(using: &random)! })
    }

    /// One change; what it was, in words.
    mutating func step(_ tree: inout RandomTree) -> String {
        let nodes = tree.all
        let node = nodes.randomElement(using: &random)!
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            let new = word()
            tree.change(node.id) { $0.label = new }
            return "label of \(node.id)"
        case 1:
            guard nodes.count < 60 else { return "nothing" }
            let made = makeNode(depth: 2), place = Int.random(in: 0...node.children.count, using: &random)
            tree.change(node.id) { $0.children.insert(made, at: place) }
            return "insert into \(node.id)"
        case 2:
            guard !node.children.isEmpty else { return "nothing" }
            let place = node.children.indices.randomElement(using: &random)!
            tree.change(node.id) { $0.children.remove(at: place) }
            return "remove from \(node.id)"
        case 3:
            let order = node.children.shuffled(using: &random)
            tree.change(node.id) { $0.children = order }
            return "order of \(node.id)"
        case 4:
            let kind = RandomTree.Kind.allCases.randomElement(using: &random)!
            guard kind != node.kind, node.id != tree.id else { return "nothing" }
            tree.change(node.id) { $0.kind = kind }
            return "kind of \(node.id)"
        case 5:
            let value = CGFloat(Int.random(in: 0...12, using: &random))
            tree.change(node.id) { $0.padding = value }
            return "padding of \(node.id)"
        case 6:
            let value = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 0...200, using: &random))
            tree.change(node.id) { $0.width = value }
            return "width of \(node.id)"
        case 7:
            let value = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 0...120, using: &random))
            tree.change(node.id) { $0.height = value }
            return "height of \(node.id)"
        case 8:
            let value = CGFloat(Int.random(in: -20...20, using: &random))
            tree.change(node.id) { $0.shift = value }
            return "offset of \(node.id)"
        case 9:
            let value = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 0...30, using: &random))
            tree.change(node.id) { $0.spacing = value }
            return "spacing of \(node.id)"
        case 10:
            let value = Double(Int.random(in: 0...2, using: &random))
            tree.change(node.id) {
                $0.isLeading.toggle()
                $0.priority = value
            }
            return "alignment of \(node.id)"
        default:
            guard node.id != tree.id else { return "nothing" }
            tree.change(node.id) { $0.isHidden.toggle() }
            return "presence of \(node.id)"
        }
    }
}

/// The view of a tree.
struct RandomTreeView: View {
    let node: RandomTree

    var body: some View {
        if !node.isHidden {
            content
                .padding(node.padding)
                .frame(width: node.width, height: node.height, alignment: node.isLeading ? .topLeading : .center)
                .offset(x: node.shift)
                .layoutPriority(node.priority)
        }
    }

    private var children: some View { ForEach(node.children) { RandomTreeView(node: $0) } }

    @ViewBuilder private var content: some View {
        switch node.kind {
        case .leaf: RandomLeaf(label: node.label)
        case .column: VStack(alignment: node.isLeading ? .leading : .center, spacing: node.spacing) { children }
        case .row: HStack(alignment: node.isLeading ? .top : .center, spacing: node.spacing) { children }
        case .pile: ZStack(alignment: node.isLeading ? .bottomTrailing : .center) { children }
        case .group: Group { children }
        case .covered: RandomLeaf(label: node.label).overlay { children }.background(Color.red.opacity(0.1))
        case .grid:
            Grid(horizontalSpacing: node.spacing) {
                GridRow { children }
                RandomLeaf(label: node.label)
            }
        }
    }
}

/// A text that keeps the label of its first moment.
struct RandomLeaf: View {
    let label: String
    @State private var birth: String

    init(label: String) {
        self.label = label
        _birth = State(initialValue: label)
    }

    var body: some View { Text(verbatim: label).accessibilityIdentifier(birth) }
}

/// The root: the data comes by a binding's way, so that a change runs what reads it.
final class RandomTreeModel: ObservableObject {
    @Published var tree: RandomTree
    init(_ tree: RandomTree) { self.tree = tree }
}

struct RandomTreeRoot: View {
    @ObservedObject var model: RandomTreeModel
    var body: some View { RandomTreeView(node: model.tree) }
}

/// What is seen of a tree.
@MainActor enum TreePicture {
    /// The labels with their places, in order.
    static func lines(of root: UIView) -> [String] { labels(root).map { line($0, root) }.sorted() }

    /// The labels with what their state has kept.
    static func births(of root: UIView) -> [String] {
        labels(root).map { "\($0.text ?? "") \($0.accessibilityIdentifier ?? "")" }.sorted()
    }

    /// What the labels' state must have kept.
    static func births(of tree: RandomTree) -> [String] {
        guard !tree.isHidden else { return [] }
        let own =
            tree.kind == .leaf || tree.kind == .covered || tree.kind == .grid ? ["\(tree.label) \(tree.birth)"] : []
        return (own + (tree.kind == .leaf ? [] : tree.children.flatMap { births(of: $0) })).sorted()
    }

    private static func labels(_ view: UIView) -> [UILabel] {
        if let label = view as? UILabel { return [label] }
        return view.subviews.flatMap(labels)
    }

    private static func line(_ label: UILabel, _ root: UIView) -> String {
        let frame = label.convert(label.bounds, to: root)
        func number(_ value: CGFloat) -> String { String(Int((value * 10).rounded())) }
        return
            "\(label.text ?? "") \(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) \(number(frame.height))"
    }
}
