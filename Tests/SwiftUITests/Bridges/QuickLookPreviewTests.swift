import QuickLook
import XCTest
import _QuickLook_SwiftUI

@testable import SwiftUI

/// Files that are looked at while a binding has them.
final class QuickLookPreviewTests: ControlTestCase, @unchecked Sendable {
    private struct Screen: View {
        let files: [URL]
        @State private var shown: URL?

        var body: some View {
            VStack {
                Button("Look") { shown = files[0] }
                Text("shown \(shown?.lastPathComponent ?? "none")")
            }
            .quickLookPreview($shown, in: files)
        }
    }

    @MainActor private var page: QLPreviewController? {
        var top = harness.window.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top as? QLPreviewController
    }

    func testThatAFileIsShownUntilItIsPutAway() throws {
        try onMain {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("looking-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = ["one.txt", "two.txt"].map { folder.appendingPathComponent($0) }
            for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
            show(Screen(files: files))
            XCTAssertNil(page)
            tap("Look")
            XCTAssertEqual(page?.currentPreviewItem?.previewItemURL?.lastPathComponent, "one.txt")
            page?.currentPreviewItemIndex = 1
            harness.advance(by: 0.5)
            XCTAssertEqual(page?.currentPreviewItem?.previewItemURL?.lastPathComponent, "two.txt")
            page?.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(page)
            XCTAssertNotNil(find("shown none"))
            tap("Look")
            XCTAssertNotNil(page, "it comes again")
        }
    }
}
