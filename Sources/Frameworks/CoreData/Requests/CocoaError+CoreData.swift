import Foundation

// Core Data's errors by name, as `catch CocoaError.managedObjectValidation` and `error.code == .managedObjectValidation` ask for them.

extension CocoaError.Code {
    /// Something else went wrong.
    public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: NSCoreDataError) }
    /// A policy of moving failed.
    public static var entityMigrationPolicy: CocoaError.Code { CocoaError.Code(rawValue: NSEntityMigrationPolicyError) }
    /// A record couldn't be imported.
    public static var externalRecordImport: CocoaError.Code { CocoaError.Code(rawValue: NSExternalRecordImportError) }
    /// The way in which data is to be moved can't be told from the two versions.
    public static var inferredMappingModel: CocoaError.Code { CocoaError.Code(rawValue: NSInferredMappingModelError) }
    /// Two objects are alike where a constraint says they may not.
    public static var managedObjectConstraintMerge: CocoaError.Code {
        CocoaError.Code(rawValue: NSManagedObjectConstraintMergeError)
    }
    /// A context couldn't be locked.
    public static var managedObjectContextLocking: CocoaError.Code {
        CocoaError.Code(rawValue: NSManagedObjectContextLockingError)
    }
    /// A relationship leads to an object of another store.
    public static var managedObjectExternalRelationship: CocoaError.Code {
        CocoaError.Code(rawValue: NSManagedObjectExternalRelationshipError)
    }
    /// Somebody else has saved the object since it was read.
    public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: NSManagedObjectMergeError) }
    /// The store has no such object.
    public static var managedObjectReferentialIntegrity: CocoaError.Code {
        CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError)
    }
    /// A value won't do.
    public static var managedObjectValidation: CocoaError.Code {
        CocoaError.Code(rawValue: NSManagedObjectValidationError)
    }
    /// Data couldn't be moved to another version.
    public static var migration: CocoaError.Code { CocoaError.Code(rawValue: NSMigrationError) }
    /// Moving was cancelled.
    public static var migrationCancelled: CocoaError.Code { CocoaError.Code(rawValue: NSMigrationCancelledError) }
    /// The store that data is moved to failed.
    public static var migrationManagerDestinationStore: CocoaError.Code {
        CocoaError.Code(rawValue: NSMigrationManagerDestinationStoreError)
    }
    /// The store that data is moved from failed.
    public static var migrationManagerSourceStore: CocoaError.Code {
        CocoaError.Code(rawValue: NSMigrationManagerSourceStoreError)
    }
    /// Nothing says how data is to be moved.
    public static var migrationMissingMappingModel: CocoaError.Code {
        CocoaError.Code(rawValue: NSMigrationMissingMappingModelError)
    }
    /// The version that the store was made with isn't there.
    public static var migrationMissingSourceModel: CocoaError.Code {
        CocoaError.Code(rawValue: NSMigrationMissingSourceModelError)
    }
    /// A coordinator couldn't be locked.
    public static var persistentStoreCoordinatorLocking: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreCoordinatorLockingError)
    }
    /// The store can't hold the model's entities.
    public static var persistentStoreIncompatibleSchema: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreIncompatibleSchemaError)
    }
    /// The store was made with another version of the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    }
    /// Some stores were saved, others not.
    public static var persistentStoreIncompleteSave: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreIncompleteSaveError)
    }
    /// A type of stores isn't known.
    public static var persistentStoreInvalidType: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreInvalidTypeError)
    }
    /// A store couldn't be opened.
    public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: NSPersistentStoreOpenError) }
    /// A store failed.
    public static var persistentStoreOperation: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreOperationError)
    }
    /// Saving failed.
    public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: NSPersistentStoreSaveError) }
    /// Saving met conflicts.
    public static var persistentStoreSaveConflicts: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreSaveConflictsError)
    }
    /// A store took too long.
    public static var persistentStoreTimeout: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreTimeoutError)
    }
    /// A file is of another type of stores.
    public static var persistentStoreTypeMismatch: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreTypeMismatchError)
    }
    /// A store doesn't know this kind of request.
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
        CocoaError.Code(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
    }
    /// SQLite failed.
    public static var sqlite: CocoaError.Code { CocoaError.Code(rawValue: NSSQLiteError) }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { CocoaError.Code(rawValue: NSValidationDateTooLateError) }
    /// A date is too early.
    public static var validationDateTooSoon: CocoaError.Code { CocoaError.Code(rawValue: NSValidationDateTooSoonError) }
    /// A date is none.
    public static var validationInvalidDate: CocoaError.Code { CocoaError.Code(rawValue: NSValidationInvalidDateError) }
    /// A property that must have a value has none.
    public static var validationMissingMandatoryProperty: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError)
    }
    /// More than one thing is wrong: `NSDetailedErrorsKey` has the list.
    public static var validationMultipleErrors: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
    }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationNumberTooLargeError)
    }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationNumberTooSmallError)
    }
    /// A relationship forbids that the object is deleted.
    public static var validationRelationshipDeniedDelete: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError)
    }
    /// A relationship leads to too many.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationRelationshipExceedsMaximumCountError)
    }
    /// A relationship leads to too few.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationRelationshipLacksMinimumCountError)
    }
    /// A text doesn't match a pattern.
    public static var validationStringPatternMatching: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationStringPatternMatchingError)
    }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationStringTooLongError)
    }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code {
        CocoaError.Code(rawValue: NSValidationStringTooShortError)
    }
}

