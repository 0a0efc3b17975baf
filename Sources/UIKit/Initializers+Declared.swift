// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import CoreGraphics
import CoreText
import Foundation
import PorticoFoundation
import PorticoObjC
import QuartzCore

// Initialisers on classes that only the running program knows. How a pair works is told at `_PorticoObject`.

extension _PorticoObject where Self: AXCategoricalDataAxisDescriptor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXCategoricalDataAxisDescriptor_attributedTitle_categoryOrder_0")
    @_disfavoredOverload public init(attributedTitle: NSAttributedString, categoryOrder: [String], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXCategoricalDataAxisDescriptor_title_categoryOrder_1")
    @_disfavoredOverload public init(title: String, categoryOrder: [String], _portico: Void = ())
}

extension _PorticoObject where Self: AXChartDescriptor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXChartDescriptor_attributedTitle_summary_xAxis_yAxis_additionalAxes_series_0")
    @_disfavoredOverload public init(attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXChartDescriptor_title_summary_xAxis_yAxis_additionalAxes_series_1")
    @_disfavoredOverload public init(title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor], _portico: Void = ())
}

extension _PorticoObject where Self: AXCustomContent {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXCustomContent_attributedLabel_attributedValue_0")
    @_disfavoredOverload public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXCustomContent_label_value_1")
    @_disfavoredOverload public init(label: String, value: String, _portico: Void = ())
}

extension _PorticoObject where Self: AXDataPoint {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXDataPoint_x_y_additionalValues_label_0")
    @_disfavoredOverload public init(x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXDataPoint_x_y_additionalValues_label_1")
    @_disfavoredOverload public init(x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: AXDataPointValue {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXDataPointValue_number_0")
    @_disfavoredOverload public init(number: Double, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXDataPointValue_category_1")
    @_disfavoredOverload public init(category: String, _portico: Void = ())
}

extension _PorticoObject where Self: AXDataSeriesDescriptor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXDataSeriesDescriptor_attributedName_isContinuous_dataPoints_0")
    @_disfavoredOverload public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXDataSeriesDescriptor_name_isContinuous_dataPoints_1")
    @_disfavoredOverload public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint], _portico: Void = ())
}

extension _PorticoObject where Self: AXNumericDataAxisDescriptor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXNumericDataAxisDescriptor_attributedTitle_range_gridlinePositions_valueDescriptionProvider_0")
    @_disfavoredOverload public init(attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_AXNumericDataAxisDescriptor_title_range_gridlinePositions_valueDescriptionProvider_1")
    @_disfavoredOverload public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String, _portico: Void = ())
}

