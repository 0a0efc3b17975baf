import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A controller's bar at the lower edge of the screen (852 points high): it comes and goes with the controller (DEV-739).
final class InputBarTests: TextInputTestCase, @unchecked Sendable {
    private class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    private final class Silent: Chat {
        override var canBecomeFirstResponder: Bool { false }
        override var inputAccessoryView: UIView? {
            XCTFail("nobody shows it")
            return nil
        }
    }

    @MainActor override func cleanUp() {
        guard harness.window.rootViewController != nil else { return }
        harness.show(root: nil)
        harness.advance(by: 1)
    }

    func testDEV739TheBarComesWithItsController() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            let chat = Chat()
            navigation.pushViewController(chat, animated: true)
            harness.advance(by: 0.1)
            harness.advance(by: 1)
            XCTAssertTrue(chat.isFirstResponder)
            XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil), CGRect(x: 0, y: 802, width: 393, height: 50))
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertNil(FirstResponder.current)
            XCTAssertNil(chat.bar.superview)
            navigation.pushViewController(chat, animated: false)
            harness.advance(by: 0.5)
            XCTAssertTrue(chat.isFirstResponder, "again")
        }
    }

    func testTheBarStandsBackForWhoIsFirstResponder() {
        onMain {
            final class Editing: Chat {
                let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.addSubview(other)
                    other.becomeFirstResponder()
                }
            }
            let chat = Editing()
            harness.show(root: chat)
            harness.advance(by: 0.5)
            XCTAssertTrue(chat.other.isFirstResponder)
            XCTAssertNotNil(chat.bar.superview, "the bar is the next one's up the chain")
            harness.show(root: Silent())
            harness.advance(by: 0.5)
            XCTAssertNil(FirstResponder.current)
        }
    }

    func testWhatIsPresentedCoversTheBar() {
        onMain {
            let chat = Chat()
            harness.show(root: UINavigationController(rootViewController: chat))
            harness.advance(by: 0.5)
            for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
                let sheet = UIViewController()
                sheet.modalPresentationStyle = style
                chat.present(sheet, animated: true)
                harness.advance(by: 1)
                XCTAssertNil(FirstResponder.current)
                XCTAssertNil(chat.bar.superview)
                sheet.dismiss(animated: true)
                harness.advance(by: 1)
                XCTAssertTrue(chat.isFirstResponder, "back")
                XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil).minY, 802)
            }
        }
    }

    func testTheBarStaysWhenItsFieldEnds() {
        onMain {
            let chat = Chat()
            harness.show(root: chat)
            harness.advance(by: 0.5)
            disconnectKeyboard()
            XCTAssertTrue(chat.field.becomeFirstResponder())
            harness.advance(by: 0.5)
            XCTAssertLessThan(chat.bar.convert(chat.bar.bounds, to: nil).maxY, 700, "above the keyboard")
            chat.field.resignFirstResponder()
            harness.advance(by: 0.5)
            XCTAssertTrue(chat.isFirstResponder)
            XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil).minY, 802)
        }
    }

    private final class SizedBar: UIView {
        let content = UIView()
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 52) }

        init(isPinned: Bool) {
            super.init(frame: .zero)
            autoresizingMask = .flexibleHeight
            guard isPinned else { return }
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                content.heightAnchor.constraint(equalToConstant: 36),
                content.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    func testABarWithASizeOfItsOwnGrowsByWhatItPinsToTheSafeArea() {
        onMain {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            harness.window.addSubview(field)
            for (isPinned, height) in [(true, CGFloat(86)), (false, 52)] {
                let bar = SizedBar(isPinned: isPinned)
                field.inputAccessoryView = bar
                field.becomeFirstResponder()
                harness.advance(by: 0.5)
                XCTAssertEqual(bar.frame.height, height)
                XCTAssertEqual(bar.convert(bar.bounds, to: nil).maxY, 852)
                field.resignFirstResponder()
                harness.advance(by: 0.5)
            }
            field.removeFromSuperview()
        }
    }
}
