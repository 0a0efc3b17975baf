import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// One thing on a map, as its content says it.
@MainActor struct MapItem {
    enum Kind {
        case marker(Marking)
        case view(AnyView, anchor: UnitPoint)
        case line([CLLocationCoordinate2D], isGeodesic: Bool)
        case area([CLLocationCoordinate2D])
        case circle(CLLocationCoordinate2D, CLLocationDistance)
        case user
    }
    /// How a marker looks.
    struct Marking {
        var title: @MainActor (EnvironmentValues) -> String? = { _ in nil }
        var glyph: @MainActor (EnvironmentValues) -> UIImage? = { _ in nil }
        var text: @MainActor (EnvironmentValues) -> String? = { _ in nil }
    }

    var kind: Kind
    var identity: [AnyHashable]
    var title: @MainActor (EnvironmentValues) -> String? = { _ in nil }
    var coordinate = CLLocationCoordinate2D()
    var tint: Color?
    var tag: AnyHashable?
    var showsTitle = true
    var showsSubtitle = true
    var subtitle: @MainActor (EnvironmentValues) -> String? = { _ in nil }
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var strokeStyle = StrokeStyle(lineWidth: 1)
    var level = MKOverlayLevel.aboveLabels
}

/// The items of a content, in their order, each with its place in the content: an item of the same place is the same one later.
@MainActor struct MapItemList {
    private(set) var items: [MapItem] = []
    private var path: [AnyHashable] = []

    /// What `body` adds lies at a place within this one.
    mutating func within(_ place: AnyHashable, _ body: (inout MapItemList) -> Void) {
        path.append(place)
        body(&self)
        path.removeLast()
    }

    mutating func add(_ kind: MapItem.Kind, _ change: (inout MapItem) -> Void = { _ in }) {
        var item = MapItem(kind: kind, identity: path + [items.count { $0.identity.starts(with: path) }])
        change(&item)
        items.append(item)
    }

    /// Adds what another content adds, changed.
    mutating func add(_ content: some MapContent, changing change: (inout MapItem) -> Void) {
        let first = items.count
        content.collectItems(into: &self)
        for index in first..<items.count { change(&items[index]) }
    }
}

/// A content with a change to its items.
public struct _ChangedMapContent<Content: MapContent> {
    let content: Content
    let change: (inout MapItem) -> Void

    @MainActor func addItems(to list: inout MapItemList) { list.add(content, changing: change) }
}

extension MapContent {
    private func changing(_ change: @escaping (inout MapItem) -> Void) -> _ChangedMapContent<Self> {
        _ChangedMapContent(content: self, change: change)
    }

    /// Colours markers.
    public func tint(_ tint: Color?) -> some MapContent { changing { $0.tint = $0.tint ?? tint } }
    /// Colours markers.
    public func tint(_ tint: some ShapeStyle) -> some MapContent {
        let color = tint as? Color
        return changing { $0.tint = $0.tint ?? color }
    }
    /// Gives a value that a map's selection has while it is selected.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changing { $0.tag = AnyHashable(tag) } }
    /// Fills areas.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        changing { $0.fill = $0.fill ?? AnyShapeStyle(style) }
    }
    /// Strokes lines and edges.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Strokes lines and edges.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        changing { ($0.stroke, $0.strokeStyle) = (AnyShapeStyle(content), style) }
    }
    /// Strokes lines and edges in the accent colour.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(.tint, lineWidth: lineWidth) }
    /// Strokes lines and edges in the accent colour.
    public func stroke(style: StrokeStyle) -> some MapContent { stroke(.tint, style: style) }
    /// Says where among the map's content overlays lie.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { $0.level = level } }
    /// Says whether names are seen.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changing { $0.showsTitle = visibility != .hidden }
    }
    /// Says whether second lines are seen.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        changing { $0.showsSubtitle = visibility != .hidden }
    }
}

extension _ChangedMapContent: MapContent, PrimitiveMapContent {}
