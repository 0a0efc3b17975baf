import CoreLocation
import MapKit
import SwiftUI
import UIKit

/// The map's view in SwiftUI.
struct MapHost: UIViewRepresentable {
    let settings: MapSettings
    let items: [MapItem]

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView(frame: .zero)
        map.countsSafeAreaAround = true
        map.delegate = context.coordinator
        context.coordinator.map = map
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        let around = context.environment.mapEnvironment
        around.proxy?.map = map
        context.coordinator.update(
            settings, around, items, in: context.environment, under: context.node,
            animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    static func dismantleUIView(_ map: MKMapView, coordinator: MapCoordinator) {
        map.delegate = nil
        coordinator.map = nil
    }
}

/// An annotation of a map's content.
final class MapItemAnnotation: NSObject, MKAnnotation {
    var item: MapItem
    /// What the item says in the environment.
    var (title, subtitle): (String?, String?)

    @MainActor init(_ item: MapItem) {
        (self.item, place) = (item, item.coordinate)
        super.init()
    }

    private var place: CLLocationCoordinate2D
    var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            willChangeValue(forKey: "coordinate")
            place = newValue
            didChangeValue(forKey: "coordinate")
        }
    }
}
