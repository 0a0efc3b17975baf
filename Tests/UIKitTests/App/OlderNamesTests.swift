import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Names from before iOS 13 that code still has: they do what they did.
final class OlderNamesTests: MainTestCase, @unchecked Sendable {
    /// Asks for a deprecated name without a warning.
    @MainActor private protocol Older {
        static var translucent: UIBarStyle { get }
        static var background: UIColor { get }
        static func frame(of screen: UIScreen) -> CGRect
        static func dims(_ search: UISearchController) -> Bool
        static func setDims(_ dims: Bool, of search: UISearchController)
    }
    private enum Old: Older {
        @available(*, deprecated) static var translucent: UIBarStyle { .blackTranslucent }
        @available(*, deprecated) static var background: UIColor { .groupTableViewBackground }
        @available(*, deprecated) static func frame(of screen: UIScreen) -> CGRect { screen.applicationFrame }
        @available(*, deprecated) static func dims(_ search: UISearchController) -> Bool {
            search.dimsBackgroundDuringPresentation
        }
        @available(*, deprecated) static func setDims(_ dims: Bool, of search: UISearchController) {
            search.dimsBackgroundDuringPresentation = dims
        }
    }
    private let older: any Older.Type = Old.self

    func testNamesThatHaveOthersToday() {
        onMain {
            let modes: [UISplitViewController.DisplayMode] = [.primaryHidden, .allVisible, .primaryOverlay]
            XCTAssertEqual(modes, [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary])
            XCTAssertEqual(UIFontDescriptor.FeatureKey.featureIdentifier, .type)
            XCTAssertEqual(UIFontDescriptor.FeatureKey.typeIdentifier, .selector)
            let traits = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
            XCTAssertEqual(
                traits.map { older.background.resolvedColor(with: $0) },
                traits.map { UIColor.systemGroupedBackground.resolvedColor(with: $0) })
            let search = UISearchController(searchResultsController: nil)
            XCTAssertFalse(older.dims(search))
            older.setDims(true, of: search)
            XCTAssertTrue(older.dims(search))
            XCTAssertTrue(search.obscuresBackgroundDuringPresentation)
        }
    }

    func testBarsThatAreBlackAndTranslucent() {
        onMain {
            XCTAssertEqual(older.translucent.rawValue, 2)
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            bar.barStyle = older.translucent
            XCTAssertEqual(bar.barStyle, older.translucent)
            XCTAssertTrue(bar.barStyle.isBlack)
            XCTAssertFalse(UIBarStyle.default.isBlack)
        }
    }

    func testIndicatorsOfTheOlderStyles() {
        onMain {
            let sides: [CGFloat] = [.whiteLarge, .white, .gray].map { (style: UIActivityIndicatorView.Style) in
                let view = UIActivityIndicatorView(style: style)
                XCTAssertEqual(view.bounds.width, view.bounds.height)
                XCTAssertEqual(view.intrinsicContentSize, view.bounds.size)
                return view.bounds.width
            }
            XCTAssertEqual(sides, [37, 20, 20])
            XCTAssertEqual(UIActivityIndicatorView(style: .white).color, .white)
            XCTAssertEqual(UIActivityIndicatorView(style: .whiteLarge).color, .white)
            XCTAssertNotEqual(UIActivityIndicatorView(style: .gray).color, .white)
        }
    }

    func testTheApplicationsScreen() {
        onMain {
            harness.show(root: UIViewController())
            harness.turn()
            let (app, screen) = (UIApplication.shared, UIScreen.main)
            XCTAssertEqual(app.statusBarFrame.origin, .zero)
            XCTAssertEqual(app.statusBarFrame.width, screen.bounds.width)
            XCTAssertGreaterThanOrEqual(app.statusBarFrame.height, 20)
            let frame = older.frame(of: screen)
            XCTAssertEqual(frame.minY, app.statusBarFrame.maxY)
            XCTAssertEqual(frame.maxY, screen.bounds.maxY)
            XCTAssertEqual(app.statusBarOrientation, .portrait)
            XCTAssertFalse(app.isNetworkActivityIndicatorVisible)
            app.isNetworkActivityIndicatorVisible = true
            XCTAssertTrue(app.isNetworkActivityIndicatorVisible)
            app.isNetworkActivityIndicatorVisible = false
        }
    }

