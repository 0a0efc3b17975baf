import CoreLocation
import MapKit
import SwiftUI

/// Something of the map's own that a person can select: a sight, a lake, a town. The map has none here (DEV-1465), so none is ever made.
public struct MapFeature: Hashable {
    /// The kind of a feature.
    public struct FeatureKind: Hashable, Sendable {
        private let name: String
        /// A place of interest, such as a museum.
        public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
        /// A mountain, a river, a lake.
        public static let physicalFeature = FeatureKind(name: "physicalFeature")
        /// A town, a country.
        public static let territory = FeatureKind(name: "territory")
    }

    private let missing: Never

    /// The place on the map.
    public var coordinate: CLLocationCoordinate2D { switch missing {} }
    /// The name that the map shows.
    public var title: String? { switch missing {} }
    /// The kind of the feature.
    public var kind: FeatureKind? { switch missing {} }
    /// The picture in its balloon.
    public var image: Image? { switch missing {} }
    /// The colour of its balloon.
    public var backgroundColor: Color? { switch missing {} }
    /// The kind of place, of a place of interest.
    public var pointOfInterestCategory: MKPointOfInterestCategory? { switch missing {} }
}

/// A selection that can be a feature of the map's own, beside what its content is tagged with.
public protocol MapSelectable: Hashable {
    /// The selected feature; nil where content is selected.
    var feature: MapFeature? { get }
    /// A selection of a feature.
    init(_ feature: MapFeature?)
}

/// What is selected on a map: tagged content (`.tag(MapSelection(value))`), or a feature of the map's own.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    /// The tag's value; nil where a feature is selected.
    public let value: SelectionValue?
    /// The selected feature; nil where content is selected.
    public let feature: MapFeature?

    /// The selection of content with a tag.
    public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}

/// A style in which details of a selected place are shown.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    /// The size of a callout.
    public struct CalloutStyle: Hashable, Sendable {
        private let name: String
        /// As the map finds best.
        public static let automatic = CalloutStyle(name: "automatic")
        /// A large one.
        public static let full = CalloutStyle(name: "full")
        /// A small one.
        public static let compact = CalloutStyle(name: "compact")
    }

    private let name: String
    private var callout = CalloutStyle.automatic
    private init(_ name: String, _ callout: CalloutStyle = .automatic) { (self.name, self.callout) = (name, callout) }

    /// As the map finds best.
    public static let automatic = Self("automatic")
    /// A balloon beside the place.
    public static let callout = Self("callout")
    /// A small line under the place that opens Maps.
    public static let caption = Self("caption")
    /// A sheet.
    public static let sheet = Self("sheet")
    /// A balloon beside the place.
    public static func callout(_ style: CalloutStyle) -> Self { Self("callout", style) }
}

// The map has no features of its own, and Maps has no details of places: nothing asks these (DEV-1465).
extension View {
    /// Says which of the map's own features can't be selected.
    nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
        self
    }
    /// Says what is shown for the feature that is selected.
    nonisolated public func mapFeatureSelectionContent(
        @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
    ) -> some View { self }
    /// Says how details of the feature that is selected are shown; nil: not at all.
    nonisolated public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View { self }
}

extension MapContent {
    /// Says how details of the content that is selected are shown; nil: not at all.
    nonisolated public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent { self }
}
