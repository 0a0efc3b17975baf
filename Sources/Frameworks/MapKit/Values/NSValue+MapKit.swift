import CoreLocation
import Foundation
import UIKit

/// Coordinates and spans as objects. Both are pairs of numbers, as points and sizes are.
extension NSValue {
    /// A value that holds a coordinate.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(cgPoint: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
    }
    /// A value that holds a coordinate; the name from before Swift 3.
    public convenience init(MKCoordinate coordinate: CLLocationCoordinate2D) { self.init(mkCoordinate: coordinate) }
    /// A value that holds a span.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(cgSize: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
    }
    /// A value that holds a span; the name from before Swift 3.
    public convenience init(MKCoordinateSpan span: MKCoordinateSpan) { self.init(mkCoordinateSpan: span) }

    /// The coordinate; zero where the value was made of another kind.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: cgPointValue.x, longitude: cgPointValue.y)
    }
    /// The span; zero where the value was made of another kind.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: cgSizeValue.width, longitudeDelta: cgSizeValue.height)
    }
}
