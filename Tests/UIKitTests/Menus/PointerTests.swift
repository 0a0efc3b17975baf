import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A pointer's regions, styles and effects.
final class PointerTests: MainTestCase, @unchecked Sendable {
    private var outer: UIView!
    private var inner: UIView!
    private var teller: Teller!
    private var interaction: UIPointerInteraction!

    override func prepare() {
        harness.showWindow()
        harness.window.backgroundColor = .white
        outer = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
        inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
        outer.addSubview(inner)
        harness.window.addSubview(outer)
        teller = Teller("inner")
        interaction = UIPointerInteraction(delegate: teller)
        inner.addInteraction(interaction)
        harness.turn()
    }

    override func cleanUp() {
        harness.hover(nil)
        harness.advance(by: 1)
        outer.removeFromSuperview()
        (outer, inner, teller, interaction) = (nil, nil, nil, nil)
    }

    private let inside = CGPoint(x: 200, y: 230)
    private let outside = CGPoint(x: 60, y: 110)

    func testEnterAndExit() {
        onMain {
            harness.hover(outside)
            XCTAssertEqual(teller.heard, [])
            harness.hover(inside)
            XCTAssertEqual(teller.heard, ["region 50,30", "enter", "style"])
            harness.hover(CGPoint(x: 201, y: 230))
            XCTAssertEqual(
                teller.heard.suffix(1), ["region 51,30"], "it is asked, and nothing else, in the same region")
            XCTAssertEqual(teller.heard.count, 4)
            XCTAssertEqual(teller.animated, 1, "with the pointer's own animation")
            teller.heard = []
            harness.hover(outside)
            XCTAssertEqual(teller.heard, ["exit"])
            harness.hover(nil)
            XCTAssertEqual(teller.heard, ["exit"])
        }
    }

    func testRegionsWithinAView() {
        onMain {
            teller.region = { request, _ in
                UIPointerRegion(
                    rect: CGRect(x: request.location.x < 50 ? 0 : 50, y: 0, width: 50, height: 60),
                    identifier: request.location.x < 50 ? "left" : "right")
            }
            harness.hover(CGPoint(x: 160, y: 230))
            teller.heard = []
            harness.hover(CGPoint(x: 240, y: 230))
            XCTAssertEqual(teller.heard, ["region 90,30", "exit left", "enter right", "style right"])
        }
    }

    func testWithoutARegionTheViewsAboveHaveTheirSay() {
        onMain {
            let above = Teller("outer")
            let other = UIPointerInteraction(delegate: above)
            outer.addInteraction(other)
            harness.hover(inside)
            XCTAssertEqual(above.heard, [])
            harness.hover(outside)
            XCTAssertEqual(above.heard, ["region 10,10", "enter", "style"])
            above.heard = []
            teller.region = { _, _ in nil }
            teller.heard = []
            harness.hover(inside)
            XCTAssertEqual(teller.heard, ["region 50,30"])
            XCTAssertEqual(above.heard, ["region 150,130"], "the region is the same as before")
        }
    }

    func testADisabledInteractionIsNotAsked() {
        onMain {
            harness.hover(inside)
            teller.heard = []
            interaction.isEnabled = false
            XCTAssertEqual(teller.heard, ["exit"])
            harness.hover(CGPoint(x: 210, y: 230))
            XCTAssertEqual(teller.heard, ["exit"])
        }
    }

    func testATouchEndsTheRegion() {
        onMain {
            harness.hover(inside)
            teller.heard = []
            harness.touch(.began, at: inside)
            XCTAssertEqual(teller.heard, ["exit"])
            harness.touch(.ended, at: inside)
        }
    }

    func testInvalidateAsksForTheStyleAgain() {
        onMain {
            interaction.invalidate()
            XCTAssertEqual(teller.heard, [])
            harness.hover(inside)
            teller.heard = []
            interaction.invalidate()
            XCTAssertEqual(teller.heard, ["style"])
        }
    }

    func testShapesThatTheHostHas() {
        onMain {
            let shapes: [(UIPointerStyle?, PointerShape)] = [
                (UIPointerStyle(shape: .verticalBeam(length: 20)), .verticalBeam),
                (UIPointerStyle(shape: .horizontalBeam(length: 20)), .horizontalBeam),
                (.hidden(), .hidden), (.system(), .arrow), (nil, .arrow),
                (UIPointerStyle(effect: .highlight(UITargetedPreview(view: inner))), .hidden),
                (UIPointerStyle(effect: .lift(UITargetedPreview(view: inner))), .hidden),
                (UIPointerStyle(effect: .hover(UITargetedPreview(view: inner))), .arrow),
            ]
            for (style, shape) in shapes {
                teller.style = style
                harness.hover(inside)
                XCTAssertEqual(PointerDelivery.shared.shape, shape)
                harness.hover(outside)
                XCTAssertEqual(PointerDelivery.shared.shape, .arrow)
            }
        }
    }

