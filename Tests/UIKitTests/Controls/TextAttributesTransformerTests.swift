import TestSupport
import XCTest

@testable import UIKit

/// Attributes of button titles that a transformer makes, and containers of attributes from dictionaries.
final class TextAttributesTransformerTests: MainTestCase, @unchecked Sendable {
    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    @MainActor private func shown(_ configuration: UIButton.Configuration) -> NSAttributedString? {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        harness.window.rootViewController?.view.addSubview(button)
        harness.turn()
        return button.titleLabel?.attributedText
    }

    func testATransformerMakesTheTitlesAttributes() {
        onMain {
            var incoming: [UIFont?] = []
            let bold = UIFont.boldSystemFont(ofSize: 31)
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                incoming.append($0.font)
                var outgoing = $0
                outgoing.font = bold
                outgoing.foregroundColor = .red
                return outgoing
            }
            let text = shown(configuration)
            XCTAssertEqual(text?.string, "Title")
            XCTAssertEqual(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, bold)
            XCTAssertEqual(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
            XCTAssertEqual(incoming.first ?? nil, .preferredFont(forTextStyle: .body), "the button's own font comes in")
        }
    }

    func testATitleWithAttributesOfItsOwn() {
        onMain {
            var title = AttributedString("Title")
            title.font = UIFont.boldSystemFont(ofSize: 20)
            var configuration = UIButton.Configuration.filled()
            configuration.attributedTitle = title
            XCTAssertEqual(configuration.title, "Title")
            XCTAssertEqual(
                shown(configuration)?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
                .boldSystemFont(ofSize: 20))
            configuration.title = "Plain"
            XCTAssertNil(configuration.attributedTitle?.runs.first?.font)
        }
    }

    func testAContainerOfADictionary() {
        onMain {
            let font = UIFont.systemFont(ofSize: 9)
            let container = AttributeContainer([.font: font, .kern: CGFloat(2), .init("unknown"): 1])
            XCTAssertEqual(container.font, font)
            XCTAssertEqual(container.kern, 2)
            XCTAssertEqual([NSAttributedString.Key: Any](container)[.font] as? UIFont, font)
        }
    }

    func testASnapshotOfObjects() {
        onMain {
            let snapshot = NSDiffableDataSourceSnapshotReference()
            snapshot.appendSections(withIdentifiers: ["a", "b"])
            snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
            snapshot.insertItems(withIdentifiers: [3], beforeItemWithIdentifier: 2)
            snapshot.reloadItems(withIdentifiers: [1])
            XCTAssertEqual(snapshot.itemIdentifiers as? [Int], [1, 3, 2])
            XCTAssertEqual(snapshot.numberOfItems(inSection: "b"), 0)
            XCTAssertEqual(snapshot.index(ofItemIdentifier: 9), NSNotFound)
            XCTAssertEqual(snapshot.reloadedItemIdentifiers as? [Int], [1])
            XCTAssertEqual((snapshot.copy() as? NSDiffableDataSourceSnapshotReference)?.numberOfItems, 3)
        }
    }

    func testSnapshotsAndTheirReferencesBecomeEachOther() {
        onMain {
            let reference = NSDiffableDataSourceSnapshotReference()
            reference.appendSections(withIdentifiers: ["a", "b"])
            reference.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "b")
            reference.reloadItems(withIdentifiers: [2])
            reference.reconfigureItems(withIdentifiers: [3])
            let snapshot = _porticoSnapshot(reference, to: NSDiffableDataSourceSnapshot<String, Int>.self)
            XCTAssertEqual(snapshot.sectionIdentifiers, ["a", "b"])
            XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [1, 2, 3])
            XCTAssertEqual([snapshot.reloadedItemIdentifiers, snapshot.reconfiguredItemIdentifiers], [[2], [3]])
            let back = _porticoSnapshot(snapshot, to: NSDiffableDataSourceSnapshotReference.self)
            XCTAssertEqual(back.sectionIdentifiers as? [String], ["a", "b"])
            XCTAssertEqual(back.itemIdentifiersInSection(withIdentifier: "b") as? [Int], [1, 2, 3])
            XCTAssertEqual(back.reloadedItemIdentifiers as? [Int], [2])
            let any: Any = reference
            XCTAssertEqual(_porticoSnapshot(any, to: NSDiffableDataSourceSnapshot<String, Int>.self).numberOfItems, 3)
            XCTAssertTrue(_porticoSnapshot(reference, to: NSDiffableDataSourceSnapshotReference.self) === reference)
        }
    }

    func testLargeContentIsKept() {
        onMain {
            let view = UIView()
            XCTAssertNil(view.largeContentTitle)
            view.largeContentTitle = "Title"
            view.showsLargeContentViewer = true
            let interaction = UILargeContentViewerInteraction()
            view.addInteraction(interaction)
            XCTAssertTrue(interaction.view === view)
            XCTAssertEqual(view.largeContentTitle, "Title")
            XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
        }
    }
}
