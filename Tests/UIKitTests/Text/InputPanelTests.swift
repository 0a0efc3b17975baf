import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Input views and accessory views at the lower edge of the screen (852 points high), and what the keyboard's notifications say.
final class InputPanelTests: TextFieldTestCase, @unchecked Sendable {
    private let accessory = MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44)) }

    override func prepare() {
        super.prepare()
        onMain { listener.listenToKeyboard() }
    }

    // DEV-078
    func testAHardwareKeyboardShowsNothing() {
        onMain {
            field.becomeFirstResponder()
            harness.advance(by: 1)
            XCTAssertEqual(listener.told(), ["shouldBegin", "event begin", "didBegin", "note begin"])
            XCTAssertEqual(UIApplication.shared.windows.count, 1)
            XCTAssertNil(KeyboardFrame.current)
        }
    }

    func testAnAccessoryComesAndGoes() {
        onMain {
            field.inputAccessoryView = accessory
            field.becomeFirstResponder()
            XCTAssertEqual(
                listener.told(),
                ["shouldBegin", "willChangeFrame 808", "willShow 808", "event begin", "didBegin", "note begin"])
            XCTAssertEqual(KeyboardFrame.current, CGRect(x: 0, y: 808, width: 393, height: 44))
            harness.advance(by: 0.3)
            XCTAssertEqual(listener.told(), ["didChangeFrame 808", "didShow 808"])
            XCTAssertEqual(accessory.convert(accessory.bounds, to: nil), CGRect(x: 0, y: 808, width: 393, height: 44))
            field.resignFirstResponder()
            XCTAssertEqual(
                listener.told(),
                ["shouldEnd", "willChangeFrame 852", "willHide 852", "event end", "didEnd committed", "note end"])
            XCTAssertNotNil(accessory.superview, "still on its way")
            harness.advance(by: 0.3)
            XCTAssertEqual(listener.told(), ["didChangeFrame 852", "didHide 852"])
            XCTAssertNil(accessory.superview)
            XCTAssertEqual(UIApplication.shared.windows.count, 1)
        }
    }

    func testAnInputViewStandsAboveTheHomeIndicator() {
        onMain {
            let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
            field.inputView = wheel
            field.inputAccessoryView = accessory
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            XCTAssertEqual(KeyboardFrame.current?.height, 200 + 44 + 34)
            XCTAssertEqual(wheel.convert(wheel.bounds, to: nil), CGRect(x: 0, y: 618, width: 393, height: 200))
            XCTAssertEqual(accessory.convert(accessory.bounds, to: nil).maxY, 618)
        }
    }

    func testPickersHaveTheirNaturalHeightAtTheBottom() {
        onMain {
            let dates = UIDatePicker()
            dates.datePickerMode = .date
            dates.preferredDatePickerStyle = .wheels
            XCTAssertEqual(dates.frame.origin, .zero)
            for picker in [dates, UIPickerView()] {
                field.inputView = picker
                field.becomeFirstResponder()
                harness.advance(by: 0.3)
                let height = picker.sizeThatFits(CGSize(width: 393, height: 0)).height
                XCTAssertGreaterThan(height, 150)
                XCTAssertEqual(
                    picker.convert(picker.bounds, to: nil),
                    CGRect(x: 0, y: 852 - 34 - height, width: 393, height: height))
                field.resignFirstResponder()
                harness.advance(by: 0.3)
            }
        }
    }

    func testInputViewsFollowTheAppearanceOfWhatTheyAreFor() {
        onMain {
            let picker = UIPickerView()
            field.inputView = picker
            harness.window.overrideUserInterfaceStyle = .dark
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            XCTAssertEqual(picker.traitCollection.userInterfaceStyle, .dark)
            harness.window.overrideUserInterfaceStyle = .unspecified
            harness.turn()
            XCTAssertEqual(picker.traitCollection.userInterfaceStyle, .light)
            field.overrideUserInterfaceStyle = .dark
            harness.turn()
            XCTAssertEqual(picker.traitCollection.userInterfaceStyle, .dark)
            field.overrideUserInterfaceStyle = .unspecified
            field.resignFirstResponder()
            harness.advance(by: 0.3)
        }
    }

    func testTheGuideMovesAlong() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(bar)
            controller.view.addSubview(field)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 10),
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 10),
            ])
            harness.turn()
            XCTAssertEqual(bar.frame.maxY, 818)
            field.inputAccessoryView = accessory
            field.becomeFirstResponder()
            XCTAssertEqual(bar.frame.maxY, 808, "at once, within the animation")
            field.resignFirstResponder()
            XCTAssertEqual(bar.frame.maxY, 818)
        }
    }

    func testTheNextFieldWithTheSamePanelKeepsIt() {
        onMain {
            let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
            harness.window.addSubview(other)
            (field.inputAccessoryView, other.inputAccessoryView) = (accessory, accessory)
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            _ = listener.told()
            other.becomeFirstResponder()
            harness.advance(by: 0.3)
            XCTAssertEqual(listener.told().filter { $0.contains("8") }, [])
            let higher = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
            other.inputAccessoryView = higher
            other.reloadInputViews()
            harness.advance(by: 0.3)
            XCTAssertEqual(
                listener.told(), ["willChangeFrame 792", "willShow 792", "didChangeFrame 792", "didShow 792"])
            other.removeFromSuperview()
            harness.advance(by: 0.3)
            XCTAssertEqual(
                listener.told(), ["willChangeFrame 852", "willHide 852", "didChangeFrame 852", "didHide 852"])
        }
    }

    func testTheNextFieldWithAnotherPanelDoesntHideTheKeyboardEither() {
        onMain {
            let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
            harness.window.addSubview(other)
            field.inputAccessoryView = accessory
            other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            _ = listener.told()
            other.becomeFirstResponder()
            harness.advance(by: 0.3)
            XCTAssertEqual(
                listener.told().filter { $0.contains("8") || $0.contains("7") },
                ["willChangeFrame 792", "willShow 792", "didChangeFrame 792", "didShow 792"])
        }
    }

    // DEV-796
    func testForTheAppATurnTakesTheKeyboardAwayAndBringsItBack() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(field)
            field.inputAccessoryView = accessory
            field.becomeFirstResponder()
            harness.advance(by: 0.3)
            _ = listener.told()
            harness.runtime.post(.rotate(.left))
            harness.turn()
            XCTAssertEqual(
                listener.told(),
                [
                    "willChangeFrame 852", "willHide 852", "didChangeFrame 852", "didHide 852", "willChangeFrame 349",
                    "willShow 349",
                ])
            XCTAssertTrue(field.isFirstResponder)
            harness.advance(by: 1)
            XCTAssertEqual(listener.told(), ["didChangeFrame 349", "didShow 349"])
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            field.removeFromSuperview()
            harness.show(root: nil)
        }
    }

    func testTheGroundOfABarDoesntLieOverTheKeyboard() {
        onMain {
            disconnectKeyboard()
            let ground = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44 + 34))
            ground.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            accessory.addSubview(ground)
            field.inputAccessoryView = accessory
            field.becomeFirstResponder()
            harness.advance(by: 0.5)
            harness.renderFrame()
            let top = KeyboardFrame.current!.minY
            let (bar, suggestions) = (CGPoint(x: 5, y: top + 40), CGPoint(x: 5, y: top + 44 + 20))
            XCTAssertEqual(harness.pixel(at: bar), Pixel(r: 255, g: 0, b: 0))
            XCTAssertGreaterThan(harness.pixel(at: suggestions).b, 200, "the keyboard's grey")
            ground.removeFromSuperview()
        }
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    func testAControllersBarStaysWhileItsFieldIsEdited() {
        onMain {
            let chat = Chat()
            harness.show(root: chat)
            harness.turn()
            XCTAssertTrue(chat.isFirstResponder, "by itself")
            harness.advance(by: 0.3)
            XCTAssertEqual(
                listener.told(), ["willChangeFrame 802", "willShow 802", "didChangeFrame 802", "didShow 802"])
            harness.tap(chat.field)
            XCTAssertTrue(chat.field.isFirstResponder, "the panel takes touches")
            type("hi")
            harness.advance(by: 0.3)
            XCTAssertEqual(chat.field.text, "hi")
            XCTAssertEqual(listener.told(), [], "the bar stays where it is")
            chat.field.resignFirstResponder()
            XCTAssertTrue(chat.isFirstResponder, "the bar is the controller's, and stays")
            harness.advance(by: 0.3)
            XCTAssertEqual(listener.told(), [])
            harness.show(root: nil)
        }
    }

    func testAControllersBarGoesWithItsView() {
        onMain {
            let (root, chat) = (UIViewController(), Chat())
            let navigation = UINavigationController(rootViewController: root)
            harness.show(root: navigation)
            for edits in [false, true] {
                navigation.pushViewController(chat, animated: false)
                harness.advance(by: 0.5)
                XCTAssertEqual(KeyboardFrame.current?.minY, 802)
                if edits { XCTAssertTrue(chat.field.becomeFirstResponder()) }
                navigation.popViewController(animated: false)
                harness.advance(by: 0.5)
                XCTAssertNil(FirstResponder.current)
                XCTAssertNil(KeyboardFrame.current)
            }
        }
    }

    func testABarInWhichTextIsEditedGoesUnderWhatIsPresented() {
        onMain {
            let chat = Chat()
            harness.show(root: chat)
            harness.advance(by: 0.5)
            XCTAssertTrue(chat.field.becomeFirstResponder())
            chat.present(UIViewController(), animated: false)
            harness.advance(by: 0.5)
            XCTAssertNil(FirstResponder.current)
            XCTAssertNil(KeyboardFrame.current, "the bar would stand above what is presented")
            chat.dismiss(animated: false)
            harness.advance(by: 0.5)
            XCTAssertTrue(chat.isFirstResponder)
            XCTAssertEqual(KeyboardFrame.current?.minY, 802)
            harness.show(root: nil)
        }
    }

    private final class Bar: UIView {
        override var intrinsicContentSize: CGSize { .zero }
    }

    func testABarOfFlexibleHeightIsSizedByItsConstraintsAboveTheHomeIndicator() {
        onMain {
            let (bar, content) = (Bar(), UIView())
            bar.autoresizingMask = .flexibleHeight
            content.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(content)
            NSLayoutConstraint.activate([
                content.heightAnchor.constraint(equalToConstant: 36),
                content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
                content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            ])
            field.inputAccessoryView = bar
            let messages = layoutMessages {
                field.becomeFirstResponder()
                harness.advance(by: 0.3)
            }
            XCTAssertEqual(messages, [], "its first height, without the home indicator, contradicts nothing")
            XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 766, width: 393, height: 86))
            XCTAssertEqual(content.convert(content.bounds, to: nil), CGRect(x: 0, y: 774, width: 393, height: 36))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
            field.reloadInputViews()
            harness.advance(by: 0.3)
            XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 566, width: 393, height: 52))
        }
    }

    func testABarThatItsTextSizesGrowsAndShrinksWithIt() {
        onMain {
            let (bar, text) = (Bar(), UILabel())
            bar.autoresizingMask = .flexibleHeight
            text.numberOfLines = 0
            text.font = .preferredFont(forTextStyle: .body)
            text.adjustsFontForContentSizeCategory = true
            text.text = "One"
            text.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                text.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
                text.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            ])
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
            harness.advance(by: 0.5)
            let line = text.intrinsicContentSize.height
            let begin = bar.bounds.height
            XCTAssertEqual(begin, line + 16 + 34, accuracy: 0.01)
            text.text = "One\ntwo\nthree"
            harness.advance(by: 0.5)
            XCTAssertEqual(bar.bounds.height, text.intrinsicContentSize.height + 16 + 34, accuracy: 0.01)
            XCTAssertEqual(KeyboardFrame.current?.height ?? 0, bar.bounds.height, accuracy: 0.01)
            text.text = "One"
            harness.advance(by: 0.5)
            XCTAssertEqual(bar.bounds.height, begin)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            harness.runtime.post(.textSize(.ax3))
            harness.advance(by: 0.5)
            XCTAssertGreaterThan(bar.bounds.height, begin + 10)
            XCTAssertEqual(bar.bounds.height, text.intrinsicContentSize.height + 16 + 34, accuracy: 0.01)
        }
    }

    // MARK: Dismissing by dragging

    @MainActor private func makeScroll(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.keyboardDismissMode = mode
        harness.window.addSubview(scroll)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        field.becomeFirstResponder()
        harness.advance(by: 0.3)
        _ = listener.told()
        return scroll
    }

    @MainActor private func drag(_ places: [CGFloat], lift: Bool = true) {
        harness.touch(.began, at: CGPoint(x: 100, y: places[0]))
        for y in places.dropFirst() { harness.touch(.moved, at: CGPoint(x: 100, y: y)) }
        if lift { harness.touch(.ended, at: CGPoint(x: 100, y: places.last!)) }
    }

    func testOnDragEndsEditingAtOnce() {
        onMain {
            let scroll = makeScroll(.onDrag)
            drag([400, 420, 440], lift: false)
            XCTAssertFalse(field.isFirstResponder)
            scroll.removeFromSuperview()
        }
    }

    func testNoneDoesNot() {
        onMain {
            let scroll = makeScroll(.none)
            drag([400, 420, 440])
            XCTAssertTrue(field.isFirstResponder)
            scroll.removeFromSuperview()
        }
    }

    func testInteractiveTakesThePanelAlong() {
        onMain {
            let scroll = makeScroll(.interactive)
            XCTAssertEqual(KeyboardFrame.current?.minY, 618)
            drag([500, 540, 600], lift: false)
            XCTAssertEqual(KeyboardFrame.current?.minY, 618, "not reached yet")
            harness.touch(.moved, at: CGPoint(x: 100, y: 650))
            XCTAssertEqual(KeyboardFrame.current?.minY, 650)
            harness.touch(.moved, at: CGPoint(x: 100, y: 600))
            XCTAssertEqual(KeyboardFrame.current?.minY, 618)
            for y in stride(from: CGFloat(632), through: 625, by: -1) {
                harness.touch(.moved, at: CGPoint(x: 100, y: y))
            }
            harness.touch(.ended, at: CGPoint(x: 100, y: 625))
            XCTAssertTrue(field.isFirstResponder, "hardly pulled, and nearly at rest")
            harness.advance(by: 1)
            XCTAssertEqual(KeyboardFrame.current?.minY, 618)
            drag([600, 640, 700, 780])
            XCTAssertFalse(field.isFirstResponder)
            harness.advance(by: 1)
            XCTAssertNil(KeyboardFrame.current)
            scroll.removeFromSuperview()
        }
    }
}
