internal import SwiftSyntax

/// A view with long content becomes a constant before it is modified. The type checker solves a chain of calls as one expression: a mistake
/// within the content it would look for once for every combination of the modifiers' overloads behind it, which takes minutes.
///
/// Before: `ScrollView { … }.padding().sheet(isPresented: $a) { … }.alert("B", isPresented: $b) { … }`
///
/// After:  `let __part1 = ScrollView { … }; let __part2 = __part1.padding().sheet(isPresented: $a) { … };
///          __part2.alert("B", isPresented: $b) { … }`
///
/// Only where the closure around is sure to be a view builder, or the expression is all of a function: there a `return` follows.
///
/// In the same places `ForEach`, `Section` and `Group` can be nothing but views, and say so: `ForEach(items) { … }` becomes
/// `ForEach(_views: (), items) { … }`. Of their initialisers for rows of tables, tabs, rotors, maps and charts each would be tried with all
/// that is in the closure, and again for each of those around, before a mistake in it is told.
enum LongContentRule: LoweringRule {
    static let triggers = ["some View", "some SwiftUI.View"]

    /// A call of so many line breaks, without what it is called on, is long.
    private static let length = 8

    static func apply(to file: FileContext) {
        guard file.source.utf8Contains("import SwiftUI") else { return }
        Visitor(file, near: triggers).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        private var count = 0

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if isView(node.signature.returnClause?.type), let body = node.body {
                divide(body.statements, attributes: node.attributes, isNamedBody: node.name.text == "body")
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let binding = node.bindings.first, isView(binding.typeAnnotation?.type) else { return .visitChildren }
            let isNamedBody = binding.pattern.trimmedDescription == "body"
            switch binding.accessorBlock?.accessors {
            case .getter(let statements):
                divide(statements, attributes: node.attributes, isNamedBody: isNamedBody)
            case .accessors(let accessors):
                guard let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" }),
                    let body = getter.body
                else { break }
                divide(body.statements, attributes: node.attributes, isNamedBody: isNamedBody)
            default: break
            }
            return .visitChildren
        }

        private func isView(_ type: TypeSyntax?) -> Bool {
            guard let text = type?.trimmedDescription else { return false }
            return LongContentRule.triggers.contains(text)
        }

        private func divide(_ statements: CodeBlockItemListSyntax, attributes: AttributeListSyntax, isNamedBody: Bool) {
            // What stands in one function numbers nothing in another, which is then as it was for whoever compares the two.
            count = 0
            if attributes.first(named: ["ViewBuilder", "SwiftUI.ViewBuilder"]) != nil {
                divideBuilder(statements, isView: true)
            } else if statements.count == 1, let only = statements.first {
                if let result = only.item.as(ReturnStmtSyntax.self) {
                    guard let expression = result.expression else { return }
                    divideChain(expression, isView: true, statement: result.returnKeyword)
                } else if let call = only.item.as(FunctionCallExprSyntax.self) {
                    divideChain(ExprSyntax(call), isView: true, returns: true)
                } else if isNamedBody {
                    divideBuilder(statements, isView: true)
                }
            } else if isNamedBody {
                divideBuilder(statements, isView: true)
            }
        }

        /// The statements of a view builder. One with a `return` isn't transformed, and stays.
        /// - Parameter isView: False where the builder may be one of tabs or of a toolbar.
        private func divideBuilder(_ statements: CodeBlockItemListSyntax, isView: Bool) {
            guard !statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) else { return }
            for statement in statements {
                switch statement.item {
                case .expr(let expression): divideExpression(expression, isView: isView)
                case .stmt(let other):
                    if let inner = other.as(ExpressionStmtSyntax.self) {
                        divideExpression(inner.expression, isView: isView)
                    }
                default: break
                }
            }
        }

        private func divideExpression(_ expression: ExprSyntax, isView: Bool) {
            if let condition = expression.as(IfExprSyntax.self) {
                divideBuilder(condition.body.statements, isView: isView)
                switch condition.elseBody {
                case .ifExpr(let next): divideExpression(ExprSyntax(next), isView: isView)
                case .codeBlock(let block): divideBuilder(block.statements, isView: isView)
                default: break
                }
            } else if let choice = expression.as(SwitchExprSyntax.self) {
                for case .switchCase(let part) in choice.cases { divideBuilder(part.statements, isView: isView) }
            } else if expression.is(FunctionCallExprSyntax.self) {
                divideChain(expression, isView: isView)
            }
        }

