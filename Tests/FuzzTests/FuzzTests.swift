import Foundation
import XCTest

/// Every reader of what comes from outside, with a few cases each; `Scripts/fuzz` runs them for as long as it is told.
final class FuzzTests: FuzzCase, @unchecked Sendable {
    func testImages() throws { try fuzz(ImageFuzz.self, cases: 300) }
    func testFonts() throws { try fuzz(FontFuzz.self, cases: 20) }
    func testProjects() throws { try fuzz(ProjectFuzz.self, cases: 60) }
    func testSpecs() throws { try fuzz(SpecFuzz.self, cases: 60) }
    func testPropertyLists() throws { try fuzz(PropertyListFuzz.self, cases: 200) }
    func testStrings() throws { try fuzz(StringsFuzz.self, cases: 60) }
    func testCatalogs() throws { try fuzz(CatalogFuzz.self, cases: 60) }
    func testNibs() throws { try fuzz(NibFuzz.self, cases: 60) }
    func testShapes() throws { try fuzz(ShapeFuzz.self, cases: 100) }
    func testStories() throws { try fuzz(StoryFuzz.self, cases: 500) }
    func testLowering() throws { try fuzz(LoweringFuzz.self, cases: 20) }
    func testText() throws { try fuzz(TextFuzz.self, cases: 40) }
    func testRichText() throws { try fuzz(RTFFuzz.self, cases: 60) }
    func testPages() throws { try fuzz(HTMLFuzz.self, cases: 60) }
    func testPDF() throws { try fuzz(PDFFuzz.self, cases: 100) }
    func testMarkdown() throws { try fuzz(MarkdownFuzz.self, cases: 60) }
    func testLayerNumbers() throws { try fuzz(LayerNumberFuzz.self, cases: 70) }
    func testChannel() throws { try fuzz(ChannelFuzz.self, cases: 1000) }
    func testViewer() throws { try fuzz(ViewerFuzz.self, cases: 1000) }
    func testSockets() throws { try fuzz(SocketFuzz.self, cases: 1000) }
    func testConnections() throws { try fuzz(ConnectionFuzz.self, cases: 500) }
}
