import Foundation
internal import SwiftSyntax

/// A source of an app that runs, as it was and as it is; all texts are lowered ones.
package struct PatchedSource: Sendable {
    /// The original file's, which compilers and debuggers are told.
    package var path: String
    package var module: String
    /// What the process was launched with.
    package var launched: String
    /// What it runs: that, with the patches since.
    package var running: String
    package var new: String

    package init(path: String, module: String, launched: String, running: String, new: String) {
        (self.path, self.module) = (path, module)
        (self.launched, self.running, self.new) = (launched, running, new)
    }

    var name: String { (path as NSString).lastPathComponent }
}

/// What brings a running app from one text of a file to another.
package enum Patch: Sendable, Equatable {
    /// The texts do the same.
    case nothing
    /// A file for the compiler, and the functions in it that have changed now.
    case text(String, functions: [String])
    /// Why the app has to be launched again.
    case relaunch(String)
}

/// Writes the functions of a file that have changed as replacements, which the running app loads.
///
/// Before: `class Cart { override func viewDidLayoutSubviews() { … } }`
///
/// After:
/// ```swift
/// @_private(sourceFile: "Cart.swift") import App
/// extension Cart {
/// #sourceLocation(file: "/…/Cart.swift", line: 12)
/// @_dynamicReplacement(for: viewDidLayoutSubviews()) func __patch3_viewDidLayoutSubviews() { … }
/// }
/// ```
/// All that differs from what the process was launched with is in it, so that each patch stands for itself: what an earlier one has added
/// is in a library that the next one doesn't know. Where it isn't sure to be right, it says so.
///
/// - From: `LiveBuild`, by `portico`
/// - To: `OutsideTokens`, `PatchedMember`, `SetUpFunctions`
package enum PatchMaker {
    /// - Parameter number: of the patch; two in one process have different ones.
    package static func make(_ source: PatchedSource, number: Int) -> Patch {
        if source.new == source.running { return .nothing }
        for text in [source.launched, source.running, source.new] where SourceBounds.problem(in: text) != nil {
            return .relaunch("\(source.name) can't be read")
        }
        guard source.name != "main.swift" else { return .relaunch("main.swift changed, which runs once") }
        guard !source.path.contains(where: { $0.isNewline || $0 == "\"" || $0 == "\\" }) else {
            return .relaunch("the path of \(source.name) can't be quoted")
        }
        let launched = parseSource(source.launched)
        let names = Set(launched.tokens(viewMode: .sourceAccurate).map(\.bare))
        let before = PatchText(launched, unknown: nil)
        let running = PatchText(parseSource(source.running), unknown: names)
        let new = PatchText(parseSource(source.new), unknown: names)
        for text in [running, new] {
            if let difference = before.difference(from: text) {
                return .relaunch("\(difference) changed in \(source.name)")
            }
        }
        do {
            return try make(source, number: number, before: before, running: running, new: new)
        } catch let refusal as PatchRefusal {
            return .relaunch("\(refusal.reason) in \(source.name)")
        } catch {
            return .relaunch("\(source.name) changed")
        }
    }

    private static func make(
        _ source: PatchedSource, number: Int, before: PatchText, running: PatchText, new: PatchText
    ) throws -> Patch {
        let file = PatchedFile(source: source, tree: new.tree, number: number)
        var changed: [String] = []
        var seen: Set<SyntaxIdentifier> = []
        var members: [PatchedMember] = []
        let setUp = SetUpFunctions(new.tree)
        for (index, body) in new.outside.bodies.enumerated() {
            let text = PatchText.words(body)
            let isNew = text != PatchText.words(running.outside.bodies[index])
            guard isNew || text != PatchText.words(before.outside.bodies[index]) else { continue }
            let member = try PatchedMember(of: body)
            if isNew, let name = setUp.reason(member) {
                throw PatchRefusal("\(name) runs when things are set up, and changed")
            }
            let isFirst = seen.insert(member.declaration.id).inserted
            if isFirst { members.append(member) }
            if isNew, !changed.contains(member.shownName) { changed.append(member.shownName) }
        }
        let old = Set(running.added.map(PatchText.words))
        for declaration in new.added {
            let member = try PatchedMember(added: declaration)
            if !old.contains(PatchText.words(declaration)) { changed.append(member.shownName) }
            members.append(member)
        }
        if changed.isEmpty { return .nothing }
        return .text(try file.text(of: members), functions: changed)
    }
}

