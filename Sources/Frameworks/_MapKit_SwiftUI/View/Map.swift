import CoreLocation
import MapKit
import SwiftUI

/// A map.
public struct Map<Content: View> {
    private let content: Content

    nonisolated init(showing content: Content) { self.content = content }
}

extension Map: View {
    public var body: some View { content }
}

/// What the older maps consist of: a map with annotations.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection> where Items.Element: Identifiable {
    let settings: MapSettings
    let items: Items
    let annotation: (Items.Element) -> any MapAnnotationProtocol
}

extension _DefaultAnnotatedMapContent: View {
    public var body: some View {
        var list = MapItemList()
        for item in items {
            list.within(AnyHashable(item.id)) { annotation(item).legacyContent.collectItems(into: &$0) }
        }
        return MapHost(settings: settings, items: list.items)
    }
}

/// What the older maps without annotations consist of.
public struct _DefaultMapContent {
    let settings: MapSettings
}

extension _DefaultMapContent: View {
    public var body: some View { MapHost(settings: settings, items: []) }
}

/// What a map with content consists of.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent> {
    let settings: MapSettings
    let content: Content
}

extension MapContentView: View {
    public var body: some View {
        var list = MapItemList()
        content.collectItems(into: &list)
        return MapHost(settings: settings, items: list.items).ignoresSafeArea()
    }
}

// MARK: Maps with content

extension Map {
    /// A map that begins at a position.
    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            showing: MapContentView(
                settings: MapSettings(initial: initialPosition, bounds: bounds, modes: interactionModes),
                content: content()))
    }
    /// A map that is where a position says.
    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            showing: MapContentView(
                settings: MapSettings(position: position, bounds: bounds, modes: interactionModes), content: content()))
    }
    /// A map whose tagged content can be selected, that begins at a position.
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        var settings = MapSettings(initial: initialPosition, bounds: bounds, modes: interactionModes)
        settings.select(by: selection)
        self.init(showing: MapContentView(settings: settings, content: content()))
    }
    /// A map whose tagged content can be selected, that is where a position says.
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        var settings = MapSettings(position: position, bounds: bounds, modes: interactionModes)
        settings.select(by: selection)
        self.init(showing: MapContentView(settings: settings, content: content()))
    }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    /// A map without content that begins at a position.
    nonisolated public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope
        ) { EmptyMapContent() }
    }
    /// A map without content that is where a position says.
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {
            EmptyMapContent()
        }
    }
}

extension Map where Content == MapContentView<MapFeature, EmptyMapContent> {
    /// A map whose own features can be selected, that begins at a position. It has none here (DEV-1465).
    nonisolated public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
    ) {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
            selection: selection, scope: scope
        ) { EmptyMapContent() }
    }
    /// A map whose own features can be selected, that is where a position says. It has none here (DEV-1465).
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
    ) {
        self.init(
            position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope
        ) { EmptyMapContent() }
    }
}

// MARK: Maps of iOS 14

extension Map where Content == _DefaultMapContent {
    /// A map of a region, which follows its binding and is followed by it.
    nonisolated public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            showing: _DefaultMapContent(
                settings: MapSettings(
                    region: coordinateRegion, modes: interactionModes, showsUser: showsUserLocation,
                    tracking: userTrackingMode)))
    }
    /// A map of a rectangle of the flat map, which follows its binding and is followed by it.
    nonisolated public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            showing: _DefaultMapContent(
                settings: MapSettings(
                    rect: mapRect, modes: interactionModes, showsUser: showsUserLocation, tracking: userTrackingMode)))
    }
}

extension Map {
    /// A map of a region with an annotation for each item.
    nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            showing: _DefaultAnnotatedMapContent(
                settings: MapSettings(
                    region: coordinateRegion, modes: interactionModes, showsUser: showsUserLocation,
                    tracking: userTrackingMode), items: annotationItems, annotation: annotationContent))
    }
    /// A map of a rectangle with an annotation for each item.
    nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            showing: _DefaultAnnotatedMapContent(
                settings: MapSettings(
                    rect: mapRect, modes: interactionModes, showsUser: showsUserLocation, tracking: userTrackingMode),
                items: annotationItems, annotation: annotationContent))
    }
}
