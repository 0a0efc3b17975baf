import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Properties of bars, presentations and buttons from which something follows.
final class StoredNoMoreTests: MainTestCase, @unchecked Sendable {
    func testABarButtonIsAsWideAsTheWidestOfItsPossibleTitles() {
        onMain {
            let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
            let narrow = BarButtonView(item: item, text: "Go") { _ in }.sizeThatFits(.zero)
            item.possibleTitles = ["Go", "Stop it now"]
            let wide = BarButtonView(item: item, text: "Go") { _ in }.sizeThatFits(.zero)
            let widest = BarButtonView(item: item, text: "Stop it now") { _ in }.sizeThatFits(.zero)
            XCTAssertGreaterThan(wide.width, narrow.width + 30)
            XCTAssertEqual(wide, widest)
            item.width = 60
            XCTAssertEqual(BarButtonView(item: item, text: "Go") { _ in }.sizeThatFits(.zero).width, 60)
        }
    }

    func testAPopoverMayCoverItsSourceWhereThereIsNoRoomBesideIt() {
        let space = CGRect(x: 10, y: 10, width: 300, height: 300)
        let source = CGRect(x: 150, y: 150, width: 20, height: 20)
        func place(_ mayOverlap: Bool) -> PopoverPlacement {
            PopoverPlacement(
                source: source, size: CGSize(width: 200, height: 250), space: space, permitted: [.up, .down],
                mayOverlap: mayOverlap)
        }
        XCTAssertEqual(place(false).frame.height, 140, "smaller")
        XCTAssertFalse(place(false).frame.intersects(source.insetBy(dx: 0.5, dy: 0.5)))
        XCTAssertEqual(place(true).frame.height, 263)
        XCTAssertTrue(place(true).frame.intersects(source))
        XCTAssertTrue(space.contains(place(true).frame))
        let small = { (mayOverlap: Bool) in
            PopoverPlacement(
                source: source, size: CGSize(width: 80, height: 60), space: space, permitted: .any,
                mayOverlap: mayOverlap)
        }
        XCTAssertEqual(small(true), small(false), "with room beside it nothing is covered")
    }

    func testAPopoverOfAViewThatFillsTheScreenStaysOnIt() {
        let space = CGRect(x: 10, y: 57, width: 373, height: 740)
        for source in [CGRect(x: 0, y: 0, width: 393, height: 852), CGRect(x: 0, y: 103, width: 393, height: 700)] {
            let placement = PopoverPlacement(
                source: source, size: CGSize(width: 200, height: 120), space: space, permitted: .any)
            XCTAssertTrue(space.contains(placement.frame), "\(placement.frame)")
            XCTAssertEqual(placement.content.size, CGSize(width: 200, height: 120))
        }
    }

    func testAContextProvidesTheTransitionStyle() {
        onMain {
            let context = UIViewController()
            context.modalTransitionStyle = .flipHorizontal
            let presented = UIViewController()
            presented.modalTransitionStyle = .crossDissolve
            @MainActor func kind(_ style: UIModalPresentationStyle) -> String {
                presented.modalPresentationStyle = style
                let presentation = UIPresentationController(presentedViewController: presented, presenting: context)
                return "\(presentation.animator(isPresentation: true).transitionDuration(using: nil))"
            }
            let (own, ownFullScreen) = (kind(.currentContext), kind(.fullScreen))
            context.providesPresentationContextTransitionStyle = true
            XCTAssertNotEqual(kind(.currentContext), own)
            XCTAssertEqual(kind(.overCurrentContext), kind(.currentContext))
            XCTAssertEqual(kind(.fullScreen), ownFullScreen, "not in a context")
        }
    }

    func testBarsGoWhenAKeyboardComes() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.advance(by: 0.5)
            @MainActor func comes() {
                NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
                harness.advance(by: 0.5)
            }
            comes()
            XCTAssertFalse(navigation.isNavigationBarHidden)
            navigation.hidesBarsWhenKeyboardAppears = true
            comes()
            XCTAssertTrue(navigation.isNavigationBarHidden)
            navigation.setNavigationBarHidden(false, animated: false)
            navigation.hidesBarsWhenKeyboardAppears = false
            comes()
            XCTAssertFalse(navigation.isNavigationBarHidden)
        }
    }

    func testAnActivityIndicatorTurnsInTheImagesPlace() {
        onMain {
            harness.showWindow()
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Send"
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
            configuration.imagePadding = 6
            let button = UIButton(configuration: configuration)
            harness.window.addSubview(button)
            button.sizeToFit()
            harness.turn()
            let size = button.bounds.size
            let image = button.imageView?.frame
            button.configuration?.showsActivityIndicator = true
            button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }
            harness.turn()
            let activity = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
            XCTAssertEqual(activity?.isAnimating, true)
            XCTAssertEqual(activity?.frame, image)
            XCTAssertEqual(activity?.color, .green)
            XCTAssertEqual(button.imageView?.isHidden, true)
            XCTAssertEqual(button.intrinsicContentSize, size)
            button.configuration?.image = nil
            harness.turn()
            XCTAssertEqual(button.intrinsicContentSize, size, "it needs no image")
            button.configuration?.showsActivityIndicator = false
            harness.turn()
            XCTAssertEqual(activity?.isAnimating, false)
            XCTAssertLessThan(button.intrinsicContentSize.width, size.width - 20)
        }
    }
}
