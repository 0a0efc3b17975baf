import Foundation
import UIKit

/// Hears what happens on a map, and gives views and renderers. All is optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The view of an annotation; nil: a marker, or the class that was registered.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views have come onto the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A control beside a callout's name was touched.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    )
    /// A view is dragged, a step further.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    )
    /// A view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A view isn't selected any more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation isn't selected any more.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// What stands for annotations that would overlap.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    /// What draws an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Renderers have come onto the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// The map is about to show something else.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The map shows something else.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The person is elsewhere.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Nobody knows where the person is.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The map follows the person, or doesn't any more.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// The map shows something else: is called for each step of a movement.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The ground is about to be read.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The ground is there.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The ground can't be read.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// The map is about to be drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// The map is drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// The map looks for the person.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// The map doesn't look for the person any more.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        OptionalCall.missing(nil)
    }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { OptionalCall.missing(MKClusterAnnotation(memberAnnotations: memberAnnotations)) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        OptionalCall.missing(MKOverlayRenderer(overlay: overlay))
    }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) { OptionalCall.missing(()) }
}
