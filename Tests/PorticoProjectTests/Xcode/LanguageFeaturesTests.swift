import XCTest

@testable import PorticoProject

final class LanguageFeaturesTests: XCTestCase {
    private func arguments(
        _ values: [String: String] = [:], mode: String = "5", flags: [String] = []
    ) -> [String] {
        var settings = BuildSettings(configuration: "Debug")
        settings.addValues(values)
        return LanguageFeatures.arguments(settings, languageMode: mode, flags: flags)
    }

    private func features(
        _ values: [String: String] = [:], mode: String = "5", flags: [String] = []
    ) -> [String] {
        let made = arguments(values, mode: mode, flags: flags)
        return made.indices.filter { made[$0] == "-enable-upcoming-feature" }.map { made[$0 + 1] }
    }

    /// Xcode's default, also for old projects.
    func testRegularExpressionsBetweenSlashesAreThereUnlessAProjectSaysNo() {
        XCTAssertEqual(features(), ["BareSlashRegexLiterals"])
        XCTAssertEqual(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]), ["BareSlashRegexLiterals"])
        XCTAssertEqual(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]), [])
        XCTAssertEqual(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": ""]), ["BareSlashRegexLiterals"])
        XCTAssertEqual(
            features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], flags: ["-enable-bare-slash-regex"]),
            ["BareSlashRegexLiterals"])
        XCTAssertEqual(LanguageFeatures.ofPlainTargets, ["-enable-upcoming-feature", "BareSlashRegexLiterals"])
    }

    /// What the language mode has anyway isn't asked for: the compiler would warn.
    func testSwift6HasMostOfThem() {
        XCTAssertEqual(arguments(mode: "6"), [])
        XCTAssertEqual(
            Set(features(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"], mode: "6")),
            ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        XCTAssertEqual(arguments(mode: "6", flags: ["-enable-upcoming-feature", "BareSlashRegexLiterals"]), [])
    }

    func testApproachableConcurrencyIsFiveFeatures() {
        let five: Set = [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
            "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
        ]
        let values = ["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]
        XCTAssertEqual(Set(features(values)), five)
        let fewer = values.merging(["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NO"]) { $1 }
        XCTAssertEqual(Set(features(fewer)), five.subtracting(["NonisolatedNonsendingByDefault"]))
    }

    func testASettingOfItsOwnAsksForAFeature() {
        let settings = [
            "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "YES",
            "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "YES",
            "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "MIGRATE",
        ]
        XCTAssertEqual(
            features(settings), ["BareSlashRegexLiterals", "ConciseMagicFile", "InferIsolatedConformances"])
    }

    func testIsolationIsTheMainActors() {
        XCTAssertEqual(
            arguments(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"], mode: "6"), ["-default-isolation", "MainActor"])
        XCTAssertEqual(arguments(["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"], mode: "6"), [])
        XCTAssertEqual(
            arguments(mode: "6", flags: ["-default-isolation", "MainActor"]), ["-default-isolation", "MainActor"])
    }

    /// Names lie in other modules here, and the compiler would miss an import.
    func testChecksAreXcodes() {
        let checks = [
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
            "SWIFT_STRICT_CONCURRENCY": "complete", "SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
        ]
        XCTAssertEqual(features(checks), ["BareSlashRegexLiterals"])
        XCTAssertEqual(
            arguments(
                mode: "6",
                flags: [
                    "-enable-upcoming-feature", "MemberImportVisibility", "-enable-experimental-feature", "Lifetimes",
                    "-Onone",
                ]), ["-enable-experimental-feature", "Lifetimes"])
    }
}
