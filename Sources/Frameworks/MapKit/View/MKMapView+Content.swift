import CoreGraphics
import CoreLocation
import Foundation
import PorticoTrace
import UIKit

// MARK: Annotations

extension MKMapView {
    /// The annotations, in the order of adding. The person's is among them while it is seen.
    public var annotations: [any MKAnnotation] { annotationStage.annotations }
    /// Adds an annotation; one that is there already isn't added again. Its view comes with the next layout.
    public func addAnnotation(_ annotation: any MKAnnotation) { annotationStage.add(annotation) }
    /// Adds several.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    /// Takes an annotation off.
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        guard !(annotation is MKUserLocation) else { return }
        annotationStage.remove(annotation)
    }
    /// Takes several off.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Those whose places are in a rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { annotation in
                let place = MKMapPoint(annotation.coordinate)
                return mapRect.contains(place)
                    || mapRect.contains(MKMapPoint(x: place.x + MKMapSize.world.width, y: place.y))
            }.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }
    /// The view of an annotation; nil while its place is far off.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationStage.view(for: annotation) }
    /// The part of the map's view where annotations are seen.
    public var annotationVisibleRect: CGRect { bounds }

    /// Has views of a class made for an identifier.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        annotationStage.register(viewClass, identifier)
    }
    /// A view that isn't used any more; nil without one.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        annotationStage.dequeue(identifier)
    }
    /// A view that isn't used any more, or one of the class that was registered.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        if let view = annotationStage.dequeue(identifier, for: annotation) { return view }
        switch identifier {
        case MKMapViewDefaultAnnotationViewReuseIdentifier, MKMapViewDefaultClusterAnnotationViewReuseIdentifier:
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        default:
            FatalException.invalidArgument.raise(
                "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier"
            )
        }
    }

    /// The annotations that are selected: one at most.
    public var selectedAnnotations: [any MKAnnotation] {
        get { annotationStage.selected }
        set {
            guard let first = newValue.first else {
                return selectedAnnotations.forEach { annotationStage.deselect($0, animated: false) }
            }
            annotationStage.select(first, animated: false)
        }
    }
    /// Selects an annotation: its view grows or shows its callout, and the delegate hears of it.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        layoutIfNeeded()
        annotationStage.select(annotation, animated: animated)
    }
    /// Ends that.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if let annotation { annotationStage.deselect(annotation, animated: animated) }
    }

    /// Shows annotations, all at once, with room around them; those that the map hasn't got are added.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let places = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
        var rect = MKMapRect(around: places)
        guard !rect.isNull else { return }
        // One place alone is shown with its surroundings.
        let least = 1000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
        rect = rect.insetBy(dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
        setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 48, left: 32, bottom: 32, right: 32), animated: animated)
    }
}

// MARK: Overlays

extension MKMapView {
    /// All overlays: those above roads, then those above labels.
    public var overlays: [any MKOverlay] { overlayStage.all }
    /// The overlays of a level.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayStage.overlays(in: level) }
    /// Adds an overlay above labels.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Adds an overlay.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        overlayStage.insert(overlay, at: nil, level)
    }
    /// Adds several above labels.
    public func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
    /// Adds several.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        overlays.forEach { addOverlay($0, level: level) }
    }
    /// Adds an overlay at a place among those above labels.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlayStage.insert(overlay, at: index, .aboveLabels)
    }
    /// Adds an overlay at a place among those of a level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        overlayStage.insert(overlay, at: index, level)
    }
    /// Adds an overlay over another.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        overlayStage.insert(overlay, beside: sibling, above: true)
    }
    /// Adds an overlay under another.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        overlayStage.insert(overlay, beside: sibling, above: false)
    }
    /// Lets two overlays change places.
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        overlayStage.exchange(overlay1, with: overlay2)
    }
    /// Lets two overlays above labels change places.
    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let all = overlays(in: .aboveLabels)
        guard all.indices.contains(index1), all.indices.contains(index2) else { return }
        overlayStage.exchange(all[index1], with: all[index2])
    }
    /// Takes an overlay off.
    public func removeOverlay(_ overlay: any MKOverlay) { overlayStage.remove(overlay) }
    /// Takes several off.
    public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// Who draws an overlay.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayStage.renderer(for: overlay) }
}

// MARK: Places and points

extension MKMapView {
    /// Where a coordinate is in a view; nil: in the map's window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(mover.projection.point(MKMapPoint(coordinate)), to: view)
    }
    /// Which coordinate a point of a view is.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        mover.projection.worldPlace(convert(point, from: view)).coordinate
    }
    /// Which region a rectangle of a view shows.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        MKCoordinateRegion(mover.projection.mapRect(convert(rect, from: view)))
    }
    /// Where a region is in a view.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let middle = mover.projection.point(MKMapPoint(region.center))
        let around = corners.map { x, y -> CGPoint in
            let offset = mover.projection.offset(x - rect.midX, y - rect.midY)
            let zero = mover.projection.offset(0, 0)
            return CGPoint(x: middle.x + offset.x - zero.x, y: middle.y + offset.y - zero.y)
        }
        let (left, right) = (around.map(\.x).min() ?? 0, around.map(\.x).max() ?? 0)
        let (top, bottom) = (around.map(\.y).min() ?? 0, around.map(\.y).max() ?? 0)
        return convert(CGRect(x: left, y: top, width: right - left, height: bottom - top), to: view)
    }
}
