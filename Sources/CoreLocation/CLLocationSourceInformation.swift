import Foundation

/// The kind of thing that found a location. It doesn't change.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    /// Whether a program made it up.
    public let isSimulatedBySoftware: Bool
    /// Whether something that is connected with the device found it.
    public let isProducedByAccessory: Bool

    /// By what is said of it.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
        super.init()
    }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A storey of a building. Nothing here finds one.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
    /// A floor for a class below: nothing here finds one.
    public override init() { super.init() }

    /// The storey; 0 is the ground floor.
    open var level: Int { 0 }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