        /// - Parameter statement: The `return` in front, which moves to the last part.
        private func divideChain(
            _ expression: ExprSyntax, isView: Bool, returns: Bool = false, statement: TokenSyntax? = nil
        ) {
            let calls = Self.calls(of: expression)
            for call in calls { divideContents(of: call, isView: isView) }
            if isView, let base = calls.first { ViewInitializers.markCall(base, in: file) }
            let cuts = calls.filter { ExprSyntax($0) != expression && isLong($0) }
            guard let base = calls.first, Self.makesView(base), !cuts.isEmpty else { return }
            if let statement { file.blank(from: statement.start, to: expression.start) }
            file.insert("let __part\(count + 1) = ", at: expression.start)
            for (index, call) in cuts.enumerated() {
                count += 1
                let isLast = index == cuts.count - 1
                let next = isLast ? returns || statement != nil ? "return " : "" : "let __part\(count + 1) = "
                file.insert("; \(next)__part\(count)", at: call.end)
            }
        }

        /// The calls of a chain, the innermost first.
        private static func calls(of expression: ExprSyntax) -> [FunctionCallExprSyntax] {
            var calls: [FunctionCallExprSyntax] = []
            var next: ExprSyntax? = expression
            while let one = next {
                if let call = one.as(FunctionCallExprSyntax.self) {
                    calls.append(call)
                    next = call.calledExpression
                } else if let member = one.as(MemberAccessExprSyntax.self) {
                    next = member.base
                } else {
                    next = one.as(PostfixIfConfigExprSyntax.self)?.base
                }
            }
            return calls.reversed()
        }

        /// Whether a chain begins with the initialiser of a type, or with a modifier of the view itself.
        private static func makesView(_ base: FunctionCallExprSyntax) -> Bool {
            var called = base.calledExpression
            if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
            if let member = called.as(MemberAccessExprSyntax.self) { return member.base != nil }
            return called.is(DeclReferenceExprSyntax.self)
        }

        private func isLong(_ call: FunctionCallExprSyntax) -> Bool {
            guard
                call.trailingClosure != nil
                    || call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
            else { return false }
            let newlines = file.utf8[call.calledExpression.end..<call.end].count { $0 == UInt8(ascii: "\n") }
            return newlines >= LongContentRule.length
        }

        /// Divides what stands in a call's view builders.
        private func divideContents(of call: FunctionCallExprSyntax, isView: Bool) {
            let name =
                call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            guard !isProjectsOwn(name) else { return }
            let isContentView = Self.tellingNothing.contains(name) ? false : Self.passing.contains(name) ? isView : true
            if let closure = call.trailingClosure, Self.builders.contains(name) {
                divideBuilder(closure.statements, isView: isContentView)
            }
            let labelled =
                call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
                + call.arguments.compactMap { argument in
                    argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text ?? "", $0) }
                }
            guard Self.builders.contains(name) || Self.labelledBuilders.contains(name) else { return }
            for (label, closure) in labelled where Self.labels.contains(label) {
                divideBuilder(closure.statements, isView: isContentView)
            }
        }

        /// Whether a name of the tables below means something of the project's, of whose closures nothing is known. A modifier that the
        /// project has, too, may be called with a closure that isn't a builder.
        private func isProjectsOwn(_ name: String) -> Bool {
            let index = file.index
            if name.first?.isLowercase == true { return index.declaresMethod(name) }
            return index.declaresOther(name)
                || index.entries(ofLastName: name).contains { $0.kind != .enumType && $0.kind != .extensionOf }
        }

        /// Those whose content may be something else than views, and those whose content is what they are themselves.
        private static let tellingNothing: Set<String> = ["TabView", "toolbar"]
        private static let passing: Set<String> = ["ForEach", "Group", "Section"]

        /// The types and modifiers whose unlabelled closure is a view builder.
        private static let builders: Set<String> = [
            "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group",
            "GroupBox", "HStack", "HSplitView", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
            "List", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker",
            "ScrollView", "ScrollViewReader", "Section", "Tab", "TabView", "TimelineView", "ToolbarItem",
            "ToolbarItemGroup", "VStack", "ViewThatFits", "ZStack",
            "alert", "background", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "mask",
            "navigationDestination", "overlay", "popover", "safeAreaInset", "sheet", "swipeActions", "tabItem",
            "toolbar",
        ]

        /// Those that have view builders with labels, beside actions.
        private static let labelledBuilders: Set<String> = [
            "Button", "ContentUnavailableView", "DatePicker", "Gauge", "Label", "Link", "ProgressView", "ShareLink",
            "Slider", "Stepper", "Toggle",
        ]

        private static let labels: Set<String> = [
            "actions", "content", "currentValueLabel", "description", "destination", "detail", "footer", "header",
            "icon",
            "label", "message", "preview", "sidebar", "title",
        ]
    }
}
