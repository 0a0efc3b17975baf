import CoreGraphics
import Foundation
import PorticoObjC
import UIKit

/// The annotations of a map, the views of those that are seen, and which of them is selected.
///
/// A view is taken off when its place is farther than half a screen away; its queue keeps it for the next annotation.
///
/// - From: `MKMapView`
/// - To: `MKMapViewDelegate`, by the map
@MainActor final class MapAnnotationStage {
    private unowned let map: MKMapView
    /// Lies over the ground and has the views.
    let layer = MapLayerView()
    private(set) var annotations: [any MKAnnotation] = []
    private(set) var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var observations: [ObjectIdentifier: [NSKeyValueObservation]] = [:]
    private var queues: [String: [MKAnnotationView]] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    private(set) var selected: [any MKAnnotation] = []
    private(set) var callout: CalloutView?
    private lazy var collisions = MapCollisions(stage: self)

    init(map: MKMapView) { self.map = map }

    func askForCluster(of members: [any MKAnnotation]) -> MKClusterAnnotation { map.askForCluster(of: members) }

    // MARK: Annotations

    func add(_ annotation: any MKAnnotation) {
        guard !annotations.contains(where: { $0 === annotation }) else { return }
        annotations.append(annotation)
        observe(annotation)
        map.setNeedsLayout()
    }

    func remove(_ annotation: any MKAnnotation) {
        guard let index = annotations.firstIndex(where: { $0 === annotation }) else { return }
        deselect(annotation, animated: false)
        annotations.remove(at: index)
        observations[ObjectIdentifier(annotation)] = nil
        takeOff(annotation)
        setNeedsCollisions()
    }

    private func observe(_ annotation: any MKAnnotation) {
        guard let object = annotation as? NSObject else { return }
        let moved = object.observe(\.hash, _porticoKeys: "coordinate") { [weak self, weak object] _, _ in
            MainActor.assumeIsolated { if let object = object as? any MKAnnotation { self?.didMove(object) } }
        }
        let named = ["title", "subtitle"].map { key in
            object.observe(\.hash, _porticoKeys: key) { [weak self, weak object] _, _ in
                MainActor.assumeIsolated { if let object = object as? any MKAnnotation { self?.didRename(object) } }
            }
        }
        observations[ObjectIdentifier(annotation)] = [moved] + named
    }

    private func didMove(_ annotation: any MKAnnotation) {
        guard let view = views[ObjectIdentifier(annotation)] else { return map.setNeedsLayout() }
        layOut(view)
        setNeedsCollisions()
    }

    private func didRename(_ annotation: any MKAnnotation) {
        guard let view = views[ObjectIdentifier(annotation)] else { return }
        view.annotationDidChange()
        updateCallout(of: view)
    }

