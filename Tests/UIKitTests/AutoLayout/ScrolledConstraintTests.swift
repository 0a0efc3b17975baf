import TestSupport
import UIKit
import XCTest

/// Constraints between what is inside a scroll view and what is outside of it.
final class ScrolledConstraintTests: MainTestCase, @unchecked Sendable {
    @MainActor private struct Stage {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 350))
        let content = UIView()

        init() {
            scroll.contentInsetAdjustmentBehavior = .never
            content.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(content)
            container.addSubview(scroll)
        }

        func add(_ view: UIView) -> UIView {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
            ])
            return view
        }

        func place(of view: UIView) -> CGPoint { view.convert(CGPoint.zero, to: container) }
    }

    /// As wide as the container, 1000 points high.
    @MainActor private func stage() -> Stage {
        let stage = Stage()
        let (content, guide) = (stage.content, stage.scroll.contentLayoutGuide)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: stage.container.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
        ])
        harness.showWindow()
        harness.window.addSubview(stage.container)
        return stage
    }

    func testAViewThatIsTiedToTheOutsideStaysWhileContentScrolls() {
        onMain {
            let stage = stage()
            let pinned = stage.add(UIView())
            NSLayoutConstraint.activate([
                pinned.leadingAnchor.constraint(equalTo: stage.container.leadingAnchor, constant: 20),
                pinned.topAnchor.constraint(equalTo: stage.container.topAnchor, constant: 60),
            ])
            let messages = layoutMessages {
                for offset in [0, 200, 35, 650, 0] as [CGFloat] {
                    stage.scroll.contentOffset.y = offset
                    harness.turn()
                    XCTAssertEqual(stage.place(of: pinned), CGPoint(x: 20, y: 60), "\(offset)")
                    XCTAssertEqual(pinned.frame.minY, 10 + offset, accuracy: 0.01, "\(offset)")
                    XCTAssertEqual(stage.scroll.contentSize, CGSize(width: 300, height: 1000), "\(offset)")
                }
            }
            XCTAssertEqual(messages, [])
        }
    }

    func testAConstraintMadeWhileContentIsScrolledCountsTheOffset() {
        onMain {
            let stage = stage()
            harness.turn()
            stage.scroll.contentOffset.y = 120
            harness.turn()
            let pinned = stage.add(UIView())
            let top = pinned.topAnchor.constraint(equalTo: stage.container.topAnchor, constant: 80)
            NSLayoutConstraint.activate([
                top, pinned.trailingAnchor.constraint(equalTo: stage.container.trailingAnchor, constant: -10),
            ])
            harness.turn()
            XCTAssertEqual(stage.place(of: pinned), CGPoint(x: 250, y: 80))
            stage.scroll.contentOffset.y = 300
            top.constant = 90
            harness.turn()
            XCTAssertEqual(stage.place(of: pinned), CGPoint(x: 250, y: 90))
            top.isActive = false
            pinned.topAnchor.constraint(equalTo: stage.content.topAnchor, constant: 5).isActive = true
            harness.turn()
            XCTAssertEqual(stage.place(of: pinned).y, 50 + 5 - 300, accuracy: 0.01, "it moves along again")
            stage.scroll.contentOffset.y = 0
            harness.turn()
            XCTAssertEqual(pinned.frame.minY, 5, accuracy: 0.01)
        }
    }

    /// A view outside that follows one inside goes along with the content.
    func testAViewOutsideFollowsWhatScrolls() {
        onMain {
            let stage = stage()
            let row = stage.add(UIView())
            let follower = UIView()
            follower.translatesAutoresizingMaskIntoConstraints = false
            stage.container.addSubview(follower)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: stage.content.topAnchor, constant: 200),
                row.leadingAnchor.constraint(equalTo: stage.content.leadingAnchor, constant: 30),
                follower.topAnchor.constraint(equalTo: row.bottomAnchor),
                follower.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                follower.widthAnchor.constraint(equalToConstant: 10),
                follower.heightAnchor.constraint(equalToConstant: 10),
            ])
            for offset in [0, 150, 40] as [CGFloat] {
                stage.scroll.contentOffset.y = offset
                harness.turn()
                XCTAssertEqual(follower.frame.origin, CGPoint(x: 30, y: 50 + 230 - offset), "\(offset)")
            }
        }
    }

    /// Whoever holds them: the edges of a scroll view are its content's to what is inside.
    func testConstraintsThatAnOuterViewHoldsSizeTheContent() {
        onMain {
            let stage = Stage()
            let views: [String: Any] = ["content": stage.content]
            for format in ["H:|[content(500)]|", "V:|[content(600)]|"] {
                stage.container.addConstraints(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
            }
            harness.showWindow()
            harness.window.addSubview(stage.container)
            harness.turn()
            XCTAssertEqual(stage.scroll.frame, CGRect(x: 0, y: 50, width: 300, height: 350))
            XCTAssertEqual(stage.scroll.contentSize, CGSize(width: 500, height: 600))
            stage.scroll.contentOffset = CGPoint(x: 60, y: 70)
            harness.turn()
            XCTAssertEqual(stage.content.frame, CGRect(x: 0, y: 0, width: 500, height: 600))
        }
    }
}
