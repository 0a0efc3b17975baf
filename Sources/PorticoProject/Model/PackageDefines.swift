import Foundation

/// The conditions that a package's manifest defines for `#if` in its targets.
struct PackageDefines: Sendable, Equatable {
    struct Define: Sendable, Equatable {
        var name: String
        /// `debug` or `release`; nil for both.
        var configuration: String?
        /// Empty for all.
        var platforms: [String]
    }

    var targets: [String: [Define]]

    /// Asks SwiftPM where the manifest's text speaks of conditions; nil where it can't say.
    static func readDefines(manifest: String, dump: () throws -> Data) -> PackageDefines? {
        let text = FileManager.default.contents(atPath: manifest) ?? Data()
        guard ["define(", "-D", "unsafeFlags"].contains(where: { text.range(of: Data($0.utf8)) != nil }) else {
            return PackageDefines(targets: [:])
        }
        return try? PackageDefines(dump())
    }

    init(targets: [String: [Define]]) { self.targets = targets }

    /// Reads what `swift package dump-package` prints.
    init(_ data: Data) throws {
        let dump = try JSONDecoder().decode(Dump.self, from: data)
        targets = Dictionary(
            dump.targets.map { target in
                (target.name, (target.settings ?? []).filter { $0.tool == "swift" }.flatMap(\.defines))
            }, uniquingKeysWith: { first, _ in first })
    }

    func applyDefines(to group: inout SourceGroup, target: String) {
        var always: Set<String> = ["SWIFT_PACKAGE"]
        for define in targets[target] ?? [] {
            let isForIOS = define.platforms.isEmpty || define.platforms.contains("ios")
            let isForLinux = define.platforms.isEmpty || define.platforms.contains("linux")
            if isForIOS != isForLinux, !group.isForLinux { group.decided.insert(define.name) }
            guard group.isForLinux ? isForLinux : isForIOS else { continue }
            if let configuration = define.configuration {
                group.configured[configuration, default: []].insert(define.name)
            } else {
                always.insert(define.name)
            }
        }
        group.conditions = always
    }

    /// The parts of the dump that matter here.
    private struct Dump: Decodable {
        struct Target: Decodable {
            var name: String
            var settings: [Setting]?
        }
        struct Setting: Decodable {
            struct Condition: Decodable {
                var config: String?
                var platformNames: [String]?
            }
            var tool: String
            var kind: [String: Payload]
            var condition: Condition?

            var defines: [Define] {
                let flags = kind["unsafeFlags"]?.texts ?? []
                let named = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
                let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
                return ((kind["define"]?.texts ?? []) + named + joined).map {
                    Define(name: $0, configuration: condition?.config, platforms: condition?.platformNames ?? [])
                }
            }
        }
        /// A text or a list of them; what else settings hold defines nothing.
        struct Payload: Decodable {
            var texts: [String]

            private enum Key: String, CodingKey { case first = "_0" }

            init(from decoder: any Decoder) throws {
                let values = try? decoder.container(keyedBy: Key.self)
                if let text = try? values?.decode(String.self, forKey: .first) {
                    texts = [text]
                } else {
                    texts = (try? values?.decode([String].self, forKey: .first)) ?? []
                }
            }
        }
        var targets: [Target]
    }
}
