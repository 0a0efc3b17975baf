import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What a story's words find on the screen.
final class ViewFinderTests: MainTestCase, @unchecked Sendable {
    func testWhatAFingerReachesGoesFirst() {
        onMain {
            let controller = UIViewController()
            let near = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            let away = UILabel(frame: CGRect(x: -400, y: 100, width: 100, height: 30))
            for label in [near, away] {
                label.text = "Gallery"
                label.accessibilityIdentifier = "gallery"
                controller.view.addSubview(label)
            }
            harness.show(root: controller)
            XCTAssertIdentical(ViewFinder.view(titled: "gallery"), near)
            XCTAssertIdentical(ViewFinder.view(identified: "gallery"), near)
            near.isHidden = true
            XCTAssertIdentical(ViewFinder.view(titled: "Gallery"), away)
        }
    }

    func testWhatLiesOnTopGoesFirst() {
        onMain {
            let controller = UIViewController()
            let (below, above) = (UIButton(type: .system), UIButton(type: .system))
            let cover = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 100))
            (below.frame, above.frame) = (
                CGRect(x: 20, y: 100, width: 100, height: 44), CGRect(x: 20, y: 300, width: 100, height: 44)
            )
            for button in [above, below] {
                button.setTitle("Done", for: .normal)
                controller.view.addSubview(button)
            }
            controller.view.addSubview(cover)
            harness.show(root: controller)
            harness.turn()
            guard case .place(_, let y) = FingerPlace.answer(.title("Done")) else { return XCTFail("no place") }
            XCTAssertEqual(y, 322, "the other one lies under something")
            above.removeFromSuperview()
            guard case .place(_, let under) = FingerPlace.answer(.title("Done")) else { return XCTFail("no place") }
            XCTAssertEqual(under, 122)
        }
    }

    func testAnUnknownTitleNamesAllOthersTheMostAlikeFirst() {
        onMain {
            let controller = UIViewController()
            for index in 0..<20 {
                let label = UILabel(frame: CGRect(x: 20, y: 60 + 30 * CGFloat(index), width: 100, height: 30))
                label.text = index == 17 ? "Settings" : "Row \(index)"
                controller.view.addSubview(label)
            }
            harness.show(root: controller)
            harness.turn()
            guard case .failed(_, let remedy) = FingerPlace.answer(.title("Seting")) else {
                return XCTFail("it was found")
            }
            XCTAssertTrue(remedy.hasPrefix("on the screen: “Settings”, "), remedy)
            for index in 0..<20 where index != 17 { XCTAssertTrue(remedy.contains("“Row \(index)”"), remedy) }
        }
    }

    func testWhatTheKeyboardCoversIsSaid() {
        onMain {
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            let (save, notes) = (UIButton(type: .system), UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 400)))
            save.setTitle("Save", for: .normal)
            save.frame = CGRect(x: 20, y: 780, width: 100, height: 44)
            notes.accessibilityIdentifier = "notes"
            for view in [field, notes, save] { controller.view.addSubview(view) }
            harness.show(root: controller)
            harness.runtime.post(.keyboard(.software))
            harness.turn()
            field.becomeFirstResponder()
            harness.advance(by: 1)
            guard let keyboard = KeyboardFrame.current else { return XCTFail("no keyboard") }
            guard case .failed(let reason, _) = FingerPlace.answer(.title("Save")) else {
                return XCTFail("it can be tapped")
            }
            XCTAssertTrue(reason.hasPrefix("the keyboard covers “Save”"), reason)
            guard case .place(_, let y) = FingerPlace.answer(.identifier("notes")) else { return XCTFail("no place") }
            XCTAssertEqual(y, (400 + Double(keyboard.minY)) / 2, accuracy: 0.5, "the part that can be seen")
            guard case .place(_, let key) = FingerPlace.answer(.title("space")) else { return XCTFail("no key") }
            XCTAssertGreaterThan(key, Double(keyboard.minY))
            field.resignFirstResponder()
            harness.advance(by: 1)
            guard case .place = FingerPlace.answer(.title("Save")) else { return XCTFail("it can't be tapped") }
        }
    }

    func testATextFieldIsFoundByItsTextUnlessThatIsSecret() {
        onMain {
            let controller = UIViewController()
            let size = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            size.text = "A4"
            size.accessibilityLabel = "Size"
            let password = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
            password.text = "1234"
            password.isSecureTextEntry = true
            for field in [size, password] { controller.view.addSubview(field) }
            harness.show(root: controller)
            XCTAssertIdentical(ViewFinder.view(titled: "A4"), size)
            XCTAssertIdentical(ViewFinder.view(titled: "Size"), size)
            XCTAssertNil(ViewFinder.view(titled: "1234"))
        }
    }

    func testATextViewIsFoundByItsText() {
        onMain {
            let controller = UIViewController()
            let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            notes.text = "Buy milk"
            controller.view.addSubview(notes)
            harness.show(root: controller)
            XCTAssertIdentical(ViewFinder.view(titled: "Buy milk"), notes)
        }
    }

    func testADayOfACalendarIsFoundByWhatIsReadOfIt() {
        onMain {
            let controller = UIViewController()
            let view = UICalendarView(frame: CGRect(x: 10, y: 100, width: 350, height: 400))
            view.calendar = Calendar(identifier: .gregorian)
            view.locale = Locale(identifier: "en_US")
            view.visibleDateComponents = DateComponents(year: 2024, month: 3)
            controller.view.addSubview(view)
            harness.show(root: controller)
            harness.turn()
            let day = ViewFinder.element(titled: "Monday, March 4")
            XCTAssertNotNil(day)
            let frame = day?.frame ?? .zero
            guard case .place(let x, let y) = FingerPlace.answer(.title("Monday, March 4")) else {
                return XCTFail("the day has no place")
            }
            XCTAssertEqual(CGPoint(x: x, y: y), CGPoint(x: frame.midX, y: frame.midY))
        }
    }

    func testASwipeButtonWithAnImageIsFoundByItsLabel() {
        onMain {
            final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
                func tableView(
                    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
                ) -> UISwipeActionsConfiguration? {
                    let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
                    flag.image = UIImage(systemName: "flag")
                    flag.accessibilityLabel = "Mark it"
                    return UISwipeActionsConfiguration(actions: [flag])
                }
            }
            let (source, controller) = (Source(), UITableViewController())
            (controller.tableView.dataSource, controller.tableView.delegate) = (source, source)
            harness.show(root: controller)
            harness.turn()
            let y = controller.tableView.convertToScreen(CGPoint(x: 0, y: 22)).y
            harness.drag(from: CGPoint(x: 340, y: y), to: CGPoint(x: 240, y: y))
            harness.advance(by: 1)
            XCTAssertTrue(ViewFinder.view(titled: "Mark it") is UIButton)
        }
    }

    func testAPictureInAnElementIsFoundLast() {
        onMain {
            let controller = UIViewController()
            let play = UIButton(type: .system)
            play.setTitle("Play", for: .normal)
            play.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            let tab = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
            (tab.isAccessibilityElement, tab.accessibilityLabel) = (true, "Listen Now")
            let sign = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            sign.accessibilityLabel = "Play"
            tab.addSubview(sign)
            for view in [play, tab] { controller.view.addSubview(view) }
            harness.show(root: controller)
            harness.turn()
            guard case .place(_, let y) = FingerPlace.answer(.title("Play")) else { return XCTFail("no place") }
            XCTAssertEqual(y, 122, "the element has another name")
            guard case .place(_, let lower) = FingerPlace.answer(.title("play")) else { return XCTFail("no place") }
            XCTAssertEqual(lower, 122)
            play.removeFromSuperview()
            guard case .place(_, let alone) = FingerPlace.answer(.title("Play")) else { return XCTFail("no place") }
            XCTAssertEqual(alone, 322, "nothing else has the name")
        }
    }

    func testARowUnderABarIsTappedWhereItIsSeen() {
        onMain {
            let controller = UIViewController()
            let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 60))
            let (half, under) = (UILabel(frame: CGRect(x: 20, y: 560, width: 100, height: 80)), UILabel())
            under.frame = CGRect(x: 160, y: 610, width: 100, height: 40)
            (half.text, under.text) = ("Half", "Under")
            for view in [half, under, bar] { controller.view.addSubview(view) }
            harness.show(root: controller)
            harness.turn()
            guard case .place(let x, let y) = FingerPlace.answer(.title("Half")) else { return XCTFail("no place") }
            XCTAssertEqual(x, 70)
            XCTAssertEqual(y, 579.5, "the middle of what lies above the bar")
            guard case .failed(let reason, _) = FingerPlace.answer(.title("Under")) else {
                return XCTFail("it can be tapped")
            }
            XCTAssertEqual(reason, "a bar covers “Under”, at 210,630")
        }
    }
}
