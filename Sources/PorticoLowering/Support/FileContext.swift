internal import SwiftSyntax

/// One file while it is being lowered: what rules read, and what they leave.
final class FileContext {
    let path: String
    let source: String
    /// The file's module; empty where it is not known.
    let module: String
    /// See `LoweringInput.gathersPreviews`.
    let gathersPreviews: Bool
    let tree: SourceFileSyntax
    let index: ProjectIndex
    let options: LoweringOptions
    let evaluator: ConditionEvaluator

    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [LoweringDiagnostic] = []
    /// Declarations to follow the last line.
    private(set) var tail: [String] = []
    /// Whether the file uses names of ours, so that it must see the module that has them.
    var needsRuntime = false
    /// The same for what stands in for parts of Foundation.
    var needsFoundation = false
    /// The closing braces in front of which there are new members already.
    private var extended: Set<Int> = []
    private(set) lazy var localTypes = LocalTypes { [unowned self] in objectType(of: $0) }
    private(set) lazy var importsUIKit = ["UIKit", "SwiftUI"].contains(where: source.utf8Imports)
    private lazy var importedModules = LiveImports.modules(of: self)
    private lazy var converter = SourceLocationConverter(fileName: path, tree: tree)
    /// Tells the generated names of two files apart.
    let unique: String

    init(_ input: LoweringInput, tree: SourceFileSyntax, index: ProjectIndex, options: LoweringOptions) {
        path = input.path
        source = input.source
        module = input.module
        gathersPreviews = input.gathersPreviews
        self.tree = tree
        self.index = index
        self.options = options
        evaluator = input.evaluator(options)
        unique = String(ContentHash(path).description.prefix(10))
    }

    /// Whether code that is compiled imports a module: not an import in a branch for another platform.
    func imports(_ module: String) -> Bool { source.utf8Imports(module) && importedModules.contains(module) }

    // MARK: Editing

    /// Replaces a node's text. A shorter text is filled up with spaces, so that what follows keeps its column.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(from: node.start, to: node.end, with: text)
    }

    func replace(from start: Int, to end: Int, with text: String) {
        let old = bytes(start, end)
        let lines = old.count { $0 == UInt8(ascii: "\n") }
        var text = text
        if lines > 0 {
            text += String(repeating: "\n", count: lines)
        } else if text.utf8.count < end - start {
            text += String(repeating: " ", count: end - start - text.utf8.count)
        }
        edits.append(SourceEdit(offset: start, length: end - start, replacement: text))
    }

    /// Replaces a node's text by spaces, keeping its line breaks.
    func blank(_ node: some SyntaxProtocol) { blank(from: node.start, to: node.end) }

    func blank(from start: Int, to end: Int) {
        let spaces = bytes(start, end).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 0x20 }
        edits.append(
            SourceEdit(offset: start, length: end - start, replacement: String(decoding: spaces, as: UTF8.self)))
    }

    func insert(_ text: String, at offset: Int) {
        edits.append(SourceEdit(offset: offset, length: 0, replacement: text))
    }

    /// Adds a member before the closing brace, on that line.
    func addMember(_ text: String, to block: MemberBlockSyntax) {
        let brace = block.rightBrace
        let isApart = [block.members.last?.trailingTrivia, brace.leadingTrivia].contains {
            $0?.contains(where: \.isNewline) == true
        }
        let isFirst = extended.insert(brace.start).inserted
        let separator = isFirst && (block.members.isEmpty || isApart) ? "" : "; "
        insert(separator + text + " ", at: brace.start)
    }

    /// - Parameter needsRuntime: whether the declaration uses names of ours.
    func append(_ declaration: String, needsRuntime: Bool = true) {
        if tail.contains(declaration) { return }
        tail.append(declaration)
        if needsRuntime { self.needsRuntime = true }
    }

    private func bytes(_ start: Int, _ end: Int) -> ArraySlice<UInt8> { utf8[start..<end] }

    private(set) lazy var utf8 = Array(source.utf8)

    /// The source from `start` to `end`, in bytes.
    func text(from start: Int, to end: Int) -> String { String(decoding: bytes(start, end), as: UTF8.self) }

    /// The file's path as a literal.
    var pathLiteral: String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// The line on which a node begins, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    // MARK: Reporting

    /// - Parameter isAlone: whether what is left of the node compiles.
    func error(_ message: String, at node: some SyntaxProtocol, remedy: String, isAlone: Bool = false) {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            LoweringDiagnostic(
                severity: .error, path: path, line: place.line, column: place.column, message: message, remedy: remedy,
                isAlone: isAlone))
    }

    // MARK: Result

    /// The lowered text.
    func finish() -> String {
        var text = SourceEdit.apply(edits, to: source)
        var tail = tail
        // What a public declaration names has to be imported publicly, where the file says so of its other modules.
        let access = source.utf8Contains("public import ") ? "public " : ""
        if needsRuntime { tail.insert("\(access)import PorticoObjC", at: 0) }
        if needsFoundation { tail.insert("\(access)import PorticoFoundation", at: 0) }
        if !tail.isEmpty {
            if let last = text.utf8.last, last != UInt8(ascii: "\n") { text += "\n" }
            text += tail.joined(separator: "\n") + "\n"
        }
        return text
    }
}

/// One rewrite: from syntax that needs Objective-C to Swift that does not.
protocol LoweringRule {
    /// Texts of which one must occur in a file for the rule to have work there. Cheaper than a walk. Empty: always.
    static var triggers: [String] { get }
    static func apply(to file: FileContext)
}

extension FileContext {
    /// The members, with those inside `#if` clauses that can be compiled.
    func liveMembers(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return config.liveClauses(evaluator).flatMap { clause, _ -> [DeclSyntax] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return liveMembers(inner)
            }
        }
    }
}

/// A visitor that leaves out code which no build of ours compiles.
class LiveVisitor: SyntaxVisitor {
    let file: FileContext
    private let places: TextPlaces?

    /// - Parameter texts: What the statements and members that the visitor looks for contain, one of it at least: it passes by all others,
    ///   so that a rule costs what it has to do. Nil: it goes everywhere.
    init(_ file: FileContext, near texts: [String]? = nil) {
        self.file = file
        places = texts.map { TextPlaces(of: $0, in: file.utf8) }
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        places?.isEmpty(node) == true ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        places?.isEmpty(node) == true ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, _) in node.liveClauses(file.evaluator) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