    func testAControllerThatDoesNotTurn() {
        onMain {
            final class Still: UIViewController {
                var turns = false
                override var shouldAutorotate: Bool { turns }
            }
            XCTAssertTrue(UIViewController().shouldAutorotate)
            let still = Still()
            harness.show(root: still)
            harness.turn()
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
            still.turns = true
            UIViewController.attemptRotationToDeviceOrientation()
            harness.advance(by: 1)
            XCTAssertEqual(UIApplication.shared.statusBarOrientation, .landscapeRight, "as the device is held")
        }
    }

    func testScrollViewsInsetsByTheController() {
        onMain {
            let controller = UIViewController()
            XCTAssertTrue(controller.automaticallyAdjustsScrollViewInsets)
            controller.automaticallyAdjustsScrollViewInsets = false
            XCTAssertFalse(controller.automaticallyAdjustsScrollViewInsets)
        }
    }

    func testAButtonsRectanglesAndInsets() {
        onMain {
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            button.setImage(image, for: .normal)
            button.setTitle("Title", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
            let content = button.contentRect(forBounds: button.bounds)
            XCTAssertEqual(content, CGRect(x: 10, y: 4, width: 170, height: 50))
            let (picture, title) = (
                button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
            )
            XCTAssertEqual(picture.size, CGSize(width: 20, height: 20))
            XCTAssertEqual(picture.maxX, title.minX)
            XCTAssertEqual((picture.minX + title.maxX) / 2, content.midX, accuracy: 0.5)
            XCTAssertEqual(picture.midY, content.midY, accuracy: 0.5)
            button.contentHorizontalAlignment = .left
            let before = button.imageRect(forContentRect: content)
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: -7)
            XCTAssertEqual(button.imageRect(forContentRect: content).minX, before.minX + 7)
            XCTAssertEqual(button.titleRect(forContentRect: content).minX, before.maxX, "the title stays")
        }
    }

    func testAButtonsImageWhereItIsPressedOrDisabled() {
        onMain {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            @MainActor func button(_ change: (UIButton) -> Void) -> UIImageView? {
                let button = UIButton(type: .custom)
                button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
                button.setImage(image, for: .normal)
                change(button)
                button.layoutIfNeeded()
                return button.imageView
            }
            XCTAssertEqual(button { $0.isEnabled = false }?.alpha, 0.5)
            let kept = button {
                $0.isEnabled = false
                $0.adjustsImageWhenDisabled = false
            }
            XCTAssertEqual(kept?.alpha, 1)
            XCTAssertFalse(button { $0.isHighlighted = true }?.image === image, "it loses light")
            let same = button {
                $0.adjustsImageWhenHighlighted = false
                $0.isHighlighted = true
            }
            XCTAssertTrue(same?.image === image)
        }
    }

    func testSystemItemsAndSeparators() {
        onMain {
            let item = UIBarButtonItem(barButtonSystemItem: .pageCurl, target: nil, action: nil)
            XCTAssertEqual(UIBarButtonItem.SystemItem.pageCurl.rawValue, 23)
            XCTAssertTrue(item.image != nil || item.title == "Page Curl")
            XCTAssertEqual(item.accessibilityLabel, "Page Curl")
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            XCTAssertEqual(table.separatorStyle, .singleLine)
            table.separatorStyle = .singleLineEtched
            XCTAssertEqual(table.separatorStyle.rawValue, 2)
            let picker = UIImagePickerController()
            XCTAssertEqual(picker.imageExportPreset, .compatible)
            picker.imageExportPreset = .current
            XCTAssertEqual(picker.imageExportPreset, .current)
            XCTAssertEqual(
                UIImagePickerController.InfoKey.originalImage.rawValue, "UIImagePickerControllerOriginalImage")
        }
    }

    func testDocumentControllersOfFilesAndTypes() {
        onMain {
            let urls = ["a.txt", "b.txt"].map { URL(fileURLWithPath: "/nowhere/\($0)") }
            let one = UIDocumentPickerViewController(url: urls[0], in: .exportToService)
            XCTAssertEqual(one.documentPickerMode, .exportToService)
            let several = UIDocumentPickerViewController(urls: urls, in: .moveToService)
            XCTAssertEqual(several.documentPickerMode, .moveToService)
            let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.plain-text"])
            XCTAssertEqual(browser.contentTypesForRecentDocuments, [.plainText])
        }
    }
}
