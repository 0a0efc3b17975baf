internal import SwiftSyntax

/// Imports find the module that has their contents here.
///
/// Before:
/// ```swift
/// import UIKit.UIGestureRecognizerSubclass
/// import Darwin
/// import os.log
/// import Foundation    // and URLSession used below
/// import MapKit
/// ```
/// After:
/// ```swift
/// import UIKit
/// import Glibc
/// import PorticoFoundation
/// import Foundation; import PorticoFoundation; import FoundationNetworking
/// import MapKit        // error: there is no module MapKit here
/// ```
enum ImportRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        if file.source.utf8Contains("import") {
            let visitor = Visitor(file)
            visitor.walk(file.tree)
            visitor.addFoundationPartsOfFramework()
        }
        // Apple's C library brings the lock along, Linux's doesn't.
        if file.source.utf8Contains("os_unfair_lock"), !file.index.declares("os_unfair_lock") {
            file.needsRuntime = true
        }
        addUIKit(file)
    }

    /// A framework's umbrella header or an app's bridging header shows UIKit to every file. One that needs it gets the import,
    /// unless no file of the module imports UIKit: that module has no such header, and Apple's compiler finds no UIKit either.
    private static func addUIKit(_ file: FileContext) {
        let source = file.source
        guard file.index.modulesWithUIKit.contains(file.module) else { return }
        guard !["UIKit", "XCTest"].contains(where: source.utf8Imports) else { return }
        let brings = ["Foundation", "CoreGraphics", "QuartzCore"].contains(where: source.utf8Imports)
        if uikitNames.contains(where: source.utf8Contains), namesAny(of: uikitNames, file.tree) {
            return file.append("import UIKit")
        }
        if brings { return }
        let used = foundationNames.filter { source.utf8Contains($1) && namesAny(of: [$1], file.tree, orUIKits: false) }
        guard !used.isEmpty else { return }
        let shared = sharedNames.filter { source.utf8Contains($0) && file.index.declares($0) }
        guard !shared.isEmpty, namesAny(of: shared, file.tree, orUIKits: false) else {
            return file.append("import UIKit")
        }
        // Foundation has a name, too, that one of the project's modules gives the file: it gets those that it needs alone.
        for (kind, name) in used { file.append("import \(kind) Foundation.\(name)", needsRuntime: false) }
    }

    /// Names of Foundation's that libraries give to types of their own.
    private static let sharedNames = [
        "Predicate", "Expression", "Operation", "Unit", "Measurement", "Dimension", "Notification", "Process", "Host",
        "Port", "Stream", "Progress", "Formatter", "Scanner", "Timer", "Thread",
    ]

    private static let uikitNames = [
        "UI", "CALayer", "CATransform3D", "CAMediaTimingFunction", "CABasicAnimation", "NSLayoutConstraint", "CGColor",
        "CGAffineTransform", "CGVector", "NSTextAlignment",
    ]
    private static let foundationNames = [
        ("struct", "CGFloat"), ("struct", "CGPoint"), ("struct", "CGSize"), ("struct", "CGRect"),
        ("typealias", "TimeInterval"),
    ]

    /// Whether an identifier of the code is one of the names, or begins with `UI` as UIKit's do.
    private static func namesAny(of names: [String], _ tree: SourceFileSyntax, orUIKits: Bool = true) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            if orUIKits, name.hasPrefix("UI"), name.count > 3 {
                let rest = Array(name.dropFirst(2).prefix(2))
                return rest[0].isUppercase && rest[1].isLowercase
            }
            return name != "UI" && names.contains(name)
        }
    }

    private static let networking = [
        "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential", "URLProtocol",
        "URLAuthenticationChallenge", "URLProtectionSpace", "CachedURLResponse", "NSURLAuthenticationMethod",
        "NSURLSessionDownloadTaskResumeData", "networkUnavailableReason", "tls_protocol_version_t", "SecTrust",
        "NSURLErrorNetworkUnavailableReasonKey", "multipathServiceType",
    ]
    /// Foundation brings Combine along on iOS: a file that names its types, and whose project has none of that name, gets it.
    private static func wantsCombine(_ file: FileContext) -> Bool {
        guard !file.imports("Combine") else { return false }
        if [".publisher(for: ", "NotificationCenter.Publisher", ".dataTaskPublisher("].contains(
            where: file.source.utf8Contains)
        {
            return true
        }
        let named = combine.filter { file.source.utf8Contains($0) && !file.index.declares($0) }
        guard !named.isEmpty else { return false }
        return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { named.contains(name) } else { false }
        }
    }
    private static let combine = [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    /// Foundation brings Security along on iOS: a file that names its keys, functions or types, and whose project has none of that name,
    /// gets it.
    private static func wantsSecurity(_ file: FileContext) -> Bool {
        guard file.options.frameworks.contains("Security"), !file.options.projectModules.contains("Security"),
            !file.imports("Security"), security.contains(where: file.source.utf8Contains)
        else { return false }
        return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            // A member of Foundation's that gives one of Security's objects.
            if name == "serverTrust" { return true }
            guard let beginning = security.first(where: { $0 != "serverTrust" && name.hasPrefix($0) }) else {
                return false
            }
            let next = name.dropFirst(beginning.count).first
            // `kSecret` is somebody else's.
            guard next.map(\.isUppercase) ?? !beginning.hasSuffix("Sec") else { return false }
            return !file.index.declares(name) && !file.index.declaresMember(name)
        }
    }
    private static let security = [
        "kSec", "errSec", "SecItem", "SecKey", "SecRandom", "SecCertificate", "SecTrust", "SecIdentity", "SecPolicy",
        "SecAccessControl", "SecCopyErrorMessageString", "serverTrust", "SSLContext", "SSLGet", "SSLCopy",
    ]

    /// Beside StoreKit a file sees the notification centre's types on iOS without an import of their own.
    private static func wantsUserNotifications(_ file: FileContext) -> Bool {
        guard file.source.utf8Imports("StoreKit"), !file.imports("UserNotifications"),
            file.source.utf8Contains("UNUserNotificationCenter"), !file.index.declares("UNUserNotificationCenter"),
            !file.options.projectModules.contains("UserNotifications")
        else { return false }
        return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier("UNUserNotificationCenter") = token.tokenKind { true } else { false }
        }
    }

    /// What Core Foundation has on iOS and Core Graphics has here.
    private static let coreFoundation = [
        "CFTimeInterval", "CFAbsoluteTime", "CFString", "CFArray", "CFDictionary", "CFURL", "CFData", "CFIndex",
        "CFTypeRef",
        "CFTypeID", "CFError", "CFPropertyList", "CGAffineTransform", "CGVector", "CFGetTypeID", "GetTypeID()",
        "CFNumber",
        "CFBoolean", "CFNull", "kCFNull", "CFNotification", "CFEqual", "CFHash", "CFUUID", "CFPreferences",
        "kCFPreferences",
        "CFOptionFlags", "kCFAbsoluteTime", "kCFCoreFoundationVersionNumber", "CFMutable", "CFDate", "CFSet",
        "CFCopyDescription",
    ]
    /// What iOS has in Foundation and UIKit has here: a file that names it sees that and nothing else of UIKit.
    private static func uikitsFoundation(_ file: FileContext) -> [String] {
        [
            ("class", "NSUserActivity"), ("protocol", "NSUserActivityDelegate"), ("class", "UndoManager"),
            ("let", "NSUndoCloseGroupingRunLoopOrdering"), ("let", "NSUndoManagerGroupIsDiscardableKey"),
            ("func", "mach_absolute_time"), ("func", "mach_timebase_info"), ("struct", "mach_timebase_info_data_t"),
        ].filter { _, name in
            file.source.utf8Contains(name) && !file.index.declares(name)
                && namesAny(of: [name], file.tree, orUIKits: false)
        }.map { "\($0) UIKit.\($1)" }
    }
    /// The module that has one of Foundation's types here, where Linux's Foundation hasn't: a file may import it alone.
    private static func otherFoundation(of name: String) -> String? {
        if ["NSUserActivity", "NSUserActivityDelegate", "UndoManager"].contains(name) { return "UIKit" }
        return porticoFoundation.contains(name) ? "PorticoFoundation" : nil
    }
    private static let porticoFoundation: Set = [
        "FileWrapper", "ListFormatter", "LocalizedStringResource", "NSDataDetector", "NSException",
        "NSExtensionContext", "NSExtensionItem", "NSFileAccessIntent", "NSFileCoordinator", "NSFilePresenter",
        "NSFileVersion",
        "NSHashTable", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting",
        "NSKeyValueObservation", "NSLinguisticTagger", "NSMapTable", "NSMetadataItem", "NSMetadataQuery",
        "NSPointerFunctions", "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter", "ValueTransformer",
    ]
    /// What Foundation, UIKit and SwiftUI bring along.
    private static let observation = [
        "@Observable", "withObservationTracking", "@ObservationIgnored", "@ObservationTracked",
    ]
    /// What UIKit brings along of Core Image and isn't in Core Graphics here.
    private static let coreImage = ["CIFilter", "CIVector", "CIDetector", "applyingFilter"]
    /// Names of Apple's Dispatch that lie beside Foundation here.
    private static let dispatch = [
        "asyncUnsafe", "asyncAfterUnsafe", "makeFileSystemObjectSource", "makeProcessSource",
        "makeMemoryPressureSource",
    ]
    private static let xml = ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]
    private final class Visitor: LiveVisitor {
        private var guarded: Set<String> = []
        private var foundationDone = false
        /// The first framework besides UIKit and SwiftUI that the file imports: all bring Foundation along.
        private var framework: ImportDeclSyntax?

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            for (clause, _) in node.liveClauses(file.evaluator) {
                let condition = clause.condition?.trimmedDescription ?? ""
                let before = guarded
                for module in Modules.absent where condition.contains("canImport(\(module))") { guarded.insert(module) }
                if let elements = clause.elements { walk(elements) }
                guarded = before
            }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let module = node.path.first?.name.text, !file.options.projectModules.contains(module) else {
                return .skipChildren
            }
            if let other = Modules.other(module, file.options) {
                if module == "Combine", !file.options.hasOpenCombine, guarded.contains(module) { return .skipChildren }
                file.replace(from: node.importKindSpecifier?.start ?? node.path.start, to: node.path.end, with: other)
            } else if Modules.isAbsent(module, file.options), !guarded.contains(module) {
                file.error(
                    "there is no module '\(module)' in Portico", at: node.path,
                    remedy:
                        "put the import and its uses inside '#if canImport(\(module))', or leave the file out; \(Modules.page)"
                )
            } else if module == "XCTest" {
                // On iOS it brings UIKit along.
                insertImports(
                    (file.importsUIKit ? [] : ["UIKit"]) + (file.options.hasTestSupport ? ["PorticoXCTest"] : []),
                    after: node)
                // And with UIKit, Foundation and what that brings.
                addFoundationParts(node, "UIKit")
            } else if module == "CoreFoundation", !file.evaluator.isForLinux,
                !file.source.utf8Contains("CoreFoundation.")
            {
                // Linux has one, whose functions ours have the names of and whose types aren't those of Foundation.
                file.replace(
                    from: node.importKindSpecifier?.start ?? node.path.start, to: node.path.end, with: "CoreGraphics")
                insertImports(["Foundation"], after: node)
                addFoundationParts(node, "Foundation")
            } else if module == "UIKit" || module == "Foundation" || module == "CoreGraphics" || module == "QuartzCore"
            {
                if node.importKindSpecifier == nil, node.path.count > 1 {
                    file.replace(node.path, with: module)
                } else if module == "Foundation", let name = node.path.dropFirst().first?.name.text,
                    let other = ImportRule.otherFoundation(of: name)
                {
                    file.replace(node.path, with: "\(other).\(name)")
                }
                if module == "UIKit" || module == "Foundation" { addFoundationParts(node, module) }
            } else if module == "Dispatch" {
                // Part of what Apple's has lies beside Foundation here.
                if ImportRule.dispatch.contains(where: file.source.utf8Contains),
                    !["Foundation", "UIKit", "SwiftUI"].contains(where: file.source.utf8Imports)
                {
                    insertImports(["PorticoFoundation"], after: node)
                }
            } else if module == "CoreFoundation" {
                // Its numbers, points and rectangles are Foundation's here.
                if !["Foundation", "UIKit", "SwiftUI"].contains(where: file.source.utf8Imports) {
                    addFoundationParts(node, "Foundation", besides: ["Foundation"])
                }
            } else if file.options.frameworks.contains(module) {
                // Submodules, as `CoreImage.CIFilterBuiltins`, are parts of their module here.
                if node.importKindSpecifier == nil, node.path.count > 1 { file.replace(node.path, with: module) }
                if module == "SwiftUI" {
                    addFoundationParts(node, module)
                } else if framework == nil {
                    framework = node
                }
                // What a framework has for SwiftUI lies in a module of its own, which Apple's compiler imports with the two.
                addViews(of: module, node)
            } else if module == "PorticoSnapshotTesting" {
                addViews(of: module, node)
            }
            return .skipChildren
        }

        private func addViews(of module: String, _ node: ImportDeclSyntax) {
            let both = "_\(module)_SwiftUI"
            guard file.options.frameworks.contains(both), file.source.utf8Imports("SwiftUI") else { return }
            insertImports([both], after: node)
        }

        /// A file that imports neither Foundation nor UIKit gets the parts of Foundation that it names.
        func addFoundationPartsOfFramework() {
            guard let framework, let module = framework.path.first?.name.text else { return }
            addFoundationParts(framework, module)
        }

        /// Foundation is in three parts on Linux; the file gets those that it names.
        private func addFoundationParts(_ node: ImportDeclSyntax, _ module: String, besides modules: [String] = []) {
            guard !foundationDone else { return }
            foundationDone = true
            var parts = modules
            if ImportRule.networking.contains(where: file.source.utf8Contains) {
                parts += ["FoundationNetworking"] + (file.options.hasNetworking ? ["PorticoNetworking"] : [])
            }
            if ImportRule.xml.contains(where: file.source.utf8Contains) { parts.append("FoundationXML") }
            // What Apple's Foundation brings and Linux's does not.
            if module == "Foundation", !file.importsUIKit {
                parts.append("PorticoFoundation")
                if ImportRule.coreFoundation.contains(where: file.source.utf8Contains) { parts.append("CoreGraphics") }
                parts += ImportRule.uikitsFoundation(file)
                // The one of the other is UIKit's here, and a compiler may see members of imported modules alone.
                if file.source.utf8Contains(" AttributedString"), file.source.utf8Contains("NSAttributedString(") {
                    parts.append("class UIKit.NSTextStorage")
                }
            }
            if ImportRule.observation.contains(where: file.source.utf8Contains) {
                parts.append("Observation")
            }
            if module == "UIKit" || file.importsUIKit, file.options.frameworks.contains("CoreImage"),
                !file.imports("CoreImage"),
                ImportRule.coreImage.contains(where: { file.source.utf8Contains($0) && !file.index.declares($0) })
            {
                parts.append("CoreImage")
            }
            if ImportRule.wantsSecurity(file) { parts.append("Security") }
            if ImportRule.wantsUserNotifications(file) { parts.append("UserNotifications") }
            if file.options.hasOpenCombine, ImportRule.wantsCombine(file) { parts.append("PorticoCombine") }
            insertImports(parts, after: node)
        }

        /// Imports what comes with a module for as many as see the module: `public import Foundation; public import PorticoFoundation`.
        private func insertImports(_ modules: [String], after node: ImportDeclSyntax) {
            guard !modules.isEmpty else { return }
            let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
            file.insert(modules.map { "; \(access)import \($0)" }.joined(), at: node.end)
        }
    }
}
