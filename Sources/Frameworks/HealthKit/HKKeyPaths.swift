import Foundation

/// In formats of predicates: samples’ `averageQuantity`.
public let HKPredicateKeyPathAverage = "averageQuantity"
/// In formats of predicates: samples’ `value`.
public let HKPredicateKeyPathCategoryValue = "value"
/// In formats of predicates: samples’ `correlation`.
public let HKPredicateKeyPathCorrelation = "correlation"
/// In formats of predicates: samples’ `count`.
public let HKPredicateKeyPathCount = "count"
/// In formats of predicates: samples’ `dateComponents`.
public let HKPredicateKeyPathDateComponents = "dateComponents"
/// In formats of predicates: samples’ `device`.
public let HKPredicateKeyPathDevice = "device"
/// In formats of predicates: samples’ `endDate`.
public let HKPredicateKeyPathEndDate = "endDate"
/// In formats of predicates: samples’ `maximumQuantity`.
public let HKPredicateKeyPathMax = "maximumQuantity"
/// In formats of predicates: samples’ `metadata`.
public let HKPredicateKeyPathMetadata = "metadata"
/// In formats of predicates: samples’ `minimumQuantity`.
public let HKPredicateKeyPathMin = "minimumQuantity"
/// In formats of predicates: samples’ `mostRecentQuantity`.
public let HKPredicateKeyPathMostRecent = "mostRecentQuantity"
/// In formats of predicates: samples’ `mostRecentDuration`.
public let HKPredicateKeyPathMostRecentDuration = "mostRecentDuration"
/// In formats of predicates: samples’ `mostRecentEndDate`.
public let HKPredicateKeyPathMostRecentEndDate = "mostRecentEndDate"
/// In formats of predicates: samples’ `mostRecentStartDate`.
public let HKPredicateKeyPathMostRecentStartDate = "mostRecentStartDate"
/// In formats of predicates: samples’ `quantity`.
public let HKPredicateKeyPathQuantity = "quantity"
/// In formats of predicates: samples’ `source`.
public let HKPredicateKeyPathSource = "source"
/// In formats of predicates: samples’ `sourceRevision`.
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
/// In formats of predicates: samples’ `startDate`.
public let HKPredicateKeyPathStartDate = "startDate"
/// In formats of predicates: samples’ `sumQuantity`.
public let HKPredicateKeyPathSum = "sumQuantity"
/// In formats of predicates: samples’ `UUID`.
public let HKPredicateKeyPathUUID = "UUID"
/// In formats of predicates: samples’ `workout`.
public let HKPredicateKeyPathWorkout = "workout"
/// In formats of predicates: samples’ `duration`.
public let HKPredicateKeyPathWorkoutDuration = "duration"
/// In formats of predicates: samples’ `totalDistance`.
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
/// In formats of predicates: samples’ `totalEnergyBurned`.
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
/// In formats of predicates: samples’ `totalFlightsClimbed`.
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "totalFlightsClimbed"
/// In formats of predicates: samples’ `totalSwimmingStrokeCount`.
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
/// In formats of predicates: samples’ `workoutActivityType`.
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
/// Orders by samples’ beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Orders by samples’ ends.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Orders by workouts’ lengths.
public let HKWorkoutSortIdentifierDuration = "duration"
/// Orders by workouts’ distances.
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
/// Orders by workouts’ energy.
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
/// Orders by workouts’ flights of stairs.
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
