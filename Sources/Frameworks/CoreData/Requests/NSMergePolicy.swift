import Foundation

/// What happens where somebody else has saved an object since it was read.
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType = 0
    /// What wasn't changed here is the store's; of what both changed, the store's.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// What wasn't changed here is the store's; of what both changed, the context's.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's values, all of them.
    case overwriteMergePolicyType
    /// The store's values, all of them.
    case rollbackMergePolicyType
}

/// An object that somebody else has saved since it was read.
open class NSMergeConflict: NSObject {
    /// The object as it is to be saved.
    public let sourceObject: NSManagedObject
    /// The object's values as they are to be saved.
    public let objectSnapshot: [String: Any]?
    /// The values as they were read.
    public let cachedSnapshot: [String: Any]?
    /// The values as the store has them now; nil where it was deleted.
    public let persistedSnapshot: [String: Any]?
    /// The store's version; 0 where it was deleted.
    public let newVersionNumber: Int
    /// The version that was read.
    public let oldVersionNumber: Int
    final var persisted: ObjectSnapshot?

    /// A conflict of an object.
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
        objectSnapshot =
            srcObject.isFault
            ? nil
            : Dictionary(
                uniqueKeysWithValues: zip(srcObject.layout.names, srcObject.slots).map {
                    ($0, srcObject.plain($1) ?? NSNull())
                })
    }
}

/// Objects that are alike where a constraint says they may not.
open class NSConstraintConflict: NSObject {
    /// The names of the properties.
    public let constraint: [String]
    /// The values that they have alike.
    public let constraintValues: [String: Any]
    /// The object of the store, if that is one of them.
    public let databaseObject: NSManagedObject?
    /// Its values.
    public let databaseSnapshot: [String: Any]?
    /// The objects to be saved.
    public let conflictingObjects: [NSManagedObject]
    /// Their values.
    public let conflictingSnapshots: [[AnyHashable: Any]]

    /// A conflict of objects.
    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
        conflictingSnapshots: [Any]
    ) {
        (constraint, self.databaseObject, self.conflictingObjects) = (contraint, databaseObject, conflictingObjects)
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
        let first = conflictingObjects.first
        constraintValues = Dictionary(
            contraint.map { ($0, first?.value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }
}

/// What happens to conflicts. Subclasses may resolve them in ways of their own.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// What happens.
    public let mergeType: NSMergePolicyType
    /// A policy of a type.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The store's values win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The context's values win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The context's objects win.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The store's objects win.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    /// Resolves conflicts of any kind, or throws. Calls one of the two below.
    open func resolve(mergeConflicts list: [Any]) throws {
        let locking = list.compactMap { $0 as? NSMergeConflict }
        if !locking.isEmpty { try resolve(optimisticLockingConflicts: locking) }
        let constraints = list.compactMap { $0 as? NSConstraintConflict }
        if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
    }

    /// Resolves conflicts of objects that somebody else has saved, or throws.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.make(
                NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { resolve(conflict) }
    }

    private func resolve(_ conflict: NSMergeConflict) {
        let object = conflict.sourceObject
        guard let context = object.context else { return }
        guard let persisted = conflict.persisted else {
            // Somebody else has deleted it.
            context.dropDeletedElsewhere(object)
            return
        }
        let old = object.snapshot ?? persisted
        switch mergeType {
        case .errorMergePolicyType: break
        case .overwriteMergePolicyType:
            object.snapshot = ObjectSnapshot(
                persisted.slots.indices.map { index in
                    if case .unloaded = persisted.slots[index] { old.slots[index] } else { persisted.slots[index] }
                }, version: persisted.version)
        case .rollbackMergePolicyType: context.dropChanges(of: object, to: persisted)
        case .mergeByPropertyObjectTrumpMergePolicyType: context.rebase(object, from: old, to: persisted)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let theirs = old.slots.indices.filter {
                !NSManagedObject.isSame(persisted.slots[$0], old.slots[$0], isOrdered: false)
            }
            context.rebase(object, from: old, to: persisted)
            for index in theirs { object.setSlot(index, persisted.slots[index]) }
        }
        object.awake(fromSnapshotEvents: .mergePolicy)
    }

    /// Resolves conflicts of constraints, or throws.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.make(
                NSManagedObjectConstraintMergeError, "Could not merge changes.",
                [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        let isOurs = mergeType == .mergeByPropertyObjectTrumpMergePolicyType || mergeType == .overwriteMergePolicyType
        for conflict in list {
            // One object stays: the store's with the context's values or its own, or one of those to be saved.
            var others = conflict.conflictingObjects
            guard let winner = isOurs ? others.last : others.first else { continue }
            if let known = conflict.databaseObject {
                if isOurs { known.takeValues(of: winner) }
            } else {
                others.removeAll { $0 === winner }
            }
            for other in others { other.context?.forgetUnsaved(other, insteadOf: conflict.databaseObject ?? winner) }
        }
    }
}

/// Saving fails.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// The store's values win.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
/// The context's values win.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
/// The context's objects win.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// The store's objects win.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
