import MapKit
import SwiftUI
import UIKit

/// A control that `mapControls` names.
enum MapControlKind: Hashable {
    case compass, scale, user, pitch

    /// The controls among views; those in conditions of an app's own aren't found, and are as without.
    nonisolated static func kinds(in content: some Any) -> [MapControlKind] {
        if let named = content as? any MapControlView { return [named.kind] }
        return Mirror(reflecting: content).children.flatMap { kinds(in: $0.value) }
    }
}

/// A view that is a map's control.
protocol MapControlView {
    nonisolated var kind: MapControlKind { get }
}

/// A compass: in `mapControls` the map's own.
public struct MapCompass {
    nonisolated var kind: MapControlKind { .compass }
    /// A compass.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View {
        MapControlBridge { MKCompassButton(mapView: $0) }.frame(width: 44, height: 44)
    }
}

/// A scale: in `mapControls` the map's own.
public struct MapScaleView {
    nonisolated var kind: MapControlKind { .scale }
    /// A scale.
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View {
        MapControlBridge { MKScaleView(mapView: $0) }.frame(width: 160, height: 26)
    }
}

/// A button that follows the person: in `mapControls` the map's own.
public struct MapUserLocationButton {
    nonisolated var kind: MapControlKind { .user }
    /// A button.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View {
        MapControlBridge { MKUserTrackingButton(mapView: $0) }.frame(width: 44, height: 44)
    }
}

/// A button that tilts the map. Maps are flat here: nothing is seen (DEV-1160).
public struct MapPitchToggle {
    nonisolated var kind: MapControlKind { .pitch }
    /// A button.
    nonisolated public init(scope: Namespace.ID? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}

/// A control beside a map in a `MapReader`.
private struct MapControlBridge: UIViewRepresentable {
    let make: (MKMapView?) -> UIView

    func makeUIView(context: Context) -> UIView { make(context.environment.mapEnvironment.proxy?.map) }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Hands over the map that a proxy stands for.
@MainActor final class MapProxyBox {
    weak var map: MKMapView?
    /// Where the reader lies in its window: a map reaches under bars, which the reader doesn't. Nil before it is laid out.
    var readerOrigin: CGPoint?
    nonisolated init() {}
}

/// Turns places of a map into points of the view and back.
@MainActor @preconcurrency public struct MapProxy {
    let box: MapProxyBox

    /// The coordinate at a point; nil without a map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let map = box.map else { return nil }
        let offset = localOffset(to: space, map)
        let place = map.convert(
            CGPoint(x: point.x + offset.x, y: point.y + offset.y),
            toCoordinateFrom: space.coordinateSpace == .global ? nil : map)
        return CLLocationCoordinate2DIsValid(place) ? place : nil
    }
    /// The point of a coordinate; nil without a map or where it isn't seen.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = box.map, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        guard map.bounds.contains(map.convert(coordinate, toPointTo: map)) else { return nil }
        let point = map.convert(coordinate, toPointTo: space.coordinateSpace == .global ? nil : map)
        let offset = localOffset(to: space, map)
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    /// The reader's origin in the map, for points of the reader's own space.
    private func localOffset(to space: some CoordinateSpaceProtocol, _ map: MKMapView) -> CGPoint {
        guard space.coordinateSpace != .global, map.window != nil, let origin = box.readerOrigin else { return .zero }
        return map.convert(origin, from: nil)
    }

    /// A camera that shows a region.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: MKMapRect(region)) }
    /// A camera that shows a rectangle of the flat map.
    public func camera(framing mapRect: MKMapRect) -> MapCamera? {
        guard let map = box.map, map.bounds.height > 0, !mapRect.isNull else { return nil }
        let fitting = map.mapRectThatFits(mapRect)
        let middle = MKMapPoint(x: fitting.midX, y: fitting.midY).coordinate
        let share = fitting.height / max(map.visibleMapRect.height, 1)
        let distance =
            map.camera.centerCoordinateDistance * share * MKMetersPerMapPointAtLatitude(middle.latitude)
            / MKMetersPerMapPointAtLatitude(map.centerCoordinate.latitude)
        return MapCamera(centerCoordinate: middle, distance: distance)
    }
}

extension MKMapRect {
    fileprivate init(_ region: MKCoordinateRegion) {
        let half = region.span.latitudeDelta / 2
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: min(region.center.latitude + half, 90), longitude: 0))
        let south = MKMapPoint(CLLocationCoordinate2D(latitude: max(region.center.latitude - half, -90), longitude: 0))
        let middle = MKMapPoint(region.center)
        let width = region.span.longitudeDelta / 360 * MKMapSize.world.width
        self.init(x: middle.x - width / 2, y: north.y, width: width, height: south.y - north.y)
    }
}

/// Gives a proxy of the map in it.
public struct MapReader<Content: View> {
    private let content: (MapProxy) -> Content
    @State private var box = MapProxyBox()

    /// A view with a map and what needs its places.
    nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
    public var body: some View {
        let box = box
        content(MapProxy(box: box)).transformEnvironment(\.mapEnvironment) { $0.proxy = box }
            .onGeometryChange(for: CGPoint.self) {
                $0.frame(in: .global).origin
            } action: {
                box.readerOrigin = $0
            }
    }
}

extension MapCompass: View, MapControlView {}

extension MapScaleView: View, MapControlView {}

extension MapUserLocationButton: View, MapControlView {}

extension MapPitchToggle: View, MapControlView {}
