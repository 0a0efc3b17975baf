import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor
final class UIButtonTests: XCTestCase {
    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func testContentsByState() async {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: [.selected, .highlighted])
        XCTAssertEqual(button.titleLabel?.text, "Off")
        button.isSelected = true
        XCTAssertEqual(button.currentTitle, "On")
        XCTAssertEqual(button.titleLabel?.text, "On")
        button.isHighlighted = true
        XCTAssertEqual(button.currentTitle, "Off", "a state that says nothing shows the normal one")
        XCTAssertEqual(button.currentTitleColor, .blue)
        button.isSelected = false
        button.isHighlighted = false
        XCTAssertEqual(button.currentTitleColor, .red)
    }

    func testABackgroundIsShownWithAllThatItHas() async throws {
        let (image, custom) = (square(4), UIView())
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.cornerStyle = .capsule
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 10, bottom: 6, trailing: 20)
        configuration.background.image = image
        configuration.background.imageContentMode = .center
        configuration.background.customView = custom
        configuration.background.visualEffect = UIBlurEffect(style: .regular)
        configuration.background.strokeWidth = 1
        configuration.background.strokeOutset = 3
        let button = UIButton(configuration: configuration)
        button.tintColor = .red
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let whole = try XCTUnwrap(button.subviews.first as? ConfigurationBackground, "behind everything")
        whole.layoutIfNeeded()
        let place = CGRect(x: 10, y: 4, width: 70, height: 30)
        let picture = try XCTUnwrap(whole.subviews.compactMap { $0 as? UIImageView }.first)
        XCTAssertTrue(picture.image === image)
        XCTAssertEqual(picture.contentMode, .center)
        XCTAssertEqual(picture.frame, place)
        XCTAssertEqual(picture.layer.cornerRadius, 15)
        XCTAssertTrue(custom.superview === whole)
        XCTAssertEqual(custom.frame, place)
        let effects = whole.subviews.compactMap { $0 as? UIVisualEffectView }
        XCTAssertEqual(effects.map(\.frame), [place])
        XCTAssertEqual(effects.map(\.layer.cornerRadius), [15])
        let ground = try XCTUnwrap(whole.subviews.first { $0.layer.borderWidth == 1 })
        XCTAssertEqual(ground.frame, place.insetBy(dx: -3, dy: -3))
        XCTAssertEqual(ground.backgroundColor, .red)
        button.isHighlighted = true
        button.layoutIfNeeded()
        XCTAssertNotEqual(ground.backgroundColor, .red)
        XCTAssertTrue(whole.subviews.contains { $0 === effects[0] }, "the effect stays")
        button.configuration = .filled()
        button.layoutIfNeeded()
        XCTAssertNil(whole.superview)
    }

    // DEV-729
    func testFillingPutsTitleAndImageAtTheTwoEdges() async throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Copy"
        configuration.image = square(20)
        configuration.imagePlacement = .trailing
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 16)
        let button = UIButton(configuration: configuration)
        button.contentHorizontalAlignment = .fill
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        button.layoutIfNeeded()
        let (title, image) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.imageView))
        XCTAssertEqual(title.frame.minX, 12, accuracy: 0.001)
        XCTAssertEqual(image.frame.maxX, 284, accuracy: 0.001)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(image.frame.minX, 16, accuracy: 0.001)
        XCTAssertEqual(title.frame.maxX, 288, accuracy: 0.34)
        button.configuration?.title = nil
        button.layoutIfNeeded()
        XCTAssertEqual(image.frame.midX, 152, accuracy: 0.34, "alone it is in the middle")
    }

    func testStandardColors() async {
        XCTAssertEqual(UIButton(type: .custom).currentTitleColor, .white)
        let system = UIButton(type: .system)
        XCTAssertEqual(system.currentTitleColor, system.tintColor)
        system.isEnabled = false
        XCTAssertEqual(system.currentTitleColor, .tertiaryLabel)
    }

    func testASystemButtonFadesWhileHeld() async {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.alpha ?? 1, 0.2, accuracy: 0.001)
        button.isHighlighted = false
        XCTAssertEqual(button.titleLabel?.alpha, 1)
    }

    func testTheTitlesShadowColorReachesTheLabel() async {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .selected)
        XCTAssertEqual(button.titleLabel?.shadowColor, .red)
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.shadowColor, .blue)
    }

    func testATitleAtTheTopOrTheBottomIsAtTheEdge() async {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.minY, 0)
        button.contentVerticalAlignment = .bottom
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.maxY ?? 0, 100, accuracy: 0.5)
    }

    // DEV-601
    func testAPopUpButtonHasChevronsBehindItsTitle() async throws {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Pear"
        button.sizeToFit()
        let plain = button.bounds.size
        XCTAssertNil(button.parts.popUp)
        button.menu = UIMenu(children: ["Pear", "Fig"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.bounds.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let chevrons = try XCTUnwrap(button.parts.popUp)
        let title = try XCTUnwrap(button.titleLabel)
        XCTAssertEqual(button.bounds.width, plain.width + 6 + chevrons.frame.width, accuracy: 1)
        XCTAssertEqual(chevrons.frame.minX, title.frame.maxX + 6, accuracy: 1)
        XCTAssertEqual(chevrons.frame.maxX, button.bounds.maxX - 12, accuracy: 1)
        XCTAssertEqual(chevrons.tintColor, button.tintColor)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(chevrons.frame.minX, 12, accuracy: 1)
        button.configuration?.indicator = .none
        XCTAssertTrue(chevrons.isHidden)
        XCTAssertEqual(button.intrinsicContentSize.width, plain.width, accuracy: 0.5)
        button.changesSelectionAsPrimaryAction = false
        button.configuration?.indicator = .popup
        XCTAssertFalse(chevrons.isHidden, "said by the configuration")
    }

    func testSizes() async {
        let system = UIButton(type: .system)
        system.setTitle("Button", for: .normal)
        XCTAssertEqual(system.intrinsicContentSize.height, 30, accuracy: 0.7)
        XCTAssertEqual(system.intrinsicContentSize.width, 46, accuracy: 1.5)
        let image = UIButton(type: .custom)
        image.setImage(square(22), for: .normal)
        XCTAssertEqual(image.intrinsicContentSize, CGSize(width: 22, height: 22))
        image.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(image.intrinsicContentSize, CGSize(width: 28, height: 26))
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Save"
        XCTAssertEqual(filled.intrinsicContentSize.height, 34.33, accuracy: 0.7)
    }

    func testImageBeforeTitleAndAlignment() async {
        let button = UIButton(type: .custom)
        button.setImage(square(20), for: .normal)
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 12, width: 20, height: 20))
        XCTAssertEqual(button.titleLabel?.frame.minX ?? 0, 20, accuracy: 1e-6)
        button.titleEdgeInsets.left = 8
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.minX ?? 0, 28, accuracy: 1e-6)
        button.contentHorizontalAlignment = .right
        button.titleEdgeInsets.left = 0
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.maxX ?? 0, 200, accuracy: 0.4)
    }

    func testConfigurationColors() async {
        let tint = UIColor.systemBlue
        XCTAssertEqual(UIButton.Configuration.filled().look(for: .normal, tint: tint).background, tint)
        XCTAssertEqual(UIButton.Configuration.filled().look(for: .normal, tint: tint).foreground, .white)
        XCTAssertEqual(UIButton.Configuration.plain().look(for: .normal, tint: tint).background, .clear)
        XCTAssertEqual(UIButton.Configuration.tinted().look(for: .disabled, tint: tint).foreground, .tertiaryLabel)
        var own = UIButton.Configuration.filled()
        own.baseBackgroundColor = .systemPink
        XCTAssertEqual(own.look(for: .normal, tint: tint).background, .systemPink)
    }

    /// DEV-349.
    func testContentsByStateDressAConfiguration() async {
        let button = UIButton(configuration: .filled())
        let empty = button.intrinsicContentSize
        button.setTitle("Count", for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "Count")
        XCTAssertEqual(button.configuration?.title, "Count")
        XCTAssertGreaterThan(button.intrinsicContentSize.width, empty.width)
        button.setTitle("Counted", for: .selected)
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Counted")
        button.isSelected = false
        XCTAssertEqual(button.titleLabel?.text, "Count")
        button.configuration?.title = "Later"
        button.isHighlighted = true
        button.isHighlighted = false
        XCTAssertEqual(
            button.titleLabel?.text, "Later", "what is set last is shown, and states without titles change nothing")

        let before = UIButton(type: .system)
        before.setTitle("Fill", for: .normal)
        before.setImage(square(10), for: .normal)
        before.configuration = .filled()
        XCTAssertEqual(before.titleLabel?.text, "Fill")
        XCTAssertEqual(before.imageView?.image?.size.width, 10)
        before.configuration = .tinted()
        XCTAssertNil(before.titleLabel?.text, "another configuration brings its own contents")
    }

    func testTheUpdateHandlerRunsOnceAStateChange() async {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        var runs = 0
        button.configurationUpdateHandler = { button in
            runs += 1
            button.configuration?.title = button.isHighlighted ? "Held" : "Free"
        }
        button.layoutIfNeeded()
        XCTAssertEqual(runs, 1)
        button.isHighlighted = true
        button.isHighlighted = true
        button.layoutIfNeeded()
        XCTAssertEqual(runs, 2)
        XCTAssertEqual(button.titleLabel?.text, "Held")
        button.layoutIfNeeded()
        XCTAssertEqual(runs, 2)
    }

    func testATitleThatWrapsMakesAConfiguredButtonHigher() async {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        let buttons = ["Go", "A title that is a good deal longer than the button may be wide"].map { title in
            let button = UIButton(configuration: .filled())
            button.configuration?.title = title
            button.configuration?.image = UIImage(systemName: "play.fill")
            return button
        }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: container.topAnchor),
            stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200),
        ])
        container.layoutIfNeeded()
        let (short, long) = (buttons[0], buttons[1])
        let line = short.titleLabel!.font.lineHeight
        XCTAssertEqual(short.frame.height, short.intrinsicContentSize.height, accuracy: 0.5)
        XCTAssertGreaterThan(long.frame.height, short.frame.height + 2 * line - 1)
        XCTAssertTrue(long.bounds.contains(long.titleLabel!.frame))
    }

    func testSettingWhatIsThereDoesNothing() async {
        let button = UIButton(type: .system)
        button.setTitle("Same", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        button.titleLabel?.layer.displayIfNeeded()
        button.setTitle("Same", for: .normal)
        button.setTitleColor(nil, for: .normal)
        button.isEnabled = true
        button.isSelected = false
        XCTAssertFalse(button.layer.needsLayout())
        XCTAssertFalse(button.titleLabel?.layer.needsDisplay() ?? true)
        button.setTitle("Other", for: .normal)
        XCTAssertTrue(button.layer.needsLayout())
        XCTAssertTrue(button.titleLabel?.layer.needsDisplay() ?? false)
    }

    func testATapTriggersThePrimaryAction() async {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        XCTAssertEqual(button.currentTitle, "Go")
        button.addAction(UIAction { _ in log.append("up") }, for: [.touchUpInside, .primaryActionTriggered])
        let finger = UITouch()
        finger.screenLocation = CGPoint(x: 10, y: 10)
        button.touchesBegan([finger], with: nil)
        button.touchesEnded([finger], with: nil)
        XCTAssertEqual(log, ["primary", "up"])
    }
}
