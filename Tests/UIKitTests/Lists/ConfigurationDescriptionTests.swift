import TestSupport
import UIKit
import XCTest

/// How configurations and their states are printed and mirrored.
final class ConfigurationDescriptionTests: MainTestCase, @unchecked Sendable {
    private func labels(_ mirror: Mirror) -> Set<String> { Set(mirror.children.compactMap(\.label)) }

    func testStates() {
        onMain {
            var view = UIViewConfigurationState(traitCollection: .current)
            view.isSelected = true
            XCTAssertTrue(view.description.hasPrefix("<UIViewConfigurationState: "), view.description)
            XCTAssertTrue(view.description.contains("isSelected = true"))
            XCTAssertTrue(view.description.contains("isDisabled = false"))
            XCTAssertEqual(view.debugDescription, view.description)
            XCTAssertEqual("\(view)", view.description)
            XCTAssertTrue(labels(view.customMirror).isSuperset(of: ["isSelected", "isPinned", "traitCollection"]))
            var cell = UICellConfigurationState(traitCollection: .current)
            cell.isEditing = true
            XCTAssertTrue(cell.description.contains("isEditing = true"))
            XCTAssertEqual(cell.debugDescription, cell.description)
            XCTAssertTrue(labels(cell.customMirror).isSuperset(of: ["isSwiped", "cellDropState"]))
        }
    }

    func testBackgrounds() {
        onMain {
            var background = UIBackgroundConfiguration.clear()
            XCTAssertFalse(background.description.contains("backgroundColor"), "what isn't there is left out")
            background.backgroundColor = .red
            background.cornerRadius = 4
            XCTAssertTrue(background.description.contains("backgroundColor = "))
            XCTAssertTrue(background.debugDescription.contains("cornerRadius = 4.0"))
            XCTAssertTrue(labels(background.customMirror).contains("strokeWidth"))
            XCTAssertNil(background.strokeColor)
            XCTAssertNil(background.backgroundColorTransformer)
            background.strokeColor = .blue
            XCTAssertEqual(background.resolvedStrokeColor(for: .green), .blue)
            background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .yellow }
            XCTAssertEqual(background.resolvedBackgroundColor(for: .green), .yellow)
        }
    }

    func testContents() {
        onMain {
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            XCTAssertTrue(content.description.contains("text = Title"), content.description)
            XCTAssertFalse(content.description.contains("secondaryText = "))
            XCTAssertEqual(content.debugDescription, content.description)
            XCTAssertTrue(labels(content.customMirror).isSuperset(of: ["imageProperties", "textProperties"]))
            XCTAssertTrue(content.textProperties.description.contains("numberOfLines = 0"))
            XCTAssertEqual(content.textProperties.debugDescription, content.textProperties.description)
            XCTAssertTrue(labels(content.textProperties.customMirror).contains("font"))
            XCTAssertTrue(content.imageProperties.description.contains("cornerRadius = 0.0"))
            XCTAssertEqual(content.imageProperties.debugDescription, content.imageProperties.description)
            XCTAssertTrue(labels(content.imageProperties.customMirror).contains("maximumSize"))
        }
    }

    func testTextsAndImagesHaveTheirProperties() {
        onMain {
            var content = UIListContentConfiguration.valueCell()
            content.text = "Title"
            content.secondaryText = "Value"
            content.image = UIImage(systemName: "star")
            content.textProperties.font = .boldSystemFont(ofSize: 21)
            content.textProperties.color = .red
            content.textProperties.alignment = .center
            content.textProperties.numberOfLines = 1
            content.textProperties.lineBreakMode = .byClipping
            content.textProperties.adjustsFontForContentSizeCategory = false
            content.secondaryTextProperties.color = .green
            content.textToSecondaryTextHorizontalPadding = 20
            content.imageProperties.tintColor = .blue
            content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
            XCTAssertEqual(content.textProperties.resolvedColor(), .red)
            XCTAssertEqual(content.secondaryTextProperties.resolvedColor(), .green)
            XCTAssertEqual(content.imageProperties.resolvedTintColor(for: .black), .blue)
            XCTAssertEqual(UIListContentConfiguration.cell().imageProperties.resolvedTintColor(for: .black), .black)
            var state = UICellConfigurationState(traitCollection: .current)
            state.isDisabled = true
            state.isHighlighted = true
            let updated = content.updated(for: state)
            XCTAssertEqual(updated.textProperties.color, .red, "what the app has set stays")
            XCTAssertEqual(updated.text, "Title")
            let view = content.makeContentView()
            XCTAssertTrue(view.supports(content))
            XCTAssertFalse(view.supports(UIContentUnavailableConfiguration.empty()))
            let list = view as? UIListContentView
            list?.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            list?.layoutIfNeeded()
            XCTAssertNotNil(list?.textLayoutGuide)
        }
    }

    func testAStateKeepsTheAppsOwnValues() {
        onMain {
            let key = UIConfigurationStateCustomKey("org.example.archived")
            var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
            XCTAssertNil(state[key])
            state[key] = true
            XCTAssertEqual(state[key], AnyHashable(true))
            XCTAssertEqual(state.traitCollection.userInterfaceStyle, .dark)
            XCTAssertFalse(state.isHighlighted)
            final class Cell: UICollectionViewCell {
                var states: [UICellConfigurationState] = []
                override var configurationState: UICellConfigurationState {
                    var state = super.configurationState
                    state[UIConfigurationStateCustomKey("own")] = 7
                    return state
                }
                override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
            }
            let cell = Cell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            harness.showWindow()
            harness.window.addSubview(cell)
            harness.turn()
            let before = cell.states.count
            cell.setNeedsUpdateConfiguration()
            harness.turn()
            XCTAssertEqual(cell.states.count, before + 1)
            XCTAssertEqual(cell.states.last?[UIConfigurationStateCustomKey("own")], AnyHashable(7))
        }
    }

    func testTheFirstStateReachesWhoOverridesTheUpdate() {
        onMain {
            final class Item: UICollectionViewCell {
                var states: [Bool] = []
                override func updateConfiguration(using state: UICellConfigurationState) {
                    super.updateConfiguration(using: state)
                    states.append(state.isSelected)
                }
            }
            final class Row: UITableViewCell {
                var states: [Bool] = []
                override func updateConfiguration(using state: UICellConfigurationState) {
                    super.updateConfiguration(using: state)
                    states.append(state.isSelected)
                }
            }
            let (item, row) = (Item(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), Row())
            harness.showWindow()
            for cell in [item, row] as [UIView] { harness.window.addSubview(cell) }
            harness.turn()
            XCTAssertEqual(item.states, [false], "before it is first shown")
            XCTAssertEqual(row.states, [false])
        }
    }
}
