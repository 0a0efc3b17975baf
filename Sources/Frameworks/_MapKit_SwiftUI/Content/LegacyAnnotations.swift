import CoreLocation
import MapKit
import SwiftUI

/// An annotation of the maps of iOS 14.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
    /// The same as content; opaque to apps.
    nonisolated var _legacyContent: _LegacyMapContent { get }
}

/// An annotation of the maps of iOS 14, as content.
public struct _LegacyMapContent {
    let content: any MapContent
}

extension MapAnnotationProtocol {
    var legacyContent: any MapContent { _legacyContent.content }
}

/// A pin.
public struct MapPin {
    public let _legacyContent: _LegacyMapContent

    /// A pin in a colour.
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _legacyContent = MapMarker.balloon(coordinate, tint)
    }
}

/// A balloon.
public struct MapMarker {
    public let _legacyContent: _LegacyMapContent

    /// A balloon in a colour.
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _legacyContent = Self.balloon(coordinate, tint)
    }

    nonisolated static func balloon(_ place: CLLocationCoordinate2D, _ tint: Color?) -> _LegacyMapContent {
        _LegacyMapContent(content: LegacyMarker(coordinate: place, tint: tint))
    }
}

/// A view of the app's.
public struct MapAnnotation<Content: View> {
    public let _legacyContent: _LegacyMapContent

    /// A view at a place.
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _legacyContent = _LegacyMapContent(
            content: LegacyView(
                coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), view: AnyView(content()))
        )
    }
}

private struct LegacyMarker {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color?) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }

    @MainActor func addItems(to list: inout MapItemList) {
        list.add(.marker(MapItem.Marking())) { ($0.coordinate, $0.tint) = (coordinate, tint) }
    }
}

private struct LegacyView {
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let view: AnyView

    nonisolated init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint, view: AnyView) {
        (self.coordinate, self.anchor, self.view) = (coordinate, anchor, view)
    }

    @MainActor func addItems(to list: inout MapItemList) {
        list.add(.view(view, anchor: anchor)) { $0.coordinate = coordinate }
    }
}

extension MapPin: MapAnnotationProtocol {}

extension MapMarker: MapAnnotationProtocol {}

extension MapAnnotation: MapAnnotationProtocol {}

extension LegacyMarker: PrimitiveMapContent {}

extension LegacyView: PrimitiveMapContent {}
