import Foundation

/// What SwiftData refuses.
public struct SwiftDataError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    private let name: String
    private let reason: String?
    /// What is wrong, with the model and property where one is at fault.
    public var errorDescription: String? { reason ?? "SwiftData: \(name)" }
    public var description: String { "SwiftDataError(\(name)\(reason.map { ": " + $0 } ?? ""))" }

    private init(_ name: String, _ reason: String? = nil) { (self.name, self.reason) = (name, reason) }

    static func because(_ error: SwiftDataError, _ reason: String) -> SwiftDataError {
        SwiftDataError(error.name, reason)
    }
    /// Errors are equal if they are of one kind, whatever they say.
    public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.name == b.name }
    public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool { error as? SwiftDataError == pattern }

    /// A descriptor asks for what can't be fetched.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// The app's models make no schema.
    public static let unknownSchema = SwiftDataError("unknownSchema")
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    /// The store couldn't be opened with the models.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    public static let backwardMigration = SwiftDataError("backwardMigration")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    /// A model belongs to no context.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
}
