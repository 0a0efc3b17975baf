import ArgumentParser
import Foundation
import PorticoProject
import PorticoSimulator
import XCTest

@testable import portico

final class PreviewWatchTests: XCTestCase {
    // MARK: The command line

    private func problem(_ arguments: [String]) -> String? {
        do {
            _ = try PreviewCommand.parse(arguments)
            return nil
        } catch {
            return PreviewCommand.message(for: error)
        }
    }

    func testWatchingShowsAPage() throws {
        let command = try PreviewCommand.parse(["Shop", "Cart", "--watch", "--port", "8080"])
        XCTAssertTrue(command.watch)
        XCTAssertEqual(command.port, 8080)
        XCTAssertEqual(command.names, ["Cart"])
        XCTAssertNil(problem(["Shop", "--watch", "--appearance", "light,dark"]))
        for other in ["--json", "--list"] {
            XCTAssertEqual(
                problem(["Shop", "--watch", other]), "--watch shows a page: leave out --list and --json", other)
        }
        XCTAssertEqual(problem(["Shop", "--port", "1"]), "--port 1: it is the page's that --watch shows")
        XCTAssertEqual(
            problem(["Shop", "--watch", "--port", "70000"]), "--port 70000: use a number from 0 to 65535")
    }

    func testPicturesAreNoChangesOfTheProject() throws {
        let root = NSTemporaryDirectory() + "/previews-" + UUID().uuidString
        for (folder, isRefused) in [
            (root + "/pictures", true), (root + "/a/b", true), (root + "/portico-out/previews", false),
            (root + "/.build/previews", false), (root + "-pictures", false),
        ] {
            let watch = PreviewWatch(
                request: BuildRequest(path: root), names: [], variants: [], jobs: nil, delay: 0, folder: folder
            ) { _ in fatalError("nothing is built") }
            do {
                try watch.checkFolder()
                XCTAssertFalse(isRefused, folder)
            } catch {
                XCTAssertTrue(isRefused && "\(error)".contains("--output"), "\(error)")
            }
        }
    }

    // MARK: What the page shows

    private func entry(_ name: String, pictures: Int = 1) -> PreviewAlbum.Entry {
        PreviewAlbum.Entry(
            name: name, file: "Cart.swift", line: 1,
            pictures: (0..<pictures).map { _ in PreviewAlbum.Picture(appearance: "light", textSize: "l") })
    }

    private func picture(_ text: String) -> PreviewAlbum.Picture {
        PreviewAlbum.Picture(file: text + ".png", appearance: "light", textSize: "l", data: Data(text.utf8))
    }

    private func files(_ shown: ShownPreviews) -> [String] {
        shown.entries.map { $0.name + " " + ($0.pictures[0].file ?? "none") }
    }

    func testAPictureStaysWithItsPreviewUntilANewerOneIsThere() throws {
        let page = try PreviewPage(port: 0)
        defer { page.stopPage() }
        let shown = ShownPreviews(page)
        shown.replacePreviews([entry("A"), entry("B"), entry("A")], of: "Shop")
        for (index, text) in ["a1", "b", "a2"].enumerated() {
            shown.putPicture(picture(text), preview: index, variant: 0)
        }
        XCTAssertEqual(files(shown), ["A a1.png", "B b.png", "A a2.png"])
        // Those of one name are told apart by their order.
        shown.replacePreviews([entry("B"), entry("C"), entry("A"), entry("A"), entry("A")], of: "Shop")
        XCTAssertEqual(files(shown), ["B b.png", "C none", "A a1.png", "A a2.png", "A none"])
        shown.putPicture(picture("newer"), preview: 0, variant: 0)
        XCTAssertEqual(files(shown)[0], "B newer.png")
        // With other variants the old pictures are of something else.
        shown.replacePreviews([entry("B", pictures: 2)], of: "Shop")
        XCTAssertEqual(files(shown), ["B none"])
    }
}