    // MARK: Views

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    func register(_ viewClass: AnyClass?, _ identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    func dequeue(_ identifier: String) -> MKAnnotationView? {
        guard let view = queues[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView? {
        if let view = dequeue(identifier) {
            view.annotation = annotation
            return view
        }
        return classes[identifier].map { $0.make(annotation, identifier) }
    }

    /// Puts on views of places that are seen and takes off those of places far away. The delegate hears of new ones.
    func update() {
        guard map.window != nil || map.bounds.width > 0, map.bounds.width > 0 else { return }
        let near = map.bounds.insetBy(dx: -60, dy: -60)
        let far = map.bounds.insetBy(dx: -map.bounds.width / 2 - 60, dy: -map.bounds.height / 2 - 60)
        var added: [MKAnnotationView] = []
        for annotation in annotations {
            let place = annotation.coordinate
            let point =
                CLLocationCoordinate2DIsValid(place) ? map.mover.projection.point(MKMapPoint(place)) : nil
            let key = ObjectIdentifier(annotation)
            if let view = views[key] {
                if let point, far.contains(point) || isSelected(annotation) || view.dragState != .none {
                    layOut(view)
                } else {
                    takeOff(annotation)
                }
            } else if let point, near.contains(point) {
                added.append(putOn(annotation))
            }
        }
        collisions.resolve(&added)
        if !added.isEmpty { map.tellAdded(added) }
        orderIfNeeded()
        placeCallout()
    }

    /// Makes the view of an annotation and puts it on.
    func putOn(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view = map.askForView(of: annotation) ?? standardView(for: annotation)
        if view.annotation !== annotation { view.annotation = annotation }
        views[ObjectIdentifier(annotation)] = view
        view.map = map
        view.isHidden = false
        view.prepareForDisplay()
        layer.addSubview(view)
        layOut(view)
        if isSelected(annotation) { show(view, animated: false) }
        needsOrder = true
        drop(view)
        return view
    }

    private func drop(_ view: MKAnnotationView) {
        let falls = (view as? MKPinAnnotationView)?.animatesDrop ?? (view as? MKMarkerAnnotationView)?.animatesWhenAdded
        guard falls == true, map.window != nil, UIView.areAnimationsEnabled else { return }
        view.transform = CGAffineTransform(translationX: 0, y: -map.bounds.height / 2)
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { view.transform = .identity }
    }

    private func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let isCluster = annotation is MKClusterAnnotation
        let identifier =
            isCluster
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        if annotation is MKUserLocation {
            return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        }
        return dequeue(identifier, for: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    func takeOff(_ annotation: any MKAnnotation) {
        guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
        if callout?.owner === view { closeCallout() }
        view.setSelected(false, animated: false)
        view.removeFromSuperview()
        (view.map, view.cluster) = (nil, nil)
        if let identifier = view.reuseIdentifier { queues[identifier, default: []].append(view) }
    }

    /// Puts a view where its place is, on whole pixels.
    func layOut(_ view: MKAnnotationView) {
        guard let annotation = view.annotation, view.dragState == .none || view.dragState == .starting,
            views[ObjectIdentifier(annotation)] === view, CLLocationCoordinate2DIsValid(annotation.coordinate)
        else { return }
        let point = map.mover.projection.point(MKMapPoint(annotation.coordinate))
        let pixels = map.window?.screen.scale ?? map.traitCollection.displayScale
        let scale = pixels > 0 ? pixels : 2
        let corner = CGPoint(
            x: ((point.x + view.centerOffset.x - view.bounds.width / 2) * scale).rounded() / scale,
            y: ((point.y + view.centerOffset.y - view.bounds.height / 2) * scale).rounded() / scale)
        let center = CGPoint(x: corner.x + view.bounds.width / 2, y: corner.y + view.bounds.height / 2)
        if view.center != center { view.center = center }
        if callout?.owner === view { placeCallout() }
    }

    // MARK: Order and collisions

    private var needsOrder = false
    func setNeedsOrder() {
        needsOrder = true
        map.setNeedsLayout()
    }

    func setNeedsCollisions() { map.setNeedsLayout() }

    /// By priority, then from north to south.
    private func orderIfNeeded() {
        let sorted = views.values.sorted { a, b in
            let (one, two) = (
                a.isSelected ? a.selectedZPriority : a.zPriority, b.isSelected ? b.selectedZPriority : b.zPriority
            )
            if one.rawValue != two.rawValue { return one.rawValue < two.rawValue }
            if a.isSelected != b.isSelected { return b.isSelected }
            return a.center.y != b.center.y ? a.center.y < b.center.y : a.center.x < b.center.x
        }
        needsOrder = false
        let present = layer.subviews.filter { view in sorted.contains { $0 === view } }
        guard !zip(present, sorted).allSatisfy({ $0 === $1 }) else { return }
        for view in sorted { layer.bringSubviewToFront(view) }
    }

    // MARK: Selection

    func isSelected(_ annotation: any MKAnnotation) -> Bool { selected.contains { $0 === annotation } }

    func select(_ annotation: any MKAnnotation, animated: Bool) {
        guard !isSelected(annotation) else { return }
        for other in selected { deselect(other, animated: animated) }
        selected = [annotation]
        if let view = view(for: annotation) { show(view, animated: animated) }
        map.tellSelected(annotation, view(for: annotation), true)
        setNeedsOrder()
    }

    func deselect(_ annotation: any MKAnnotation, animated: Bool) {
        guard let index = selected.firstIndex(where: { $0 === annotation }) else { return }
        selected.remove(at: index)
        let view = view(for: annotation)
        view?.setSelected(false, animated: animated)
        if callout?.owner === view { closeCallout() }
        map.tellSelected(annotation, view, false)
        setNeedsOrder()
    }

    /// The view under a point of the map that taps select.
    func view(at point: CGPoint) -> MKAnnotationView? {
        layer.subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }.first {
            !$0.isHidden && $0.alpha > 0.01 && $0.isEnabled
                && $0.point(inside: $0.convert(point, from: self.map), with: nil)
        }
    }

    private func show(_ view: MKAnnotationView, animated: Bool) {
        view.setSelected(true, animated: animated)
        let hasText = view.annotation?.name?.isEmpty == false || view.detailCalloutAccessoryView != nil
        guard view.canShowCallout, hasText else { return }
        closeCallout()
        let made = CalloutView(for: view) { [weak self, weak view] control in
            if let view { self?.map.tellTouched(control, of: view) }
        }
        callout = made
        map.addCallout(made)
        placeCallout()
        map.makeRoom(for: made)
        if animated {
            made.alpha = 0
            made.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            UIView.animate(withDuration: 0.2) { (made.alpha, made.transform) = (1, .identity) }
        }
    }

    private func closeCallout() {
        callout?.removeFromSuperview()
        callout = nil
    }

    func updateCallout(of view: MKAnnotationView) {
        guard let callout, callout.owner === view else { return }
        callout.fill()
        placeCallout()
    }

    private func placeCallout() {
        guard let callout, let owner = callout.owner else { return }
        let transform = callout.transform
        callout.transform = .identity
        callout.place(at: owner.convert(owner.calloutAnchor, to: map), within: map.bounds)
        callout.transform = transform
        callout.isHidden = owner.isHidden
    }
}

extension MKAnnotationView {
    /// Makes a view of a class that only the running program knows.
    static func make(_ annotation: (any MKAnnotation)?, _ identifier: String?) -> MKAnnotationView {
        self.init(_porticoAnnotation: annotation, reuseIdentifier: identifier, _portico: ())
    }
}
