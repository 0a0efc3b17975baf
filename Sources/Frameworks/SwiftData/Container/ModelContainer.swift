import CoreData
import Foundation

/// An app's stores with the schema of what they keep, and the context of the screen.
///
/// - From: apps, and SwiftUI's `modelContainer` modifiers
/// - To: Core Data's coordinator, which opens SQLite's files
public class ModelContainer: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
    /// The models' schema.
    public let schema: Schema
    /// How the stores were opened.
    public let configurations: Set<ModelConfiguration>
    /// How data moves from version to version.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let coordinator: NSPersistentStoreCoordinator
    let changes = ContextList()
    private let main = MainContextBox()

    /// A container for a schema, and for what its relationships lead to. Opens the stores, and moves their data where they are older.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
        guard Set(configurations.map { $0.id }).count == configurations.count else {
            throw SwiftDataError.because(
                .duplicateConfiguration, "Two configurations have the same store: give each of them a name.")
        }
        if let migrationPlan {
            for configuration in configurations {
                try StoreMigration(plan: migrationPlan, configuration: configuration, target: givenSchema).run()
            }
        }
        (schema, self.migrationPlan, self.configurations) = (givenSchema, migrationPlan, Set(configurations))
        coordinator = try StoreOpener.coordinator(givenSchema, configurations)
    }

    /// A container for a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations as [_])
    }
    /// A container for classes.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(forTypes, version: migrationPlan?.schemas.last?.versionIdentifier ?? Schema.Version(1, 0, 0)),
            migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of the screen, which saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let known = main.context { return known }
        let made = ModelContext(self, isMain: true)
        main.context = made
        return made
    }

    /// Deletes every object of the stores, and forgets what contexts haven't saved. Stores that can't be written keep theirs.
    public func deleteAllData() { try? erase() }
    /// Deletes the stores' contents; throws where they can't be written.
    public func erase() throws {
        let context = ModelContext(self)
        for description in schema.descriptions { try context.deleteAll(description) }
        try context.save()
    }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
    public var debugDescription: String {
        "ModelContainer(\(schema.debugDescription); \(configurations.map(\.debugDescription).sorted().joined(separator: ", ")))"
    }
}

/// The main context, made when it is first asked for.
private final class MainContextBox: @unchecked Sendable {
    var context: ModelContext?
}

/// Opens the stores of configurations.
enum StoreOpener {
    static func coordinator(
        _ schema: Schema, _ configurations: [ModelConfiguration]
    ) throws -> NSPersistentStoreCoordinator {
        let model = try ModelMaker.make(schema)
        let several = configurations.count > 1
        for configuration in configurations where several {
            guard let own = configuration.schema else { continue }
            let names = Set(own.descriptions.map(\.name))
            guard names.isSubset(of: schema.descriptions.map(\.name)) else {
                throw SwiftDataError.because(
                    .configurationSchemaNotFoundInContainerSchema,
                    "The configuration “\(configuration.name)” has models that the container hasn't: "
                        + "name them in the container's schema, too.")
            }
            model.setEntities(
                model.entities.filter { names.contains($0.name ?? "") }, forConfigurationName: configuration.name)
        }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        for configuration in configurations {
            var options: [AnyHashable: Any] = [
                NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
            ]
            if !configuration.allowsSave { options[NSReadOnlyPersistentStoreOption] = true }
            do {
                try coordinator.addPersistentStore(
                    ofType: configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType,
                    configurationName: several && configuration.schema != nil ? configuration.name : nil,
                    at: configuration.isStoredInMemoryOnly ? nil : configuration.url, options: options)
            } catch {
                throw SwiftDataError.because(
                    .loadIssueModelContainer,
                    "The store \(configuration.url.path) can't be opened with the app's models: "
                        + "\((error as NSError).localizedDescription) Move its data by a migration plan, or delete it.")
            }
        }
        return coordinator
    }
}
