import Foundation
import PorticoObjC

/// The unit of the outer ring of a day.
public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime = 2
}

/// What the outer ring counts, as the store gives it.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Energy, as of somebody who hasn't chosen.
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}

/// A summary says what somebody has done of a day's goals: the three rings. An app can make one for a view; the store has none (DEV-1379).
open class HKActivitySummary: NSObject, NSCopying, @unchecked Sendable {
    private static let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    private static let minutes = HKQuantity(unit: .minute(), doubleValue: 0)
    private static let hours = HKQuantity(unit: .count(), doubleValue: 0)

    /// The unit of the outer ring. The default is energy.
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// The energy that was burnt. 0 kcal at first.
    open var activeEnergyBurned = HKActivitySummary.energy
    /// The energy that is to be burnt. 0 kcal at first.
    open var activeEnergyBurnedGoal = HKActivitySummary.energy
    /// The time of movement. 0 min at first.
    open var appleMoveTime = HKActivitySummary.minutes
    /// The goal for the time of movement. 0 min at first.
    open var appleMoveTimeGoal = HKActivitySummary.minutes
    /// The time of exercise. 0 min at first.
    open var appleExerciseTime = HKActivitySummary.minutes
    /// How long somebody wants to exercise; `exerciseTimeGoal`, or 0 min where there is none.
    open var appleExerciseTimeGoal: HKQuantity {
        get { exerciseTimeGoal ?? Self.minutes }
        set { exerciseTimeGoal = newValue }
    }
    /// The goal for the time of exercise; nil where nothing is wanted.
    open var exerciseTimeGoal: HKQuantity?
    /// In how many hours somebody stood. 0 at first.
    open var appleStandHours = HKActivitySummary.hours
    /// In how many hours somebody wants to stand; `standHoursGoal`, or 0 where there is none.
    open var appleStandHoursGoal: HKQuantity {
        get { standHoursGoal ?? Self.hours }
        set { standHoursGoal = newValue }
    }
    /// In how many hours somebody wants to stand; nil where nothing is wanted.
    open var standHoursGoal: HKQuantity?

    /// A day on which nothing was done.
    public override init() { super.init() }

    /// The day: of a summary that an app made, one without parts.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }

    /// Another one with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKActivitySummary()
        copy.activityMoveMode = activityMoveMode
        (copy.activeEnergyBurned, copy.activeEnergyBurnedGoal) = (activeEnergyBurned, activeEnergyBurnedGoal)
        (copy.appleMoveTime, copy.appleMoveTimeGoal) = (appleMoveTime, appleMoveTimeGoal)
        (copy.appleExerciseTime, copy.exerciseTimeGoal) = (appleExerciseTime, exerciseTimeGoal)
        (copy.appleStandHours, copy.standHoursGoal) = (appleStandHours, standHoursGoal)
        return copy
    }
}

/// Asks for summaries of days: there are none, because no watch counts them (DEV-1379).
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    /// Called when summaries change: never here.
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    /// - Parameter handler: called once, not on the main thread: with no summaries, or with an error where the person wasn't asked.
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(kind: HKObjectType.activitySummaryType(), filter: predicate)
    }

    override func start(_ store: HKHealthStore) {
        let error = permission([HKObjectType.activitySummaryType()])
        tell { self.handler(self, error == nil ? [] : nil, error) }
    }
}

/// Summaries of days that are awaited: there are none (DEV-1379).
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    /// The type of the results.
    public typealias Output = [HKActivitySummary]
    /// The predicate of the days; nil: all.
    public var predicate: NSPredicate?
    /// A query.
    public init(predicate: NSPredicate?) { self.predicate = predicate }
    /// The summaries that it finds. Throws `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        guard HealthPermission.wasAskedToRead(HKObjectType.activitySummaryType()) else {
            throw HKError(.errorAuthorizationNotDetermined)
        }
        return []
    }
}

extension HKHealthStore {
    /// The unit of the outer ring: energy.
    public func activityMoveMode() throws -> HKActivityMoveModeObject { HKActivityMoveModeObject() }
}

extension HKQuery {
    /// The summary of a day.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }
    /// The summaries of the days from one to another, both with them.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        let calendar = startDateComponents.calendar ?? .current
        let (start, end) = (calendar.date(from: startDateComponents), calendar.date(from: endDateComponents))
        return NSPredicate { object, _ in
            guard let start, let end, let summary = object as? HKActivitySummary,
                let day = calendar.date(from: summary.dateComponents(for: calendar))
            else { return false }
            return start <= day && day <= end
        }
    }
}
