import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What iOS 17 and 18 added to controls, texts, images and backgrounds.
final class ModernPartsTests: MainTestCase, @unchecked Sendable {
    func testABorderOfATextViewStaysWhileTheTextScrolls() {
        onMain {
            harness.showWindow()
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            view.text = String(repeating: "line\n", count: 40)
            harness.window.addSubview(view)
            harness.turn()
            XCTAssertEqual(view.borderStyle, .none)
            XCTAssertFalse(view.subviews.contains { $0 is FieldBackdrop })
            view.borderStyle = .roundedRect
            harness.turn()
            let backdrop = view.subviews.compactMap { $0 as? FieldBackdrop }.first!
            XCTAssertEqual(backdrop.frame, view.bounds)
            XCTAssertEqual(backdrop.layer.cornerRadius, 5)
            XCTAssertEqual(view.subviews.first, backdrop, "behind the text")
            view.contentOffset.y = 120
            harness.turn()
            XCTAssertEqual(backdrop.frame, view.bounds)
            view.borderStyle = .none
            XCTAssertNil(backdrop.superview)
            XCTAssertEqual(view.layer.cornerRadius, 0)
        }
    }

    // DEV-1447
    func testWritingToolsAreNotThere() {
        onMain {
            let view = UITextView()
            XCTAssertEqual(view.writingToolsBehavior, .default)
            view.writingToolsBehavior = .none
            XCTAssertEqual(view.writingToolsBehavior, .none)
            view.allowedWritingToolsResultOptions = [.plainText, .list]
            XCTAssertEqual(view.allowedWritingToolsResultOptions, [.plainText, .list])
            XCTAssertFalse(view.isWritingToolsActive)
            let field = UITextField()
            field.writingToolsBehavior = .limited
            XCTAssertEqual(field.writingToolsBehavior, .limited)
        }
    }

    // DEV-1450
    func testASymbolsAnimationIsKept() {
        onMain {
            let button = UIButton(type: .system)
            XCTAssertFalse(button.isSymbolAnimationEnabled)
            button.isSymbolAnimationEnabled = true
            XCTAssertTrue(button.isSymbolAnimationEnabled)
        }
    }

    func testABackgroundsShadow() {
        onMain {
            var configuration = UIBackgroundConfiguration.listCell()
            XCTAssertEqual(configuration, .listPlainCell())
            XCTAssertEqual(configuration.shadowProperties.opacity, 0)
            configuration.shadowProperties.opacity = 0.5
            configuration.shadowProperties.radius = 6
            configuration.shadowProperties.offset = CGSize(width: 0, height: 3)
            configuration.shadowProperties.color = .red
            XCTAssertNotEqual(configuration, .listPlainCell())
            let view = ConfigurationBackground()
            view.show(configuration, tint: .blue)
            let layer = view.subviews[0].layer
            XCTAssertEqual([CGFloat(layer.shadowOpacity), layer.shadowRadius, layer.shadowOffset.height], [0.5, 6, 3])
            XCTAssertEqual(layer.shadowColor, UIColor.red.cgColor)
            view.show(.listHeader(), tint: .blue)
            XCTAssertEqual(layer.shadowOpacity, 0)
            XCTAssertEqual(UIBackgroundConfiguration.listFooter(), .listPlainHeaderFooter())
        }
    }

    func testProminence() {
        onMain {
            XCTAssertEqual(
                [.primary, .secondary, .tertiary, .quaternary].map {
                    UIColor.black.withProminence($0).cgColor.alpha
                }, [1, 0.6, 0.3, 0.18])
            XCTAssertEqual(
                UIColor.label.withProminence(.secondary).resolvedColor(
                    with: UITraitCollection(userInterfaceStyle: .dark)
                ).cgColor.alpha,
                0.6)
        }
    }

    // DEV-1448, DEV-1449
    func testAnImageReader() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = try XCTUnwrap(image.pngData())
        let pixels = CGSize(width: 40 * image.scale, height: 20 * image.scale)
        XCTAssertEqual(UIImageReader.default.image(data: data)?.size, pixels)
        var configuration = UIImageReader.Configuration()
        configuration.prefersHighDynamicRange = true
        XCTAssertTrue(configuration.prefersHighDynamicRange)
        configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
        configuration.preparesImagesForDisplay = true
        let small = try XCTUnwrap(UIImageReader(configuration: configuration).image(data: data))
        XCTAssertEqual(small.size, CGSize(width: 10, height: 5))
        configuration = UIImageReader.Configuration()
        configuration.pixelsPerInch = 144
        XCTAssertEqual(UIImageReader(configuration: configuration).image(data: data)?.scale, 2)
        XCTAssertNil(UIImageReader.default.image(data: Data([1, 2, 3])))
        XCTAssertNil(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/nowhere.png")))
        XCTAssertNil(image.heicData(), "no encoder (DEV-1448)")
    }

    func testFeedbackBelongsToAView() {
        onMain {
            let view = UIView()
            let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
            XCTAssertTrue(impact.view === view)
            XCTAssertTrue(view.interactions.contains { $0 === impact })
            let canvas = UICanvasFeedbackGenerator(view: view)
            harness.showWindow()
            harness.advance(by: 0.1)
            impact.impactOccurred(intensity: 0.5, at: .zero)
            canvas.alignmentOccurred(at: .zero)
            canvas.pathCompleted(at: .zero)
            XCTAssertEqual(
                harness.recorder.events.filter { $0.category == .feedback }.map { "\($0.subject) \($0.name)" },
                [
                    "UIImpactFeedbackGenerator impactOccurred", "UICanvasFeedbackGenerator alignmentOccurred",
                    "UICanvasFeedbackGenerator pathCompleted",
                ])
        }
    }

    func testARefreshControlsInitializersCanBeOverridden() {
        final class Own: UIRefreshControl {
            override init() { super.init() }
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        onMain {
            XCTAssertEqual(Own().frame.height, 60)
            XCTAssertEqual(Own(frame: .zero).frame.height, 60)
        }
    }

    func testAnOrthogonalSectionsMotion() {
        onMain {
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(50)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            XCTAssertEqual(section.orthogonalScrollingProperties.decelerationRate, .automatic)
            let scroller = OrthogonalScroller(layout: UICollectionViewCompositionalLayout(section: section))
            scroller.behavior = .groupPaging
            section.orthogonalScrollingProperties.apply(to: scroller)
            XCTAssertEqual(scroller.decelerationRate, .fast)
            XCTAssertTrue(scroller.bounces && scroller.alwaysBounceHorizontal)
            section.orthogonalScrollingProperties.decelerationRate = .normal
            section.orthogonalScrollingProperties.bounce = .never
            section.orthogonalScrollingProperties.apply(to: scroller)
            XCTAssertEqual(scroller.decelerationRate, .normal)
            XCTAssertFalse(scroller.bounces)
        }
    }
}
