/// The compiler's arguments for what build settings say of the language: upcoming features, experimental ones and isolation.
///
/// A setting that only has the compiler refuse or warn of more (`SWIFT_STRICT_CONCURRENCY`, `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`,
/// `…_MEMBER_IMPORT_VISIBILITY`, …) is left out: what it refuses, Xcode has refused before, and it would be told of declarations that lie in
/// other modules here.
///
/// - From: `TargetReader`
/// - To: `ModuleCompiler.checkingArguments`
enum LanguageFeatures {
    /// A feature of the compiler's, the setting that asks for it, and what asks for it where that setting isn't given.
    private struct Feature {
        enum Fallback { case on, off, approachable }

        var name: String
        var setting: String
        var fallback = Fallback.off
        /// Whether the Swift 6 language mode has it anyway, and warns of one that asks for it.
        var isInSwift6 = true
    }

    private static let features = [
        Feature(name: "BareSlashRegexLiterals", setting: "SWIFT_ENABLE_BARE_SLASH_REGEX", fallback: .on),
        Feature(name: "ConciseMagicFile", setting: "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE"),
        Feature(name: "ForwardTrailingClosures", setting: "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES"),
        Feature(name: "ImplicitOpenExistentials", setting: "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS"),
        Feature(name: "RegionBasedIsolation", setting: "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION"),
        Feature(name: "DynamicActorIsolation", setting: "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION"),
        Feature(
            name: "DisableOutwardActorInference", setting: "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION",
            fallback: .approachable),
        Feature(
            name: "GlobalActorIsolatedTypesUsability",
            setting: "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", fallback: .approachable),
        Feature(
            name: "InferSendableFromCaptures", setting: "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES",
            fallback: .approachable),
        Feature(
            name: "InferIsolatedConformances", setting: "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES",
            fallback: .approachable, isInSwift6: false),
        Feature(
            name: "NonisolatedNonsendingByDefault",
            setting: "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", fallback: .approachable,
            isInSwift6: false),
    ]

    /// Features that only refuse more.
    private static let checks: Set<String> = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "StrictConcurrency",
        "GlobalConcurrency", "DeprecateApplicationMain", "NonfrozenEnumExhaustivity", "ImportObjcForwardDeclarations",
    ]

    /// The arguments that Xcode gives a target whose settings say nothing of the language: a folder of sources is compiled like one.
    static let ofPlainTargets = features.filter { $0.fallback == .on }.flatMap { arguments(for: $0.name) }

    /// - Parameters:
    ///   - languageMode: what `-swift-version` takes.
    ///   - flags: `OTHER_SWIFT_FLAGS`.
    static func arguments(_ settings: BuildSettings, languageMode: String, flags: [String]) -> [String] {
        let isSwift6 = languageMode.hasPrefix("6")
        let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
        let isolation = settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION")
        var result = isolation == "MainActor" ? ["-default-isolation", "MainActor"] : []
        var taken: Set<String> = []
        for feature in features where !(isSwift6 && feature.isInSwift6) {
            let fallback = feature.fallback == .on || feature.fallback == .approachable && isApproachable
            // An empty value is none, and one that moves code to a feature (`MIGRATE`) only warns.
            let value = settings.value(feature.setting) ?? ""
            guard value.isEmpty ? fallback : settings.isOn(feature.setting) else { continue }
            result += arguments(for: feature.name)
            taken.insert(feature.name)
        }
        for (index, flag) in flags.enumerated() {
            guard let written = Self.written(flags, at: index) else { continue }
            let isKnown = features.contains { $0.name == written && $0.isInSwift6 && isSwift6 }
            switch flag {
            case "-enable-upcoming-feature", "-enable-bare-slash-regex":
                if isKnown || checks.contains(written) || written.hasSuffix(":migrate") { continue }
                if taken.insert(written).inserted { result += arguments(for: written) }
            case "-enable-experimental-feature": result += [flag, written]
            case "-default-isolation" where isolation != "MainActor": result += [flag, written]
            default: continue
            }
        }
        return result
    }

    private static func arguments(for feature: String) -> [String] { ["-enable-upcoming-feature", feature] }

    /// The feature, or isolation, that the flag at a place of the list names.
    private static func written(_ flags: [String], at index: Int) -> String? {
        if flags[index] == "-enable-bare-slash-regex" { return "BareSlashRegexLiterals" }
        return index + 1 < flags.count ? flags[index + 1] : nil
    }
}
