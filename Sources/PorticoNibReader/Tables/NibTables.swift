import Foundation

/// What elements and attributes there are, read from the texts in this folder: a class a block, an attribute a row.
///
/// A block begins with `element Class < parent`: the class that the element makes (`-` for values and lists) and the block whose rows it
/// has, too. A row is `name type default > property`: the value where the document is silent (`-` for none), and what it sets in
/// that class where that isn't the property of its own name. Types: `bool int num ratio` are checked; `str` is text
/// that documents translate; `text` isn't; `ref` names an object; `editor` concerns Interface Builder alone and is left out; `a|b`
/// lists the values.
package struct NibTables: Sendable {
    package enum Kind: Sendable, Equatable {
        case bool, integer, number, ratio, string, text, reference, editor
        case choice([String])
    }

    package struct Row: Sendable {
        package var name: String
        package var kind: Kind
        package var omitted: String?
        package var property: String
    }

    package struct Block: Sendable {
        package var element: String
        /// The class's name; nil for values and lists.
        package var className: String?
        package var parent: String?
        package var rows: [String: Row]
    }

    package let blocks: [String: Block]
    /// Elements that are notes of Interface Builder's, left out with all that is in them.
    package let skipped: Set<String>
    private let chains: [String: String]
    private let elements: [String: String]

    package static let shared = NibTables(
        texts: [objects, views, controls, lists, controllers, values], skipped: editorOnly)

    init(texts: [String], skipped: String) {
        var blocks: [String: Block] = [:]
        for text in texts {
            var block: Block?
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                guard let first = words.first else { continue }
                if line.first == " " {
                    let target = words.firstIndex(of: ">").map { words[$0 + 1] } ?? first
                    block?.rows[first] = Row(
                        name: first, kind: Self.kind(words[1]),
                        omitted: words.count > 2 && words[2] != "-" && words[2] != ">" ? words[2] : nil,
                        property: target)
                } else {
                    if let block { blocks[block.element] = block }
                    block = Block(
                        element: first, className: words[1] == "-" ? nil : words[1],
                        parent: words.count > 3 ? words[3] : nil, rows: [:])
                }
            }
            if let block { blocks[block.element] = block }
        }
        self.blocks = blocks
        chains = blocks.keys.reduce(into: [:]) { $0[$1] = Self.chain(of: $1, blocks) }
        elements = blocks.keys.sorted().reduce(into: [:]) { found, element in
            guard let name = blocks[element]?.className, found[name] == nil else { return }
            found[name] = element
        }
        self.skipped = Set(skipped.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static func kind(_ word: String) -> Kind {
        switch word {
        case "bool": .bool
        case "int": .integer
        case "num": .number
        case "ratio": .ratio
        case "str": .string
        case "text": .text
        case "ref": .reference
        case "editor": .editor
        default: .choice(word.split(separator: "|").map(String.init))
        }
    }

    /// The class that an element makes and those below it, nearest first, for who lacks the class: "UIButton UIControl UIView".
    package func classes(of element: String) -> String? { chains[element] }

    /// The element that makes objects of a class.
    func element(of className: String) -> String? { elements[className] }

    private static func chain(of element: String, _ blocks: [String: Block]) -> String? {
        var names: [String] = []
        var next: String? = element
        while let name = next, let block = blocks[name] {
            if let name = block.className, names.last != name, name != "NSObject" || names.isEmpty {
                names.append(name)
            }
            next = block.parent
        }
        return blocks[element]?.className == nil ? nil : names.joined(separator: " ")
    }

    /// The row of an attribute, of the element's block or one that it continues.
    package func row(_ attribute: String, of element: String) -> Row? {
        var next: String? = element
        while let name = next, let block = blocks[name] {
            if let row = block.rows[attribute] { return row }
            next = block.parent
        }
        return nil
    }
}
