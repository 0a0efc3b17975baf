import Foundation

/// Tests, built and ready to run.
package struct BuiltTests: Sendable, Equatable, Codable {
    package var name: String
    /// One for each test bundle of an Xcode project, one for all tests of a package.
    package var programs: [TestProgram]
    /// The file in which it is written down how long each test takes.
    package var durations = ""
    package var isPackage = false
}

extension AppBuilder {
    /// Lowers and compiles a package's targets and its test targets. Nothing is bundled: SwiftPM knows how to run them.
    ///
    /// Tests see other files than an app does, so they are kept in a folder of their own.
    package func buildTests(_ path: String) throws -> BuiltTests {
        let root = FilePaths.absolute(path)
        let base = options.buildFolder(for: root, environment: environment)
        try checkPlace(base, root)
        let folder = base + "/" + options.choice + "-tests"
        return try whileAlone(in: folder, building: root) { try buildTests(path, root: root, folder: folder) }
    }

    private func buildTests(_ path: String, root: String, folder: String) throws -> BuiltTests {
        guard ProjectModel.isPackage(path, options.selection) else {
            return try buildXcodeTests(path, root: root, folder: folder)
        }
        let tools = BuildStamp.tools([tool] + sdk.stampedFiles, options, environment)
        let scratch = folder + "/swiftpm"
        let lowered = folder + "/lowered"
        let support = folder + "/support"
        try forgetOtherTools(tools, root: root, folder: folder, caches: [scratch, lowered, support])
        var project = try ProjectModel.loadTests(path, scratch: scratch, selection: options.selection)
        project.hasTestSupport = true

        if options.isVerbose { project.platformNotes(options).forEach { report(.note($0)) } }
        let overlay = folder + "/overlay.json"
        let found = try lowerSources(of: project, cache: lowered, overlay: overlay)
        report(.step("Compiling \(project.name) and its tests"))
        let compiler = PackageCompiler(
            project: project, sdk: sdk, options: options, scratch: scratch, overlay: overlay, tests: true,
            extra: try TestSupportLibrary(sdk: sdk, folder: support, report: report).compile(), report: report)
        let products = try compiler.run()
        if let error = found.error { throw error }
        try finishResources(in: products, root: root)
        try describeProgram(in: products)
        return BuiltTests(
            name: project.name, programs: [try program(of: project.name, in: products, root: root)],
            durations: folder + "/durations.json", isPackage: true)
    }

    /// The program that SwiftPM has linked of all test targets.
    private func program(of name: String, in products: String, root: String) throws -> TestProgram {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
        guard let file = names.filter({ $0.hasSuffix(".xctest") }).sorted().first else {
            throw ProjectError(products, "SwiftPM has linked no test program here", remedy: "see what it said above")
        }
        var program = TestProgram(name: name, executable: "\(products)/\(file)", folder: root)
        program.needsApp = true
        program.library = sdk.library
        program.observer = try sdk.testObserver
        return program
    }

    /// The main bundle of a package's tests is that of Apple's `xctest`, which runs them on iOS. Libraries that report failures ask for its
    /// identifier: any other is an app's, whose tests they tell to beware of what the app does.
    private func describeProgram(in products: String) throws {
        // Foundation ends the process that asks for the language of a bundle that has an Info.plist and doesn't say it there.
        let values = [
            "CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest",
            "CFBundleDevelopmentRegion": "en",
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try FilePaths.write(data, to: products + "/Info.plist")
    }

    /// SwiftPM copies documents of Interface Builder as they are, and calls its bundles otherwise than on iOS.
    private func finishResources(in products: String, root: String) throws {
        var documents = InterfaceFiles(root: root)
        for name in try FileManager.default.contentsOfDirectory(atPath: products) where name.hasSuffix(".resources") {
            try documents.compileAll(below: products + "/" + name)
            try DataModelFiles(root: root).compileAll(below: products + "/" + name, isKept: true)
            var shaders = ShaderFiles(root: root)
            try shaders.compileAll(below: products + "/" + name)
            shaders.notes.forEach { report(.note($0)) }
            let notes = try StringTables.replaceAll(
                below: products + "/" + name, cache: products + "/portico-strings", root: root)
            notes.forEach { report(.note($0)) }
            let bundle = "\(products)/\(name.dropLast(".resources".count)).bundle"
            if !FilePaths.isFolder(bundle) {
                try FileManager.default.createSymbolicLink(atPath: bundle, withDestinationPath: name)
            }
        }
        documents.notes.forEach { report(.note($0)) }
    }
}
