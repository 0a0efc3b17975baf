import Foundation
import PorticoFoundation
import PorticoObjC

/// Brings the objects of one entity to the new version: makes them, and then, once all are there, relates them. Apps override the steps.
///
/// - From: `NSMigrationManager`, which makes one for each mapping
open class NSEntityMigrationPolicy: NSObject {
    /// A policy; a manager makes them.
    public override init() { super.init() }

    /// Comes first, before any object is made by the mapping.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    /// Makes what an object of the old version becomes: an object of the new entity, whose attributes get what the mappings say. One that
    /// overrides this says by `associate` what belongs together.
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let name = mapping.destinationEntityName else { return }
        guard let entity = manager.destinationModel.entitiesByName[name] else {
            throw CoreDataError.make(NSMigrationError, "The new version has no entity “\(name)”.")
        }
        let made = ObjectClasses.makeObject(of: entity, insertInto: manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression else { continue }
            let value = manager.value(
                of: expression, source: sInstance, destination: made, mapping: mapping, property: property, policy: self
            )
            made.setValue(value is NSNull ? nil : value, forKey: key)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
    }

    /// Comes when all objects of the mapping are made.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Relates an object of the new version, as the mappings say.
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let source = manager.sourceInstances(
            forEntityMappingName: mapping.name ?? "", destinationInstances: [dInstance]
        )
        .first
        for property in mapping.relationshipMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression,
                let relationship = dInstance.entity.relationshipsByName[key]
            else { continue }
            let related = RelatedObjects.objects(
                manager.value(
                    of: expression, source: source, destination: dInstance, mapping: mapping, property: property,
                    policy: self))
            if !relationship.isToMany {
                dInstance.setValue(related.first, forKey: key)
            } else if relationship.isOrdered {
                dInstance.setValue(NSOrderedSet(array: related), forKey: key)
            } else {
                dInstance.setValue(NSSet(array: related), forKey: key)
            }
        }
    }

    /// Comes when all objects of the mapping are related.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Looks whether all is well, before anything is saved.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Comes last.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// A policy of a class that the running program chose.
    static func makePolicy(named name: String?) throws -> NSEntityMigrationPolicy {
        guard let name, !name.isEmpty else { return NSEntityMigrationPolicy() }
        guard let type = ObjectClasses.findClass(named: name, as: NSEntityMigrationPolicy.Type.self) else {
            throw CoreDataError.make(NSMigrationError, "There is no migration policy of the class “\(name)”.")
        }
        return type.makeInstance()
    }

    private static func makeInstance() -> Self { self.init(_portico: ()) }
}

/// The variable under which an expression finds the manager.
public let NSMigrationManagerKey = "manager"
/// The object of the old version.
public let NSMigrationSourceObjectKey = "source"
/// The object of the new version.
public let NSMigrationDestinationObjectKey = "destination"
/// The mapping of the entity.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The mapping of the property.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The policy.
public let NSMigrationEntityPolicyKey = "entityPolicy"
