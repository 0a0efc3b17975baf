import LinkPresentation
import TestSupport
import UIKit
import XCTest

/// A sheet of activities shows what its items' source says of them.
final class SharedLinkTests: MainTestCase, @unchecked Sendable {
    private final class Source: NSObject, UIActivityItemSource {
        let item: Any
        let metadata: LPLinkMetadata?
        var asked: [String] = []

        init(_ item: Any, _ metadata: LPLinkMetadata?) {
            (self.item, self.metadata) = (item, metadata)
            super.init()
        }

        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            asked.append("placeholder")
            return item
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { item }
        func activityViewControllerLinkMetadata(
            _ activityViewController: UIActivityViewController
        ) -> LPLinkMetadata? {
            asked.append("metadata")
            return metadata
        }
    }

    @MainActor private func image(width: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: 20), format: format).image {
            $0.fill(CGRect(x: 0, y: 0, width: width, height: 20))
        }
    }

    @MainActor private func present(_ items: [Any]) -> UIActivityViewController {
        let root = UIViewController()
        harness.show(root: root)
        harness.advance(by: 0.1)
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        root.present(sheet, animated: true)
        harness.advance(by: 1)
        return sheet
    }

    @MainActor private func all<View: UIView>(_ view: UIView) -> [View] {
        guard !view.isHidden else { return [] }
        return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all($0) as [View] }
    }

    /// The two lines at the top, as far as they are there.
    @MainActor private func lines(_ sheet: UIActivityViewController) -> [String] {
        let labels: [UILabel] = all(sheet.view)
        let texts = labels.compactMap(\.text)
        return Array(texts.prefix { $0 != "Copy" && $0 != "Print" })
    }

    /// The picture at the top: the rows' ones are smaller.
    @MainActor private func picture(_ sheet: UIActivityViewController) -> UIImage? {
        let views: [UIImageView] = all(sheet.view)
        return views.first { $0.bounds.size == CGSize(width: 44, height: 44) }?.image
    }

    func testTheSheetShowsTitleAddressAndPicture() throws {
        try onMain {
            let metadata = LPLinkMetadata()
            metadata.originalURL = try XCTUnwrap(URL(string: "https://example.com/a"))
            metadata.url = URL(string: "https://elsewhere.example.com")
            metadata.title = "An Example"
            metadata.imageProvider = NSItemProvider(object: image(width: 40))
            metadata.iconProvider = NSItemProvider(object: image(width: 10))
            let source = Source("Some text", metadata)
            let sheet = present([source])
            XCTAssertEqual(lines(sheet), ["An Example", "example.com"])
            XCTAssertEqual(picture(sheet)?.size, CGSize(width: 40, height: 20))
            XCTAssertEqual(source.asked, ["placeholder", "metadata"])
        }
    }

    func testTheSignStandsInForThePicture() throws {
        try onMain {
            let metadata = LPLinkMetadata()
            metadata.url = try XCTUnwrap(URL(string: "https://example.com/a"))
            metadata.iconProvider = NSItemProvider(object: image(width: 10))
            let sheet = present([Source("Some text", metadata)])
            XCTAssertEqual(lines(sheet), ["example.com"], "without a title the address says what it is")
            XCTAssertEqual(picture(sheet)?.size, CGSize(width: 10, height: 20))
        }
    }

    func testAPictureThatCanNotBeReadIsNone() {
        onMain {
            let metadata = LPLinkMetadata()
            metadata.title = "An Example"
            metadata.imageProvider = NSItemProvider()
            metadata.imageProvider?.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
                $0(Data("no picture".utf8), nil)
                return nil
            }
            let sheet = present([Source("Some text", metadata)])
            XCTAssertEqual(lines(sheet), ["An Example"])
            XCTAssertNil(picture(sheet))
        }
    }

    // DEV-1451
    func testAFilmIsKeptAndNotShown() throws {
        try onMain {
            let metadata = LPLinkMetadata()
            metadata.title = "A Film"
            metadata.remoteVideoURL = try XCTUnwrap(URL(string: "https://example.com/film.mp4"))
            metadata.videoProvider = NSItemProvider(object: image(width: 10))
            let copy = try XCTUnwrap(metadata.copy() as? LPLinkMetadata)
            XCTAssertEqual(copy.remoteVideoURL?.path, "/film.mp4")
            XCTAssertTrue(copy.videoProvider === metadata.videoProvider)
            let sheet = present([Source("Some text", copy)])
            XCTAssertEqual(lines(sheet), ["A Film"])
            XCTAssertNil(picture(sheet))
        }
    }

    func testAnItemWhoseSourceSaysNothingSpeaksForItself() {
        onMain { XCTAssertEqual(lines(present([Source("One", nil)])), ["One"]) }
    }

    func testTheFirstSourceThatSaysSomethingCounts() {
        onMain {
            let (second, third) = (LPLinkMetadata(), LPLinkMetadata())
            (second.title, third.title) = ("Second", "Third")
            let last = Source("Three", third)
            let sheet = present([Source("One", nil), Source("Two", second), last])
            XCTAssertEqual(lines(sheet), ["Second"])
            XCTAssertEqual(last.asked, ["placeholder"], "nobody asks those behind it")
        }
    }
}
