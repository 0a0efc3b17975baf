import SwiftData
import SwiftUI

private struct ModelContextKey: @preconcurrency EnvironmentKey {
    /// A context that nobody has set has a store in memory without models.
    @MainActor static var defaultValue: ModelContext { EmptyContainer.context }
}

@MainActor private enum EmptyContainer {
    static var context: ModelContext {
        guard
            let made = try? ModelContainer(
                for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        else { fatalError("a store in memory can't be opened") }
        return made.mainContext
    }
}

extension EnvironmentValues {
    /// The context of the views' objects.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// The containers that modifiers made: the same one for the same models, however often a view's body is run.
@MainActor private enum MadeContainers {
    struct Key: Hashable {
        let types: [ObjectIdentifier]
        let inMemory: Bool
    }
    static let made = MadeContainerTable()
}

@MainActor private final class MadeContainerTable {
    var containers: [MadeContainers.Key: ModelContainer] = [:]
}

/// How a container is made by a modifier.
struct ContainerRecipe {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    @MainActor func context() -> ModelContext? {
        let key = MadeContainers.Key(types: types.map { ObjectIdentifier($0) }, inMemory: inMemory)
        if let known = MadeContainers.made.containers[key] { return known.mainContext }
        do {
            let made = try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            MadeContainers.made.containers[key] = made
            made.mainContext.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled { made.mainContext.undoManager = UndoManager() }
            onSetup(.success(made))
            return made.mainContext
        } catch {
            NSLog("SwiftData: error: %@", error.localizedDescription)
            onSetup(.failure(error))
            return nil
        }
    }
}

/// Sets the context of what is inside, made when it is first needed.
private struct ContainerModifier: ViewModifier {
    @Environment(\.modelContext) private var outer
    let recipe: ContainerRecipe

    func body(content: Content) -> some View {
        content.environment(\.modelContext, recipe.context() ?? outer)
    }
}

extension View {
    /// Sets the container, and its main context, of the views inside.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    /// Sets the context of the views inside.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
    /// Makes a container for a class, and sets its main context. The block is told how that went.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
    /// Makes a container for classes, and sets its main context. The block is told how that went.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(
                recipe: ContainerRecipe(
                    types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
    }
}

extension Scene {
    /// Sets the container, and its main context, of the scene's views.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }
    /// Sets the context of the scene's views.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
    /// Makes a container for a class, and sets its main context. The block is told how that went.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }
    /// Makes a container for classes, and sets its main context. The block is told how that went.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let recipe = ContainerRecipe(
            types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
        return environment(\.modelContext, recipe.context() ?? EmptyContainer.context)
    }
}
