import Foundation
import PorticoNib

/// Says in a read tree what Interface Builder leaves to its readers' knowledge, so that whoever makes objects of it has one form to
/// deal with:
///
/// - a constraint without `firstItem` is about the view that holds it;
/// - placeholder constraints were for the editor alone and go;
/// - a view with `fixedFrame` is placed by its frame, whatever `translatesAutoresizingMaskIntoConstraints` says beside it;
/// - a row height of -1 is "automatic", as is its absence;
/// - the old `roundedRect` button is the system button;
/// - one id is one object: a second one with it is named, and connections find the first.
struct NibNormalizer {
    private let notes: NibNotes
    private var ids: [String: Int] = [:]

    static func run(_ root: inout NibNode, _ notes: NibNotes) {
        var normalizer = NibNormalizer(notes: notes)
        normalizer.visit(&root)
        normalizer.checkReferences(root)
    }

    private init(notes: NibNotes) { self.notes = notes }

    private mutating func visit(_ node: inout NibNode) {
        if let id = node.id, ids.updateValue(node.line, forKey: id) != nil {
            notes.addProblem("the id \(id) is used twice; connections find the first object", line: node.line)
        }
        switch node.element {
        case "constraints": node.children.removeAll { $0.flag("placeholder") == true }
        case "button" where node.string("buttonType") == "roundedRect": node["buttonType"] = .text("system")
        default: break
        }
        if node.flag("fixedFrame") == true {
            node["fixedFrame"] = nil
            node["translatesAutoresizingMaskIntoConstraints"] = nil
        }
        for name in ["rowHeight", "estimatedRowHeight"] where node.number(name) == -1 { node[name] = nil }
        let owner = node.id
        for index in node.children.indices {
            if node.children[index].element == "constraints", let owner {
                for place in node.children[index].children.indices {
                    fillOwner(&node.children[index].children[place], owner)
                }
            }
            visit(&node.children[index])
        }
    }

    private func fillOwner(_ constraint: inout NibNode, _ owner: String) {
        guard constraint.element == "constraint", constraint["firstItem"] == nil else { return }
        constraint["firstItem"] = .text(owner)
    }

    /// Whatever leads to nothing is said here, and nowhere stops anything.
    private func checkReferences(_ root: NibNode) {
        root.forEach { node in
            for name in Self.references[node.element] ?? [] {
                guard let id = node.string(name), ids[id] == nil else { continue }
                notes.addProblem("<\(node.element)> leads to \(id), which isn't in the document", line: node.line)
            }
        }
    }

    private static let references: [String: [String]] = [
        "document": ["initialViewController"], "outlet": ["destination"], "outletCollection": ["destination"],
        "action": ["destination"], "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"],
        "constraint": ["firstItem", "secondItem"], "include": ["reference"], "exclude": ["reference"],
        "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
    ]
}
