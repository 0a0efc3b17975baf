import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Pages that are rolled up: where the fold is, what is seen of them, what is drawn anew.
final class PageCurlTests: XCTestCase {
    private static let size = CGSize(width: 80, height: 120)
    private static let page = CGRect(origin: .zero, size: size)

    /// A page of one colour gives way to one of another in a second.
    private func turned(
        _ kind: TransitionRecord.Kind, from old: RGBA, to new: RGBA, at progress: Double, workers: Int = 1
    ) -> Picture {
        let s = Scene(width: 80, height: 120, workers: workers)
        let box = s.add(Self.page, color: old)
        s.draw()
        s.change(box, .backgroundColor) { $0.backgroundColor = new }
        s.animate(
            box,
            AnimationRecord(
                id: AnimationID(rawValue: 7), timing: TimingRecord(beginTime: 1.0 / 60 - progress, duration: 1),
                property: nil, kind: .transition(TransitionRecord(kind: kind))))
        s.draw()
        return s.pixels()
    }

    // MARK: Where things are

    func testThePageLiesUpToTheFoldAndIsGoneBeyondTheRoll() {
        for progress in [0.1, 0.3, 0.5, 0.7, 0.9] {
            let roll = PageRoll.liftedFromBelow(Self.page, progress: progress), n = roll.normal
            // Evenly from the lower right corner to where roll and shadow are beyond the upper left one.
            let first = n.x * 80 + n.y * 120
            XCTAssertEqual(roll.position, first + (-roll.radius - roll.reach - first) * progress, accuracy: 1e-9)
            let picture = turned(.curlUp, from: red, to: blue, at: progress)
            var seen = (front: 0, back: 0, below: 0)
            for y in 0..<120 {
                for x in 0..<80 {
                    let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), d = roll.lift(of: p)
                    if d > roll.radius + roll.reach + 1 {
                        seen.below += 1
                        XCTAssertEqual(picture[x, y], 0xff00_00ff, "\(progress): \(x),\(y)")
                    }
                    guard d < -1 else { continue }
                    // The paper that comes back over this point, from half a turn on.
                    let way = .pi * roll.radius - 2 * d
                    let over = CGPoint(x: p.x + way * n.x, y: p.y + way * n.y)
                    if Self.page.insetBy(dx: 2, dy: 2).contains(over) {
                        seen.back += 1
                        // Red through white paper that lies: a fifth of its own, the light a little from the side.
                        let light = 0.3 + 0.7 * 0.90044710
                        let (r, g) = (255 * light, 255 * light * 0.8)
                        XCTAssertEqual(Double(picture[x, y] >> 16 & 255), r, accuracy: 3, "\(progress): \(x),\(y)")
                        XCTAssertEqual(Double(picture[x, y] >> 8 & 255), g, accuracy: 3, "\(progress): \(x),\(y)")
                    } else if !Self.page.insetBy(dx: -roll.reach - 2, dy: -roll.reach - 2).contains(over) {
                        seen.front += 1
                        XCTAssertEqual(picture[x, y], 0xffff_0000, "\(progress): \(x),\(y)")
                    }
                }
            }
            if progress < 0.6 { XCTAssertGreaterThan(seen.front, 400, "\(progress)") }
            if (0.3...0.7).contains(progress) { XCTAssertGreaterThan(seen.back, 100, "\(progress)") }
            if progress > 0.4 { XCTAssertGreaterThan(seen.below, 300, "\(progress)") }
        }
    }

    func testTheShadowIsDarkAtTheRollAndGoneAtItsReach() {
        let roll = PageRoll.liftedFromBelow(Self.page, progress: 0.5),
            picture = turned(.curlUp, from: red, to: blue, at: 0.5)
        func blueness(_ beyond: Double) -> Int {
            // Straight out from the middle of the roll.
            let n = roll.normal, d = roll.radius + beyond
            let along = roll.lift(of: CGPoint(x: 40, y: 60))
            let p = CGPoint(x: 40 + (d - along) * n.x, y: 60 + (d - along) * n.y)
            return Int(picture[Int(p.x), Int(p.y)] & 255)
        }
        let row = stride(from: 1.5, to: roll.reach + 2, by: 1).map(blueness)
        XCTAssertEqual(row, row.sorted())
        XCTAssertLessThan(row[0], 200)
        XCTAssertEqual(row.last, 255)
    }

    func testTheBeginningAndTheEndAreTheWholePictures() {
        XCTAssertEqual(Set(turned(.curlUp, from: red, to: blue, at: 0).words), [0xffff_0000])
        XCTAssertEqual(Set(turned(.curlUp, from: red, to: blue, at: 1).words), [0xff00_00ff])
        XCTAssertEqual(Set(turned(.curlDown, from: red, to: blue, at: 0).words), [0xffff_0000])
        XCTAssertEqual(Set(turned(.curlDown, from: red, to: blue, at: 1).words), [0xff00_00ff])
    }

    func testDownIsUpBackwards() {
        for progress in [0.125, 0.25, 0.5, 0.75, 0.875] {
            XCTAssertEqual(
                turned(.curlDown, from: blue, to: red, at: 1 - progress),
                turned(.curlUp, from: red, to: blue, at: progress), "\(progress)")
        }
    }

    func testSomePixelsWhateverDrawsThem() {
        let best = ck_level()
        defer { _ = ck_set_level(best) }
        let expected = turned(.curlUp, from: red, to: blue, at: 0.4)
        XCTAssertEqual(turned(.curlUp, from: red, to: blue, at: 0.4, workers: 3), expected)
        for level in 0...Int(best) {
            _ = ck_set_level(Int32(level))
            XCTAssertEqual(turned(.curlUp, from: red, to: blue, at: 0.4), expected, "level \(level)")
        }
    }

    // MARK: A page that is held

    func testTheHeldPointIsWhereTheFingerIs() {
        for spine in [PageHold.Edge.left, .right, .top, .bottom] {
            let hold = PageHold(Self.page, spine: spine, grippedAt: 0.8)
            let ends: [CGPoint] =
                switch spine {
                case .left: [.zero, CGPoint(x: 0, y: 120)]
                case .right: [CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 120)]
                case .top: [.zero, CGPoint(x: 80, y: 0)]
                case .bottom: [CGPoint(x: 0, y: 120), CGPoint(x: 80, y: 120)]
                }
            var count = 0
            for step in 0...40 {
                let lead = hold.place(turned: Double(step) / 40)
                guard let roll = hold.roll(leading: lead) else {
                    XCTAssertEqual(step, 0)
                    continue
                }
                // On the arc but for what the nearer end of the spine does not let go.
                let seen = roll.image(of: hold.grip)
                XCTAssertEqual(seen.x, lead.x, accuracy: 0.2, "\(spine) \(step)")
                XCTAssertEqual(seen.y, lead.y, accuracy: 0.2, "\(spine) \(step)")
                // The spine holds.
                for end in ends { XCTAssertLessThanOrEqual(roll.lift(of: end), 1e-6, "\(spine) \(step)") }
                XCTAssertLessThanOrEqual(roll.radius, hold.fullRadius)
                count += 1
            }
            XCTAssertEqual(count, 40)
            XCTAssertEqual(hold.place(turned: 0).x, hold.grip.x, accuracy: 1e-9)
            XCTAssertEqual(hold.place(turned: 1).x, hold.turnedGrip.x, accuracy: 1e-9)
            // Out of reach, paper does not stretch.
            let far = hold.roll(leading: CGPoint(x: -500, y: 900))!
            for end in ends { XCTAssertLessThanOrEqual(far.lift(of: end), 1e-6, "\(spine)") }
        }
    }

    // MARK: Curl layers

    private func curled(_ s: Scene, back: Bool = false, isStriped: Bool = false) -> LayerID {
        let curl = s.add(Self.page) { $0.curl = CurlValues() }
        if back {
            let sheet = s.add(Self.page, to: curl, color: green) { $0.isHidden = true }
            s.add(CGRect(x: 60, y: 10, width: 12, height: 100), to: sheet, color: blue)
        }
        let front = s.add(Self.page, to: curl, color: red)
        if isStriped {
            for i in 0..<10 {
                s.add(CGRect(x: 8, y: 8 + i * 11, width: 40 + i * 7 % 20, height: 5), to: front, color: black)
            }
        }
        return curl
    }

    func testAPageThatLiesIsDrawnAsItsLayers() {
        let s = Scene(width: 80, height: 120)
        let curl = curled(s)
        s.draw()
        XCTAssertEqual(Set(s.pixels().words), [0xffff_0000])
        XCTAssertFalse(s.server.currentPlan().quads.contains { $0.kind == .curl })
        // The fold is beyond the page.
        s.change(curl, LayerChanges(CurlValues.roll)) {
            $0.curl.roll = PageRoll(angle: 0, position: 80, radius: 10)
        }
        XCTAssertFalse(s.draw().isPresented)
    }

    func testOnlyWhatMovesIsDrawnAnewAndNothingWhenNothingDoes() {
        let s = Scene(width: 80, height: 120)
        let curl = curled(s, isStriped: true)
        s.draw()
        var last = s.pixels()
        for position in [70.0, 64, 58, 52] {
            s.change(curl, LayerChanges(CurlValues.roll)) {
                $0.curl.roll = PageRoll(angle: 0, position: position, radius: 6)
            }
            XCTAssertTrue(s.draw().isPresented)
            let now = s.pixels()
            XCTAssertTrue(now.differs(from: last, onlyIn: s.sink.frames.last!.damage), "\(position)")
            // Left of where the page reaches, with its shadow, nothing is touched.
            let reach = position - (80 - position - .pi * 6) - 6 - 4
            // The first time the page is drawn in another way, and all of it is.
            for rect in position == 70 ? [] : s.sink.frames.last!.damage {
                XCTAssertGreaterThanOrEqual(Double(rect.x0), min(reach, position - 12))
            }
            last = now
            XCTAssertFalse(s.draw().isPresented)
        }
    }

    func testALayerOfACurledPageIsDrawnWhereItIsSeen() {
        let s = Scene(width: 80, height: 120)
        let curl = curled(s)
        let front = LayerID(rawValue: curl.rawValue + 1)
        s.change(curl, LayerChanges(CurlValues.roll)) { $0.curl.roll = PageRoll(angle: 0, position: 40, radius: 4) }
        s.draw()
        XCTAssertEqual(s.pixels()[5, 5], 0xffff_0000)
        s.change(front, .backgroundColor) { $0.backgroundColor = blue }
        XCTAssertTrue(s.draw().isPresented)
        XCTAssertEqual(s.pixels()[5, 5], 0xff00_00ff)
        // And lying again.
        s.change(curl, LayerChanges(CurlValues.roll)) { $0.curl.roll = nil }
        s.draw()
        XCTAssertEqual(Set(s.pixels().words), [0xff00_00ff])
    }

    func testTheBackIsPrintedTheRightWayRound() {
        // Turned over completely, to the left of its spine, the back is as if it lay there.
        let s = Scene(width: 160, height: 120)
        let curl = s.add(CGRect(x: 80, y: 0, width: 80, height: 120)) {
            var values = CurlValues()
            values.roll = PageRoll(angle: 0, position: 0, radius: 0)
            values.looks.fullRadius = 10
            $0.curl = values
        }
        let back = s.add(Self.page, to: curl, color: green) { $0.isHidden = true }
        s.add(CGRect(x: 60, y: 10, width: 12, height: 100), to: back, color: blue)
        s.add(Self.page, to: curl, color: red)
        s.draw()
        let p = s.pixels()
        XCTAssertEqual(p[66, 60], 0xff00_00ff)
        XCTAssertEqual(p[10, 60], 0xff00_ff00)
        XCTAssertEqual(p[120, 60], 0xffff_ffff)
    }

    // MARK: Looks

    private func book(_ turned: Double, back: Bool) -> Picture {
        let s = Scene(width: 176, height: 136, color: RGBA(0.95, 0.95, 0.9, 1))
        let frame = CGRect(x: 88, y: 8, width: 80, height: 120)
        let below = s.add(frame, color: RGBA(0.8, 0.9, 1, 1))
        for i in 0..<10 { s.add(CGRect(x: 8, y: 8 + i * 11, width: 60, height: 4), to: below, color: black) }
        let hold = PageHold(Self.page, spine: .left, grippedAt: 1)
        let curl = s.add(frame) {
            var values = CurlValues()
            values.roll = hold.roll(leading: hold.place(turned: turned))
            values.looks.fullRadius = hold.fullRadius
            $0.curl = values
        }
        if back {
            let sheet = s.add(Self.page, to: curl, color: RGBA(0.85, 1, 0.85, 1)) { $0.isHidden = true }
            for i in 0..<10 { s.add(CGRect(x: 8, y: 8 + i * 11, width: 60 - i * 4, height: 4), to: sheet, color: blue) }
        }
        let front = s.add(Self.page, to: curl, color: RGBA(1, 0.95, 0.7, 1))
        for i in 0..<10 { s.add(CGRect(x: 8, y: 8 + i * 11, width: 64 - i * 3, height: 4), to: front, color: black) }
        s.draw()
        return s.pixels()
    }

    func testGoldens() {
        Golden.check(book(0.3, back: false), "curl-through", step: 8)
        Golden.check(book(0.55, back: true), "curl-printed", step: 8)
        let s = Scene(width: 120, height: 136)
        let box = s.add(CGRect(x: 8, y: 8, width: 104, height: 120), color: RGBA(1, 0.95, 0.7, 1))
        for i in 0..<10 { s.add(CGRect(x: 8, y: 8 + i * 11, width: 90 - i * 3, height: 4), to: box, color: black) }
        s.draw()
        s.change(box, .backgroundColor) { $0.backgroundColor = RGBA(0.8, 0.9, 1, 1) }
        s.animate(
            box,
            AnimationRecord(
                id: AnimationID(rawValue: 7), timing: TimingRecord(beginTime: 1.0 / 60 - 0.4, duration: 1),
                property: nil, kind: .transition(TransitionRecord(kind: .curlUp))))
        s.draw()
        Golden.check(s.pixels(), "curl-up", step: 8)
    }
}
