import Foundation
import XCTest

@testable import PorticoProject

/// What is built of a project takes nothing along that lies outside of it.
final class ResourceLinksTests: XCTestCase {
    private func project() throws -> TemporaryProject {
        let project = try TemporaryProject([
            "Demo/App.swift": "", "Demo/Info.plist": TemporaryProject.plist(""), "Shared/own.bin": "own",
        ])
        try project.add("../Private/key", "secret")
        return project
    }

    private func link(_ name: String, to target: String, in project: TemporaryProject) throws {
        let path = project.path + "/Demo/" + name
        try FilePaths.makeFolder(FilePaths.folder(path))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    func testALinkOutOfTheProjectIsNamedWithWhereItLeads() throws {
        // A file, a folder of resources, one within a folder, within a catalog, and the property list.
        for (name, target) in [
            ("notes.txt", "../../Private/key"), ("more.bundle", "../../Private"),
            ("own.bundle/deep/key.txt", "../../../../Private/key"),
            ("Assets.xcassets/a.imageset/a.png", "../../../../Private/key"), ("de.lproj", "../../Private"),
            ("dangling.txt", "../../Private/none"),
        ] {
            let project = try project()
            try link(name, to: target, in: project)
            let model = try project.scan()
            guard name != "dangling.txt" || model.resources.contains(where: { $0.path.hasSuffix(name) }) else {
                continue
            }
            let text = message { try ResourceLinks(of: model).checkAll() }
            let place = FilePaths.folder(project.path) + "/Private"
            XCTAssertTrue(text.contains(name), text)
            XCTAssertTrue(text.contains(ResourceLinks.real(place) ?? place), text)
        }
    }

    func testALinkWithinTheProjectOrItsRepositoryIsNone() throws {
        let project = try project()
        try link("own.txt", to: "../Shared/own.bin", in: project)
        XCTAssertNoThrow(try ResourceLinks(of: project.scan()).checkAll())
        try link("key.txt", to: "../../Private/key", in: project)
        XCTAssertThrowsError(try ResourceLinks(of: project.scan()).checkAll())
        try FilePaths.makeFolder(FilePaths.folder(project.path) + "/.git")
        XCTAssertNoThrow(try ResourceLinks(of: project.scan()).checkAll())
    }
}
