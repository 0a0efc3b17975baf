import Foundation
import PorticoObjC

/// A person's sex.
public enum HKBiologicalSex: Int, Sendable {
    case notSet = 0
    case female = 1
    case male = 2
    case other = 3
}

/// The type of a person's blood.
public enum HKBloodType: Int, Sendable {
    case notSet = 0
    case aPositive = 1
    case aNegative = 2
    case bPositive = 3
    case bNegative = 4
    case abPositive = 5
    case abNegative = 6
    case oPositive = 7
    case oNegative = 8
}

/// A person's sex, as the store gives it.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Not told here.
    open var biologicalSex: HKBiologicalSex { .notSet }
}

/// A person's blood, as the store gives it.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Not told here.
    open var bloodType: HKBloodType { .notSet }
}

extension HKHealthStore {
    private func demand(_ type: HKCharacteristicTypeIdentifier) throws {
        guard HealthPermission.wasAskedToRead(HKCharacteristicType(type)) else {
            throw HKError(.errorAuthorizationNotDetermined)
        }
    }
    /// The person's sex: nobody has told it. Throws where the person wasn't asked whether the app may read it.
    public func biologicalSex() throws -> HKBiologicalSexObject {
        try demand(.biologicalSex)
        return HKBiologicalSexObject()
    }
    /// The person's blood: nobody has told it. Throws where the person wasn't asked whether the app may read it.
    public func bloodType() throws -> HKBloodTypeObject {
        try demand(.bloodType)
        return HKBloodTypeObject()
    }
    /// The person's day of birth: nobody has told it, so that it throws `errorNoData`.
    public func dateOfBirthComponents() throws -> DateComponents {
        try demand(.dateOfBirth)
        throw HKError(.errorNoData)
    }

    /// Units that the person likes: those of the person's region.
    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        let units = preferred(quantityTypes)
        Self.queue.async { completion(units, nil) }
    }
    /// Units that the person likes: those of the person's region.
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        preferred(quantityTypes)
    }
    private func preferred(_ types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
        let isMetric = Locale.current.measurementSystem == .metric
        let others = ["kg": "lb", "m": "ft", "degC": "degF", "mL": "fl_oz_us", "cm": "in", "m/s": "mi/hr"]
        return Dictionary(
            uniqueKeysWithValues: types.map { type in
                let own = type.canonicalUnit
                let distance = type.identifier.contains("IdentifierDistance")
                if distance { return (type, HKUnit(from: isMetric ? "km" : "mi")) }
                return (type, isMetric ? own : others[own.unitString].map { HKUnit(from: $0) } ?? own)
            })
    }

    /// Would wake the app for new samples. Nobody but the app itself makes some, so that nothing is to be woken for; it is kept (DEV-1237).
    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(true, nil) } }
    /// Would wake the app for new samples (DEV-1237).
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    /// Would end that.
    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { Self.queue.async { completion(true, nil) } }
    /// Would end that.
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    /// Would end that for all types.
    public func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Self.queue.async { completion(true, nil) }
    }
    /// Would end that for all types.
    public func disableAllBackgroundDelivery() async throws {}
}