    func testTheHostHearsOfAShapeOnce() {
        onMain {
            var told: [PointerShape] = []
            UIApplication.shared.tellShell = { if case .pointer(let shape) = $0 { told.append(shape) } }
            defer { UIApplication.shared.tellShell = nil }
            teller.style = .hidden()
            harness.hover(inside)
            harness.hover(CGPoint(x: 202, y: 230))
            XCTAssertEqual(told, [.hidden])
            harness.hover(outside)
            harness.hover(nil)
            XCTAssertEqual(told, [.hidden, .arrow])
        }
    }

    func testOverTextThePointerIsABeam() {
        onMain {
            let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
            harness.window.addSubview(field)
            harness.hover(CGPoint(x: 30, y: 520))
            XCTAssertEqual(PointerDelivery.shared.shape, .verticalBeam)
            harness.hover(outside)
            XCTAssertEqual(PointerDelivery.shared.shape, .arrow)
            field.isEnabled = false
            harness.hover(CGPoint(x: 30, y: 520))
            XCTAssertEqual(PointerDelivery.shared.shape, .arrow)
            field.removeFromSuperview()
        }
    }

    func testAHighlightIsAShadeThatComesAndGoes() {
        onMain {
            teller.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: inner)))
            harness.renderFrame()
            let before = harness.pixel(at: inside)
            harness.hover(inside)
            harness.advance(by: 0.5)
            harness.renderFrame()
            XCTAssertLessThan(harness.pixel(at: inside).r, before.r)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 148, y: 230)), before, "not beside the view")
            XCTAssertEqual(inner.subviews.count, 0)
            harness.hover(outside)
            harness.advance(by: 0.5)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: inside), before)
            XCTAssertEqual(inner.layer.sublayers?.count ?? 0, 0)
        }
    }

    func testALiftedViewIsLargerAndKeepsItsProperties() {
        onMain {
            inner.backgroundColor = .blue
            teller.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: inner)))
            harness.advance(by: 0.1)
            harness.renderFrame()
            let beside = CGPoint(x: 147, y: 230)
            XCTAssertEqual(harness.pixel(at: beside), Pixel(r: 255, g: 255, b: 255))
            harness.hover(inside)
            harness.advance(by: 0.5)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: beside), Pixel(r: 0, g: 0, b: 255))
            XCTAssertEqual(inner.transform, .identity)
            XCTAssertEqual(inner.layer.shadowOpacity, 0)
            harness.hover(outside)
            harness.advance(by: 0.5)
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: beside), Pixel(r: 255, g: 255, b: 255))
            XCTAssertEqual(inner.layer.animationKeys()?.count ?? 0, 0)
        }
    }

    // DEV-113
    func testAButtonsPointer() {
        onMain {
            let button = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
            harness.window.addSubview(button)
            XCTAssertFalse(button.isPointerInteractionEnabled)
            harness.hover(button.center)
            XCTAssertEqual(PointerDelivery.shared.shape, .arrow)
            harness.hover(outside)
            button.isPointerInteractionEnabled = true
            XCTAssertEqual(button.interactions.count, 1)
            harness.hover(button.center)
            XCTAssertEqual(PointerDelivery.shared.shape, .hidden, "it becomes the highlight")
            harness.hover(outside)
            var asked = 0
            button.pointerStyleProvider = { given, effect, shape in
                asked += 1
                XCTAssertTrue(given === button && effect.preview.view === button)
                if case .roundedRect(let rect, _) = shape {
                    XCTAssertEqual(rect, button.frame)
                } else {
                    XCTFail("another shape")
                }
                return UIPointerStyle(shape: .verticalBeam(length: 10))
            }
            harness.hover(button.center)
            XCTAssertEqual(asked, 1)
            XCTAssertEqual(PointerDelivery.shared.shape, .verticalBeam)
            harness.hover(outside)
            button.isPointerInteractionEnabled = false
            XCTAssertEqual(button.interactions.count, 0)
            button.removeFromSuperview()
        }
    }
}

@MainActor private final class Teller: NSObject, UIPointerInteractionDelegate {
    var heard: [String] = []
    var region: ((UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion?)?
    var style: UIPointerStyle?
    var animated = 0

    init(_ name: String) { super.init() }

    private func name(_ region: UIPointerRegion) -> String {
        region.identifier.map { " \($0.base)" } ?? ""
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        heard.append("region \(Int(request.location.x)),\(Int(request.location.y))")
        return region.map { $0(request, defaultRegion) } ?? defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        heard.append("style\(name(region))")
        return style
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        heard.append("enter\(name(region))")
        animator.addAnimations { [weak self] in self?.animated += 1 }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { heard.append("exit\(name(region))") }
}
