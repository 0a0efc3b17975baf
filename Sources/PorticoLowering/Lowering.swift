import Foundation
import Glibc
internal import SwiftSyntax

/// Turns iOS source files, as they are, into Swift that builds without Objective-C.
///
/// First every file's declarations are read, so that a rule can look beyond its file; then each file goes through the
/// rules. Both results are cached by content: an unchanged project costs one pass over its bytes.
///
/// - From: `portico`, with the files of an app or package.
/// - To: the overlay that maps each path to its lowered text.
package final class Lowering: Sendable {
    /// The version of the rules. A change of what lowering writes must change it, or caches keep the old text.
    static let version = "35"

    /// The rules, in the order in which they see a file. They do not see each other's edits.
    static var rules: [any LoweringRule.Type] {
        [
            ConditionRule.self, AvailabilityRule.self, ImportRule.self, ModuleNameRule.self, EntryPointRule.self,
            ObjCAttributeRule.self,
            InterfaceBuilderRule.self,
            SelectorExpressionRule.self, KeyPathExpressionRule.self, ManagedPropertyRule.self,
            ManagedMethodRule.self,
            OptionalRequirementRule.self,
            OptionalCallRule.self, OptionalTraitRule.self, ExtensionOverrideRule.self, ExchangeableMethodRule.self,
            ObjectOverrideRule.self,
            ObjectLiteralRule.self, MacroRule.self, AnimatableRule.self, PreviewRule.self, ModelRule.self,
            QueryRule.self, TipRule.self,
            ChangeActionRule.self, LongContentRule.self, FloatMemberRule.self,
            UnappliedInitializerRule.self, OwnInitializerRule.self, UnappliedFulfillRule.self,
            ClassObjectRule.self,
            ClassDescriptionRule.self, ObjectMemberRule.self, ObservingRule.self, TimerRule.self,
            FoundationNameRule.self, AwaitedDelegateRule.self, ResponseDispositionRule.self,
            CollectedMetricsRule.self, RectangleRule.self, AttributeNameRule.self,
            TableCastRule.self, SnapshotCastRule.self, FontCastRule.self, StreamKeyRule.self, UnmanagedTextRule.self,
            ErrorCastRule.self, TestClassRule.self, TestIsolationRule.self, SpecDiscoveryRule.self,
            RegistrationRule.self,
        ]
    }

    private let cache: LoweringCache?
    let options: LoweringOptions

    /// - Parameter cacheDirectory: where results are kept between runs; nil keeps none.
    package init(cacheDirectory: String?, options: LoweringOptions = LoweringOptions()) {
        cache = cacheDirectory.map { LoweringCache(directory: $0, salt: Self.salt(options)) }
        self.options = options
    }

    private static func salt(_ options: LoweringOptions) -> String {
        var hash = ContentHash(version)
        hash.combine(options.projectModules.sorted().joined(separator: ","))
        hash.combine(options.frameworks.sorted().joined(separator: ","))
        hash.combine("\(options.hasOpenCombine)|\(options.hasNetworking)|\(options.hasTestSupport)")
        hash.combine(options.mainActorModules.sorted().joined(separator: ","))
        return hash.description
    }

    /// Lowers the files of one project together. The results are in the order of `files`.
    package func lower(files: [LoweringInput]) throws -> [LoweredFile] {
        let hashes = parallelMap(files) { $0.hash.description }
        let known = cache?.summaries() ?? [:]
        let (options, cache) = (options, cache)
        let work = Array(zip(files, hashes))
        let scanned = parallelMap(work) { file, hash -> Scanned in
            if let summary = known[hash] { return Scanned(summary: summary, tree: nil) }
            return Self.scan(file, options)
        }
        let index = ProjectIndex(scanned.map(\.summary))
        let lowered = parallelMap(Array(zip(work, scanned))) { item, scanned -> LoweredFile in
            let (file, hash) = item
            let key = "\(hash)-\(index.hash)-\(ContentHash(file.path))"
            if let cached = cache?.result(key, path: file.path, source: file.source) { return cached }
            if scanned.tree == nil, let problem = SourceBounds.problem(in: file.source) {
                return Self.refusal(of: file, problem)
            }
            let result = Self.lower(
                file, tree: scanned.tree ?? parseSource(file.source), index: index, options: options)
            cache?.store(result, key)
            return result
        }
        if let cache {
            let summaries = Dictionary(zip(hashes, scanned.map(\.summary)), uniquingKeysWith: { first, _ in first })
            try cache.store(summaries, known: known)
            try cache.flush()
        }
        return lowered
    }

    static func refusal(
        of file: LoweringInput, _ problem: (line: Int, column: Int, message: String)
    ) -> LoweredFile {
        let error = LoweringDiagnostic(
            severity: .error, path: file.path, line: problem.line, column: problem.column, message: problem.message,
            remedy: "close the brackets, or take the expression apart")
        return LoweredFile(path: file.path, text: file.source, changed: false, diagnostics: [error])
    }

    struct Scanned: @unchecked Sendable {
        let summary: FileSummary
        let tree: SourceFileSyntax?
    }

    /// What a file declares. What can't be parsed is not: its error comes with the results.
    static func scan(_ file: LoweringInput, _ options: LoweringOptions) -> Scanned {
        let tree = SourceBounds.problem(in: file.source) == nil ? parseSource(file.source) : nil
        var summary = SummaryScan.summary(
            of: tree ?? parseSource(""), module: file.module, file.evaluator(options))
        summary.exchangesMethods = ExchangeableMethodRule.exchanges(file.source)
        return Scanned(summary: summary, tree: tree)
    }

    static func lower(
        _ file: LoweringInput, tree: SourceFileSyntax, index: ProjectIndex, options: LoweringOptions
    ) -> LoweredFile {
        let context = FileContext(file, tree: tree, index: index, options: options)
        // What Linux's own branches import is there.
        let rules = Self.rules.filter { !file.isForLinux || $0 != ImportRule.self && $0 != FoundationNameRule.self }
        for rule in rules where rule.triggers.isEmpty || rule.triggers.contains(where: file.source.utf8Contains) {
            rule.apply(to: context)
        }
        let text = context.finish()
        return LoweredFile(
            path: file.path, text: text, changed: text != file.source, diagnostics: context.diagnostics)
    }
}

