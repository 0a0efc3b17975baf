/// One source file to lower.
package struct LoweringInput: Sendable {
    /// Where the file is; diagnostics name it.
    package var path: String
    package var source: String
    /// The module that the file is compiled into; empty where it is not known.
    package var module: String
    /// What `#if NAME` finds defined; nil where only the compiler knows.
    package var conditions: Set<String>?
    /// Whether the file belongs to a package that is built as for Linux: it keeps its Linux branches and its imports.
    package var isForLinux: Bool
    /// Names to which the compiler has another answer than iOS: lowering writes iOS's.
    package var decided: Set<String>
    /// Whether the file's previews are a part of the program, which is made to draw them.
    package var gathersPreviews: Bool

    package init(
        path: String, source: String, module: String = "", conditions: Set<String>? = nil, isForLinux: Bool = false,
        decided: Set<String> = [], gathersPreviews: Bool = false
    ) {
        self.path = path
        self.source = source
        self.module = module
        self.conditions = conditions
        self.isForLinux = isForLinux
        self.decided = decided
        self.gathersPreviews = gathersPreviews
    }

    func evaluator(_ options: LoweringOptions) -> ConditionEvaluator {
        ConditionEvaluator(options: options, conditions: conditions, isForLinux: isForLinux, decided: decided)
    }

    /// What the result of lowering depends on.
    var hash: ContentHash {
        var hash = ContentHash(source)
        hash.combine(
            "\(module)|\(conditions?.sorted().joined(separator: ",") ?? "?")|\(isForLinux)|\(decided.sorted())"
                + (gathersPreviews ? "|previews" : ""))
        return hash
    }
}

/// One source file after lowering.
package struct LoweredFile: Sendable {
    package var path: String
    /// What the compiler gets. Every line of the source keeps its number; registration follows the last line.
    package var text: String
    /// Whether `text` differs from the source: a file that does not needs no overlay.
    package var changed: Bool
    package var diagnostics: [LoweringDiagnostic]
}

/// What a rule could not lower, where, and what to do about it.
package struct LoweringDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
    package enum Severity: String, Sendable, Codable {
        case warning, error
    }

    package var severity: Severity
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String
    package var remedy: String
    /// Whether the rest of the file compiles all the same, so that the compiler can say what else is wrong.
    package var isAlone = false

    /// The same with the line that it is about, as compilers quote it.
    package func described(in source: String?) -> String {
        let lines = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        guard lines.indices.contains(line - 1), column > 0 else { return description }
        let number = String(line)
        let before = lines[line - 1].utf8.prefix(column - 1).map { $0 == UInt8(ascii: "\t") ? "\t" : " " }.joined()
        return """
            \(path):\(line):\(column): \(severity.rawValue): \(message)
            \(number) | \(lines[line - 1])
            \(String(repeating: " ", count: number.count)) | \(before)`- \(severity.rawValue): \(message)
                remedy: \(remedy)
            """
    }

    /// As compilers print it, so that editors find the place.
    package var description: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message)\n    remedy: \(remedy)"
    }
}

/// What lowering needs to know about the build.
package struct LoweringOptions: Sendable, Hashable, Codable {
    /// The modules that the build can import besides Portico's: the project's own and its packages'.
    package var projectModules: Set<String> = []
    /// Whether OpenCombine is there to stand in for Combine.
    package var hasOpenCombine = false
    /// Whether `PorticoNetworking` is there: what Apple's networking has and Linux's has not.
    package var hasNetworking = false
    /// The frameworks beside UIKit that the SDK has, by Apple's names.
    package var frameworks: Set<String> = []
    /// Whether `PorticoXCTest` is there: what Apple's XCTest has and the one on Linux has not.
    package var hasTestSupport = false
    /// The project's modules whose code is the main actor's where it says nothing (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
    package var mainActorModules: Set<String> = []

    package init(
        projectModules: Set<String> = [], hasOpenCombine: Bool = false, hasNetworking: Bool = false,
        frameworks: Set<String> = [], hasTestSupport: Bool = false, mainActorModules: Set<String> = []
    ) {
        self.projectModules = projectModules
        self.hasOpenCombine = hasOpenCombine
        self.hasNetworking = hasNetworking
        self.frameworks = frameworks
        self.hasTestSupport = hasTestSupport
        self.mainActorModules = mainActorModules
    }
}
