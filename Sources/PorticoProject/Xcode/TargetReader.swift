import Foundation

/// Reads one target: its settings, the files of its phases, and what it depends on.
struct TargetReader {
    let file: XcodeProject
    let target: XcodeTarget
    let settings: BuildSettings
    /// The folder that messages show paths relative to.
    let root: String
    private(set) var module: BuildModule
    private(set) var notes: [String] = []
    /// Objective-C files, which aren't compiled.
    private(set) var objectiveC: [String] = []
    private(set) var scripts: [ScriptPhase] = []
    /// Sources that are nowhere, as messages show them.
    private(set) var missingSources: [String] = []
    /// Products of other targets that are linked or copied, by file name: `Shapes.framework`.
    private(set) var linked: [String] = []
    private var takenFiles: Set<String> = []

    init(_ file: XcodeProject, _ target: XcodeTarget, configuration: String, products: String, root: String) throws {
        self.file = file
        self.target = target
        self.root = root
        var notes: [String] = []
        settings = Self.settings(file, target, configuration: configuration, products: products, root: root, &notes)
        self.notes = notes
        let name = settings.value("PRODUCT_NAME").flatMap { $0.isEmpty ? nil : $0 } ?? target.name
        let kind: BuildModule.Product =
            switch target.kind {
            case .application: .application
            case .framework: .framework
            case .bundle: .bundle
            default: .staticLibrary
            }
        module = BuildModule(
            name: name, module: ProjectModel.identifier(from: settings.value("PRODUCT_MODULE_NAME") ?? name),
            product: kind)
        readSettings()
        try readSynchronizedFolders()
        for phase in target.phases { readPhase(phase) }
        linked += frameworkFlags()
        module.sources = Set(module.sources).sorted()
        module.headerFolders = module.cSources.isEmpty && module.bridgingHeader == nil ? [] : try headerFolders()
    }

    /// Objective-C is what keeps a module from being whole; a target of nothing else makes no module.
    var isObjectiveCOnly: Bool { module.sources.isEmpty && !objectiveC.isEmpty }

    // MARK: Settings

    static func settings(
        _ file: XcodeProject, _ target: XcodeTarget, configuration: String, products: String, root: String,
        _ notes: inout [String]
    ) -> BuildSettings {
        let own = file.configuration(target.configurations, named: configuration)
        let whole = file.configuration(file.text(file.root, "buildConfigurationList"), named: configuration)
        let name = own.flatMap { file.text($0, "name") } ?? configuration
        var settings = BuildSettings(configuration: name)
        settings.addValues(defaults(file, target, configuration: name, products: products))
        for id in [whole, own].compactMap({ $0 }) {
            if let path = baseConfiguration(id, in: file) {
                let config = XCConfig(path, root: root)
                notes += config.notes
                settings.addLevel(config.level)
            }
            settings.addLevel(BuildSettings.level(file.table(id, "buildSettings")))
        }
        return settings
    }

    private static func baseConfiguration(_ id: XcodeProject.ID, in file: XcodeProject) -> String? {
        if let reference = file.text(id, "baseConfigurationReference") { return file.filePath(reference) }
        guard let anchor = file.text(id, "baseConfigurationReferenceAnchor").flatMap(file.filePath),
            let path = file.text(id, "baseConfigurationReferenceRelativePath")
        else { return nil }
        return DiskNames.path(FilePaths.absolute(path, in: anchor))
    }

    private static func defaults(
        _ file: XcodeProject, _ target: XcodeTarget, configuration: String, products: String
    ) -> [String: String] {
        let region = file.text(file.root, "developmentRegion") ?? "en"
        let package = [XcodeTarget.Kind.framework: "FMWK", .bundle: "BNDL"].first { $0.key == target.kind }?.value
        return [
            "SRCROOT": file.folder, "SOURCE_ROOT": file.folder, "PROJECT_DIR": file.folder, "PROJECT_NAME": file.name,
            "PROJECT_FILE_PATH": file.path, "TARGET_NAME": target.name, "TARGETNAME": target.name,
            "CONFIGURATION": configuration, "ACTION": "build", "PLATFORM_NAME": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64",
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_IDENTIFIER": "app.$(PRODUCT_NAME:rfc1034identifier)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": package ?? "APPL",
            "DEVELOPMENT_LANGUAGE": region == "English" ? "en" : region,
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "SWIFT_VERSION": "5.0",
            "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "WRAPPER_EXTENSION": "app", "WRAPPER_NAME": "$(PRODUCT_NAME).app",
            "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)", "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(WRAPPER_NAME)",
            "BUILD_DIR": products, "BUILT_PRODUCTS_DIR": products, "TARGET_BUILD_DIR": products,
            "CONFIGURATION_BUILD_DIR": products, "DERIVED_FILE_DIR": products + "/Derived",
            "TEMP_DIR": products + "/Temporary", "OBJROOT": products, "SYMROOT": products,
        ]
    }

