import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// Keeps a map's view as its content and its settings say, and writes into bindings what people do to it.
///
/// - From: `MapHost`
/// - To: `MKMapView`
@MainActor final class MapCoordinator: NSObject, MKMapViewDelegate {
    weak var map: MKMapView?
    private var settings: MapSettings?
    private var around = MapEnvironment()
    private var environment = EnvironmentValues()
    private var node: ViewNode?
    private var annotations: [[AnyHashable]: MapItemAnnotation] = [:]
    private var overlays: [[AnyHashable]: (overlay: any MKOverlay, item: MapItem)] = [:]
    /// What the map was told to show last; people's movements aren't undone by an update that says the same.
    private var shownPosition: MapCameraPosition?
    private var shownRegion: MapRegionKey?
    private var isUpdating = false
    private var isAutomatic = false
    private var shownSelection: AnyHashable?

    func update(
        _ settings: MapSettings, _ around: MapEnvironment, _ items: [MapItem], in environment: EnvironmentValues,
        under node: ViewNode, animated: Bool
    ) {
        guard let map else { return }
        (self.settings, self.around, self.environment, self.node) = (settings, around, environment, node)
        isUpdating = true
        defer { isUpdating = false }
        map.isScrollEnabled = settings.modes.contains(.pan)
        map.isZoomEnabled = settings.modes.contains(.zoom)
        map.isRotateEnabled = settings.modes.contains(.rotate)
        map.isPitchEnabled = settings.modes.contains(.pitch)
        if let style = around.style { map.preferredConfiguration = style.configuration }
        let controls = around.showsControls ? around.controls ?? [.compass] : []
        (map.showsCompass, map.showsScale) = (controls.contains(.compass), controls.contains(.scale))
        map.showsUserTrackingButton = controls.contains(.user)
        updateBounds(settings.bounds, map)
        updateItems(items, map)
        let wantsUser = items.contains { if case .user = $0.kind { true } else { false } }
        let follows = settings.tracking?.wrappedValue == .follow || shownTarget?.followsUserLocation == true
        let shows = settings.showsUser || wantsUser || follows
        if map.showsUserLocation != shows { map.showsUserLocation = shows }
        if let tracking = settings.tracking {
            map.setUserTrackingMode(tracking.wrappedValue == .follow ? .follow : .none, animated: animated)
        }
        updatePlace(settings, map, animated)
        updateSelection(map, animated)
    }

    private var shownTarget: MapCameraPosition? {
        switch settings?.place {
        case .initial(let position): position
        case .position(let binding): binding.wrappedValue
        default: nil
        }
    }

