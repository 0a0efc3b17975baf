import Foundation

/// A key of samples’ metadata: algorithm version.
public let HKMetadataKeyAlgorithmVersion = "HKAlgorithmVersion"
/// A key of samples’ metadata: alpine slope grade.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
/// A key of samples’ metadata: apple device calibrated.
public let HKMetadataKeyAppleDeviceCalibrated = "HKAppleDeviceCalibrated"
/// A key of samples’ metadata: apple ecg algorithm version.
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKAppleECGAlgorithmVersion"
/// A key of samples’ metadata: audio exposure duration.
public let HKMetadataKeyAudioExposureDuration = "HKAudioExposureDuration"
/// A key of samples’ metadata: audio exposure level.
public let HKMetadataKeyAudioExposureLevel = "HKAudioExposureLevel"
/// A key of samples’ metadata: average me ts.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// A key of samples’ metadata: average speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// A key of samples’ metadata: barometric pressure.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"
/// A key of samples’ metadata: blood glucose meal time.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// A key of samples’ metadata: body temperature sensor location.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// A key of samples’ metadata: coached workout.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// A key of samples’ metadata: cross trainer distance.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// A key of samples’ metadata: date of earliest data used for estimate.
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate = "HKDateOfEarliestDataUsedForEstimate"
/// A key of samples’ metadata: device manufacturer name.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// A key of samples’ metadata: device name.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// A key of samples’ metadata: device placement side.
public let HKMetadataKeyDevicePlacementSide = "HKDevicePlacementSide"
/// A key of samples’ metadata: device serial number.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// A key of samples’ metadata: digital signature.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// A key of samples’ metadata: elevation ascended.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// A key of samples’ metadata: elevation descended.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// A key of samples’ metadata: externaluuid.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// A key of samples’ metadata: fitness machine duration.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// A key of samples’ metadata: food type.
public let HKMetadataKeyFoodType = "HKFoodType"
/// A key of samples’ metadata: glasses prescription description.
public let HKMetadataKeyGlassesPrescriptionDescription = "HKGlassesPrescriptionDescription"
/// A key of samples’ metadata: group fitness.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// A key of samples’ metadata: headphone gain.
public let HKMetadataKeyHeadphoneGain = "HKHeadphoneGain"
/// A key of samples’ metadata: heart rate event threshold.
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
/// A key of samples’ metadata: heart rate motion context.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// A key of samples’ metadata: heart rate recovery activity duration.
public let HKMetadataKeyHeartRateRecoveryActivityDuration = "HKHeartRateRecoveryActivityDuration"
/// A key of samples’ metadata: heart rate recovery activity type.
public let HKMetadataKeyHeartRateRecoveryActivityType = "HKHeartRateRecoveryActivityType"
/// A key of samples’ metadata: heart rate recovery max observed recovery heart rate.
public let HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate =
    "HKHeartRateRecoveryMaxObservedRecoveryHeartRate"
/// A key of samples’ metadata: heart rate recovery test type.
public let HKMetadataKeyHeartRateRecoveryTestType = "HKHeartRateRecoveryTestType"
/// A key of samples’ metadata: heart rate sensor location.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// A key of samples’ metadata: indoor bike distance.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// A key of samples’ metadata: indoor workout.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// A key of samples’ metadata: insulin delivery reason.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// A key of samples’ metadata: lap length.
public let HKMetadataKeyLapLength = "HKLapLength"
/// A key of samples’ metadata: low cardio fitness event threshold.
public let HKMetadataKeyLowCardioFitnessEventThreshold = "HKLowCardioFitnessEventThreshold"
/// A key of samples’ metadata: maximum speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// A key of samples’ metadata: menstrual cycle start.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// A key of samples’ metadata: quantity clamped to lower bound.
public let HKMetadataKeyQuantityClampedToLowerBound = "HKQuantityClampedToLowerBound"
/// A key of samples’ metadata: quantity clamped to upper bound.
public let HKMetadataKeyQuantityClampedToUpperBound = "HKQuantityClampedToUpperBound"
/// A key of samples’ metadata: reference range lower limit.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// A key of samples’ metadata: reference range upper limit.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// A key of samples’ metadata: s wolf score.
public let HKMetadataKeySWOLFScore = "HKSWOLFScore"
/// A key of samples’ metadata: session estimate.
public let HKMetadataKeySessionEstimate = "HKSessionEstimate"
/// A key of samples’ metadata: sexual activity protection used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// A key of samples’ metadata: swimming location type.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// A key of samples’ metadata: swimming stroke style.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// A key of samples’ metadata: sync identifier.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
/// A key of samples’ metadata: sync version.
public let HKMetadataKeySyncVersion = "HKSyncVersion"
/// A key of samples’ metadata: time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// A key of samples’ metadata: u di device identifier.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// A key of samples’ metadata: u di production identifier.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
/// A key of samples’ metadata: user motion context.
public let HKMetadataKeyUserMotionContext = "HKUserMotionContext"
/// A key of samples’ metadata: vo 2 max test type.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
/// A key of samples’ metadata: vo 2 max value.
public let HKMetadataKeyVO2MaxValue = "HKVO2MaxValue"
/// A key of samples’ metadata: was taken in lab.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// A key of samples’ metadata: was user entered.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// A key of samples’ metadata: weather condition.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// A key of samples’ metadata: weather humidity.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// A key of samples’ metadata: weather temperature.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// A key of samples’ metadata: workout brand name.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
