import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A table with a search in its navigation item, as books write it.
@MainActor
private final class FruitController: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
{
    let all =
        ["Apple", "Apricot", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"] + (1...40).map { "Fruit \($0)" }
    var shownRows: [String] = []
    var heard: [String] = []
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        shownRows = all
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.scopeButtonTitles = ["All", "A"]
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shownRows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = shownRows[indexPath.row]
        return cell
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        heard.append("selecting “\(searchSuggestion.localizedSuggestion ?? "")”")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        heard.append("update \(searchController.isActive ? "on" : "off") “\(text)”")
        shownRows = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    func willPresentSearchController(_ searchController: UISearchController) { heard.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text “\(searchText)”") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        heard.append("scope \(selectedScope)")
    }
}

@MainActor
private final class SuggestionListener: NSObject, UISearchTextFieldDelegate {
    var chosen: [String?] = []
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        chosen.append(suggestion.localizedSuggestion)
    }
}

final class SearchTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(large: Bool = false) -> (FruitController, UINavigationController) {
        let controller = FruitController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = large
        harness.show(root: navigation)
        harness.advance(by: 0.1)
        return (controller, navigation)
    }

    func testAChosenSuggestionIsToldToTheFieldAndTheUpdater() {
        onMain {
            let (controller, _) = show()
            let heard = SuggestionListener()
            controller.search.searchBar.searchTextField.delegate = heard
            controller.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Fig")]
            controller.search.isActive = true
            harness.advance(by: 0.5)
            controller.heard = []
            func find(_ view: UIView) -> SearchSuggestionList? {
                (view as? SearchSuggestionList) ?? view.subviews.lazy.compactMap(find).first
            }
            let place = find(harness.window)?.visibleCells.first.map { $0.convert($0.bounds, to: nil) }
            harness.tap(CGPoint(x: place?.midX ?? 0, y: place?.midY ?? 0))
            harness.advance(by: 0.5)
            XCTAssertEqual(heard.chosen, ["Fig"])
            XCTAssertEqual(controller.heard, ["selecting “Fig”"])
        }
    }

    func testTheSearchKeyWaitsForText() {
        onMain {
            XCTAssertTrue(UISearchBar().enablesReturnKeyAutomatically)
            XCTAssertTrue(UISearchController(searchResultsController: nil).searchBar.enablesReturnKeyAutomatically)
            XCTAssertFalse(UITextField().enablesReturnKeyAutomatically)
        }
    }

    func testThatScopesThatComeWithTextStayUntilTheSearchIsCancelled() {
        onMain {
            let (controller, _) = show()
            controller.search.scopeBarActivation = .onTextEntry
            let bar = controller.search.searchBar
            harness.tap(bar.searchTextField)
            harness.advance(by: 0.5)
            XCTAssertTrue(controller.search.isActive)
            XCTAssertFalse(bar.showsScopeBar)
            bar.searchTextField.insertText("a")
            XCTAssertTrue(bar.showsScopeBar)
            bar.searchTextField.deleteBackward()
            XCTAssertEqual(bar.text, "")
            XCTAssertTrue(bar.showsScopeBar)
            controller.search.isActive = false
            harness.advance(by: 0.5)
            XCTAssertFalse(bar.showsScopeBar)
        }
    }

    // DEV-535
    func testOrderFromTheFirstTapToCancel() {
        onMain {
            let (controller, _) = show()
            let bar = controller.search.searchBar
            let place = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
            harness.tap(CGPoint(x: place.midX, y: place.midY))
            harness.advance(by: 0.5)
            XCTAssertEqual(controller.heard, ["began", "willPresent", "didPresent", "update on “”"])
            XCTAssertTrue(controller.search.isActive)
            XCTAssertTrue(bar.showsCancelButton)
            XCTAssertTrue(bar.showsScopeBar)
            controller.heard = []
            bar.searchTextField.insertText("ap")
            XCTAssertEqual(controller.heard, ["text “ap”", "update on “ap”"])
            XCTAssertEqual(controller.shownRows, ["Apple", "Apricot", "Grape"])
            controller.heard = []
            bar.searchTextField.insertText("\n")
            XCTAssertEqual(controller.heard, ["search"])
            controller.heard = []
            harness.advance(by: 0.5)
            let cancel = bar.parts.cancel.convert(bar.parts.cancel.bounds, to: nil)
            harness.tap(CGPoint(x: cancel.midX, y: cancel.midY))
            harness.advance(by: 0.5)
            XCTAssertEqual(
                controller.heard, ["cancel", "willDismiss", "ended", "update off “”", "didDismiss"])
            XCTAssertFalse(controller.search.isActive)
            XCTAssertFalse(bar.showsCancelButton)
            XCTAssertEqual(controller.shownRows.count, controller.all.count)
        }
    }

    func testTextThatTheAppSetsUpdatesResultsOnly() {
        onMain {
            let (controller, _) = show()
            controller.search.isActive = true
            controller.heard = []
            controller.search.searchBar.text = "fig"
            XCTAssertEqual(controller.heard, ["update on “fig”"])
            controller.search.searchBar.text = "fig"
            XCTAssertEqual(controller.heard.count, 1, "the same text changes nothing")
        }
    }

    func testAScopeThatIsTappedUpdates() {
        onMain {
            let (controller, _) = show()
            controller.search.isActive = true
            harness.advance(by: 0.5)
            controller.heard = []
            let scopes = controller.search.searchBar.parts.scopes
            let place = scopes.convert(scopes.bounds, to: nil)
            harness.tap(CGPoint(x: place.minX + place.width * 0.75, y: place.midY))
            XCTAssertEqual(controller.heard, ["scope 1", "update on “”"])
            XCTAssertEqual(controller.search.searchBar.selectedScopeButtonIndex, 1)
        }
    }

    // DEV-536
    func testTheBarStandsBelowTheTitleAndScrollsAway() {
        onMain {
            let (controller, navigation) = show()
            let bar = navigation.navigationBar
            XCTAssertEqual(bar.frame.height, 44 + 52)
            let field = controller.search.searchBar.searchTextField
            let place = field.convert(field.bounds, to: bar)
            XCTAssertEqual(place, CGRect(x: 16, y: 45, width: bar.bounds.width - 32, height: 36))
            let top = controller.tableView.adjustedContentInset.top
            controller.tableView.contentOffset.y = -top + 30
            harness.advance(by: 0.1)
            XCTAssertEqual(bar.frame.height, 44 + 22)
            controller.tableView.contentOffset.y = -top + 300
            harness.advance(by: 0.1)
            XCTAssertEqual(bar.frame.height, 44)
            controller.navigationItem.hidesSearchBarWhenScrolling = false
            harness.advance(by: 0.1)
            XCTAssertEqual(bar.frame.height, 44 + 52)
        }
    }

    func testASearchTakesTheTitlesPlace() {
        onMain {
            let (controller, navigation) = show(large: true)
            XCTAssertEqual(navigation.navigationBar.frame.height, 44 + 52 + 52)
            controller.search.isActive = true
            harness.advance(by: 0.5)
            XCTAssertEqual(navigation.navigationBar.frame.height, 52 + 44 + 4, "field, scopes and a margin")
            controller.search.isActive = false
            harness.advance(by: 0.5)
            XCTAssertEqual(navigation.navigationBar.frame.height, 44 + 52 + 52)
        }
    }

    // DEV-532
    func testResultsLieOverTheContentWhileThereIsText() {
        onMain {
            let results = UIViewController()
            results.view.backgroundColor = .red
            let search = UISearchController(searchResultsController: results)
            let content = UIViewController()
            content.navigationItem.searchController = search
            harness.show(root: UINavigationController(rootViewController: content))
            harness.turn()
            search.isActive = true
            XCTAssertNil(results.parent, "nothing to show yet")
            search.searchBar.text = "x"
            XCTAssertTrue(results.parent === search)
            XCTAssertFalse(results.view.isHidden)
            XCTAssertTrue(search.parent === content)
            search.searchBar.text = ""
            XCTAssertTrue(results.view.isHidden)
            search.showsSearchResultsController = true
            XCTAssertFalse(results.view.isHidden)
            search.isActive = false
            XCTAssertNil(results.parent)
            XCTAssertNil(search.parent)
        }
    }

    // DEV-533
    func testTokensStandBeforeTheTextAndAreDeletedInTwoSteps() {
        onMain {
            let controller = UIViewController()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
            controller.view.addSubview(bar)
            harness.show(root: controller)
            let field = bar.searchTextField
            let before = field.textRect(forBounds: field.bounds).minX
            field.insertToken(UISearchToken(icon: nil, text: "From Anna"), at: 0)
            harness.turn()
            XCTAssertGreaterThan(field.textRect(forBounds: field.bounds).minX, before + 60)
            XCTAssertEqual(field.tokens(in: field.textualRange).count, 1)
            field.becomeFirstResponder()
            field.deleteBackward()
            XCTAssertEqual(field.tokens.count, 1, "selected")
            field.deleteBackward()
            XCTAssertEqual(field.tokens.count, 0)
            field.insertText("abc")
            field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "abc"), at: 0)
            XCTAssertEqual(field.text, "")
            XCTAssertEqual(field.tokens.count, 1)
        }
    }

    func testSuggestionsAreListedAndChosen() {
        onMain {
            final class Updater: NSObject, UISearchResultsUpdating {
                var chosen: String?
                func updateSearchResults(for searchController: UISearchController) {}
                func updateSearchResults(
                    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
                ) { chosen = searchSuggestion.localizedSuggestion }
            }
            let updater = Updater()
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = updater
            let content = UIViewController()
            content.navigationItem.searchController = search
            harness.show(root: UINavigationController(rootViewController: content))
            harness.turn()
            search.isActive = true
            search.searchSuggestions = [
                UISearchSuggestionItem(localizedSuggestion: "Red"),
                UISearchSuggestionItem(localizedSuggestion: "Green"),
            ]
            harness.advance(by: 0.5)
            let list = search.view.subviews.compactMap { $0 as? UITableView }.first
            XCTAssertEqual(list?.numberOfRows(inSection: 0), 2)
            if let list, let cell = list.cellForRow(at: IndexPath(row: 1, section: 0)) {
                let place = cell.convert(cell.bounds, to: nil)
                harness.tap(CGPoint(x: place.midX, y: place.midY))
            }
            XCTAssertEqual(updater.chosen, "Green")
        }
    }

    func testABarInATableHeader() {
        onMain {
            let bar = UISearchBar()
            bar.sizeToFit()
            XCTAssertEqual(bar.frame.height, 56)
            bar.scopeButtonTitles = ["One", "Two"]
            XCTAssertEqual(bar.sizeThatFits(.zero).height, 56)
            bar.showsScopeBar = true
            XCTAssertEqual(bar.sizeThatFits(.zero).height, 100)
            bar.scopeButtonTitles = ["One"]
            XCTAssertEqual(bar.sizeThatFits(.zero).height, 56, "one scope is no choice")
        }
    }

    func testEndsOfWords() {
        onMain {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            bar.semanticContentAttribute = .forceRightToLeft
            bar.showsCancelButton = true
            bar.layoutIfNeeded()
            XCTAssertLessThan(
                bar.parts.cancel.frame.maxX, bar.parts.field.frame.minX, "where people read from the right")
        }
    }
}