    private func updateBounds(_ bounds: MapCameraBounds?, _ map: MKMapView) {
        guard let bounds else { return }
        let boundary = bounds.boundary.flatMap { MKMapView.CameraBoundary(mapRect: $0) }
        if map.cameraBoundary?.mapRect.midX != boundary?.mapRect.midX { map.cameraBoundary = boundary }
        let range = MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: bounds.least ?? MKMapCameraZoomDefault,
            maxCenterCoordinateDistance: bounds.most ?? MKMapCameraZoomDefault)
        if let range,
            range.minCenterCoordinateDistance != map.cameraZoomRange.minCenterCoordinateDistance
                || range.maxCenterCoordinateDistance != map.cameraZoomRange.maxCenterCoordinateDistance
        {
            map.cameraZoomRange = range
        }
    }

    // MARK: Place

    private func updatePlace(_ settings: MapSettings, _ map: MKMapView, _ animated: Bool) {
        switch settings.place {
        case .initial(let position):
            if shownPosition == nil { show(position, map, false) } else if isAutomatic { showContent(map, animated) }
        case .position(let binding):
            let position = binding.wrappedValue
            if position != shownPosition, !position.positionedByUser {
                show(position, map, animated)
            } else if isAutomatic {
                showContent(map, animated)
            }
        case .region(let binding):
            let region = binding.wrappedValue
            guard MapRegionKey(region) != shownRegion, region.isReal else { return }
            shownRegion = MapRegionKey(region)
            map.setRegion(region, animated: animated)
        case .rect(let binding):
            let region = MKCoordinateRegion(binding.wrappedValue)
            guard MapRegionKey(region) != shownRegion else { return }
            shownRegion = MapRegionKey(region)
            map.setVisibleMapRect(binding.wrappedValue, animated: animated)
        }
    }

    private func show(_ position: MapCameraPosition, _ map: MKMapView, _ animated: Bool) {
        shownPosition = position
        isAutomatic = false
        go(to: position, map, animated)
    }

    private func go(to position: MapCameraPosition, _ map: MKMapView, _ animated: Bool) {
        switch position.kind {
        case .automatic:
            isAutomatic = true
            showContent(map, animated)
        case .region(let region): if region.isReal { map.setRegion(region, animated: animated) }
        case .rect(let rect): map.setVisibleMapRect(rect, animated: animated)
        case .camera(let camera): map.setCamera(camera.camera, animated: animated)
        case .item(let item):
            let place = item.placemark.coordinate
            guard CLLocationCoordinate2DIsValid(place) else { return }
            map.setRegion(
                MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000),
                animated: animated)
        case .user(_, let fallback):
            if map.userLocation.location == nil { go(to: fallback, map, animated) }
            map.setUserTrackingMode(.follow, animated: animated)
        }
    }

    private var shownContent: MKMapRect?

    /// Shows all of the content, with room around it.
    private func showContent(_ map: MKMapView, _ animated: Bool) {
        var rect = MKMapRect.null
        for annotation in annotations.values where CLLocationCoordinate2DIsValid(annotation.coordinate) {
            rect = rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
        }
        for (overlay, _) in overlays.values { rect = rect.union(overlay.boundingMapRect) }
        guard !rect.isNull, shownContent.map({ !MKMapRectEqualToRect($0, rect) }) ?? true else { return }
        shownContent = rect
        let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
        let least = 1000 * MKMapPointsPerMeterAtLatitude(latitude)
        let room = rect.insetBy(dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
        map.setVisibleMapRect(
            room, edgePadding: UIEdgeInsets(top: 50, left: 40, bottom: 40, right: 40), animated: animated)
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        tell(mapView, continuous: true)
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        tell(mapView, continuous: false)
        guard !isUpdating, let settings else { return }
        switch settings.place {
        case .initial: isAutomatic = false
        case .position(let binding):
            guard !mapView.isAnimatingByItself,
                shownPosition.map({ !$0.followsUserLocation }) ?? true
                    || mapView.userTrackingMode == .none
            else { return }
            guard !binding.wrappedValue.positionedByUser, wasMoved(mapView) else { return }
            isAutomatic = false
            shownPosition = .movedByUser
            later { binding.wrappedValue = .movedByUser }
        case .region(let binding):
            let region = mapView.region
            shownRegion = MapRegionKey(region)
            later { binding.wrappedValue = region }
        case .rect(let binding):
            let rect = mapView.visibleMapRect
            shownRegion = MapRegionKey(MKCoordinateRegion(rect))
            later { binding.wrappedValue = rect }
        }
        if let tracking = settings.tracking, tracking.wrappedValue == .follow, mapView.userTrackingMode == .none {
            later { tracking.wrappedValue = .none }
        }
    }

    /// Whether a person, not the app, moved the map.
    private func wasMoved(_ map: MKMapView) -> Bool { map.window != nil && map.wasMovedByFinger }

    private func tell(_ map: MKMapView, continuous: Bool) {
        guard map.window != nil else { return }
        let listeners = around.listeners.filter { $0.frequency.isContinuous == continuous }
        guard !listeners.isEmpty else { return }
        let news = MapCameraUpdateContext(
            camera: MapCamera(map.camera), region: map.region, rect: map.visibleMapRect)
        later { for listener in listeners { listener.tell(news) } }
    }

    /// A view's update may not write state: what comes of it is written in a later turn of the run loop.
    private func later(_ body: @escaping @MainActor () -> Void) {
        if isUpdating { DispatchQueue.main.async { MainActor.assumeIsolated { body() } } } else { body() }
    }

    // MARK: Items

    private func updateItems(_ items: [MapItem], _ map: MKMapView) {
        var (places, shapes): (Set<[AnyHashable]>, Set<[AnyHashable]>) = ([], [])
        for item in items {
            switch item.kind {
            case .marker, .view:
                places.insert(item.identity)
                updateAnnotation(item, map)
            case .line, .area, .circle:
                shapes.insert(item.identity)
                updateOverlay(item, map)
            case .user: break
            }
        }
        for (identity, annotation) in annotations where !places.contains(identity) {
            map.removeAnnotation(annotation)
            annotations[identity] = nil
        }
        for (identity, known) in overlays where !shapes.contains(identity) {
            map.removeOverlay(known.overlay)
            overlays[identity] = nil
        }
    }

    private func updateAnnotation(_ item: MapItem, _ map: MKMapView) {
        let known = annotations[item.identity]
        let annotation = known ?? MapItemAnnotation(item)
        annotation.item = item
        annotation.title = item.showsTitle ? item.title(environment) : nil
        if annotation.coordinate.latitude != item.coordinate.latitude
            || annotation.coordinate.longitude != item.coordinate.longitude
        {
            annotation.coordinate = item.coordinate
        }
        annotations[item.identity] = annotation
        if known == nil { return map.addAnnotation(annotation) }
        if let view = map.view(for: annotation) { dress(view, annotation) }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let annotation = annotation as? MapItemAnnotation else { return nil }
        let view: MKAnnotationView
        if case .view = annotation.item.kind {
            view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
        } else {
            view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        }
        dress(view, annotation)
        return view
    }

    private func dress(_ view: MKAnnotationView, _ annotation: MapItemAnnotation) {
        let item = annotation.item
        view.isEnabled = settings?.select != nil && item.tag != nil
        switch (item.kind, view) {
        case (.marker(let marking), let marker as MKMarkerAnnotationView):
            marker.markerTintColor = item.tint.map { UIColor($0) }
            marker.glyphImage = marking.glyph(environment)
            marker.glyphText = marking.text(environment)
            marker.titleVisibility = item.showsTitle ? .adaptive : .hidden
            marker.annotation = annotation
        case (.view(let content, let anchor), let hosted as HostedAnnotationView):
            if let node { hosted.show(content, anchor, annotation.title, under: node) }
        default: break
        }
    }

    private func updateOverlay(_ item: MapItem, _ map: MKMapView) {
        if let known = overlays[item.identity] {
            if known.item.hasSameShape(as: item), known.item.level == item.level {
                overlays[item.identity] = (known.overlay, item)
                if let renderer = map.renderer(for: known.overlay) { dress(renderer, item) }
                return
            }
            map.removeOverlay(known.overlay)
        }
        guard let overlay = item.overlay else { return }
        overlays[item.identity] = (overlay, item)
        map.addOverlay(overlay, level: item.level)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer: MKOverlayPathRenderer =
            switch overlay {
            case let line as MKPolyline: MKPolylineRenderer(polyline: line)
            case let area as MKPolygon: MKPolygonRenderer(polygon: area)
            default: MKCircleRenderer(overlay: overlay)
            }
        if let item = overlays.values.first(where: { $0.overlay === overlay })?.item { dress(renderer, item) }
        return renderer
    }

    private func dress(_ renderer: MKOverlayRenderer, _ item: MapItem) {
        guard let renderer = renderer as? MKOverlayPathRenderer else { return }
        let context = environment.styleContext
        func colour(_ style: AnyShapeStyle?) -> UIColor? {
            style.map { UIColor(Color($0.paint(in: context).mainColor)) }
        }
        let isLine = renderer is MKPolylineRenderer
        renderer.fillColor = isLine ? nil : colour(item.fill ?? AnyShapeStyle(.tint))
        renderer.strokeColor = colour(item.stroke ?? (isLine ? item.fill ?? AnyShapeStyle(.tint) : nil))
        renderer.lineWidth = item.stroke == nil ? 4 : item.strokeStyle.lineWidth
        (renderer.lineCap, renderer.lineJoin) = (item.strokeStyle.lineCap, item.strokeStyle.lineJoin)
        renderer.lineDashPattern =
            item.strokeStyle.dash.isEmpty ? nil : item.strokeStyle.dash.map { NSNumber(value: $0) }
        renderer.lineDashPhase = item.strokeStyle.dashPhase
    }

    // MARK: Selection

    private func updateSelection(_ map: MKMapView, _ animated: Bool) {
        guard let selected = settings?.selected else { return }
        let value = selected()
        guard value != shownSelection else { return }
        shownSelection = value
        let annotation = annotations.values.first { value != nil && $0.item.tag == value }
        if let annotation {
            map.selectAnnotation(annotation, animated: animated)
        } else {
            map.selectedAnnotations.forEach { map.deselectAnnotation($0, animated: animated) }
        }
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isUpdating, let tag = (annotation as? MapItemAnnotation)?.item.tag else { return }
        shownSelection = tag
        settings?.select?(tag)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isUpdating, mapView.selectedAnnotations.isEmpty, annotation is MapItemAnnotation else { return }
        shownSelection = nil
        settings?.select?(nil)
    }
}

