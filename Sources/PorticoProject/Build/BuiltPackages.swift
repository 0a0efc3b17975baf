import Foundation

/// The packages of an Xcode project as SwiftPM has built them: Swift modules, module maps of C targets, one shared library.
struct BuiltPackages {
    /// SwiftPM's folder of products.
    var folder: String
    /// Folders of C targets.
    var cTargets: [String]

    var library: String { "\(folder)/lib\(XcodePackages.name).so" }

    /// All that goes into the app: the shared library, and those of products that a package's manifest makes dynamic.
    var libraries: [String] { [library] + Self.neededLibraries(by: library, in: folder) }

    /// The libraries in a folder that a program or library there asks the loader for, and those that these ask for, sorted.
    ///
    /// Its name stands in whoever needs a library, with a zero on both sides. What an older build left there is in nobody.
    static func neededLibraries(by file: String, in folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") && $0 != FilePaths.name(file) }
        var (missing, found, files) = (Set(names), Set<String>(), [file])
        while !missing.isEmpty, let next = files.popLast() {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: next), options: .alwaysMapped) else { continue }
            for name in missing where data.range(of: Data("\0\(name)\0".utf8)) != nil {
                missing.remove(name)
                found.insert(name)
                files.append(folder + "/" + name)
            }
        }
        return found.sorted().map { folder + "/" + $0 }
    }

    var compilerArguments: [String] {
        var arguments = ["-I", folder + "/Modules"]
        for target in cTargets {
            let own = target + "/include/module.modulemap"
            let made = "\(folder)/\(FilePaths.name(target)).build/module.modulemap"
            if let map = [own, made].first(where: FilePaths.isFile) {
                arguments += ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I" + target + "/include"]
            }
        }
        return arguments
    }

    /// The linker finds no symbol in a library that a library needs: each is named.
    var linkerArguments: [String] {
        ["-L", folder] + libraries.map { "-l" + FilePaths.name($0).dropFirst("lib".count).dropLast(".so".count) }
    }

    /// Bundles with the resources of packages' targets.
    var resources: [ProjectModel.Resource] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted()
            .map { ProjectModel.Resource(path: folder + "/" + $0, destination: $0) }
    }
}
