import Foundation
import PorticoNib
import PorticoNibReader
import UIKit

/// Documents as text, in the way that apps get theirs: read, compacted, decoded, translated.
@MainActor package final class NibDocuments: NibSource, StoryboardSource {
    private var nibs: [String: NibContent] = [:]
    private var storyboards: [String: StoryboardContent] = [:]
    package private(set) var problems: [String] = []

    package init() {}

    /// The run's source from now on; the test puts back what was there.
    package func use() {
        NibSources.current = self
        StoryboardSources.current = self
    }

    package func xib(_ name: String, _ objects: String, owner: String = "", resources: String = "") throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)</objects><resources>\(resources)</resources></document>
            """
        nibs[name] = NibTranslation.nib(try document(text, name + ".xib"), name: name)
    }

    /// - Parameter scenes: what stands in each scene's `objects`.
    package func storyboard(_ name: String, initial: String?, _ scenes: String...) throws {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\""
            + (initial.map { " initialViewController=\"\($0)\"" } ?? "") + "><scenes>"
            + scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined()
            + "</scenes></document>"
        storyboards[name] = NibTranslation.storyboard(try document(text, name + ".storyboard"), name: name)
    }

    private func document(_ text: String, _ file: String) throws -> NibDocument {
        let read = try NibReader.readDocument(Data(text.utf8), file: file)
        problems += read.problems.map(\.description)
        return try CompactNib.decode(CompactNib.encode(read))
    }

    package func nib(named name: String, in bundle: Bundle?) -> NibContent? { nibs[name] }
    package func storyboard(named name: String, in bundle: Bundle?) -> StoryboardContent? { storyboards[name] }
}
