import Foundation

/// The test targets of a project, with the app that they test.
extension XcodeScan {
    /// A target with what a scheme or plan says of its tests.
    private struct Chosen {
        var file: XcodeProject
        var target: XcodeTarget
        var skipped: [String] = []
        var selected: [String] = []
        var isParallel = false
    }

    func scanTests() throws -> ProjectModel {
        var scan = self
        return try scan.testModel()
    }

    private mutating func testModel() throws -> ProjectModel {
        let (chosen, scheme) = try chosenTests()
        let main = chosen[0].file
        let wanted = scheme.flatMap { $0.testConfiguration ?? $0.configuration }
        configuration = try chosenConfiguration(main, nil)
        if selection.configuration == nil, let wanted, main.configurationNames.contains(wanted) {
            configuration = wanted
        }
        notes = projects.notes
        var project = ProjectModel(kind: .xcode, root: projects.main.folder, name: projects.main.name)
        for one in chosen { try addTarget(one, to: &project) }
        guard !project.tests.isEmpty else {
            throw ProjectError(
                shown, "its test targets have no Swift files", remedy: "choose another one with --target")
        }
        if let app = modules.first(where: { $0.product == .application }) {
            project.name = app.name
            project.module = app.module
            project.environment = (scheme?.environment ?? [:]).mapValues { Self.expand($0, app.settings) }
        }
        fillProject(&project, scheme: scheme, file: main)
        project.notes += notes
        return project
    }

    private mutating func addTarget(_ one: Chosen, to project: inout ProjectModel) throws {
        let app = host(of: one.file, one.target)
        if let app { _ = try collectSources(app.0, app.1) }
        let count = modules.count
        _ = try collectSources(one.file, one.target)
        guard modules.count > count, let module = modules.last, !module.sources.isEmpty else { return }
        let appName = try app.map { try moduleName($0.0, $0.1) }
        let place: TestTarget.Place =
            one.target.kind == .uiTests ? .beside : isHosted(one.file, one.target) && app != nil ? .hosted : .alone
        if place == .beside, appName == nil {
            notes.append("\(one.target.name): left out: no app that it could test (TEST_TARGET_NAME)")
            return
        }
        var target = TestTarget(name: module.name, place: place, app: place == .alone ? nil : appName)
        target.skipped = one.skipped.map { TestPlan.pattern($0, module: module.module) }
        target.selected = one.selected.map { TestPlan.pattern($0, module: module.module) }
        target.isParallel = one.isParallel
        project.tests.append(target)
    }

    private func moduleName(_ file: XcodeProject, _ target: XcodeTarget) throws -> String {
        try TargetReader(file, target, configuration: configuration, products: products, root: projects.main.folder)
            .module.name
    }

    private func settings(_ file: XcodeProject, _ target: XcodeTarget) -> BuildSettings {
        var ignored: [String] = []
        return TargetReader.settings(
            file, target, configuration: configuration.isEmpty ? "Debug" : configuration, products: products,
            root: projects.main.folder, &ignored)
    }

    private func isHosted(_ file: XcodeProject, _ target: XcodeTarget) -> Bool {
        !(settings(file, target).value("TEST_HOST") ?? "").isEmpty
    }

    /// The app that a test target names, or depends on.
    private func host(of file: XcodeProject, _ target: XcodeTarget) -> (XcodeProject, XcodeTarget)? {
        let settings = settings(file, target)
        if let name = settings.value("TEST_TARGET_NAME"),
            let found = ownTargets.first(where: { $0.1.name == name && $0.1.kind == .application })
        {
            return found
        }
        let path = settings.value("TEST_HOST") ?? ""
        if let name = path.split(separator: "/").first(where: { $0.hasSuffix(".app") }),
            let found = projects.target(making: String(name))
        {
            return found
        }
        for id in target.dependencies {
            if let other = file.text(id, "target").flatMap(file.target), other.kind == .application {
                return (file, other)
            }
        }
        return nil
    }

