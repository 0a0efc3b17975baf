import Foundation

/// For categories that have no values of their own.
public enum HKCategoryValue: Int, Sendable {
    case notApplicable = 0
}

/// How a person sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0
    /// Asleep, in a phase that isn't known.
    case asleepUnspecified = 1
    case awake = 2
    case asleepCore = 3
    case asleepDeep = 4
    case asleepREM = 5

    /// Those that mean sleep.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
    /// The older name of `asleepUnspecified`.
    @available(*, deprecated, renamed: "asleepUnspecified")
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

/// Whether a person stood within an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood = 0
    case idle = 1
}

/// How strong something is.
public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified = 0
    case notPresent = 1
    case mild = 2
    case moderate = 3
    case severe = 4
}

/// Whether something is there.
public enum HKCategoryValuePresence: Int, Sendable {
    case present = 0
    case notPresent = 1
}

/// How strong a period is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light = 2
    case medium = 3
    case heavy = 4
    case none = 5
}

/// Why insulin was given.
public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1
    case bolus = 2
}

/// When sugar was measured.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    case preprandial = 1
    case postprandial = 2
}
