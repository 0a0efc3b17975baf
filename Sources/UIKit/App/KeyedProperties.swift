import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

/// One property that is read, set and observed by name: `value(forKey:)`, `addObserver(_:forKeyPath:…)`.
@MainActor private struct KeyedProperty {
    let name: String
    let path: AnyKeyPath
    let read: (AnyObject) -> Any?
    let write: ((AnyObject, _PorticoArguments) -> Void)?

    init<Root: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.name = name
        self.path = path
        read = { Self.value(unsafeDowncast($0, to: Root.self)[keyPath: path]) }
        write = { unsafeDowncast($0, to: Root.self)[keyPath: path] = $1(0) }
    }

    init<Root: AnyObject, Value>(_ name: String, reading path: KeyPath<Root, Value>) {
        self.name = name
        self.path = path
        read = { Self.value(unsafeDowncast($0, to: Root.self)[keyPath: path]) }
        write = nil
    }

    /// nil for a property that is nil, which would be something that holds nil otherwise.
    private static func value(_ found: some Any) -> Any? { (found as? any Emptiable)?.content ?? found }
}

private protocol Emptiable {
    var content: Any?? { get }
}

extension Optional: Emptiable {
    fileprivate var content: Any?? { .some(map { $0 as Any }) }
}

/// The properties of one of UIKit's classes by name. The registry takes selectors as one text and calls by their number in it: so the
/// names stand there and with the properties, and are brought together when the first is asked for.
///
/// - From: `ObjCClassRegistry`
/// - To: the properties
@MainActor private final class KeyedTable {
    private let selectors: StaticString
    private let rows: @MainActor @Sendable () -> [KeyedProperty]
    /// By the selector's number.
    private lazy var properties: [(property: KeyedProperty, isSetter: Bool)] = {
        let byName = Dictionary(uniqueKeysWithValues: rows().map { ($0.name, $0) })
        return "\(selectors)".split(whereSeparator: \.isNewline).map { selector in
            if let property = byName[String(selector)] { return (property, false) }
            let key = selector.dropFirst("set".count).dropLast()
            guard let property = byName[key.prefix(1).lowercased() + key.dropFirst()] else {
                fatalError("\(selector) is registered, and no property has its name")
            }
            return (property, true)
        }
    }()

    nonisolated init(_ selectors: StaticString, _ rows: @escaping @MainActor @Sendable () -> [KeyedProperty]) {
        (self.selectors, self.rows) = (selectors, rows)
    }

    func perform(_ index: Int, on object: AnyObject, with values: _PorticoArguments) -> Any? {
        let (property, isSetter) = properties[index]
        guard isSetter else { return property.read(object) }
        property.write?(object, values)
        return nil
    }
}

private func register(
    _ selectors: StaticString, _ cls: AnyClass, _ rows: @escaping @MainActor @Sendable () -> [KeyedProperty]
) {
    _porticoRegisterKeyPaths { rows().map { ($0.path, $0.name) } }
    let table = KeyedTable(selectors, rows)
    ObjCClassRegistry.shared.register(selectors, of: cls) { receiver, index, arguments in
        nonisolated(unsafe) let (object, values) = (receiver, arguments)
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = table.perform(index, on: object, with: values) }
        return result
    }
}

