import CoreLocation
import Foundation

/// The names of an annotation as classes have them. On iOS both are optional requirements, which `MKAnnotation` reads as such.
public protocol _PorticoAnnotationNames: NSObjectProtocol {
    /// The name.
    @_disfavoredOverload var title: String? { get }
    /// What is said below the name.
    @_disfavoredOverload var subtitle: String? { get }
}

extension _PorticoAnnotationNames {
    /// Stands for an annotation without a name.
    @_disfavoredOverload public var title: String? { nil }
    /// Stands for an annotation without a line below its name.
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something at a place of the map. An object that moves says so by key-value observing of `coordinate`.
public protocol MKAnnotation: _PorticoAnnotationNames {
    /// Where its middle is.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// The name, as an optional requirement of Objective-C reads.
    public var title: String?? { .some(name) }
    /// What is said below the name, as an optional requirement of Objective-C reads.
    public var subtitle: String?? { .some(secondLine) }

    var name: String? { (self as any _PorticoAnnotationNames).title }
    var secondLine: String? { (self as any _PorticoAnnotationNames).subtitle }
}

/// Something that covers a part of the map. A renderer draws it.
public protocol MKOverlay: MKAnnotation {
    /// The middle of what it covers.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it covers, and a map's view doesn't ask about other places.
    var boundingMapRect: MKMapRect { get }
    /// Whether it has something in a rectangle. Without the method its bounds decide.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether nothing of the map below it is seen. Without the method it is false.
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    /// Stands for an overlay without the method: its bounds decide.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// Stands for an overlay without the method: tiles have a property of the name, on others it is false.
    public func canReplaceMapContent() -> Bool { (self as? MKTileOverlay)?.canReplaceMapContent ?? false }
}
