internal import SwiftSyntax

/// What a compilation condition is on our iOS: true, false, or nil where only the compiler knows.
struct ConditionEvaluator {
    let options: LoweringOptions
    /// The names that `#if NAME` finds defined; nil where only the compiler knows.
    var conditions: Set<String>?
    /// Whether the answers are Linux's.
    var isForLinux = false
    /// Names to which the compiler has another answer.
    var decided: Set<String> = []

    func value(_ condition: ExprSyntax) -> Bool? {
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return value(tuple.elements.first!.expression)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(prefix.expression).map(!)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = condition.as(FunctionCallExprSyntax.self) { return test(call) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return conditions?.contains(name.baseName.bare) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return fold(Array(sequence.elements)) }
        return nil
    }

    /// `a && b || c` comes unfolded from the parser: or of ands.
    private func fold(_ elements: [ExprSyntax]) -> Bool? {
        var ors: [[ExprSyntax]] = [[]]
        for element in elements {
            if let op = element.as(BinaryOperatorExprSyntax.self) {
                switch op.operator.text {
                case "||": ors.append([])
                case "&&": break
                default: return nil
                }
            } else {
                ors[ors.count - 1].append(element)
            }
        }
        var result: Bool? = false
        for ands in ors {
            var all: Bool? = true
            for element in ands {
                let one = value(element)
                if one == false { all = false } else if one == nil, all != false { all = nil }
            }
            if all == true { return true }
            if all == nil { result = nil }
        }
        return result
    }

    /// The condition for the compiler, with the tests that have another answer here replaced by it.
    func decidedText(_ condition: ExprSyntax) -> String {
        decidedText(of: Syntax(condition)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func decidedText(of node: Syntax) -> String {
        if let call = node.as(FunctionCallExprSyntax.self), let value = test(call) { return " \(value) " }
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.bare, decided.contains(name) {
            return " \(conditions?.contains(name) == true) "
        }
        if node.is(TokenSyntax.self) { return node.description }
        return node.children(viewMode: .sourceAccurate).map(decidedText).joined()
    }

    /// What `os(…)`, `canImport(…)` and so on say; nil for tests that are the compiler's own business.
    func test(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch name {
        case "os": return argument == (isForLinux ? "Linux" : "iOS")
        case "targetEnvironment": return argument == "simulator" && !isForLinux
        case "_runtime": return (argument == "_ObjC") != isForLinux
        case "canImport" where isForLinux: return Modules.canImportOnLinux(argument, options)
        case "canImport": return call.arguments.count == 1 ? Modules.canImport(argument, options) : nil
        case "swift": return version(argument).flatMap { $0.number < (6, 0) ? !$0.isBelow : nil }
        // Projects ask for the compiler's version to learn which of Apple's SDKs it came with. Code that can be built with an
        // older compiler has to work with the older SDK, too.
        case "compiler": return version(argument).map { ($0.number < Modules.firstNewerCompiler) != $0.isBelow }
        default: return nil
        }
    }

    /// `>=6.2` or `<6.2` as numbers; nil for other comparisons.
    private func version(_ text: String) -> (number: (Int, Int), isBelow: Bool)? {
        let isBelow = text.hasPrefix("<") && !text.hasPrefix("<=")
        guard isBelow || text.hasPrefix(">=") else { return nil }
        let parts = text.drop { "<>=".contains($0) }.split(separator: ".").map {
            Int($0.filter { !$0.isWhitespace }) ?? 0
        }
        return parts.first.map { (($0, parts.count > 1 ? parts[1] : 0), isBelow) }
    }
}

extension IfConfigDeclSyntax {
    /// The clauses that can be compiled, each with the condition under which it is (nil: always).
    func liveClauses(_ evaluator: ConditionEvaluator) -> [(clause: IfConfigClauseSyntax, condition: String?)] {
        var live: [(IfConfigClauseSyntax, String?)] = []
        var earlier: [String] = []
        for clause in clauses {
            let value = clause.condition.map { evaluator.value($0) } ?? .some(true)
            if value == false { continue }
            let own = value == true ? nil : clause.condition.map(evaluator.decidedText)
            let parts = earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
            live.append((clause, parts.isEmpty ? nil : parts.joined(separator: " && ")))
            if value == true { break }
            if let own { earlier.append(own) }
        }
        return live
    }
}
