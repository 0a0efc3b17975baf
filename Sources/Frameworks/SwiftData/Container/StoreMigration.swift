import CoreData
import Foundation

/// Brings a store from the version of a plan that it was made with to the last one, stage by stage.
///
/// Each stage opens the store with its first version for what the app does before, and with its second, which moves the data. A process that
/// ends between two stages goes on with the second when it runs again.
struct StoreMigration {
    let plan: any SchemaMigrationPlan.Type
    let configuration: ModelConfiguration
    let target: Schema

    func run() throws {
        guard !configuration.isStoredInMemoryOnly, configuration.allowsSave,
            FileManager.default.fileExists(atPath: configuration.url.path),
            let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(
                ofType: NSSQLiteStoreType, at: configuration.url, options: nil)
        else { return }
        guard !(try fits(target, metadata)) else { return }
        let versions = plan.schemas
        guard let now = try versions.lastIndex(where: { try fits(Schema(versionedSchema: $0), metadata) }) else {
            return
        }
        var version: any VersionedSchema.Type = versions[now]
        while let stage = plan.stages.first(where: { ObjectIdentifier($0.from) == ObjectIdentifier(version) }) {
            try run(stage)
            version = stage.to
            guard ObjectIdentifier(stage.from) != ObjectIdentifier(stage.to) else { return }
        }
    }

    private func fits(_ schema: Schema, _ metadata: [String: Any]) throws -> Bool {
        try ModelMaker.make(schema).isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    }

    private func run(_ stage: MigrationStage) throws {
        guard case .custom(_, _, let before, let after) = stage else {
            _ = try container(stage.to)
            return
        }
        if let before { try work(before, container(stage.from)) }
        let moved = try container(stage.to)
        if let after { try work(after, moved) }
    }

    private func container(_ version: any VersionedSchema.Type) throws -> ModelContainer {
        try ModelContainer(for: Schema(versionedSchema: version), configurations: [configuration])
    }

    private func work(_ work: (ModelContext) throws -> Void, _ container: ModelContainer) throws {
        let context = ModelContext(container)
        try work(context)
        try context.save()
    }
}
