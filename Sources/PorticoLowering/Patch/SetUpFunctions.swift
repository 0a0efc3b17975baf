internal import SwiftSyntax

/// The functions of a file that run when an app, a scene or a screen begins, and not again while it is shown: replacing them would show
/// nothing. Launching the app again runs them.
///
/// Known are UIKit's, and private functions that are named in nothing but such functions, initialisers and first values.
struct SetUpFunctions {
    private let names: Set<String>

    private static let known: Set<String> = [
        "viewDidLoad()", "loadView()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
        "awakeFromNib()", "didMoveToSuperview()", "didMoveToWindow()", "didMove(toParent:)",
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)", "scene(_:willConnectTo:options:)", "main()",
    ]

    init(_ tree: SourceFileSyntax) {
        let uses = NameUses(tree)
        var names: Set<String> = []
        // As long as one more is found: a function may be named in another one of these.
        while true {
            let more = uses.privateFunctions.filter { name in
                guard !names.contains(name), let places = uses.places[name], !places.isEmpty else { return false }
                return places.allSatisfy { place in
                    switch place {
                    case .setUp: true
                    case .function(let own): own == name || names.contains(own)
                    case .elsewhere: false
                    }
                } && places.contains { $0 != .function(name) }
            }
            if more.isEmpty { break }
            names.formUnion(more)
        }
        self.names = names
    }

    static func isKnown(_ fullName: String) -> Bool { known.contains(fullName) }

    /// What to call the function, where it is one of these.
    func reason(_ member: PatchedMember) -> String? {
        guard let function = member.declaration.as(FunctionDeclSyntax.self) else { return nil }
        return Self.isKnown(member.shownName) || names.contains(function.name.bare) ? member.shownName : nil
    }
}

/// Where the file names its private functions.
private final class NameUses: SyntaxVisitor {
    enum Place: Hashable {
        /// An initialiser, a first value, or one of UIKit's functions.
        case setUp
        /// A private function.
        case function(String)
        case elsewhere
    }

    private(set) var privateFunctions: Set<String> = []
    private(set) var places: [String: Set<Place>] = [:]
    private var tokens: [TokenSyntax] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        for token in tokens {
            let name = String(token.bare.prefix { $0 != ":" })
            guard privateFunctions.contains(name), token.parent?.as(FunctionDeclSyntax.self)?.name != token else {
                continue
            }
            places[name, default: []].insert(place(of: token))
        }
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = token.tokenKind { tokens.append(token) }
        // A selector, as lowering writes it.
        if case .stringSegment = token.tokenKind { tokens.append(token) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("private") || node.modifiers.has("fileprivate"), !node.isLocal {
            privateFunctions.insert(node.name.bare)
        }
        return .visitChildren
    }

    private func place(of token: TokenSyntax) -> Place {
        // A selector, or a function that is handed on: called whenever somebody likes.
        guard token.isCalled else { return .elsewhere }
        var next = token.parent
        var isStored = false
        while let node = next {
            // What a closure does is done later, and maybe often.
            if let closure = node.as(ClosureExprSyntax.self), !closure.isCalledAtOnce { return .elsewhere }
            if let function = node.as(FunctionDeclSyntax.self), !function.isLocal {
                if SetUpFunctions.isKnown(function.fullName) { return .setUp }
                let isPrivate = privateFunctions.contains(function.name.bare)
                return isPrivate ? .function(function.name.bare) : .elsewhere
            }
            if node.is(InitializerDeclSyntax.self) { return .setUp }
            if node.is(AccessorBlockSyntax.self) { return .elsewhere }
            if node.is(InitializerClauseSyntax.self) { isStored = true }
            if let variable = node.as(VariableDeclSyntax.self), !variable.isLocal {
                return isStored ? .setUp : .elsewhere
            }
            next = node.parent
        }
        return .elsewhere
    }
}

extension TokenSyntax {
    /// Whether it names what is called here: `name()`, `self.name()`.
    fileprivate var isCalled: Bool {
        guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let called = name.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(name)
        return called.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called.id
    }
}

extension ClosureExprSyntax {
    /// `{ … }()`.
    fileprivate var isCalledAtOnce: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
    }
}
