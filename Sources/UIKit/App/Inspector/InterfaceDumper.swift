import CoreGraphics
import Foundation
import PorticoHost

/// Writes down what a UI test sees: every view that can be seen, by what it is, with the elements that containers name.
///
/// Unlike an assistive technology, a test also looks into elements: a cell's labels and a button's title are found in them.
///
/// - From: `HostRequest.interface`, `HostRequest.reveal`
/// - To: `InterfaceNode`
@MainActor enum InterfaceDumper {
    static func windows() -> [InterfaceNode] {
        ObjectTable.shared.sweep()
        InterfaceRows.forget()
        let screen = UIScreen.main.bounds
        return withoutWhatModalHides(UIScreen.main.windows).compactMap { node($0, clip: screen) } + keyboard()
    }

    /// Scrolls, from the inside outwards, until the element's rectangle is in each scroll view that it lies in.
    static func reveal(_ id: UInt64) -> HostAnswer {
        let object = ObjectTable.shared.object(id)
        if let row = object as? InterfaceRow { row.reveal() }
        guard let view = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        else { return .failed(reason: "it is gone", remedy: "look for it again") }
        var above = view.superview
        while let next = above {
            if let scroll = next as? UIScrollView {
                scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
                scroll.layoutIfNeeded()
            }
            above = next.superview
        }
        return .done
    }

    // MARK: Views

    private static func node(_ view: UIView, clip: CGRect) -> InterfaceNode? {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return nil }
        let kind = InterfaceKind.of(view)
        guard kind != .staticText || !(view.accessibilityLabel ?? "").isEmpty || view.accessibilityIdentifier != nil
        else { return nil }
        var node = InterfaceNode(
            id: ObjectTable.shared.id(view), kind: kind, type: String(describing: type(of: view)))
        let place = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        describe(view, place: place, clip: clip, into: &node)
        if let text = view.accessibilityIdentifier { node.identifier = text }
        tell(view, &node)
        let inner = view.clipsToBounds ? clip.intersection(place) : clip
        node.children = children(of: view, kind, inner)
        return node
    }

    private static func children(of view: UIView, _ kind: InterfaceNode.Kind, _ clip: CGRect) -> [InterfaceNode] {
        if let parts = view.accessibilityParts { return parts.map { element($0, kind, clip) } }
        if let listed = view.accessibilityElements {
            return listed.compactMap { found($0 as AnyObject, kind, clip) }
        }
        // An element of the app's own making is one thing; what UIKit draws in its own can be looked into.
        if view.isAccessibilityElement, kind == .other { return [] }
        var below = withoutWhatModalHides(view.subviews).compactMap { node($0, clip: clip) }
        below += view.elementsInText.map { element($0, kind, clip) }
        if let table = view as? UITableView { below += InterfaceRows.rest(of: table) { node($0, clip: .null) } }
        guard kind == .table || kind == .collectionView else { return below }
        return below.sorted { ($0.frame[1], $0.frame[0]) < ($1.frame[1], $1.frame[0]) }
    }

    private static func found(
        _ object: AnyObject, _ container: InterfaceNode.Kind, _ clip: CGRect
    ) -> InterfaceNode? {
        if let view = object as? UIView { return node(view, clip: clip) }
        guard let told = object as? any NSObjectProtocol, !told.accessibilityElementsHidden else { return nil }
        return element(told, container, clip)
    }

    private static func element(
        _ object: any NSObjectProtocol, _ container: InterfaceNode.Kind, _ clip: CGRect
    ) -> InterfaceNode {
        var kind = InterfaceKind.of(object.accessibilityTraits)
        if container == .picker { kind = .pickerWheel }
        var node = InterfaceNode(
            id: ObjectTable.shared.id(object), kind: kind, type: String(describing: type(of: object)))
        describe(object, place: object.accessibilityFrame, clip: clip, into: &node)
        if let named = object as? any UIAccessibilityIdentification {
            node.identifier = named.accessibilityIdentifier ?? ""
        }
        node.hitPoint = middle(object.accessibilityFrame, clip)
        node.isHittable = node.hitPoint != nil
        return node
    }

    private static func withoutWhatModalHides(_ views: [UIView]) -> [UIView] {
        views.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? views
    }

    private static func describe(
        _ object: any NSObjectProtocol, place: CGRect, clip: CGRect, into node: inout InterfaceNode
    ) {
        node.frame = [place.minX, place.minY, place.width, place.height].map { Double($0) }
        node.label = object.accessibilityLabel ?? ""
        node.value = object.accessibilityValue
        let traits = object.accessibilityTraits
        node.isEnabled = !traits.contains(.notEnabled)
        node.isSelected = traits.contains(.selected)
        guard let view = object as? UIView, let point = middle(place, clip) else { return }
        node.hitPoint = point
        node.isHittable = isReached(view, CGPoint(x: point[0], y: point[1]))
    }

    /// The middle of what is on the screen of a rectangle; nil if nothing is.
    private static func middle(_ place: CGRect, _ clip: CGRect) -> [Double]? {
        let seen = place.intersection(clip)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        return [Double(seen.midX), Double(seen.midY)]
    }

    /// Whether the topmost window's answer to a finger there is the view, something in it, or something that it lies in.
    private static func isReached(_ view: UIView, _ point: CGPoint) -> Bool {
        for window in UIScreen.main.windows.reversed() where !window.isHidden {
            guard let hit = window.hitTest(window.convertFromScreen(point), with: nil) else { continue }
            return hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
        return false
    }

    /// What only some views have to say.
    private static func tell(_ view: UIView, _ node: inout InterfaceNode) {
        node.hasFocus = view.isFirstResponder
        switch view {
        case let bar as UINavigationBar:
            if node.identifier.isEmpty { node.identifier = bar.topItem?.title ?? "" }
        case let field as UITextField:
            node.placeholder = field.placeholder
            let text = field.text ?? ""
            // An empty field says what it asks for.
            node.value = text.isEmpty ? field.placeholder ?? "" : field.isSecureTextEntry ? hidden(text) : text
            if node.label == text || node.label == field.placeholder { node.label = view.ownLabel ?? "" }
        case let slider as UISlider:
            let range = slider.maximumValue - slider.minimumValue
            node.position = range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0
        case let alert as AlertView:
            node.label = alert.spokenTitle ?? node.label
        case let button as UIButton: node.title = button.currentTitle ?? ""
        case is UITableViewCell: if view.ownLabel == nil { node.label = "" }
        default: break
        }
    }

    private static func hidden(_ text: String) -> String { String(repeating: "•", count: text.count) }

    // MARK: The keyboard

    /// A hardware keyboard's stand-in: a test finds a keyboard while something takes text, with a return key.
    private static func keyboard() -> [InterfaceNode] {
        guard TextRouter.takesText, SoftwareKeyboard.shared.shown == nil else { return [] }
        let screen = UIScreen.main.bounds
        var board = InterfaceNode(id: 1, kind: .keyboard, type: "Keyboard")
        board.frame = [0, Double(screen.maxY), Double(screen.width), 0]
        var key = InterfaceNode(id: 2, kind: .button, type: "Key")
        key.identifier = "Return"
        key.label = returnName
        key.frame = board.frame
        key.isHittable = true
        board.children = [key]
        return [board]
    }

    private static var returnName: String {
        let type = (FirstResponder.current as? any UITextInputTraits)?.returnKeyType ?? .default
        switch type {
        case .go: return "Go"
        case .google, .yahoo, .search: return "Search"
        case .join: return "Join"
        case .next: return "Next"
        case .route: return "Route"
        case .send: return "Send"
        case .done: return "Done"
        case .emergencyCall: return "Emergency call"
        case .continue: return "Continue"
        default: return "return"
        }
    }
}

