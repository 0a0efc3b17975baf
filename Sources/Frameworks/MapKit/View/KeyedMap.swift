import Foundation
import PorticoObjC
import UIKit

/// The properties of maps and annotations by name, which storyboards connect and key-value coding reads.
private enum KeyedMap {
    private static let map: StaticString = "delegate\nsetDelegate:\nshowsUserLocation\nsetShowsUserLocation:"
    private static let point: StaticString = "title\nsetTitle:\nsubtitle\nsetSubtitle:"

    /// Runs when the library is loaded, and only appends.
    @section(".init_array") @used static let load: @convention(c) () -> Void = {
        // Storyboards name the class alone.
        _porticoRegisterName("MKMapView") { MKMapView.self }
        ObjCClassRegistry.shared.register(map, of: MKMapView.self) { receiver, index, arguments in
            nonisolated(unsafe) let (object, values) = (receiver, arguments)
            nonisolated(unsafe) var result: Any?
            MainActor.assumeIsolated {
                let view = unsafeDowncast(object, to: MKMapView.self)
                switch index {
                case 0: result = view.delegate
                case 1: view.delegate = values(0)
                case 2: result = view.showsUserLocation
                default: view.showsUserLocation = values(0)
                }
            }
            return result
        }
        ObjCClassRegistry.shared.register(point, of: MKShape.self) { receiver, index, arguments in
            let shape = unsafeDowncast(receiver, to: MKShape.self)
            switch index {
            case 0: return shape.title
            case 1: shape.title = arguments(0)
            case 2: return shape.subtitle
            default: shape.subtitle = arguments(0)
            }
            return nil
        }
    }
}
