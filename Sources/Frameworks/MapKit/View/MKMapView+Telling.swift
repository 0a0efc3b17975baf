import CoreGraphics
import Foundation
import UIKit

/// What the map's parts tell its delegate and ask it for.
extension MKMapView {
    /// Calls a method that the delegate may have; nil where it doesn't.
    @discardableResult
    func tell<R>(_ selector: StaticString, _ body: (any MKMapViewDelegate) -> R) -> R? {
        guard let delegate else { return nil }
        return OptionalCall.call(.application, delegate, selector) { body(delegate) }
    }

    func askForView(of annotation: any MKAnnotation) -> MKAnnotationView? {
        tell("mapView:viewForAnnotation:") { $0.mapView(self, viewFor: annotation) } ?? nil
    }

    func askForCluster(of members: [any MKAnnotation]) -> MKClusterAnnotation {
        tell("mapView:clusterAnnotationForMemberAnnotations:") {
            $0.mapView(self, clusterAnnotationForMemberAnnotations: members)
        } ?? MKClusterAnnotation(memberAnnotations: members)
    }

    func askForRenderer(of overlay: any MKOverlay) -> MKOverlayRenderer? {
        tell("mapView:rendererForOverlay:") { $0.mapView(self, rendererFor: overlay) }
    }

    func tellAdded(_ views: [MKAnnotationView]) {
        tell("mapView:didAddAnnotationViews:") { $0.mapView(self, didAdd: views) }
    }

    func tellAdded(_ renderers: [MKOverlayRenderer]) {
        tell("mapView:didAddOverlayRenderers:") { $0.mapView(self, didAdd: renderers) }
    }

    func tellSelected(_ annotation: any MKAnnotation, _ view: MKAnnotationView?, _ isSelected: Bool) {
        if isSelected {
            if let view { tell("mapView:didSelectAnnotationView:") { $0.mapView(self, didSelect: view) } }
            tell("mapView:didSelectAnnotation:") { $0.mapView(self, didSelect: annotation) }
        } else {
            if let view { tell("mapView:didDeselectAnnotationView:") { $0.mapView(self, didDeselect: view) } }
            tell("mapView:didDeselectAnnotation:") { $0.mapView(self, didDeselect: annotation) }
        }
    }

    func tellTouched(_ control: UIControl, of view: MKAnnotationView) {
        tell("mapView:annotationView:calloutAccessoryControlTapped:") {
            $0.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
    }

    func tellDragState(of view: MKAnnotationView, from old: MKAnnotationView.DragState) {
        tell("mapView:annotationView:didChangeDragState:fromOldState:") {
            $0.mapView(self, annotationView: view, didChange: view.dragState, fromOldState: old)
        }
    }

    func tellRegionWillChange(_ animated: Bool) {
        tell("mapView:regionWillChangeAnimated:") { $0.mapView(self, regionWillChangeAnimated: animated) }
    }

    func tellRegionDidChange(_ animated: Bool) {
        // Views of places that have come into sight are there when the delegate asks for them.
        layoutIfNeeded()
        tell("mapView:regionDidChangeAnimated:") { $0.mapView(self, regionDidChangeAnimated: animated) }
    }

    func tellLoaded() {
        tell("mapViewWillStartLoadingMap:") { $0.mapViewWillStartLoadingMap(self) }
        tell("mapViewDidFinishLoadingMap:") { $0.mapViewDidFinishLoadingMap(self) }
        tell("mapViewWillStartRenderingMap:") { $0.mapViewWillStartRenderingMap(self) }
        tell("mapViewDidFinishRenderingMap:fullyRendered:") {
            $0.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    /// The map shows something else: a step of a movement.
    func projectionDidChange() {
        setNeedsPicture()
        setNeedsLayout()
        guard bounds.width > 0 else { return }
        tell("mapViewDidChangeVisibleRegion:") { $0.mapViewDidChangeVisibleRegion(self) }
    }

    func overlaysDidChange() {
        setNeedsPicture()
        setNeedsLayout()
    }

    /// Moves the map so that all of a callout is seen.
    func makeRoom(for callout: CalloutView) {
        guard window != nil, isScrollEnabled else { return }
        let open = mover.projection.open.insetBy(dx: 8, dy: 8)
        let frame = callout.frame
        let down = frame.minY < open.minY ? open.minY - frame.minY : 0
        var across = 0.0
        if let owner = callout.owner {
            let tip = owner.convert(owner.calloutAnchor, to: self).x
            let room = 30.0
            across =
                tip < open.minX + room ? open.minX + room - tip : tip > open.maxX - room ? open.maxX - room - tip : 0
        }
        guard down != 0 || across != 0 else { return }
        var next = mover.destination
        let anchor = next.anchor
        next.change(zoom: 1, turn: 0, about: anchor, to: CGPoint(x: anchor.x + across, y: anchor.y + down))
        mover.go(to: limited(next), animated: true)
    }
}

extension MapProjection {
    /// Shows a rectangle of the map and room beside it, in points.
    mutating func show(_ rect: MKMapRect, padding: UIEdgeInsets) {
        let kept = insets
        insets.top += padding.top
        insets.left += padding.left
        insets.bottom += padding.bottom
        insets.right += padding.right
        show(rect)
        let now = place(CGPoint(x: anchor.x, y: anchor.y))
        let paddedAnchor = anchor
        insets = kept
        // The rectangle stays where it is on the screen; the middle is another.
        let shift = place(paddedAnchor)
        center = CGPoint(x: center.x + now.x - shift.x, y: center.y + now.y - shift.y)
        limit()
    }
}