    // MARK: Choosing

    private func chosenTests() throws -> ([Chosen], XcodeScheme?) {
        let all = ownTargets.filter { $0.1.isTests && isForPhones($0.0, $0.1) }
        guard !all.isEmpty else {
            throw ProjectError(shown, "it has no test target for iOS", remedy: "add one, or name another project")
        }
        if let name = selection.scheme { return try byScheme(name, all) }
        if let name = selection.target { return (try byTarget(name, all), nil) }
        let hosts = all.compactMap { host(of: $0.0, $0.1) }
        var seen: Set<String> = []
        let names = hosts.map(\.1.name).filter { seen.insert($0).inserted }
        guard names.count < 2 else {
            throw ProjectError(
                shown, "the tests of which app? \(Self.list(names))", remedy: "choose with --target or --scheme")
        }
        let scheme = hosts.first.flatMap { self.scheme(running: $0.1) }
        if let scheme, let listed = try? listed(by: scheme, all), !listed.isEmpty { return (listed, scheme) }
        return (all.map { Chosen(file: $0.0, target: $0.1) }, scheme)
    }

    private func byTarget(_ name: String, _ all: [(XcodeProject, XcodeTarget)]) throws -> [Chosen] {
        let named = all.filter { $0.1.name == name }
        let found = named.isEmpty ? all.filter { host(of: $0.0, $0.1)?.1.name == name } : named
        guard !found.isEmpty else {
            throw ProjectError(
                shown, "“\(name)” is no test target, nor an app with tests",
                remedy: "use one of " + Self.list(all.map(\.1.name)))
        }
        return found.map { Chosen(file: $0.0, target: $0.1) }
    }

    private func byScheme(
        _ name: String, _ all: [(XcodeProject, XcodeTarget)]
    ) throws -> ([Chosen], XcodeScheme?) {
        guard let scheme = try scheme(named: name) else {
            // Xcode makes a scheme for each target that has none.
            return (try byTarget(name, all), nil)
        }
        let chosen = try listed(by: scheme, all)
        guard !chosen.isEmpty else {
            throw ProjectError(
                shown, "the scheme “\(name)” tests nothing of this project", remedy: "choose with --target")
        }
        return (chosen, scheme)
    }

    /// The targets that a scheme's testables and test plans name.
    private func listed(by scheme: XcodeScheme, _ all: [(XcodeProject, XcodeTarget)]) throws -> [Chosen] {
        func find(_ id: String?, _ name: String?) -> (XcodeProject, XcodeTarget)? {
            all.first { $0.1.id == id } ?? all.first { $0.1.name == name }
        }
        if !scheme.testPlans.isEmpty {
            let plans = try scheme.testPlans.map { reference in
                let name = reference.replacingOccurrences(of: "container:", with: "")
                return try TestPlan(
                    file: DiskNames.path(FilePaths.absolute(name, in: projects.main.folder)), shown: name)
            }
            return plans.flatMap(\.targets).compactMap { one in
                find(one.id, one.name).map {
                    Chosen(
                        file: $0.0, target: $0.1, skipped: one.skipped, selected: one.selected,
                        isParallel: one.isParallel)
                }
            }
        }
        return scheme.testables.compactMap { one in
            find(one.targetID, one.targetName).map {
                Chosen(file: $0.0, target: $0.1, skipped: one.skipped, isParallel: one.isParallel)
            }
        }
    }

    private func isForPhones(_ file: XcodeProject, _ target: XcodeTarget) -> Bool {
        let settings = settings(file, target)
        let kit = settings.value("SDKROOT") ?? ""
        let platforms = settings.value("SUPPORTED_PLATFORMS") ?? ""
        return kit.hasPrefix("iphone") || platforms.contains("iphone")
            || (platforms.isEmpty && (kit.isEmpty || kit == "auto"))
    }
}
