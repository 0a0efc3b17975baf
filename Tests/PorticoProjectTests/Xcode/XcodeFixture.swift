import Foundation

@testable import PorticoProject

/// A small Xcode project on disk, written for one test.
final class XcodeFixture {
    let folder: TemporaryProject
    var path: String { folder.path + "/App.xcodeproj" }

    /// One app target `App` with a source file; tests add objects, files and settings.
    ///
    /// - Parameters:
    ///   - settings: of the app's Debug configuration.
    ///   - sources: paths of the sources phase, relative to the project.
    ///   - resources: paths of the resources phase.
    ///   - objects: further objects, as text.
    ///   - targets: ids of further targets.
    ///   - target: further keys of the app's target.
    init(
        settings: String = "", project: String = "", sources: [String] = ["App/App.swift"], resources: [String] = [],
        objects: String = "", targets: [String] = [], target: String = "", phases: [String] = [],
        children: [String] = [],
        files: [String: String] = [:]
    ) throws {
        var refs = ""
        var names: [String] = []
        for (index, path) in (sources + resources).enumerated() {
            refs += "F\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };\n"
            refs += "B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };\n"
            names.append("F\(index)")
        }
        let built = (0..<(sources.count + resources.count)).map { "B\($0)" }
        func joined(_ ids: some Sequence<String>) -> String { ids.map { $0 + "," }.joined(separator: " ") }
        let text = """
            // !$*UTF8*$!
            {
                archiveVersion = 1; classes = { }; objectVersion = 77;
                objects = {
                    /* Begin */
                    ROOT = {isa = PBXProject; buildConfigurationList = PL; mainGroup = MAIN; developmentRegion = en;
                        targets = ( APP, \(joined(targets)) ); };
                    MAIN = {isa = PBXGroup; children = ( \(joined(names + children)) ); sourceTree = "<group>"; };
                    \(refs)
                    APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = AL; productName = App;
                        productType = "com.apple.product-type.application"; buildPhases = ( S, R, \(joined(phases)) );
                        productReference = APPREF; \(target) };
                    APPREF = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
                    S = {isa = PBXSourcesBuildPhase; files = ( \(joined(built.prefix(sources.count))) ); };
                    R = {isa = PBXResourcesBuildPhase; files = ( \(joined(built.dropFirst(sources.count))) ); };
                    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
                    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                        SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; SWIFT_OPTIMIZATION_LEVEL = "-Onone";
                        \(project) }; };
                    PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \(project) }; };
                    AL = {isa = XCConfigurationList; buildConfigurations = (AD, AR); };
                    AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                    AR = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
                    \(objects)
                };
                rootObject = ROOT /* Project object */;
            }
            """
        folder = try TemporaryProject(["App/App.swift": "import UIKit\n", "App.xcodeproj/project.pbxproj": text])
        for (name, text) in files { try folder.add(name, text) }
    }

    func load(_ selection: ProjectSelection = ProjectSelection(), at path: String? = nil) throws -> ProjectModel {
        try ProjectModel.loadProject(path ?? self.path, scratch: folder.path + "/.scratch", selection: selection)
    }

    /// Objects of a further target with one Swift file.
    static func target(_ id: String, name: String, type: String, file: String, more: String = "") -> String {
        """
        \(id) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = \(id)L; productReference = \(id)P;
            productType = "com.apple.product-type.\(type)"; buildPhases = ( \(id)S ); \(more) };
        \(id)P = {isa = PBXFileReference; path = "\(name).\(type)"; sourceTree = BUILT_PRODUCTS_DIR; };
        \(id)S = {isa = PBXSourcesBuildPhase; files = ( \(id)B ); };
        \(id)B = {isa = PBXBuildFile; fileRef = \(id)F; };
        \(id)F = {isa = PBXFileReference; path = "\(file)"; sourceTree = SOURCE_ROOT; };
        \(id)L = {isa = XCConfigurationList; buildConfigurations = ( \(id)D ); };
        \(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        """
    }
}
