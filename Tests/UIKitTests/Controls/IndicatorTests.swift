import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIPageControlTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(pages: Int = 5) -> (UIPageControl, () -> [Int]) {
        let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 300, height: 26))
        control.numberOfPages = pages
        harness.showWindow()
        harness.window.addSubview(control)
        harness.turn()
        final class Log { var values: [Int] = [] }
        let log = Log()
        control.addAction(UIAction { _ in log.values.append(control.currentPage) }, for: .valueChanged)
        return (control, { log.values })
    }

    @MainActor private func dots(_ control: UIPageControl) -> [UIImageView] {
        control.subviews.compactMap { $0 as? UIImageView }
    }

    func testPages() {
        onMain {
            let (control, sent) = show()
            control.currentPage = 9
            XCTAssertEqual(control.currentPage, 4)
            control.numberOfPages = 2
            XCTAssertEqual(control.currentPage, 1)
            control.numberOfPages = -3
            XCTAssertEqual([control.numberOfPages, control.currentPage], [0, 0])
            control.numberOfPages = 1
            XCTAssertEqual(dots(control).map(\.isHidden), [false])
            control.hidesForSinglePage = true
            XCTAssertEqual(dots(control).map(\.isHidden), [true])
            XCTAssertEqual(sent(), [])
            XCTAssertEqual(control.contentHuggingPriority(for: .vertical), .defaultHigh)
        }
    }

    func testTapsTurnPages() {
        onMain {
            let (control, sent) = show()
            var states: [UIPageControl.InteractionState] = []
            control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
            harness.tap(CGPoint(x: 300, y: 113))
            harness.tap(CGPoint(x: 300, y: 113))
            harness.tap(CGPoint(x: 40, y: 113))
            harness.tap(CGPoint(x: 40, y: 113))
            harness.tap(CGPoint(x: 40, y: 113))
            XCTAssertEqual(sent(), [1, 2, 1, 0], "before the first there is nothing")
            XCTAssertEqual(states, [.discrete, .discrete, .discrete, .discrete])
            XCTAssertEqual(control.interactionState, .none)
            control.semanticContentAttribute = .forceRightToLeft
            harness.tap(CGPoint(x: 40, y: 113))
            XCTAssertEqual(sent().last, 1, "the next page is to the left")
        }
    }

    func testAFingerAlongTheDots() {
        onMain {
            let (control, sent) = show(pages: 8)
            var state = UIPageControl.InteractionState.none
            harness.drag(from: CGPoint(x: 150, y: 113), to: CGPoint(x: 150 + 17 * 3, y: 113)) {
                state = control.interactionState
            }
            XCTAssertEqual(state, .continuous)
            XCTAssertEqual(sent(), [1, 2, 3])
            control.allowsContinuousInteraction = false
            harness.drag(from: CGPoint(x: 150, y: 113), to: CGPoint(x: 150 + 17 * 3, y: 113))
            XCTAssertEqual(sent(), [1, 2, 3, 4], "a tap on the far half")
        }
    }

    func testImagesDirectionsAndManyPages() {
        onMain {
            let (control, _) = show()
            XCTAssertEqual(control.size(forNumberOfPages: 3), CGSize(width: 87, height: 26))
            control.direction = .bottomToTop
            XCTAssertEqual(control.size(forNumberOfPages: 3), CGSize(width: 26, height: 87))
            control.direction = .natural
            let star = UIImage(systemName: "star.fill")!, heart = UIImage(systemName: "heart.fill")!
            control.preferredIndicatorImage = star
            control.setIndicatorImage(heart, forPage: 2)
            XCTAssertEqual(dots(control).map { $0.image?.size == heart.size }, [false, false, true, false, false])
            XCTAssertTrue(control.indicatorImage(forPage: 2) === heart)
            control.preferredCurrentPageIndicatorImage = heart
            XCTAssertEqual(dots(control)[0].image?.size, heart.size)
            harness.turn()
            for (dot, next) in zip(dots(control), dots(control).dropFirst()) {
                XCTAssertLessThan(dot.frame.maxX, next.frame.minX, "images stand apart")
            }
            XCTAssertGreaterThan(control.size(forNumberOfPages: 3).width, 3 * heart.size.width)
            control.direction = .bottomToTop
            control.frame = CGRect(x: 20, y: 100, width: 26, height: 200)
            harness.turn()
            XCTAssertGreaterThan(dots(control)[0].center.y, dots(control)[4].center.y)
            let (long, _) = show(pages: 100)
            long.currentPage = 50
            harness.turn()
            let seen = dots(long).enumerated().filter { !$0.element.isHidden }
            XCTAssertEqual(seen.count, 15, "as many as have room")
            XCTAssertTrue(seen.map(\.offset).contains(50))
            XCTAssertLessThan(seen.first!.element.bounds.width, seen[7].element.bounds.width, "the last ones are small")
        }
    }

    // MARK: Progress

    @MainActor private final class Hearer: NSObject, UIPageControlTimerProgressDelegate {
        var asked: [Int] = []
        var seen: [Bool] = []
        var mayGoOn = true

        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            asked.append(page)
            return mayGoOn
        }
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 3 ? 0.5 : 0
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            seen.append(progress.isProgressVisible)
        }
    }

    func testTheCurrentDotBecomesACapsuleThatFills() {
        onMain {
            let (control, sent) = show()
            let width = control.intrinsicContentSize.width
            let progress = UIPageControlProgress()
            XCTAssertFalse(progress.isProgressVisible)
            control.progress = progress
            harness.turn()
            XCTAssertTrue(progress.isProgressVisible)
            XCTAssertEqual(control.intrinsicContentSize.width - width, PageCapsule.extra)
            let capsule = control.subviews.compactMap { $0 as? PageCapsule }.first!
            XCTAssertEqual(dots(control).map(\.isHidden), [true, false, false, false, false])
            XCTAssertEqual(capsule.frame.maxX + 9.5, dots(control)[1].frame.minX, accuracy: 0.01)
            control.frame.size.width = control.intrinsicContentSize.width - 0.3
            harness.turn()
            XCTAssertEqual(dots(control).map(\.isHidden), [true, false, false, false, false], "on the next pixel")
            progress.currentProgress = 7
            XCTAssertEqual(progress.currentProgress, 1)
            progress.currentProgress = 0.25
            harness.turn()
            XCTAssertEqual(capsule.subviews[0].frame.width, capsule.bounds.width / 4)
            control.currentPage = 1
            harness.turn()
            XCTAssertEqual(progress.currentProgress, 0)
            XCTAssertEqual(dots(control).map(\.isHidden), [false, true, false, false, false])
            control.progress = nil
            harness.turn()
            XCTAssertFalse(progress.isProgressVisible)
            XCTAssertEqual(control.intrinsicContentSize.width, width)
            XCTAssertEqual(sent(), [])
        }
    }

    func testTimeGoesOnToTheNextPage() {
        onMain {
            let (control, sent) = show(pages: 3)
            let hearer = Hearer()
            let progress = UIPageControlTimerProgress(preferredDuration: 2)
            progress.delegate = hearer
            progress.setDuration(1, forPage: 1)
            XCTAssertEqual([progress.duration(forPage: 0), progress.duration(forPage: 1)], [2, 1])
            control.progress = progress
            harness.advance(by: 3)
            XCTAssertEqual(control.currentPage, 0, "nobody has begun")
            progress.resumeTimer()
            XCTAssertTrue(progress.isRunning)
            harness.advance(by: 1)
            XCTAssertEqual(progress.currentProgress, 0.5, accuracy: 0.03)
            progress.pauseTimer()
            harness.advance(by: 5)
            XCTAssertEqual(progress.currentProgress, 0.5, accuracy: 0.03)
            progress.resumeTimer()
            harness.advance(by: 1.1)
            XCTAssertEqual(control.currentPage, 1)
            harness.advance(by: 1.1)
            XCTAssertEqual(control.currentPage, 2)
            harness.advance(by: 3)
            XCTAssertEqual(control.currentPage, 2)
            XCTAssertFalse(progress.isRunning, "it ends with the last page")
            XCTAssertEqual(hearer.asked, [1, 2])
            XCTAssertEqual(sent(), [1, 2])
            progress.resetsToInitialPageAfterEnd = true
            hearer.mayGoOn = false
            progress.resumeTimer()
            harness.advance(by: 0.1)
            XCTAssertEqual(hearer.asked, [1, 2, 0])
            XCTAssertEqual(control.currentPage, 2)
        }
    }

    func testAFingerAlongTheDotsHidesTheProgress() {
        onMain {
            let (control, _) = show()
            let hearer = Hearer()
            let progress = UIPageControlProgress()
            progress.delegate = hearer
            control.progress = progress
            harness.turn()
            var hidden = false
            harness.drag(from: CGPoint(x: 100, y: 113), to: CGPoint(x: 155, y: 113)) {
                hidden = hidden || !progress.isProgressVisible
            }
            XCTAssertTrue(hidden)
            XCTAssertEqual(hearer.seen, [false, true])
            control.currentPage = 3
            XCTAssertEqual(progress.currentProgress, 0.5)
        }
    }
}

