import Foundation
import UIKit

/// How a map looks. Make one of the subclasses.
open class MKMapConfiguration: NSObject, NSCopying {
    /// Whether mountains and houses are seen.
    public enum ElevationStyle: Int, Sendable {
        case flat = 0
        case realistic = 1
    }
    /// Whether mountains and houses are seen. Kept: maps are flat here (DEV-1160).
    open var elevationStyle: ElevationStyle

    init(_ style: ElevationStyle) {
        elevationStyle = style
        super.init()
    }

    /// The type of map that looks so.
    var mapType: MKMapType { .standard }

    /// The same configuration.
    open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevationStyle) }
}

/// A map with streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colours are.
    public enum EmphasisStyle: Int, Sendable {
        case `default` = 0
        case muted = 1
    }
    /// How strong colours are.
    open var emphasisStyle: EmphasisStyle
    /// Which places are shown. Kept: the ground has none (DEV-1160).
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Kept: there is none (DEV-1160).
    open var showsTraffic = false

    /// A map as usual.
    public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }
    /// With mountains and houses or without.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
    }
    /// With strong colours or quiet ones.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }
    /// With both.
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle)
    }

    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
        (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
        return copy
    }
}

/// Pictures from above with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which places are shown. Kept: the ground has none (DEV-1160).
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Kept: there is none (DEV-1160).
    open var showsTraffic = false

    /// A map as usual.
    public convenience init() { self.init(elevationStyle: .flat) }
    /// With mountains and houses or without.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    override var mapType: MKMapType { .hybrid }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
        (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
        return copy
    }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// A map as usual.
    public convenience init() { self.init(elevationStyle: .flat) }
    /// With mountains and houses or without.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    override var mapType: MKMapType { .satellite }

    open override func copy(with zone: NSZone? = nil) -> Any {
        MKImageryMapConfiguration(elevationStyle: elevationStyle)
    }
}

extension MKMapType {
    /// The configuration that looks so.
    var configuration: MKMapConfiguration {
        switch self {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .satellite: MKImageryMapConfiguration()
        case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
        case .hybrid: MKHybridMapConfiguration()
        case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
        }
    }
}
