import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What stands in for a controller's content, as the session that introduced it shows it.
final class ContentUnavailableTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Searching: UITableViewController, UISearchResultsUpdating {
        let search = UISearchController(searchResultsController: nil)
        var found = ["Apple"]
        var asked: [String?] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            search.searchResultsUpdater = self
            navigationItem.searchController = search
        }

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            found = ["Apple"].filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
            setNeedsUpdateContentUnavailableConfiguration()
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked.append(state.searchText)
            contentUnavailableConfiguration = found.isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    @MainActor private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { child -> [String] in
            guard !child.isHidden else { return [] }
            let own = (child as? UILabel)?.text.map { [$0] } ?? []
            return own + texts(in: child)
        }
    }

    @MainActor private func shown(_ controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.last as? UIContentUnavailableView
    }

    // DEV-602
    func testAnEmptyScreenIsInTheMiddleOfTheSafeArea() throws {
        try onMain {
            let controller = UIViewController()
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "star")
            configuration.text = "No Favorites"
            configuration.secondaryText = "What you like will be here."
            var tapped = 0
            configuration.button = .filled()
            configuration.button.title = "Add"
            configuration.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
            controller.contentUnavailableConfiguration = configuration
            harness.show(root: UINavigationController(rootViewController: controller))
            harness.advance(by: 0.1)
            let view = try XCTUnwrap(shown(controller))
            XCTAssertEqual(view.convert(view.bounds, to: nil), CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 34))
            XCTAssertEqual(texts(in: view), ["No Favorites", "What you like will be here.", "Add"])
            let parts = try XCTUnwrap(view.subviews.compactMap { $0 as? UIScrollView }.first).subviews.filter {
                !$0.isHidden
            }
            let (top, bottom) = (parts.map(\.frame.minY).min() ?? 0, parts.map(\.frame.maxY).max() ?? 0)
            XCTAssertEqual((top + bottom) / 2, view.bounds.midY, accuracy: 1)
            let button = try XCTUnwrap(parts.compactMap { $0 as? UIButton }.first)
            harness.tap(button)
            harness.turn()
            XCTAssertEqual(tapped, 1)
            controller.contentUnavailableConfiguration = nil
            harness.turn()
            XCTAssertNil(shown(controller))
        }
    }

    func testLoadingTurnsAndGivesWay() throws {
        try onMain {
            let controller = UIViewController()
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let view = try XCTUnwrap(shown(controller))
            let scroll = try XCTUnwrap(view.subviews.compactMap { $0 as? UIScrollView }.first)
            let wheel = try XCTUnwrap(scroll.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
            XCTAssertTrue(wheel.isAnimating)
            XCTAssertEqual(texts(in: view), ["Loading…"])
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            harness.turn()
            XCTAssertTrue(shown(controller) === view, "the same view takes it")
            XCTAssertFalse(wheel.isAnimating)
            XCTAssertEqual(texts(in: view), ["No Results", "Check the spelling or try a new search."])
        }
    }

    func testASearchWithoutResultsNamesWhatWasSearchedFor() throws {
        try onMain {
            let controller = Searching(style: .plain)
            harness.show(root: UINavigationController(rootViewController: controller))
            harness.advance(by: 0.1)
            XCTAssertNil(shown(controller))
            XCTAssertEqual(controller.asked, [""], "asked once before the first layout")
            controller.search.isActive = true
            harness.advance(by: 1)
            controller.search.searchBar.text = "zebra"
            controller.updateSearchResults(for: controller.search)
            harness.advance(by: 0.1)
            XCTAssertEqual(controller.asked.last, "zebra")
            let view = try XCTUnwrap(shown(controller))
            XCTAssertEqual(texts(in: view), ["No Results for “zebra”", "Check the spelling or try a new search."])
            controller.tableView.contentOffset.y -= 40
            harness.turn()
            let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
            XCTAssertEqual(view.frame, safe, "it stays where it is as the list moves")
        }
    }

    func testTheKeyboardCoversNoneOfIt() throws {
        try onMain {
            let controller = UIViewController()
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let view = try XCTUnwrap(shown(controller))
            let before = view.frame
            KeyboardFrame.change(to: CGRect(x: 0, y: 561, width: 393, height: 291))
            harness.turn()
            XCTAssertEqual(view.frame.minY, before.minY)
            XCTAssertEqual(view.frame.maxY, 561)
            KeyboardFrame.change(to: nil)
            harness.turn()
            XCTAssertEqual(view.frame, before)
        }
    }

    func testFontsGrowWithTheTextSizeAndOnesOfTheAppsStay() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.secondaryTextProperties.font = .systemFont(ofSize: 9)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let grown = configuration.updated(for: UIContentUnavailableConfigurationState(traitCollection: large))
        XCTAssertGreaterThan(grown.textProperties.font.pointSize, configuration.textProperties.font.pointSize)
        XCTAssertEqual(grown.secondaryTextProperties.font.pointSize, 9)
        XCTAssertEqual(configuration, configuration)
        XCTAssertNotEqual(configuration, .loading())
    }
}