    private mutating func readSettings() {
        let version = settings.value("SWIFT_VERSION") ?? "5"
        module.languageMode =
            version.hasPrefix("4.2")
            ? "4.2" : version.hasPrefix("4") || version.hasPrefix("3") ? "4" : version.hasPrefix("6") ? "6" : "5"
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        module.conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.conditions(flags)
        module.definitions = settings.words("GCC_PREPROCESSOR_DEFINITIONS")
        module.flags = LanguageFeatures.arguments(settings, languageMode: module.languageMode, flags: flags)
        let level = settings.value("SWIFT_OPTIMIZATION_LEVEL")
        module.isOptimized = level.map { $0 != "-Onone" } ?? (settings.configuration.lowercased() == "release")
        if let header = settings.value("SWIFT_OBJC_BRIDGING_HEADER"), !header.isEmpty {
            let path = DiskNames.path(FilePaths.absolute(header, in: file.folder))
            if FilePaths.isFile(path) {
                module.bridgingHeader = path
            } else {
                notes.append("\(target.name): its bridging header \(header) doesn't exist")
            }
        }
        module.writtenInfo = file.infoPlist(of: target.id)
        if module.writtenInfo == nil, let plist = settings.value("INFOPLIST_FILE"), !plist.isEmpty {
            let path = DiskNames.path(FilePaths.absolute(plist, in: file.folder))
            if FilePaths.isFile(path) {
                module.infoPlist = path
            } else {
                notes.append("\(target.name): its Info.plist (\(plist)) doesn't exist; a plain one is made")
            }
        }
        module.settings = settings.all
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            module.generatedInfo = settings.values(withPrefix: "INFOPLIST_KEY_")
        }
    }

    private static func conditions(_ flags: [String]) -> [String] {
        var result: [String] = []
        for (index, flag) in flags.enumerated() {
            if flag == "-D", index + 1 < flags.count { result.append(flags[index + 1]) }
            if flag.hasPrefix("-D"), flag.count > 2 { result.append(String(flag.dropFirst(2))) }
        }
        return result
    }

    // MARK: Phases

    private mutating func readPhase(_ phase: XcodeProject.ID) {
        switch file.kind(phase) {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase": for id in file.list(phase, "files") { takeBuildFile(id) }
        case "PBXCopyFilesBuildPhase": readCopies(phase)
        case "PBXFrameworksBuildPhase": readLinks(phase)
        case "PBXShellScriptBuildPhase":
            let script = file.text(phase, "shellScript") ?? file.list(phase, "shellScript").joined(separator: "\n")
            scripts.append(
                ScriptPhase(
                    name: file.text(phase, "name") ?? "Run Script", target: target.name, text: script,
                    shell: file.text(phase, "shellPath") ?? "/bin/sh", folder: file.folder, environment: module.settings
                ))
        default: break
        }
    }

    private mutating func takeBuildFile(_ id: XcodeProject.ID, into folder: String = "") {
        guard isForThisPlatform(id), let reference = file.text(id, "fileRef") else { return }
        switch file.kind(reference) {
        case "PBXVariantGroup":
            for child in file.list(reference, "children") { takeReference(child, into: folder) }
        case "PBXReferenceProxy":
            if let path = file.text(reference, "path") { linked.append(FilePaths.name(path)) }
        default: takeReference(reference, into: folder)
        }
    }

    private func isForThisPlatform(_ id: XcodeProject.ID) -> Bool {
        let filters = file.list(id, "platformFilters") + [file.text(id, "platformFilter")].compactMap { $0 }
        return filters.isEmpty || filters.contains { ["ios", "iphoneos", "iphonesimulator"].contains($0.lowercased()) }
    }

    private mutating func takeReference(_ id: XcodeProject.ID, into folder: String) {
        guard let path = file.filePath(id) else {
            if file.text(id, "sourceTree") == "BUILT_PRODUCTS_DIR", let name = file.text(id, "path") {
                linked.append(FilePaths.name(name))
            }
            return
        }
        guard FileManager.default.fileExists(atPath: path) else {
            if ["swift", "c", "cc", "cpp", "cxx"].contains(FilePaths.extension(path)) {
                return missingSources.append(shown(path))
            }
            notes.append("\(shown(path)): the project names it, and it doesn't exist")
            return
        }
        takeSource(path, into: folder, isFolder: file.text(id, "lastKnownFileType") == "folder")
    }

    private mutating func readCopies(_ phase: XcodeProject.ID) {
        let spec = file.text(phase, "dstSubfolderSpec") ?? "7"
        // 1 is the bundle itself, 7 its resources; the others hold products, which follow from the dependencies.
        guard ["1", "7"].contains(spec) else { return }
        for id in file.list(phase, "files") {
            takeBuildFile(id, into: settings.expand(file.text(phase, "dstPath") ?? ""))
        }
    }

    private mutating func readLinks(_ phase: XcodeProject.ID) {
        for id in file.list(phase, "files") where isForThisPlatform(id) {
            guard let reference = file.text(id, "fileRef") else { continue }
            let name = file.text(reference, "path").map(FilePaths.name) ?? file.fileName(reference)
            if let path = file.filePath(reference) {
                // Carthage leaves its sources beside what it built: those may be targets of a project here.
                linked.append(name)
                if FileManager.default.fileExists(atPath: path) {
                    notes.append("\(shown(path)): left out: a binary for Apple's systems can't be linked here")
                }
            } else {
                linked.append(name)
            }
        }
    }

    /// CocoaPods links its frameworks by flags.
    private func frameworkFlags() -> [String] {
        let words = settings.words("OTHER_LDFLAGS")
        var result: [String] = []
        for (index, word) in words.enumerated() {
            if ["-framework", "-weak_framework"].contains(word), index + 1 < words.count {
                result.append(words[index + 1] + ".framework")
            } else if word.hasPrefix("-l") {
                result.append("lib" + word.dropFirst(2) + ".a")
            }
        }
        return result
    }

    // MARK: Files

    private mutating func readSynchronizedFolders() throws {
        var groups = target.synchronizedFolders
        for group in file.all("PBXFileSystemSynchronizedRootGroup") where !groups.contains(group) {
            // A folder of another target may lend this one some files.
            if file.list(group, "exceptions").contains(where: { file.text($0, "target") == target.id }) {
                groups.append(group)
            }
        }
        for group in groups {
            guard let path = file.filePath(group) else { continue }
            guard FilePaths.isFolder(path) else {
                notes.append("\(shown(path)): the project names this folder, and it doesn't exist")
                continue
            }
            let folder = try SynchronizedFolder(
                path, rules: SynchronizedFolder.rules(of: group, for: target, in: file))
            for circle in folder.circles {
                notes.append(
                    "\(shown(circle)): left out: this link leads to a folder that is read already, or around it")
            }
            for file in folder.files where file != module.infoPlist { takeSource(file, into: "", isSynchronized: true) }
            for file in folder.folders {
                takeSource(file, into: "", isFolder: !SynchronizedFolder.isOpaque(file), isSynchronized: true)
            }
        }
    }

    private mutating func takeSource(
        _ path: String, into folder: String, isFolder: Bool = false, isSynchronized: Bool = false
    ) {
        guard takenFiles.insert(path + "\u{0}" + folder).inserted else { return }
        let name = FilePaths.name(path)
        let kind = FilePaths.extension(path)
        if isFolder { return addResource(path, folder, name) }
        switch kind {
        case "swift": module.sources.append(path)
        case "c", "cc", "cpp", "cxx": module.cSources.append(path)
        // CocoaPods gives every pod an empty one.
        case "m", "mm": if !name.hasSuffix("-dummy.m") { objectiveC.append(path) }
        case "s": notes.append("\(shown(path)): left out: assembler isn't compiled")
        case "xcassets": module.catalogs.append(path)
        case "xcmappingmodel":
            notes.append(
                "\(shown(path)): left out: mapping models aren't read, so a migration that needs one is refused")
        // Made into one library by `ShaderFiles`.
        case "metal": addResource(path, folder, name)
        case "intentdefinition", "mlmodel", "mlpackage", "scnassets", "rcproject", "reality", "icon":
            notes.append("\(shown(path)): left out: nothing here reads this kind of file")
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "playground", "xctestplan",
            "framework",
            "xcframework", "a", "xcodeproj", "xcworkspace":
            break
        case "plist" where path == module.infoPlist: break
        case _ where isSynchronized && ["md", "sh", "py", "rb", "yml", "yaml", "lock"].contains(kind): break
        default: addResource(path, folder, name)
        }
    }

    private mutating func addResource(_ path: String, _ folder: String, _ name: String) {
        // What lies in `de.lproj` stays in `de.lproj`; all else is flat.
        let above = FilePaths.name(FilePaths.folder(path))
        let part = above.hasSuffix(".lproj") ? above + "/" + name : name
        module.resources.append(.init(path: path, destination: folder.isEmpty ? part : folder + "/" + part))
    }

    /// The folders in which `#include "x.h"` finds what the project holds: Xcode finds every header of a project by name.
    private func headerFolders() throws -> [String] {
        var folders = Set(module.cSources.map(FilePaths.folder))
        for id in file.all("PBXFileReference") where file.fileName(id).hasSuffix(".h") {
            if let path = file.filePath(id) { folders.insert(FilePaths.folder(path)) }
        }
        for group in target.synchronizedFolders {
            guard let path = file.filePath(group) else { continue }
            for header in try SynchronizedFolder(path, rules: .init()).files where header.hasSuffix(".h") {
                folders.insert(FilePaths.folder(header))
            }
        }
        for word in settings.words("HEADER_SEARCH_PATHS") + settings.words("USER_HEADER_SEARCH_PATHS")
        where word.hasPrefix("/") {
            folders.insert(word.hasSuffix("/**") ? String(word.dropLast(3)) : word)
        }
        if let header = module.bridgingHeader { folders.insert(FilePaths.folder(header)) }
        return folders.filter(FilePaths.isFolder).sorted()
    }

    private func shown(_ path: String) -> String { FilePaths.relative(path, to: root) }
}
