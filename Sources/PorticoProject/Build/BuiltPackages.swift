import Foundation

/// The packages of an Xcode project as SwiftPM has built them: Swift modules, module maps of C targets, one shared library.
struct BuiltPackages {
    /// SwiftPM's folder of products.
    var folder: String
    /// Folders of C targets.
    var cTargets: [String]

    var library: String { "\(folder)/lib\(XcodePackages.name).so" }

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

    var linkerArguments: [String] { ["-L", folder, "-l" + XcodePackages.name] }

    /// Bundles with the resources of packages' targets.
    var resources: [ProjectModel.Resource] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted()
            .map { ProjectModel.Resource(path: folder + "/" + $0, destination: $0) }
    }
}
