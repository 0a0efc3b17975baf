import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What an app asks of its device, and the names of what it is told.
final class DeviceAndNotificationTests: MainTestCase, @unchecked Sendable {
    func testTheDeviceIsAPhone() {
        onMain {
            let device = UIDevice.current
            XCTAssertEqual(device.userInterfaceIdiom, .phone)
            XCTAssertEqual(device.model, "iPhone")
            XCTAssertEqual(device.systemName, "iOS")
            XCTAssertFalse(device.name.isEmpty)
            XCTAssertGreaterThanOrEqual(Int(device.systemVersion.split(separator: ".")[0]) ?? 0, 16)
            XCTAssertNotNil(device.identifierForVendor)
            XCTAssertEqual(device.identifierForVendor, UIDevice.current.identifierForVendor)
            harness.showWindow()
            let screen = harness.window.screen
            XCTAssertEqual(screen.nativeBounds.width, screen.bounds.width * screen.nativeScale)
            XCTAssertEqual(harness.window.windowScene?.interfaceOrientation, .portrait)
            XCTAssertEqual(harness.window.windowLevel, UIWindow.Level.normal)
            XCTAssertGreaterThan(UIWindow.Level.statusBar, .normal)
        }
    }

    func testNamesOfNotifications() {
        onMain {
            let names: [(NSNotification.Name, String)] = [
                (UIApplication.didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification"),
                (UIApplication.willTerminateNotification, "UIApplicationWillTerminateNotification"),
                (UIApplication.userDidTakeScreenshotNotification, "UIApplicationUserDidTakeScreenshotNotification"),
                (
                    UIApplication.protectedDataDidBecomeAvailableNotification,
                    "UIApplicationProtectedDataDidBecomeAvailable"
                ),
                (
                    UIApplication.protectedDataWillBecomeUnavailableNotification,
                    "UIApplicationProtectedDataWillBecomeUnavailable"
                ),
                (
                    UIApplication.backgroundRefreshStatusDidChangeNotification,
                    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
                ),
                (UIScene.willEnterForegroundNotification, "UISceneWillEnterForegroundNotification"),
                (UIScene.didEnterBackgroundNotification, "UISceneDidEnterBackgroundNotification"),
                (UIWindow.didBecomeKeyNotification, "UIWindowDidBecomeKeyNotification"),
                (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChangeNotification"),
                (UIContentSizeCategory.didChangeNotification, "UIContentSizeCategoryDidChangeNotification"),
                (UIResponder.keyboardDidShowNotification, "UIKeyboardDidShowNotification"),
                (UIResponder.keyboardDidHideNotification, "UIKeyboardDidHideNotification"),
                (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
                (UIResponder.keyboardDidChangeFrameNotification, "UIKeyboardDidChangeFrameNotification"),
            ]
            for (name, text) in names { XCTAssertEqual(name.rawValue, text) }
            XCTAssertEqual(UIApplication.openSettingsURLString, "app-settings:")
            let options: [UIApplication.LaunchOptionsKey] = [.remoteNotification, .shortcutItem]
            XCTAssertEqual(
                options.map(\.rawValue),
                ["UIApplicationLaunchOptionsRemoteNotificationKey", "UIApplicationLaunchOptionsShortcutItemKey"])
            let external = UIApplication.OpenExternalURLOptionsKey.universalLinksOnly
            XCTAssertFalse(external.rawValue.isEmpty)
            XCTAssertNotEqual(
                UIViewController.showDetailTargetDidChangeNotification.rawValue, "", "it has a name of its own")
            XCTAssertEqual(
                UIContentSizeCategory.accessibilityExtraExtraLarge.rawValue, "UICTContentSizeCategoryAccessibilityXXL")
            XCTAssertTrue(UIContentSizeCategory.accessibilityExtraExtraLarge.isAccessibilityCategory)
        }
    }

    func testTheKeyboardTellsWhereItComesFrom() {
        onMain {
            final class Log: @unchecked Sendable {
                var names: [String] = []
                var begins: [CGRect] = []
                var isLocal: [Bool] = []
            }
            let log = Log()
            let watched = [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
            ]
            let tokens = watched.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    log.names.append(note.name.rawValue)
                    let info = note.userInfo ?? [:]
                    if let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue {
                        log.begins.append(begin.cgRectValue)
                    }
                    if let local = info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber {
                        log.isLocal.append(local.boolValue)
                    }
                }
            }
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            harness.showWindow()
            harness.window.addSubview(field)
            harness.runtime.post(.keyboard(.software))
            harness.turn()
            field.becomeFirstResponder()
            harness.advance(by: 1)
            field.resignFirstResponder()
            harness.advance(by: 1)
            XCTAssertEqual(log.names.first, UIResponder.keyboardWillChangeFrameNotification.rawValue)
            XCTAssertEqual(Set(log.names), Set(watched.map(\.rawValue)))
            XCTAssertEqual(log.begins.first?.minY, harness.window.bounds.maxY, "from below the screen")
            XCTAssertTrue(log.isLocal.allSatisfy { $0 })
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    func testAWindowTellsThatItIsKey() {
        onMain {
            final class Log: @unchecked Sendable { var objects: [ObjectIdentifier] = [] }
            let log = Log()
            let token = NotificationCenter.default.addObserver(
                forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
            ) { if let window = $0.object as? NSObject { log.objects.append(ObjectIdentifier(window)) } }
            harness.showWindow()
            harness.window.makeKeyAndVisible()
            harness.turn()
            let other = UIWindow(frame: harness.window.bounds)
            other.windowScene = harness.window.windowScene
            other.makeKeyAndVisible()
            XCTAssertEqual(log.objects.last, ObjectIdentifier(other))
            NotificationCenter.default.removeObserver(token)
        }
    }

    /// A banner of an app's is wider than high, and the phone isn't turned for it.
    func testASmallWindowHasTheScreensTraits() {
        onMain {
            let banner = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
            let controller = UIViewController()
            banner.rootViewController = controller
            XCTAssertEqual(banner.traitCollection.verticalSizeClass, .regular)
            banner.isHidden = false
            XCTAssertEqual(banner.traitCollection.verticalSizeClass, .regular)
            XCTAssertEqual(controller.traitCollection.verticalSizeClass, .regular)
            XCTAssertFalse(controller.prefersStatusBarHidden)
            banner.isHidden = true
        }
    }

    func testTimeInTheBackground() {
        onMain {
            let app = UIApplication.shared
            let none: UIBackgroundTaskIdentifier = .invalid
            let (first, second) = (
                app.beginBackgroundTask(expirationHandler: nil),
                app.beginBackgroundTask(withName: "Saving", expirationHandler: {})
            )
            XCTAssertNotEqual(first, none)
            XCTAssertNotEqual(second, none)
            XCTAssertNotEqual(first, second)
            app.endBackgroundTask(first)
            app.endBackgroundTask(second)
            app.endBackgroundTask(.invalid)
            XCTAssertFalse(app.isIdleTimerDisabled)
            app.isIdleTimerDisabled = true
            XCTAssertTrue(app.isIdleTimerDisabled)
            app.isIdleTimerDisabled = false
        }
    }

    @MainActor private func checkShortcutItem() {
        let icon = UIApplicationShortcutIcon(systemImageName: "star")
        let item = UIApplicationShortcutItem(
            type: "org.example.new", localizedTitle: "New", localizedSubtitle: "Note", icon: icon,
            userInfo: ["id": 7 as NSNumber])
        XCTAssertEqual(item.type, "org.example.new")
        XCTAssertEqual(item.localizedTitle, "New")
        XCTAssertEqual(item.localizedSubtitle, "Note")
        XCTAssertEqual(item.icon, icon)
        XCTAssertEqual(item.userInfo?["id"] as? Int, 7)
    }

    func testAShortcutItemHasWhatItWasMadeOf() { onMain { checkShortcutItem() } }

    func testValuesInBoxes() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue, insets)
        XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
        XCTAssertEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
        let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSValue(uiEdgeInsets: edges).uiEdgeInsetsValue, edges)
        XCTAssertEqual(UIEdgeInsets(), .zero)
        XCTAssertEqual(
            NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        let path = NSIndexPath(row: 3, section: 2)
        XCTAssertEqual([path.section, path.row], [2, 3])
        XCTAssertEqual(NSIndexPath(item: 5, section: 1).item, 5)
        XCTAssertNil(NSDataAsset(name: "no such asset"))
        XCTAssertNil(UIColor(named: "no such colour"))
        XCTAssertNil(UIImage(named: "no such image"))
    }

    func testAnActionHasWhatItWasMadeOf() {
        onMain {
            var done = 0
            let image = UIImage(systemName: "star")
            let action = UIAction(
                title: "Title", subtitle: "Subtitle", image: image, identifier: UIAction.Identifier("own"),
                discoverabilityTitle: "Long title", attributes: .destructive, state: .on
            ) { _ in done += 1 }
            XCTAssertEqual(
                [action.title, action.subtitle, action.discoverabilityTitle],
                [
                    "Title", "Subtitle", "Long title",
                ])
            XCTAssertTrue(action.image === image)
            XCTAssertEqual(action.identifier.rawValue, "own")
            XCTAssertEqual(action.attributes, .destructive)
            XCTAssertEqual(action.state, .on)
            let button = UIButton(primaryAction: action)
            button.sendActions(for: .primaryActionTriggered)
            XCTAssertEqual(done, 1)
        }
    }
}
