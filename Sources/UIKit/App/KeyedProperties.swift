import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

/// The properties of UIKit's classes that are read, set and observed by name: `value(forKey:)`, `addObserver(_:forKeyPath:…)`.
///
/// - From: `ObjCClassRegistry`
/// - To: the properties
@MainActor private struct KeyedProperty {
    let read: (AnyObject) -> Any?
    let write: ((AnyObject, _PorticoArguments) -> Void)?

    init<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        read = { unsafeDowncast($0, to: Root.self)[keyPath: path] }
        write = { unsafeDowncast($0, to: Root.self)[keyPath: path] = $1(0) }
    }

    init<Root: AnyObject, Value>(reading path: KeyPath<Root, Value>) {
        read = { unsafeDowncast($0, to: Root.self)[keyPath: path] }
        write = nil
    }
}

/// Each name stands before its setter's; an odd number is a setter.
private func register(
    _ names: StaticString, _ cls: AnyClass, _ rows: @escaping @MainActor @Sendable () -> [KeyedProperty]
) {
    ObjCClassRegistry.shared.register(names, of: cls) { receiver, index, arguments in
        nonisolated(unsafe) let (object, values) = (receiver, arguments)
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated {
            let row = rows()[index / 2]
            if index % 2 == 0 { result = row.read(object) } else { row.write?(object, values) }
        }
        return result
    }
}

private enum KeyedProperties {
    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        _porticoRegisterType("sharedApplication\nshared", { UIApplication.self }, { _, _, _ in UIApplication.shared })
        registerViews()
        registerOthers()
    }

    static func registerViews() {
        register(
            """
            frame\nsetFrame:\nbounds\nsetBounds:\ncenter\nsetCenter:\ntransform\nsetTransform:\nalpha\nsetAlpha:
            hidden\nsetHidden:\nbackgroundColor\nsetBackgroundColor:\ntintColor\nsetTintColor:\ntag\nsetTag:
            clipsToBounds\nsetClipsToBounds:\nuserInteractionEnabled\nsetUserInteractionEnabled:\nlayer\nsetLayer:
            safeAreaInsets\nsetSafeAreaInsets:\nsuperview\nsetSuperview:\nwindow\nsetWindow:
            accessibilityIdentifier\nsetAccessibilityIdentifier:
            contentMode\nsetContentMode:\nopaque\nsetOpaque:\naccessibilityLabel\nsetAccessibilityLabel:
            accessibilityHint\nsetAccessibilityHint:\nisAccessibilityElement\nsetIsAccessibilityElement:
            mask\nsetMask:\nrestorationIdentifier\nsetRestorationIdentifier:\nmaskView\nsetMaskView:
            """, UIView.self
        ) {
            [
                .init(\UIView.frame), .init(\UIView.bounds), .init(\UIView.center), .init(\UIView.transform),
                .init(\UIView.alpha), .init(\UIView.isHidden), .init(\UIView.backgroundColor),
                .init(\UIView.tintColor), .init(\UIView.tag), .init(\UIView.clipsToBounds),
                .init(\UIView.isUserInteractionEnabled), .init(reading: \UIView.layer),
                .init(reading: \UIView.safeAreaInsets), .init(reading: \UIView.superview),
                .init(reading: \UIView.window), .init(\UIView.accessibilityIdentifier),
                .init(\UIView.contentMode), .init(\UIView.isOpaque), .init(\UIView.accessibilityLabel),
                .init(\UIView.accessibilityHint), .init(\UIView.isAccessibilityElement), .init(\UIView.mask),
                .init(\UIView.restorationIdentifier), .init(\UIView.mask),
            ]
        }
        register(
            """
            contentOffset\nsetContentOffset:\ncontentSize\nsetContentSize:\ncontentInset\nsetContentInset:
            zoomScale\nsetZoomScale:\nscrollEnabled\nsetScrollEnabled:\npagingEnabled\nsetPagingEnabled:
            delegate\nsetDelegate:\nrefreshControl\nsetRefreshControl:
            """, UIScrollView.self
        ) {
            [
                .init(\UIScrollView.contentOffset), .init(\UIScrollView.contentSize), .init(\UIScrollView.contentInset),
                .init(\UIScrollView.zoomScale), .init(\UIScrollView.isScrollEnabled),
                .init(\UIScrollView.isPagingEnabled), .init(\UIScrollView.delegate),
                .init(\UIScrollView.refreshControl),
            ]
        }
    }

    static func registerOthers() {
        register(
            "enabled\nsetEnabled:\nselected\nsetSelected:\nhighlighted\nsetHighlighted:", UIControl.self
        ) { [.init(\UIControl.isEnabled), .init(\UIControl.isSelected), .init(\UIControl.isHighlighted)] }
        register("text\nsetText:\ntextColor\nsetTextColor:\nfont\nsetFont:", UILabel.self) {
            [.init(\UILabel.text), .init(\UILabel.textColor), .init(\UILabel.font)]
        }
        register(
            """
            text\nsetText:\nplaceholder\nsetPlaceholder:\ndelegate\nsetDelegate:\ntextColor\nsetTextColor:
            font\nsetFont:\nleftView\nsetLeftView:\nrightView\nsetRightView:
            """, UITextField.self
        ) {
            [
                .init(\UITextField.text), .init(\UITextField.placeholder), .init(\UITextField.delegate),
                .init(\UITextField.textColor), .init(\UITextField.font), .init(\UITextField.leftView),
                .init(\UITextField.rightView),
            ]
        }
        register("delegate\nsetDelegate:", UIGestureRecognizer.self) { [.init(\UIGestureRecognizer.delegate)] }
        register("delegate\nsetDelegate:", UINavigationController.self) { [.init(\UINavigationController.delegate)] }
        register("delegate\nsetDelegate:", UITabBarController.self) { [.init(\UITabBarController.delegate)] }
        register("delegate\nsetDelegate:", UISplitViewController.self) { [.init(\UISplitViewController.delegate)] }
        register("delegate\nsetDelegate:", UINavigationBar.self) { [.init(\UINavigationBar.delegate)] }
        register("delegate\nsetDelegate:", UITabBar.self) { [.init(\UITabBar.delegate)] }
        register("delegate\nsetDelegate:", UIToolbar.self) { [.init(\UIToolbar.delegate)] }
        register("delegate\nsetDelegate:\ndataSource\nsetDataSource:", UIPageViewController.self) {
            [.init(\UIPageViewController.delegate), .init(\UIPageViewController.dataSource)]
        }
        register("constant\nsetConstant:\nidentifier\nsetIdentifier:", NSLayoutConstraint.self) {
            [.init(\NSLayoutConstraint.constant), .init(\NSLayoutConstraint.identifier)]
        }
        register("image\nsetImage:\nhighlightedImage\nsetHighlightedImage:", UIImageView.self) {
            [.init(\UIImageView.image), .init(\UIImageView.highlightedImage)]
        }
        register(
            """
            title\nsetTitle:\nview\nsetView:\npreferredContentSize\nsetPreferredContentSize:
            navigationItem\nsetNavigationItem:\nnavigationController\nsetNavigationController:
            """, UIViewController.self
        ) {
            [
                .init(\UIViewController.title), .init(\UIViewController.view),
                .init(\UIViewController.preferredContentSize), .init(reading: \UIViewController.navigationItem),
                .init(reading: \UIViewController.navigationController),
            ]
        }
    }
}
