internal import SwiftSyntax

/// Classes that Foundation on Linux names and doesn't have are replaced by ours. A type of the project's with that name is what its
/// code means. Likewise members in whose place Linux's Foundation tells of the machine, unless the project has a member of that name.
///
/// Before: `let formatter = DateComponentsFormatter(); ProcessInfo.processInfo.operatingSystemVersion`
///
/// After:  `let formatter = _PorticoDateComponentsFormatter(); ProcessInfo.processInfo._porticoSystemVersion`
///
/// Beside `funopen` a place in a file is a number, as Darwin's `fpos_t` is; Linux's is a structure.
enum FoundationNameRule: LoweringRule {
    static let triggers =
        Array(names.keys)
        + [
            "operatingSystemVersion", "isOperatingSystemAtLeast", "streamError", "totalUnitCount", "URLCache(",
            "URLResponse(", "funopen", "timespec", "multipathServiceType",
        ]

    private static let names = [
        "DateComponentsFormatter": "_PorticoDateComponentsFormatter",
        "MeasurementFormatter": "_PorticoMeasurementFormatter",
        "NSCompoundPredicate": "_PorticoCompoundPredicate",
        "NSExpression": "_PorticoExpression",
        "NSComparisonPredicate": "_PorticoComparisonPredicate",
        "PersonNameComponentsFormatter": "_PorticoPersonNameComponentsFormatter",
        "URLProtocol": "_PorticoURLProtocol",
        "MultipathServiceType": "_PorticoMultipathServiceType",
    ]
    /// Those whose module comes with networking, which `ImportRule` brings in.
    private static let networking: Set = ["URLProtocol", "MultipathServiceType", "multipathServiceType"]

    /// What `ProcessInfo` says of the system; a stream's error, whose absence ends the process on Linux, and a progress's number of units,
    /// which ends it when it becomes 0; and a configuration's paths.
    private static let members = [
        "operatingSystemVersion": "_porticoSystemVersion",
        "operatingSystemVersionString": "_porticoSystemVersionString",
        "isOperatingSystemAtLeast": "_porticoIsSystemAtLeast",
        "streamError": "_porticoStreamError",
        "totalUnitCount": "_porticoTotalUnitCount",
        "multipathServiceType": "_porticoMultipathServiceType",
    ]

    /// The times of a file, by Darwin's names.
    private static let fileTimes = ["st_atimespec": "st_atim", "st_mtimespec": "st_mtim", "st_ctimespec": "st_ctim"]

    static func apply(to file: FileContext) {
        let countsPlaces = file.source.utf8Contains("funopen") && !file.evaluator.isForLinux
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            if countsPlaces, token.tokenKind == .identifier("fpos_t") {
                file.replace(token, with: "Int64")
                continue
            }
            if case .identifier(let name) = token.tokenKind, let other = fileTimes[name] {
                let use = token.parent?.as(DeclReferenceExprSyntax.self)
                let isMember = use?.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == use?.id } ?? false
                let isUse = isMember || use.map { Syntax($0).enclosingTypeNames.first == "stat" } ?? false
                if isUse, !file.index.declaresMember(name) { file.replace(token, with: other) }
                continue
            }
            if case .identifier(let name) = token.tokenKind, let other = members[name] {
                rename(token, name, to: other, in: file)
                continue
            }
            if case .identifier(let name) = token.tokenKind, emptyCalls.contains(name) {
                completeEmptyCall(token, name, in: file)
                continue
            }
            guard case .identifier(let name) = token.tokenKind, let other = names[name], !file.index.declares(name),
                name != "URLProtocol" || isPlainProtocolName(token, in: file)
            else {
                continue
            }
            file.replace(token, with: other)
            if !networking.contains(name) { file.needsFoundation = true }
        }
    }

    /// Classes whose initialiser without arguments ends the process on Linux.
    private static let emptyCalls: Set = ["URLCache", "URLResponse", "HTTPURLResponse"]

    /// A cache gets the sizes of the one that is shared, a response becomes one that says nothing.
    private static func completeEmptyCall(_ token: TokenSyntax, _ name: String, in file: FileContext) {
        guard !file.evaluator.isForLinux, !file.index.declares(name),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let call = reference.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == reference.id,
            call.arguments.isEmpty, call.trailingClosure == nil, let opening = call.leftParen
        else { return }
        if name != "URLCache" { return file.replace(token, with: "_Portico" + name) }
        file.insert("memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil", at: opening.end)
    }

    /// Whether `URLProtocol` means the class that an app derives from: not behind a module's name, not in code for Linux, and not among the
    /// parameters of one of `URLProtocolClient`'s methods, which any protocol object may be handed to.
    private static func isPlainProtocolName(_ token: TokenSyntax, in file: FileContext) -> Bool {
        if file.evaluator.isForLinux || token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
            return false
        }
        return !isOfClient(token)
    }

    private static func isOfClient(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node, !current.is(CodeBlockSyntax.self) {
            if let function = current.as(FunctionDeclSyntax.self) { return function.name.text.hasPrefix("urlProtocol") }
            node = current.parent
        }
        return false
    }

    private static func rename(_ token: TokenSyntax, _ name: String, to other: String, in file: FileContext) {
        guard !file.index.declaresMember(name), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
        else { return }
        file.replace(token, with: other)
        if !networking.contains(name) { file.needsFoundation = true }
    }
}