extension UIView {
    /// The label that the app has set; nil while UIKit's own holds.
    fileprivate var ownLabel: String? { accessibilityStore?.label.plain }
}

/// What kind of element a test takes something for: by its class, else by its traits.
@MainActor enum InterfaceKind {
    @InProcess private static var known: [ObjectIdentifier: InterfaceNode.Kind?] = [:]

    static func of(_ view: UIView) -> InterfaceNode.Kind {
        if let field = view as? UITextField, field.isSecureTextEntry { return .secureTextField }
        if let alert = view as? AlertView { return alert.isSheet ? .sheet : .alert }
        if let kind = byClass(type(of: view)) { return kind }
        return view.isAccessibilityElement ? of(view.accessibilityTraits) : .other
    }

    static func of(_ traits: UIAccessibilityTraits) -> InterfaceNode.Kind {
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.link) { return .link }
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.staticText) { return .staticText }
        return .other
    }

    private static func byClass(_ cls: AnyClass) -> InterfaceNode.Kind? {
        if let kind = known[ObjectIdentifier(cls)] { return kind }
        var next: AnyClass? = cls
        var found: InterfaceNode.Kind?
        while let cls = next, found == nil {
            found = names[String(describing: cls)]
            next = superclass(of: cls)
        }
        known[ObjectIdentifier(cls)] = .some(found)
        return found
    }

    /// By name: what a floor or a module above this one makes is found, too.
    private static let names: [String: InterfaceNode.Kind] = [
        "UIWindow": .window, "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UIToolbar": .toolbar,
        "UITableView": .table, "UITableViewCell": .cell, "UICollectionView": .collectionView,
        "UICollectionViewCell": .cell, "UIScrollView": .scrollView, "UIButton": .button, "BarButtonView": .button,
        "TabButton": .button, "AlertButton": .button, "NavigationTitleButton": .button, "EditMenuButton": .menuItem,
        "MenuEntry": .button, "UILabel": .staticText, "UIImageView": .image, "UITextField": .textField,
        "UISearchTextField": .searchField, "UITextView": .textView, "UISwitch": .switch, "UISlider": .slider,
        "UIStepper": .stepper, "UISegmentedControl": .segmentedControl, "UIPageControl": .pageIndicator,
        "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .activityIndicator,
        "UIPickerView": .picker, "UIDatePicker": .datePicker, "PopoverView": .popover,
        "UITableViewHeaderFooterView": .other, "KeyboardView": .keyboard,
    ]
}
