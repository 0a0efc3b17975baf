import Foundation

/// Source files of one module, which are compiled under the same conditions.
package struct SourceGroup: Sendable, Equatable {
    package var module: String
    package var files: [String]
    /// The names that `#if` finds defined; nil where only the compiler knows.
    package var conditions: Set<String>?
    /// What is defined in one configuration only, by its name.
    var configured: [String: Set<String>] = [:]
    /// Names that a manifest defines for some platforms: SwiftPM answers as for Linux, lowering as for iOS.
    package var decided: Set<String> = []
    /// The package's name, lower case; empty for what is no dependency.
    package var package = ""
    /// Whether the files keep their Linux branches, as C code beside them does.
    package var isForLinux = false
}

extension SourceGroup {
    /// Whether a package is built as for Linux: its sources know Linux, or it has C code, which sees Linux in any case; and none of
    /// the sources that are used imports UIKit, or Combine where it is and OpenCombine elsewhere.
    static func knowsLinux(_ files: [String]) -> Bool {
        let suffixes = Set(files.map { ($0 as NSString).pathExtension })
        var found = !suffixes.isDisjoint(with: ["c", "cc", "cpp"]) && suffixes.isDisjoint(with: ["m", "mm"])
        for file in files where file.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            func has(_ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }
            if has("import UIKit") || has("import SwiftUI") { return false }
            // What stands in for Combine on Linux isn't asked: Combine is here, and an app's publishers are of one kind.
            if has("import OpenCombine"), has("import Combine") { return false }
            found = found || has("os(Linux)") || has("canImport(Glibc)") || has("canImport(Darwin)")
        }
        return found
    }
}

extension ProjectModel {
    /// Which dependencies are built as for Linux and which as for iOS, for a person to read.
    func platformNotes(_ options: BuildOptions) -> [String] {
        let groups = sourceGroups(options).filter { !$0.package.isEmpty }
        let names = Set(groups.map(\.package)).sorted()
        return names.map { name in
            let isForLinux = groups.contains { $0.package == name && $0.isForLinux }
            return "the package \(name) is built as for \(isForLinux ? "Linux" : "iOS")"
        }
    }

    /// The sources by modules, with what the options define.
    package func sourceGroups(_ options: BuildOptions) -> [SourceGroup] {
        let debug = options.configuration == .debug ? ["DEBUG"] : []
        switch kind {
        case .folder:
            return [SourceGroup(module: module, files: sources, conditions: Set(options.conditions + debug))]
        case .package, .xcode:
            let own = parts.map {
                SourceGroup(module: $0.module, files: $0.sources, conditions: Set($0.conditions + options.conditions))
            }
            return own
                + packageGroups.map { group in
                    var group = group
                    group.conditions?.formUnion(options.conditions + debug)
                    group.conditions?.formUnion(group.configured[options.configuration.rawValue] ?? [])
                    if options.linuxPackages.contains(where: { $0.lowercased() == group.package }) {
                        group.isForLinux = true
                    }
                    if options.iosPackages.contains(where: { $0.lowercased() == group.package }) {
                        group.isForLinux = false
                    }
                    return group
                }
        }
    }
}
