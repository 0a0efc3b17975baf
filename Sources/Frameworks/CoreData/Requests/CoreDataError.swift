import Foundation

/// The errors of this framework, as Apple's has them: `NSCocoaErrorDomain`, a code, and what it is about.
enum CoreDataError {
    static func make(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: info.merging([NSLocalizedDescriptionKey: text, "reason": text]) { first, _ in first })
    }

    static func validation(
        _ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?, _ predicate: NSPredicate?
    ) -> NSError {
        let what =
            switch code {
            case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
            case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(key)."
            case NSValidationRelationshipLacksMinimumCountError: "Too few items in \(key)."
            case NSValidationRelationshipExceedsMaximumCountError: "Too many items in \(key)."
            case NSValidationNumberTooLargeError: "\(key) is too large."
            case NSValidationNumberTooSmallError: "\(key) is too small."
            case NSValidationDateTooLateError: "\(key) is too late."
            case NSValidationDateTooSoonError: "\(key) is too soon."
            case NSValidationStringTooLongError: "\(key) is too long."
            case NSValidationStringTooShortError: "\(key) is too short."
            default: "\(key) is not valid."
            }
        var info: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
        info[NSValidationValueErrorKey] = value
        info[NSValidationPredicateErrorKey] = predicate
        return make(code, what, info)
    }

    /// Nothing, the one error, or one that has them all.
    static func combined(_ errors: [any Error]) -> (any Error)? {
        guard errors.count > 1 else { return errors.first }
        let all = errors.flatMap { error -> [any Error] in
            ((error as NSError).userInfo[NSDetailedErrorsKey] as? [any Error]) ?? [error]
        }
        return make(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: all])
    }

    static func missingObject(_ id: NSManagedObjectID) -> NSError {
        make(
            NSManagedObjectReferentialIntegrityError,
            "Attempt to access an object not found in store (\(id.uriRepresentation().absoluteString)).",
            [NSAffectedObjectsErrorKey: [id]])
    }

    static func noStores() -> NSError {
        make(
            NSCoreDataError,
            "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
    }
}

extension CocoaError {
    /// The object that a value of won't do.
    public var validationObject: Any? { userInfo[NSValidationObjectErrorKey] }
    /// The key of the value that won't do.
    public var validationKey: String? { userInfo[NSValidationKeyErrorKey] as? String }
    /// The value that won't do.
    public var validationValue: Any? { userInfo[NSValidationValueErrorKey] }
    /// The predicate that the value breaks.
    public var validationPredicate: NSPredicate? { userInfo[NSValidationPredicateErrorKey] as? NSPredicate }
    /// The objects that it is about.
    public var affectedObjects: [AnyObject]? { userInfo[NSAffectedObjectsErrorKey] as? [AnyObject] }
    /// The stores that it is about.
    public var affectedStores: [AnyObject]? { userInfo[NSAffectedStoresErrorKey] as? [AnyObject] }
    /// The conflicts that saving met.
    public var persistentStoreSaveConflicts: [NSMergeConflict]? {
        userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    }
}
