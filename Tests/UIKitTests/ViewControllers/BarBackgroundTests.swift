import CoreGraphics
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What bars have behind their contents: appearances, the properties from before them, images and shadows.
final class BarBackgroundTests: MainTestCase, @unchecked Sendable {
    @MainActor private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 4)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Left half red, right half blue.
    @MainActor private var halves: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 44), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 44))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 44))
        }
    }

    private let red = Pixel(r: 255, g: 0, b: 0)
    private let blue = Pixel(r: 0, g: 0, b: 255)
    private let green = Pixel(r: 0, g: 255, b: 0)

    @MainActor private func show(_ view: UIView) {
        harness.showWindow()
        harness.window.backgroundColor = .green
        harness.window.addSubview(view)
        harness.turn()
        harness.renderFrame()
    }

    func testABackgroundImageIsRepeatedUnlessItStretches() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
            bar.setBackgroundImage(halves, for: .default)
            show(bar)
            for x in stride(from: 0, to: 200, by: 20) {
                XCTAssertEqual(harness.pixel(at: CGPoint(x: x + 4, y: 120)), red)
                XCTAssertEqual(harness.pixel(at: CGPoint(x: x + 14, y: 120)), blue)
            }
            bar.setBackgroundImage(
                halves.resizableImage(withCapInsets: .zero, resizingMode: .stretch), for: .default)
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 80, y: 120)), red)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 120, y: 120)), blue)
            XCTAssertNil(bar.background.effect)
        }
    }

    func testAnImageOfNoSizeMakesABarClear() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
            show(bar)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 120)), green)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 144)), green)
            XCTAssertNil(bar.background.shadowColor)
            bar.shadowImage = nil
            XCTAssertEqual(bar.background.shadowColor, .separator)
        }
    }

    func testAShadowImageNeedsABackgroundImage() {
        onMain {
            let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 200, height: 49))
            let shadow = image(.red, CGSize(width: 4, height: 3))
            bar.shadowImage = shadow
            XCTAssertNil(bar.background.shadowImage)
            XCTAssertEqual(bar.background.shadowColor, .separator)
            bar.backgroundImage = image(.blue)
            XCTAssertTrue(bar.background.shadowImage === shadow)
            show(bar)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 198)), red, "above the bar, as high as the image")
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 196)), green)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 230)), blue)
        }
    }

    func testTranslucencyFollowsTheImageUntilTheAppSpeaks() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
            XCTAssertTrue(bar.isTranslucent)
            bar.setBackgroundImage(image(.red), for: .default)
            XCTAssertFalse(bar.isTranslucent)
            bar.setBackgroundImage(image(UIColor(white: 1, alpha: 0.5)), for: .default)
            XCTAssertTrue(bar.isTranslucent)
            // An opaque ground for an image that isn't: white, black by the style, or the tint.
            bar.isTranslucent = false
            XCTAssertFalse(bar.isTranslucent)
            XCTAssertEqual(bar.background.color, .white)
            bar.barStyle = .black
            XCTAssertEqual(bar.background.color, .black)
            bar.barTintColor = .blue
            XCTAssertEqual(bar.background.color, .blue)
            bar.setBackgroundImage(image(.red), for: .default)
            XCTAssertNil(bar.background.color, "nothing is seen of it")
            // And something of what is behind through an image that is.
            bar.isTranslucent = true
            show(bar)
            let pixel = harness.pixel(at: CGPoint(x: 50, y: 120))
            XCTAssertEqual(pixel.r, 230, accuracy: 1)
            XCTAssertEqual(pixel.g, 25, accuracy: 1)
        }
    }

    func testTheImageOfTheBarsPlaceAndHeight() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let bar = navigation.navigationBar
            let (normal, low, attached) = (image(.red), image(.blue), image(.green))
            bar.setBackgroundImage(normal, for: .default)
            bar.setBackgroundImage(low, for: .compact)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertEqual(bar.barPosition, .topAttached)
            navigation.topViewController!.contentScrolled(by: 10)
            XCTAssertTrue(bar.background.image === normal)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertTrue(bar.background.image === low)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            bar.setBackgroundImage(attached, for: .topAttached, barMetrics: .default)
            XCTAssertTrue(bar.background.image === attached)
            XCTAssertTrue(bar.backgroundImage(for: .default) === normal)
            XCTAssertNil(bar.backgroundImage(for: .bottom, barMetrics: .default))
            let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            XCTAssertEqual(tools.barPosition, .bottom)
            tools.setBackgroundImage(normal, forToolbarPosition: .top, barMetrics: .default)
            XCTAssertNil(tools.background.image)
            tools.setBackgroundImage(low, forToolbarPosition: .bottom, barMetrics: .default)
            XCTAssertTrue(tools.background.image === low)
            tools.setShadowImage(attached, forToolbarPosition: .any)
            XCTAssertTrue(tools.background.shadowImage === attached)
        }
    }

    func testAnAppearanceSilencesTheOlderProperties() {
        onMain {
            let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            navigation.barTintColor = .red
            tabs.barTintColor = .red
            tools.barTintColor = .red
            for background in [navigation.background, tabs.background, tools.background] {
                XCTAssertEqual(background.color, .red)
                XCTAssertNotNil(background.effect)
            }
            navigation.setBackgroundImage(image(.red), for: .default)
            XCTAssertNil(navigation.background.color, "an image stands alone")
            let (look, tabLook, toolLook) = (UINavigationBarAppearance(), UITabBarAppearance(), UIToolbarAppearance())
            look.backgroundColor = .blue
            tabLook.backgroundColor = .blue
            toolLook.backgroundColor = .blue
            navigation.standardAppearance = look
            tabs.standardAppearance = tabLook
            tools.standardAppearance = toolLook
            for background in [navigation.background, tabs.background, tools.background] {
                XCTAssertEqual(background.color, .blue)
                XCTAssertNil(background.image)
            }
            let other = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            other.barTintColor = .red
            other.standardAppearance.backgroundColor = .green
            XCTAssertEqual(other.background.color, .green, "to change the bar's own appearance is to set it")
        }
    }

    func testAtTheEdgeOfContentOlderPropertiesShowNothing() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let bar = navigation.navigationBar
            bar.barTintColor = .red
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            XCTAssertNil(bar.background.color)
            XCTAssertNil(bar.background.effect)
            XCTAssertNil(bar.background.shadowColor)
            navigation.topViewController!.contentScrolled(by: 10)
            XCTAssertEqual(bar.background.color, .red)
            navigation.topViewController!.contentScrolled(by: 0)
            bar.isTranslucent = false
            XCTAssertEqual(bar.background.color, .systemBackground, "content is not under an opaque bar")
            let edge = UINavigationBarAppearance()
            edge.backgroundColor = .blue
            bar.scrollEdgeAppearance = edge
            XCTAssertEqual(bar.background.color, .blue)
        }
    }

    func testABarWithALargeTitleHasABackgroundWhenTheTitleHasGone() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let (bar, content) = (navigation.navigationBar, navigation.topViewController!)
            bar.prefersLargeTitles = true
            let look = UINavigationBarAppearance()
            look.backgroundColor = .red
            bar.standardAppearance = look
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            // The content's edge goes along with the bar's while the title gets smaller.
            for distance in [0, 6, 30, 52] as [CGFloat] {
                content.contentScrolled(by: distance)
                XCTAssertNil(bar.background.color, "\(distance)")
                XCTAssertNil(bar.background.shadowColor, "\(distance)")
            }
            content.contentScrolled(by: 53)
            XCTAssertEqual(bar.background.color, .red)
            content.contentScrolled(by: 40)
            XCTAssertNil(bar.background.color)
            content.navigationItem.largeTitleDisplayMode = .never
            harness.advance(by: 0.1)
            content.contentScrolled(by: 41)
            XCTAssertEqual(bar.background.color, .red, "without a large title at once")
        }
    }

    func testLowBarsAskTheirOwnAppearancesFirst() {
        onMain {
            @MainActor func colored(_ color: UIColor) -> UINavigationBarAppearance {
                let look = UINavigationBarAppearance()
                look.backgroundColor = color
                return look
            }
            let navigation = UINavigationController(rootViewController: UIViewController())
            let bar = navigation.navigationBar
            bar.standardAppearance = colored(.red)
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(bar.frame.height, 32)
            XCTAssertNil(bar.background.color)
            let content = navigation.topViewController!
            content.contentScrolled(by: 10)
            XCTAssertEqual(bar.background.color, .red)
            bar.compactAppearance = colored(.blue)
            XCTAssertEqual(bar.background.color, .blue)
            content.contentScrolled(by: 0)
            bar.scrollEdgeAppearance = colored(.green)
            XCTAssertEqual(bar.background.color, .green)
            bar.compactScrollEdgeAppearance = colored(.yellow)
            XCTAssertEqual(bar.background.color, .yellow)
            content.navigationItem.compactScrollEdgeAppearance = colored(.brown)
            XCTAssertEqual(bar.background.color, .brown)
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 1)
            XCTAssertEqual(bar.background.color, .green)
            content.contentScrolled(by: 10)
            XCTAssertEqual(bar.background.color, .red)
        }
    }

    func testAShadowThatIsATemplateTakesTheShadowColor() {
        onMain {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.shadowImage = image(.black, CGSize(width: 2, height: 2)).withRenderingMode(.alwaysTemplate)
            look.shadowColor = .red
            bar.standardAppearance = look
            show(bar)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 145)), red)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 147)), green)
            bar.standardAppearance.shadowColor = nil
            bar.standardAppearance.shadowImage = nil
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 50, y: 145)), green)
        }
    }

    // MARK: Copies and archives

    @MainActor private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    func testAppearancesAreCopiedAndArchivedWhole() throws {
        try onMain {
            let look = UINavigationBarAppearance(idiom: .phone)
            look.configureWithTransparentBackground()
            look.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
            look.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            look.backgroundImageContentMode = .center
            look.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2]
            look.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
            look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
            look.backButtonAppearance.highlighted.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 1)
            look.doneButtonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
            let copy = look.copy()
            XCTAssertTrue(type(of: copy) == UINavigationBarAppearance.self)
            XCTAssertEqual(copy, look)
            XCTAssertFalse(copy.buttonAppearance === look.buttonAppearance)
            copy.backButtonAppearance.highlighted.titlePositionAdjustment = .zero
            XCTAssertNotEqual(copy, look)
            let read = try XCTUnwrap(try archived(look))
            XCTAssertEqual(read.idiom, .phone)
            XCTAssertEqual(read.backgroundColor, look.backgroundColor)
            XCTAssertEqual(read.backgroundEffect, look.backgroundEffect)
            XCTAssertNil(read.shadowColor)
            XCTAssertEqual(read.backgroundImageContentMode, .center)
            XCTAssertEqual((read.titleTextAttributes[.font] as? UIFont)?.pointSize, 20)
            XCTAssertEqual((read.titleTextAttributes[.kern] as? NSNumber)?.intValue, 2)
            XCTAssertEqual(read.largeTitleTextAttributes[.foregroundColor] as? UIColor, .red)
            XCTAssertEqual(read.titlePositionAdjustment, look.titlePositionAdjustment)
            XCTAssertEqual(read.backButtonAppearance, look.backButtonAppearance)
            XCTAssertEqual(read.doneButtonAppearance, look.doneButtonAppearance)
        }
    }

    func testTabAndToolbarAppearancesAreArchived() throws {
        try onMain {
            let tabs = UITabBarAppearance()
            tabs.stackedLayoutAppearance.selected.iconColor = .red
            tabs.inlineLayoutAppearance.normal.badgeBackgroundColor = .blue
            tabs.compactInlineLayoutAppearance.disabled.badgePositionAdjustment = UIOffset(horizontal: 2, vertical: 1)
            tabs.stackedItemPositioning = .centered
            tabs.stackedItemWidth = 80
            tabs.stackedItemSpacing = 12
            tabs.selectionIndicatorTintColor = .green
            XCTAssertEqual(try archived(tabs), tabs)
            XCTAssertEqual(tabs.copy(), tabs)
            let tools = UIToolbarAppearance()
            tools.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            XCTAssertEqual(try archived(tools), tools)
            let item = UITabBarItemAppearance(style: .inline)
            item.normal.iconColor = .red
            XCTAssertEqual(item.copy(), item)
            XCTAssertEqual(try archived(item), item)
        }
    }

    // MARK: Tabs by their arrangement

    func testTabsTakeTheAppearanceOfTheirArrangement() {
        onMain {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
            let item = UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)
            bar.items = [item, UITabBarItem(title: "B", image: nil, tag: 1)]
            let look = UITabBarAppearance()
            look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.compactInlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
            bar.standardAppearance = look
            harness.showWindow()
            harness.window.addSubview(bar)
            harness.turn()
            @MainActor func label(_ index: Int) -> UILabel {
                bar.buttons[index].subviews.compactMap { $0 as? UILabel }.first!
            }
            XCTAssertEqual(label(0).textColor, .red)
            XCTAssertEqual(label(0).frame.minY, 34)
            bar.frame.size.height = 32
            harness.turn()
            XCTAssertEqual(label(0).textColor, .blue)
            XCTAssertEqual(label(0).frame.height, 32, "beside the picture")
            bar.standardAppearance.stackedItemPositioning = .centered
            bar.standardAppearance.stackedItemWidth = 60
            bar.standardAppearance.stackedItemSpacing = 10
            harness.turn()
            XCTAssertEqual(bar.buttons.map { $0.frame.minX }, [131.5, 201.5])
        }
    }

    @available(*, deprecated)
    func testTheTintOfSelectedTabsFromBeforeTintColor() {
        onMain {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            let item = UITabBarItem(title: "A", image: nil, tag: 0)
            bar.items = [item]
            bar.selectedItem = item
            bar.tintColor = .green
            let label = bar.buttons[0].subviews.compactMap { $0 as? UILabel }.first!
            XCTAssertEqual(label.textColor, .green)
            bar.selectedImageTintColor = .red
            XCTAssertEqual(label.textColor, .red)
        }
    }

    func testWhatIsSaidForTheNormalStateHoldsForTheSelectedToo() {
        onMain {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            let item = UITabBarItem(title: "A", image: nil, tag: 0)
            item.setTitleTextAttributes(
                [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.red], for: .normal)
            bar.items = [item]
            let label = bar.buttons[0].subviews.compactMap { $0 as? UILabel }.first!
            XCTAssertEqual(label.textColor, .red)
            bar.selectedItem = item
            XCTAssertEqual(label.font.pointSize, 15)
            XCTAssertEqual(label.textColor, bar.tintColor)
            item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
            XCTAssertEqual(label.textColor, .blue)
            XCTAssertEqual(label.font.pointSize, 15)
        }
    }

    func testASelectionIndicatorStandsBehindTheTab() {
        onMain {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
            let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            bar.items = items
            bar.selectionIndicatorImage = image(.red, CGSize(width: 40, height: 20))
            bar.layoutIfNeeded()
            let indicator = bar.subviews.compactMap { $0 as? UIImageView }.first!
            XCTAssertTrue(indicator.isHidden, "nothing is selected")
            bar.selectedItem = items[1]
            bar.layoutIfNeeded()
            XCTAssertEqual(indicator.frame, CGRect(x: 205, y: 14.5, width: 40, height: 20))
            bar.selectionIndicatorImage = image(.red).resizableImage(withCapInsets: .zero)
            bar.layoutIfNeeded()
            XCTAssertEqual(indicator.frame, bar.buttons[1].frame)
        }
    }
}
