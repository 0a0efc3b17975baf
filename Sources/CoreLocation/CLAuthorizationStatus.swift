/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4

    /// Always, by its name from before iOS 8.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// What the device's movement is about.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside = 1
    case outside = 2
}
