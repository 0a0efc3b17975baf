internal import SwiftSyntax

/// Calls of `ForEach`, `Section` and `Group` that stand where only a view can: `LongContentRule` finds them.
///
/// They get SwiftUI's initialisers that make nothing but views. Forms that these don't have stay as they are, and so do all calls in a
/// project that declares such a type or extends it.
enum ViewInitializers {
    private static let marker = "_views: ()"
    private static let elementsMarker = "_viewsOfElements: ()"
    /// What makes an array or the like of any collection, a binding too.
    private static let makingArrays: Set<String> = [
        "Array", "compactMap", "dropFirst", "dropLast", "enumerated", "filter", "flatMap", "map", "prefix", "reversed",
        "shuffled", "sorted", "suffix", "zip",
    ]

    static func markCall(_ call: FunctionCallExprSyntax, in file: FileContext) {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let marks = marks(of: call, named: name, in: file), !isProjectsOwn(name, file.index)
        else { return }
        if let first = call.arguments.first {
            file.insert(marks, at: first.start)
        } else if let paren = call.leftParen {
            file.insert(marks, at: paren.end)
        } else {
            file.insert("(\(marks))", at: call.calledExpression.end)
        }
    }

    /// The text that comes before the call's arguments; nil for a form that has no such initialiser.
    private static func marks(of call: FunctionCallExprSyntax, named name: String, in file: FileContext) -> String? {
        let labels = call.arguments.map { $0.label?.text }
        let closures = call.additionalTrailingClosures.map(\.label.text)
        switch name {
        case "ForEach":
            let data = labels.last == "content" ? Array(labels.dropLast()) : labels
            guard closures.isEmpty, (labels.last == "content") != (call.trailingClosure != nil),
                data == [nil] || data == [nil, "id"]
            else { return nil }
            // The one initialiser with a key path that bindings have no part in.
            let isElements =
                data.count == 2 && call.arguments.first.map { isNoBinding($0.expression, file.index) } == true
            return (isElements ? elementsMarker : marker) + ", "
        case "Group": return labels.isEmpty && closures.isEmpty && call.trailingClosure != nil ? marker : nil
        case "Section":
            guard call.trailingClosure != nil else { return nil }
            if labels.isEmpty {
                let isKnown = [[], ["header"], ["footer"], ["header", "footer"]].contains(closures)
                return isKnown ? marker : nil
            }
            if [["header"], ["footer"], ["header", "footer"]].contains(labels) {
                return closures.isEmpty ? marker + ", " : nil
            }
            guard closures.isEmpty, labels == [nil] || labels == [nil, "isExpanded"] else { return nil }
            return call.arguments.first.map { isPlainText($0.expression) } == true ? "_viewsTitled: " : marker + ", "
        default: return nil
        }
    }

    /// Whether an expression is a literal that makes a key for sure. One with values in it may be a text: keys don't take all of them.
    private static func isPlainText(_ expression: ExprSyntax) -> Bool {
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return false }
        return literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }

    /// Whether an expression can't be a binding to a collection, whatever it is made of. A project's own `filter` may give one.
    private static func isNoBinding(_ expression: ExprSyntax, _ index: ProjectIndex) -> Bool {
        if expression.is(ArrayExprSyntax.self) { return true }
        guard let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map { makingArrays.contains($0) && !index.declaresMember($0) } ?? false
    }

    /// An extension may have an initialiser, which the index doesn't tell. An enumeration of the project's is no reason: there are many
    /// `Section`s whose cases name a list's sections, and none is made of a closure.
    private static func isProjectsOwn(_ name: String, _ index: ProjectIndex) -> Bool {
        index.entries(ofLastName: name).contains { $0.kind != .enumType } || index.declaresOther(name)
    }
}
