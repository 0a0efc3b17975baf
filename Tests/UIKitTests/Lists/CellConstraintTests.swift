import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Constraints in cells that need more height than a cell has when it is made: nothing is given up on the way to the row's height.
final class CellConstraintTests: MainTestCase, @unchecked Sendable {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if cell.contentView.subviews.isEmpty { fill(cell.contentView) }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            if cell.contentView.subviews.isEmpty { fill(cell.contentView) }
            return cell
        }

        private func fill(_ view: UIView) {
            let square = UIView()
            square.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(square)
            NSLayoutConstraint.activate([
                square.widthAnchor.constraint(equalToConstant: 58),
                square.heightAnchor.constraint(equalToConstant: 58),
                square.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                square.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                square.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            ])
        }
    }

    /// What is said of constraints while the list comes up.
    private func expectNothingSaid(_ body: @escaping @MainActor (Source) -> Void) {
        onMain {
            let messages = layoutMessages {
                let source = Source()
                body(source)
                withExtendedLifetime(source) {
                    harness.turn()
                    harness.advance(by: 0.5)
                }
            }
            XCTAssertEqual(messages, [])
        }
    }

    private func rows(_ height: CGFloat, estimate: CGFloat) {
        expectNothingSaid { [self] source in
            let table = UITableView(frame: .zero, style: .plain)
            table.rowHeight = height
            table.estimatedRowHeight = estimate
            table.separatorStyle = .none
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            show(table)
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height, 78)
        }
    }

    @MainActor private func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        harness.show(root: controller)
        harness.turn()
    }

    func testRowsOfOneHeight() { rows(78, estimate: 0) }
    func testRowsThatSizeThemselves() { rows(UITableView.automaticDimension, estimate: 44) }

    func testItemsThatSizeThemselves() {
        expectNothingSaid { [self] source in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            show(list)
            XCTAssertEqual(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height, 78)
        }
    }

    func testItemsOfOneSize() {
        expectNothingSaid { [self] source in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 78)
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            show(list)
            layout.itemSize = CGSize(width: 120, height: 78)
            harness.turn()
        }
    }

    /// A control in the middle of a cell with a text, as in a form: the constraints say nothing of the height.
    func testAControlBesideTheTextLeavesTheStandardHeight() {
        onMain {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Name"
            let field = UITextField()
            field.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(field)
            NSLayoutConstraint.activate([
                field.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                field.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            ])
            @MainActor func fitted(_ view: UIView) -> CGFloat {
                view.systemLayoutSizeFitting(
                    CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            XCTAssertEqual(fitted(cell), 44)
            // Margins make nothing larger by themselves.
            XCTAssertEqual(fitted(cell.contentView), 0)
            cell.textLabel?.font = .systemFont(ofSize: 60)
            XCTAssertGreaterThan(fitted(cell), 60)
        }
    }

    func testAContentViewIsMeasuredWithTheMarginsThatItIsLaidOutWith() {
        onMain {
            struct Day: UIContentConfiguration {
                func makeContentView() -> any UIView & UIContentView { DayView(self) }
                func updated(for state: any UIConfigurationState) -> Day { self }
            }
            final class DayView: UIView, UIContentView {
                var configuration: any UIContentConfiguration
                init(_ configuration: Day) {
                    self.configuration = configuration
                    super.init(frame: .zero)
                    let stack = UIStackView()
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(stack)
                    let margins = layoutMarginsGuide
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: margins.topAnchor),
                        stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
                    ])
                }
                required init?(coder: NSCoder) { nil }
            }
            final class Days: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.contentConfiguration = Day()
                    return cell
                }
            }
            let days = Days(style: .plain)
            let messages = layoutMessages {
                harness.show(root: days)
                harness.advance(by: 0.1)
            }
            XCTAssertEqual(messages, [])
            for cell in days.tableView.visibleCells {
                let margins = cell.contentView.layoutMargins
                XCTAssertEqual(cell.contentView.bounds.height, 60 + margins.top + margins.bottom, accuracy: 0.5)
            }
        }
    }
}
