import Foundation

/// A version of an app's models.
public protocol VersionedSchema {
    /// The classes of the version.
    static var models: [any PersistentModel.Type] { get }
    /// The version's numbers.
    static var versionIdentifier: Schema.Version { get }
}

/// How data moves from version to version.
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between them.
    static var stages: [MigrationStage] { get }
}

/// A step from one version to the next. Its blocks run once, while a container is made, on the thread that makes it.
public enum MigrationStage: @unchecked Sendable {
    /// The two versions tell how data moves.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// The app changes the data before it moves, and after.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var from: any VersionedSchema.Type {
        switch self {
        case .lightweight(let from, _), .custom(let from, _, _, _): from
        }
    }
    var to: any VersionedSchema.Type {
        switch self {
        case .lightweight(_, let to), .custom(_, let to, _, _): to
        }
    }
}
