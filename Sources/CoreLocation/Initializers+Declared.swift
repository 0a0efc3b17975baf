// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import Foundation
import PorticoObjC
import UIKit

// Initialisers on classes that only the running program knows. How a pair works is told at `_PorticoObject`.

extension _PorticoObject where Self: CLCircularRegion {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLCircularRegion_center_radius_identifier_0")
    @_disfavoredOverload public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String, _portico: Void = ())
}

extension _PorticoObject where Self: CLLocation {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLLocation_latitude_longitude_0")
    @_disfavoredOverload public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_timestamp_1")
    @_disfavoredOverload public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_course_speed_timestamp_2")
    @_disfavoredOverload public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_course_courseAccuracy_speed_speedAccuracy_timestamp_3")
    @_disfavoredOverload public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, _portico: Void = ())
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_course_courseAccuracy_speed_speedAccuracy_timestamp_sourceInfo_4")
    @_disfavoredOverload public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation, _portico: Void = ())
}

extension _PorticoObject where Self: CLLocationSourceInformation {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLLocationSourceInformation_softwareSimulationState_andExternalAccessoryState_0")
    @_disfavoredOverload public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool, _portico: Void = ())
}

extension _PorticoObject where Self: CLPlacemark {
    /// The class's own initialiser, on a class that the running program chose.
    @_silgen_name("portico_metatype_CLPlacemark_placemark_0")
    @_disfavoredOverload public init(placemark: CLPlacemark, _portico: Void = ())
}
