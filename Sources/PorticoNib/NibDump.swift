import Foundation

extension NibDocument {
    /// The tree as text, for tests and people: an element a line, its attributes in the order of the file.
    package var dump: String {
        var lines: [String] = []
        root.dumpNode(into: &lines, depth: 0, name: kind.rawValue)
        for scene in scenes {
            lines.append("  scene \(scene.id)")
            for object in scene.objects { object.dumpNode(into: &lines, depth: 2) }
        }
        for object in objects { object.dumpNode(into: &lines, depth: 1) }
        if !resources.isEmpty { lines.append("  resources") }
        for resource in resources { resource.dumpNode(into: &lines, depth: 2) }
        for problem in problems { lines.append("! \(problem)") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension NibNode {
    fileprivate func dumpNode(into lines: inout [String], depth: Int, name: String? = nil) {
        var line = String(repeating: "  ", count: depth) + (name ?? element)
        for attribute in attributes { line += " \(attribute.name)=\(attribute.value.dump)" }
        if !text.isEmpty { line += " " + NibValue.text(text).dump }
        lines.append(line)
        for child in children { child.dumpNode(into: &lines, depth: depth + 1) }
    }
}

extension NibValue {
    fileprivate var dump: String {
        switch self {
        case .flag(let value): value ? "YES" : "NO"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .text(let value):
            "\"" + value.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
    }
}
