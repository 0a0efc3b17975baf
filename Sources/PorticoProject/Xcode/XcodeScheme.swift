import Foundation
import PorticoHost

/// What a scheme says about running: which target, in which configuration, with what arguments and environment.
struct XcodeScheme: Equatable {
    var name: String
    /// The target's id, and its name where another project's ids are unknown.
    var targetID: String?
    var targetName: String?
    var configuration: String?
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// The test targets that it runs, by id or, in other projects, by name.
    var testables: [Testable] = []
    /// Test plans, as the scheme names them: `container:App.xctestplan`.
    var testPlans: [String] = []
    var testConfiguration: String?
    /// Files that the reference to a store (`.storekit`) may mean, the likeliest first.
    var storeFiles: [String] = []

    struct Testable: Equatable {
        var targetID: String?
        var targetName: String?
        /// `Class` or `Class/test()`.
        var skipped: [String] = []
        var isParallel = false
    }

    /// The schemes that lie in projects and in a workspace, shared ones first.
    static func files(in containers: [String]) -> [String] {
        containers.flatMap { container -> [String] in
            let people = ((try? FileManager.default.contentsOfDirectory(atPath: container + "/xcuserdata")) ?? [])
                .sorted()
            let folders =
                [container + "/xcshareddata/xcschemes"] + people.map { "\(container)/xcuserdata/\($0)/xcschemes" }
            return folders.flatMap { folder in
                ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                    .filter { $0.hasSuffix(".xcscheme") }.map { folder + "/" + $0 }
            }
        }
    }

    static func name(ofFile path: String) -> String { (FilePaths.name(path) as NSString).deletingPathExtension }

    init(name: String) { self.name = name }

    init(file: String, shown: String) throws {
        self.init(name: Self.name(ofFile: file))
        guard let data = FilePaths.contents(file) else {
            throw ProjectError(shown, "this scheme can't be read", remedy: "check its permissions")
        }
        var open: [String] = []
        var (isSkipped, isParallel) = (false, false)
        var first: (id: String?, name: String?)?
        for event in try XMLElements(data, shown: shown).events {
            switch event {
            case .begin(let element, let attributes):
                open.append(element)
                if element == "TestableReference" {
                    isSkipped = attributes["skipped"] == "YES"
                    isParallel = attributes["parallelizable"] == "YES"
                }
                if open.contains("TestAction") {
                    takeTests(element, attributes, in: open, isSkipped: isSkipped, isParallel: isParallel)
                } else {
                    takeElement(element, attributes, in: open, &first)
                    if element == "StoreKitConfigurationFileReference", open.contains("LaunchAction"),
                        let path = attributes["identifier"]
                    {
                        // Xcode counts from the folder of shared data; older versions from the container.
                        let shared = FilePaths.folder(FilePaths.folder(file))
                        storeFiles = [shared, FilePaths.folder(shared), FilePaths.folder(file)]
                            .map { FilePaths.absolute(path, in: $0) }
                    }
                    if let name = ProgramEnvironment.refusedName(in: environment) {
                        throw ProjectError(
                            shown, "it sets \(name), which chooses what is loaded into a program",
                            remedy: ProgramEnvironment.remedy(name))
                    }
                }
            case .end: open.removeLast()
            }
        }
        if targetID == nil, targetName == nil {
            targetID = first?.id
            targetName = first?.name
        }
    }

    private mutating func takeTests(
        _ element: String, _ attributes: [String: String], in open: [String], isSkipped: Bool, isParallel: Bool
    ) {
        switch element {
        case "TestAction": testConfiguration = attributes["buildConfiguration"]
        case "TestPlanReference": if let plan = attributes["reference"] { testPlans.append(plan) }
        case "BuildableReference" where open.contains("TestableReference") && !isSkipped:
            testables.append(
                Testable(
                    targetID: attributes["BlueprintIdentifier"], targetName: attributes["BlueprintName"],
                    isParallel: isParallel))
        case "Test" where open.contains("SkippedTests") && !isSkipped && !testables.isEmpty:
            if let name = attributes["Identifier"] { testables[testables.count - 1].skipped.append(name) }
        default: break
        }
    }

    private mutating func takeElement(
        _ element: String, _ attributes: [String: String], in open: [String],
        _ first: inout (id: String?, name: String?)?
    ) {
        let launches = open.contains("LaunchAction")
        let isOn = attributes["isEnabled"] != "NO"
        switch element {
        case "LaunchAction": configuration = attributes["buildConfiguration"]
        case "BuildableReference":
            let isApp = attributes["BuildableName"]?.hasSuffix(".app") ?? false
            if launches, open.contains("BuildableProductRunnable") || open.contains("MacroExpansion") {
                targetID = attributes["BlueprintIdentifier"]
                targetName = attributes["BlueprintName"]
            } else if open.contains("BuildActionEntry"), isApp, first == nil {
                first = (attributes["BlueprintIdentifier"], attributes["BlueprintName"])
            }
        case "CommandLineArgument" where launches && isOn:
            arguments += BuildSettings.words(attributes["argument"] ?? "")
        case "EnvironmentVariable" where launches && isOn:
            if let key = attributes["key"] { environment[key] = attributes["value"] ?? "" }
        default: break
        }
    }
}
