import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The arithmetic of compositional layouts: exact frames, without a view.
final class GroupSolverTests: MainTestCase {
    typealias Size = NSCollectionLayoutSize
    typealias Dimension = NSCollectionLayoutDimension
    typealias Item = NSCollectionLayoutItem
    typealias Group = NSCollectionLayoutGroup

    @MainActor private func size(_ width: Dimension, _ height: Dimension) -> Size {
        Size(widthDimension: width, heightDimension: height)
    }

    @MainActor private func item(_ width: Dimension, _ height: Dimension) -> Item {
        Item(layoutSize: size(width, height))
    }

    @MainActor private func row(
        _ items: [Item], width: Dimension = .fractionalWidth(1), height: Dimension = .absolute(60)
    )
        -> Group
    {
        .horizontal(layoutSize: size(width, height), subitems: items)
    }

    @MainActor private func solve(
        _ group: Group, _ container: CGSize = CGSize(width: 300, height: 400), limit: Int = .max,
        measured: [Int: CGSize] = [:]
    ) -> GroupSolution {
        GroupSolver.solve(
            group, in: container, scale: 2, traits: UITraitCollection(), limit: limit, measured: { measured[$0] })
    }

    @MainActor private func plan(_ group: Group, _ count: Int, spacing: CGFloat = 0, width: CGFloat = 300)
        -> SectionPlan
    {
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return SectionPlan(
            section, count: count, container: CGSize(width: width, height: 400), stacksVertically: true, scale: 2,
            traits: UITraitCollection())
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    func test_F120_FractionsAreOfTheGroup() {
        onMain {
            let solution = solve(
                row([item(.fractionalWidth(0.5), .fractionalHeight(0.5))], height: .fractionalWidth(0.4)))
            XCTAssertEqual(solution.size, CGSize(width: 300, height: 120))
            XCTAssertEqual(solution.leaves.map(\.frame), [rect(0, 0, 150, 60), rect(150, 0, 150, 60)])
        }
    }

    func test_F122_SubitemsRepeatUntilTheAxisIsFull() {
        onMain {
            let fixed = solve(row([item(.absolute(80), .absolute(20))]))
            XCTAssertEqual(fixed.leaves.map(\.frame.minX), [0, 80, 160])
            let turns = solve(row([item(.absolute(80), .absolute(20)), item(.absolute(30), .absolute(20))]))
            XCTAssertEqual(turns.leaves.map(\.frame.minX), [0, 80, 110, 190, 220])
            let wide = solve(row([item(.absolute(900), .absolute(20))]))
            XCTAssertEqual(wide.leaves.count, 1, "one always has a place")
            let nothing = solve(row([item(.absolute(0), .absolute(20))]))
            XCTAssertEqual(nothing.leaves.count, 1, "what has no width is not repeated for ever")
        }
    }

    func test_F122_CountsRepeatWithoutResizingAndTheOlderFormResizes() {
        onMain {
            let whole = size(.fractionalWidth(1), .absolute(40))
            let fixed = Group.horizontal(
                layoutSize: whole, repeatingSubitem: item(.absolute(50), .absolute(40)), count: 3)
            XCTAssertEqual(
                solve(fixed).leaves.map(\.frame), [rect(0, 0, 50, 40), rect(50, 0, 50, 40), rect(100, 0, 50, 40)])
            let old = Group.horizontal(
                layoutSize: whole, subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
            old.interItemSpacing = .fixed(10)
            XCTAssertEqual(solve(old).leaves.map(\.frame), [rect(0, 0, 145, 40), rect(155, 0, 145, 40)])
        }
    }

    /// DEV-420: shares end on the pixel grid.
    func test_F123_SpacingIsTakenOutOfTheShares() {
        onMain {
            let group = row([item(.fractionalWidth(1 / 3), .absolute(60))])
            group.interItemSpacing = .fixed(8)
            let full = solve(group, CGSize(width: 288, height: 400))
            XCTAssertEqual(
                full.leaves.map(\.frame), [rect(0, 0, 90.5, 60), rect(98.5, 0, 90.5, 60), rect(197, 0, 90.5, 60)])
            let rest = solve(group, CGSize(width: 288, height: 400), limit: 2)
            XCTAssertEqual(
                rest.leaves.map(\.frame), Array(full.leaves.map(\.frame).prefix(2)), "the last row stands as the others"
            )
        }
    }

    func test_F124_InsetsShrinkTheItemInItsSlot() {
        onMain {
            let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
            inset.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            XCTAssertEqual(solve(row([inset])).leaves.map(\.frame), [rect(2, 1, 144, 56), rect(152, 1, 144, 56)])
            let estimated = item(.fractionalWidth(1), .estimated(30))
            estimated.contentInsets = inset.contentInsets
            let solution = solve(row([estimated], height: .estimated(30)))
            XCTAssertEqual(solution.leaves[0].frame, rect(2, 0, 294, 30), "not along an estimated side")
        }
    }

    func test_F125_FlexibleSpacingTakesWhatIsLeft() {
        onMain {
            let group = row([item(.absolute(80), .absolute(20))])
            group.interItemSpacing = .flexible(10)
            XCTAssertEqual(solve(group).leaves.map(\.frame.minX), [0, 110, 220])
            let middle = item(.absolute(100), .absolute(20))
            middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
            let alone = Group.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: middle, count: 1)
            XCTAssertEqual(solve(alone).leaves[0].frame, rect(100, 20, 100, 20))
            let edged = item(.absolute(100), .absolute(20))
            edged.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .fixed(5), top: .fixed(7), trailing: .fixed(5), bottom: nil)
            XCTAssertEqual(solve(row([edged])).leaves.map(\.frame), [rect(5, 7, 100, 20), rect(115, 7, 100, 20)])
        }
    }

