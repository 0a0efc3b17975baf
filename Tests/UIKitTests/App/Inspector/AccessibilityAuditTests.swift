import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What people who use VoiceOver, or see little, or have thick fingers, will stumble over.
final class AccessibilityAuditTests: MainTestCase, @unchecked Sendable {
    @MainActor private func audit(_ views: UIView...) -> [AuditedElement] {
        let root = UIViewController()
        root.view.backgroundColor = .white
        harness.show(root: root)
        views.forEach(root.view.addSubview)
        harness.turn()
        return AccessibilityAudit.elements()
    }

    @MainActor private func label(_ text: String, _ frame: CGRect, size: CGFloat = 15) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func kinds(_ element: AuditedElement?) -> [AuditedElement.Warning.Kind] {
        element?.warnings.map(\.kind) ?? []
    }

    func testTheOrderAndWhatIsRead() {
        onMain {
            let found = audit(
                label("second", CGRect(x: 20, y: 200, width: 200, height: 30)),
                label("first", CGRect(x: 20, y: 100, width: 200, height: 30)))
            XCTAssertEqual(found.map(\.spoken), ["first, staticText", "second, staticText"])
            XCTAssertEqual(found.map(\.frame), [[20, 100, 200, 30], [20, 200, 200, 30]])
            XCTAssertEqual(found.flatMap(\.warnings), [])
            XCTAssertEqual(found[0].contrast ?? 0, 21, accuracy: 0.01)
        }
    }

    func testNothingIsReadOfAnEmptyValue() {
        onMain {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            field.placeholder = "Name"
            XCTAssertEqual(audit(field).map(\.spoken), ["Name"])
            field.text = "Ada"
            XCTAssertEqual(audit(field).map(\.spoken), ["Name, Ada"])
        }
    }

    func testAButtonWithoutALabelAndTooSmall() {
        onMain {
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 30, height: 44))
            let large = UIButton(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
            large.accessibilityLabel = "Large"
            let found = audit(button, large)
            XCTAssertEqual(kinds(found.first), [.label, .target])
            XCTAssertEqual(kinds(found.last), [])
        }
    }

    /// A small one that takes touches around it is large enough.
    func testATargetIsWhereTouchesAreTaken() {
        final class Wide: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -12, dy: -12).contains(point)
            }
        }
        onMain {
            let button = Wide(frame: CGRect(x: 50, y: 100, width: 24, height: 24))
            button.accessibilityLabel = "Wide"
            XCTAssertEqual(audit(button).flatMap(\.warnings), [])
        }
    }

    func testContrast() {
        onMain {
            let pale = label("pale", CGRect(x: 20, y: 100, width: 200, height: 30))
            pale.textColor = UIColor(white: 0.6, alpha: 1)
            let half = label("half", CGRect(x: 20, y: 140, width: 200, height: 30))
            half.alpha = 0.4
            // 3.6:1: enough for large text only.
            let large = label("large", CGRect(x: 20, y: 180, width: 200, height: 40), size: 24)
            let small = label("small", CGRect(x: 20, y: 240, width: 200, height: 30))
            for text in [large, small] { text.textColor = UIColor(white: 0.53, alpha: 1) }
            let ground = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            ground.backgroundColor = .black
            let dark = label("dark", CGRect(x: 0, y: 0, width: 200, height: 40))
            ground.addSubview(dark)
            let found = audit(pale, half, large, small, ground)
            XCTAssertEqual(found.map { kinds($0) }, [[.contrast], [.contrast], [], [.contrast], [.contrast]])
            XCTAssertEqual(found[0].contrast ?? 0, 2.85, accuracy: 0.02)
            XCTAssertEqual(found[4].contrast ?? 0, 1, accuracy: 0.01)
            XCTAssertTrue(found[3].warnings[0].text.contains("needs 4.5:1"), found[3].warnings[0].text)
        }
    }

    func testTheSystemsColoursAndUIKitsOwnPartsAreNoChoiceOfTheApps() {
        onMain {
            let second = label("second", CGRect(x: 20, y: 100, width: 200, height: 30))
            second.textColor = .tertiaryLabel
            second.backgroundColor = .systemBackground
            let onAppsGround = label("on the app's ground", CGRect(x: 20, y: 220, width: 200, height: 30))
            onAppsGround.textColor = .tertiaryLabel
            onAppsGround.backgroundColor = UIColor(white: 0.9, alpha: 1)
            let own = label("own", CGRect(x: 20, y: 140, width: 200, height: 30))
            own.textColor = UIColor(white: 0.6, alpha: 1)
            let part = TabBadge()
            part.frame = CGRect(x: 20, y: 180, width: 200, height: 30)
            let inside = label("inside", CGRect(x: 0, y: 0, width: 200, height: 30))
            inside.textColor = UIColor(white: 0.6, alpha: 1)
            part.addSubview(inside)
            part.isAccessibilityElement = true
            part.accessibilityLabel = "inside"
            let found = audit(second, own, part, onAppsGround)
            XCTAssertEqual(found.map { kinds($0) }, [[], [.contrast], [], [.contrast]])
            XCTAssertLessThan(found[0].contrast ?? 21, 4.5, "the number is told all the same")
        }
    }

    func testAColourThatTheSystemsIsAtItsPlaceIsNoChoiceOfTheApps() {
        onMain {
            let second = label("second", CGRect(x: 20, y: 100, width: 200, height: 30))
            let color = UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            second.attributedText = NSAttributedString(string: "second", attributes: [.foregroundColor: color])
            second.backgroundColor = .systemBackground
            let own = label("own", CGRect(x: 20, y: 140, width: 200, height: 30))
            let gray = UIColor(white: 0.6, alpha: 1)
            own.attributedText = NSAttributedString(string: "own", attributes: [.foregroundColor: gray])
            own.backgroundColor = .systemBackground
            XCTAssertEqual(audit(second, own).map { kinds($0) }, [[], [.contrast]])
        }
    }

    func testADisabledControlMayBePale() {
        onMain {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.setTitle("Later", for: .normal)
            button.isEnabled = false
            XCTAssertEqual(audit(button).flatMap(\.warnings), [])
        }
    }

    func testCutOffTexts() {
        onMain {
            let wide = label("much more than there is room for", CGRect(x: 20, y: 100, width: 60, height: 30))
            let high = label("two lines of text, or three", CGRect(x: 20, y: 140, width: 90, height: 20))
            high.numberOfLines = 0
            let shrunk = label("a bit too wide for it", CGRect(x: 20, y: 180, width: 100, height: 30))
            shrunk.adjustsFontSizeToFitWidth = true
            shrunk.minimumScaleFactor = 0.5
            let whole = label("whole", CGRect(x: 20, y: 220, width: 200, height: 30))
            XCTAssertEqual(audit(wide, high, shrunk, whole).map { kinds($0) }, [[.clipped], [.clipped], [], []])
        }
    }
}