extension MKCoordinateRegion {
    /// Whether a map can show it: an app's state may hold none yet.
    fileprivate var isReal: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }
}

extension MapItem {
    /// MapKit's form of a line, an area or a circle.
    fileprivate var overlay: (any MKOverlay)? {
        switch kind {
        case .line(let places, let isGeodesic):
            isGeodesic
                ? MKGeodesicPolyline(coordinates: places, count: places.count)
                : MKPolyline(coordinates: places, count: places.count)
        case .area(let places): MKPolygon(coordinates: places, count: places.count)
        case .circle(let center, let radius): MKCircle(center: center, radius: radius)
        case .marker, .view, .user: nil
        }
    }

    fileprivate func hasSameShape(as other: MapItem) -> Bool {
        func same(_ a: [CLLocationCoordinate2D], _ b: [CLLocationCoordinate2D]) -> Bool {
            a.elementsEqual(b) { $0.latitude == $1.latitude && $0.longitude == $1.longitude }
        }
        switch (kind, other.kind) {
        case (.line(let a, let one), .line(let b, let two)): return one == two && same(a, b)
        case (.area(let a), .area(let b)): return same(a, b)
        case (.circle(let a, let one), .circle(let b, let two)): return one == two && same([a], [b])
        default: return false
        }
    }
}
