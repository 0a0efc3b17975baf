import Foundation
import PorticoFoundation

/// Makes of a store of one version of a model a store of another, in a file of its own.
///
/// The mappings are gone through three times: all objects are made, then related, then looked at; the new store is saved at the end alone, so
/// that nothing is left of a migration that fails. All objects are in memory meanwhile (DEV-1384).
open class NSMigrationManager: NSObject, @unchecked Sendable {
    /// The old version.
    public let sourceModel: NSManagedObjectModel
    /// The new version.
    public let destinationModel: NSManagedObjectModel
    /// The mappings of the migration that goes on, or that was the last.
    open private(set) var mappingModel = NSMappingModel()
    /// The objects of the old version.
    open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    /// The objects of the new version.
    open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    /// The mapping that is at work.
    open private(set) var currentEntityMapping = NSEntityMapping()
    /// How far it is, from 0 to 1.
    open private(set) dynamic var migrationProgress: Float = 0
    /// Values that the app keeps with it.
    open var userInfo: [AnyHashable: Any]?
    /// Whether a store's own way is taken where there is one; true at first. Kept: there is none (DEV-1384).
    open var usesStoreSpecificMigrationManager = true

    private var cancellation: (any Error)?
    private struct Pair {
        let source: NSManagedObject
        let destination: NSManagedObject
    }
    private struct Pairs {
        var all: [Pair] = []
        var bySource: [ObjectIdentifier: [NSManagedObject]] = [:]
        var byDestination: [ObjectIdentifier: [NSManagedObject]] = [:]
    }
    private var pairs: [String: Pairs] = [:]

