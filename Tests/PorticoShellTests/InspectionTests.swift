import PorticoHost
import PorticoShell
import XCTest

/// What an inspector asks of a running app.
final class InspectionTests: ShellTestCase {
    private func tree(_ kind: TreeKind, _ app: AppProcess) throws -> TreeDump {
        try JSONDecoder().decode(TreeDump.self, from: shell.askForData(app, .tree(kind)))
    }

    private func all(_ nodes: [TreeNode]) -> [TreeNode] { nodes.flatMap { [$0] + all($0.children) } }

    func testViewsControllersAndLayersReferToEachOther() throws {
        let app = try open()
        let views = all(try tree(.views, app).roots)
        let label = try XCTUnwrap(views.first { $0.title == "taps 0" })
        XCTAssertEqual(label.frame, [20, 100, 300, 40])
        let layers = all(try tree(.layers, app).roots)
        let layer = try XCTUnwrap(layers.first { $0.id == label.relatives["layer"] })
        XCTAssertEqual(layer.relatives["view"], label.id)
        XCTAssertEqual(layer.screenTransform, [1, 0, 0, 1, 20, 100])
        XCTAssertEqual(try tree(.swiftUI, app).roots, [], "an app without SwiftUI has no such tree")
        let controller = try XCTUnwrap(try tree(.controllers, app).roots.first)
        XCTAssertTrue(views.contains { $0.id == controller.relatives["view"] })
    }

    func testAnAppThatLaunchesIsAskedWhenItHas() throws {
        try open("B")
        shell.installApp(InstalledApp(id: "A", name: "A", executable: Self.fixture))
        let process = try shell.openApp("A")
        XCTAssertEqual(process.state.phase, .launching)
        let tree = try tree(.views, process)
        XCTAssertTrue(all(tree.roots).contains { $0.title == "taps 0" })
        shell.settleProcesses()
        XCTAssertEqual(process.state.phase, .active)
        XCTAssertTrue(ends.isEmpty)
    }

    func testAQuestionToAnAppThatDiesInItsLaunchIsAnsweredWithThat() throws {
        try open("B")
        var app = InstalledApp(id: "A", name: "A", executable: Self.fixture)
        app.environment = ["FIXTURE": "crash-launch"]
        shell.installApp(app)
        let process = try shell.openApp("A")
        XCTAssertThrowsError(try tree(.views, process)) { XCTAssertTrue("\($0)".contains("signal"), "\($0)") }
    }

    func testALayersPictureIsAPNG() throws {
        let app = try open()
        let label = try XCTUnwrap(all(try tree(.views, app).roots).first { $0.title == "taps 0" })
        let picture = try shell.askForData(app, .layerImage(try XCTUnwrap(label.relatives["layer"])))
        XCTAssertEqual(Array(picture.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    }

    func testQuestionsAboutPlacesAndWhatIsAlive() throws {
        let app = try open()
        let label = try XCTUnwrap(all(try tree(.views, app).roots).first { $0.title == "taps 0" })
        func ask<Value: Decodable>(_ question: InspectorQuestion, _ type: Value.Type) throws -> Value {
            try JSONDecoder().decode(Value.self, from: shell.askForData(app, .inspect(question)))
        }
        XCTAssertEqual(try ask(.pick(x: 30, y: 110), PickDump.self).view, label.id)
        XCTAssertEqual(try ask(.place(label.id), PlaceDump.self).corners, [20, 100, 320, 100, 320, 140, 20, 140])
        let sections = try ask(.properties(label.id), [PropertySection].self)
        XCTAssertEqual(sections.map(\.title), ["UILabel", "UIView"])
        XCTAssertFalse(try ask(.alive, AliveDump.self).counts.isEmpty)
        XCTAssertTrue(try ask(.accessibility, [AuditedElement].self).contains { $0.label == "taps 0" })
        guard case .failed = try shell.askProcess(app, .inspect(.place(1))).0 else {
            return XCTFail("nobody has this id")
        }
    }

    func testAnEditChangesTheAppAndBadOnesSayWhy() throws {
        let app = try open()
        let label = try XCTUnwrap(all(try tree(.views, app).roots).first { $0.title == "taps 0" })
        XCTAssertEqual(try shell.askProcess(app, .edit(label.id, property: "text", value: "hello")).0, .done)
        XCTAssertEqual(try shell.askProcess(app, .edit(label.id, property: "alpha", value: "0.5")).0, .done)
        let edited = try XCTUnwrap(all(try tree(.views, app).roots).first { $0.id == label.id })
        XCTAssertEqual(edited.title, "hello")
        XCTAssertEqual(edited.properties.first { $0.name == "alpha" }?.value, "0.5")
        for (id, property, value) in [
            (label.id, "alpha", "much"), (label.id, "frame", "1 2"), (label.id, "nothing", "1"), (1, "alpha", "1"),
        ] {
            guard case .failed = try shell.askProcess(app, .edit(id, property: property, value: value)).0 else {
                return XCTFail("\(property)")
            }
        }
    }

    /// Code comes into an app from the folder that was named at its launch, and from nowhere else.
    func testOnlyAnAppThatIsEditedLoadsPatches() throws {
        let folder = NSTemporaryDirectory() + "/portico-patches-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("no library".utf8).write(to: URL(fileURLWithPath: folder + "/libPatch1.so"))
        let app = try open()
        XCTAssertEqual(
            try shell.askProcess(app, .patch(library: folder + "/libPatch1.so")).0,
            .failed(reason: "it takes no patches from there", remedy: "start it with --watch"))

        var edited = InstalledApp(id: "B", name: "B", executable: Self.fixture)
        edited.patchFolder = folder
        shell.installApp(edited)
        let process = try shell.openApp("B")
        shell.settleProcesses()
        for other in [folder + "/../libPatch1.so", "/usr/lib/libPatch1.so"] {
            XCTAssertEqual(
                try shell.askProcess(process, .patch(library: other)).0,
                .failed(reason: "it takes no patches from there", remedy: "start it with --watch"))
        }
        guard case .failed(let reason, _) = try shell.askProcess(process, .patch(library: folder + "/libPatch1.so")).0
        else {
            return XCTFail("a text was loaded")
        }
        // The loader has read it: the sandbox has the folder.
        XCTAssertTrue(reason.contains("libPatch1.so") && !reason.contains("ermission"), reason)
    }
}
