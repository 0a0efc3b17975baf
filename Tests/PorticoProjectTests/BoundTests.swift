import Foundation
import PorticoBounds
import PorticoNibReader
import XCTest

@testable import PorticoProject

/// A file or folder of each shape that is over a bound: an error with the place, the bound and the remedy, and no hang.
final class BoundTests: XCTestCase {
    private func error(_ body: () throws -> some Any) -> String {
        do {
            return "nothing was thrown: \(try body())"
        } catch { return "\(error)" }
    }

    func testEachRowSaysWhatItCountsAndWhyAndWhatToDo() {
        for bound in ReaderBounds.all {
            XCTAssertGreaterThan(bound.value, 0, bound.counted)
            for text in [bound.counted, bound.reason, bound.remedy] { XCTAssertFalse(text.isEmpty, bound.counted) }
        }
        XCTAssertEqual(Set(ReaderBounds.all.map(\.counted)).count, ReaderBounds.all.count)
        XCTAssertFalse(ReaderBounds.groupDepth.isExceeded(by: ReaderBounds.groupDepth.value))
        XCTAssertTrue(ReaderBounds.groupDepth.isExceeded(by: ReaderBounds.groupDepth.value + 1))
    }

    // MARK: Folders

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Two links to the folder that they lie in made 2 ^ 64 paths; a link to `/` read the whole disk.
    func testLinksThatLeadRoundInACircleAreLeftOut() throws {
        let project = try TemporaryProject(["App/a.swift": "", "App/in/b.swift": "", "Shared/c.swift": ""])
        let app = project.path + "/App"
        try link(app + "/one", to: ".")
        try link(app + "/two", to: ".")
        try link(app + "/in/up", to: "..")
        try link(app + "/disk", to: "/")
        try link(app + "/shared", to: "../Shared")
        try link(app + "/again", to: "../Shared")
        let folder = try SynchronizedFolder(app, rules: .init())
        XCTAssertEqual(folder.files, ["a.swift", "again/c.swift", "in/b.swift"].map { app + "/" + $0 })
        XCTAssertEqual(folder.circles, ["disk", "in/up", "one", "shared", "two"].map { app + "/" + $0 })
    }

