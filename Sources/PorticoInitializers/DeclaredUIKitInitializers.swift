// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import CoreGraphics
import CoreText
import Foundation
import PorticoFoundation
import PorticoObjC
import QuartzCore
import UIKit

// The bodies behind the declarations of the same symbols.

extension AXCategoricalDataAxisDescriptor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXCategoricalDataAxisDescriptor_attributedTitle_categoryOrder_0")
    @_disfavoredOverload public convenience init(_portico0_AXCategoricalDataAxisDescriptor_attributedTitle p0: NSAttributedString, _ p1: [String]) { self.init(attributedTitle: p0, categoryOrder: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXCategoricalDataAxisDescriptor_title_categoryOrder_1")
    @_disfavoredOverload public convenience init(_portico1_AXCategoricalDataAxisDescriptor_title p0: String, _ p1: [String]) { self.init(title: p0, categoryOrder: p1) }
}

extension AXChartDescriptor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXChartDescriptor_attributedTitle_summary_xAxis_yAxis_additionalAxes_series_0")
    @_disfavoredOverload public convenience init(_portico0_AXChartDescriptor_attributedTitle p0: NSAttributedString?, _ p1: String?, _ p2: any AXDataAxisDescriptor, _ p3: AXNumericDataAxisDescriptor?, _ p4: [any AXDataAxisDescriptor], _ p5: [AXDataSeriesDescriptor]) { self.init(attributedTitle: p0, summary: p1, xAxis: p2, yAxis: p3, additionalAxes: p4, series: p5) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXChartDescriptor_title_summary_xAxis_yAxis_additionalAxes_series_1")
    @_disfavoredOverload public convenience init(_portico1_AXChartDescriptor_title p0: String?, _ p1: String?, _ p2: any AXDataAxisDescriptor, _ p3: AXNumericDataAxisDescriptor?, _ p4: [any AXDataAxisDescriptor], _ p5: [AXDataSeriesDescriptor]) { self.init(title: p0, summary: p1, xAxis: p2, yAxis: p3, additionalAxes: p4, series: p5) }
}

extension AXCustomContent {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXCustomContent_attributedLabel_attributedValue_0")
    @_disfavoredOverload public convenience init(_portico0_AXCustomContent_attributedLabel p0: NSAttributedString, _ p1: NSAttributedString) { self.init(attributedLabel: p0, attributedValue: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXCustomContent_label_value_1")
    @_disfavoredOverload public convenience init(_portico1_AXCustomContent_label p0: String, _ p1: String) { self.init(label: p0, value: p1) }
}

extension AXDataPoint {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXDataPoint_x_y_additionalValues_label_0")
    @_disfavoredOverload public convenience init(_portico0_AXDataPoint_x p0: Double, _ p1: Double?, _ p2: [AXDataPoint.Value], _ p3: String?) { self.init(x: p0, y: p1, additionalValues: p2, label: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXDataPoint_x_y_additionalValues_label_1")
    @_disfavoredOverload public convenience init(_portico1_AXDataPoint_x p0: String, _ p1: Double?, _ p2: [AXDataPoint.Value], _ p3: String?) { self.init(x: p0, y: p1, additionalValues: p2, label: p3) }
}

extension AXDataPointValue {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXDataPointValue_number_0")
    @_disfavoredOverload public convenience init(_portico0_AXDataPointValue_number p0: Double) { self.init(number: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXDataPointValue_category_1")
    @_disfavoredOverload public convenience init(_portico1_AXDataPointValue_category p0: String) { self.init(category: p0) }
}

extension AXDataSeriesDescriptor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXDataSeriesDescriptor_attributedName_isContinuous_dataPoints_0")
    @_disfavoredOverload public convenience init(_portico0_AXDataSeriesDescriptor_attributedName p0: NSAttributedString, _ p1: Bool, _ p2: [AXDataPoint]) { self.init(attributedName: p0, isContinuous: p1, dataPoints: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXDataSeriesDescriptor_name_isContinuous_dataPoints_1")
    @_disfavoredOverload public convenience init(_portico1_AXDataSeriesDescriptor_name p0: String, _ p1: Bool, _ p2: [AXDataPoint]) { self.init(name: p0, isContinuous: p1, dataPoints: p2) }
}

extension AXNumericDataAxisDescriptor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXNumericDataAxisDescriptor_attributedTitle_range_gridlinePositions_valueDescriptionProvider_0")
    @_disfavoredOverload public convenience init(_portico0_AXNumericDataAxisDescriptor_attributedTitle p0: NSAttributedString, _ p1: ClosedRange<Double>, _ p2: [Double], _ p3: @escaping (Double) -> String) { self.init(attributedTitle: p0, range: p1, gridlinePositions: p2, valueDescriptionProvider: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_AXNumericDataAxisDescriptor_title_range_gridlinePositions_valueDescriptionProvider_1")
    @_disfavoredOverload public convenience init(_portico1_AXNumericDataAxisDescriptor_title p0: String, _ p1: ClosedRange<Double>, _ p2: [Double], _ p3: @escaping (Double) -> String) { self.init(title: p0, range: p1, gridlinePositions: p2, valueDescriptionProvider: p3) }
}

extension NSAdaptiveImageGlyph {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSAdaptiveImageGlyph_imageContent_0")
    @_disfavoredOverload public convenience init(_portico0_NSAdaptiveImageGlyph_imageContent p0: Data) { self.init(imageContent: p0) }
}

extension NSCollectionLayoutAnchor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutAnchor_edges_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutAnchor_edges p0: NSDirectionalRectEdge) { self.init(edges: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutAnchor_edges_absoluteOffset_1")
    @_disfavoredOverload public convenience init(_portico1_NSCollectionLayoutAnchor_edges p0: NSDirectionalRectEdge, _ p1: CGPoint) { self.init(edges: p0, absoluteOffset: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutAnchor_edges_fractionalOffset_2")
    @_disfavoredOverload public convenience init(_portico2_NSCollectionLayoutAnchor_edges p0: NSDirectionalRectEdge, _ p1: CGPoint) { self.init(edges: p0, fractionalOffset: p1) }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutBoundarySupplementaryItem_layoutSize_elementKind_alignment_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutBoundarySupplementaryItem_layoutSize p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSRectAlignment) { self.init(layoutSize: p0, elementKind: p1, alignment: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutBoundarySupplementaryItem_layoutSize_elementKind_alignment_absoluteOffset_1")
    @_disfavoredOverload public convenience init(_portico1_NSCollectionLayoutBoundarySupplementaryItem_layoutSize p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSRectAlignment, _ p3: CGPoint) { self.init(layoutSize: p0, elementKind: p1, alignment: p2, absoluteOffset: p3) }
}

extension NSCollectionLayoutEdgeSpacing {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutEdgeSpacing_leading_top_trailing_bottom_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutEdgeSpacing_leading p0: NSCollectionLayoutSpacing?, _ p1: NSCollectionLayoutSpacing?, _ p2: NSCollectionLayoutSpacing?, _ p3: NSCollectionLayoutSpacing?) { self.init(leading: p0, top: p1, trailing: p2, bottom: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutEdgeSpacing_forLeading_top_trailing_bottom_1")
    @_disfavoredOverload public convenience init(_portico1_NSCollectionLayoutEdgeSpacing_forLeading p0: NSCollectionLayoutSpacing?, _ p1: NSCollectionLayoutSpacing?, _ p2: NSCollectionLayoutSpacing?, _ p3: NSCollectionLayoutSpacing?) { self.init(forLeading: p0, top: p1, trailing: p2, bottom: p3) }
}

extension NSCollectionLayoutGroupCustomItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutGroupCustomItem_frame_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutGroupCustomItem_frame p0: CGRect) { self.init(frame: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutGroupCustomItem_frame_zIndex_1")
    @_disfavoredOverload public convenience init(_portico1_NSCollectionLayoutGroupCustomItem_frame p0: CGRect, _ p1: Int) { self.init(frame: p0, zIndex: p1) }
}

extension NSCollectionLayoutItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutItem_layoutSize_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutItem_layoutSize p0: NSCollectionLayoutSize) { self.init(layoutSize: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutItem_layoutSize_supplementaryItems_1")
    @_disfavoredOverload public convenience init(_portico1_NSCollectionLayoutItem_layoutSize p0: NSCollectionLayoutSize, _ p1: [NSCollectionLayoutSupplementaryItem]) { self.init(layoutSize: p0, supplementaryItems: p1) }
}

extension NSCollectionLayoutSection {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutSection_group_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutSection_group p0: NSCollectionLayoutGroup) { self.init(group: p0) }
}

extension NSCollectionLayoutSize {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutSize_widthDimension_heightDimension_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutSize_widthDimension p0: NSCollectionLayoutDimension, _ p1: NSCollectionLayoutDimension) { self.init(widthDimension: p0, heightDimension: p1) }
}

extension NSCollectionLayoutSupplementaryItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutSupplementaryItem_layoutSize_elementKind_containerAnchor_0")
    @_disfavoredOverload public convenience init(_portico0_NSCollectionLayoutSupplementaryItem_layoutSize p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSCollectionLayoutAnchor) { self.init(layoutSize: p0, elementKind: p1, containerAnchor: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSCollectionLayoutSupplementaryItem_layoutSize_elementKind_containerAnchor_itemAnchor_1")
    @_disfavoredOverload public convenience init(_portico1_NSCollectionLayoutSupplementaryItem_layoutSize p0: NSCollectionLayoutSize, _ p1: String, _ p2: NSCollectionLayoutAnchor, _ p3: NSCollectionLayoutAnchor) { self.init(layoutSize: p0, elementKind: p1, containerAnchor: p2, itemAnchor: p3) }
}

extension NSDataAsset {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSDataAsset_name_0")
    @_disfavoredOverload public convenience init?(_portico0_NSDataAsset_name p0: NSDataAssetName) { self.init(name: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSDataAsset_name_bundle_1")
    @_disfavoredOverload public convenience init?(_portico1_NSDataAsset_name p0: NSDataAssetName, _ p1: Bundle) { self.init(name: p0, bundle: p1) }
}

extension NSLayoutConstraint {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSLayoutConstraint_item_attribute_relatedBy_toItem_attribute_multiplier_constant_0")
    @_disfavoredOverload public convenience init(_portico0_NSLayoutConstraint_item p0: Any, _ p1: NSLayoutConstraint.Attribute, _ p2: NSLayoutConstraint.Relation, _ p3: Any?, _ p4: NSLayoutConstraint.Attribute, _ p5: CGFloat, _ p6: CGFloat) { self.init(item: p0, attribute: p1, relatedBy: p2, toItem: p3, attribute: p4, multiplier: p5, constant: p6) }
}

extension NSTextAttachment {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextAttachment_data_ofType_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextAttachment_data p0: Data?, _ p1: String?) { self.init(data: p0, ofType: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextAttachment_image_1")
    @_disfavoredOverload public convenience init(_portico1_NSTextAttachment_image p0: UIImage) { self.init(image: p0) }
}

extension NSTextContainer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextContainer_size_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextContainer_size p0: CGSize) { self.init(size: p0) }
}

extension NSTextElement {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextElement_textContentManager_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextElement_textContentManager p0: NSTextContentManager?) { self.init(textContentManager: p0) }
}

extension NSTextLayoutFragment {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextLayoutFragment_textElement_range_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextLayoutFragment_textElement p0: NSTextElement, _ p1: NSTextRange?) { self.init(textElement: p0, range: p1) }
}

extension NSTextLineFragment {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextLineFragment_attributedString_range_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextLineFragment_attributedString p0: NSAttributedString, _ p1: NSRange) { self.init(attributedString: p0, range: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextLineFragment_string_attributes_range_1")
    @_disfavoredOverload public convenience init(_portico1_NSTextLineFragment_string p0: String, _ p1: [NSAttributedString.Key: Any], _ p2: NSRange) { self.init(string: p0, attributes: p1, range: p2) }
}

extension NSTextList {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextList_markerFormat_options_startingItemNumber_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextList_markerFormat p0: NSTextList.MarkerFormat, _ p1: NSTextList.Options, _ p2: Int) { self.init(markerFormat: p0, options: p1, startingItemNumber: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextList_markerFormat_options_1")
    @_disfavoredOverload public convenience init(_portico1_NSTextList_markerFormat p0: NSTextList.MarkerFormat, _ p1: Int) { self.init(markerFormat: p0, options: p1) }
}

extension NSTextListElement {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextListElement_parentElement_textList_contents_markerAttributes_childElements_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextListElement_parentElement p0: NSTextListElement?, _ p1: NSTextList, _ p2: NSAttributedString?, _ p3: [NSAttributedString.Key: Any]?, _ p4: [NSTextListElement]?) { self.init(parentElement: p0, textList: p1, contents: p2, markerAttributes: p3, childElements: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextListElement_parent_textList_contents_markerAttributes_children_1")
    @_disfavoredOverload public convenience init(_portico1_NSTextListElement_parent p0: NSTextListElement?, _ p1: NSTextList, _ p2: NSAttributedString?, _ p3: [NSAttributedString.Key: Any]?, _ p4: [NSTextListElement]?) { self.init(parent: p0, textList: p1, contents: p2, markerAttributes: p3, children: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextListElement_contents_markerAttributes_textList_childElements_2")
    @_disfavoredOverload public convenience init(_portico2_NSTextListElement_contents p0: NSAttributedString, _ p1: [NSAttributedString.Key: Any]?, _ p2: NSTextList, _ p3: [NSTextListElement]?) { self.init(contents: p0, markerAttributes: p1, textList: p2, childElements: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextListElement_contents_markerAttributes_textList_children_3")
    @_disfavoredOverload public convenience init(_portico3_NSTextListElement_contents p0: NSAttributedString, _ p1: [NSAttributedString.Key: Any]?, _ p2: NSTextList, _ p3: [NSTextListElement]?) { self.init(contents: p0, markerAttributes: p1, textList: p2, children: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextListElement_childElements_textList_nestingLevel_4")
    @_disfavoredOverload public convenience init?(_portico4_NSTextListElement_childElements p0: [NSTextListElement], _ p1: NSTextList, _ p2: Int) { self.init(childElements: p0, textList: p1, nestingLevel: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextListElement_children_textList_nestingLevel_5")
    @_disfavoredOverload public convenience init?(_portico5_NSTextListElement_children p0: [NSTextListElement], _ p1: NSTextList, _ p2: Int) { self.init(children: p0, textList: p1, nestingLevel: p2) }
}

extension NSTextParagraph {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextParagraph_attributedString_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextParagraph_attributedString p0: NSAttributedString?) { self.init(attributedString: p0) }
}

extension NSTextRange {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextRange_location_end_0")
    @_disfavoredOverload public convenience init?(_portico0_NSTextRange_location p0: any NSTextLocation, _ p1: (any NSTextLocation)?) { self.init(location: p0, end: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextRange_location_1")
    @_disfavoredOverload public convenience init(_portico1_NSTextRange_location p0: any NSTextLocation) { self.init(location: p0) }
}

extension NSTextSelection {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextSelection__affinity_granularity_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextSelection__ p0: [NSTextRange], _ p1: NSTextSelection.Affinity, _ p2: NSTextSelection.Granularity) { self.init(p0, affinity: p1, granularity: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextSelection_range_affinity_granularity_1")
    @_disfavoredOverload public convenience init(_portico1_NSTextSelection_range p0: NSTextRange, _ p1: NSTextSelection.Affinity, _ p2: NSTextSelection.Granularity) { self.init(range: p0, affinity: p1, granularity: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextSelection__affinity_2")
    @_disfavoredOverload public convenience init(_portico2_NSTextSelection__ p0: any NSTextLocation, _ p1: NSTextSelection.Affinity) { self.init(p0, affinity: p1) }
}

extension NSTextSelectionNavigation {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextSelectionNavigation_dataSource_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextSelectionNavigation_dataSource p0: any NSTextSelectionDataSource) { self.init(dataSource: p0) }
}

extension NSTextTab {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextTab_textAlignment_location_options_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextTab_textAlignment p0: NSTextAlignment, _ p1: CGFloat, _ p2: [NSTextTab.OptionKey: Any]) { self.init(textAlignment: p0, location: p1, options: p2) }
}

extension NSTextViewportLayoutController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSTextViewportLayoutController_textLayoutManager_0")
    @_disfavoredOverload public convenience init(_portico0_NSTextViewportLayoutController_textLayoutManager p0: NSTextLayoutManager) { self.init(textLayoutManager: p0) }
}

extension NSUserActivity {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_NSUserActivity_activityType_0")
    @_disfavoredOverload public convenience init(_portico0_NSUserActivity_activityType p0: String) { self.init(activityType: p0) }
}

extension SFSafariViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_SFSafariViewController_url_0")
    @_disfavoredOverload public convenience init(_portico0_SFSafariViewController_url p0: URL) { self.init(url: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_SFSafariViewController_url_configuration_1")
    @_disfavoredOverload public convenience init(_portico1_SFSafariViewController_url p0: URL, _ p1: SFSafariViewController.Configuration) { self.init(url: p0, configuration: p1) }
}

extension UIAccessibilityCustomAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_target_selector_0")
    @_disfavoredOverload public convenience init(_portico0_UIAccessibilityCustomAction_name p0: String, _ p1: Any?, _ p2: Selector) { self.init(name: p0, target: p1, selector: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_image_target_selector_1")
    @_disfavoredOverload public convenience init(_portico1_UIAccessibilityCustomAction_name p0: String, _ p1: UIImage?, _ p2: Any?, _ p3: Selector) { self.init(name: p0, image: p1, target: p2, selector: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_target_selector_2")
    @_disfavoredOverload public convenience init(_portico2_UIAccessibilityCustomAction_attributedName p0: NSAttributedString, _ p1: Any?, _ p2: Selector) { self.init(attributedName: p0, target: p1, selector: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_image_target_selector_3")
    @_disfavoredOverload public convenience init(_portico3_UIAccessibilityCustomAction_attributedName p0: NSAttributedString, _ p1: UIImage?, _ p2: Any?, _ p3: Selector) { self.init(attributedName: p0, image: p1, target: p2, selector: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_actionHandler_4")
    @_disfavoredOverload public convenience init(_portico4_UIAccessibilityCustomAction_name p0: String, _ p1: @escaping UIAccessibilityCustomAction.Handler) { self.init(name: p0, actionHandler: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_name_image_actionHandler_5")
    @_disfavoredOverload public convenience init(_portico5_UIAccessibilityCustomAction_name p0: String, _ p1: UIImage?, _ p2: @escaping UIAccessibilityCustomAction.Handler) { self.init(name: p0, image: p1, actionHandler: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_actionHandler_6")
    @_disfavoredOverload public convenience init(_portico6_UIAccessibilityCustomAction_attributedName p0: NSAttributedString, _ p1: @escaping UIAccessibilityCustomAction.Handler) { self.init(attributedName: p0, actionHandler: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomAction_attributedName_image_actionHandler_7")
    @_disfavoredOverload public convenience init(_portico7_UIAccessibilityCustomAction_attributedName p0: NSAttributedString, _ p1: UIImage?, _ p2: @escaping UIAccessibilityCustomAction.Handler) { self.init(attributedName: p0, image: p1, actionHandler: p2) }
}

extension UIAccessibilityCustomRotor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_name_itemSearch_0")
    @_disfavoredOverload public convenience init(_portico0_UIAccessibilityCustomRotor_name p0: String, _ p1: @escaping UIAccessibilityCustomRotor.Search) { self.init(name: p0, itemSearch: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_attributedName_itemSearch_1")
    @_disfavoredOverload public convenience init(_portico1_UIAccessibilityCustomRotor_attributedName p0: NSAttributedString, _ p1: @escaping UIAccessibilityCustomRotor.Search) { self.init(attributedName: p0, itemSearch: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_systemType_itemSearch_2")
    @_disfavoredOverload public convenience init(_portico2_UIAccessibilityCustomRotor_systemType p0: UIAccessibilityCustomRotor.SystemRotorType, _ p1: @escaping UIAccessibilityCustomRotor.Search) { self.init(systemType: p0, itemSearch: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_name_itemSearchBlock_3")
    @_disfavoredOverload public convenience init(_portico3_UIAccessibilityCustomRotor_name p0: String, _ p1: @escaping UIAccessibilityCustomRotor.Search) { self.init(name: p0, itemSearchBlock: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_attributedName_itemSearchBlock_4")
    @_disfavoredOverload public convenience init(_portico4_UIAccessibilityCustomRotor_attributedName p0: NSAttributedString, _ p1: @escaping UIAccessibilityCustomRotor.Search) { self.init(attributedName: p0, itemSearchBlock: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotor_systemType_itemSearchBlock_5")
    @_disfavoredOverload public convenience init(_portico5_UIAccessibilityCustomRotor_systemType p0: UIAccessibilityCustomRotor.SystemRotorType, _ p1: @escaping UIAccessibilityCustomRotor.Search) { self.init(systemType: p0, itemSearchBlock: p1) }
}

extension UIAccessibilityCustomRotorItemResult {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityCustomRotorItemResult_targetElement_targetRange_0")
    @_disfavoredOverload public convenience init(_portico0_UIAccessibilityCustomRotorItemResult_targetElement p0: any NSObjectProtocol, _ p1: UITextRange?) { self.init(targetElement: p0, targetRange: p1) }
}

extension UIAccessibilityElement {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityElement_accessibilityContainer_0")
    @_disfavoredOverload public convenience init(_portico0_UIAccessibilityElement_accessibilityContainer p0: Any) { self.init(accessibilityContainer: p0) }
}

extension UIAccessibilityLocationDescriptor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_attributedName_point_in_0")
    @_disfavoredOverload public convenience init(_portico0_UIAccessibilityLocationDescriptor_attributedName p0: NSAttributedString, _ p1: CGPoint, _ p2: UIView) { self.init(attributedName: p0, point: p1, in: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_attributedName_point_inView_1")
    @_disfavoredOverload public convenience init(_portico1_UIAccessibilityLocationDescriptor_attributedName p0: NSAttributedString, _ p1: CGPoint, _ p2: UIView) { self.init(attributedName: p0, point: p1, inView: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_name_point_in_2")
    @_disfavoredOverload public convenience init(_portico2_UIAccessibilityLocationDescriptor_name p0: String, _ p1: CGPoint, _ p2: UIView) { self.init(name: p0, point: p1, in: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_name_point_inView_3")
    @_disfavoredOverload public convenience init(_portico3_UIAccessibilityLocationDescriptor_name p0: String, _ p1: CGPoint, _ p2: UIView) { self.init(name: p0, point: p1, inView: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAccessibilityLocationDescriptor_name_view_4")
    @MainActor @_disfavoredOverload public convenience init(_portico4_UIAccessibilityLocationDescriptor_name p0: String, _ p1: UIView) { self.init(name: p0, view: p1) }
}

extension UIAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAction_title_image_identifier_discoverabilityTitle_attributes_state_handler_0")
    @_disfavoredOverload public convenience init(_portico0_UIAction_title p0: String, _ p1: UIImage?, _ p2: UIAction.Identifier?, _ p3: String?, _ p4: UIMenuElement.Attributes, _ p5: UIMenuElement.State, _ p6: @escaping UIActionHandler) { self.init(title: p0, image: p1, identifier: p2, discoverabilityTitle: p3, attributes: p4, state: p5, handler: p6) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAction_title_subtitle_image_identifier_discoverabilityTitle_attributes_state_handler_1")
    @_disfavoredOverload public convenience init(_portico1_UIAction_title p0: String, _ p1: String?, _ p2: UIImage?, _ p3: UIAction.Identifier?, _ p4: String?, _ p5: UIMenuElement.Attributes, _ p6: UIMenuElement.State, _ p7: @escaping UIActionHandler) { self.init(title: p0, subtitle: p1, image: p2, identifier: p3, discoverabilityTitle: p4, attributes: p5, state: p6, handler: p7) }
}

extension UIActivityIndicatorView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIActivityIndicatorView_style_0")
    @_disfavoredOverload public convenience init(_portico0_UIActivityIndicatorView_style p0: UIActivityIndicatorView.Style) { self.init(style: p0) }
}

extension UIActivityItemProvider {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIActivityItemProvider_placeholderItem_0")
    @_disfavoredOverload public convenience init(_portico0_UIActivityItemProvider_placeholderItem p0: Any) { self.init(placeholderItem: p0) }
}

extension UIActivityViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIActivityViewController_activityItems_applicationActivities_0")
    @_disfavoredOverload public convenience init(_portico0_UIActivityViewController_activityItems p0: [Any], _ p1: [UIActivity]?) { self.init(activityItems: p0, applicationActivities: p1) }
}

extension UIAlertAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAlertAction_title_style_handler_0")
    @_disfavoredOverload public convenience init(_portico0_UIAlertAction_title p0: String?, _ p1: UIAlertAction.Style, _ p2: ((UIAlertAction) -> Void)?) { self.init(title: p0, style: p1, handler: p2) }
}

extension UIAlertController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAlertController_title_message_preferredStyle_0")
    @_disfavoredOverload public convenience init(_portico0_UIAlertController_title p0: String?, _ p1: String?, _ p2: UIAlertController.Style) { self.init(title: p0, message: p1, preferredStyle: p2) }
}

extension UIApplicationShortcutIcon {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIApplicationShortcutIcon_type_0")
    @_disfavoredOverload public convenience init(_portico0_UIApplicationShortcutIcon_type p0: UIApplicationShortcutIcon.IconType) { self.init(type: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIApplicationShortcutIcon_systemImageName_1")
    @_disfavoredOverload public convenience init(_portico1_UIApplicationShortcutIcon_systemImageName p0: String) { self.init(systemImageName: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIApplicationShortcutIcon_templateImageName_2")
    @_disfavoredOverload public convenience init(_portico2_UIApplicationShortcutIcon_templateImageName p0: String) { self.init(templateImageName: p0) }
}

extension UIApplicationShortcutItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIApplicationShortcutItem_type_localizedTitle_localizedSubtitle_icon_userInfo_0")
    @_disfavoredOverload public convenience init(_portico0_UIApplicationShortcutItem_type p0: String, _ p1: String, _ p2: String?, _ p3: UIApplicationShortcutIcon?, _ p4: [String: any NSSecureCoding]?) { self.init(type: p0, localizedTitle: p1, localizedSubtitle: p2, icon: p3, userInfo: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIApplicationShortcutItem_type_localizedTitle_1")
    @_disfavoredOverload public convenience init(_portico1_UIApplicationShortcutItem_type p0: String, _ p1: String) { self.init(type: p0, localizedTitle: p1) }
}

extension UIAttachmentBehavior {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_attachedToAnchor_0")
    @_disfavoredOverload public convenience init(_portico0_UIAttachmentBehavior_item p0: any UIDynamicItem, _ p1: CGPoint) { self.init(item: p0, attachedToAnchor: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_offsetFromCenter_attachedToAnchor_1")
    @_disfavoredOverload public convenience init(_portico1_UIAttachmentBehavior_item p0: any UIDynamicItem, _ p1: UIOffset, _ p2: CGPoint) { self.init(item: p0, offsetFromCenter: p1, attachedToAnchor: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_attachedTo_2")
    @_disfavoredOverload public convenience init(_portico2_UIAttachmentBehavior_item p0: any UIDynamicItem, _ p1: any UIDynamicItem) { self.init(item: p0, attachedTo: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_attachedToItem_3")
    @_disfavoredOverload public convenience init(_portico3_UIAttachmentBehavior_item p0: any UIDynamicItem, _ p1: any UIDynamicItem) { self.init(item: p0, attachedToItem: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_offsetFromCenter_attachedTo_offsetFromCenter_4")
    @_disfavoredOverload public convenience init(_portico4_UIAttachmentBehavior_item p0: any UIDynamicItem, _ p1: UIOffset, _ p2: any UIDynamicItem, _ p3: UIOffset) { self.init(item: p0, offsetFromCenter: p1, attachedTo: p2, offsetFromCenter: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIAttachmentBehavior_item_offsetFromCenter_attachedToItem_offsetFromCenter_5")
    @_disfavoredOverload public convenience init(_portico5_UIAttachmentBehavior_item p0: any UIDynamicItem, _ p1: UIOffset, _ p2: any UIDynamicItem, _ p3: UIOffset) { self.init(item: p0, offsetFromCenter: p1, attachedToItem: p2, offsetFromCenter: p3) }
}

extension UIBarButtonItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_title_style_target_action_0")
    @_disfavoredOverload public convenience init(_portico0_UIBarButtonItem_title p0: String?, _ p1: UIBarButtonItem.Style, _ p2: Any?, _ p3: Selector?) { self.init(title: p0, style: p1, target: p2, action: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_image_style_target_action_1")
    @_disfavoredOverload public convenience init(_portico1_UIBarButtonItem_image p0: UIImage?, _ p1: UIBarButtonItem.Style, _ p2: Any?, _ p3: Selector?) { self.init(image: p0, style: p1, target: p2, action: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_image_landscapeImagePhone_style_target_action_2")
    @_disfavoredOverload public convenience init(_portico2_UIBarButtonItem_image p0: UIImage?, _ p1: UIImage?, _ p2: UIBarButtonItem.Style, _ p3: Any?, _ p4: Selector?) { self.init(image: p0, landscapeImagePhone: p1, style: p2, target: p3, action: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_barButtonSystemItem_target_action_3")
    @_disfavoredOverload public convenience init(_portico3_UIBarButtonItem_barButtonSystemItem p0: UIBarButtonItem.SystemItem, _ p1: Any?, _ p2: Selector?) { self.init(barButtonSystemItem: p0, target: p1, action: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_systemItem_primaryAction_menu_4")
    @_disfavoredOverload public convenience init(_portico4_UIBarButtonItem_systemItem p0: UIBarButtonItem.SystemItem, _ p1: UIAction?, _ p2: UIMenu?) { self.init(systemItem: p0, primaryAction: p1, menu: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_customView_5")
    @_disfavoredOverload public convenience init(_portico5_UIBarButtonItem_customView p0: UIView) { self.init(customView: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_title_image_primaryAction_menu_6")
    @_disfavoredOverload public convenience init(_portico6_UIBarButtonItem_title p0: String?, _ p1: UIImage?, _ p2: UIAction?, _ p3: UIMenu?) { self.init(title: p0, image: p1, primaryAction: p2, menu: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItem_title_image_target_action_menu_7")
    @_disfavoredOverload public convenience init(_portico7_UIBarButtonItem_title p0: String?, _ p1: UIImage?, _ p2: AnyObject?, _ p3: Selector?, _ p4: UIMenu?) { self.init(title: p0, image: p1, target: p2, action: p3, menu: p4) }
}

extension UIBarButtonItemGroup {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBarButtonItemGroup_barButtonItems_representativeItem_0")
    @_disfavoredOverload public convenience init(_portico0_UIBarButtonItemGroup_barButtonItems p0: [UIBarButtonItem], _ p1: UIBarButtonItem?) { self.init(barButtonItems: p0, representativeItem: p1) }
}

extension UIBezierPath {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBezierPath_rect_0")
    @_disfavoredOverload public convenience init(_portico0_UIBezierPath_rect p0: CGRect) { self.init(rect: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBezierPath_ovalIn_1")
    @_disfavoredOverload public convenience init(_portico1_UIBezierPath_ovalIn p0: CGRect) { self.init(ovalIn: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBezierPath_roundedRect_cornerRadius_2")
    @_disfavoredOverload public convenience init(_portico2_UIBezierPath_roundedRect p0: CGRect, _ p1: CGFloat) { self.init(roundedRect: p0, cornerRadius: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBezierPath_roundedRect_byRoundingCorners_cornerRadii_3")
    @_disfavoredOverload public convenience init(_portico3_UIBezierPath_roundedRect p0: CGRect, _ p1: UIRectCorner, _ p2: CGSize) { self.init(roundedRect: p0, byRoundingCorners: p1, cornerRadii: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBezierPath_arcCenter_radius_startAngle_endAngle_clockwise_4")
    @_disfavoredOverload public convenience init(_portico4_UIBezierPath_arcCenter p0: CGPoint, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ p4: Bool) { self.init(arcCenter: p0, radius: p1, startAngle: p2, endAngle: p3, clockwise: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBezierPath_cgPath_5")
    @_disfavoredOverload public convenience init(_portico5_UIBezierPath_cgPath p0: CGPath) { self.init(cgPath: p0) }
}

extension UIBlurEffect {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIBlurEffect_style_0")
    @_disfavoredOverload public convenience init(_portico0_UIBlurEffect_style p0: UIBlurEffect.Style) { self.init(style: p0) }
}

extension UIButton {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIButton_type_primaryAction_1")
    @_disfavoredOverload public convenience init(_portico1_UIButton_type p0: UIButton.ButtonType, _ p1: UIAction?) { self.init(type: p0, primaryAction: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIButton_frame_primaryAction_2")
    @_disfavoredOverload public convenience init(_portico2_UIButton_frame p0: CGRect, _ p1: UIAction?) { self.init(frame: p0, primaryAction: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIButton_configuration_primaryAction_3")
    @_disfavoredOverload public convenience init(_portico3_UIButton_configuration p0: UIButton.Configuration, _ p1: UIAction?) { self.init(configuration: p0, primaryAction: p1) }
}

extension UICalendarSelectionMultiDate {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICalendarSelectionMultiDate_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UICalendarSelectionMultiDate_delegate p0: (any UICalendarSelectionMultiDateDelegate)?) { self.init(delegate: p0) }
}

extension UICalendarSelectionSingleDate {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICalendarSelectionSingleDate_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UICalendarSelectionSingleDate_delegate p0: (any UICalendarSelectionSingleDateDelegate)?) { self.init(delegate: p0) }
}

extension UICalendarSelectionWeekOfYear {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICalendarSelectionWeekOfYear_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UICalendarSelectionWeekOfYear_delegate p0: (any UICalendarSelectionWeekOfYearDelegate)?) { self.init(delegate: p0) }
}

extension UICollectionView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionView_frame_collectionViewLayout_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionView_frame p0: CGRect, _ p1: UICollectionViewLayout) { self.init(frame: p0, collectionViewLayout: p1) }
}

extension UICollectionViewCompositionalLayout {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_section_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionViewCompositionalLayout_section p0: NSCollectionLayoutSection) { self.init(section: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_section_configuration_1")
    @_disfavoredOverload public convenience init(_portico1_UICollectionViewCompositionalLayout_section p0: NSCollectionLayoutSection, _ p1: UICollectionViewCompositionalLayoutConfiguration) { self.init(section: p0, configuration: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_sectionProvider_2")
    @_disfavoredOverload public convenience init(_portico2_UICollectionViewCompositionalLayout_sectionProvider p0: @escaping UICollectionViewCompositionalLayoutSectionProvider) { self.init(sectionProvider: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewCompositionalLayout_sectionProvider_configuration_3")
    @_disfavoredOverload public convenience init(_portico3_UICollectionViewCompositionalLayout_sectionProvider p0: @escaping UICollectionViewCompositionalLayoutSectionProvider, _ p1: UICollectionViewCompositionalLayoutConfiguration) { self.init(sectionProvider: p0, configuration: p1) }
}

extension UICollectionViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewController_collectionViewLayout_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionViewController_collectionViewLayout p0: UICollectionViewLayout) { self.init(collectionViewLayout: p0) }
}

extension UICollectionViewDiffableDataSourceReference {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewDiffableDataSourceReference_collectionView_cellProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionViewDiffableDataSourceReference_collectionView p0: UICollectionView, _ p1: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider) { self.init(collectionView: p0, cellProvider: p1) }
}

extension UICollectionViewDropProposal {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewDropProposal_operation_intent_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionViewDropProposal_operation p0: UIDropOperation, _ p1: UICollectionViewDropProposal.Intent) { self.init(operation: p0, intent: p1) }
}

extension UICollectionViewLayoutAttributes {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewLayoutAttributes_forCellWith_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionViewLayoutAttributes_forCellWith p0: IndexPath) { self.init(forCellWith: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind_with_1")
    @_disfavoredOverload public convenience init(_portico1_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind p0: String, _ p1: IndexPath) { self.init(forSupplementaryViewOfKind: p0, with: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewLayoutAttributes_forDecorationViewOfKind_with_2")
    @_disfavoredOverload public convenience init(_portico2_UICollectionViewLayoutAttributes_forDecorationViewOfKind p0: String, _ p1: IndexPath) { self.init(forDecorationViewOfKind: p0, with: p1) }
}

extension UICollectionViewTransitionLayout {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollectionViewTransitionLayout_currentLayout_nextLayout_0")
    @_disfavoredOverload public convenience init(_portico0_UICollectionViewTransitionLayout_currentLayout p0: UICollectionViewLayout, _ p1: UICollectionViewLayout) { self.init(currentLayout: p0, nextLayout: p1) }
}

extension UICollisionBehavior {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICollisionBehavior_items_0")
    @_disfavoredOverload public convenience init(_portico0_UICollisionBehavior_items p0: [any UIDynamicItem]) { self.init(items: p0) }
}

extension UIColor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_white_alpha_0")
    @_disfavoredOverload public convenience init(_portico0_UIColor_white p0: CGFloat, _ p1: CGFloat) { self.init(white: p0, alpha: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_hue_saturation_brightness_alpha_1")
    @_disfavoredOverload public convenience init(_portico1_UIColor_hue p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) { self.init(hue: p0, saturation: p1, brightness: p2, alpha: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_red_green_blue_alpha_2")
    @_disfavoredOverload public convenience init(_portico2_UIColor_red p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) { self.init(red: p0, green: p1, blue: p2, alpha: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_displayP3Red_green_blue_alpha_3")
    @_disfavoredOverload public convenience init(_portico3_UIColor_displayP3Red p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) { self.init(displayP3Red: p0, green: p1, blue: p2, alpha: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_cgColor_4")
    @_disfavoredOverload public convenience init(_portico4_UIColor_cgColor p0: CGColor) { self.init(cgColor: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_patternImage_5")
    @_disfavoredOverload public convenience init(_portico5_UIColor_patternImage p0: UIImage) { self.init(patternImage: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_dynamicProvider_6")
    @_disfavoredOverload public convenience init(_portico6_UIColor_dynamicProvider p0: @escaping (UITraitCollection) -> UIColor) { self.init(dynamicProvider: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_named_7")
    @_disfavoredOverload public convenience init?(_portico7_UIColor_named p0: String) { self.init(named: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_named_in_compatibleWith_8")
    @_disfavoredOverload public convenience init?(_portico8_UIColor_named p0: String, _ p1: Bundle?, _ p2: UITraitCollection?) { self.init(named: p0, in: p1, compatibleWith: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_ciColor_9")
    @_disfavoredOverload public convenience init(_portico9_UIColor_ciColor p0: CIColor) { self.init(ciColor: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIColor_resource_10")
    @_disfavoredOverload public convenience init(_portico10_UIColor_resource p0: ColorResource) { self.init(resource: p0) }
}

extension UICommand {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICommand_title_image_action_propertyList_alternates_discoverabilityTitle_attributes_state_0")
    @_disfavoredOverload public convenience init(_portico0_UICommand_title p0: String, _ p1: UIImage?, _ p2: Selector, _ p3: Any?, _ p4: [UICommandAlternate], _ p5: String?, _ p6: UIMenuElement.Attributes, _ p7: UIMenuElement.State) { self.init(title: p0, image: p1, action: p2, propertyList: p3, alternates: p4, discoverabilityTitle: p5, attributes: p6, state: p7) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICommand_title_subtitle_image_action_propertyList_alternates_discoverabilityTitle_attributes_state_1")
    @_disfavoredOverload public convenience init(_portico1_UICommand_title p0: String, _ p1: String?, _ p2: UIImage?, _ p3: Selector, _ p4: Any?, _ p5: [UICommandAlternate], _ p6: String?, _ p7: UIMenuElement.Attributes, _ p8: UIMenuElement.State) { self.init(title: p0, subtitle: p1, image: p2, action: p3, propertyList: p4, alternates: p5, discoverabilityTitle: p6, attributes: p7, state: p8) }
}

extension UICommandAlternate {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICommandAlternate_title_action_modifierFlags_0")
    @_disfavoredOverload public convenience init(_portico0_UICommandAlternate_title p0: String, _ p1: Selector, _ p2: UIKeyModifierFlags) { self.init(title: p0, action: p1, modifierFlags: p2) }
}

extension UIContentUnavailableView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIContentUnavailableView_configuration_0")
    @_disfavoredOverload public convenience init(_portico0_UIContentUnavailableView_configuration p0: UIContentUnavailableConfiguration) { self.init(configuration: p0) }
}

extension UIContextMenuConfiguration {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIContextMenuConfiguration_identifier_previewProvider_actionProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UIContextMenuConfiguration_identifier p0: (any NSCopying)?, _ p1: UIContextMenuContentPreviewProvider?, _ p2: UIContextMenuActionProvider?) { self.init(identifier: p0, previewProvider: p1, actionProvider: p2) }
}

extension UIContextMenuInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIContextMenuInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIContextMenuInteraction_delegate p0: any UIContextMenuInteractionDelegate) { self.init(delegate: p0) }
}

extension UIContextualAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIContextualAction_style_title_handler_0")
    @_disfavoredOverload public convenience init(_portico0_UIContextualAction_style p0: UIContextualAction.Style, _ p1: String?, _ p2: @escaping UIContextualAction.Handler) { self.init(style: p0, title: p1, handler: p2) }
}

extension UIControl {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIControl_frame_primaryAction_0")
    @_disfavoredOverload public convenience init(_portico0_UIControl_frame p0: CGRect, _ p1: UIAction?) { self.init(frame: p0, primaryAction: p1) }
}

extension UICubicTimingParameters {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICubicTimingParameters_animationCurve_0")
    @_disfavoredOverload public convenience init(_portico0_UICubicTimingParameters_animationCurve p0: UIView.AnimationCurve) { self.init(animationCurve: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UICubicTimingParameters_controlPoint1_controlPoint2_1")
    @_disfavoredOverload public convenience init(_portico1_UICubicTimingParameters_controlPoint1 p0: CGPoint, _ p1: CGPoint) { self.init(controlPoint1: p0, controlPoint2: p1) }
}

extension UIDocument {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocument_fileURL_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocument_fileURL p0: URL) { self.init(fileURL: p0) }
}

extension UIDocumentBrowserAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentBrowserAction_identifier_localizedTitle_availability_handler_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocumentBrowserAction_identifier p0: String, _ p1: String, _ p2: UIDocumentBrowserAction.Availability, _ p3: @escaping ([URL]) -> Void) { self.init(identifier: p0, localizedTitle: p1, availability: p2, handler: p3) }
}

extension UIDocumentBrowserViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentBrowserViewController_forOpening_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocumentBrowserViewController_forOpening p0: [UTType]?) { self.init(forOpening: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentBrowserViewController_forOpeningContentTypes_2")
    @_disfavoredOverload public convenience init(_portico2_UIDocumentBrowserViewController_forOpeningContentTypes p0: [UTType]?) { self.init(forOpeningContentTypes: p0) }
}

extension UIDocumentInteractionController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentInteractionController_url_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocumentInteractionController_url p0: URL) { self.init(url: p0) }
}

extension UIDocumentPickerViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forOpeningContentTypes_asCopy_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocumentPickerViewController_forOpeningContentTypes p0: [UTType], _ p1: Bool) { self.init(forOpeningContentTypes: p0, asCopy: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forOpeningContentTypes_1")
    @_disfavoredOverload public convenience init(_portico1_UIDocumentPickerViewController_forOpeningContentTypes p0: [UTType]) { self.init(forOpeningContentTypes: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forExporting_asCopy_2")
    @_disfavoredOverload public convenience init(_portico2_UIDocumentPickerViewController_forExporting p0: [URL], _ p1: Bool) { self.init(forExporting: p0, asCopy: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentPickerViewController_forExporting_3")
    @_disfavoredOverload public convenience init(_portico3_UIDocumentPickerViewController_forExporting p0: [URL]) { self.init(forExporting: p0) }
}

extension UIDocumentProperties {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentProperties_url_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocumentProperties_url p0: URL) { self.init(url: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentProperties_metadata_1")
    @_disfavoredOverload public convenience init(_portico1_UIDocumentProperties_metadata p0: LPLinkMetadata) { self.init(metadata: p0) }
}

extension UIDocumentViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDocumentViewController_document_0")
    @_disfavoredOverload public convenience init(_portico0_UIDocumentViewController_document p0: UIDocument?) { self.init(document: p0) }
}

extension UIDragInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDragInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIDragInteraction_delegate p0: any UIDragInteractionDelegate) { self.init(delegate: p0) }
}

extension UIDragItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDragItem_itemProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UIDragItem_itemProvider p0: NSItemProvider) { self.init(itemProvider: p0) }
}

extension UIDragPreview {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDragPreview_view_parameters_0")
    @_disfavoredOverload public convenience init(_portico0_UIDragPreview_view p0: UIView, _ p1: UIDragPreviewParameters) { self.init(view: p0, parameters: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDragPreview_view_1")
    @_disfavoredOverload public convenience init(_portico1_UIDragPreview_view p0: UIView) { self.init(view: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDragPreview_for_2")
    @_disfavoredOverload public convenience init(_portico2_UIDragPreview_for p0: URL) { self.init(for: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDragPreview_for_title_3")
    @_disfavoredOverload public convenience init(_portico3_UIDragPreview_for p0: URL, _ p1: String?) { self.init(for: p0, title: p1) }
}

extension UIDropInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDropInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIDropInteraction_delegate p0: any UIDropInteractionDelegate) { self.init(delegate: p0) }
}

extension UIDropProposal {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDropProposal_operation_0")
    @_disfavoredOverload public convenience init(_portico0_UIDropProposal_operation p0: UIDropOperation) { self.init(operation: p0) }
}

extension UIDynamicAnimator {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDynamicAnimator_referenceView_0")
    @_disfavoredOverload public convenience init(_portico0_UIDynamicAnimator_referenceView p0: UIView) { self.init(referenceView: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDynamicAnimator_collectionViewLayout_1")
    @_disfavoredOverload public convenience init(_portico1_UIDynamicAnimator_collectionViewLayout p0: UICollectionViewLayout) { self.init(collectionViewLayout: p0) }
}

extension UIDynamicItemBehavior {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDynamicItemBehavior_items_0")
    @_disfavoredOverload public convenience init(_portico0_UIDynamicItemBehavior_items p0: [any UIDynamicItem]) { self.init(items: p0) }
}

extension UIDynamicItemGroup {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIDynamicItemGroup_items_0")
    @_disfavoredOverload public convenience init(_portico0_UIDynamicItemGroup_items p0: [any UIDynamicItem]) { self.init(items: p0) }
}

extension UIEditMenuConfiguration {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIEditMenuConfiguration_identifier_sourcePoint_0")
    @_disfavoredOverload public convenience init(_portico0_UIEditMenuConfiguration_identifier p0: AnyHashable?, _ p1: CGPoint) { self.init(identifier: p0, sourcePoint: p1) }
}

extension UIEditMenuInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIEditMenuInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIEditMenuInteraction_delegate p0: (any UIEditMenuInteractionDelegate)?) { self.init(delegate: p0) }
}

extension UIFeedbackGenerator {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFeedbackGenerator_view_0")
    @_disfavoredOverload public convenience init(_portico0_UIFeedbackGenerator_view p0: UIView) { self.init(view: p0) }
}

extension UIFindInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFindInteraction_sessionDelegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIFindInteraction_sessionDelegate p0: any UIFindInteractionDelegate) { self.init(sessionDelegate: p0) }
}

extension UIFocusHaloEffect {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFocusHaloEffect_rect_0")
    @_disfavoredOverload public convenience init(_portico0_UIFocusHaloEffect_rect p0: CGRect) { self.init(rect: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFocusHaloEffect_roundedRect_cornerRadius_curve_1")
    @_disfavoredOverload public convenience init(_portico1_UIFocusHaloEffect_roundedRect p0: CGRect, _ p1: CGFloat, _ p2: CALayerCornerCurve) { self.init(roundedRect: p0, cornerRadius: p1, curve: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFocusHaloEffect_path_2")
    @_disfavoredOverload public convenience init(_portico2_UIFocusHaloEffect_path p0: UIBezierPath) { self.init(path: p0) }
}

extension UIFont {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFont_name_size_0")
    @_disfavoredOverload public convenience init?(_portico0_UIFont_name p0: String, _ p1: CGFloat) { self.init(name: p0, size: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFont_descriptor_size_1")
    @_disfavoredOverload public convenience init(_portico1_UIFont_descriptor p0: UIFontDescriptor, _ p1: CGFloat) { self.init(descriptor: p0, size: p1) }
}

extension UIFontDescriptor {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFontDescriptor_fontAttributes_0")
    @_disfavoredOverload public convenience init(_portico0_UIFontDescriptor_fontAttributes p0: [UIFontDescriptor.AttributeName: Any]) { self.init(fontAttributes: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFontDescriptor_name_size_1")
    @_disfavoredOverload public convenience init(_portico1_UIFontDescriptor_name p0: String, _ p1: CGFloat) { self.init(name: p0, size: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFontDescriptor_name_matrix_2")
    @_disfavoredOverload public convenience init(_portico2_UIFontDescriptor_name p0: String, _ p1: CGAffineTransform) { self.init(name: p0, matrix: p1) }
}

extension UIFontMetrics {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFontMetrics_forTextStyle_0")
    @_disfavoredOverload public convenience init(_portico0_UIFontMetrics_forTextStyle p0: UIFont.TextStyle) { self.init(forTextStyle: p0) }
}

extension UIFontPickerViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIFontPickerViewController_configuration_0")
    @_disfavoredOverload public convenience init(_portico0_UIFontPickerViewController_configuration p0: UIFontPickerViewController.Configuration) { self.init(configuration: p0) }
}

extension UIGlassEffect {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGlassEffect_style_0")
    @_disfavoredOverload public convenience init(_portico0_UIGlassEffect_style p0: UIGlassEffect.Style) { self.init(style: p0) }
}

extension UIGraphicsImageRenderer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_size_0")
    @_disfavoredOverload public convenience init(_portico0_UIGraphicsImageRenderer_size p0: CGSize) { self.init(size: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_size_format_1")
    @_disfavoredOverload public convenience init(_portico1_UIGraphicsImageRenderer_size p0: CGSize, _ p1: UIGraphicsImageRendererFormat) { self.init(size: p0, format: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_bounds_2")
    @_disfavoredOverload public convenience init(_portico2_UIGraphicsImageRenderer_bounds p0: CGRect) { self.init(bounds: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsImageRenderer_bounds_format_3")
    @_disfavoredOverload public convenience init(_portico3_UIGraphicsImageRenderer_bounds p0: CGRect, _ p1: UIGraphicsImageRendererFormat) { self.init(bounds: p0, format: p1) }
}

extension UIGraphicsImageRendererFormat {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsImageRendererFormat_for_0")
    @_disfavoredOverload public convenience init(_portico0_UIGraphicsImageRendererFormat_for p0: UITraitCollection) { self.init(for: p0) }
}

extension UIGraphicsPDFRenderer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsPDFRenderer_bounds_0")
    @_disfavoredOverload public convenience init(_portico0_UIGraphicsPDFRenderer_bounds p0: CGRect) { self.init(bounds: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsPDFRenderer_bounds_format_1")
    @_disfavoredOverload public convenience init(_portico1_UIGraphicsPDFRenderer_bounds p0: CGRect, _ p1: UIGraphicsPDFRendererFormat) { self.init(bounds: p0, format: p1) }
}

extension UIGraphicsRenderer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsRenderer_bounds_0")
    @_disfavoredOverload public convenience init(_portico0_UIGraphicsRenderer_bounds p0: CGRect) { self.init(bounds: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGraphicsRenderer_bounds_format_1")
    @_disfavoredOverload public convenience init(_portico1_UIGraphicsRenderer_bounds p0: CGRect, _ p1: UIGraphicsRendererFormat) { self.init(bounds: p0, format: p1) }
}

extension UIGravityBehavior {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIGravityBehavior_items_0")
    @_disfavoredOverload public convenience init(_portico0_UIGravityBehavior_items p0: [any UIDynamicItem]) { self.init(items: p0) }
}

extension UIImage {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_ciImage_0")
    @_disfavoredOverload public convenience init(_portico0_UIImage_ciImage p0: CIImage) { self.init(ciImage: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_ciImage_scale_orientation_1")
    @_disfavoredOverload public convenience init(_portico1_UIImage_ciImage p0: CIImage, _ p1: CGFloat, _ p2: UIImage.Orientation) { self.init(ciImage: p0, scale: p1, orientation: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_resource_2")
    @_disfavoredOverload public convenience init(_portico2_UIImage_resource p0: ImageResource) { self.init(resource: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_named_3")
    @_disfavoredOverload public convenience init?(_portico3_UIImage_named p0: String) { self.init(named: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_named_in_with_4")
    @_disfavoredOverload public convenience init?(_portico4_UIImage_named p0: String, _ p1: Bundle?, _ p2: UIImage.Configuration?) { self.init(named: p0, in: p1, with: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_named_in_compatibleWith_5")
    @_disfavoredOverload public convenience init?(_portico5_UIImage_named p0: String, _ p1: Bundle?, _ p2: UITraitCollection?) { self.init(named: p0, in: p1, compatibleWith: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_systemName_6")
    @_disfavoredOverload public convenience init?(_portico6_UIImage_systemName p0: String) { self.init(systemName: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_named_in_variableValue_configuration_7")
    @_disfavoredOverload public convenience init?(_portico7_UIImage_named p0: String, _ p1: Bundle?, _ p2: Double, _ p3: UIImage.Configuration?) { self.init(named: p0, in: p1, variableValue: p2, configuration: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_systemName_variableValue_configuration_8")
    @_disfavoredOverload public convenience init?(_portico8_UIImage_systemName p0: String, _ p1: Double, _ p2: UIImage.Configuration?) { self.init(systemName: p0, variableValue: p1, configuration: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_systemName_withConfiguration_9")
    @_disfavoredOverload public convenience init?(_portico9_UIImage_systemName p0: String, _ p1: UIImage.Configuration?) { self.init(systemName: p0, withConfiguration: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_systemName_compatibleWith_10")
    @_disfavoredOverload public convenience init?(_portico10_UIImage_systemName p0: String, _ p1: UITraitCollection?) { self.init(systemName: p0, compatibleWith: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_contentsOfFile_11")
    @_disfavoredOverload public convenience init?(_portico11_UIImage_contentsOfFile p0: String) { self.init(contentsOfFile: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_data_12")
    @_disfavoredOverload public convenience init?(_portico12_UIImage_data p0: Data) { self.init(data: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_data_scale_13")
    @_disfavoredOverload public convenience init?(_portico13_UIImage_data p0: Data, _ p1: CGFloat) { self.init(data: p0, scale: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_cgImage_14")
    @_disfavoredOverload public convenience init(_portico14_UIImage_cgImage p0: CGImage) { self.init(cgImage: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImage_cgImage_scale_orientation_15")
    @_disfavoredOverload public convenience init(_portico15_UIImage_cgImage p0: CGImage, _ p1: CGFloat, _ p2: UIImage.Orientation) { self.init(cgImage: p0, scale: p1, orientation: p2) }
}

extension UIImageView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImageView_image_highlightedImage_1")
    @_disfavoredOverload public convenience init(_portico1_UIImageView_image p0: UIImage?, _ p1: UIImage?) { self.init(image: p0, highlightedImage: p1) }
}

extension UIImpactFeedbackGenerator {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImpactFeedbackGenerator_style_0")
    @_disfavoredOverload public convenience init(_portico0_UIImpactFeedbackGenerator_style p0: UIImpactFeedbackGenerator.FeedbackStyle) { self.init(style: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIImpactFeedbackGenerator_style_view_1")
    @_disfavoredOverload public convenience init(_portico1_UIImpactFeedbackGenerator_style p0: UIImpactFeedbackGenerator.FeedbackStyle, _ p1: UIView) { self.init(style: p0, view: p1) }
}

extension UIInputView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIInputView_frame_inputViewStyle_0")
    @_disfavoredOverload public convenience init(_portico0_UIInputView_frame p0: CGRect, _ p1: UIInputView.Style) { self.init(frame: p0, inputViewStyle: p1) }
}

extension UIInterpolatingMotionEffect {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIInterpolatingMotionEffect_keyPath_type_0")
    @_disfavoredOverload public convenience init(_portico0_UIInterpolatingMotionEffect_keyPath p0: String, _ p1: UIInterpolatingMotionEffect.EffectType) { self.init(keyPath: p0, type: p1) }
}

extension UIKeyCommand {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIKeyCommand_title_image_action_input_modifierFlags_propertyList_alternates_discoverabilityTitle_attributes_state_0")
    @_disfavoredOverload public convenience init(_portico0_UIKeyCommand_title p0: String, _ p1: UIImage?, _ p2: Selector, _ p3: String, _ p4: UIKeyModifierFlags, _ p5: Any?, _ p6: [UICommandAlternate], _ p7: String?, _ p8: UIMenuElement.Attributes, _ p9: UIMenuElement.State) { self.init(title: p0, image: p1, action: p2, input: p3, modifierFlags: p4, propertyList: p5, alternates: p6, discoverabilityTitle: p7, attributes: p8, state: p9) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIKeyCommand_input_modifierFlags_action_1")
    @_disfavoredOverload public convenience init(_portico1_UIKeyCommand_input p0: String, _ p1: UIKeyModifierFlags, _ p2: Selector) { self.init(input: p0, modifierFlags: p1, action: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIKeyCommand_input_modifierFlags_action_discoverabilityTitle_2")
    @_disfavoredOverload public convenience init(_portico2_UIKeyCommand_input p0: String, _ p1: UIKeyModifierFlags, _ p2: Selector, _ p3: String) { self.init(input: p0, modifierFlags: p1, action: p2, discoverabilityTitle: p3) }
}

extension UILargeContentViewerInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UILargeContentViewerInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UILargeContentViewerInteraction_delegate p0: (any UILargeContentViewerInteractionDelegate)?) { self.init(delegate: p0) }
}

extension UIListContentView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIListContentView_configuration_0")
    @_disfavoredOverload public convenience init(_portico0_UIListContentView_configuration p0: UIListContentConfiguration) { self.init(configuration: p0) }
}

extension UIMarkupTextPrintFormatter {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIMarkupTextPrintFormatter_markupText_0")
    @_disfavoredOverload public convenience init(_portico0_UIMarkupTextPrintFormatter_markupText p0: String) { self.init(markupText: p0) }
}

extension UIMenu {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIMenu_title_image_identifier_options_children_0")
    @_disfavoredOverload public convenience init(_portico0_UIMenu_title p0: String, _ p1: UIImage?, _ p2: UIMenu.Identifier?, _ p3: UIMenu.Options, _ p4: [UIMenuElement]) { self.init(title: p0, image: p1, identifier: p2, options: p3, children: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIMenu_title_subtitle_image_identifier_options_children_1")
    @_disfavoredOverload public convenience init(_portico1_UIMenu_title p0: String, _ p1: String?, _ p2: UIImage?, _ p3: UIMenu.Identifier?, _ p4: UIMenu.Options, _ p5: [UIMenuElement]) { self.init(title: p0, subtitle: p1, image: p2, identifier: p3, options: p4, children: p5) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIMenu_title_subtitle_image_identifier_options_preferredElementSize_children_2")
    @_disfavoredOverload public convenience init(_portico2_UIMenu_title p0: String, _ p1: String?, _ p2: UIImage?, _ p3: UIMenu.Identifier?, _ p4: UIMenu.Options, _ p5: UIMenu.ElementSize, _ p6: [UIMenuElement]) { self.init(title: p0, subtitle: p1, image: p2, identifier: p3, options: p4, preferredElementSize: p5, children: p6) }
}

extension UIMenuItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIMenuItem_title_action_0")
    @_disfavoredOverload public convenience init(_portico0_UIMenuItem_title p0: String, _ p1: Selector) { self.init(title: p0, action: p1) }
}

extension UINavigationItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UINavigationItem_title_0")
    @_disfavoredOverload public convenience init(_portico0_UINavigationItem_title p0: String) { self.init(title: p0) }
}

extension UINib {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UINib_nibName_bundle_0")
    @_disfavoredOverload public convenience init(_portico0_UINib_nibName p0: String, _ p1: Bundle?) { self.init(nibName: p0, bundle: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UINib_data_bundle_1")
    @_disfavoredOverload public convenience init(_portico1_UINib_data p0: Data, _ p1: Bundle?) { self.init(data: p0, bundle: p1) }
}

extension UIPageControlTimerProgress {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPageControlTimerProgress_preferredDuration_0")
    @_disfavoredOverload public convenience init(_portico0_UIPageControlTimerProgress_preferredDuration p0: TimeInterval) { self.init(preferredDuration: p0) }
}

extension UIPageViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPageViewController_transitionStyle_navigationOrientation_options_0")
    @_disfavoredOverload public convenience init(_portico0_UIPageViewController_transitionStyle p0: UIPageViewController.TransitionStyle, _ p1: UIPageViewController.NavigationOrientation, _ p2: [UIPageViewController.OptionsKey: Any]?) { self.init(transitionStyle: p0, navigationOrientation: p1, options: p2) }
}

extension UIPasteConfiguration {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPasteConfiguration_acceptableTypeIdentifiers_0")
    @_disfavoredOverload public convenience init(_portico0_UIPasteConfiguration_acceptableTypeIdentifiers p0: [String]) { self.init(acceptableTypeIdentifiers: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPasteConfiguration_forAccepting_1")
    @_disfavoredOverload public convenience init(_portico1_UIPasteConfiguration_forAccepting p0: any NSItemProviderReading.Type) { self.init(forAccepting: p0) }
}

extension UIPasteControl {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPasteControl_configuration_0")
    @_disfavoredOverload public convenience init(_portico0_UIPasteControl_configuration p0: UIPasteControl.Configuration) { self.init(configuration: p0) }
}

extension UIPasteboard {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPasteboard_name_create_0")
    @_disfavoredOverload public convenience init?(_portico0_UIPasteboard_name p0: UIPasteboard.Name, _ p1: Bool) { self.init(name: p0, create: p1) }
}

extension UIPencilInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPencilInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIPencilInteraction_delegate p0: (any UIPencilInteractionDelegate)?) { self.init(delegate: p0) }
}

extension UIPointerAccessory {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPointerAccessory__position_0")
    @_disfavoredOverload public convenience init(_portico0_UIPointerAccessory__ p0: UIPointerShape, _ p1: UIPointerAccessory.Position) { self.init(p0, position: p1) }
}

extension UIPointerInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPointerInteraction_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UIPointerInteraction_delegate p0: (any UIPointerInteractionDelegate)?) { self.init(delegate: p0) }
}

extension UIPointerRegion {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPointerRegion_rect_identifier_0")
    @_disfavoredOverload public convenience init(_portico0_UIPointerRegion_rect p0: CGRect, _ p1: AnyHashable?) { self.init(rect: p0, identifier: p1) }
}

extension UIPointerStyle {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPointerStyle_effect_shape_0")
    @_disfavoredOverload public convenience init(_portico0_UIPointerStyle_effect p0: UIPointerEffect, _ p1: UIPointerShape?) { self.init(effect: p0, shape: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPointerStyle_shape_constrainedAxes_1")
    @_disfavoredOverload public convenience init(_portico1_UIPointerStyle_shape p0: UIPointerShape, _ p1: UIAxis) { self.init(shape: p0, constrainedAxes: p1) }
}

extension UIPresentationController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPresentationController_presentedViewController_presentingViewController_1")
    @_disfavoredOverload public convenience init(_portico1_UIPresentationController_presentedViewController p0: UIViewController, _ p1: UIViewController?) { self.init(presentedViewController: p0, presentingViewController: p1) }
}

extension UIPreviewAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPreviewAction_title_style_handler_0")
    @_disfavoredOverload public convenience init(_portico0_UIPreviewAction_title p0: String, _ p1: UIPreviewAction.Style, _ p2: @escaping (UIPreviewAction, UIViewController) -> Void) { self.init(title: p0, style: p1, handler: p2) }
}

extension UIPreviewParameters {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPreviewParameters_textLineRects_0")
    @_disfavoredOverload public convenience init(_portico0_UIPreviewParameters_textLineRects p0: [NSValue]) { self.init(textLineRects: p0) }
}

extension UIPreviewTarget {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPreviewTarget_container_center_transform_0")
    @_disfavoredOverload public convenience init(_portico0_UIPreviewTarget_container p0: UIView, _ p1: CGPoint, _ p2: CGAffineTransform) { self.init(container: p0, center: p1, transform: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPreviewTarget_container_center_1")
    @_disfavoredOverload public convenience init(_portico1_UIPreviewTarget_container p0: UIView, _ p1: CGPoint) { self.init(container: p0, center: p1) }
}

extension UIPrintInfo {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPrintInfo_dictionary_0")
    @_disfavoredOverload public convenience init(_portico0_UIPrintInfo_dictionary p0: [AnyHashable: Any]?) { self.init(dictionary: p0) }
}

extension UIPrinter {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPrinter_url_0")
    @_disfavoredOverload public convenience init(_portico0_UIPrinter_url p0: URL) { self.init(url: p0) }
}

extension UIPrinterPickerController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPrinterPickerController_initiallySelectedPrinter_0")
    @_disfavoredOverload public convenience init(_portico0_UIPrinterPickerController_initiallySelectedPrinter p0: UIPrinter?) { self.init(initiallySelectedPrinter: p0) }
}

extension UIProgressView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIProgressView_progressViewStyle_0")
    @_disfavoredOverload public convenience init(_portico0_UIProgressView_progressViewStyle p0: UIProgressView.Style) { self.init(progressViewStyle: p0) }
}

extension UIPushBehavior {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIPushBehavior_items_mode_0")
    @_disfavoredOverload public convenience init(_portico0_UIPushBehavior_items p0: [any UIDynamicItem], _ p1: UIPushBehavior.Mode) { self.init(items: p0, mode: p1) }
}

extension UIReferenceLibraryViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIReferenceLibraryViewController_term_0")
    @_disfavoredOverload public convenience init(_portico0_UIReferenceLibraryViewController_term p0: String) { self.init(term: p0) }
}

extension UIRegion {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIRegion_radius_0")
    @_disfavoredOverload public convenience init(_portico0_UIRegion_radius p0: CGFloat) { self.init(radius: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIRegion_size_1")
    @_disfavoredOverload public convenience init(_portico1_UIRegion_size p0: CGSize) { self.init(size: p0) }
}

extension UISceneConfiguration {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISceneConfiguration_name_sessionRole_0")
    @_disfavoredOverload public convenience init(_portico0_UISceneConfiguration_name p0: String?, _ p1: UISceneSession.Role) { self.init(name: p0, sessionRole: p1) }
}

extension UISearchContainerViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchContainerViewController_searchController_0")
    @_disfavoredOverload public convenience init(_portico0_UISearchContainerViewController_searchController p0: UISearchController) { self.init(searchController: p0) }
}

extension UISearchController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchController_searchResultsController_0")
    @_disfavoredOverload public convenience init(_portico0_UISearchController_searchResultsController p0: UIViewController?) { self.init(searchResultsController: p0) }
}

extension UISearchSuggestionItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedSuggestion_localizedDescription_iconImage_0")
    @_disfavoredOverload public convenience init(_portico0_UISearchSuggestionItem_localizedSuggestion p0: String, _ p1: String?, _ p2: UIImage?) { self.init(localizedSuggestion: p0, localizedDescription: p1, iconImage: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedSuggestion_1")
    @_disfavoredOverload public convenience init(_portico1_UISearchSuggestionItem_localizedSuggestion p0: String) { self.init(localizedSuggestion: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedSuggestion_localizedDescription_2")
    @_disfavoredOverload public convenience init(_portico2_UISearchSuggestionItem_localizedSuggestion p0: String, _ p1: String?) { self.init(localizedSuggestion: p0, localizedDescription: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedAttributedSuggestion_localizedDescription_iconImage_3")
    @_disfavoredOverload public convenience init(_portico3_UISearchSuggestionItem_localizedAttributedSuggestion p0: NSAttributedString, _ p1: String?, _ p2: UIImage?) { self.init(localizedAttributedSuggestion: p0, localizedDescription: p1, iconImage: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedAttributedSuggestion_4")
    @_disfavoredOverload public convenience init(_portico4_UISearchSuggestionItem_localizedAttributedSuggestion p0: NSAttributedString) { self.init(localizedAttributedSuggestion: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchSuggestionItem_localizedAttributedSuggestion_localizedDescription_5")
    @_disfavoredOverload public convenience init(_portico5_UISearchSuggestionItem_localizedAttributedSuggestion p0: NSAttributedString, _ p1: String?) { self.init(localizedAttributedSuggestion: p0, localizedDescription: p1) }
}

extension UISearchTab {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchTab_viewControllerProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UISearchTab_viewControllerProvider p0: ((UITab) -> UIViewController)?) { self.init(viewControllerProvider: p0) }
}

extension UISearchToken {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISearchToken_icon_text_0")
    @_disfavoredOverload public convenience init(_portico0_UISearchToken_icon p0: UIImage?, _ p1: String) { self.init(icon: p0, text: p1) }
}

extension UISegmentedControl {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISegmentedControl_items_0")
    @_disfavoredOverload public convenience init(_portico0_UISegmentedControl_items p0: [Any]?) { self.init(items: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISegmentedControl_frame_actions_1")
    @_disfavoredOverload public convenience init(_portico1_UISegmentedControl_frame p0: CGRect, _ p1: [UIAction]) { self.init(frame: p0, actions: p1) }
}

extension UISimpleTextPrintFormatter {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISimpleTextPrintFormatter_text_0")
    @_disfavoredOverload public convenience init(_portico0_UISimpleTextPrintFormatter_text p0: String) { self.init(text: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISimpleTextPrintFormatter_attributedText_1")
    @_disfavoredOverload public convenience init(_portico1_UISimpleTextPrintFormatter_attributedText p0: NSAttributedString) { self.init(attributedText: p0) }
}

extension UISnapBehavior {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISnapBehavior_item_snapTo_0")
    @_disfavoredOverload public convenience init(_portico0_UISnapBehavior_item p0: any UIDynamicItem, _ p1: CGPoint) { self.init(item: p0, snapTo: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISnapBehavior_item_snapToPoint_1")
    @_disfavoredOverload public convenience init(_portico1_UISnapBehavior_item p0: any UIDynamicItem, _ p1: CGPoint) { self.init(item: p0, snapToPoint: p1) }
}

extension UISplitViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISplitViewController_style_0")
    @_disfavoredOverload public convenience init(_portico0_UISplitViewController_style p0: UISplitViewController.Style) { self.init(style: p0) }
}

extension UISpringLoadedInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISpringLoadedInteraction_interactionBehavior_interactionEffect_activationHandler_0")
    @_disfavoredOverload public convenience init(_portico0_UISpringLoadedInteraction_interactionBehavior p0: (any UISpringLoadedInteractionBehavior)?, _ p1: (any UISpringLoadedInteractionEffect)?, _ p2: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) { self.init(interactionBehavior: p0, interactionEffect: p1, activationHandler: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISpringLoadedInteraction_activationHandler_1")
    @_disfavoredOverload public convenience init(_portico1_UISpringLoadedInteraction_activationHandler p0: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) { self.init(activationHandler: p0) }
}

extension UISpringTimingParameters {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISpringTimingParameters_dampingRatio_0")
    @_disfavoredOverload public convenience init(_portico0_UISpringTimingParameters_dampingRatio p0: CGFloat) { self.init(dampingRatio: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISpringTimingParameters_dampingRatio_initialVelocity_1")
    @_disfavoredOverload public convenience init(_portico1_UISpringTimingParameters_dampingRatio p0: CGFloat, _ p1: CGVector) { self.init(dampingRatio: p0, initialVelocity: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISpringTimingParameters_mass_stiffness_damping_initialVelocity_2")
    @_disfavoredOverload public convenience init(_portico2_UISpringTimingParameters_mass p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGVector) { self.init(mass: p0, stiffness: p1, damping: p2, initialVelocity: p3) }
}

extension UIStackView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIStackView_arrangedSubviews_0")
    @_disfavoredOverload public convenience init(_portico0_UIStackView_arrangedSubviews p0: [UIView]) { self.init(arrangedSubviews: p0) }
}

extension UIStoryboard {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIStoryboard_name_bundle_0")
    @_disfavoredOverload public convenience init(_portico0_UIStoryboard_name p0: String, _ p1: Bundle?) { self.init(name: p0, bundle: p1) }
}

extension UIStoryboardSegue {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIStoryboardSegue_identifier_source_destination_performHandler_1")
    @_disfavoredOverload public convenience init(_portico1_UIStoryboardSegue_identifier p0: String?, _ p1: UIViewController, _ p2: UIViewController, _ p3: @escaping () -> Void) { self.init(identifier: p0, source: p1, destination: p2, performHandler: p3) }
}

extension UISwipeActionsConfiguration {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UISwipeActionsConfiguration_actions_0")
    @_disfavoredOverload public convenience init(_portico0_UISwipeActionsConfiguration_actions p0: [UIContextualAction]) { self.init(actions: p0) }
}

extension UITab {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITab_title_image_identifier_viewControllerProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UITab_title p0: String, _ p1: UIImage?, _ p2: String, _ p3: ((UITab) -> UIViewController)?) { self.init(title: p0, image: p1, identifier: p2, viewControllerProvider: p3) }
}

extension UITabBarController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITabBarController_tabs_0")
    @_disfavoredOverload public convenience init(_portico0_UITabBarController_tabs p0: [UITab]) { self.init(tabs: p0) }
}

extension UITabBarItem {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITabBarItem_title_image_tag_0")
    @_disfavoredOverload public convenience init(_portico0_UITabBarItem_title p0: String?, _ p1: UIImage?, _ p2: Int) { self.init(title: p0, image: p1, tag: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITabBarItem_title_image_selectedImage_1")
    @_disfavoredOverload public convenience init(_portico1_UITabBarItem_title p0: String?, _ p1: UIImage?, _ p2: UIImage?) { self.init(title: p0, image: p1, selectedImage: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITabBarItem_tabBarSystemItem_tag_2")
    @_disfavoredOverload public convenience init(_portico2_UITabBarItem_tabBarSystemItem p0: UITabBarItem.SystemItem, _ p1: Int) { self.init(tabBarSystemItem: p0, tag: p1) }
}

extension UITabGroup {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITabGroup_title_image_identifier_children_viewControllerProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UITabGroup_title p0: String, _ p1: UIImage?, _ p2: String, _ p3: [UITab], _ p4: ((UITab) -> UIViewController)?) { self.init(title: p0, image: p1, identifier: p2, children: p3, viewControllerProvider: p4) }
}

extension UITableView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableView_frame_style_0")
    @_disfavoredOverload public convenience init(_portico0_UITableView_frame p0: CGRect, _ p1: UITableView.Style) { self.init(frame: p0, style: p1) }
}

extension UITableViewCell {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableViewCell_style_reuseIdentifier_0")
    @_disfavoredOverload public convenience init(_portico0_UITableViewCell_style p0: UITableViewCell.CellStyle, _ p1: String?) { self.init(style: p0, reuseIdentifier: p1) }
}

extension UITableViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableViewController_style_0")
    @_disfavoredOverload public convenience init(_portico0_UITableViewController_style p0: UITableView.Style) { self.init(style: p0) }
}

extension UITableViewDiffableDataSourceReference {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableViewDiffableDataSourceReference_tableView_cellProvider_0")
    @_disfavoredOverload public convenience init(_portico0_UITableViewDiffableDataSourceReference_tableView p0: UITableView, _ p1: @escaping UITableViewDiffableDataSourceReferenceCellProvider) { self.init(tableView: p0, cellProvider: p1) }
}

extension UITableViewDropProposal {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableViewDropProposal_operation_intent_0")
    @_disfavoredOverload public convenience init(_portico0_UITableViewDropProposal_operation p0: UIDropOperation, _ p1: UITableViewDropProposal.Intent) { self.init(operation: p0, intent: p1) }
}

extension UITableViewHeaderFooterView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableViewHeaderFooterView_reuseIdentifier_0")
    @_disfavoredOverload public convenience init(_portico0_UITableViewHeaderFooterView_reuseIdentifier p0: String?) { self.init(reuseIdentifier: p0) }
}

extension UITableViewRowAction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITableViewRowAction_style_title_handler_0")
    @_disfavoredOverload public convenience init(_portico0_UITableViewRowAction_style p0: UITableViewRowAction.Style, _ p1: String?, _ p2: @escaping (UITableViewRowAction, IndexPath) -> Void) { self.init(style: p0, title: p1, handler: p2) }
}

extension UITargetedDragPreview {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITargetedDragPreview_for_target_0")
    @_disfavoredOverload public convenience init(_portico0_UITargetedDragPreview_for p0: URL, _ p1: UIDragPreviewTarget) { self.init(for: p0, target: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITargetedDragPreview_for_title_target_1")
    @_disfavoredOverload public convenience init(_portico1_UITargetedDragPreview_for p0: URL, _ p1: String?, _ p2: UIDragPreviewTarget) { self.init(for: p0, title: p1, target: p2) }
}

extension UITargetedPreview {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITargetedPreview_view_parameters_target_0")
    @_disfavoredOverload public convenience init(_portico0_UITargetedPreview_view p0: UIView, _ p1: UIPreviewParameters, _ p2: UIPreviewTarget) { self.init(view: p0, parameters: p1, target: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITargetedPreview_view_parameters_1")
    @_disfavoredOverload public convenience init(_portico1_UITargetedPreview_view p0: UIView, _ p1: UIPreviewParameters) { self.init(view: p0, parameters: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITargetedPreview_view_2")
    @_disfavoredOverload public convenience init(_portico2_UITargetedPreview_view p0: UIView) { self.init(view: p0) }
}

extension UITextDragPreviewRenderer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextDragPreviewRenderer_layoutManager_range_0")
    @_disfavoredOverload public convenience init(_portico0_UITextDragPreviewRenderer_layoutManager p0: NSLayoutManager, _ p1: NSRange) { self.init(layoutManager: p0, range: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextDragPreviewRenderer_layoutManager_range_unifyRects_1")
    @_disfavoredOverload public convenience init(_portico1_UITextDragPreviewRenderer_layoutManager p0: NSLayoutManager, _ p1: NSRange, _ p2: Bool) { self.init(layoutManager: p0, range: p1, unifyRects: p2) }
}

extension UITextFormattingViewController {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextFormattingViewController_configuration_1")
    @_disfavoredOverload public convenience init(_portico1_UITextFormattingViewController_configuration p0: UITextFormattingViewController.Configuration) { self.init(configuration: p0) }
}

extension UITextInputPasswordRules {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextInputPasswordRules_descriptor_0")
    @_disfavoredOverload public convenience init(_portico0_UITextInputPasswordRules_descriptor p0: String) { self.init(descriptor: p0) }
}

extension UITextInputStringTokenizer {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextInputStringTokenizer_textInput_0")
    @_disfavoredOverload public convenience init(_portico0_UITextInputStringTokenizer_textInput p0: any UIResponder & UITextInput) { self.init(textInput: p0) }
}

extension UITextInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextInteraction_for_0")
    @_disfavoredOverload public convenience init(_portico0_UITextInteraction_for p0: UITextInteractionMode) { self.init(for: p0) }
}

extension UITextSelectionDisplayInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextSelectionDisplayInteraction_textInput_delegate_0")
    @_disfavoredOverload public convenience init(_portico0_UITextSelectionDisplayInteraction_textInput p0: any UITextInput, _ p1: any UITextSelectionDisplayInteractionDelegate) { self.init(textInput: p0, delegate: p1) }
}

extension UITextView {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextView_frame_textContainer_0")
    @_disfavoredOverload public convenience init(_portico0_UITextView_frame p0: CGRect, _ p1: NSTextContainer?) { self.init(frame: p0, textContainer: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITextView_usingTextLayoutManager_1")
    @_disfavoredOverload public convenience init(_portico1_UITextView_usingTextLayoutManager p0: Bool) { self.init(usingTextLayoutManager: p0) }
}

extension UIToolTipConfiguration {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIToolTipConfiguration_toolTip_in_0")
    @_disfavoredOverload public convenience init(_portico0_UIToolTipConfiguration_toolTip p0: String, _ p1: CGRect) { self.init(toolTip: p0, in: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIToolTipConfiguration_toolTip_1")
    @_disfavoredOverload public convenience init(_portico1_UIToolTipConfiguration_toolTip p0: String) { self.init(toolTip: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIToolTipConfiguration_toolTip_inRect_2")
    @_disfavoredOverload public convenience init(_portico2_UIToolTipConfiguration_toolTip p0: String, _ p1: CGRect) { self.init(toolTip: p0, inRect: p1) }
}

extension UIToolTipInteraction {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIToolTipInteraction_defaultToolTip_0")
    @_disfavoredOverload public convenience init(_portico0_UIToolTipInteraction_defaultToolTip p0: String) { self.init(defaultToolTip: p0) }
}

extension UITraitCollection {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_userInterfaceIdiom_0")
    @_disfavoredOverload public convenience init(_portico0_UITraitCollection_userInterfaceIdiom p0: UIUserInterfaceIdiom) { self.init(userInterfaceIdiom: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_userInterfaceStyle_1")
    @_disfavoredOverload public convenience init(_portico1_UITraitCollection_userInterfaceStyle p0: UIUserInterfaceStyle) { self.init(userInterfaceStyle: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_userInterfaceLevel_2")
    @_disfavoredOverload public convenience init(_portico2_UITraitCollection_userInterfaceLevel p0: UIUserInterfaceLevel) { self.init(userInterfaceLevel: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_accessibilityContrast_3")
    @_disfavoredOverload public convenience init(_portico3_UITraitCollection_accessibilityContrast p0: UIAccessibilityContrast) { self.init(accessibilityContrast: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_horizontalSizeClass_4")
    @_disfavoredOverload public convenience init(_portico4_UITraitCollection_horizontalSizeClass p0: UIUserInterfaceSizeClass) { self.init(horizontalSizeClass: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_verticalSizeClass_5")
    @_disfavoredOverload public convenience init(_portico5_UITraitCollection_verticalSizeClass p0: UIUserInterfaceSizeClass) { self.init(verticalSizeClass: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_displayScale_6")
    @_disfavoredOverload public convenience init(_portico6_UITraitCollection_displayScale p0: CGFloat) { self.init(displayScale: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_displayGamut_7")
    @_disfavoredOverload public convenience init(_portico7_UITraitCollection_displayGamut p0: UIDisplayGamut) { self.init(displayGamut: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_layoutDirection_8")
    @_disfavoredOverload public convenience init(_portico8_UITraitCollection_layoutDirection p0: UITraitEnvironmentLayoutDirection) { self.init(layoutDirection: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_legibilityWeight_9")
    @_disfavoredOverload public convenience init(_portico9_UITraitCollection_legibilityWeight p0: UILegibilityWeight) { self.init(legibilityWeight: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_forceTouchCapability_10")
    @_disfavoredOverload public convenience init(_portico10_UITraitCollection_forceTouchCapability p0: UIForceTouchCapability) { self.init(forceTouchCapability: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_activeAppearance_11")
    @_disfavoredOverload public convenience init(_portico11_UITraitCollection_activeAppearance p0: UIUserInterfaceActiveAppearance) { self.init(activeAppearance: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_toolbarItemPresentationSize_12")
    @_disfavoredOverload public convenience init(_portico12_UITraitCollection_toolbarItemPresentationSize p0: UINSToolbarItemPresentationSize) { self.init(toolbarItemPresentationSize: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_listEnvironment_13")
    @_disfavoredOverload public convenience init(_portico13_UITraitCollection_listEnvironment p0: UIListEnvironment) { self.init(listEnvironment: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_sceneCaptureState_14")
    @_disfavoredOverload public convenience init(_portico14_UITraitCollection_sceneCaptureState p0: UISceneCaptureState) { self.init(sceneCaptureState: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_preferredContentSizeCategory_15")
    @_disfavoredOverload public convenience init(_portico15_UITraitCollection_preferredContentSizeCategory p0: UIContentSizeCategory) { self.init(preferredContentSizeCategory: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_traitsFrom_16")
    @_disfavoredOverload public convenience init(_portico16_UITraitCollection_traitsFrom p0: [UITraitCollection]) { self.init(traitsFrom: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_traitsFromCollections_17")
    @_disfavoredOverload public convenience init(_portico17_UITraitCollection_traitsFromCollections p0: [UITraitCollection]) { self.init(traitsFromCollections: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UITraitCollection_mutations_18")
    @_disfavoredOverload public convenience init(_portico18_UITraitCollection_mutations p0: (inout any UIMutableTraits) -> Void) { self.init(mutations: p0) }
}

extension UIUpdateLink {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIUpdateLink_view_0")
    @_disfavoredOverload public convenience init(_portico0_UIUpdateLink_view p0: UIView) { self.init(view: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIUpdateLink_windowScene_1")
    @_disfavoredOverload public convenience init(_portico1_UIUpdateLink_windowScene p0: UIWindowScene) { self.init(windowScene: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIUpdateLink_view_actionHandler_2")
    @_disfavoredOverload public convenience init(_portico2_UIUpdateLink_view p0: UIView, _ p1: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { self.init(view: p0, actionHandler: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIUpdateLink_windowScene_actionHandler_3")
    @_disfavoredOverload public convenience init(_portico3_UIUpdateLink_windowScene p0: UIWindowScene, _ p1: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { self.init(windowScene: p0, actionHandler: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIUpdateLink_view_actionTarget_selector_4")
    @_disfavoredOverload public convenience init(_portico4_UIUpdateLink_view p0: UIView, _ p1: Any, _ p2: Selector) { self.init(view: p0, actionTarget: p1, selector: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIUpdateLink_windowScene_actionTarget_selector_5")
    @_disfavoredOverload public convenience init(_portico5_UIUpdateLink_windowScene p0: UIWindowScene, _ p1: Any, _ p2: Selector) { self.init(windowScene: p0, actionTarget: p1, selector: p2) }
}

extension UIVibrancyEffect {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIVibrancyEffect_blurEffect_0")
    @_disfavoredOverload public convenience init(_portico0_UIVibrancyEffect_blurEffect p0: UIBlurEffect) { self.init(blurEffect: p0) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIVibrancyEffect_blurEffect_style_1")
    @_disfavoredOverload public convenience init(_portico1_UIVibrancyEffect_blurEffect p0: UIBlurEffect, _ p1: UIVibrancyEffectStyle) { self.init(blurEffect: p0, style: p1) }
}

extension UIViewPropertyAnimator {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_timingParameters_0")
    @_disfavoredOverload public convenience init(_portico0_UIViewPropertyAnimator_duration p0: TimeInterval, _ p1: any UITimingCurveProvider) { self.init(duration: p0, timingParameters: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_curve_animations_1")
    @_disfavoredOverload public convenience init(_portico1_UIViewPropertyAnimator_duration p0: TimeInterval, _ p1: UIView.AnimationCurve, _ p2: (() -> Void)?) { self.init(duration: p0, curve: p1, animations: p2) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_controlPoint1_controlPoint2_animations_2")
    @_disfavoredOverload public convenience init(_portico2_UIViewPropertyAnimator_duration p0: TimeInterval, _ p1: CGPoint, _ p2: CGPoint, _ p3: (() -> Void)?) { self.init(duration: p0, controlPoint1: p1, controlPoint2: p2, animations: p3) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_UIViewPropertyAnimator_duration_dampingRatio_animations_3")
    @_disfavoredOverload public convenience init(_portico3_UIViewPropertyAnimator_duration p0: TimeInterval, _ p1: CGFloat, _ p2: (() -> Void)?) { self.init(duration: p0, dampingRatio: p1, animations: p2) }
}
