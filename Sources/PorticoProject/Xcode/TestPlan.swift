import Foundation

/// A `.xctestplan`: which test targets run, and which of their tests.
struct TestPlan: Equatable {
    struct Target: Equatable {
        var id: String?
        var name: String?
        var skipped: [String] = []
        var selected: [String] = []
        var isParallel = false
    }

    var targets: [Target] = []

    init(file: String, shown: String) throws {
        guard let data = FileManager.default.contents(atPath: file),
            let plan = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
            throw ProjectError(
                shown, "this test plan can't be read as JSON", remedy: "restore it from version control")
        }
        for entry in plan["testTargets"] as? [[String: Any]] ?? [] where entry["enabled"] as? Bool ?? true {
            let target = entry["target"] as? [String: Any]
            targets.append(
                Target(
                    id: target?["identifier"] as? String, name: target?["name"] as? String,
                    skipped: entry["skippedTests"] as? [String] ?? [],
                    selected: entry["selectedTests"] as? [String] ?? [],
                    isParallel: entry["parallelizable"] as? Bool ?? false))
        }
    }

    /// `Class`, `Class/test()` or `Class/test` as a regular expression for `Module.Class/test`.
    static func pattern(_ name: String, module: String) -> String {
        let parts = name.split(separator: "/").map {
            NSRegularExpression.escapedPattern(for: $0.prefix { $0 != "(" } + "")
        }
        let place = "^" + NSRegularExpression.escapedPattern(for: module) + "\\." + parts.joined(separator: "/")
        return place + (parts.count > 1 ? "(\\(.*)?$" : "/")
    }
}
