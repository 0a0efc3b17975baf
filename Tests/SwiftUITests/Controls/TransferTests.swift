import PhotosUI
import TestSupport
import XCTest
import _PhotosUI_SwiftUI

@testable import SwiftUI

/// Values that are handed on: in their own form, as bytes and files, by the share sheet and the picker of pictures (DEV-1059).
final class TransferTests: ControlTestCase, @unchecked Sendable {
    private struct Note: Codable, Transferable, Equatable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
        }
    }

    private struct Picture: Transferable {
        var size: Int
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { Picture(size: $0.count) }
        }
    }

    private struct Film: Transferable {
        var name: String
        var size: Int
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .movie) { received in
                Film(name: received.file.lastPathComponent, size: try Data(contentsOf: received.file).count)
            }
        }
    }

    func testItemsAreMadeOfBytesOfTheirTypes() async throws {
        let json = Data(#"{"text":"a"}"#.utf8)
        let note = try await TransferredData.item(Note.self, of: json, as: .json)
        XCTAssertEqual(note, Note(text: "a"))
        let plain = try await TransferredData.item(Note.self, of: Data("b".utf8), as: .plainText)
        XCTAssertEqual(plain, Note(text: "b"), "by the text that stands for it")
        let picture = try await TransferredData.item(Picture.self, of: Data(count: 7), as: .png)
        XCTAssertEqual(picture?.size, 7, "a PNG is a picture")
        let none = try await TransferredData.item(Picture.self, of: Data(count: 7), as: .plainText)
        XCTAssertNil(none)
        let film = try await TransferredData.item(Film.self, of: Data(count: 5), as: .mpeg4Movie)
        XCTAssertEqual(film?.size, 5)
        XCTAssertEqual(film?.name, "Item.mp4")
        let data = try await TransferredData.item(Data.self, of: json, as: .json)
        XCTAssertEqual(data, json)
        do {
            _ = try await TransferredData.item(Note.self, of: Data("{".utf8), as: .json)
            XCTFail("no JSON")
        } catch {}
    }

    func testBytesAreMadeOfItems() async throws {
        let made = try await TransferredData.data(of: Note(text: "c"))
        XCTAssertEqual(made?.1, .json, "the richest form first")
        XCTAssertEqual(try made.map { try JSONDecoder().decode(Note.self, from: $0.0) }, Note(text: "c"))
        let url = try await TransferredData.data(of: URL(string: "https://example.org")!)
        XCTAssertEqual(url.map { String(decoding: $0.0, as: UTF8.self) }, "https://example.org")
        let nothing = try await TransferredData.data(of: Picture(size: 1))
        XCTAssertNil(nothing?.0, "it is only read")
    }

    func testTheShareSheetGetsWhatStandsForAnItem() {
        onMain {
            let note = ShareLink(item: Note(text: "d"), preview: SharePreview("Note"))
            XCTAssertEqual(note.items.first as? String, "d")
            let image = UIImage(systemName: "star")!
            let picture = ShareLink(
                "Send", item: Image(uiImage: image), preview: SharePreview("Star", image: Image(uiImage: image)))
            XCTAssertTrue(picture.items.first as? UIImage === image)
            XCTAssertEqual(ShareLink(items: ["e", "f"]).items as? [String], ["e", "f"])
            show(ShareLink(item: "text", subject: Text("s"), message: Text("m")))
            tap("Share…")
            XCTAssertTrue(harness.window.rootViewController?.presentedViewController is UIActivityViewController)
        }
    }

    func testThePreviewIsOnTopOfTheSheet() throws {
        try onMain {
            let star = try XCTUnwrap(UIImage(systemName: "star"))
            show(
                ShareLink(
                    Text("Hand on"), item: URL(string: "https://example.org/a")!, subject: Text("s"),
                    preview: SharePreview(Text("The article"), image: Image(uiImage: star), icon: Image("none"))))
            tap("Hand on")
            harness.advance(by: 1)
            let sheet = try XCTUnwrap(
                harness.window.rootViewController?.presentedViewController as? UIActivityViewController)
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let texts = all(sheet.view).compactMap { ($0 as? UILabel)?.text }
            XCTAssertTrue(texts.contains("The article"), "\(texts)")
            XCTAssertTrue(texts.contains("example.org"), "\(texts)")
            XCTAssertTrue(all(sheet.view).contains { ($0 as? UIImageView)?.image === star && !$0.isHidden })
        }
    }

    func testSeveralItemsAreCountedUnderTheFirstPicture() throws {
        try onMain {
            let link = ShareLink("All", items: ["a", "b"]) { SharePreview($0, icon: Image(systemName: "star")) }
            XCTAssertEqual(link.captions.count, 2)
            show(link)
            tap("All")
            harness.advance(by: 1)
            let sheet = try XCTUnwrap(
                harness.window.rootViewController?.presentedViewController as? UIActivityViewController)
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            XCTAssertTrue(all(sheet.view).contains { ($0 as? UILabel)?.text == "2 items" })
        }
    }

    private struct Album: View {
        @State private var item: PhotosPickerItem?
        @State private var said = "nothing"

        var body: some View {
            VStack {
                PhotosPicker("Choose", selection: $item, matching: .images)
                Text(said)
            }
            .task(id: item) {
                guard let item else { return }
                let data = try? await item.loadTransferable(type: Data.self)
                let image = try? await item.loadTransferable(type: Image.self)
                let text = try? await item.loadTransferable(type: Film.self)
                said = "\(data?.isEmpty == false) \(image != nil) \(text == nil)"
            }
        }
    }

    func testAPictureIsChosen() throws {
        try onMain {
            show(Album())
            tap("Choose")
            func inside(_ controller: UIViewController?) -> UIImagePickerController? {
                guard let controller else { return nil }
                return controller as? UIImagePickerController ?? controller.children.lazy.compactMap(inside).first
                    ?? inside(controller.presentedViewController)
            }
            let picker = try XCTUnwrap(inside(harness.window.rootViewController))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            picker.delegate?.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: image])
            for _ in 0..<50 where find("true true true") == nil {
                harness.advance(by: 0.1)
                harness.turn()
            }
            XCTAssertNotNil(find("true true true"))
            harness.advance(by: 1)
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
        }
    }

    private final class Kept {
        var items: [PhotosPickerItem] = []
        var changes = 0
    }

    private struct Albums: View {
        let kept: Kept
        let behavior: PhotosPickerSelectionBehavior
        var body: some View {
            PhotosPicker(
                "Choose",
                selection: Binding(
                    get: { kept.items },
                    set: {
                        kept.items = $0
                        kept.changes += 1
                    }), selectionBehavior: behavior)
        }
    }

    @MainActor private func openGrid() throws -> UICollectionViewController {
        tap("Choose")
        harness.advance(by: 1)
        func inside(_ controller: UIViewController?) -> UICollectionViewController? {
            guard let controller else { return nil }
            return controller as? UICollectionViewController ?? controller.children.lazy.compactMap(inside).first
                ?? inside(controller.presentedViewController)
        }
        return try XCTUnwrap(inside(harness.window.rootViewController))
    }

    @MainActor private func tapItem(_ item: Int, _ grid: UICollectionViewController) throws {
        harness.tap(try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0))))
        harness.advance(by: 0.5)
    }

    @MainActor private func tapAdd(_ grid: UICollectionViewController) throws {
        let add = try XCTUnwrap(grid.navigationItem.rightBarButtonItem)
        add.primaryAction?.performWithSender(add, target: nil)
        harness.advance(by: 1)
    }

    func testThePickerShowsWhatIsChosenAndGivesTheSameItems() throws {
        try onMain {
            let kept = Kept()
            show(Albums(kept: kept, behavior: .ordered))
            var grid = try openGrid()
            try tapItem(3, grid)
            XCTAssertEqual(kept.items, [], "told at the end")
            try tapAdd(grid)
            let first = try XCTUnwrap(kept.items.first)
            grid = try openGrid()
            XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems?.map(\.item), [3])
            try tapItem(1, grid)
            try tapAdd(grid)
            XCTAssertEqual(kept.items.count, 2)
            XCTAssertEqual(kept.items.first, first)
            XCTAssertFalse(kept.items[1].supportedContentTypes.isEmpty)
            XCTAssertFalse(kept.items[0].supportedContentTypes.isEmpty, "the item that has the data")
        }
    }

    func testAContinuousPickerTellsItsBindingAndStays() throws {
        try onMain {
            let kept = Kept()
            show(Albums(kept: kept, behavior: .continuous))
            let grid = try openGrid()
            try tapItem(3, grid)
            try tapItem(0, grid)
            XCTAssertEqual(kept.items.count, 2)
            XCTAssertEqual(kept.changes, 2)
            XCTAssertNotNil(harness.window.rootViewController?.presentedViewController)
            try tapAdd(grid)
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
        }
    }
}
