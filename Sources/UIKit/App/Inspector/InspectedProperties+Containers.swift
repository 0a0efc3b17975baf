import CoreGraphics
import Foundation

extension InspectedProperties {
    static let bars: [InspectedClass] = [
        InspectedClass(
            UINavigationBar.self, make: nil,
            [
                .init("prefersLargeTitles", \.prefersLargeTitles, .boolean),
                .init("isTranslucent", \.isTranslucent, .boolean),
                .init("barTintColor", \.barTintColor, .color),
            ]),
        InspectedClass(
            UITabBar.self, make: nil,
            [
                .init("isTranslucent", \.isTranslucent, .boolean),
                .init("barTintColor", \.barTintColor, .color),
                .init("unselectedItemTintColor", \.unselectedItemTintColor, .color),
            ]),
        InspectedClass(
            UIToolbar.self, make: nil,
            [.init("isTranslucent", \.isTranslucent, .boolean), .init("barTintColor", \.barTintColor, .color)]),
    ]

    static let containers: [InspectedClass] = [
        InspectedClass(
            UIStackView.self, make: nil,
            [
                .init("axis", \.axis, .choice),
                .init("distribution", \.distribution, .choice),
                .init(
                    "alignment", \.alignment,
                    .choice([
                        ("fill", .fill), ("leading", .leading), ("firstBaseline", .firstBaseline), ("center", .center),
                        ("trailing", .trailing), ("lastBaseline", .lastBaseline),
                    ])),
                .init("spacing", \.spacing, .number),
                .init("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, .boolean),
                .init("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, .boolean),
            ]),
        InspectedClass(
            UITableView.self, make: nil,
            [
                .init("rowHeight", \.rowHeight, .number) { $1 > 0 || $1 == UITableView.automaticDimension },
                .init("separatorStyle", \.separatorStyle, .choice),
                .init("separatorColor", \.separatorColor, .color),
                .init("separatorInset", \.separatorInset, .insets),
                .init("allowsSelection", \.allowsSelection, .boolean),
                .init("allowsMultipleSelection", \.allowsMultipleSelection, .boolean),
                .init("isEditing", \.isEditing, .boolean),
            ]),
        InspectedClass(
            UICollectionView.self, make: nil,
            [
                .init("allowsSelection", \.allowsSelection, .boolean),
                .init("allowsMultipleSelection", \.allowsMultipleSelection, .boolean),
                .init("isEditing", \.isEditing, .boolean),
            ]),
        InspectedClass(
            UITableViewCell.self, make: nil,
            [
                .init("reuseIdentifier") { $0.reuseIdentifier ?? "" },
                .init("accessoryType", \.accessoryType, .choice),
                .init("selectionStyle", \.selectionStyle, .choice),
                .init("isSelected", \.isSelected, .boolean),
                .init("indentationLevel", \.indentationLevel, .whole) { $1 >= 0 && $1 <= 100 },
                .init("separatorInset", \.separatorInset, .insets),
            ]),
        InspectedClass(
            UIScrollView.self, make: nil,
            [
                .init("contentOffset", \.contentOffset, .point),
                .init("contentSize", \.contentSize, .size) { $1.width >= 0 && $1.height >= 0 },
                .init("contentInset", \.contentInset, .insets),
                .init("adjustedContentInset") { PropertyForm<UIEdgeInsets>.insets.text($0.adjustedContentInset) },
                .init("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .choice),
                .init("isScrollEnabled", \.isScrollEnabled, .boolean),
                .init("isPagingEnabled", \.isPagingEnabled, .boolean),
                .init("isDirectionalLockEnabled", \.isDirectionalLockEnabled, .boolean),
                .init("bounces", \.bounces, .boolean),
                .init("alwaysBounceVertical", \.alwaysBounceVertical, .boolean),
                .init("alwaysBounceHorizontal", \.alwaysBounceHorizontal, .boolean),
                .init("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, .boolean),
                .init("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, .boolean),
                .init("indicatorStyle", \.indicatorStyle, .choice),
                .init("keyboardDismissMode", \.keyboardDismissMode, .choice),
                .init("minimumZoomScale", \.minimumZoomScale, .number) { $1 > 0 && $1 <= $0.maximumZoomScale },
                .init("maximumZoomScale", \.maximumZoomScale, .number) { $1 >= $0.minimumZoomScale },
                .init("zoomScale", \.zoomScale, .number) { $1 > 0 },
            ]),
    ]
}
