import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// The calls that real apps write (the census's forms that three or more repositories use): they compile, and what they make is built, laid
/// out and drawn without a mistake being told.
final class FormsTests: MainTestCase, @unchecked Sendable {
    @MainActor private func draw(_ view: some View, file: StaticString = #filePath, line: UInt = #line) {
        let hosted = Hosted(harness, view)
        harness.advance(by: 0.5)
        XCTAssertTrue(hosted.controller.view.bounds.width > 0, file: file, line: line)
        XCTAssertFalse(hosted.controller.view.subviews.isEmpty, "nothing was made", file: file, line: line)
    }

    func testTexts() { onMain { draw(TextForms()) } }
    func testLayouts() { onMain { draw(LayoutForms()) } }
    func testShapes() { onMain { draw(ShapeForms()) } }
    func testControls() { onMain { draw(ControlForms()) } }
    func testLists() { onMain { draw(ListForms()) } }
    func testNavigation() { onMain { draw(NavigationForms()) } }
    func testPresentations() { onMain { draw(PresentationForms()) } }
    func testState() { onMain { draw(StateForms()) } }
    func testMotion() { onMain { draw(MotionForms()) } }
    func testBridges() { onMain { draw(BridgeForms()) } }
    func testLibraries() { onMain { draw(LibraryForms()) } }
    func testRest() { onMain { draw(RestForms()) } }

    func testHostingControllerIsToldOfItsLife() {
        onMain {
            let controller = FormsHostingController()
            let outer = UIViewController()
            harness.show(root: outer)
            outer.addChild(controller)
            outer.view.addSubview(controller.view)
            controller.didMove(toParent: outer)
            harness.turn()
            XCTAssertEqual(Set(controller.log), ["moved in", "will appear", "did appear"])
        }
    }

    func testCellsHoldViews() {
        onMain {
            harness.show(root: FormsTableController())
            harness.turn()
            let texts = harness.application.windows.flatMap { all($0) }.compactMap { ($0 as? UILabel)?.text }
            XCTAssertTrue(texts.isSuperset(of: ["Row 0", "Row 1", "Row 2"]), "\(texts)")
        }
    }

    @MainActor private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
}

extension [String] {
    fileprivate func isSuperset(of others: [String]) -> Bool { Set(self).isSuperset(of: others) }
}
