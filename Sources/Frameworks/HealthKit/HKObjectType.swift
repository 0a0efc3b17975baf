import Foundation
import PorticoObjC
import PorticoTrace

/// What kind of thing the store has: one object a kind, equal by its identifier.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let name: String

    dynamic init(name: String) {
        self.name = name
        super.init()
    }

    /// Apple's name for it.
    open var identifier: String { name }
    /// Whether a person is asked for each object: no.
    open func requiresPerObjectAuthorization() -> Bool { false }

    public static var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "HKObjectTypeIdentifier") as String? else {
            return nil
        }
        self.init(name: name)
    }
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "HKObjectTypeIdentifier") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }

    /// A quantity's; nil for a name that no quantity has.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        QuantityTable.rows[identifier.rawValue] == nil ? nil : HKQuantityType(name: identifier.rawValue)
    }
    /// A category's.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(name: identifier.rawValue)
    }
    /// A characteristic's.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(name: identifier.rawValue) }
    /// A correlation's.
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(name: identifier.rawValue)
    }
    /// A series'; nil for a name that none has.
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        identifier == HKWorkoutRouteTypeIdentifier ? HKSeriesType(name: identifier) : nil
    }
    /// That of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: HKWorkoutTypeIdentifier) }
    /// That of a day's rings.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
    }
}

/// What kind of thing the store has that happened at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// Whether a sample may last no longer than `maximumAllowedDuration`: no.
    open var isMaximumDurationRestricted: Bool { false }
    /// How long a sample may last, in seconds.
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    /// Whether a sample has to last as long as `minimumAllowedDuration`: no.
    open var isMinimumDurationRestricted: Bool { false }
    /// How long a sample has to last, in seconds.
    open var minimumAllowedDuration: TimeInterval { 0 }
    /// Whether the system's guesses can begin anew: no.
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// How several quantities are one.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// By their sum.
    case cumulative = 0
    /// By their average.
    case discreteArithmetic = 1
    /// By their average, weighted by time.
    case discreteTemporallyWeighted = 2
    /// By the level that would have the same effect.
    case discreteEquivalentContinuousLevel = 3

    /// An average as well as in the older form of the same kind.
    @available(*, deprecated, renamed: "discreteArithmetic")
    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// Samples that have a quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// A quantity's type. A name that no quantity has ends the app, as on iOS.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        FatalException.invalidArgument.raise(
            unless: QuantityTable.rows[identifier.rawValue] != nil,
            "Invalid quantity type identifier \(identifier.rawValue)")
        self.init(name: identifier.rawValue)
    }

    /// How several are one.
    open var aggregationStyle: HKQuantityAggregationStyle {
        QuantityTable.rows[identifier]?.style ?? .discreteArithmetic
    }
    /// Whether a unit measures such a quantity.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        canonicalUnit.measure.dimensions == unit.measure.dimensions
    }

    final var canonicalUnit: HKUnit { HKUnit(from: QuantityTable.rows[identifier]?.unit ?? "count") }
}

/// Samples that have one of several values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// A category's type.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// Samples made of others.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// A correlation's type.
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// What a person is.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// A characteristic's type.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// Workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A day's rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// Samples of many values.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// Where a person was in a workout.
    open class func workoutRoute() -> Self {
        unsafeDowncast(HKSeriesType(name: HKWorkoutRouteTypeIdentifier), to: self)
    }
}

/// Which samples are made of others.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The two pressures of blood.
    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// What is in food.
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// Which thing about a person it is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By what movement is counted.
    public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
    /// The sex.
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// The blood's type.
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// The day of birth.
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// The skin's type.
    public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    /// Whether a wheelchair is used.
    public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}

/// The identifier of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
/// The identifier of workouts' routes.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
