import QuickLook
import TestSupport
import UIKit
import XCTest

/// Looking at files: what is asked, in which order, and what is shown (DEV-1100).
final class QuickLookTests: MainTestCase, @unchecked Sendable {
    final class Source: QLPreviewControllerDataSource {
        var log: [String] = []
        let files: [URL]
        init(_ files: [URL]) { self.files = files }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
            log.append("count")
            return files.count
        }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            log.append("item \(index)")
            return files[index] as NSURL
        }
    }

    func testTheCountIsAskedBeforeTheItem() throws {
        try onMain {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
            try Data("the text".utf8).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let source = Source([url, url])
            let controller = QLPreviewController()
            (controller.dataSource, controller.currentPreviewItemIndex) = (source, 1)
            controller.loadViewIfNeeded()
            controller.viewWillAppear(false)
            XCTAssertEqual(source.log, ["count", "item 1"])
            XCTAssertEqual(controller.currentPreviewItem?.previewItemURL, url)
            controller.currentPreviewItemIndex = 5
            XCTAssertNil(controller.currentPreviewItem)
        }
    }

    func testOnlyPicturesAndTextsAreShown() {
        onMain {
            XCTAssertTrue(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.PNG")))
            XCTAssertTrue(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.txt")))
            XCTAssertFalse(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.nothingknown")))
        }
    }
}