    func testNestedGroups() {
        onMain {
            let big = item(.fractionalWidth(0.7), .fractionalHeight(1))
            let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
            let column = Group.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
            let group = row([big, column], height: .absolute(200))
            let solution = solve(group)
            XCTAssertEqual(
                solution.leaves.map(\.frame), [rect(0, 0, 210, 200), rect(210, 0, 90, 100), rect(210, 100, 90, 100)])
            XCTAssertEqual(solution.capacity, 3)
            column.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 0)
            XCTAssertEqual(solve(group).leaves[2].frame, rect(220, 100, 80, 90))
            XCTAssertEqual(solve(group, limit: 2).leaves.count, 2)
        }
    }

    func testEstimatedSidesTakeTheMeasureAndTheGroupHugsThem() {
        onMain {
            let group = row([item(.fractionalWidth(0.5), .estimated(30))], height: .estimated(30))
            XCTAssertEqual(solve(group).size.height, 30)
            let solution = solve(
                group, measured: [0: CGSize(width: 150, height: 50), 1: CGSize(width: 150, height: 20)])
            XCTAssertEqual(solution.leaves.map(\.frame), [rect(0, 0, 150, 50), rect(150, 0, 150, 20)])
            XCTAssertEqual(solution.size.height, 50)
            let uniform = row(
                [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))], height: .estimated(30))
            let same = solve(uniform, measured: [0: CGSize(width: 150, height: 50), 1: CGSize(width: 150, height: 20)])
            XCTAssertEqual(same.leaves.map(\.frame.height), [50, 50])
        }
    }

    /// DEV-421
    func testAGroupAsLongAsItsContentsHoldsEachSubitemOnce() {
        onMain {
            let column = Group.vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(300)),
                subitems: [item(.fractionalWidth(1), .absolute(50)), item(.fractionalWidth(1), .estimated(40))])
            let solution = solve(column, measured: [1: CGSize(width: 300, height: 70)])
            XCTAssertEqual(solution.leaves.map(\.frame), [rect(0, 0, 300, 50), rect(0, 50, 300, 70)])
            XCTAssertEqual(solution.size.height, 120)
        }
    }

    func testCustomGroups() {
        onMain {
            let group = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
                let width = environment.container.effectiveContentSize.width
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 10)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 9, y: 9, width: 9, height: 9), zIndex: 4),
                ]
            }
            let solution = solve(group)
            XCTAssertEqual(solution.leaves.map(\.frame), [rect(0, 0, 150, 10), rect(9, 9, 9, 9)])
            XCTAssertEqual(solution.leaves.map(\.zIndex), [0, 4])
        }
    }

    func testBadgesByAnchors() {
        onMain {
            let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: corner)
            XCTAssertEqual(badge.frame(on: rect(100, 100, 50, 50), measured: nil, scale: 2), rect(140, 95, 20, 10))
            let under = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "line",
                containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
                itemAnchor: NSCollectionLayoutAnchor(edges: .top))
            XCTAssertEqual(under.frame(on: rect(100, 100, 50, 50), measured: nil, scale: 2), rect(100, 150, 50, 10))
            let group = row([Item(layoutSize: size(.absolute(100), .absolute(40)), supplementaryItems: [badge])])
            let solution = solve(group)
            XCTAssertEqual(solution.attached.map(\.leaf), [0, 1, 2])
            XCTAssertEqual(solution.attached[1].frame, rect(190, -5, 20, 10))
        }
    }

    // MARK: Sections

    func testAMillionItemsCostOneGroup() {
        onMain {
            let group = row([item(.fractionalWidth(0.25), .fractionalHeight(1))], height: .fractionalWidth(0.25))
            var plan = plan(group, 1_000_001, spacing: 5)
            XCTAssertEqual(plan.groupCount, 250_001)
            XCTAssertEqual(plan.length, 250_001 * 80 - 5)
            XCTAssertEqual(plan.frame(ofItem: 1_000_000), rect(0, 250_000 * 80, 75, 75))
            XCTAssertEqual(plan.groups(in: 800..<961), 10..<13)
            XCTAssertNil(plan.frame(ofItem: 1_000_001))
            let estimated = row([item(.fractionalWidth(1), .estimated(44))], height: .estimated(44))
            var list = self.plan(estimated, 1_000_000)
            list.measure(500_000, CGSize(width: 300, height: 60))
            XCTAssertEqual(list.frame(ofItem: 999_999)!.minY, 44 * 999_999 + 16)
            XCTAssertEqual(list.frame(ofItem: 500_001)!.minY, 44 * 500_001 + 16)
        }
    }

    /// Tags: as many in a line as fit, by their measured widths.
    func testEstimatedItemsFlow() {
        onMain {
            let group = row([item(.estimated(100), .absolute(30))], height: .absolute(30))
            group.interItemSpacing = .fixed(10)
            var plan = plan(group, 100_000, spacing: 10)
            XCTAssertEqual(plan.frame(ofItem: 2), rect(0, 40, 100, 30), "two of the estimate fit")
            for index in 0..<4 { plan.measure(index, CGSize(width: 90, height: 30)) }
            XCTAssertEqual((0..<5).map { plan.frame(ofItem: $0)!.origin.x }, [0, 100, 200, 0, 100])
            XCTAssertEqual(plan.frame(ofItem: 3)!.minY, 40)
            XCTAssertEqual(plan.frame(ofItem: 4), rect(100, 40, 100, 30))
            XCTAssertEqual(plan.frame(ofItem: 5), rect(0, 80, 100, 30))
            plan.measure(0, CGSize(width: 300, height: 30))
            XCTAssertEqual((0..<4).map { plan.frame(ofItem: $0)!.minY }, [0, 40, 40, 40])
        }
    }

    /// Random sizes, against lines laid out from the beginning each time.
    func testFlowAgainstASimpleModel() {
        onMain {
            var random = SystemlessRandom(seed: 7)
            let group = row([item(.estimated(70), .absolute(30))], height: .absolute(30))
            var plan = plan(group, 60)
            var widths = [CGFloat](repeating: 70, count: 60)
            for _ in 0..<200 {
                let index = Int(random.next() % 60)
                widths[index] = CGFloat(20 + random.next() % 150)
                plan.measure(index, CGSize(width: widths[index], height: 30))
                var at = CGPoint.zero
                for item in 0..<60 {
                    if at.x > 0, at.x + widths[item] > 300 { at = CGPoint(x: 0, y: at.y + 30) }
                    XCTAssertEqual(
                        plan.frame(ofItem: item), CGRect(origin: at, size: CGSize(width: widths[item], height: 30)))
                    at.x += widths[item]
                }
            }
        }
    }
}
