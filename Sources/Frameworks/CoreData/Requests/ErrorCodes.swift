import Foundation

/// A value won't do.
public var NSManagedObjectValidationError: Int { 1550 }
/// Two objects are alike where a constraint says they may not.
public var NSManagedObjectConstraintValidationError: Int { 1551 }
/// More than one thing is wrong: `NSDetailedErrorsKey` has the list.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// A property that must have a value has none.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// A relationship leads to too few.
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
/// A relationship leads to too many.
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
/// A relationship forbids that the object is deleted.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// A number is too large.
public var NSValidationNumberTooLargeError: Int { 1610 }
/// A number is too small.
public var NSValidationNumberTooSmallError: Int { 1620 }
/// A date is too late.
public var NSValidationDateTooLateError: Int { 1630 }
/// A date is too early.
public var NSValidationDateTooSoonError: Int { 1640 }
/// A date is none.
public var NSValidationInvalidDateError: Int { 1650 }
/// A text is too long.
public var NSValidationStringTooLongError: Int { 1660 }
/// A text is too short.
public var NSValidationStringTooShortError: Int { 1670 }
/// A text doesn't match a pattern.
public var NSValidationStringPatternMatchingError: Int { 1680 }
/// A URL is none.
public var NSValidationInvalidURIError: Int { 1690 }
/// A context couldn't be locked.
public var NSManagedObjectContextLockingError: Int { 132000 }
/// A coordinator couldn't be locked.
public var NSPersistentStoreCoordinatorLockingError: Int { 132010 }
/// The store has no such object.
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
/// A relationship leads to an object of another store.
public var NSManagedObjectExternalRelationshipError: Int { 133010 }
/// Somebody else has saved the object since it was read.
public var NSManagedObjectMergeError: Int { 133020 }
/// Two objects are alike where a constraint says they may not.
public var NSManagedObjectConstraintMergeError: Int { 133021 }
/// A type of stores isn't known.
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
/// A file is of another type of stores.
public var NSPersistentStoreTypeMismatchError: Int { 134010 }
/// The store can't hold the model's entities.
public var NSPersistentStoreIncompatibleSchemaError: Int { 134020 }
/// Saving failed.
public var NSPersistentStoreSaveError: Int { 134030 }
/// Some stores were saved, others not.
public var NSPersistentStoreIncompleteSaveError: Int { 134040 }
/// Saving met conflicts.
public var NSPersistentStoreSaveConflictsError: Int { 134050 }
/// Something else went wrong.
public var NSCoreDataError: Int { 134060 }
/// A store failed.
public var NSPersistentStoreOperationError: Int { 134070 }
/// A store couldn't be opened.
public var NSPersistentStoreOpenError: Int { 134080 }
/// A store took too long.
public var NSPersistentStoreTimeoutError: Int { 134090 }
/// A store doesn't know this kind of request.
public var NSPersistentStoreUnsupportedRequestTypeError: Int { 134091 }
/// The store was made with another version of the model.
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134100 }
/// Data couldn't be moved to another version.
public var NSMigrationError: Int { 134110 }
/// Moved data breaks a constraint.
public var NSMigrationConstraintViolationError: Int { 134111 }
/// Moving was cancelled.
public var NSMigrationCancelledError: Int { 134120 }
/// The version that the store was made with isn't there.
public var NSMigrationMissingSourceModelError: Int { 134130 }
/// Nothing says how data is to be moved.
public var NSMigrationMissingMappingModelError: Int { 134140 }
/// The store that data is moved from failed.
public var NSMigrationManagerSourceStoreError: Int { 134150 }
/// The store that data is moved to failed.
public var NSMigrationManagerDestinationStoreError: Int { 134160 }
/// A policy of moving failed.
public var NSEntityMigrationPolicyError: Int { 134170 }
/// SQLite failed.
public var NSSQLiteError: Int { 134180 }
/// How data is to be moved can't be told from the two versions.
public var NSInferredMappingModelError: Int { 134190 }
/// A record couldn't be imported.
public var NSExternalRecordImportError: Int { 134200 }
/// A token of history is too old.
public var NSPersistentHistoryTokenExpiredError: Int { 134301 }

/// All that is wrong, as a list of errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that won't do.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key whose value won't do.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that a value breaks.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that won't do.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The conflicts that saving met.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's codes.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
