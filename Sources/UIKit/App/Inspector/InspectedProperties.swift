import CoreGraphics
import Foundation
import PorticoHost
import QuartzCore

/// The properties that the inspector knows: one table for each class, the more special classes first.
///
/// - From: `TreeDumper`, `InspectorDesk`, `PropertyEditor`
@MainActor enum InspectedProperties {
    static let classes: [InspectedClass] =
        texts + controls + bars + containers + [
            view, controller, shapeLayer, gradientLayer, textLayer, layer, constraint,
        ]

    /// What the trees say of each view and layer.
    private static let brief: Set<String> = [
        "frame", "alpha", "isHidden", "backgroundColor", "clipsToBounds", "isUserInteractionEnabled", "tag",
        "accessibilityIdentifier", "text", "numberOfLines",
    ]

    static func brief(of view: UIView) -> [TreeNode.Property] {
        let own = classes.first { $0.title == "UILabel" && $0.has(view) }?.some(view, brief) ?? []
        return self.view.some(view, brief) + own
    }

    private static let briefOfLayers: Set<String> = [
        "position", "bounds", "anchorPoint", "zPosition", "opacity", "isHidden", "cornerRadius", "borderWidth",
        "backgroundColor", "masksToBounds", "contentsScale",
    ]

    static func brief(of layer: CALayer) -> [InspectedProperty<CALayer>] {
        layerTable.filter { briefOfLayers.contains($0.name) }
    }

    /// Everything known about an object.
    static func sections(of object: AnyObject) -> [PropertySection] {
        let known = classes.filter { $0.has(object) }
        // A subclass may begin with other values than its superclass.
        let usual = known.first?.usual()
        return known.map { PropertySection(title: $0.title, properties: $0.properties(object, usual)) }
    }

    // MARK: Views

    static let view = InspectedClass(UIView.self, make: { UIView() }, geometry + looks + layout + spoken)

    private static let geometry: [InspectedProperty<UIView>] = [
        .init("frame", \.frame, .rect),
        .init("bounds", \.bounds, .rect),
        .init("center", \.center, .point),
        .init("transform", \.transform, .transform),
        .init("safeAreaInsets") { PropertyForm<UIEdgeInsets>.insets.text($0.safeAreaInsets) },
        .init("intrinsicContentSize") { PropertyForm<CGSize>.size.text($0.intrinsicContentSize) },
    ]

    private static let looks: [InspectedProperty<UIView>] = [
        .init("alpha", \.alpha, .number),
        .init("isHidden", \.isHidden, .boolean),
        .init("backgroundColor", \.backgroundColor, .color),
        .init("tintColor", \.tintColor, .color),
        .init("tintAdjustmentMode", \.tintAdjustmentMode, .choice),
        .init("contentMode", \.contentMode, .choice),
        .init("clipsToBounds", \.clipsToBounds, .boolean),
        .init("isOpaque", \.isOpaque, .boolean),
        .init("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .choice),
        .init("semanticContentAttribute", \.semanticContentAttribute, .choice),
        .init("isUserInteractionEnabled", \.isUserInteractionEnabled, .boolean),
        .init("isMultipleTouchEnabled", \.isMultipleTouchEnabled, .boolean),
        .init("isExclusiveTouch", \.isExclusiveTouch, .boolean),
        .init("isFirstResponder") { String($0.isFirstResponder) },
        .init("tag", \.tag, .whole),
    ]

    private static let layout: [InspectedProperty<UIView>] = [
        .init("layoutMargins", \.layoutMargins, .insets),
        .init("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, .boolean),
        .init("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, .boolean),
        .init("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, .boolean),
        .init("autoresizesSubviews", \.autoresizesSubviews, .boolean),
        .init(
            "autoresizingMask", \.autoresizingMask,
            .options([
                ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
                ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
                ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
            ])),
        hugging("horizontal", .horizontal), hugging("vertical", .vertical),
        resistance("horizontal", .horizontal), resistance("vertical", .vertical),
    ]

    private static func hugging(_ name: String, _ axis: NSLayoutConstraint.Axis) -> InspectedProperty<UIView> {
        .init(
            "contentHuggingPriority, \(name)", .priority,
            swift: "$.setContentHuggingPriority(UILayoutPriority(%), for: .\(name))",
            get: { $0.contentHuggingPriority(for: axis) }
        ) { view, priority in
            view.setContentHuggingPriority(priority, for: axis)
            return true
        }
    }

    private static func resistance(_ name: String, _ axis: NSLayoutConstraint.Axis) -> InspectedProperty<UIView> {
        .init(
            "contentCompressionResistancePriority, \(name)", .priority,
            swift: "$.setContentCompressionResistancePriority(UILayoutPriority(%), for: .\(name))",
            get: { $0.contentCompressionResistancePriority(for: axis) }
        ) { view, priority in
            view.setContentCompressionResistancePriority(priority, for: axis)
            return true
        }
    }

    private static let spoken: [InspectedProperty<UIView>] = [
        .init("isAccessibilityElement", \.isAccessibilityElement, .boolean),
        .init("accessibilityIdentifier", \.accessibilityIdentifier, .words),
        .init("accessibilityLabel", \.accessibilityLabel, .words),
        .init("accessibilityValue", \.accessibilityValue, .words),
        .init("accessibilityHint", \.accessibilityHint, .words),
        .init("accessibilityElementsHidden", \.accessibilityElementsHidden, .boolean),
    ]

    // MARK: Others

    private static let controller = InspectedClass(
        UIViewController.self, make: nil,
        [
            .init("title", \.title, .words),
            .init("isViewLoaded") { String($0.isViewLoaded) },
            .init("isEditing", \.isEditing, .boolean),
            .init("additionalSafeAreaInsets", \.additionalSafeAreaInsets, .insets),
            .init("preferredContentSize", \.preferredContentSize, .size),
            .init("modalPresentationStyle", \.modalPresentationStyle, .choice),
            .init("modalTransitionStyle", \.modalTransitionStyle, .choice),
            .init("isModalInPresentation", \.isModalInPresentation, .boolean),
            .init("definesPresentationContext", \.definesPresentationContext, .boolean),
            .init("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, .boolean),
            .init("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, .boolean),
            .init("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .choice),
        ])

    private static let constraint = InspectedClass(
        NSLayoutConstraint.self, make: nil,
        [
            .init("constant", \.constant, .number),
            // Whether an active one is required is settled when it is made active.
            .init("priority", \.priority, .priority) { constraint, new in
                !constraint.isActive || (constraint.priority == .required) == (new == .required)
            },
            .init("isActive", \.isActive, .boolean) { constraint, isOn in !isOn || constraint.firstItem != nil },
        ])
}
