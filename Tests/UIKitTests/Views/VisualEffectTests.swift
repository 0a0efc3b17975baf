import QuartzCore
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Effects, their views, and what bars and panels make of them.
final class VisualEffectTests: MainTestCase, @unchecked Sendable {
    /// Black and white columns, 20 points wide.
    @MainActor private func stripes(in view: UIView) {
        for i in 0..<20 where i % 2 == 0 {
            let stripe = UIView(frame: CGRect(x: 20 * i, y: 0, width: 20, height: 2000))
            stripe.backgroundColor = .black
            view.addSubview(stripe)
        }
    }

    /// The difference between the lightest and the darkest pixel of a row.
    @MainActor private func contrast(y: CGFloat, _ xs: ClosedRange<Int> = 100...299) -> Int {
        let reds = xs.map { harness.pixel(at: CGPoint(x: CGFloat($0), y: y)).r }
        return reds.max()! - reds.min()!
    }

    @MainActor private func draw() {
        harness.turn()
        harness.renderFrame()
    }

    func testEffectsAreEqualByWhatTheyDoAndSurviveAnArchive() throws {
        try onMain {
            XCTAssertEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
            XCTAssertNotEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .light))
            let blur = UIBlurEffect(style: .systemThinMaterial)
            XCTAssertTrue(blur.copy() as AnyObject === blur)
            let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .separator)
            XCTAssertEqual(vibrancy, UIVibrancyEffect(blurEffect: blur, style: .separator))
            XCTAssertNotEqual(vibrancy, UIVibrancyEffect(blurEffect: blur))
            XCTAssertEqual(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20)
            XCTAssertEqual(UIVibrancyEffectStyle.separator.rawValue, 7)
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            blur.encode(with: archiver)
            let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            XCTAssertEqual(UIBlurEffect(coder: reader), blur)
        }
    }

    func testTheContentViewFillsTheViewAndTakesTouches() {
        onMain {
            let view = UIVisualEffectView(effect: nil)
            view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
            XCTAssertEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
            XCTAssertTrue(view.contentView.superview === view)
            XCTAssertTrue(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
            XCTAssertNil(UIVisualEffectView(frame: .zero).effect)
        }
    }

    func testABlurTakesTheContrastAndRespectsRoundCorners() {
        onMain {
            harness.showWindow()
            harness.window.backgroundColor = .white
            stripes(in: harness.window)
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            view.frame = CGRect(x: 60, y: 200, width: 280, height: 200)
            view.layer.cornerRadius = 40
            view.clipsToBounds = true
            harness.window.addSubview(view)
            draw()
            XCTAssertEqual(contrast(y: 150), 255)
            XCTAssertLessThan(contrast(y: 300), 12)
            XCTAssertGreaterThan(harness.pixel(at: CGPoint(x: 200, y: 300)).r, 200, "a light material")
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 62, y: 202)).r, 255, "outside of the corner")
            view.overrideUserInterfaceStyle = .dark
            draw()
            XCTAssertLessThan(harness.pixel(at: CGPoint(x: 200, y: 300)).r, 80, "follows the appearance")
            view.effect = UIBlurEffect(style: .extraLight)
            draw()
            XCTAssertGreaterThan(harness.pixel(at: CGPoint(x: 200, y: 300)).r, 200, "a style that doesn't")
            view.effect = nil
            draw()
            XCTAssertEqual(contrast(y: 300), 255)
        }
    }

    /// The thicker the material, the less of what is below comes through.
    func testThickness() {
        onMain {
            harness.showWindow()
            harness.window.backgroundColor = .blue
            let styles: [UIBlurEffect.Style] = [
                .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            ]
            let view = UIVisualEffectView(effect: nil)
            view.frame = harness.window.bounds
            harness.window.addSubview(view)
            var last = 256
            for appearance in [UIUserInterfaceStyle.light, .dark] {
                view.overrideUserInterfaceStyle = appearance
                let blues = styles.map { style in
                    view.effect = UIBlurEffect(style: style)
                    draw()
                    let pixel = harness.pixel(at: CGPoint(x: 100, y: 100))
                    return pixel.b - pixel.r
                }
                XCTAssertEqual(blues, blues.sorted(by: >), "\(appearance)")
                last = min(last, blues.last!)
            }
            XCTAssertGreaterThan(last, 0)
        }
    }

    func testAChangeOfTheEffectAnimatesInABlock() {
        onMain {
            harness.showWindow()
            harness.window.backgroundColor = .white
            stripes(in: harness.window)
            let view = UIVisualEffectView(effect: nil)
            view.frame = harness.window.bounds
            harness.window.addSubview(view)
            draw()
            XCTAssertEqual(contrast(y: 300), 255)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = UIBlurEffect(style: .light)
            }
            harness.advance(by: 0.1)
            let early = contrast(y: 300)
            harness.advance(by: 0.5)
            let late = contrast(y: 300)
            XCTAssertTrue((30..<250).contains(early), "\(early)")
            XCTAssertLessThan(late, early)
            harness.advance(by: 1)
            XCTAssertLessThan(contrast(y: 300), 12)
            // A part of the way, as an animator shows it.
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
            animator.fractionComplete = 0.9
            harness.advance(by: 0.1)
            XCTAssertGreaterThan(contrast(y: 300), 30)
            animator.stopAnimation(true)
        }
    }

    func testAnAnimationThatIsTakenBackBringsTheEffectBack() {
        onMain {
            harness.showWindow()
            let view = UIVisualEffectView(effect: nil)
            view.frame = harness.window.bounds
            harness.window.addSubview(view)
            draw()
            let blur = UIBlurEffect(style: .light)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = blur }
            animator.fractionComplete = 0.4
            XCTAssertEqual(view.effect, blur)
            animator.isReversed = true
            animator.startAnimation()
            harness.advance(by: 2)
            XCTAssertNil(view.effect, "an animator that ends at its start")
            LayerClock.hold(view.layer, at: CACurrentMediaTime())
            UIView.animate(withDuration: 1) { view.effect = blur }
            harness.turn()
            LayerClock.takeBackAnimations(view.layer)
            XCTAssertNil(view.effect, "a transition that is cancelled")
            LayerClock.endAnimations(view.layer)
            LayerClock.release(view.layer)
            UIView.animate(withDuration: 0.1) { view.effect = blur }
            harness.advance(by: 1)
            XCTAssertEqual(view.effect, blur)
        }
    }

    func testVibrancyLetsTheBlurThrough() {
        onMain {
            harness.showWindow()
            harness.window.backgroundColor = .blue
            let blur = UIBlurEffect(style: .systemThinMaterialLight)
            let view = UIVisualEffectView(effect: blur)
            view.frame = harness.window.bounds
            let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
            vibrancy.frame = view.bounds
            let content = UIImageView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            content.backgroundColor = .black
            vibrancy.contentView.addSubview(content)
            view.contentView.addSubview(vibrancy)
            harness.window.addSubview(view)
            draw()
            let (ground, mark) = (
                harness.pixel(at: CGPoint(x: 50, y: 50)), harness.pixel(at: CGPoint(x: 120, y: 120))
            )
            XCTAssertLessThan(mark.b, ground.b)
            XCTAssertGreaterThan(mark.b, mark.r + 10, "the colour of the ground")
            XCTAssertEqual(content.tintColor, .black)
            vibrancy.effect = nil
            draw()
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 120, y: 120)), Pixel(r: 0, g: 0, b: 0))
            XCTAssertEqual(content.tintColor, view.tintColor)
        }
    }

    /// Black in dark surroundings and white in light ones would be lost on the other kind of blur.
    func testLabelsWithVibrancyHaveTheEffectsColourAndStrength() {
        onMain {
            harness.showWindow()
            harness.window.backgroundColor = .gray
            let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            for (blurStyle, isDark) in [(UIBlurEffect.Style.systemMaterialDark, true), (.systemMaterialLight, false)] {
                let blur = UIBlurEffect(style: blurStyle)
                let view = UIVisualEffectView(effect: blur)
                view.frame = harness.window.bounds
                let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
                vibrancy.frame = view.bounds
                let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 80))
                label.font = .systemFont(ofSize: 70, weight: .black)
                label.text = "MMM"
                vibrancy.contentView.addSubview(label)
                view.contentView.addSubview(vibrancy)
                harness.window.addSubview(view)
                /// How far text is from its ground, towards white or towards black.
                @MainActor func strength() -> Int {
                    draw()
                    let ground = harness.pixel(at: CGPoint(x: 150, y: 60)).r
                    let reds = (0...200).map { harness.pixel(at: CGPoint(x: CGFloat($0), y: 140)).r }
                    return isDark ? reds.max()! - ground : ground - reds.min()!
                }
                for color in [UIColor.label, .red, isDark ? .black : .white] {
                    label.textColor = color
                    var last = 256
                    for style in styles {
                        vibrancy.effect = UIVibrancyEffect(blurEffect: blur, style: style)
                        let found = strength()
                        XCTAssertGreaterThan(found, 10, "\(color), \(style), \(isDark)")
                        XCTAssertLessThan(found, last, "\(color), \(style), \(isDark)")
                        last = found
                    }
                }
                XCTAssertEqual(label.textColor, isDark ? .black : .white, "the property is the app's")
                vibrancy.effect = nil
                XCTAssertLessThan(strength(), 10, "its own colour again, which lies on the other side")
                view.removeFromSuperview()
            }
        }
    }

    // MARK: Bars and panels

    @MainActor private func stripedList() -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.backgroundColor = .white
        scroll.contentSize = CGSize(width: UIScreen.main.bounds.width, height: 2000)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stripes(in: scroll)
        controller.view.addSubview(scroll)
        return (controller, scroll)
    }

    func testABarBlursContentThatScrollsUnderIt() {
        onMain {
            let (controller, scroll) = stripedList()
            harness.show(root: UINavigationController(rootViewController: controller))
            harness.advance(by: 0.1)
            scroll.contentOffset.y += 300
            draw()
            XCTAssertLessThan(contrast(y: 80, 40...120), 12)
            XCTAssertEqual(contrast(y: 120), 255)
            let appearance = UINavigationBarAppearance()
            XCTAssertEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
            appearance.configureWithTransparentBackground()
            XCTAssertNil(appearance.backgroundEffect)
            controller.navigationItem.standardAppearance = appearance
            draw()
            XCTAssertEqual(contrast(y: 80, 40...120), 255)
            appearance.backgroundEffect = UIBlurEffect(style: .dark)
            controller.navigationItem.standardAppearance = appearance
            draw()
            XCTAssertLessThan(harness.pixel(at: CGPoint(x: 60, y: 80)).r, 90)
        }
    }

    func testATabBarHasNoBackgroundWhereContentEndsAboveIt() {
        onMain {
            let (controller, scroll) = stripedList()
            let plain = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [controller, plain]
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            XCTAssertEqual(tabs.tabBar.background.effect, UIBlurEffect(style: .systemChromeMaterial))
            XCTAssertLessThan(contrast(y: 835), 12)
            scroll.contentOffset.y = 2000 + scroll.adjustedContentInset.bottom - scroll.bounds.height
            draw()
            XCTAssertNil(tabs.tabBar.background.effect)
            scroll.contentOffset.y -= 10
            XCTAssertNotNil(tabs.tabBar.background.effect)
            tabs.selectedIndex = 1
            harness.advance(by: 0.1)
            XCTAssertNil(tabs.tabBar.background.effect, "nothing scrolls")
            tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
            XCTAssertNotNil(tabs.tabBar.background.effect)
        }
    }

    /// From its first frame on, while it fades in, too.
    func testAnAlertBlursWhatIsBehindIt() {
        onMain {
            let (controller, _) = stripedList()
            harness.show(root: controller)
            harness.advance(by: 0.1)
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            for name in ["One", "Two", "Three", "Four"] {
                alert.addAction(UIAlertAction(title: name, style: .default))
            }
            controller.present(alert, animated: true)
            harness.advance(by: 0.15)
            let middle = alert.view.convert(CGPoint(x: 0, y: 10), to: nil).y
            let fading = contrast(y: middle, 90...160)
            harness.advance(by: 1)
            XCTAssertLessThan(contrast(y: middle, 90...160), 12)
            XCTAssertTrue((20..<180).contains(fading), "\(fading)")
        }
    }

    /// A badge on a blur, as books write it: nothing but its text says how large the effect view is.
    func testConstraintsInTheContentSizeAnEffectViewThatIsPlacedByConstraints() {
        onMain {
            let (effect, text) = (UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)), UILabel())
            let controller = UIViewController()
            text.text = "25 minutes"
            controller.loadViewIfNeeded()
            effect.contentView.addSubview(text)
            controller.view.addSubview(effect)
            for view in [effect, text] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                effect.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -16),
                effect.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
                text.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 6),
                text.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -6),
                text.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 10),
                text.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -10),
            ])
            harness.show(root: controller)
            for words in ["25 minutes", "An hour and a half", "1 h"] {
                text.text = words
                harness.turn()
                let size = text.intrinsicContentSize
                XCTAssertEqual(effect.bounds.width, size.width + 20, accuracy: 0.4, words)
                XCTAssertEqual(effect.bounds.height, size.height + 12, accuracy: 0.4, words)
                XCTAssertEqual(effect.frame.maxX, 377, accuracy: 0.01, words)
                XCTAssertEqual(effect.contentView.frame.width, effect.bounds.width, accuracy: 1e-6, words)
                XCTAssertEqual(effect.contentView.frame.height, effect.bounds.height, accuracy: 1e-6, words)
                XCTAssertEqual(text.frame.minX, 10, accuracy: 1e-6, words)
                XCTAssertEqual(text.frame.minY, 6, accuracy: 1e-6, words)
            }
        }
    }

    /// One that has a size keeps it, and its content is placed within.
    func testAnEffectViewWithASizeOfItsOwnKeepsIt() {
        onMain {
            let (effect, text) = (UIVisualEffectView(effect: nil), UILabel())
            text.text = "Middle"
            text.translatesAutoresizingMaskIntoConstraints = false
            effect.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            effect.contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.centerXAnchor.constraint(equalTo: effect.contentView.centerXAnchor),
                text.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor),
            ])
            effect.layoutIfNeeded()
            XCTAssertEqual(effect.bounds.size, CGSize(width: 200, height: 100))
            XCTAssertEqual(text.center.x, 100, accuracy: 0.4)
            XCTAssertEqual(text.frame.maxY, 100, accuracy: 0.4)
            effect.frame.size.height = 140
            effect.layoutIfNeeded()
            XCTAssertEqual(text.frame.maxY, 140, accuracy: 0.4)
        }
    }
}