    /// A manager for two versions.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
        super.init()
    }

    // MARK: What belongs together

    /// Says which object of the new version an object of the old one has become.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {
        var list = pairs[entityMapping.name ?? ""] ?? Pairs()
        list.all.append(Pair(source: sourceInstance, destination: destinationInstance))
        list.bySource[ObjectIdentifier(sourceInstance), default: []].append(destinationInstance)
        list.byDestination[ObjectIdentifier(destinationInstance), default: []].append(sourceInstance)
        pairs[entityMapping.name ?? ""] = list
    }

    /// The objects that a mapping has made of objects of the old version; nil: all that it made.
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        guard let list = pairs[mappingName] else { return [] }
        guard let sourceInstances else { return list.all.map(\.destination) }
        return sourceInstances.flatMap { list.bySource[ObjectIdentifier($0)] ?? [] }
    }

    /// The objects that a mapping has made objects of the new version of; nil: all that it took.
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        guard let list = pairs[mappingName] else { return [] }
        guard let destinationInstances else { return list.all.map(\.source) }
        return destinationInstances.flatMap { list.byDestination[ObjectIdentifier($0)] ?? [] }
    }

    /// What objects of the old version have become, by whichever mapping.
    func destinationInstances(of sources: [NSManagedObject]) -> [NSManagedObject] {
        sources.flatMap { source in
            mappingModel.entityMappings.flatMap {
                destinationInstances(forEntityMappingName: $0.name ?? "", sourceInstances: [source])
            }
        }
    }

    /// The entity of the old version that a mapping takes.
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }
    /// The entity of the new version that a mapping makes.
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    /// Ends the migration that goes on, before its next object, with an error.
    open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

    /// Forgets the objects of the last migration.
    open func reset() {
        pairs = [:]
        (cancellation, migrationProgress) = (nil, 0)
        sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }

    // MARK: Expressions

    func value(
        of expression: _PorticoExpression, source: NSManagedObject?, destination: NSManagedObject?,
        mapping: NSEntityMapping, property: NSPropertyMapping?, policy: NSEntityMigrationPolicy?
    ) -> Any? {
        let context = NSMutableDictionary()
        let values: [(String, Any?)] = [
            (NSMigrationManagerKey, self), (NSMigrationSourceObjectKey, source),
            (NSMigrationDestinationObjectKey, destination), (NSMigrationEntityMappingKey, mapping),
            (NSMigrationPropertyMappingKey, property), (NSMigrationEntityPolicyKey, policy),
        ]
        for (key, value) in values { if let value { context[key] = value } }
        return value(of: expression, context)
    }

    /// What a mapping model's file calls of the manager, as Xcode writes it, and any other expression.
    private func value(of expression: _PorticoExpression, _ context: NSMutableDictionary) -> Any? {
        guard expression.expressionType == .function,
            expression.function == "destinationInstancesForEntityMappingNamed:sourceInstances:",
            let arguments = expression.arguments, arguments.count == 2,
            let name = arguments[0].expressionValue(with: nil, context: context)
        else { return expression.expressionValue(with: nil, context: context) }
        let sources = RelatedObjects.objects(arguments[1].expressionValue(with: nil, context: context))
        return destinationInstances(forEntityMappingName: "\(name)", sourceInstances: sources)
    }

    // MARK: Migrating

    /// Makes of a store another one.
    ///
    /// - Throws: `NSMigrationMissingMappingModelError` without mappings, `NSMigrationManagerSourceStoreError` where the old store can't be
    ///   opened by the old version, `NSMigrationManagerDestinationStoreError` where the new one can't be made, and what policies throw.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw CoreDataError.make(NSMigrationMissingMappingModelError, "Can't find mapping model for migration")
        }
        reset()
        mappingModel = mappings
        try checkVersions()
        let isNew = dStoreType == NSInMemoryStoreType || !FileManager.default.fileExists(atPath: dURL.path)
        let source = try openStore(
            sourceModel, sStoreType, sourceURL, sOptions, isSource: true, NSMigrationManagerSourceStoreError)
        sourceContext.persistentStoreCoordinator = source
        defer { for store in source.persistentStores { try? source.remove(store) } }
        let destination = try openStore(
            destinationModel, dStoreType, dURL, dOptions, isSource: false, NSMigrationManagerDestinationStoreError)
        destinationContext.persistentStoreCoordinator = destination
        do {
            defer { for store in destination.persistentStores { try? destination.remove(store) } }
            try sourceContext.performAndWait { try destinationContext.performAndWait { try migrateObjects() } }
        } catch {
            // A store that is half made is of no use to anybody.
            if isNew {
                for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: dURL.path + end) }
            }
            throw error
        }
        migrationProgress = 1
    }

    /// Makes of a store another one.
    public func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
        options sourceOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
            toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
            destinationOptions: destinationOptions)
    }

    private func checkVersions() throws {
        for mapping in mappingModel.entityMappings ?? [] {
            let ends = [
                (mapping.sourceEntityName, mapping.sourceEntityVersionHash, sourceModel),
                (mapping.destinationEntityName, mapping.destinationEntityVersionHash, destinationModel),
            ]
            for (name, hash, model) in ends {
                guard let name else { continue }
                guard let entity = model.entitiesByName[name], hash == nil || entity.versionHash == hash else {
                    throw CoreDataError.make(
                        NSMigrationError, "Mismatch between mapping and source/destination models (entity: \(name))")
                }
            }
        }
    }

    private func openStore(
        _ model: NSManagedObjectModel, _ type: String, _ url: URL, _ options: [AnyHashable: Any]?, isSource: Bool,
        _ code: Int
    ) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        var options = options ?? [:]
        options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: false)
        if isSource { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
        do {
            try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
        } catch {
            throw CoreDataError.make(
                code, "The store at \(url.path) can't be opened: \(error.localizedDescription)",
                [NSUnderlyingErrorKey: error])
        }
        return coordinator
    }

    private func migrateObjects() throws {
        let mappings = mappingModel.entityMappings ?? []
        let policies = try mappings.map {
            try NSEntityMigrationPolicy.makePolicy(named: $0.entityMigrationPolicyClassName)
        }
        let all = Array(zip(mappings, policies))
        func forAll(_ part: Float, _ body: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
            for (index, (mapping, policy)) in all.enumerated() {
                currentEntityMapping = mapping
                try checkCancellation()
                try body(mapping, policy)
                migrationProgress = (part + Float(index + 1) / Float(all.count)) / 3
            }
        }
        try forAll(0) { mapping, policy in
            try policy.begin(mapping, with: self)
            for source in try sources(of: mapping, policy) {
                try checkCancellation()
                try policy.createDestinationInstances(forSource: source, in: mapping, manager: self)
            }
            try policy.endInstanceCreation(forMapping: mapping, manager: self)
        }
        try forAll(1) { mapping, policy in
            for made in destinationInstances(forEntityMappingName: mapping.name ?? "", sourceInstances: nil) {
                try checkCancellation()
                try policy.createRelationships(forDestination: made, in: mapping, manager: self)
            }
            try policy.endRelationshipCreation(forMapping: mapping, manager: self)
        }
        try forAll(2) { mapping, policy in try policy.performCustomValidation(forMapping: mapping, manager: self) }
        try destinationContext.save()
        for (mapping, policy) in all { try policy.end(mapping, manager: self) }
    }

    private func checkCancellation() throws { if let cancellation { throw cancellation } }

    /// The objects of the old version that a mapping takes.
    private func sources(of mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws -> [NSManagedObject] {
        switch mapping.mappingType {
        case .addEntityMappingType, .removeEntityMappingType: return []
        default: break
        }
        if let expression = mapping.sourceExpression {
            return RelatedObjects.objects(
                value(of: expression, source: nil, destination: nil, mapping: mapping, property: nil, policy: policy))
        }
        guard let name = mapping.sourceEntityName else { return [] }
        let request = NSFetchRequest<NSManagedObject>(entityName: name)
        // Entities below have mappings of their own.
        request.includesSubentities = false
        return try sourceContext.fetch(request)
    }
}