    func testCatalogsFollowNoCircles() throws {
        let set = "A.xcassets/a.imageset/Contents.json"
        let project = try TemporaryProject([set: #"{"images":[]}"#, "A.xcassets/Contents.json": "{}"])
        let catalog = project.path + "/A.xcassets"
        try link(catalog + "/one", to: ".")
        try link(catalog + "/two", to: ".")
        var assets = AssetCatalog()
        try assets.addCatalog(catalog)
        XCTAssertEqual(assets.resources.map(\.destination), ["A.xcassets/a.imageset/Contents.json"])
        XCTAssertEqual(assets.notes.count, 2, "\(assets.notes)")
        XCTAssertFalse(AssetSymbols(catalogs: [catalog]).isEmpty)
    }

    func testAFolderOfTooManyFilesIsAnError() throws {
        let project = try TemporaryProject(["a/b/c/d": "", "e": "", "f": ""])
        func walk(depth: Int, entries: Int) throws -> Int {
            var walk = FolderWalk(
                project.path, depth: ReaderBound("levels", depth, reason: "-", remedy: "dig less"),
                entries: ReaderBound("files", entries, reason: "-", remedy: "keep less"))
            var open = [(project.path, 0)]
            while let (folder, level) = open.popLast() {
                for name in try walk.names(in: folder, depth: level) ?? [] {
                    if FilePaths.isFolder(folder + "/" + name) { open.append((folder + "/" + name, level + 1)) }
                }
            }
            return walk.count
        }
        XCTAssertEqual(try walk(depth: 3, entries: 6), 6)
        XCTAssertTrue(error { try walk(depth: 3, entries: 5) }.hasSuffix(": more than 5 files: keep less"))
        XCTAssertTrue(error { try walk(depth: 2, entries: 6) }.hasSuffix("/a/b/c: more than 2 levels: dig less"))
    }

    func testTheWholeDiskIsNoFolderOfAProject() {
        XCTAssertEqual(
            error { try SynchronizedFolder("/", rules: .init()) },
            "/: this folder is the whole disk: name a folder of the project's own")
    }

    // MARK: Project files

    /// From each `$(` it was looked to the end for its bracket: the square of their number.
    func testVariablesWithoutAnEndStayAsTheyAre() {
        let open = String(repeating: "$(", count: 300_000)
        XCTAssertEqual(VariableText.expand(open) { _ in "x" }, open)
        XCTAssertEqual(VariableText.expand(open + "A)") { _ in "x" }, String(open.dropLast(2)) + "x")
        let nested = String(repeating: "$(", count: 100_000) + "A" + String(repeating: ")", count: 100_000)
        XCTAssertLessThan(VariableText.expand(nested) { _ in "x" }.utf8.count, nested.utf8.count)
        XCTAssertEqual(VariableText.expand("$(A_${B})-${A$(B)}$($)$(") { "<\($0)>" }, "<A_<B>>-<A<B>><$>$(")
        XCTAssertEqual(VariableText.expand("a{b}(c) $x ${ü:upper} é") { _ in "ß" }, "a{b}(c) $x SS é")
    }

    private func project(groups count: Int) -> Data {
        var text = "{ objects = {\nP = { isa = PBXProject; mainGroup = G0; };\n"
        for number in 0..<count {
            text += "G\(number) = { isa = PBXGroup; children = (G\(number + 1)); path = a; };\n"
        }
        return Data((text + "}; rootObject = P; }").utf8)
    }

    /// Each group's path was as long as those of all around it: 10,000 took eleven seconds.
    func testGroupsTooDeepAreAnErrorWithTheirLine() throws {
        let bound = ReaderBounds.groupDepth.value
        func open(_ count: Int) throws -> XcodeProject {
            try XcodeProject(data: project(groups: count), path: "/p/A.xcodeproj", shownFile: "project.pbxproj")
        }
        XCTAssertEqual(try open(bound).filePath("G9"), "/p/" + Array(repeating: "a", count: 10).joined(separator: "/"))
        let line = bound + 4
        XCTAssertEqual(
            error { try open(100_000) },
            "project.pbxproj:\(line): more than 512 groups in groups: put the groups beside each other")
    }

    func testElementsTooDeepAreAnErrorWithTheirLine() {
        let text = "<W>\n" + String(repeating: "<Group location=\"group:a\">\n", count: 100_000)
        XCTAssertEqual(
            error { try XMLElements(Data(text.utf8), shown: "w") },
            "w:201: more than 200 elements in elements: save the document in Xcode again")
        let nib = "<document type=\"CocoaTouch\">" + String(repeating: "<unknown>\n", count: 100_000)
        XCTAssertTrue(
            error { try NibReader.readDocument(Data(nib.utf8), file: "n").problems.map(\.description) }.contains(
                "more than 200 elements in elements"))
    }

    /// The parser compares each with all before it: 200,000 took half a minute.
    func testAttributesTooManyAreAnErrorWithTheirLine() throws {
        func element(_ count: Int) -> Data {
            Data(("<a>\n<b " + (0..<count).map { "a\($0)='='" }.joined(separator: " ") + "/></a>").utf8)
        }
        let wanted = ":2: more than 1000 attributes in one element: save the document in Xcode again"
        XCTAssertEqual(error { try XMLElements(element(200_000), shown: "w") }, "w" + wanted)
        XCTAssertEqual(error { try NibReader.readDocument(element(200_000), file: "n") }, "n" + wanted)
        XCTAssertEqual(try XMLElements(element(1000), shown: "w").events.count, 4)
        let project = try TemporaryProject(["b.xib": String(decoding: element(200_000), as: UTF8.self)])
        var census = DocumentCensus()
        census.addDocument(project.path + "/b.xib", shown: "b.xib")
        XCTAssertEqual(census.notes, ["b.xib" + wanted])
    }

    /// For each the parser copies much of the document: these took twenty seconds.
    func testMistakesWithoutAnEnd() throws {
        for piece in ["<a b='c' ", "<!-- a -- b ", "&none; ", "</a>", "<a <", "]]> "] {
            let text = "<document type=\"CocoaTouch.XIB\">" + String(repeating: piece, count: 60_000)
            XCTAssertTrue(
                error { try XMLElements(Data(text.utf8), shown: "w") }.contains("the XML is broken here"), piece)
            let document = try? NibReader.readDocument(Data(text.utf8), file: "n")
            XCTAssertNotEqual(document?.problems.count, 0, piece)
        }
    }

    func testFilesOfSettingsTooManyAndTooLargeAreToldOnce() throws {
        let includes = (0..<300).map { "#include \"\($0).xcconfig\"\n" }.joined()
        var files = ["Big.xcconfig": String(repeating: "a", count: ReaderBounds.configBytes.value + 1)]
        for number in 0..<300 { files["\(number).xcconfig"] = "A\(number) = 1\n" }
        files["All.xcconfig"] = includes + "#include \"Big.xcconfig\""
        let project = try TemporaryProject(files)
        let all = XCConfig(project.path + "/All.xcconfig", root: project.path)
        XCTAssertEqual(all.level.count, 199)
        XCTAssertEqual(
            all.notes,
            [
                "199.xcconfig: left out, as what follows: more than 200 included files of build settings: "
                    + "include each file once"
            ])
        XCTAssertEqual(
            XCConfig(project.path + "/Big.xcconfig", root: project.path).notes,
            ["Big.xcconfig: left out: more than 4194304 bytes in a file of build settings: take out what is no setting"]
        )
    }

    // MARK: Drawings

    func testAProgramHasItsTimeAndThenItEnds() throws {
        let ended = try ToolRunner.messages(
            "/bin/sh", ["-c", "echo begun; exec sleep 1000"], atMost: .milliseconds(300))
        XCTAssertEqual(ended.way, .late)
        XCTAssertEqual(ended.text, "begun\n")
        XCTAssertEqual(try ToolRunner.messages("/bin/sh", ["-c", "exit 3"], atMost: .seconds(60)).way, .exit(3))
    }

    func testDrawingsHaveLimitsOfTimeAndMemory() throws {
        let limits = try DrawingProcess.drawPDF("/bin/sh", ["-c", "ulimit -t; ulimit -v; ulimit -c"])
        XCTAssertEqual(limits.text, "20\n2097152\n0")
        XCTAssertEqual(
            error { try DrawingProcess.drawPDF("/bin/sh", ["-c", "kill -XCPU $$"]) },
            "\(VectorImages.Failure(ReaderBounds.drawingSeconds))")
    }
}
