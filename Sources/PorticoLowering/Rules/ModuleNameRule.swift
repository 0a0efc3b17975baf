internal import SwiftSyntax

/// Names that begin with their module's name find the module that has them here. A type of the project's with a module's name is what
/// its code means.
///
/// Before: `Darwin.round(x)`, `let color: CoreImage.CIColor`, `Foundation.URLSession.shared`
///
/// After:  `Glibc .round(x)`, `let color: UIKit    .CIColor`, `FoundationNetworking.URLSession.shared`
enum ModuleNameRule: LoweringRule {
    static let triggers = names.map { $0 + "." }

    private static let names = Modules.elsewhere.keys.sorted() + ["CoreFoundation", "Foundation"]

    static func apply(to file: FileContext) {
        guard !file.evaluator.isForLinux else { return }
        Visitor(file, near: names.map { $0 + "." }).walk(file.tree)
    }

    /// The types of iOS's Foundation that Linux has in modules beside it.
    private static let besideFoundation: [String: String] = {
        var found: [String: String] = [:]
        for name in [
            "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol",
            "URLAuthenticationChallenge", "URLProtectionSpace", "URLSessionTask", "URLSessionDataTask",
            "URLSessionConfiguration", "HTTPCookie", "HTTPCookieStorage", "NSMutableURLRequest", "NSURLRequest",
            "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate", "URLSessionDataDelegate",
            "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "CachedURLResponse", "URLCredentialStorage",
        ] {
            found[name] = "FoundationNetworking"
        }
        for name in ["XMLParser", "XMLParserDelegate"] { found[name] = "FoundationXML" }
        return found
    }()

    /// Linux's Foundation itself declares these names of Apple's lower modules.
    private static let insideFoundation: [String: Set<String>] = [
        "ObjectiveC": ["NSObject", "NSObjectProtocol"],
        "CoreFoundation": ["CGFloat", "CGPoint", "CGSize", "CGRect"],
    ]

    private static func other(_ module: String, for member: String, _ options: LoweringOptions) -> String? {
        if insideFoundation[module]?.contains(member) == true { return "Foundation" }
        return module == "Foundation" ? besideFoundation[member] : Modules.other(module, options)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let module = node.base?.as(DeclReferenceExprSyntax.self), module.argumentNames == nil {
                replaceModule(module.baseName, before: node.declName.baseName.bare, at: Syntax(node))
            }
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let module = node.baseType.as(IdentifierTypeSyntax.self), module.genericArgumentClause == nil {
                replaceModule(module.name, before: node.name.bare, at: Syntax(node))
            }
            return .visitChildren
        }

        private func replaceModule(_ token: TokenSyntax, before member: String, at node: Syntax) {
            let module = token.text
            guard
                let other = ModuleNameRule.other(module, for: member, file.options),
                !file.options.projectModules.contains(module), !file.index.declares(module)
            else { return }
            // A class has the name of its module: `OSLog.default`, `OSLog.Category`.
            if module == "OSLog", member != "Logger", !member.hasPrefix("OS") { return }
            // `os` and `simd` may be names of values, too.
            if module.first?.isLowercase == true {
                guard member.first?.isUppercase == true || member.hasPrefix(module + "_") || member == "log",
                    file.source.utf8Imports(module), file.localTypes.type(of: module, at: node) == nil
                else { return }
            }
            file.replace(token, with: other)
            // A module's name is known where another module brings it along, as Foundation does with Darwin.
            file.append("import \(other)", needsRuntime: false)
        }
    }
}
