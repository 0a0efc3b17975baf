import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Rasterized layers, transitions, cross-fades: what is shown as a picture of layers.
final class LayerPictureTests: XCTestCase {
    private let white = RGBA(1, 1, 1, 1)

    // MARK: shouldRasterize

    private func card(_ s: Scene, _ edit: (inout LayerProperties) -> Void) -> (LayerID, LayerID) {
        let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40), color: green, edit)
        let leaf = s.add(CGRect(x: 30, y: 10, width: 20, height: 20), to: box, color: red) { $0.cornerRadius = 4 }
        return (box, leaf)
    }

    func testARasterizedLayerLooksTheSameAtItsOwnScale() {
        let (a, b) = (Scene(), Scene())
        _ = card(a) { $0.shouldRasterize = true }
        _ = card(b) { _ in }
        a.draw()
        b.draw()
        XCTAssertEqual(a.pixels(), b.pixels())
        XCTAssertEqual(a.server.currentPlan().count, 2)
    }

    func testARasterIsDrawnAtItsOwnScale() {
        func rows(_ scale: Double) -> Set<UInt32> {
            let s = Scene(scale: 2)
            s.add(CGRect(x: 10, y: 10, width: 20, height: 20)) {
                $0.shouldRasterize = true
                $0.extras.rasterizationScale = scale
                $0.contents = image(40, 40) { x, _ in x % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
            }
            s.draw()
            let p = s.pixels()
            return Set((24..<56).map { p[$0, 40] & 255 })
        }
        XCTAssertEqual(rows(2), [0, 255])
        // Half the pixels: lines of one pixel are grey.
        XCTAssertTrue(rows(1).allSatisfy { (100...155).contains($0) })
    }

    func testAChangeInsideARasterDamagesItsPlaceOnly() {
        let s = Scene()
        let (box, leaf) = card(s) { $0.shouldRasterize = true }
        s.draw()
        s.change(leaf, .backgroundColor) { $0.backgroundColor = blue }
        let result = s.draw()
        XCTAssertTrue(result.isPresented)
        XCTAssertEqual(s.pixels()[60, 40], 0xff00_00ff)
        // It moves as it is.
        s.change(box, .position) { $0.position.x += 10 }
        s.draw()
        XCTAssertEqual(s.pixels()[70, 40], 0xff00_00ff)
        s.change(leaf, LayerChanges(.isHidden)) { $0.isHidden = true }
        s.draw()
        XCTAssertEqual(s.pixels()[75, 40], 0xffff_ffff)
        s.change(box, LayerChanges(.shouldRasterize)) { $0.shouldRasterize = false }
        s.change(leaf, LayerChanges(.isHidden)) { $0.isHidden = false }
        s.draw()
        XCTAssertEqual(s.pixels()[70, 40], 0xff00_00ff)
        XCTAssertEqual(s.server.currentPlan().count, 3)
    }

    func testARasterFadesAsAWhole() {
        let s = Scene()
        _ = card(s) {
            $0.shouldRasterize = true
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        }
        s.draw()
        XCTAssertEqual(s.pixels()[55, 40], 0xffff_7f7f)
    }

    // MARK: Groups

    func testAGroupThatOnlyFadesAndMovesBecomesOneImage() {
        let s = Scene(), other = Scene()
        let (box, leaf) = card(s) { $0.opacity = 0.5 }
        s.draw()
        XCTAssertEqual(s.server.currentPlan().count, 5)
        s.change(box, .opacity) { $0.opacity = 0.7 }
        s.change(box, .position) { $0.position.x += 7 }
        s.draw()
        XCTAssertEqual(s.server.currentPlan().count, 2)
        let (same, _) = card(other) { $0.opacity = 0.7 }
        other.change(same, .position) { $0.position.x += 7 }
        other.draw()
        XCTAssertEqual(s.pixels(), other.pixels())
        s.change(leaf, .backgroundColor) { $0.backgroundColor = blue }
        s.draw()
        XCTAssertEqual(s.server.currentPlan().count, 5, "what is below is drawn again")
    }

    func testAMaskedLayerThatMovesBecomesOneImage() {
        func masked(_ s: Scene) -> LayerID {
            let mask = s.add(CGRect(x: 10, y: 0, width: 20, height: 30), color: black) { $0.cornerRadius = 5 }
            s.edit(.remove(parent: s.root, child: mask, at: 0))
            let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40), at: 0, color: red) { $0.mask = mask }
            s.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box, color: green)
            return box
        }
        let s = Scene(), other = Scene()
        let box = masked(s)
        s.draw()
        s.change(box, .position) { $0.position.x += 9 }
        s.draw()
        XCTAssertEqual(s.server.currentPlan().count, 2)
        let same = masked(other)
        other.change(same, .position) { $0.position.x += 9 }
        other.draw()
        XCTAssertEqual(s.pixels(), other.pixels())
    }

    func testAGroupThatIsDrawnAgainAndAgainBecomesOneImage() {
        let s = Scene()
        _ = card(s) { $0.opacity = 0.5 }
        let mover = s.add(CGRect(x: 0, y: 30, width: 10, height: 10), at: 0, color: black)
        s.draw()
        for step in 1...6 {
            s.change(mover, .position) { $0.position.x += 10 }
            s.draw()
            let fresh = Scene()
            fresh.add(CGRect(x: 10 * step, y: 30, width: 10, height: 10), color: black)
            _ = card(fresh) { $0.opacity = 0.5 }
            fresh.draw()
            XCTAssertEqual(s.pixels(), fresh.pixels(), "step \(step)")
        }
        XCTAssertEqual(s.server.currentPlan().count, 3)
    }

    func testAGroupInWhichNothingIsSeenIsNothing() {
        let s = Scene(color: nil)
        let box = s.add(CGRect(x: 0, y: 0, width: 50, height: 50)) { $0.opacity = 0.5 }
        s.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: box, color: red) { $0.isHidden = true }
        for step in 0..<5 {
            s.change(s.root, .backgroundColor) { $0.backgroundColor = RGBA(0, 0, Float(step) / 4, 1) }
            s.draw()
        }
        XCTAssertEqual(s.server.currentPlan().count, 1)
    }

    // MARK: Transitions

    private func transition(_ record: TransitionRecord, duration: Double = 1) -> AnimationRecord {
        AnimationRecord(
            id: AnimationID(rawValue: 7), key: "transition", timing: TimingRecord(beginTime: 0.5, duration: duration),
            property: nil, kind: .transition(record))
    }

    /// A red square becomes blue by a transition, seen in the middle of it; then it is over.
    private func middle(_ record: TransitionRecord) -> (Picture, FrameResult, Picture) {
        let s = Scene()
        let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40), color: red)
        s.draw()
        s.change(box, .backgroundColor) { $0.backgroundColor = blue }
        s.animate(box, transition(record))
        s.commit()
        s.clock.set(to: 0.5)
        _ = s.server.renderFrame(at: 0.5)
        XCTAssertEqual(s.pixels()[40, 40], 0xffff_0000, "the first frame shows the old picture")
        s.clock.set(to: 1)
        let result = s.server.renderFrame(at: 1)
        let half = s.pixels()
        s.clock.set(to: 2)
        let end = s.server.renderFrame(at: 2)
        XCTAssertEqual(end.events, [.ended(AnimationID(rawValue: 7))])
        XCTAssertFalse(end.isAnimating)
        return (half, result, s.pixels())
    }

    func testFadeMixesBothPicturesExactly() {
        let (half, result, end) = middle(TransitionRecord(kind: .fade))
        XCTAssertTrue(result.isAnimating)
        XCTAssertEqual(half[40, 40] >> 16 & 255, 128, accuracy: 1)
        XCTAssertEqual(half[40, 40] & 255, 128, accuracy: 1)
        XCTAssertEqual(half[40, 40] >> 8 & 255, 0, "nothing behind shines through")
        XCTAssertEqual(half[10, 10], 0xffff_ffff)
        XCTAssertEqual(end[40, 40], 0xff00_00ff)
    }

    func testProgressRunsFromStartToEnd() {
        let (half, _, _) = middle(TransitionRecord(kind: .fade, startProgress: 0, endProgress: 0.5))
        XCTAssertEqual(half[40, 40] & 255, 64, accuracy: 1)
    }

    func testPushMovesBothMoveInTheNewRevealTheOld() {
        let (push, _, _) = middle(TransitionRecord(kind: .push, direction: .fromRight))
        // Old half-way out to the left, new half-way in, each half faded.
        XCTAssertEqual(push[10, 40], 0xffff_7f7f)
        XCTAssertEqual(push[30, 40], 0xffff_7f7f)
        XCTAssertEqual(push[50, 40], 0xff7f_7fff)
        XCTAssertEqual(push[70, 40], 0xff7f_7fff)
        XCTAssertEqual(push[85, 40], 0xffff_ffff)
        let (moveIn, _, _) = middle(TransitionRecord(kind: .moveIn, direction: .fromTop))
        // On a screen whose y points down, from below.
        XCTAssertEqual(moveIn[40, 30], 0xffff_0000)
        XCTAssertEqual(moveIn[40, 70], 0xff7f_7fff)
        let (reveal, _, _) = middle(TransitionRecord(kind: .reveal, direction: .fromLeft))
        // The old one leaves to the right and fades; the new one is there.
        XCTAssertEqual(reveal[30, 40], 0xff00_00ff)
        XCTAssertEqual(reveal[50, 40] >> 16 & 255, 128, accuracy: 1)
        XCTAssertEqual(reveal[70, 40], 0xffff_7f7f)
    }

    func testALayerThatIsHiddenByATransitionFadesOut() {
        let s = Scene()
        let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40), color: black)
        s.draw()
        s.change(box, LayerChanges(.isHidden)) { $0.isHidden = true }
        s.animate(box, transition(TransitionRecord(kind: .fade)))
        s.commit()
        s.clock.set(to: 1)
        _ = s.server.renderFrame(at: 1)
        XCTAssertEqual(s.pixels()[40, 40] & 255, 127, accuracy: 1)
        s.clock.set(to: 2)
        _ = s.server.renderFrame(at: 2)
        XCTAssertEqual(s.pixels()[40, 40], 0xffff_ffff)
    }

    func testATransitionShowsSublayersOfBeforeAndAfter() {
        let s = Scene()
        let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40))
        let old = s.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: box, color: black)
        s.draw()
        s.remove(old, from: box, at: 0)
        s.add(CGRect(x: 20, y: 20, width: 20, height: 20), to: box, color: black)
        s.animate(box, transition(TransitionRecord(kind: .fade)))
        s.commit()
        s.clock.set(to: 1)
        _ = s.server.renderFrame(at: 1)
        XCTAssertEqual(s.pixels()[30, 30] & 255, 127, accuracy: 1)
        XCTAssertEqual(s.pixels()[50, 50] & 255, 127, accuracy: 1)
    }

    // MARK: Cross-fade of contents

    func testContentsFadeIntoOthers() {
        let a = image(40, 40, isOpaque: true) { _, _ in 0xffff_0000 }
        let b = image(40, 40, isOpaque: true) { x, _ in x < 20 ? 0xffff_0000 : 0xff00_00ff }
        let s = Scene()
        let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40), color: green) { $0.contents = b }
        s.animate(box, basic(1, .contents, from: .contents(a), to: .contents(b), duration: 1))
        s.commit()
        _ = s.server.renderFrame(at: 0)
        s.clock.set(to: 0.25)
        _ = s.server.renderFrame(at: 0.25)
        let p = s.pixels()
        XCTAssertEqual(p[30, 40], 0xffff_0000, "what is the same in both stays")
        XCTAssertEqual(p[50, 40] >> 16 & 255, 191, accuracy: 1)
        XCTAssertEqual(p[50, 40] & 255, 64, accuracy: 1)
        XCTAssertEqual(p[50, 40] >> 8 & 255, 0)
        s.clock.set(to: 1)
        _ = s.server.renderFrame(at: 1)
        XCTAssertEqual(s.pixels()[50, 40], 0xff00_00ff)
    }

    func testContentsFadeInFromNothing() {
        let b = image(40, 40, isOpaque: true) { _, _ in 0xff00_0000 }
        let s = Scene()
        let box = s.add(CGRect(x: 20, y: 20, width: 40, height: 40)) { $0.contents = b }
        s.animate(box, basic(1, .contents, from: .contents(nil), to: .contents(b), duration: 1))
        s.commit()
        _ = s.server.renderFrame(at: 0)
        XCTAssertEqual(s.pixels()[40, 40], 0xffff_ffff)
        s.clock.set(to: 0.5)
        _ = s.server.renderFrame(at: 0.5)
        XCTAssertEqual(s.pixels()[40, 40] & 255, 127, accuracy: 1)
    }

    // MARK: Minification

    func testTrilinearShowsTheMeanOfWhatIsTooSmallToBeSeen() {
        func greys(_ filter: ContentsFilter) -> Set<UInt32> {
            let s = Scene()
            s.add(CGRect(x: 20, y: 20, width: 16, height: 16)) {
                $0.minificationFilter = filter
                $0.contents = image(128, 128, isOpaque: true) { x, y in
                    (x / 3 + y / 3) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff
                }
            }
            s.draw()
            let p = s.pixels()
            return Set((22..<34).map { p[$0, 28] & 255 })
        }
        XCTAssertTrue(greys(.trilinear).allSatisfy { (115...140).contains($0) }, "\(greys(.trilinear))")
        XCTAssertFalse(greys(.linear).allSatisfy { (115...140).contains($0) })
    }
}
