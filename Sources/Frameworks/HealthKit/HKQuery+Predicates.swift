import Foundation
import PorticoFoundation
import PorticoObjC

/// How a sample's time has to lie.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has to begin within.
    public static var strictStartDate: HKQueryOptions { HKQueryOptions(rawValue: 1 << 0) }
    /// It has to end within.
    public static var strictEndDate: HKQueryOptions { HKQueryOptions(rawValue: 1 << 1) }
}

extension HKQuery {
    /// Samples of a time: those that have a part of it, or with options those that begin and end within.
    ///
    /// - Parameters:
    ///   - startDate: nil: since ever.
    ///   - endDate: not within any more; nil: for ever.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        HealthPredicate.make { sample in
            if let startDate {
                let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
                if first < startDate { return false }
            }
            guard let endDate else { return true }
            return options.contains(.strictEndDate)
                ? sample.endDate <= endDate && sample.startDate < endDate : sample.startDate < endDate
        }
    }
    /// The object of an identifier.
    public class func predicateForObject(with UUID: UUID) -> NSPredicate { HealthPredicate.make { $0.uuid == UUID } }
    /// The objects of identifiers.
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
        HealthPredicate.make { UUIDs.contains($0.uuid) }
    }
    /// What an app has put there.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        HealthPredicate.make { $0.sourceRevision.source == source }
    }
    /// What apps have put there.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        HealthPredicate.make { sources.contains($0.sourceRevision.source) }
    }
    /// What versions of apps have put there.
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        HealthPredicate.make { sourceRevisions.contains($0.sourceRevision) }
    }
    /// What devices have measured.
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        HealthPredicate.make { $0.device.map(devices.contains) ?? false }
    }
    /// What has a key in its metadata.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        HealthPredicate.make { $0.metadata?[key] != nil }
    }
    /// What has one of several values in its metadata.
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        nonisolated(unsafe) let values = allowedValues
        return HealthPredicate.make { sample in
            guard let value = sample.metadata?[key] else { return false }
            return values.contains { order(value, $0) == .orderedSame }
        }
    }
    /// What has a value in its metadata that compares so with another one: numbers, texts, dates, quantities.
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: _PorticoComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        nonisolated(unsafe) let other = value
        return HealthPredicate.make { sample in
            guard let own = sample.metadata?[key], let result = order(own, other) else { return false }
            return HealthPredicate.compare(result, operatorType)
        }
    }
    /// Quantities that compare so with another one.
    public class func predicateForQuantitySamples(
        with operatorType: _PorticoComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        HealthPredicate.make {
            guard let own = ($0 as? HKQuantitySample)?.quantity, own.is(compatibleWith: quantity.unit) else {
                return false
            }
            return HealthPredicate.compare(own.compare(quantity), operatorType)
        }
    }
    /// Categories whose value compares so with another one.
    public class func predicateForCategorySamples(
        with operatorType: _PorticoComparisonPredicate.Operator, value: Int
    ) -> NSPredicate {
        HealthPredicate.make {
            guard let own = ($0 as? HKCategorySample)?.value else { return false }
            return HealthPredicate.compare(
                own < value ? .orderedAscending : own > value ? .orderedDescending : .orderedSame, operatorType)
        }
    }
    /// Workouts of an activity.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        HealthPredicate.make { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
    /// Workouts whose length compares so with another one, in seconds.
    public class func predicateForWorkouts(
        with operatorType: _PorticoComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        HealthPredicate.make {
            guard let own = ($0 as? HKWorkout)?.duration else { return false }
            return HealthPredicate.compare(
                own < duration ? .orderedAscending : own > duration ? .orderedDescending : .orderedSame, operatorType)
        }
    }

    private class func order(_ one: Any, _ other: Any) -> ComparisonResult? {
        if let one = one as? HKQuantity, let other = other as? HKQuantity {
            return one.is(compatibleWith: other.unit) ? one.compare(other) : nil
        }
        if let one = one as? Date, let other = other as? Date { return one.compare(other) }
        if let one = one as? String, let other = other as? String { return one.compare(other) }
        if let one = number(one), let other = number(other) {
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        return nil
    }
    private class func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    }
}
