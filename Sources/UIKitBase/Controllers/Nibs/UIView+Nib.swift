import CoreGraphics
import Foundation
import PorticoNib

extension UIView: NibAwaking {
    /// What `init(coder:)` reads of a nib: where the view is, and what is in it.
    func decodeContents(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return unarchive(coder) }
        let reading = coder.reading
        UIView.nibProperties.read(self, coder)
        let hidden = NibVariations.excludedSubviews(of: reading.node)
        for child in reading.node.list("subviews") {
            guard let id = child.id, let view = reading.object(id) as? UIView, !hidden.contains(id) else { continue }
            addSubview(view)
            if let inset = child.child("frameInset") { place(view, inset) }
        }
    }

    /// Whether a label or an image view takes touches, by what it is read from; nil where that doesn't say. Xcode leaves the word out where
    /// a view does, and writes a content mode for each.
    func readsInteraction(_ coder: NSCoder) -> Bool? {
        if let coder = coder as? NibCoder {
            let node = coder.reading.node
            return node.flag("userInteractionEnabled") ?? (node["contentMode"] == nil ? nil : true)
        }
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBounds") else { return nil }
        return !coder.decodeBool(forKey: "UIUserInteractionDisabled")
    }

    /// A frame that is told by its distances from this view's edges, as far as they are given.
    private func place(_ view: UIView, _ inset: NibNode) {
        func span(_ low: String, _ high: String, _ length: String, in room: CGFloat) -> (CGFloat, CGFloat) {
            let (before, after) = (inset.number(low).map { CGFloat($0) }, inset.number(high).map { CGFloat($0) })
            let given = inset.number(length).map { CGFloat($0) }
            let extent = given ?? max(0, room - (before ?? 0) - (after ?? 0))
            return (before ?? after.map { room - $0 - extent } ?? (room - extent) / 2, extent)
        }
        let (x, width) = span("minX", "maxX", "width", in: bounds.width)
        let (y, height) = span("minY", "maxY", "height", in: bounds.height)
        view.frame = CGRect(x: x, y: y, width: width, height: height)
    }

    static let nibProperties = NibTable<UIView> { table in
        table.row("frame") { $0.frame = $1.rect }
        table.row("autoresizingMask") { $0.autoresizingMask = mask($1) }
        table.row("translatesAutoresizingMaskIntoConstraints") {
            $0.translatesAutoresizingMaskIntoConstraints = $1.bool
        }
        table.row("contentMode") { view, value in contentMode(value).map { view.contentMode = $0 } }
        table.row("clipsSubviews") { $0.clipsToBounds = $1.bool }
        table.row("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1.bool }
        table.row("opaque") { $0.isOpaque = $1.bool }
        table.row("hidden") { $0.isHidden = $1.bool }
        table.row("alpha") { $0.alpha = $1.cgFloat }
        table.row("tag") { $0.tag = $1.int }
        table.row("userInteractionEnabled") { $0.isUserInteractionEnabled = $1.bool }
        table.row("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1.bool }
        table.row("autoresizesSubviews") { $0.autoresizesSubviews = $1.bool }
        table.row("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1.bool }
        table.row("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1.bool }
        table.row("semanticContentAttribute") { view, value in
            value.choice(semantics).map { view.semanticContentAttribute = $0 }
        }
        table.row("layoutMargins") { $0.layoutMargins = $1.insets }
        table.row("directionalLayoutMargins") { $0.directionalLayoutMargins = $1.directionalInsets }
        table.row("interfaceStyle") { view, value in
            view.overrideUserInterfaceStyle =
                value.plain == "dark" ? .dark : value.plain == "light" ? .light : .unspecified
        }
        table.row("horizontalHuggingPriority") { $0.setContentHuggingPriority($1.priority, for: .horizontal) }
        table.row("verticalHuggingPriority") { $0.setContentHuggingPriority($1.priority, for: .vertical) }
        table.row("horizontalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1.priority, for: .horizontal)
        }
        table.row("verticalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1.priority, for: .vertical)
        }
        table.row("restorationIdentifier") { $0.restorationIdentifier = $1.plain }
        table.row("backgroundColor") { $0.backgroundColor = $1.color }
        table.row("tintColor") { $0.tintColor = $1.color }
        table.row("accessibilityConfiguration") { $0.decodeAccessibility($1) }
    }

    private static let semantics: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static func mask(_ value: NibProperty) -> AutoresizingMask {
        var mask: AutoresizingMask = []
        if value.has("widthSizable") { mask.insert(.flexibleWidth) }
        if value.has("heightSizable") { mask.insert(.flexibleHeight) }
        if value.has("flexibleMinX") { mask.insert(.flexibleLeftMargin) }
        if value.has("flexibleMaxX") { mask.insert(.flexibleRightMargin) }
        if value.has("flexibleMinY") { mask.insert(.flexibleTopMargin) }
        if value.has("flexibleMaxY") { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    private static func contentMode(_ value: NibProperty) -> ContentMode? {
        value.choice([
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
            "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ])
    }

    private func decodeAccessibility(_ value: NibProperty) {
        guard let node = value.node else { return }
        if let label = node.string("label") {
            accessibilityLabel = value.reading.translated("accessibilityLabel", label)
        }
        if let hint = node.string("hint") { accessibilityHint = value.reading.translated("accessibilityHint", hint) }
        if let text = node.string("value") { accessibilityValue = text }
        if let identifier = node.string("identifier") { accessibilityIdentifier = identifier }
        if let isElement = node.child("isElement")?.flag("value") { isAccessibilityElement = isElement }
        if let traits = node.child("traits") { accessibilityTraits = Self.traits(traits) }
    }

    private static func traits(_ node: NibNode) -> UIAccessibilityTraits {
        let known: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("searchField", .searchField), ("playsSound", .playsSound),
            ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
            ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
            ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("causesPageTurn", .causesPageTurn), ("header", .header), ("tabBar", .tabBar),
        ]
        return known.reduce(into: []) { if node.flag($1.0) == true { $0.formUnion($1.1) } }
    }
}

extension UIStackView {
    static let nibStackProperties = NibTable<UIStackView> { table in
        table.row("axis") { $0.axis = $1.plain == "vertical" ? .vertical : .horizontal }
        table.row("distribution") { stack, value in
            value.choice([
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ]).map { stack.distribution = $0 }
        }
        table.row("alignment") { stack, value in
            value.choice([
                "fill": .fill, "leading": .leading, "trailing": .trailing, "center": .center, "top": .top,
                "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
            ]).map { stack.alignment = $0 }
        }
        table.row("spacing") { $0.spacing = $1.cgFloat }
        table.row("spacingType") { stack, value in
            if value.plain == "standard" { stack.spacing = LayoutEngine.systemSpacing }
        }
        table.row("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1.bool }
        table.row("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1.bool }
        table.all { stack, reading in
            // Margins of its own are there to be kept.
            if reading.node.child("layoutMargins") != nil || reading.node.child("directionalLayoutMargins") != nil {
                stack.isLayoutMarginsRelativeArrangement = true
            }
            for view in stack.subviews { stack.addArrangedSubview(view) }
        }
    }
}

extension UIGestureRecognizer {
    /// After the recogniser was made: its classes have no decoding initialiser of their own that an app would override.
    func decodeNib(_ coder: NibCoder) {
        Self.nibProperties.read(self, coder)
        switch self {
        case let tap as UITapGestureRecognizer: UITapGestureRecognizer.nibTapProperties.read(tap, coder)
        case let press as UILongPressGestureRecognizer:
            UILongPressGestureRecognizer.nibPressProperties.read(press, coder)
        case let pan as UIPanGestureRecognizer: UIPanGestureRecognizer.nibPanProperties.read(pan, coder)
        case let swipe as UISwipeGestureRecognizer: UISwipeGestureRecognizer.nibSwipeProperties.read(swipe, coder)
        case let pinch as UIPinchGestureRecognizer: UIPinchGestureRecognizer.nibPinchProperties.read(pinch, coder)
        case let turn as UIRotationGestureRecognizer: UIRotationGestureRecognizer.nibTurnProperties.read(turn, coder)
        default: break
        }
    }

    private static let nibProperties = NibTable<UIGestureRecognizer> { table in
        table.row("enabled") { $0.isEnabled = $1.bool }
        table.row("cancelsTouchesInView") { $0.cancelsTouchesInView = $1.bool }
        table.row("delaysTouchesBegan") { $0.delaysTouchesBegan = $1.bool }
        table.row("delaysTouchesEnded") { $0.delaysTouchesEnded = $1.bool }
        table.row("requiresExclusiveTouchType") { $0.requiresExclusiveTouchType = $1.bool }
    }
}

extension UITapGestureRecognizer {
    fileprivate static let nibTapProperties = NibTable<UITapGestureRecognizer> { table in
        table.row("numberOfTapsRequired") { $0.numberOfTapsRequired = $1.int }
        table.row("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1.int }
    }
}

extension UILongPressGestureRecognizer {
    fileprivate static let nibPressProperties = NibTable<UILongPressGestureRecognizer> { table in
        table.row("minimumPressDuration") { $0.minimumPressDuration = $1.double }
        table.row("allowableMovement") { $0.allowableMovement = $1.cgFloat }
        table.row("numberOfTapsRequired") { $0.numberOfTapsRequired = $1.int }
        table.row("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1.int }
    }
}

extension UIPanGestureRecognizer {
    fileprivate static let nibPanProperties = NibTable<UIPanGestureRecognizer> { table in
        table.row("minimumNumberOfTouches") { $0.minimumNumberOfTouches = $1.int }
        table.row("maximumNumberOfTouches") { $0.maximumNumberOfTouches = $1.int }
        table.row("edges") { pan, value in (pan as? UIScreenEdgePanGestureRecognizer)?.edges = value.edges }
    }
}

extension UISwipeGestureRecognizer {
    fileprivate static let nibSwipeProperties = NibTable<UISwipeGestureRecognizer> { table in
        table.row("direction") { swipe, value in
            value.choice(["left": .left, "right": .right, "up": .up, "down": .down]).map { swipe.direction = $0 }
        }
        table.row("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1.int }
    }
}

extension UIPinchGestureRecognizer {
    fileprivate static let nibPinchProperties = NibTable<UIPinchGestureRecognizer> { table in
        table.row("scale") { $0.scale = $1.cgFloat }
    }
}

extension UIRotationGestureRecognizer {
    fileprivate static let nibTurnProperties = NibTable<UIRotationGestureRecognizer> { table in
        table.row("rotation") { $0.rotation = $1.cgFloat }
    }
}
