import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

final class UIScrollViewTests: MainTestCase, @unchecked Sendable {
    private var scroll: UIScrollView!
    private var delegate: Recorder!

    override func prepare() {
        harness.showWindow()
        scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 2000)
        delegate = Recorder()
        scroll.delegate = delegate
        harness.window.addSubview(scroll)
        harness.turn()
        delegate.calls = []
    }

    override func cleanUp() {
        scroll.removeFromSuperview()
        scroll = nil
        delegate = nil
    }

    @MainActor private func drag(from: CGPoint, by step: CGPoint, frames: Int, lift: Bool = true) {
        var point = from
        harness.touch(.began, at: point)
        for _ in 0..<frames {
            point = CGPoint(x: point.x + step.x, y: point.y + step.y)
            harness.touch(.moved, at: point)
        }
        if lift { harness.touch(.ended, at: point) }
    }

    // MARK: Bars

    func testBarsAreInTheirPlaceWhileAnybodySeesThem() {
        onMain {
            let bar = scroll.verticalIndicator.layer
            scroll.contentOffset.y = 800
            scroll.flashScrollIndicators()
            XCTAssertEqual(bar.opacity, 1)
            // A track of 394 points shows 400 of 2000.
            XCTAssertEqual(bar.frame.height, 78.8, accuracy: 0.001)
            XCTAssertEqual(bar.frame.minY, 800 + 3 + 157.6, accuracy: 0.001)
            scroll.contentOffset.y = 1600
            XCTAssertEqual(bar.frame.maxY, 1600 + 397, accuracy: 0.001)
            harness.advance(by: 0.6)
            XCTAssertEqual(bar.opacity, 0)
            scroll.contentOffset.y = 0
            XCTAssertEqual(bar.frame.minY, 3, accuracy: 0.001, "it fades, and is seen until then")
            harness.advance(by: 1)
            scroll.contentOffset.y = 1600
            XCTAssertEqual(bar.frame.minY, 3, accuracy: 0.001, "nobody sees it")
            scroll.flashScrollIndicators()
            XCTAssertEqual(bar.frame.maxY, 1600 + 397, accuracy: 0.001)
        }
    }

    /// A vertical bar lies where lines end, out of the way of what one reads first.
    func testAVerticalBarIsAtTheLeftWhereOneReadsFromTheRight() {
        onMain {
            let bar = scroll.verticalIndicator.layer
            scroll.flashScrollIndicators()
            XCTAssertEqual(bar.frame.maxX, scroll.bounds.maxX - 3, accuracy: 0.001)
            scroll.semanticContentAttribute = .forceRightToLeft
            scroll.flashScrollIndicators()
            XCTAssertEqual(bar.frame.minX, scroll.bounds.minX + 3, accuracy: 0.001)
            XCTAssertEqual(bar.frame.minY, 3, accuracy: 0.001)
        }
    }

    func testContentThatGrewUnseenHasItsBarAtOnce() {
        onMain {
            let bar = scroll.horizontalIndicator.layer
            scroll.flashScrollIndicators()
            XCTAssertTrue(bar.isHidden, "there is nowhere to go")
            harness.advance(by: 2)
            scroll.contentSize.width = 900
            harness.turn()
            scroll.flashScrollIndicators()
            XCTAssertFalse(bar.isHidden)
            XCTAssertNil(bar.animationKeys(), "nothing of that is animated")
        }
    }

    func testScrollingMovesNoBarThatNobodySees() {
        onMain {
            let context = UIScreen.main.context
            let send = context.onCommit
            var changed = 0
            context.onCommit = {
                changed += $0.changed.count
                send($0)
            }
            defer { context.onCommit = send }
            scroll.contentOffset.y = 500
            harness.turn()
            XCTAssertEqual(changed, 1, "the scroll view's own bounds")
        }
    }

    // MARK: Dragging

    func testContentFollowsTheFingerAfterTheSlack() {
        onMain {
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -10), frames: 11, lift: false)
            // The first ten points tell that it's a drag.
            XCTAssertEqual(scroll.contentOffset.y, 100)
            XCTAssertTrue(scroll.isDragging)
            XCTAssertTrue(scroll.isTracking)
            XCTAssertFalse(scroll.isDecelerating)
        }
    }

    func testDelegateOrderOfADragThatGlides() {
        onMain {
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -10), frames: 6)
            XCTAssertTrue(scroll.isDecelerating)
            harness.advance(by: 5)
            XCTAssertFalse(scroll.isDecelerating)
            var shape: [String] = []
            for call in delegate.calls where shape.last != call { shape.append(call) }
            XCTAssertEqual(
                shape,
                [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                    "didScroll", "didEndDecelerating",
                ])
        }
    }

    func testALiftAtRestDoesNotGlide() {
        onMain {
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -10), frames: 6, lift: false)
            harness.advance(by: 0.3)
            harness.touch(.ended, at: CGPoint(x: 150, y: 340))
            XCTAssertEqual(delegate.calls.suffix(2), ["willEndDragging", "didEndDragging false"])
            XCTAssertEqual(delegate.velocity, .zero)
            let offset = scroll.contentOffset
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset, offset)
        }
    }

    func testGlideFollowsTheFormulaFrameByFrame() {
        onMain {
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -15), frames: 8)
            let start = harness.runtime.now - 1.0 / 60
            let from = 105.0
            let velocity = delegate.velocity.y * 1000
            XCTAssertEqual(velocity, 900, accuracy: 1)
            for _ in 0..<60 {
                harness.advance(by: 1.0 / 60)
                let t = harness.runtime.now - start
                let expected = from + velocity * (pow(0.998, 1000 * t) - 1) / (1000 * log(0.998))
                XCTAssertEqual(scroll.contentOffset.y, expected, accuracy: 0.5)
            }
            harness.advance(by: 5)
            XCTAssertEqual(scroll.contentOffset.y, from - velocity / (1000 * log(0.998)), accuracy: 0.5)
            XCTAssertEqual(scroll.contentOffset.y, delegate.target.y, accuracy: 0.5)
        }
    }

    func testTheTargetCanBeChanged() {
        onMain {
            delegate.change = CGPoint(x: 0, y: 333)
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -10), frames: 6)
            harness.advance(by: 5)
            XCTAssertEqual(scroll.contentOffset.y, 333)
        }
    }

    func testBeyondTheEdgeTheRubberBandHoldsAndSpringsBack() {
        onMain {
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10), frames: 11, lift: false)
            XCTAssertEqual(
                scroll.contentOffset.y, -ScrollPhysics.rubberBand(100, length: 400), accuracy: 0.01)
            harness.advance(by: 0.2)
            harness.touch(.ended, at: CGPoint(x: 150, y: 310))
            XCTAssertTrue(scroll.isDecelerating)
            harness.advance(by: 3)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            XCTAssertEqual(delegate.calls.last, "didEndDecelerating")
        }
    }

    func testWithoutBouncesItStopsAtTheEdge() {
        onMain {
            scroll.bounces = false
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10), frames: 11)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            XCTAssertFalse(delegate.calls.contains("didScroll"))
        }
    }

    func testAnAxisMayStopAtItsEdgesAlone() {
        onMain {
            scroll.bouncesVertically = false
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10), frames: 11)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            XCTAssertFalse(delegate.calls.contains("didScroll"))
            (scroll.bouncesVertically, scroll.bouncesHorizontally) = (true, false)
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10), frames: 11)
            XCTAssertTrue(delegate.calls.contains("didScroll"))
        }
    }

    func testShortContentDoesNotScrollUnlessItAlwaysBounces() {
        onMain {
            scroll.contentSize = CGSize(width: 300, height: 100)
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10), frames: 6)
            XCTAssertEqual(delegate.calls, [])
            scroll.alwaysBounceVertical = true
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10), frames: 6)
            XCTAssertEqual(delegate.calls.first, "willBeginDragging")
        }
    }

    func testAFingerCatchesGlidingContent() {
        onMain {
            drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -20), frames: 8)
            harness.advance(by: 0.1)
            delegate.calls = []
            harness.touch(.began, at: CGPoint(x: 150, y: 300))
            let caught = scroll.contentOffset
            XCTAssertFalse(scroll.isDecelerating)
            XCTAssertTrue(scroll.isDragging)
            harness.advance(by: 0.2)
            XCTAssertEqual(scroll.contentOffset, caught)
            harness.touch(.ended, at: CGPoint(x: 150, y: 300))
            XCTAssertEqual(delegate.calls, ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        }
    }

    /// DEV-798
    func testContentThatHardlyMovesAnyMoreIsTouched() {
        onMain {
            let button = PressButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            scroll.addSubview(button)
            drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -20), frames: 8)
            // Slower than twenty points per second, with some of the way left.
            harness.advance(by: 2.4)
            XCTAssertTrue(scroll.isDecelerating)
            delegate.calls = []
            button.heard = []
            harness.touch(.began, at: CGPoint(x: 150, y: 300))
            XCTAssertEqual(delegate.calls, ["didEndDecelerating"])
            harness.touch(.ended, at: CGPoint(x: 150, y: 300))
            XCTAssertEqual(button.heard, ["began", "ended"])
            XCTAssertFalse(scroll.isDragging)
        }
    }

    func testPaging() {
        onMain {
            scroll.isPagingEnabled = true
            drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -12), frames: 8)
            harness.advance(by: 3)
            XCTAssertEqual(scroll.contentOffset.y, 400)
            drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -4), frames: 8)
            harness.advance(by: 3)
            XCTAssertEqual(scroll.contentOffset.y, 800, "240 points a second is a throw")
            drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -2), frames: 20)
            harness.advance(by: 3)
            XCTAssertEqual(scroll.contentOffset.y, 800, "120 points a second isn't, and the page is near")
        }
    }

    func testAThrownPageDoesNotFlyPastItsPlace() {
        onMain {
            scroll.isPagingEnabled = true
            var furthest: CGFloat = 0
            delegate.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
            drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -120), frames: 3)
            harness.advance(by: 0.7)
            XCTAssertFalse(scroll.isDecelerating)
            XCTAssertEqual(scroll.contentOffset.y, 400)
            XCTAssertEqual(furthest, 400)
        }
    }

    func testPagesWithoutBouncingStayWithinTheirEdges() {
        onMain {
            scroll.isPagingEnabled = true
            scroll.bounces = false
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 40), frames: 6)
            harness.advance(by: 1)
            XCTAssertEqual(delegate.calls.filter { $0 == "didScroll" }, [])
            XCTAssertEqual(scroll.contentOffset.y.sign, .plus, "nothing above is no less than nothing")
        }
    }

    func testAMoveThatBeginsAsOneEndsGoesOn() {
        onMain {
            scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            let delegate = delegate!
            delegate.onScroll = { [weak delegate] scroll in
                guard scroll.contentOffset.y == 300 else { return }
                delegate?.onScroll = { _ in }
                scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            }
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset.y, 600)
            XCTAssertEqual(delegate.calls.filter { $0 == "didEndScrollingAnimation" }.count, 2)
        }
    }

    /// DEV-772
    func testAnAnimatedMoveThatAnotherReplacesEndsWhereItIs() {
        onMain {
            for target in [300, 300, 600] { scroll.setContentOffset(CGPoint(x: 0, y: target), animated: true) }
            XCTAssertEqual(delegate.calls, ["didEndScrollingAnimation", "didEndScrollingAnimation"])
            XCTAssertEqual(scroll.contentOffset.y, 0)
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset.y, 600)
            XCTAssertEqual(delegate.calls.filter { $0 == "didEndScrollingAnimation" }.count, 3)
        }
    }

    func testDirectionalLock() {
        onMain {
            scroll.contentSize = CGSize(width: 1000, height: 2000)
            scroll.isDirectionalLockEnabled = true
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: -3, y: -10), frames: 8, lift: false)
            XCTAssertEqual(scroll.contentOffset.x, 0)
            XCTAssertEqual(scroll.contentOffset.y, 70, accuracy: 1)
        }
    }

    // MARK: By program

    func testSettingTheOffsetTellsOnceAndOnlyWhenItChanges() {
        onMain {
            scroll.contentOffset = CGPoint(x: 0, y: 50)
            XCTAssertEqual(delegate.calls, ["didScroll"])
            scroll.contentOffset = CGPoint(x: 0, y: 50)
            scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            XCTAssertEqual(delegate.calls, ["didScroll"])
        }
    }

    func testAnimatedOffset() {
        onMain {
            scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            harness.advance(by: 0.15)
            XCTAssertEqual(scroll.contentOffset.y, 250, accuracy: 30)
            harness.advance(by: 0.3)
            XCTAssertEqual(scroll.contentOffset.y, 500)
            XCTAssertEqual(delegate.calls.last, "didEndScrollingAnimation")
            XCTAssertEqual(delegate.calls.filter { $0 == "didEndScrollingAnimation" }.count, 1)
        }
    }

    func testScrollRectToVisibleGoesNoFurtherThanNeeded() {
        onMain {
            scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
            XCTAssertEqual(delegate.calls, [])
            scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
            XCTAssertEqual(scroll.contentOffset.y, 200)
            scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
            XCTAssertEqual(scroll.contentOffset.y, 150)
            scroll.scrollRectToVisible(CGRect(x: 0, y: 1950, width: 10, height: 400), animated: false)
            XCTAssertEqual(scroll.contentOffset.y, 1600)
        }
    }

    func testShorterContentBringsTheOffsetBack() {
        onMain {
            scroll.contentOffset = CGPoint(x: 0, y: 1500)
            scroll.contentSize.height = 1000
            XCTAssertEqual(scroll.contentOffset.y, 600)
            scroll.contentSize.height = 100
            XCTAssertEqual(scroll.contentOffset.y, 0)
        }
    }

    func testScrollingMarksLayout() {
        onMain {
            let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            harness.window.addSubview(view)
            harness.turn()
            view.layouts = 0
            harness.turn()
            XCTAssertEqual(view.layouts, 0)
            view.contentOffset.y = 10
            harness.turn()
            XCTAssertEqual(view.layouts, 1)
            view.removeFromSuperview()
        }
    }

    func testScrollToTop() {
        onMain {
            scroll.contentOffset.y = 900
            delegate.calls = []
            scroll.scrollToTop()
            harness.advance(by: 0.5)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            XCTAssertEqual(delegate.calls.first, "shouldScrollToTop")
            XCTAssertEqual(delegate.calls.last, "didScrollToTop")
        }
    }

    // MARK: Insets

    func testTheSafeAreaMovesContentThatStandsAtTheTop() {
        onMain {
            let view = UIScrollView(frame: harness.window.bounds)
            view.contentSize = CGSize(width: 10, height: 5000)
            harness.window.addSubview(view)
            harness.turn()
            let safe = harness.window.safeAreaInsets
            XCTAssertEqual(view.adjustedContentInset.top, safe.top)
            XCTAssertEqual(view.adjustedContentInset.bottom, safe.bottom)
            XCTAssertEqual(view.adjustedContentInset.left, 0)
            XCTAssertEqual(view.contentOffset.y, -safe.top)
            view.contentInset.top = 30
            XCTAssertEqual(view.adjustedContentInset.top, safe.top + 30)
            XCTAssertEqual(view.contentOffset.y, -safe.top, "the app's own inset doesn't move content")
            view.contentInsetAdjustmentBehavior = .never
            XCTAssertEqual(view.adjustedContentInset.top, 30)
            view.removeFromSuperview()
        }
    }

    func testInsetsWidenTheLimits() {
        onMain {
            scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
            scroll.setContentOffset(CGPoint(x: 0, y: 1640), animated: false)
            drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -10), frames: 4, lift: false)
            XCTAssertEqual(
                scroll.contentOffset.y, 1650 + ScrollPhysics.rubberBand(20, length: 400), accuracy: 0.01)
        }
    }

    // MARK: Constraints

    func testEdgesOfSubviewsMakeTheContentSize() {
        onMain {
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -15),
                inner.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                inner.heightAnchor.constraint(equalToConstant: 777),
            ])
            harness.turn()
            XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 802))
            XCTAssertEqual(inner.frame, CGRect(x: 0, y: 10, width: 300, height: 777))
            scroll.contentOffset.y = 100
            harness.turn()
            XCTAssertEqual(inner.frame, CGRect(x: 0, y: 10, width: 300, height: 777))
            XCTAssertEqual(scroll.contentSize.height, 802)
        }
    }

    func testContentAndFrameGuides() {
        onMain {
            let inner = UIView()
            let sticky = UIView()
            for view in [inner, sticky] {
                view.translatesAutoresizingMaskIntoConstraints = false
                scroll.addSubview(view)
            }
            let content = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: content.topAnchor),
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                inner.heightAnchor.constraint(equalToConstant: 1200),
                sticky.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
                sticky.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
                sticky.widthAnchor.constraint(equalToConstant: 50),
                sticky.heightAnchor.constraint(equalToConstant: 20),
            ])
            harness.turn()
            XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 1200))
            XCTAssertEqual(sticky.frame.origin, CGPoint(x: 0, y: 5))
            scroll.contentOffset.y = 40
            harness.turn()
            XCTAssertEqual(sticky.frame.origin, CGPoint(x: 0, y: 45), "it stays in sight")
            XCTAssertEqual(inner.frame.minY, 0)
        }
    }

    func testTheFrameGuidePlacesTheViewFromOutside() {
        onMain {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let scroll = UIScrollView()
            let inner = UIView()
            for view in [scroll, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(scroll)
            scroll.addSubview(inner)
            let frame = scroll.frameLayoutGuide
            let content = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                frame.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                frame.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                frame.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                frame.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                inner.topAnchor.constraint(equalTo: content.topAnchor),
                inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                inner.widthAnchor.constraint(equalTo: frame.widthAnchor),
                inner.heightAnchor.constraint(equalToConstant: 900),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(scroll.frame, CGRect(x: 10, y: 30, width: 310, height: 450))
            XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 310, height: 900))
            XCTAssertEqual(scroll.contentSize, CGSize(width: 310, height: 900))
        }
    }

    // MARK: Touches in the content

    func testAQuickTapReachesAButtonAndADragDoesNot() {
        onMain {
            let button = PressButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            scroll.addSubview(button)
            let point = CGPoint(x: 100, y: 200)
            harness.tap(point)
            XCTAssertEqual(button.heard, ["began", "ended"])
            button.heard = []
            drag(from: point, by: CGPoint(x: 0, y: -8), frames: 6, lift: false)
            XCTAssertEqual(button.heard, [], "within the delay the drag takes the touch")
            XCTAssertTrue(scroll.isDragging)
        }
    }

    func testAFingerThatWaitsPressesTheButtonAndThenDoesNotScroll() {
        onMain {
            let button = PressButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            scroll.addSubview(button)
            harness.touch(.began, at: CGPoint(x: 100, y: 200))
            XCTAssertEqual(button.heard, [])
            harness.advance(by: 0.2)
            XCTAssertEqual(button.heard, ["began"])
            for step in 1...6 { harness.touch(.moved, at: CGPoint(x: 100, y: 200 - Double(step) * 10)) }
            XCTAssertFalse(scroll.isDragging, "a control keeps its touch")
            XCTAssertEqual(scroll.contentOffset.y, 0)
        }
    }

    func testAPlainViewsTouchIsTakenByTheDrag() {
        onMain {
            let view = TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            scroll.addSubview(view)
            harness.touch(.began, at: CGPoint(x: 100, y: 200))
            harness.advance(by: 0.2)
            for step in 1...3 { harness.touch(.moved, at: CGPoint(x: 100, y: 200 - Double(step) * 10)) }
            XCTAssertEqual(view.heard, ["began", "cancelled"])
            XCTAssertTrue(scroll.isDragging)
        }
    }

    func testWithoutTheDelayTouchesGoAtOnce() {
        onMain {
            scroll.delaysContentTouches = false
            let view = TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            scroll.addSubview(view)
            harness.touch(.began, at: CGPoint(x: 100, y: 200))
            XCTAssertEqual(view.heard, ["began"])
            scroll.canCancelContentTouches = false
            for step in 1...3 { harness.touch(.moved, at: CGPoint(x: 100, y: 200 - Double(step) * 10)) }
            XCTAssertFalse(scroll.isDragging)
        }
    }

    // MARK: Nested

    func testTheInnerScrollViewOfTheOtherAxisTakesItsOwn() {
        onMain {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = CGSize(width: 900, height: 200)
            scroll.addSubview(inner)
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: -10, y: 0), frames: 6)
            XCTAssertGreaterThan(inner.contentOffset.x, 0)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            harness.advance(by: 5)
            let across = inner.contentOffset.x
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: -10), frames: 6)
            XCTAssertEqual(inner.contentOffset.x, across)
            XCTAssertGreaterThan(scroll.contentOffset.y, 0)
        }
    }

    func testAtItsEndTheInnerOneLeavesTheDragToTheOuter() {
        onMain {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = CGSize(width: 300, height: 500)
            scroll.addSubview(inner)
            inner.contentOffset.y = 300
            drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: -10), frames: 6)
            XCTAssertEqual(inner.contentOffset.y, 300)
            XCTAssertGreaterThan(scroll.contentOffset.y, 0)
        }
    }

    // MARK: Zooming

    func testPinchZoomsAroundTheFingers() {
        onMain {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scroll.addSubview(page)
            scroll.contentSize = page.bounds.size
            delegate.zoomed = page
            scroll.maximumZoomScale = 4
            delegate.calls = []
            let middle = CGPoint(x: 150, y: 300)
            harness.touch(.began, at: CGPoint(x: middle.x - 50, y: middle.y), id: 1)
            harness.touch(.began, at: CGPoint(x: middle.x + 50, y: middle.y), id: 2)
            // Content that the fingers are on: (150, 200).
            for step in 1...10 {
                let way = 50 + Double(step) * 6
                harness.touch(.moved, at: CGPoint(x: middle.x - way, y: middle.y), id: 1)
                harness.touch(.moved, at: CGPoint(x: middle.x + way, y: middle.y), id: 2)
            }
            XCTAssertTrue(scroll.isZooming)
            XCTAssertGreaterThan(scroll.zoomScale, 1.8)
            let s = scroll.zoomScale
            XCTAssertEqual(150 * s - scroll.contentOffset.x, 150, accuracy: 6)
            XCTAssertEqual(200 * s - scroll.contentOffset.y, 200, accuracy: 6)
            XCTAssertEqual(scroll.contentSize.width, 300 * s, accuracy: 0.01)
            XCTAssertEqual(page.frame.origin, .zero)
            harness.touch(.ended, at: CGPoint(x: middle.x - 110, y: middle.y), id: 1)
            harness.touch(.ended, at: CGPoint(x: middle.x + 110, y: middle.y), id: 2)
            XCTAssertEqual(delegate.calls.filter { $0.hasSuffix("Zooming") }, ["willBeginZooming", "didEndZooming"])
        }
    }

    func testZoomScaleIsClampedAndTold() {
        onMain {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scroll.addSubview(page)
            delegate.zoomed = page
            scroll.maximumZoomScale = 3
            scroll.zoomScale = 10
            XCTAssertEqual(scroll.zoomScale, 3)
            XCTAssertEqual(scroll.contentSize, CGSize(width: 900, height: 1200))
            XCTAssertEqual(page.transform.a, 3)
            XCTAssertEqual(delegate.calls.filter { $0 == "didZoom" }.count, 1)
            scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: true)
            harness.advance(by: 0.5)
            XCTAssertEqual(scroll.zoomScale, 2, accuracy: 1e-6)
            XCTAssertEqual(scroll.contentOffset, .zero)
            XCTAssertEqual(delegate.calls.last, "didEndZooming")
        }
    }

    // MARK: Refreshing

    func testPullToRefresh() {
        onMain {
            let refresh = UIRefreshControl()
            let target = ActionCounter()
            refresh.addAction(UIAction { _ in target.count += 1 }, for: .valueChanged)
            refresh.attributedTitle = NSAttributedString(string: "Pull")
            let title = refresh.subviews.compactMap { $0 as? UILabel }.first
            scroll.refreshControl = refresh
            harness.turn()
            XCTAssertEqual(title?.alpha, 0, "nothing shows before it is pulled")
            drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: 15), frames: 24, lift: false)
            XCTAssertEqual(title?.alpha, 1)
            XCTAssertTrue(refresh.isRefreshing)
            XCTAssertEqual(target.count, 1)
            harness.touch(.ended, at: CGPoint(x: 150, y: 510))
            harness.advance(by: 3)
            XCTAssertEqual(scroll.contentOffset.y, -60, "content rests below the control")
            refresh.endRefreshing()
            harness.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset.y, 0)
            XCTAssertFalse(refresh.isRefreshing)
            XCTAssertEqual(target.count, 1)
        }
    }

    func testARefreshControlIsGreyUnlessItHasATintOfItsOwn() throws {
        try onMain {
            let refresh = UIRefreshControl()
            let spinner = try XCTUnwrap(refresh.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
            let grey = UIActivityIndicatorView(style: .medium).color
            harness.window.tintColor = .systemRed
            scroll.refreshControl = refresh
            harness.turn()
            XCTAssertEqual(spinner.color, grey)
            refresh.tintColor = .systemRed
            XCTAssertEqual(spinner.color, .systemRed, "its own, though the window's is the same")
            refresh.tintColor = nil
            XCTAssertEqual(spinner.color, grey)
            harness.window.tintColor = nil
        }
    }

    func testReleasedWithoutAMotionRunning() {
        onMain {
            weak var gone: UIScrollView?
            do {
                let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.contentSize = CGSize(width: 100, height: 1000)
                harness.window.addSubview(view)
                view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
                gone = view
                harness.advance(by: 0.1)
                view.removeFromSuperview()
            }
            harness.advance(by: 1)
            XCTAssertNil(gone)
        }
    }
}

private final class ActionCounter { var count = 0 }

private final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class PressButton: UIControl {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

private final class TouchView: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

private final class Recorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var change: CGPoint?
    var zoomed: UIView?

    var onScroll: @MainActor (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("didScroll")
        onScroll(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let change { targetContentOffset.pointee = change }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEndZooming")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("shouldScrollToTop")
        return true
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }
}
