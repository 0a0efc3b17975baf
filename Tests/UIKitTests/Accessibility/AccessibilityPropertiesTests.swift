import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What objects can be told about themselves, and what they answer before.
final class AccessibilityPropertiesTests: MainTestCase, @unchecked Sendable {
    func testAPlainViewIsNothing() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            XCTAssertFalse(view.isAccessibilityElement)
            XCTAssertEqual(view.accessibilityTraits, .none)
            XCTAssertNil(view.accessibilityLabel)
            XCTAssertNil(view.accessibilityAttributedLabel)
            XCTAssertNil(view.accessibilityElements)
            XCTAssertEqual(view.accessibilityElementCount(), 0)
            XCTAssertNil(view.accessibilityElement(at: 0))
            XCTAssertEqual(view.index(ofAccessibilityElement: view), NSNotFound)
            XCTAssertNil(view.accessibilityPath)
            XCTAssertNil(view.accessibilityLanguage)
            XCTAssertNil(view.accessibilityCustomActions)
            XCTAssertNil(view.accessibilityCustomRotors)
            XCTAssertNil(view.accessibilityTextualContext)
            XCTAssertEqual(view.accessibilityUserInputLabels, [])
            XCTAssertEqual(view.accessibilityContainerType, .none)
            XCTAssertEqual(view.accessibilityNavigationStyle, .automatic)
            XCTAssertTrue(view.accessibilityRespondsToUserInteraction)
            XCTAssertFalse(view.accessibilityViewIsModal)
            XCTAssertFalse(view.accessibilityElementsHidden)
            XCTAssertFalse(view.shouldGroupAccessibilityChildren)
            XCTAssertFalse(view.accessibilityActivate())
            XCTAssertFalse(view.accessibilityScroll(.down))
            XCTAssertFalse(view.accessibilityPerformEscape())
            XCTAssertFalse(view.accessibilityPerformMagicTap())
            XCTAssertFalse(view.accessibilityElementIsFocused())
            XCTAssertNil(view.accessibilityAssistiveTechnologyFocusedIdentifiers())
            XCTAssertNil(view.extras, "asking costs nothing")
        }
    }

    func testWhatIsSetIsAnswered() {
        onMain {
            let view = UIView()
            view.isAccessibilityElement = true
            view.accessibilityTraits = .button
            view.accessibilityTraits.insert(.selected)
            view.accessibilityLanguage = "de"
            view.accessibilityElementsHidden = true
            view.accessibilityViewIsModal = true
            view.shouldGroupAccessibilityChildren = true
            view.accessibilityNavigationStyle = .combined
            view.accessibilityContainerType = .list
            view.accessibilityTextualContext = .messaging
            view.accessibilityIdentifier = "id"
            XCTAssertTrue(view.isAccessibilityElement)
            XCTAssertEqual(view.accessibilityTraits, [.button, .selected])
            XCTAssertEqual(view.accessibilityLanguage, "de")
            XCTAssertTrue(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
            XCTAssertTrue(view.shouldGroupAccessibilityChildren)
            XCTAssertEqual(view.accessibilityNavigationStyle, .combined)
            XCTAssertEqual(view.accessibilityContainerType, .list)
            XCTAssertEqual(view.accessibilityTextualContext, .messaging)
            XCTAssertEqual((view as any UIAccessibilityIdentification).accessibilityIdentifier, "id")
            XCTAssertEqual(UIAccessibilityTraits.header.rawValue, 1 << 16)
            XCTAssertTrue(UIAccessibilityTraits.none.isEmpty)
        }
    }

    func testPlainAndAttributedTextAreOne() {
        onMain {
            let view = UIView()
            view.accessibilityLabel = "Plain"
            XCTAssertEqual(view.accessibilityAttributedLabel?.string, "Plain")
            let styled = NSMutableAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])
            view.accessibilityAttributedLabel = styled
            styled.mutableString.setString("changed")
            XCTAssertEqual(view.accessibilityLabel, "Bonjour", "it was copied")
            XCTAssertEqual(
                view.accessibilityAttributedLabel?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil)
                    as? String, "fr")
            view.accessibilityLabel = "Hello"
            XCTAssertEqual(view.accessibilityAttributedLabel, NSAttributedString(string: "Hello"))
            view.accessibilityAttributedValue = NSAttributedString(string: "v")
            view.accessibilityAttributedHint = NSAttributedString(string: "h")
            XCTAssertEqual(view.accessibilityValue, "v")
            XCTAssertEqual(view.accessibilityHint, "h")
            XCTAssertEqual(view.accessibilityUserInputLabels, ["Hello"])
            view.accessibilityUserInputLabels = ["Hi", "Hey"]
            XCTAssertEqual(view.accessibilityAttributedUserInputLabels.map(\.string), ["Hi", "Hey"])
            view.accessibilityUserInputLabels = nil
            XCTAssertEqual(view.accessibilityUserInputLabels, ["Hello"])
        }
    }

    func testTheFrameOfAViewIsOnTheScreenAndFollowsIt() {
        onMain {
            harness.showWindow()
            let outer = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            XCTAssertEqual(inner.accessibilityFrame, CGRect(x: 60, y: 120, width: 40, height: 60))
            XCTAssertEqual(inner.accessibilityActivationPoint, CGPoint(x: 80, y: 150))
            outer.frame.origin.x = 0
            XCTAssertEqual(inner.accessibilityFrame, CGRect(x: 10, y: 120, width: 40, height: 60))
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
            let converted = UIAccessibility.convertToScreenCoordinates(path, in: inner)
            XCTAssertEqual(converted.bounds, CGRect(x: 10, y: 120, width: 5, height: 5))
            XCTAssertEqual(path.bounds.origin, .zero, "the path given stays")
            inner.accessibilityPath = converted
            XCTAssertEqual(inner.accessibilityPath?.bounds, converted.bounds)
            XCTAssertFalse(inner.accessibilityPath === converted)
            inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
            outer.frame.origin.x = 90
            XCTAssertEqual(inner.accessibilityFrame, CGRect(x: 1, y: 2, width: 4, height: 6))
            XCTAssertEqual(inner.accessibilityActivationPoint, CGPoint(x: 3, y: 5))
            inner.accessibilityActivationPoint = CGPoint(x: 7, y: 8)
            XCTAssertEqual(inner.accessibilityActivationPoint, CGPoint(x: 7, y: 8))
        }
    }

    func testAContainerNamesItsElements() {
        onMain {
            harness.showWindow()
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            harness.window.addSubview(view)
            let element = UIAccessibilityElement(accessibilityContainer: view)
            XCTAssertTrue(element.isAccessibilityElement)
            XCTAssertEqual(element.accessibilityFrame, .zero)
            element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 20)
            XCTAssertEqual(element.accessibilityFrame, CGRect(x: 15, y: 15, width: 20, height: 20))
            view.frame.origin.y = 30
            XCTAssertEqual(element.accessibilityFrame, CGRect(x: 15, y: 35, width: 20, height: 20))
            element.accessibilityFrame = CGRect(x: 20, y: 40, width: 1, height: 1)
            XCTAssertEqual(
                element.accessibilityFrameInContainerSpace, CGRect(x: 10, y: 10, width: 1, height: 1))
            let other = UIAccessibilityElement(accessibilityContainer: element)
            other.accessibilityFrameInContainerSpace = CGRect(x: 2, y: 3, width: 1, height: 1)
            XCTAssertEqual(other.accessibilityFrame.origin, CGPoint(x: 22, y: 43))
            view.accessibilityElements = [other, element]
            XCTAssertEqual(view.accessibilityElementCount(), 2)
            XCTAssertTrue(view.accessibilityElement(at: 1) as AnyObject? === element)
            XCTAssertNil(view.accessibilityElement(at: 2))
            XCTAssertNil(view.accessibilityElement(at: -1))
            XCTAssertEqual(view.index(ofAccessibilityElement: element), 1)
            XCTAssertTrue(element.next === view)
            element.accessibilityIdentifier = "part"
            XCTAssertEqual(element.accessibilityIdentifier, "part")
        }
    }

    func testAViewOverridesWhatItLikes() {
        onMain {
            let view = OwnView()
            XCTAssertEqual(view.accessibilityLabel, "own")
            XCTAssertEqual(view.accessibilityAttributedLabel?.string, "own")
            XCTAssertEqual(view.accessibilityTraits, .link)
            XCTAssertTrue(view.accessibilityRespondsToUserInteraction)
            XCTAssertTrue(view.accessibilityActivate())
            let object: NSObject = view
            XCTAssertEqual(object.accessibilityLabel, "own", "also where nobody knows that it is a view")
            XCTAssertTrue(object.accessibilityActivate())
            object.accessibilityHint = "hint"
            XCTAssertEqual(view.accessibilityHint, "hint")
            object.accessibilityElements = [view]
            XCTAssertEqual(view.accessibilityElementCount(), 1)
            let controller = OwnController()
            XCTAssertTrue((controller as NSObject).accessibilityPerformEscape())
            controller.accessibilityLabel = "C"
            XCTAssertEqual(controller.accessibilityLabel, "C")
        }
    }

    func testAnyObjectCanBeTold() {
        onMain {
            let object = NSObject()
            XCTAssertFalse(object.isAccessibilityElement)
            XCTAssertEqual(object.accessibilityTraits, .none)
            object.accessibilityTraits = [.image, .selected]
            object.accessibilityLabel = "An object"
            object.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
            object.accessibilityElements = [1, 2]
            XCTAssertEqual(object.accessibilityTraits, [.image, .selected])
            XCTAssertEqual(object.accessibilityUserInputLabels, ["An object"])
            XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 5, y: 10))
            XCTAssertEqual(object.accessibilityElementCount(), 2)
            XCTAssertFalse(object.accessibilityRespondsToUserInteraction)
            let image = UIImage()
            image.accessibilityLabel = "A picture"
            image.accessibilityIdentifier = "picture"
            XCTAssertEqual(image.accessibilityLabel, "A picture")
            XCTAssertEqual(image.accessibilityIdentifier, "picture")
        }
    }

    func testCustomActions() {
        onMain {
            var names: [String] = []
            let byHandler = UIAccessibilityCustomAction(name: "Delete") {
                names.append($0.name)
                return true
            }
            XCTAssertTrue(byHandler.perform())
            XCTAssertEqual(names, ["Delete"])
            byHandler.attributedName = NSAttributedString(string: "Remove")
            XCTAssertEqual(byHandler.name, "Remove")
            byHandler.actionHandler = nil
            XCTAssertFalse(byHandler.perform(), "nobody is left to do it")
            ActionTarget.registered
            var target: ActionTarget? = ActionTarget()
            let byTarget = UIAccessibilityCustomAction(
                name: "Share", image: nil, target: target, selector: Selector("share:"))
            let refusing = UIAccessibilityCustomAction(name: "No", target: target, selector: Selector("refuse"))
            XCTAssertTrue(byTarget.perform())
            XCTAssertFalse(refusing.perform())
            XCTAssertEqual(target?.shared, ["Share"])
            target = nil
            XCTAssertNil(byTarget.target, "the target is not kept alive")
            XCTAssertFalse(byTarget.perform())
        }
    }

    /// As on iOS, where none of them is a convenience.
    func testASubclassOfCustomActionsCallsAnyInitialiser() {
        onMain {
            let target = ActionTarget()
            ActionTarget.registered
            let action = RowAction(row: 3, target: target)
            XCTAssertTrue(action.perform())
            XCTAssertEqual(target.shared, ["Row 3"])
            XCTAssertNotNil(action.image)
        }
    }

    func testRotors() {
        onMain {
            let views = (0..<3).map { _ in UIView() }
            let rotor = UIAccessibilityCustomRotor(name: "Views") { predicate in
                let at = views.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
                let next = at + (predicate.searchDirection == .next ? 1 : -1)
                return views.indices.contains(next)
                    ? UIAccessibilityCustomRotorItemResult(targetElement: views[next], targetRange: nil) : nil
            }
            XCTAssertEqual(rotor.systemRotorType, .none)
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            XCTAssertNil(predicate.currentItem.targetElement)
            for view in views {
                let found = rotor.itemSearchBlock(predicate)
                XCTAssertTrue(found?.targetElement === view)
                predicate.currentItem = found!
            }
            XCTAssertNil(rotor.itemSearchBlock(predicate))
            let links = UIAccessibilityCustomRotor(systemType: .link, itemSearch: { _ in nil })
            XCTAssertEqual(links.systemRotorType, .link)
            XCTAssertEqual(links.name, "")
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.accessibilityCustomRotors = [rotor, links]
            XCTAssertEqual(view.accessibilityCustomRotors, [rotor, links])
            let spot = UIAccessibilityLocationDescriptor(name: "Handle", view: view)
            XCTAssertEqual(spot.point, CGPoint(x: 5, y: 5))
            XCTAssertEqual(spot.name, "Handle")
            XCTAssertTrue(spot.view === view)
        }
    }

    private final class OwnView: UIView {
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .link }
            set {}
        }
        override func accessibilityActivate() -> Bool { true }
    }

    private final class OwnController: UIViewController {
        override func accessibilityPerformEscape() -> Bool { true }
    }

    private final class RowAction: UIAccessibilityCustomAction {
        let row: Int

        init(row: Int, target: AnyObject) {
            self.row = row
            super.init(name: "Row \(row)", image: UIImage(), target: target, selector: Selector("share:"))
        }
    }

    private final class ActionTarget: NSObject, @unchecked Sendable {
        var shared: [String] = []

        func share(_ action: UIAccessibilityCustomAction) -> Bool {
            shared.append(action.name)
            return true
        }
        func refuse() -> Bool { false }

        static let registered: Void = _porticoRegister("share:\nrefuse", { ActionTarget.self }) {
            object, index, arguments in
            let target = object as! ActionTarget
            return index == 0 ? target.share(arguments(0)) : target.refuse()
        }
    }
}