extension _PorticoObject where Self: NSAdaptiveImageGlyph {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSAdaptiveImageGlyph_imageContent_0")
    @_disfavoredOverload public init(imageContent: Data, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutAnchor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutAnchor_edges_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(edges: NSDirectionalRectEdge, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutAnchor_edges_absoluteOffset_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutAnchor_edges_fractionalOffset_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutBoundarySupplementaryItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutBoundarySupplementaryItem_layoutSize_elementKind_alignment_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutBoundarySupplementaryItem_layoutSize_elementKind_alignment_absoluteOffset_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutEdgeSpacing {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutEdgeSpacing_leading_top_trailing_bottom_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutEdgeSpacing_forLeading_top_trailing_bottom_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(forLeading leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutGroupCustomItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutGroupCustomItem_frame_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutGroupCustomItem_frame_zIndex_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, zIndex: Int, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutItem_layoutSize_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutSize: NSCollectionLayoutSize, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutItem_layoutSize_supplementaryItems_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem], _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutSection {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutSection_group_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(group: NSCollectionLayoutGroup, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutSize {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutSize_widthDimension_heightDimension_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension, _portico: Void = ())
}

extension _PorticoObject where Self: NSCollectionLayoutSupplementaryItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutSupplementaryItem_layoutSize_elementKind_containerAnchor_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSCollectionLayoutSupplementaryItem_layoutSize_elementKind_containerAnchor_itemAnchor_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor, _portico: Void = ())
}

extension _PorticoObject where Self: NSDataAsset {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSDataAsset_name_0")
    @_disfavoredOverload public init?(name: NSDataAssetName, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSDataAsset_name_bundle_1")
    @_disfavoredOverload public init?(name: NSDataAssetName, bundle: Bundle, _portico: Void = ())
}

extension _PorticoObject where Self: NSLayoutConstraint {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSLayoutConstraint_item_attribute_relatedBy_toItem_attribute_multiplier_constant_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextAttachment {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextAttachment_data_ofType_0")
    @_disfavoredOverload public init(data contentData: Data?, ofType uti: String?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextAttachment_image_1")
    @_disfavoredOverload public init(image: UIImage, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextContainer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextContainer_size_0")
    @_disfavoredOverload public init(size: CGSize, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextElement {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextElement_textContentManager_0")
    @_disfavoredOverload public init(textContentManager: NSTextContentManager?, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextLayoutFragment {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextLayoutFragment_textElement_range_0")
    @_disfavoredOverload public init(textElement: NSTextElement, range rangeInElement: NSTextRange?, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextLineFragment {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextLineFragment_attributedString_range_0")
    @_disfavoredOverload public init(attributedString: NSAttributedString, range: NSRange, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextLineFragment_string_attributes_range_1")
    @_disfavoredOverload public init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextList {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextList_markerFormat_options_startingItemNumber_0")
    @_disfavoredOverload public init(markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [], startingItemNumber: Int, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextList_markerFormat_options_1")
    @_disfavoredOverload public init(markerFormat: NSTextList.MarkerFormat, options: Int, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextListElement {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextListElement_parentElement_textList_contents_markerAttributes_childElements_0")
    @_disfavoredOverload public init(parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?, markerAttributes: [NSAttributedString.Key: Any]? = nil, childElements children: [NSTextListElement]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextListElement_parent_textList_contents_markerAttributes_children_1")
    @_disfavoredOverload public init(parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?, markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextListElement_contents_markerAttributes_textList_childElements_2")
    @_disfavoredOverload public init(contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil, textList: NSTextList, childElements children: [NSTextListElement]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextListElement_contents_markerAttributes_textList_children_3")
    @_disfavoredOverload public init(contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil, textList: NSTextList, children: [NSTextListElement]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextListElement_childElements_textList_nestingLevel_4")
    @_disfavoredOverload public init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextListElement_children_textList_nestingLevel_5")
    @_disfavoredOverload public init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextParagraph {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextParagraph_attributedString_0")
    @_disfavoredOverload public init(attributedString: NSAttributedString?, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextRange {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextRange_location_end_0")
    @_disfavoredOverload public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextRange_location_1")
    @_disfavoredOverload public init(location: any NSTextLocation, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextSelection {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextSelection__affinity_granularity_0")
    @_disfavoredOverload public init(_ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextSelection_range_affinity_granularity_1")
    @_disfavoredOverload public init(range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextSelection__affinity_2")
    @_disfavoredOverload public init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextSelectionNavigation {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextSelectionNavigation_dataSource_0")
    @_disfavoredOverload public init(dataSource: any NSTextSelectionDataSource, _portico: Void = ())
}

extension _PorticoObject where Self: NSTextTab {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextTab_textAlignment_location_options_0")
    @_disfavoredOverload public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:], _portico: Void = ())
}

extension _PorticoObject where Self: NSTextViewportLayoutController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSTextViewportLayoutController_textLayoutManager_0")
    @_disfavoredOverload public init(textLayoutManager: NSTextLayoutManager, _portico: Void = ())
}

extension _PorticoObject where Self: NSUserActivity {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_NSUserActivity_activityType_0")
    @_disfavoredOverload public init(activityType: String, _portico: Void = ())
}

extension _PorticoObject where Self: SFSafariViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_SFSafariViewController_url_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(url URL: URL, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_SFSafariViewController_url_configuration_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(url URL: URL, configuration: SFSafariViewController.Configuration, _portico: Void = ())
}

extension _PorticoObject where Self: UIAccessibilityCustomAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_target_selector_0")
    @_disfavoredOverload public init(name: String, target: Any?, selector: Selector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_image_target_selector_1")
    @_disfavoredOverload public init(name: String, image: UIImage?, target: Any?, selector: Selector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_target_selector_2")
    @_disfavoredOverload public init(attributedName: NSAttributedString, target: Any?, selector: Selector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_image_target_selector_3")
    @_disfavoredOverload public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_actionHandler_4")
    @_disfavoredOverload public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_image_actionHandler_5")
    @_disfavoredOverload public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_actionHandler_6")
    @_disfavoredOverload public init(attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_image_actionHandler_7")
    @_disfavoredOverload public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler, _portico: Void = ())
}

extension _PorticoObject where Self: UIAccessibilityCustomRotor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_name_itemSearch_0")
    @_disfavoredOverload public init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_attributedName_itemSearch_1")
    @_disfavoredOverload public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_systemType_itemSearch_2")
    @_disfavoredOverload public init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_name_itemSearchBlock_3")
    @_disfavoredOverload public init(name: String, itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_attributedName_itemSearchBlock_4")
    @_disfavoredOverload public init(attributedName: NSAttributedString, itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_systemType_itemSearchBlock_5")
    @_disfavoredOverload public init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search, _portico: Void = ())
}

extension _PorticoObject where Self: UIAccessibilityCustomRotorItemResult {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotorItemResult_targetElement_targetRange_0")
    @_disfavoredOverload public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?, _portico: Void = ())
}

extension _PorticoObject where Self: UIAccessibilityElement {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityElement_accessibilityContainer_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(accessibilityContainer container: Any, _portico: Void = ())
}

extension _PorticoObject where Self: UIAccessibilityLocationDescriptor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_attributedName_point_in_0")
    @_disfavoredOverload public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_attributedName_point_inView_1")
    @_disfavoredOverload public init(attributedName: NSAttributedString, point: CGPoint, inView view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_name_point_in_2")
    @_disfavoredOverload public init(name: String, point: CGPoint, in view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_name_point_inView_3")
    @_disfavoredOverload public init(name: String, point: CGPoint, inView view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_name_view_4") @preconcurrency @MainActor
    @_disfavoredOverload public init(name: String, view: UIView, _portico: Void = ())
}

extension _PorticoObject where Self: UIAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAction_title_image_identifier_discoverabilityTitle_attributes_state_handler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAction_title_subtitle_image_identifier_discoverabilityTitle_attributes_state_handler_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", subtitle: String?, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler, _portico: Void = ())
}

extension _PorticoObject where Self: UIActivityIndicatorView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIActivityIndicatorView_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UIActivityIndicatorView.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UIActivityItemProvider {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIActivityItemProvider_placeholderItem_0")
    @_disfavoredOverload public init(placeholderItem: Any, _portico: Void = ())
}

extension _PorticoObject where Self: UIActivityViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIActivityViewController_activityItems_applicationActivities_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(activityItems: [Any], applicationActivities: [UIActivity]?, _portico: Void = ())
}

extension _PorticoObject where Self: UIAlertAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAlertAction_title_style_handler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UIAlertController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAlertController_title_message_preferredStyle_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String?, message: String?, preferredStyle: UIAlertController.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UIApplicationShortcutIcon {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIApplicationShortcutIcon_type_0")
    @_disfavoredOverload public init(type: UIApplicationShortcutIcon.IconType, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIApplicationShortcutIcon_systemImageName_1")
    @_disfavoredOverload public init(systemImageName: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIApplicationShortcutIcon_templateImageName_2")
    @_disfavoredOverload public init(templateImageName: String, _portico: Void = ())
}

extension _PorticoObject where Self: UIApplicationShortcutItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIApplicationShortcutItem_type_localizedTitle_localizedSubtitle_icon_userInfo_0")
    @_disfavoredOverload public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIApplicationShortcutItem_type_localizedTitle_1")
    @_disfavoredOverload public init(type: String, localizedTitle: String, _portico: Void = ())
}

extension _PorticoObject where Self: UIAttachmentBehavior {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_attachedToAnchor_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_offsetFromCenter_attachedToAnchor_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_attachedTo_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_attachedToItem_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(item item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_offsetFromCenter_attachedTo_offsetFromCenter_4") @preconcurrency @MainActor
    @_disfavoredOverload public init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_offsetFromCenter_attachedToItem_offsetFromCenter_5") @preconcurrency @MainActor
    @_disfavoredOverload public init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedToItem item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset, _portico: Void = ())
}

extension _PorticoObject where Self: UIBarButtonItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_title_style_target_action_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_image_style_target_action_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_image_landscapeImagePhone_style_target_action_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_barButtonSystemItem_target_action_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_systemItem_primaryAction_menu_4") @preconcurrency @MainActor
    @_disfavoredOverload public init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_customView_5") @preconcurrency @MainActor
    @_disfavoredOverload public init(customView: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_title_image_primaryAction_menu_6") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItem_title_image_target_action_menu_7") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UIBarButtonItemGroup {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBarButtonItemGroup_barButtonItems_representativeItem_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?, _portico: Void = ())
}

extension _PorticoObject where Self: UIBezierPath {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBezierPath_rect_0")
    @_disfavoredOverload public init(rect: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBezierPath_ovalIn_1")
    @_disfavoredOverload public init(ovalIn rect: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBezierPath_roundedRect_cornerRadius_2")
    @_disfavoredOverload public init(roundedRect rect: CGRect, cornerRadius: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBezierPath_roundedRect_byRoundingCorners_cornerRadii_3")
    @_disfavoredOverload public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBezierPath_arcCenter_radius_startAngle_endAngle_clockwise_4")
    @_disfavoredOverload public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBezierPath_cgPath_5")
    @_disfavoredOverload public init(cgPath: CGPath, _portico: Void = ())
}

extension _PorticoObject where Self: UIBlurEffect {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIBlurEffect_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UIBlurEffect.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UIButton {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIButton_type_primaryAction_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIButton_frame_primaryAction_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, primaryAction: UIAction?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIButton_configuration_primaryAction_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UICalendarSelectionMultiDate {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICalendarSelectionMultiDate_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UICalendarSelectionMultiDateDelegate)?, _portico: Void = ())
}

extension _PorticoObject where Self: UICalendarSelectionSingleDate {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICalendarSelectionSingleDate_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UICalendarSelectionSingleDateDelegate)?, _portico: Void = ())
}

extension _PorticoObject where Self: UICalendarSelectionWeekOfYear {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICalendarSelectionWeekOfYear_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionView_frame_collectionViewLayout_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionViewCompositionalLayout {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_section_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(section: NSCollectionLayoutSection, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_section_configuration_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_sectionProvider_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_sectionProvider_configuration_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewController_collectionViewLayout_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(collectionViewLayout layout: UICollectionViewLayout, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionViewDiffableDataSourceReference {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewDiffableDataSourceReference_collectionView_cellProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionViewDropProposal {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewDropProposal_operation_intent_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionViewLayoutAttributes {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewLayoutAttributes_forCellWith_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(forCellWith indexPath: IndexPath, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind_with_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewLayoutAttributes_forDecorationViewOfKind_with_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath, _portico: Void = ())
}

extension _PorticoObject where Self: UICollectionViewTransitionLayout {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollectionViewTransitionLayout_currentLayout_nextLayout_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout, _portico: Void = ())
}

extension _PorticoObject where Self: UICollisionBehavior {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICollisionBehavior_items_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(items: [any UIDynamicItem], _portico: Void = ())
}

extension _PorticoObject where Self: UIColor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_white_alpha_0")
    @_disfavoredOverload public init(white: CGFloat, alpha: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_hue_saturation_brightness_alpha_1")
    @_disfavoredOverload public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_red_green_blue_alpha_2")
    @_disfavoredOverload public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_displayP3Red_green_blue_alpha_3")
    @_disfavoredOverload public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_cgColor_4")
    @_disfavoredOverload public init(cgColor: CGColor, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_patternImage_5")
    @_disfavoredOverload public init(patternImage image: UIImage, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_dynamicProvider_6")
    @_disfavoredOverload public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_named_7")
    @_disfavoredOverload public init?(named name: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_named_in_compatibleWith_8")
    @_disfavoredOverload public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_ciColor_9")
    @_disfavoredOverload public init(ciColor: CIColor, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIColor_resource_10")
    @_disfavoredOverload public init(resource: ColorResource, _portico: Void = ())
}

extension _PorticoObject where Self: UICommand {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICommand_title_image_action_propertyList_alternates_discoverabilityTitle_attributes_state_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICommand_title_subtitle_image_action_propertyList_alternates_discoverabilityTitle_attributes_state_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", subtitle: String?, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, _portico: Void = ())
}

extension _PorticoObject where Self: UICommandAlternate {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICommandAlternate_title_action_modifierFlags_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags, _portico: Void = ())
}

extension _PorticoObject where Self: UIContentUnavailableView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIContentUnavailableView_configuration_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(configuration: UIContentUnavailableConfiguration, _portico: Void = ())
}

extension _PorticoObject where Self: UIContextMenuConfiguration {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIContextMenuConfiguration_identifier_previewProvider_actionProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UIContextMenuInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIContextMenuInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: any UIContextMenuInteractionDelegate, _portico: Void = ())
}

extension _PorticoObject where Self: UIContextualAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIContextualAction_style_title_handler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler, _portico: Void = ())
}

extension _PorticoObject where Self: UIControl {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIControl_frame_primaryAction_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, primaryAction: UIAction?, _portico: Void = ())
}

extension _PorticoObject where Self: UICubicTimingParameters {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICubicTimingParameters_animationCurve_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(animationCurve curve: UIView.AnimationCurve, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UICubicTimingParameters_controlPoint1_controlPoint2_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, _portico: Void = ())
}

extension _PorticoObject where Self: UIDocument {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocument_fileURL_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(fileURL url: URL, _portico: Void = ())
}

extension _PorticoObject where Self: UIDocumentBrowserAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentBrowserAction_identifier_localizedTitle_availability_handler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(identifier: String, localizedTitle: String, availability: UIDocumentBrowserAction.Availability, handler: @escaping ([URL]) -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: UIDocumentBrowserViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentBrowserViewController_forOpening_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(forOpening contentTypes: [UTType]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentBrowserViewController_forOpeningContentTypes_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(forOpeningContentTypes contentTypes: [UTType]?, _portico: Void = ())
}

extension _PorticoObject where Self: UIDocumentInteractionController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentInteractionController_url_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(url: URL, _portico: Void = ())
}

extension _PorticoObject where Self: UIDocumentPickerViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forOpeningContentTypes_asCopy_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forOpeningContentTypes_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(forOpeningContentTypes contentTypes: [UTType], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forExporting_asCopy_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(forExporting urls: [URL], asCopy: Bool, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forExporting_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(forExporting urls: [URL], _portico: Void = ())
}

extension _PorticoObject where Self: UIDocumentProperties {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentProperties_url_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(url: URL, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentProperties_metadata_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(metadata: LPLinkMetadata, _portico: Void = ())
}

extension _PorticoObject where Self: UIDocumentViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDocumentViewController_document_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(document: UIDocument?, _portico: Void = ())
}

extension _PorticoObject where Self: UIDragInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDragInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: any UIDragInteractionDelegate, _portico: Void = ())
}

extension _PorticoObject where Self: UIDragItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDragItem_itemProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(itemProvider: NSItemProvider, _portico: Void = ())
}

extension _PorticoObject where Self: UIDragPreview {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDragPreview_view_parameters_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, parameters: UIDragPreviewParameters, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDragPreview_view_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDragPreview_for_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(for url: URL, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDragPreview_for_title_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(for url: URL, title: String?, _portico: Void = ())
}

extension _PorticoObject where Self: UIDropInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDropInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: any UIDropInteractionDelegate, _portico: Void = ())
}

extension _PorticoObject where Self: UIDropProposal {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDropProposal_operation_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(operation: UIDropOperation, _portico: Void = ())
}

extension _PorticoObject where Self: UIDynamicAnimator {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDynamicAnimator_referenceView_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(referenceView view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDynamicAnimator_collectionViewLayout_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(collectionViewLayout layout: UICollectionViewLayout, _portico: Void = ())
}

extension _PorticoObject where Self: UIDynamicItemBehavior {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDynamicItemBehavior_items_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(items: [any UIDynamicItem], _portico: Void = ())
}

extension _PorticoObject where Self: UIDynamicItemGroup {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIDynamicItemGroup_items_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(items: [any UIDynamicItem], _portico: Void = ())
}

extension _PorticoObject where Self: UIEditMenuConfiguration {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIEditMenuConfiguration_identifier_sourcePoint_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(identifier: AnyHashable?, sourcePoint: CGPoint, _portico: Void = ())
}

extension _PorticoObject where Self: UIEditMenuInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIEditMenuInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UIEditMenuInteractionDelegate)?, _portico: Void = ())
}

extension _PorticoObject where Self: UIFeedbackGenerator {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFeedbackGenerator_view_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, _portico: Void = ())
}

extension _PorticoObject where Self: UIFindInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFindInteraction_sessionDelegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(sessionDelegate: any UIFindInteractionDelegate, _portico: Void = ())
}

extension _PorticoObject where Self: UIFocusHaloEffect {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFocusHaloEffect_rect_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(rect: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFocusHaloEffect_roundedRect_cornerRadius_curve_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFocusHaloEffect_path_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(path bezierPath: UIBezierPath, _portico: Void = ())
}

extension _PorticoObject where Self: UIFont {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFont_name_size_0")
    @_disfavoredOverload public init?(name fontName: String, size fontSize: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFont_descriptor_size_1")
    @_disfavoredOverload public init(descriptor: UIFontDescriptor, size pointSize: CGFloat, _portico: Void = ())
}

extension _PorticoObject where Self: UIFontDescriptor {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFontDescriptor_fontAttributes_0")
    @_disfavoredOverload public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFontDescriptor_name_size_1")
    @_disfavoredOverload public init(name fontName: String, size: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFontDescriptor_name_matrix_2")
    @_disfavoredOverload public init(name fontName: String, matrix: CGAffineTransform, _portico: Void = ())
}

extension _PorticoObject where Self: UIFontMetrics {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFontMetrics_forTextStyle_0")
    @_disfavoredOverload public init(forTextStyle textStyle: UIFont.TextStyle, _portico: Void = ())
}

extension _PorticoObject where Self: UIFontPickerViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIFontPickerViewController_configuration_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(configuration: UIFontPickerViewController.Configuration, _portico: Void = ())
}

extension _PorticoObject where Self: UIGlassEffect {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGlassEffect_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UIGlassEffect.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UIGraphicsImageRenderer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_size_0")
    @_disfavoredOverload public init(size: CGSize, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_size_format_1")
    @_disfavoredOverload public init(size: CGSize, format: UIGraphicsImageRendererFormat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_bounds_2")
    @_disfavoredOverload public init(bounds: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_bounds_format_3")
    @_disfavoredOverload public init(bounds: CGRect, format: UIGraphicsImageRendererFormat, _portico: Void = ())
}

extension _PorticoObject where Self: UIGraphicsImageRendererFormat {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsImageRendererFormat_for_0")
    @_disfavoredOverload public init(for traitCollection: UITraitCollection, _portico: Void = ())
}

extension _PorticoObject where Self: UIGraphicsPDFRenderer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsPDFRenderer_bounds_0")
    @_disfavoredOverload public init(bounds: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsPDFRenderer_bounds_format_1")
    @_disfavoredOverload public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat, _portico: Void = ())
}

extension _PorticoObject where Self: UIGraphicsRenderer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsRenderer_bounds_0")
    @_disfavoredOverload public init(bounds: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGraphicsRenderer_bounds_format_1")
    @_disfavoredOverload public init(bounds: CGRect, format: UIGraphicsRendererFormat, _portico: Void = ())
}

extension _PorticoObject where Self: UIGravityBehavior {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIGravityBehavior_items_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(items: [any UIDynamicItem], _portico: Void = ())
}

extension _PorticoObject where Self: UIImage {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_ciImage_0")
    @_disfavoredOverload public init(ciImage: CIImage, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_ciImage_scale_orientation_1")
    @_disfavoredOverload public init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_resource_2")
    @_disfavoredOverload public init(resource: ImageResource, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_named_3")
    @_disfavoredOverload public init?(named name: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_named_in_with_4")
    @_disfavoredOverload public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_named_in_compatibleWith_5")
    @_disfavoredOverload public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_systemName_6")
    @_disfavoredOverload public init?(systemName name: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_named_in_variableValue_configuration_7")
    @_disfavoredOverload public init?(named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_systemName_variableValue_configuration_8")
    @_disfavoredOverload public init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_systemName_withConfiguration_9")
    @_disfavoredOverload public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_systemName_compatibleWith_10")
    @_disfavoredOverload public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_contentsOfFile_11")
    @_disfavoredOverload public init?(contentsOfFile path: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_data_12")
    @_disfavoredOverload public init?(data: Data, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_data_scale_13")
    @_disfavoredOverload public init?(data: Data, scale: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_cgImage_14")
    @_disfavoredOverload public init(cgImage: CGImage, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImage_cgImage_scale_orientation_15")
    @_disfavoredOverload public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation, _portico: Void = ())
}

extension _PorticoObject where Self: UIImageView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImageView_image_highlightedImage_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(image: UIImage?, highlightedImage: UIImage?, _portico: Void = ())
}

extension _PorticoObject where Self: UIImpactFeedbackGenerator {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImpactFeedbackGenerator_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UIImpactFeedbackGenerator.FeedbackStyle, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIImpactFeedbackGenerator_style_view_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView, _portico: Void = ())
}

extension _PorticoObject where Self: UIInputView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIInputView_frame_inputViewStyle_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, inputViewStyle: UIInputView.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UIInterpolatingMotionEffect {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIInterpolatingMotionEffect_keyPath_type_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType, _portico: Void = ())
}

extension _PorticoObject where Self: UIKeyCommand {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIKeyCommand_title_image_action_input_modifierFlags_propertyList_alternates_discoverabilityTitle_attributes_state_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIKeyCommand_input_modifierFlags_action_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIKeyCommand_input_modifierFlags_action_discoverabilityTitle_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String, _portico: Void = ())
}

extension _PorticoObject where Self: UILargeContentViewerInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UILargeContentViewerInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UILargeContentViewerInteractionDelegate)?, _portico: Void = ())
}

extension _PorticoObject where Self: UIListContentView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIListContentView_configuration_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(configuration: UIListContentConfiguration, _portico: Void = ())
}

extension _PorticoObject where Self: UIMarkupTextPrintFormatter {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIMarkupTextPrintFormatter_markupText_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(markupText: String, _portico: Void = ())
}

extension _PorticoObject where Self: UIMenu {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIMenu_title_image_identifier_options_children_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIMenu_title_subtitle_image_identifier_options_children_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", subtitle: String?, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIMenu_title_subtitle_image_identifier_options_preferredElementSize_children_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize, children: [UIMenuElement] = [], _portico: Void = ())
}

extension _PorticoObject where Self: UIMenuItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIMenuItem_title_action_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String, action: Selector, _portico: Void = ())
}

extension _PorticoObject where Self: UINavigationItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UINavigationItem_title_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String, _portico: Void = ())
}

extension _PorticoObject where Self: UINib {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UINib_nibName_bundle_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(nibName name: String, bundle bundleOrNil: Bundle?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UINib_data_bundle_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(data: Data, bundle bundleOrNil: Bundle?, _portico: Void = ())
}

extension _PorticoObject where Self: UIPageControlTimerProgress {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPageControlTimerProgress_preferredDuration_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(preferredDuration: TimeInterval, _portico: Void = ())
}

extension _PorticoObject where Self: UIPageViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPageViewController_transitionStyle_navigationOrientation_options_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UIPasteConfiguration {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPasteConfiguration_acceptableTypeIdentifiers_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(acceptableTypeIdentifiers: [String], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPasteConfiguration_forAccepting_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(forAccepting aClass: any NSItemProviderReading.Type, _portico: Void = ())
}

extension _PorticoObject where Self: UIPasteControl {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPasteControl_configuration_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(configuration: UIPasteControl.Configuration, _portico: Void = ())
}

extension _PorticoObject where Self: UIPasteboard {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPasteboard_name_create_0")
    @_disfavoredOverload public init?(name pasteboardName: UIPasteboard.Name, create: Bool, _portico: Void = ())
}

extension _PorticoObject where Self: UIPencilInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPencilInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UIPencilInteractionDelegate)?, _portico: Void = ())
}

extension _PorticoObject where Self: UIPointerAccessory {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPointerAccessory__position_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(_ shape: UIPointerShape, position: UIPointerAccessory.Position, _portico: Void = ())
}

extension _PorticoObject where Self: UIPointerInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPointerInteraction_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(delegate: (any UIPointerInteractionDelegate)? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UIPointerRegion {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPointerRegion_rect_identifier_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(rect: CGRect, identifier: AnyHashable? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UIPointerStyle {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPointerStyle_effect_shape_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(effect: UIPointerEffect, shape: UIPointerShape? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPointerStyle_shape_constrainedAxes_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(shape: UIPointerShape, constrainedAxes: UIAxis = [], _portico: Void = ())
}

extension _PorticoObject where Self: UIPresentationController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPresentationController_presentedViewController_presentingViewController_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(presentedViewController: UIViewController, presentingViewController: UIViewController?, _portico: Void = ())
}

extension _PorticoObject where Self: UIPreviewAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPreviewAction_title_style_handler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: UIPreviewParameters {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPreviewParameters_textLineRects_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(textLineRects: [NSValue], _portico: Void = ())
}

extension _PorticoObject where Self: UIPreviewTarget {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPreviewTarget_container_center_transform_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(container: UIView, center: CGPoint, transform: CGAffineTransform, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPreviewTarget_container_center_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(container: UIView, center: CGPoint, _portico: Void = ())
}

extension _PorticoObject where Self: UIPrintInfo {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPrintInfo_dictionary_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(dictionary: [AnyHashable: Any]?, _portico: Void = ())
}

extension _PorticoObject where Self: UIPrinter {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPrinter_url_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(url: URL, _portico: Void = ())
}

extension _PorticoObject where Self: UIPrinterPickerController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPrinterPickerController_initiallySelectedPrinter_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(initiallySelectedPrinter printer: UIPrinter?, _portico: Void = ())
}

extension _PorticoObject where Self: UIProgressView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIProgressView_progressViewStyle_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(progressViewStyle style: UIProgressView.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UIPushBehavior {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIPushBehavior_items_mode_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode, _portico: Void = ())
}

extension _PorticoObject where Self: UIReferenceLibraryViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIReferenceLibraryViewController_term_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(term: String, _portico: Void = ())
}

extension _PorticoObject where Self: UIRegion {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIRegion_radius_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(radius: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIRegion_size_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(size: CGSize, _portico: Void = ())
}

extension _PorticoObject where Self: UISceneConfiguration {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISceneConfiguration_name_sessionRole_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(name: String?, sessionRole: UISceneSession.Role, _portico: Void = ())
}

extension _PorticoObject where Self: UISearchContainerViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchContainerViewController_searchController_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(searchController: UISearchController, _portico: Void = ())
}

extension _PorticoObject where Self: UISearchController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchController_searchResultsController_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(searchResultsController: UIViewController?, _portico: Void = ())
}

extension _PorticoObject where Self: UISearchSuggestionItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedSuggestion_localizedDescription_iconImage_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedSuggestion_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(localizedSuggestion suggestion: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedSuggestion_localizedDescription_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(localizedSuggestion suggestion: String, localizedDescription description: String?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedAttributedSuggestion_localizedDescription_iconImage_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedAttributedSuggestion_4") @preconcurrency @MainActor
    @_disfavoredOverload public init(localizedAttributedSuggestion suggestion: NSAttributedString, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedAttributedSuggestion_localizedDescription_5") @preconcurrency @MainActor
    @_disfavoredOverload public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, _portico: Void = ())
}

extension _PorticoObject where Self: UISearchTab {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchTab_viewControllerProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UISearchToken {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISearchToken_icon_text_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(icon: UIImage?, text: String, _portico: Void = ())
}

extension _PorticoObject where Self: UISegmentedControl {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISegmentedControl_items_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(items: [Any]?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISegmentedControl_frame_actions_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, actions: [UIAction], _portico: Void = ())
}

extension _PorticoObject where Self: UISimpleTextPrintFormatter {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISimpleTextPrintFormatter_text_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(text: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISimpleTextPrintFormatter_attributedText_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(attributedText: NSAttributedString, _portico: Void = ())
}

extension _PorticoObject where Self: UISnapBehavior {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISnapBehavior_item_snapTo_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(item: any UIDynamicItem, snapTo point: CGPoint, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISnapBehavior_item_snapToPoint_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(item: any UIDynamicItem, snapToPoint point: CGPoint, _portico: Void = ())
}

extension _PorticoObject where Self: UISplitViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISplitViewController_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UISplitViewController.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UISpringLoadedInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISpringLoadedInteraction_interactionBehavior_interactionEffect_activationHandler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISpringLoadedInteraction_activationHandler_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: UISpringTimingParameters {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISpringTimingParameters_dampingRatio_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(dampingRatio ratio: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISpringTimingParameters_dampingRatio_initialVelocity_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISpringTimingParameters_mass_stiffness_damping_initialVelocity_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector, _portico: Void = ())
}

extension _PorticoObject where Self: UIStackView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIStackView_arrangedSubviews_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(arrangedSubviews views: [UIView], _portico: Void = ())
}

extension _PorticoObject where Self: UIStoryboard {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIStoryboard_name_bundle_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(name: String, bundle storyboardBundleOrNil: Bundle?, _portico: Void = ())
}

extension _PorticoObject where Self: UIStoryboardSegue {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIStoryboardSegue_identifier_source_destination_performHandler_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: UISwipeActionsConfiguration {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UISwipeActionsConfiguration_actions_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(actions: [UIContextualAction], _portico: Void = ())
}

extension _PorticoObject where Self: UITab {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITab_title_image_identifier_viewControllerProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UITabBarController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITabBarController_tabs_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(tabs: [UITab], _portico: Void = ())
}

extension _PorticoObject where Self: UITabBarItem {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITabBarItem_title_image_tag_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String?, image: UIImage?, tag: Int, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITabBarItem_title_image_selectedImage_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String?, image: UIImage?, selectedImage: UIImage?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITabBarItem_tabBarSystemItem_tag_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int, _portico: Void = ())
}

extension _PorticoObject where Self: UITabGroup {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITabGroup_title_image_identifier_children_viewControllerProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)? = nil, _portico: Void = ())
}

extension _PorticoObject where Self: UITableView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableView_frame_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, style: UITableView.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UITableViewCell {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableViewCell_style_reuseIdentifier_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _portico: Void = ())
}

extension _PorticoObject where Self: UITableViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableViewController_style_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UITableView.Style, _portico: Void = ())
}

extension _PorticoObject where Self: UITableViewDiffableDataSourceReference {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableViewDiffableDataSourceReference_tableView_cellProvider_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider, _portico: Void = ())
}

extension _PorticoObject where Self: UITableViewDropProposal {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableViewDropProposal_operation_intent_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent, _portico: Void = ())
}

extension _PorticoObject where Self: UITableViewHeaderFooterView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableViewHeaderFooterView_reuseIdentifier_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(reuseIdentifier: String?, _portico: Void = ())
}

extension _PorticoObject where Self: UITableViewRowAction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITableViewRowAction_style_title_handler_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: UITargetedDragPreview {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITargetedDragPreview_for_target_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(for url: URL, target: UIDragPreviewTarget, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITargetedDragPreview_for_title_target_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(for url: URL, title: String?, target: UIDragPreviewTarget, _portico: Void = ())
}

extension _PorticoObject where Self: UITargetedPreview {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITargetedPreview_view_parameters_target_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITargetedPreview_view_parameters_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, parameters: UIPreviewParameters, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITargetedPreview_view_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, _portico: Void = ())
}

extension _PorticoObject where Self: UITextDragPreviewRenderer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextDragPreviewRenderer_layoutManager_range_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutManager: NSLayoutManager, range: NSRange, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextDragPreviewRenderer_layoutManager_range_unifyRects_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool, _portico: Void = ())
}

extension _PorticoObject where Self: UITextFormattingViewController {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextFormattingViewController_configuration_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(configuration: UITextFormattingViewController.Configuration, _portico: Void = ())
}

extension _PorticoObject where Self: UITextInputPasswordRules {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextInputPasswordRules_descriptor_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(descriptor passwordRulesDescriptor: String, _portico: Void = ())
}

extension _PorticoObject where Self: UITextInputStringTokenizer {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextInputStringTokenizer_textInput_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(textInput: any UIResponder & UITextInput, _portico: Void = ())
}

extension _PorticoObject where Self: UITextInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextInteraction_for_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(for mode: UITextInteractionMode, _portico: Void = ())
}

extension _PorticoObject where Self: UITextSelectionDisplayInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextSelectionDisplayInteraction_textInput_delegate_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate, _portico: Void = ())
}

extension _PorticoObject where Self: UITextView {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextView_frame_textContainer_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(frame: CGRect, textContainer: NSTextContainer?, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITextView_usingTextLayoutManager_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(usingTextLayoutManager: Bool, _portico: Void = ())
}

extension _PorticoObject where Self: UIToolTipConfiguration {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIToolTipConfiguration_toolTip_in_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(toolTip: String, in sourceRect: CGRect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIToolTipConfiguration_toolTip_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(toolTip: String, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIToolTipConfiguration_toolTip_inRect_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(toolTip: String, inRect sourceRect: CGRect, _portico: Void = ())
}

extension _PorticoObject where Self: UIToolTipInteraction {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIToolTipInteraction_defaultToolTip_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(defaultToolTip: String, _portico: Void = ())
}

extension _PorticoObject where Self: UITraitCollection {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_userInterfaceIdiom_0")
    @_disfavoredOverload public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_userInterfaceStyle_1")
    @_disfavoredOverload public init(userInterfaceStyle: UIUserInterfaceStyle, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_userInterfaceLevel_2")
    @_disfavoredOverload public init(userInterfaceLevel: UIUserInterfaceLevel, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_accessibilityContrast_3")
    @_disfavoredOverload public init(accessibilityContrast: UIAccessibilityContrast, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_horizontalSizeClass_4")
    @_disfavoredOverload public init(horizontalSizeClass: UIUserInterfaceSizeClass, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_verticalSizeClass_5")
    @_disfavoredOverload public init(verticalSizeClass: UIUserInterfaceSizeClass, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_displayScale_6")
    @_disfavoredOverload public init(displayScale scale: CGFloat, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_displayGamut_7")
    @_disfavoredOverload public init(displayGamut: UIDisplayGamut, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_layoutDirection_8")
    @_disfavoredOverload public init(layoutDirection: UITraitEnvironmentLayoutDirection, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_legibilityWeight_9")
    @_disfavoredOverload public init(legibilityWeight: UILegibilityWeight, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_forceTouchCapability_10")
    @_disfavoredOverload public init(forceTouchCapability capability: UIForceTouchCapability, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_activeAppearance_11")
    @_disfavoredOverload public init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_toolbarItemPresentationSize_12")
    @_disfavoredOverload public init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_listEnvironment_13")
    @_disfavoredOverload public init(listEnvironment: UIListEnvironment, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_sceneCaptureState_14")
    @_disfavoredOverload public init(sceneCaptureState: UISceneCaptureState, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_preferredContentSizeCategory_15")
    @_disfavoredOverload public init(preferredContentSizeCategory: UIContentSizeCategory, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_traitsFrom_16")
    @_disfavoredOverload public init(traitsFrom traitCollections: [UITraitCollection], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_traitsFromCollections_17")
    @_disfavoredOverload public init(traitsFromCollections traitCollections: [UITraitCollection], _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UITraitCollection_mutations_18")
    @_disfavoredOverload public init(mutations: (inout any UIMutableTraits) -> Void, _portico: Void = ())
}

extension _PorticoObject where Self: UIUpdateLink {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIUpdateLink_view_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIUpdateLink_windowScene_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(windowScene: UIWindowScene, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIUpdateLink_view_actionHandler_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIUpdateLink_windowScene_actionHandler_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIUpdateLink_view_actionTarget_selector_4") @preconcurrency @MainActor
    @_disfavoredOverload public init(view: UIView, actionTarget target: Any, selector: Selector, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIUpdateLink_windowScene_actionTarget_selector_5") @preconcurrency @MainActor
    @_disfavoredOverload public init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector, _portico: Void = ())
}

extension _PorticoObject where Self: UIVibrancyEffect {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIVibrancyEffect_blurEffect_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(blurEffect: UIBlurEffect, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIVibrancyEffect_blurEffect_style_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle, _portico: Void = ())
}

extension _PorticoObject where Self: UIViewPropertyAnimator {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_timingParameters_0") @preconcurrency @MainActor
    @_disfavoredOverload public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_curve_animations_1") @preconcurrency @MainActor
    @_disfavoredOverload public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_controlPoint1_controlPoint2_animations_2") @preconcurrency @MainActor
    @_disfavoredOverload public init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_dampingRatio_animations_3") @preconcurrency @MainActor
    @_disfavoredOverload public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil, _portico: Void = ())
}