extension CocoaError {
    /// Something else went wrong.
    public static var coreData: CocoaError.Code { .coreData }
    /// A policy of moving failed.
    public static var entityMigrationPolicy: CocoaError.Code { .entityMigrationPolicy }
    /// A record couldn't be imported.
    public static var externalRecordImport: CocoaError.Code { .externalRecordImport }
    /// The way in which data is to be moved can't be told from the two versions.
    public static var inferredMappingModel: CocoaError.Code { .inferredMappingModel }
    /// Two objects are alike where a constraint says they may not.
    public static var managedObjectConstraintMerge: CocoaError.Code { .managedObjectConstraintMerge }
    /// A context couldn't be locked.
    public static var managedObjectContextLocking: CocoaError.Code { .managedObjectContextLocking }
    /// A relationship leads to an object of another store.
    public static var managedObjectExternalRelationship: CocoaError.Code { .managedObjectExternalRelationship }
    /// Somebody else has saved the object since it was read.
    public static var managedObjectMerge: CocoaError.Code { .managedObjectMerge }
    /// The store has no such object.
    public static var managedObjectReferentialIntegrity: CocoaError.Code { .managedObjectReferentialIntegrity }
    /// A value won't do.
    public static var managedObjectValidation: CocoaError.Code { .managedObjectValidation }
    /// Data couldn't be moved to another version.
    public static var migration: CocoaError.Code { .migration }
    /// Moving was cancelled.
    public static var migrationCancelled: CocoaError.Code { .migrationCancelled }
    /// The store that data is moved to failed.
    public static var migrationManagerDestinationStore: CocoaError.Code { .migrationManagerDestinationStore }
    /// The store that data is moved from failed.
    public static var migrationManagerSourceStore: CocoaError.Code { .migrationManagerSourceStore }
    /// Nothing says how data is to be moved.
    public static var migrationMissingMappingModel: CocoaError.Code { .migrationMissingMappingModel }
    /// The version that the store was made with isn't there.
    public static var migrationMissingSourceModel: CocoaError.Code { .migrationMissingSourceModel }
    /// A coordinator couldn't be locked.
    public static var persistentStoreCoordinatorLocking: CocoaError.Code { .persistentStoreCoordinatorLocking }
    /// The store can't hold the model's entities.
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { .persistentStoreIncompatibleSchema }
    /// The store was made with another version of the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        .persistentStoreIncompatibleVersionHash
    }
    /// Some stores were saved, others not.
    public static var persistentStoreIncompleteSave: CocoaError.Code { .persistentStoreIncompleteSave }
    /// A type of stores isn't known.
    public static var persistentStoreInvalidType: CocoaError.Code { .persistentStoreInvalidType }
    /// A store couldn't be opened.
    public static var persistentStoreOpen: CocoaError.Code { .persistentStoreOpen }
    /// A store failed.
    public static var persistentStoreOperation: CocoaError.Code { .persistentStoreOperation }
    /// Saving failed.
    public static var persistentStoreSave: CocoaError.Code { .persistentStoreSave }
    /// Saving met conflicts.
    public static var persistentStoreSaveConflicts: CocoaError.Code { .persistentStoreSaveConflicts }
    /// A store took too long.
    public static var persistentStoreTimeout: CocoaError.Code { .persistentStoreTimeout }
    /// A file is of another type of stores.
    public static var persistentStoreTypeMismatch: CocoaError.Code { .persistentStoreTypeMismatch }
    /// A store doesn't know this kind of request.
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { .persistentStoreUnsupportedRequestType }
    /// SQLite failed.
    public static var sqlite: CocoaError.Code { .sqlite }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { .validationDateTooLate }
    /// A date is too early.
    public static var validationDateTooSoon: CocoaError.Code { .validationDateTooSoon }
    /// A date is none.
    public static var validationInvalidDate: CocoaError.Code { .validationInvalidDate }
    /// A property that must have a value has none.
    public static var validationMissingMandatoryProperty: CocoaError.Code { .validationMissingMandatoryProperty }
    /// More than one thing is wrong: `NSDetailedErrorsKey` has the list.
    public static var validationMultipleErrors: CocoaError.Code { .validationMultipleErrors }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { .validationNumberTooLarge }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { .validationNumberTooSmall }
    /// A relationship forbids that the object is deleted.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .validationRelationshipDeniedDelete }
    /// A relationship leads to too many.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        .validationRelationshipExceedsMaximumCount
    }
    /// A relationship leads to too few.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        .validationRelationshipLacksMinimumCount
    }
    /// A text doesn't match a pattern.
    public static var validationStringPatternMatching: CocoaError.Code { .validationStringPatternMatching }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code { .validationStringTooLong }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code { .validationStringTooShort }
}
