import Foundation
internal import SwiftSyntax

/// The file that a patch is compiled from: the imports of a source, and the members that stand in for its own.
struct PatchedFile {
    let source: PatchedSource
    let tree: SourceFileSyntax
    let number: Int

    func text(of members: [PatchedMember]) throws -> String {
        let places = SourceLocationConverter(fileName: source.path, tree: tree)
        var text = "@_private(sourceFile: \"\(source.name)\") import \(source.module)\n" + imports
        for member in members {
            let (opening, closing) = try surroundings(of: member)
            let line = places.location(for: member.keyword.positionAfterSkippingLeadingTrivia).line
            text += opening
            text += "#sourceLocation(file: \"\(source.path)\", line: \(line))\n"
            let own = member.text(number: number).trimmingCharacters(in: .whitespacesAndNewlines)
            text += own + "\n#sourceLocation()\n" + closing
        }
        return text
    }

    /// Those of the file, and those that depend on a condition as they are.
    private var imports: String {
        tree.statements.compactMap { item -> String? in
            if let one = item.item.as(ImportDeclSyntax.self) {
                return one.path.first?.name.text == source.module ? nil : one.trimmedDescription + "\n"
            }
            guard let conditional = item.item.as(IfConfigDeclSyntax.self), conditional.hasOnlyImports else {
                return nil
            }
            return conditional.trimmedDescription + "\n"
        }.joined()
    }

    /// What opens and closes the extension that a member lies in, and the condition around it.
    private func surroundings(of member: PatchedMember) throws -> (String, String) {
        var (opening, closing) = ("", "")
        if let group = member.group {
            opening = try header(of: group) + " {\n"
            closing = "}\n"
        }
        var next = member.declaration.parent
        while let node = next {
            if let clause = node.as(IfConfigClauseSyntax.self) {
                guard let condition = clause.condition, clause.poundKeyword.tokenKind == .poundIf else {
                    throw PatchRefusal("something behind #else changed")
                }
                opening = "#if \(condition.trimmedDescription)\n" + opening
                closing += "#endif\n"
            }
            next = node.parent
        }
        return (opening, closing)
    }

    /// `extension Outer.Inner where …`.
    private func header(of group: any DeclGroupSyntax) throws -> String {
        var name = ""
        var outer: (any DeclGroupSyntax)? = group
        while let one = outer {
            let isInnermost = name.isEmpty
            if let extended = one.as(ExtensionDeclSyntax.self) {
                name = extended.extendedType.trimmedDescription + (isInnermost ? "" : "." + name)
                if extended.genericWhereClause != nil, !isInnermost {
                    throw PatchRefusal("a type in a constrained extension changed")
                }
            } else if let named = one.asProtocol((any NamedDeclSyntax).self) {
                name = named.name.text + (isInnermost ? "" : "." + name)
            } else {
                throw PatchRefusal("a type that can't be named changed")
            }
            outer = one.enclosingType
        }
        guard let extended = group.as(ExtensionDeclSyntax.self) else { return "extension \(name)" }
        let attributes = extended.attributes.map { $0.trimmedDescription + " " }.joined()
        let condition = extended.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        return "\(attributes)extension \(name)\(condition)"
    }
}

extension IfConfigDeclSyntax {
    fileprivate var hasOnlyImports: Bool {
        clauses.allSatisfy { clause in
            guard case .statements(let items)? = clause.elements else { return clause.elements == nil }
            return items.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        }
    }
}
