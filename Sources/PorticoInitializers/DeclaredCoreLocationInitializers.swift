// Written by Scripts/make/generate-initializers: not to be changed by hand. Longer than a file should be, because it is generated: a row an
// initialiser of Apple's, in the order of their classes.
// swift-format-ignore-file

import CoreLocation
import Foundation
import PorticoObjC
import UIKit

// The bodies behind the declarations of the same symbols.

extension CLCircularRegion {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLCircularRegion_center_radius_identifier_0")
    @_disfavoredOverload public convenience init(_portico0_CLCircularRegion_center p0: CLLocationCoordinate2D, _ p1: CLLocationDistance, _ p2: String) { self.init(center: p0, radius: p1, identifier: p2) }
}

extension CLLocation {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLLocation_latitude_longitude_0")
    @_disfavoredOverload public convenience init(_portico0_CLLocation_latitude p0: CLLocationDegrees, _ p1: CLLocationDegrees) { self.init(latitude: p0, longitude: p1) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_timestamp_1")
    @_disfavoredOverload public convenience init(_portico1_CLLocation_coordinate p0: CLLocationCoordinate2D, _ p1: CLLocationDistance, _ p2: CLLocationAccuracy, _ p3: CLLocationAccuracy, _ p4: Date) { self.init(coordinate: p0, altitude: p1, horizontalAccuracy: p2, verticalAccuracy: p3, timestamp: p4) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_course_speed_timestamp_2")
    @_disfavoredOverload public convenience init(_portico2_CLLocation_coordinate p0: CLLocationCoordinate2D, _ p1: CLLocationDistance, _ p2: CLLocationAccuracy, _ p3: CLLocationAccuracy, _ p4: CLLocationDirection, _ p5: CLLocationSpeed, _ p6: Date) { self.init(coordinate: p0, altitude: p1, horizontalAccuracy: p2, verticalAccuracy: p3, course: p4, speed: p5, timestamp: p6) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_course_courseAccuracy_speed_speedAccuracy_timestamp_3")
    @_disfavoredOverload public convenience init(_portico3_CLLocation_coordinate p0: CLLocationCoordinate2D, _ p1: CLLocationDistance, _ p2: CLLocationAccuracy, _ p3: CLLocationAccuracy, _ p4: CLLocationDirection, _ p5: CLLocationDirectionAccuracy, _ p6: CLLocationSpeed, _ p7: CLLocationSpeedAccuracy, _ p8: Date) { self.init(coordinate: p0, altitude: p1, horizontalAccuracy: p2, verticalAccuracy: p3, course: p4, courseAccuracy: p5, speed: p6, speedAccuracy: p7, timestamp: p8) }
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLLocation_coordinate_altitude_horizontalAccuracy_verticalAccuracy_course_courseAccuracy_speed_speedAccuracy_timestamp_sourceInfo_4")
    @_disfavoredOverload public convenience init(_portico4_CLLocation_coordinate p0: CLLocationCoordinate2D, _ p1: CLLocationDistance, _ p2: CLLocationAccuracy, _ p3: CLLocationAccuracy, _ p4: CLLocationDirection, _ p5: CLLocationDirectionAccuracy, _ p6: CLLocationSpeed, _ p7: CLLocationSpeedAccuracy, _ p8: Date, _ p9: CLLocationSourceInformation) { self.init(coordinate: p0, altitude: p1, horizontalAccuracy: p2, verticalAccuracy: p3, course: p4, courseAccuracy: p5, speed: p6, speedAccuracy: p7, timestamp: p8, sourceInfo: p9) }
}

extension CLLocationSourceInformation {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLLocationSourceInformation_softwareSimulationState_andExternalAccessoryState_0")
    @_disfavoredOverload public convenience init(_portico0_CLLocationSourceInformation_softwareSimulationState p0: Bool, _ p1: Bool) { self.init(softwareSimulationState: p0, andExternalAccessoryState: p1) }
}

extension CLPlacemark {
    /// Calls the class's own initialiser.
    @_silgen_name("portico_metatype_CLPlacemark_placemark_0")
    @_disfavoredOverload public convenience init(_portico0_CLPlacemark_placemark p0: CLPlacemark) { self.init(placemark: p0) }
}
