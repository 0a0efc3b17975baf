import TestSupport
import UIKit
import XCTest

/// Constraints by attribute and relation, anchors that are held at least or at most, guides.
final class LayoutAttributeTests: MainTestCase, @unchecked Sendable {
    /// A view of 200 × 100 points with margins of 10, 20, 30 and 40 from the top anticlockwise, and one of 50 × 20 in it.
    @MainActor private func pair() -> (parent: UIView, child: UIView) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.insetsLayoutMarginsFromSafeArea = false
        parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 50).isActive = true
        child.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return (parent, child)
    }

    @MainActor private func place(
        _ attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)...
    ) -> CGPoint {
        let (parent, child) = pair()
        for (own, other) in attributes {
            NSLayoutConstraint(
                item: child, attribute: own, relatedBy: .equal, toItem: parent, attribute: other, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        parent.layoutIfNeeded()
        return child.frame.origin
    }

    func testMiddlesAndEdges() {
        onMain {
            XCTAssertEqual(place((.centerX, .centerX), (.centerY, .centerY)), CGPoint(x: 75, y: 40))
            XCTAssertEqual(place((.right, .right), (.bottom, .bottom)), CGPoint(x: 150, y: 80))
        }
    }

    func testMargins() {
        onMain {
            XCTAssertEqual(place((.left, .leftMargin), (.top, .topMargin)), CGPoint(x: 20, y: 10))
            XCTAssertEqual(place((.right, .rightMargin), (.bottom, .bottomMargin)), CGPoint(x: 110, y: 50))
            XCTAssertEqual(place((.leading, .leadingMargin), (.top, .topMargin)), CGPoint(x: 20, y: 10))
            XCTAssertEqual(place((.trailing, .trailingMargin), (.bottom, .bottomMargin)), CGPoint(x: 110, y: 50))
            XCTAssertEqual(
                place((.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins)), CGPoint(x: 65, y: 30))
        }
    }

    func testBaselines() {
        onMain {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let (small, large) = (UILabel(), UILabel())
            small.font = .systemFont(ofSize: 10)
            large.font = .systemFont(ofSize: 30)
            for label in [small, large] {
                label.text = "Text"
                label.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(label)
            }
            for attribute in [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline] {
                let constraint = NSLayoutConstraint(
                    item: small, attribute: attribute, relatedBy: .equal, toItem: large, attribute: attribute,
                    multiplier: 1, constant: 0)
                NSLayoutConstraint.activate([
                    constraint, large.topAnchor.constraint(equalTo: parent.topAnchor),
                    large.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                    small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
                ])
                parent.layoutIfNeeded()
                XCTAssertGreaterThan(small.frame.minY, large.frame.minY, "the smaller text begins lower")
                XCTAssertLessThan(small.frame.maxY, large.frame.maxY)
                XCTAssertEqual(constraint.firstAttribute, attribute)
                constraint.isActive = false
            }
            XCTAssertTrue(small.forFirstBaselineLayout === small)
            XCTAssertTrue(small.forLastBaselineLayout === small)
            let lines = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a][b]", options: [.alignAllLastBaseline, .directionLeadingToTrailing],
                metrics: nil, views: ["a": large, "b": small])
            XCTAssertEqual(lines.filter { $0.firstAttribute == .lastBaseline }.count, 1)
            XCTAssertEqual(lines.count, 3)
        }
    }

    func testRelations() {
        onMain {
            let (parent, child) = pair()
            let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
            XCTAssertEqual(relations.map(\.rawValue), [-1, 0, 1])
            for relation in relations {
                let constraint = NSLayoutConstraint(
                    item: child, attribute: .left, relatedBy: relation, toItem: parent, attribute: .left,
                    multiplier: 1, constant: 30)
                XCTAssertEqual(constraint.relation, relation)
                let wish = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 50)
                wish.priority = .defaultLow
                NSLayoutConstraint.activate([constraint, wish])
                parent.layoutIfNeeded()
                XCTAssertEqual(child.frame.minX, relation == .greaterThanOrEqual ? 50 : 30)
                NSLayoutConstraint.deactivate([constraint, wish])
            }
        }
    }

    func testAnchorsAtLeastAndAtMost() {
        onMain {
            let (parent, child) = pair()
            let least = child.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor)
            let most = child.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor)
            let wish = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 500)
            wish.priority = .defaultLow
            NSLayoutConstraint.activate([least, most, wish])
            parent.layoutIfNeeded()
            XCTAssertEqual([least.relation, most.relation], [.greaterThanOrEqual, .lessThanOrEqual])
            XCTAssertEqual(child.frame.minX, 150, "as far as the end")
            wish.constant = -500
            parent.layoutIfNeeded()
            XCTAssertEqual(child.frame.minX, 0)
            let below = child.topAnchor.constraint(
                lessThanOrEqualToSystemSpacingBelow: parent.topAnchor, multiplier: 2)
            XCTAssertEqual(below.relation, .lessThanOrEqual)
            XCTAssertEqual(below.firstAttribute, .top)
        }
    }

    func testDimensionsAtLeastAndAtMost() {
        onMain {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
            let width: NSLayoutDimension = child.widthAnchor
            let least = width.constraint(greaterThanOrEqualTo: parent.widthAnchor, multiplier: 0.5, constant: 10)
            let most = child.heightAnchor.constraint(
                lessThanOrEqualTo: parent.heightAnchor, multiplier: 0.5, constant: -10)
            let (small, large) = (
                width.constraint(equalToConstant: 1), child.heightAnchor.constraint(equalToConstant: 900)
            )
            (small.priority, large.priority) = (.defaultLow, .defaultLow)
            NSLayoutConstraint.activate([
                least, most, small, large, child.topAnchor.constraint(equalTo: parent.topAnchor),
                child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            ])
            parent.layoutIfNeeded()
            XCTAssertEqual(child.frame.size, CGSize(width: 110, height: 40))
        }
    }

    func testAGuideHasMiddlesAnOwnerAndAName() {
        onMain {
            let (parent, child) = pair()
            let guide = UILayoutGuide()
            XCTAssertNil(guide.owningView)
            guide.identifier = "middle"
            parent.addLayoutGuide(guide)
            XCTAssertTrue(guide.owningView === parent)
            XCTAssertEqual(guide.identifier, "middle")
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                guide.topAnchor.constraint(equalTo: parent.topAnchor),
                guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 60),
                child.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                child.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            ])
            parent.layoutIfNeeded()
            XCTAssertEqual(child.frame.origin, CGPoint(x: 25, y: 20))
            parent.removeLayoutGuide(guide)
            XCTAssertNil(guide.owningView)
        }
    }

    func testAStackKeepsDistributionAlignmentAndSpacing() {
        onMain {
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let distribution: UIStackView.Distribution = .fill
            XCTAssertEqual(stack.distribution, distribution)
            let views = [20, 30].map { height in
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
                return view
            }
            views.forEach(stack.addArrangedSubview)
            views[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
            stack.alignment = .bottom
            XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
            stack.setCustomSpacing(7, after: views[0])
            XCTAssertEqual(stack.customSpacing(after: views[0]), 7)
            stack.layoutIfNeeded()
            XCTAssertEqual(views.map(\.frame.maxY), [50, 50])
            XCTAssertEqual(views[1].frame.minX, 47)
            XCTAssertEqual(views[1].frame.maxX, 100, "what is left is filled")
            stack.removeArrangedSubview(views[0])
            XCTAssertEqual(stack.arrangedSubviews, [views[1]])
            XCTAssertTrue(views[0].superview === stack, "it stays a subview")
        }
    }
}
