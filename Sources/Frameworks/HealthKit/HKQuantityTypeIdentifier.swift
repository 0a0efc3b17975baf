import Foundation

// A row a quantity, in the order of their names: longer than a file should be.

/// Which quantity a sample has.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Active energy burned, as kcal: a sum.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// Apple exercise time, as min: a sum.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// Apple move time, as min: a sum.
    public static let appleMoveTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    /// Apple sleeping wrist temperature, as degC: an average.
    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    /// Apple stand time, as min: a sum.
    public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    /// Apple walking steadiness, as %: an average.
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
    /// Atrial fibrillation burden, as %: an average.
    public static let atrialFibrillationBurden = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
    /// Basal body temperature, as degC: an average.
    public static let basalBodyTemperature = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    /// Basal energy burned, as kcal: a sum.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// Blood alcohol content, as %: an average.
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
    /// Blood glucose, as mg/dL: an average.
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// Blood pressure diastolic, as mmHg: an average.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// Blood pressure systolic, as mmHg: an average.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    /// Body fat percentage, as %: an average.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// Body mass, as kg: an average.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// Body mass index, as count: an average.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Body temperature, as degC: an average.
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// Dietary biotin, as g: a sum.
    public static let dietaryBiotin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
    /// Dietary caffeine, as g: a sum.
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    /// Dietary calcium, as g: a sum.
    public static let dietaryCalcium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
    /// Dietary carbohydrates, as g: a sum.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// Dietary chloride, as g: a sum.
    public static let dietaryChloride = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
    /// Dietary cholesterol, as g: a sum.
    public static let dietaryCholesterol = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    /// Dietary chromium, as g: a sum.
    public static let dietaryChromium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
    /// Dietary copper, as g: a sum.
    public static let dietaryCopper = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
    /// Dietary energy consumed, as kcal: a sum.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// Dietary fat monounsaturated, as g: a sum.
    public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
    /// Dietary fat polyunsaturated, as g: a sum.
    public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
    /// Dietary fat saturated, as g: a sum.
    public static let dietaryFatSaturated = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
    /// Dietary fat total, as g: a sum.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// Dietary fiber, as g: a sum.
    public static let dietaryFiber = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    /// Dietary folate, as g: a sum.
    public static let dietaryFolate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
    /// Dietary iodine, as g: a sum.
    public static let dietaryIodine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
    /// Dietary iron, as g: a sum.
    public static let dietaryIron = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIron")
    /// Dietary magnesium, as g: a sum.
    public static let dietaryMagnesium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
    /// Dietary manganese, as g: a sum.
    public static let dietaryManganese = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
    /// Dietary molybdenum, as g: a sum.
    public static let dietaryMolybdenum = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
    /// Dietary niacin, as g: a sum.
    public static let dietaryNiacin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
    /// Dietary pantothenic acid, as g: a sum.
    public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
    /// Dietary phosphorus, as g: a sum.
    public static let dietaryPhosphorus = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
    /// Dietary potassium, as g: a sum.
    public static let dietaryPotassium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
    /// Dietary protein, as g: a sum.
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// Dietary riboflavin, as g: a sum.
    public static let dietaryRiboflavin = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
    /// Dietary selenium, as g: a sum.
    public static let dietarySelenium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
    /// Dietary sodium, as g: a sum.
    public static let dietarySodium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySodium")
    /// Dietary sugar, as g: a sum.
    public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySugar")
    /// Dietary thiamin, as g: a sum.
    public static let dietaryThiamin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
    /// Dietary vitamina, as g: a sum.
    public static let dietaryVitaminA = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
    /// Dietary vitaminb 12, as g: a sum.
    public static let dietaryVitaminB12 = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
    /// Dietary vitaminb 6, as g: a sum.
    public static let dietaryVitaminB6 = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
    /// Dietary vitaminc, as g: a sum.
    public static let dietaryVitaminC = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
    /// Dietary vitamind, as g: a sum.
    public static let dietaryVitaminD = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
    /// Dietary vitamine, as g: a sum.
    public static let dietaryVitaminE = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
    /// Dietary vitamink, as g: a sum.
    public static let dietaryVitaminK = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
    /// Dietary water, as mL: a sum.
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// Dietary zinc, as g: a sum.
    public static let dietaryZinc = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
    /// Distance cycling, as m: a sum.
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// Distance downhill snow sports, as m: a sum.
    public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
    /// Distance swimming, as m: a sum.
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    /// Distance walking running, as m: a sum.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// Distance wheelchair, as m: a sum.
    public static let distanceWheelchair = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    /// Electrodermal activity, as mcS: an average.
    public static let electrodermalActivity = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
    /// Environmental audio exposure, as dBASPL: a level.
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    /// Flights climbed, as count: a sum.
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Forced expiratory volume 1, as L: an average.
    public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
    /// Forced vital capacity, as L: an average.
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
    /// Headphone audio exposure, as dBASPL: a level.
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    /// Heart rate, as count/min: an average by time.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// Heart rate recovery one minute, as count/min: an average.
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    /// Heart rate variabilitysdnn, as ms: an average.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// Height, as m: an average.
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    /// Inhaler usage, as count: a sum.
    public static let inhalerUsage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
    /// Insulin delivery, as IU: a sum.
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// Lean body mass, as kg: an average.
    public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    /// Nike fuel, as count: a sum.
    public static let nikeFuel = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierNikeFuel")
    /// Number of alcoholic beverages, as count: a sum.
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
    /// Number of times fallen, as count: a sum.
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
    /// Oxygen saturation, as %: an average.
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// Peak expiratory flow rate, as L/min: an average.
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    /// Peripheral perfusion index, as %: an average.
    public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
    /// Push count, as count: a sum.
    public static let pushCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPushCount")
    /// Respiratory rate, as count/min: an average.
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    /// Resting heart rate, as count/min: an average.
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// Running ground contact time, as ms: an average.
    public static let runningGroundContactTime = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
    /// Running power, as W: an average.
    public static let runningPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningPower")
    /// Running speed, as m/s: an average.
    public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    /// Running stride length, as m: an average.
    public static let runningStrideLength = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
    /// Running vertical oscillation, as cm: an average.
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
    /// Six minute walk test distance, as m: an average.
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    /// Stair ascent speed, as m/s: an average.
    public static let stairAscentSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
    /// Stair descent speed, as m/s: an average.
    public static let stairDescentSpeed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
    /// Step count, as count: a sum.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// Swimming stroke count, as count: a sum.
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    /// Underwater depth, as m: an average.
    public static let underwaterDepth = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
    /// Uv exposure, as count: an average.
    public static let uvExposure = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUVExposure")
    /// Vo 2 max, as mL/min·kg: an average.
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
    /// Waist circumference, as m: an average.
    public static let waistCircumference = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    /// Walking asymmetry percentage, as %: an average.
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    /// Walking double support percentage, as %: an average.
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
    /// Walking heart rate average, as count/min: an average.
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// Walking speed, as m/s: an average.
    public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    /// Walking step length, as m: an average.
    public static let walkingStepLength = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    /// Water temperature, as degC: an average.
    public static let waterTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
}
