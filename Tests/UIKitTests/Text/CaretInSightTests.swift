import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Where a text view shows its text while the keyboard is up and the device turns: the caret that was seen stays in sight.
final class CaretInSightTests: TextInputTestCase, @unchecked Sendable {
    /// Pixels are not what this is about.
    override var screenScale: Double? { 1 }

    private static let text = (1...40).map { "\($0). The quick brown fox jumps over the lazy dog." }
        .joined(separator: "\n")

    /// The text view ends where the keyboard begins.
    private class GuideController: UIViewController {
        let textView = UITextView()
        override func viewDidLoad() {
            super.viewDidLoad()
            textView.font = .systemFont(ofSize: 17)
            textView.text = CaretInSightTests.text
            textView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(textView)
            pin(to: view.keyboardLayoutGuide.topAnchor)
        }
        func pin(to bottom: NSLayoutYAxisAnchor) {
            NSLayoutConstraint.activate([
                textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                textView.bottomAnchor.constraint(equalTo: bottom),
            ])
        }
    }

    /// The text view reaches the edge of the screen, and has an inset from the notifications, as in Apple's guide.
    private final class InsetController: GuideController {
        private var tokens: [NSObjectProtocol] = []
        override func pin(to bottom: NSLayoutYAxisAnchor) {
            super.pin(to: view.bottomAnchor)
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let height = name == UIResponder.keyboardWillShowNotification ? frame?.cgRectValue.height : nil
                    MainActor.assumeIsolated { self?.keyboard(height) }
                }
            }
        }
        private func keyboard(_ height: CGFloat?) {
            textView.contentInset.bottom = height.map { $0 - view.safeAreaInsets.bottom } ?? 0
        }
        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    /// Turns with the caret at a character, and says after each turn whether it is in sight.
    @MainActor private func turn(_ controller: GuideController, caret: Int) -> [Bool] {
        disconnectKeyboard()
        harness.show(root: controller)
        let view = controller.textView
        view.becomeFirstResponder()
        harness.advance(by: 0.5)
        view.selectedRange = NSRange(location: caret, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        harness.advance(by: 0.5)
        let turns: [HostEvent] = [.rotate(.left), .rotate(.portrait), .rotate(.right), .rotate(.portrait)]
        let seen = turns.map { event in
            harness.runtime.post(event)
            harness.advance(by: 1)
            let caret = view.convert(view.caretRect(for: view.selectedTextRange!.start), to: nil)
            return caret.minY >= controller.view.safeAreaInsets.top - 1 && caret.maxY <= KeyboardFrame.current!.minY + 1
        }
        view.resignFirstResponder()
        harness.advance(by: 0.5)
        harness.show(root: nil)
        return seen
    }

    func testBesideTheGuideItStays() {
        onMain {
            for caret in [10, Self.text.utf16.count / 2, Self.text.utf16.count] {
                XCTAssertEqual(turn(GuideController(), caret: caret), [true, true, true, true], "caret \(caret)")
            }
        }
    }

    func testWithAnInsetFromTheNotificationsItStays() {
        onMain {
            for caret in [10, Self.text.utf16.count / 2, Self.text.utf16.count] {
                XCTAssertEqual(turn(InsetController(), caret: caret), [true, true, true, true], "caret \(caret)")
            }
        }
    }

    func testATextThatFitsTheScreenWithoutTheKeyboardScrollsToTheCaret() {
        onMain {
            for controller in [GuideController(), InsetController()] {
                controller.loadViewIfNeeded()
                controller.textView.text = (1...13).map { "\($0)" }.joined(separator: "\n")
                let seen = turn(controller, caret: controller.textView.text.utf16.count)
                XCTAssertEqual(seen, [true, true, true, true], "\(Swift.type(of: controller))")
            }
        }
    }

    func testTextThatIsOnlyReadKeepsItsPlace() {
        onMain {
            let controller = GuideController()
            controller.loadViewIfNeeded()
            let view = controller.textView
            view.text = (1...200).map { "\($0)" }.joined(separator: "\n")
            harness.show(root: controller)
            harness.turn()
            view.contentOffset.y = 150
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(view.contentOffset.y, 150)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(view.contentOffset.y, 150)
            harness.show(root: nil)
        }
    }
}