private enum KeyedProperties {
    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        _porticoRegisterType("sharedApplication\nshared", { UIApplication.self }, { _, _, _ in UIApplication.shared })
        registerViews()
        registerOthers()
        registerUndocumented()
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
                .init("frame", \UIView.frame), .init("bounds", \UIView.bounds), .init("center", \UIView.center),
                .init("transform", \UIView.transform),
                .init("alpha", \UIView.alpha), .init("hidden", \UIView.isHidden),
                .init("backgroundColor", \UIView.backgroundColor),
                .init("tintColor", \UIView.tintColor), .init("tag", \UIView.tag),
                .init("clipsToBounds", \UIView.clipsToBounds),
                .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
                .init("layer", reading: \UIView.layer),
                .init("safeAreaInsets", reading: \UIView.safeAreaInsets),
                .init("superview", reading: \UIView.superview),
                .init("window", reading: \UIView.window),
                .init("accessibilityIdentifier", \UIView.accessibilityIdentifier),
                .init("contentMode", \UIView.contentMode), .init("opaque", \UIView.isOpaque),
                .init("accessibilityLabel", \UIView.accessibilityLabel),
                .init("accessibilityHint", \UIView.accessibilityHint),
                .init("isAccessibilityElement", \UIView.isAccessibilityElement), .init("maskView", \UIView.mask),
                .init("mask", \UIView.mask),
                .init("restorationIdentifier", \UIView.restorationIdentifier),
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
                .init("contentOffset", \UIScrollView.contentOffset), .init("contentSize", \UIScrollView.contentSize),
                .init("contentInset", \UIScrollView.contentInset),
                .init("zoomScale", \UIScrollView.zoomScale), .init("scrollEnabled", \UIScrollView.isScrollEnabled),
                .init("pagingEnabled", \UIScrollView.isPagingEnabled), .init("delegate", \UIScrollView.delegate),
                .init("refreshControl", \UIScrollView.refreshControl),
            ]
        }
    }

    static func registerOthers() {
        register(
            "paperRect\nsetPaperRect:\nprintableRect\nsetPrintableRect:", UIPrintPageRenderer.self
        ) {
            [
                .init("paperRect", \UIPrintPageRenderer.paperRect),
                .init("printableRect", \UIPrintPageRenderer.printableRect),
            ]
        }
        register(
            "enabled\nsetEnabled:\nselected\nsetSelected:\nhighlighted\nsetHighlighted:", UIControl.self
        ) {
            [
                .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
                .init("highlighted", \UIControl.isHighlighted),
            ]
        }
        register(
            """
            text\nsetText:\ntextColor\nsetTextColor:\nfont\nsetFont:\nattributedText\nsetAttributedText:
            """, UILabel.self
        ) {
            [
                .init("text", \UILabel.text), .init("textColor", \UILabel.textColor), .init("font", \UILabel.font),
                .init("attributedText", \UILabel.attributedText),
            ]
        }
        register(
            """
            text\nsetText:\nplaceholder\nsetPlaceholder:\ndelegate\nsetDelegate:\ntextColor\nsetTextColor:
            font\nsetFont:\nleftView\nsetLeftView:\nrightView\nsetRightView:\nattributedText\nsetAttributedText:
            """, UITextField.self
        ) {
            [
                .init("text", \UITextField.text), .init("placeholder", \UITextField.placeholder),
                .init("delegate", \UITextField.delegate),
                .init("textColor", \UITextField.textColor), .init("font", \UITextField.font),
                .init("leftView", \UITextField.leftView),
                .init("rightView", \UITextField.rightView), .init("attributedText", \UITextField.attributedText),
            ]
        }
        register(
            """
            text\nsetText:\ndelegate\nsetDelegate:\ntextColor\nsetTextColor:\nfont\nsetFont:
            attributedText\nsetAttributedText:
            """, UITextView.self
        ) {
            [
                .init("text", \UITextView.text), .init("delegate", \UITextView.delegate),
                .init("textColor", \UITextView.textColor), .init("font", \UITextView.font),
                .init("attributedText", \UITextView.attributedText),
            ]
        }
        register(
            """
            dataSource\nsetDataSource:\nprefetchDataSource\nsetPrefetchDataSource:\nbackgroundView\nsetBackgroundView:
            tableHeaderView\nsetTableHeaderView:\ntableFooterView\nsetTableFooterView:
            """, UITableView.self
        ) {
            [
                .init("dataSource", \UITableView.dataSource),
                .init("prefetchDataSource", \UITableView.prefetchDataSource),
                .init("backgroundView", \UITableView.backgroundView),
                .init("tableHeaderView", \UITableView.tableHeaderView),
                .init("tableFooterView", \UITableView.tableFooterView),
            ]
        }
        register(
            """
            dataSource\nsetDataSource:\nprefetchDataSource\nsetPrefetchDataSource:\nbackgroundView\nsetBackgroundView:
            """, UICollectionView.self
        ) {
            [
                .init("dataSource", \UICollectionView.dataSource),
                .init("prefetchDataSource", \UICollectionView.prefetchDataSource),
                .init("backgroundView", \UICollectionView.backgroundView),
            ]
        }
        register("delegate\nsetDelegate:\ndataSource\nsetDataSource:", UIPickerView.self) {
            [.init("delegate", \UIPickerView.delegate), .init("dataSource", \UIPickerView.dataSource)]
        }
        register("delegate\nsetDelegate:", UISearchBar.self) { [.init("delegate", \UISearchBar.delegate)] }
        register(
            """
            accessoryView\nsetAccessoryView:\nbackgroundView\nsetBackgroundView:
            selectedBackgroundView\nsetSelectedBackgroundView:
            """, UITableViewCell.self
        ) {
            [
                .init("accessoryView", \UITableViewCell.accessoryView),
                .init("backgroundView", \UITableViewCell.backgroundView),
                .init("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
            ]
        }
        register("delegate\nsetDelegate:", UIGestureRecognizer.self) {
            [.init("delegate", \UIGestureRecognizer.delegate)]
        }
        register("delegate\nsetDelegate:", UINavigationController.self) {
            [.init("delegate", \UINavigationController.delegate)]
        }
        register("delegate\nsetDelegate:", UITabBarController.self) {
            [.init("delegate", \UITabBarController.delegate)]
        }
        register("delegate\nsetDelegate:", UISplitViewController.self) {
            [.init("delegate", \UISplitViewController.delegate)]
        }
        register("delegate\nsetDelegate:", UINavigationBar.self) { [.init("delegate", \UINavigationBar.delegate)] }
        register("delegate\nsetDelegate:", UITabBar.self) { [.init("delegate", \UITabBar.delegate)] }
        register("delegate\nsetDelegate:", UIToolbar.self) { [.init("delegate", \UIToolbar.delegate)] }
        register("delegate\nsetDelegate:\ndataSource\nsetDataSource:", UIPageViewController.self) {
            [.init("delegate", \UIPageViewController.delegate), .init("dataSource", \UIPageViewController.dataSource)]
        }
        register(
            """
            constant\nsetConstant:\nidentifier\nsetIdentifier:\nfirstItem\nsetFirstItem:\nsecondItem\nsetSecondItem:
            """, NSLayoutConstraint.self
        ) {
            [
                .init("constant", \NSLayoutConstraint.constant),
                .init("identifier", \NSLayoutConstraint.identifier),
                .init("firstItem", reading: \NSLayoutConstraint.firstItem),
                .init("secondItem", reading: \NSLayoutConstraint.secondItem),
            ]
        }
        register("image\nsetImage:\nhighlightedImage\nsetHighlightedImage:", UIImageView.self) {
            [.init("image", \UIImageView.image), .init("highlightedImage", \UIImageView.highlightedImage)]
        }
        register(
            """
            title\nsetTitle:\nview\nsetView:\npreferredContentSize\nsetPreferredContentSize:
            navigationItem\nsetNavigationItem:\nnavigationController\nsetNavigationController:
            """, UIViewController.self
        ) {
            [
                .init("title", \UIViewController.title), .init("view", \UIViewController.view),
                .init("preferredContentSize", \UIViewController.preferredContentSize),
                .init("navigationItem", reading: \UIViewController.navigationItem),
                .init("navigationController", reading: \UIViewController.navigationController),
            ]
        }
    }

    /// What Apple documents nowhere and much code reaches for (DEV-858).
    static func registerUndocumented() {
        register("view", UIBarButtonItem.self) { [.init("view", reading: \UIBarButtonItem.seenView)] }
        register("view", UITabBarItem.self) { [.init("view", reading: \UITabBarItem.viewByKey)] }
        register("searchField", UISearchBar.self) { [.init("searchField", reading: \UISearchBar.searchTextField)] }
        register("orientation\nsetOrientation:", UIDevice.self) {
            [.init("orientation", \UIDevice.orientationByKey)]
        }
        register("titleTextColor\nsetTitleTextColor:\nimage\nsetImage:", UIAlertAction.self) {
            [
                .init("titleTextColor", \UIAlertAction.titleTextColor), .init("image", \UIAlertAction.image),
            ]
        }
        register(
            """
            attributedTitle\nsetAttributedTitle:\nattributedMessage\nsetAttributedMessage:
            contentViewController\nsetContentViewController:
            """, UIAlertController.self
        ) {
            [
                .init("attributedTitle", \UIAlertController.attributedTitle),
                .init("attributedMessage", \UIAlertController.attributedMessage),
                .init("contentViewController", \UIAlertController.contentViewController),
            ]
        }
    }
}

extension UIBarButtonItem {
    fileprivate var seenView: UIView? { customView ?? shownView }
}

extension UITabBarItem {
    /// Computed: a key path to a weak property of another module ended the compiler (Swift 6.3) in one of two release builds.
    fileprivate var viewByKey: UIView? { shownView }
}

extension UIDevice {
    /// A number of `UIInterfaceOrientation` or `UIDeviceOrientation`. Setting it turned the device up to iOS 15; it turns nothing on 16 and
    /// later, which says so.
    fileprivate var orientationByKey: Int {
        get { orientation.rawValue }
        set {
            Diagnostics.report(
                "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)"
            )
        }
    }
}