/// `transform` of each element, in order, on all cores.
func parallelMap<T: Sendable, R: Sendable>(_ items: [T], _ transform: @Sendable (T) -> R) -> [R] {
    guard items.count > 1 else { return items.map(transform) }
    return [R](unsafeUninitializedCapacity: items.count) { buffer, count in
        nonisolated(unsafe) let base = buffer.baseAddress!
        DispatchQueue.concurrentPerform(iterations: items.count) { i in
            (base + i).initialize(to: transform(items[i]))
        }
        count = items.count
    }
}

extension String {
    /// Whether an import of the module or of a part of it is written: `import UIKit`, and not `import UIKitExtras`.
    func utf8Imports(_ module: String) -> Bool {
        utf8Search("import " + module) { byte in
            byte.map { !(Character(UnicodeScalar($0)).isLetter || (0x30...0x39).contains($0) || $0 == 0x5f) } ?? true
        }
    }

    /// Whether the bytes of `other` occur; much cheaper than a search by characters.
    func utf8Contains(_ other: String) -> Bool { utf8Search(other) { _ in true } }

    /// - Parameter mayFollow: whether the byte behind it lets it count; nil at the end.
    private func utf8Search(_ other: String, _ mayFollow: (UInt8?) -> Bool) -> Bool {
        var (text, other) = (self, other)
        return text.withUTF8 { text in
            other.withUTF8 { other in
                guard let first = other.first, let base = text.baseAddress else { return other.isEmpty }
                var from = 0
                while text.count - from >= other.count,
                    let found = memchr(base + from, Int32(first), text.count - from - other.count + 1)
                {
                    from = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
                    guard memcmp(found, other.baseAddress!, other.count) == 0 else { continue }
                    let end = from - 1 + other.count
                    if mayFollow(end < text.count ? text[end] : nil) { return true }
                }
                return false
            }
        }
    }
}