/// Why something can't be replaced.
struct PatchRefusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// One text of a file, taken apart.
struct PatchText {
    let tree: SourceFileSyntax
    let outside: OutsideTokens
    /// Private functions that the launched text doesn't know of.
    let added: [DeclSyntax]

    /// - Parameter unknown: all words of the launched text; nil for itself.
    init(_ tree: SourceFileSyntax, unknown words: Set<String>?) {
        self.tree = tree
        added = words.map { AddedMembers($0).find(in: tree) } ?? []
        // A patch is asked of each such function whether its type may be another (`PatchedMember`).
        outside = OutsideTokens(tree, ignoring: Set(added.map(\.id)), bodiesMakeTypes: false)
    }

    /// The first thing outside of bodies that another text has differently; nil where they have the same bodies.
    func difference(from other: PatchText) -> String? {
        let (mine, others) = (outside.texts, other.outside.texts)
        guard mine != others else { return nil }
        let index = zip(mine, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(mine.count, others.count)
        // Where something is new it is named as the new text has it.
        let nodes = others.count >= mine.count ? other.outside.nodes : outside.nodes
        return nodes.indices.contains(index) ? Self.description(of: nodes[index]) : "something"
    }

    private static func description(of node: Syntax) -> String {
        var next: Syntax? = node
        while let one = next {
            switch one.as(SyntaxEnum.self) {
            case .importDecl: return "an import"
            case .functionDecl(let function): return "the declaration of \(function.name.text)()"
            case .initializerDecl: return "the declaration of an initialiser"
            case .subscriptDecl: return "the declaration of a subscript"
            case .enumCaseDecl: return "a case"
            case .inheritanceClause: return "what a type inherits"
            case .variableDecl(let variable):
                let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
                return variable.isRegistration ? "what is called by selector" : "the property \(name)"
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
                return "a type's declaration"
            default: next = one.parent
            }
        }
        return "a declaration"
    }

    /// What a node says, without comments and spaces; a new line may mean something.
    static func words(_ node: some SyntaxProtocol) -> [String] {
        node.tokens(viewMode: .sourceAccurate).map { token in
            let isFirst = token.leadingTrivia.contains { if case .newlines = $0 { true } else { $0.isCarriageReturn } }
            return isFirst ? "\n" + token.text : token.text
        }
    }
}

extension TriviaPiece {
    fileprivate var isCarriageReturn: Bool {
        switch self {
        case .carriageReturns, .carriageReturnLineFeeds: true
        default: false
        }
    }
}

extension VariableDeclSyntax {
    /// Whether `RegistrationRule` has written it.
    fileprivate var isRegistration: Bool { attributes.has("section") }
}

/// Finds private functions of types and files that are new, and that nothing old can mean by their names.
private final class AddedMembers: SyntaxVisitor {
    private let words: Set<String>
    private var found: [DeclSyntax] = []

    init(_ words: Set<String>) {
        self.words = words
        super.init(viewMode: .sourceAccurate)
    }

    func find(in tree: SourceFileSyntax) -> [DeclSyntax] {
        walk(tree)
        return found
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body != nil, isPrivate(node.modifiers, node.attributes), !words.contains(node.name.bare) {
            found.append(DeclSyntax(node))
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let binding = node.bindings.first, node.bindings.count == 1,
            case .getter? = binding.accessorBlock?.accessors,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare, !words.contains(name),
            isPrivate(node.modifiers, node.attributes)
        {
            found.append(DeclSyntax(node))
        }
        return .skipChildren
    }

    /// What isn't private may fulfil a protocol's requirement, or be seen by another file.
    private func isPrivate(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
        (modifiers.has("private") || modifiers.has("fileprivate")) && !modifiers.has("override")
            && attributes.allSatisfy { element in
                element.as(AttributeSyntax.self).map { ["discardableResult", "MainActor"].contains($0.name) } ?? false
            }
    }
}