final class UIProgressViewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ style: UIProgressView.Style = .default) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: style)
        view.frame = CGRect(x: 20, y: 100, width: 200, height: view.intrinsicContentSize.height)
        harness.showWindow()
        harness.window.addSubview(view)
        harness.turn()
        return view
    }

    @MainActor private func bar(_ view: UIProgressView) -> CGRect { view.subviews[1].frame }

    func testProgress() {
        onMain {
            let view = show()
            XCTAssertEqual(view.frame.height, 4)
            XCTAssertEqual(view.progress, 0)
            view.progress = 0.25
            harness.turn()
            XCTAssertEqual(bar(view), CGRect(x: 0, y: 0, width: 50, height: 4))
            view.progress = 7
            XCTAssertEqual(view.progress, 1)
            view.progress = -1
            XCTAssertEqual(view.progress, 0)
            view.setProgress(0.5, animated: true)
            XCTAssertEqual(view.progress, 0.5)
            XCTAssertNotNil(view.subviews[1].layer.animationKeys())
            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(bar(view).minX, 100)
            XCTAssertEqual(show(.bar).intrinsicContentSize.height, 2.5)
            XCTAssertEqual(show(.bar).subviews[0].backgroundColor, .clear, "no track")
        }
    }

    /// Tutorials put one into a toolbar after `sizeToFit()`, and it is seen there.
    func testOneOfAStyleHasAWidth() {
        onMain {
            let view = UIProgressView(progressViewStyle: .default)
            view.sizeToFit()
            XCTAssertEqual(view.bounds.size, CGSize(width: 150, height: 4))
            XCTAssertEqual(UIProgressView(progressViewStyle: .bar).bounds.size, CGSize(width: 150, height: 2.5))
            XCTAssertEqual(UIProgressView().bounds.size, CGSize(width: 0, height: 4))
        }
    }

    func testImagesStandForColours() {
        onMain {
            let view = show()
            view.progressTintColor = .red
            XCTAssertEqual(view.subviews[1].backgroundColor, .red)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { $0.fill(.infinite) }
            (view.progressImage, view.trackImage) = (image, image)
            XCTAssertEqual(view.subviews.map { ($0 as? UIImageView)?.image === image }, [true, true])
            XCTAssertEqual(view.subviews.map(\.backgroundColor), [nil, nil])
            XCTAssertEqual(view.intrinsicContentSize.height, 6)
            view.trackImage = nil
            XCTAssertEqual(view.subviews[0].backgroundColor, .systemFill)
        }
    }

    /// DEV-233.
    func testAnObservedProgressIsFollowed() {
        onMain {
            let view = show()
            let work = Progress(totalUnitCount: 10)
            work.completedUnitCount = 2
            view.observedProgress = work
            XCTAssertEqual(view.progress, 0.2)
            work.completedUnitCount = 5
            harness.advance(by: 0.3)
            XCTAssertEqual(view.progress, 0.5)
            view.removeFromSuperview()
            work.completedUnitCount = 8
            harness.advance(by: 0.3)
            XCTAssertEqual(view.progress, 0.5, "nobody looks at a view that can't be seen")
            harness.window.addSubview(view)
            harness.advance(by: 0.3)
            XCTAssertEqual(view.progress, 0.8)
            view.observedProgress = nil
            work.completedUnitCount = 10
            harness.advance(by: 0.3)
            XCTAssertEqual(view.progress, 0.8)
        }
    }
}

final class UIActivityIndicatorViewTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show(_ style: UIActivityIndicatorView.Style = .medium) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        view.frame.origin = CGPoint(x: 20, y: 100)
        harness.showWindow()
        harness.window.addSubview(view)
        harness.turn()
        return view
    }

    @MainActor private func spokes(_ view: UIView) -> [CALayer] { view.layer.sublayers ?? [] }

    func testAStoppedIndicatorIsHidden() {
        onMain {
            let view = show()
            XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 20))
            XCTAssertEqual(show(.large).bounds.size, CGSize(width: 37, height: 37))
            XCTAssertTrue(view.isHidden)
            view.startAnimating()
            XCTAssertTrue(view.isAnimating)
            XCTAssertFalse(view.isHidden)
            view.stopAnimating()
            XCTAssertTrue(view.isHidden)
            view.hidesWhenStopped = false
            XCTAssertFalse(view.isHidden)
            view.startAnimating()
            view.stopAnimating()
            XCTAssertFalse(view.isHidden || view.isAnimating)
            XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultHigh)
        }
    }

    func testSpokesStandStillAndFadeInTurn() {
        onMain {
            let view = show()
            view.startAnimating()
            harness.turn()
            harness.advance(by: 0.02)
            @MainActor func brightest() -> Int {
                let values = spokes(view).map { $0.presentation()?.opacity ?? 0 }
                return values.firstIndex(of: values.max()!)!
            }
            XCTAssertEqual(spokes(view).count, 8)
            let first = brightest()
            harness.advance(by: 0.25)
            XCTAssertEqual(brightest(), (first + 2) % 8, "a quarter of a second is a quarter of the round")
            XCTAssertEqual(Set(spokes(view).map { $0.animationKeys() ?? [] }), [["fade"]])
            XCTAssertNil(view.layer.animationKeys(), "nothing turns")
            XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform))
            view.stopAnimating()
            XCTAssertEqual(spokes(view).compactMap { $0.animationKeys() }.count, 0)
        }
    }

    func testItGoesOnInTheNextWindow() {
        onMain {
            let view = show()
            view.startAnimating()
            view.removeFromSuperview()
            harness.turn()
            harness.window.addSubview(view)
            XCTAssertEqual(spokes(view).compactMap { $0.animationKeys() }.count, 8)
        }
    }

    func testItsColour() {
        onMain {
            let view = show()
            XCTAssertEqual(view.color, .systemGray)
            view.color = .red
            XCTAssertEqual((spokes(view)[0] as? CAShapeLayer)?.fillColor, UIColor.red.cgColor)
            view.color = nil
            XCTAssertEqual(view.color, .systemGray)
        }
    }
}
