import CoreGraphics
import PorticoRenderModel
import XCTest

@testable import PorticoRender

final class TextTests: XCTestCase {
    func testTheRenderTreeAndThePlanPrintThemselves() {
        let s = Scene()
        let box = s.add(CGRect(x: 10, y: 20, width: 40, height: 30), color: RGBA(1, 0, 0, 0.5)) {
            $0.cornerRadius = 4.25
            $0.opacity = 0.5
            $0.extras.shadowOpacity = 1
            $0.extras.shadowOffset = CGSize(width: 0, height: 2)
        }
        s.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: box) {
            $0.isHidden = true
            $0.transform = .scale(2, 2)
        }
        let turning = s.add(CGRect(x: 60, y: 0, width: 10, height: 10), color: green)
        s.animate(turning, basic(1, .zPosition, from: .number(0), to: .number(2), duration: 1))
        s.draw()
        XCTAssertEqual(
            s.server.renderText(),
            """
            #1 bounds 0,0 100x100 position 0,0 anchorPoint 0,0 backgroundColor #ffffffff
              #2 bounds 0,0 40x30 position 30,35 opacity 0.5 backgroundColor #ff000080 cornerRadius 4.25 shadow #000000ff 1 \
            radius 3 offset 0,2
                #3 bounds 0,0 5x5 position 2.5,2.5 transform [2 0 0 2 0 0] hidden (alone)
              #4 bounds 0,0 10x10 position 65,5 backgroundColor #00ff00ff animations 1
            """)
        let plan = s.server.currentPlan().description.split(separator: "\n")
        XCTAssertEqual(plan.first, "#1 10 solid 0,0 100x100 #ffffffff")
        XCTAssertEqual(plan.last, "#4 10 solid 60,0 10x10 #ff00ff00")
        XCTAssertTrue(plan.contains("#2 10 solid 10,20 40x30 #80800000 radius 4.25"), "\(plan)")
    }
}
