import Foundation
import PorticoObjC

/// What happened in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume = 2
    case lap = 3
    case marker = 4
    case motionPaused = 5
    case motionResumed = 6
    case segment = 7
    case pauseOrResumeRequest = 8
}

/// Something that happened in a workout.
open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    /// What it was.
    public let type: HKWorkoutEventType
    /// When it was.
    public let dateInterval: DateInterval
    /// What else the app says of it.
    public let metadata: [String: Any]?

    /// - Parameter dateInterval: of no length for what happens at once.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a person did for their body, from its beginning to its end.
open class HKWorkout: HKSample, @unchecked Sendable {
    struct Values {
        var activity = HKWorkoutActivityType.other
        var events: [HKWorkoutEvent]?
        var duration = 0.0
        var energy: HKQuantity?
        var distance: HKQuantity?
        var flights: HKQuantity?
        var strokes: HKQuantity?
    }
    let values: Values

    dynamic init(
        values: Values, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?, uuid: UUID = UUID(),
        revision: HKSourceRevision = .current
    ) {
        self.values = values
        super.init(
            kind: HKObjectType.workoutType(), start: start, end: end, metadata: metadata, device: device, uuid: uuid,
            revision: revision)
    }

    /// A workout without pauses.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: 0, totalEnergyBurned: nil,
            totalDistance: nil, device: nil, metadata: nil)
    }
    /// - Parameter workoutEvents: pauses, which don't count into the duration.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
    /// - Parameter workoutEvents: pauses, which don't count into the duration.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        let values = Values(
            activity: workoutActivityType, events: workoutEvents,
            duration: Self.duration(startDate, endDate, workoutEvents ?? []), energy: totalEnergyBurned,
            distance: totalDistance)
        self.init(values: values, start: startDate, end: endDate, metadata: metadata, device: device)
    }
    /// - Parameter duration: in seconds; 0: from the beginning to the end.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: duration,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
    /// - Parameter duration: in seconds; 0: from the beginning to the end.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        let length = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
        let values = Values(
            activity: workoutActivityType, duration: length, energy: totalEnergyBurned, distance: totalDistance)
        self.init(values: values, start: startDate, end: endDate, metadata: metadata, device: device)
    }

    private static func duration(_ start: Date, _ end: Date, _ events: [HKWorkoutEvent]) -> TimeInterval {
        var (sum, since): (TimeInterval, Date?) = (0, start)
        for event in events.sorted(by: { $0.dateInterval.start < $1.dateInterval.start }) {
            switch event.type {
            case .pause, .motionPaused:
                if let from = since { sum += event.dateInterval.start.timeIntervalSince(from) }
                since = nil
            case .resume, .motionResumed: since = since ?? event.dateInterval.start
            default: break
            }
        }
        return sum + (since.map { end.timeIntervalSince($0) } ?? 0)
    }

    /// What the person did.
    open var workoutActivityType: HKWorkoutActivityType { values.activity }
    /// What happened in between.
    open var workoutEvents: [HKWorkoutEvent]? { values.events }
    /// Seconds without pauses.
    open var duration: TimeInterval { values.duration }
    /// The energy that was burnt.
    open var totalEnergyBurned: HKQuantity? { values.energy }
    /// How far it went.
    open var totalDistance: HKQuantity? { values.distance }
    /// How many flights of stairs.
    open var totalFlightsClimbed: HKQuantity? { values.flights }
    /// How many strokes in the water.
    open var totalSwimmingStrokeCount: HKQuantity? { values.strokes }

    override var keyed: [String: Any] {
        var all = super.keyed
        all[HKPredicateKeyPathWorkoutType] = NSNumber(value: values.activity.rawValue)
        all[HKPredicateKeyPathWorkoutDuration] = values.duration
        all[HKPredicateKeyPathWorkoutTotalDistance] = values.distance
        all[HKPredicateKeyPathWorkoutTotalEnergyBurned] = values.energy
        return all
    }
}
