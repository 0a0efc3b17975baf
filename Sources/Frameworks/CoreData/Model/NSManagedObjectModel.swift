import Foundation
import PorticoTrace

/// All entities of an app's data, with requests that have names.
///
/// A model is made in code, or read from what a build makes of a model file: `NAME.momd` with a file for each version, or `NAME.mom`.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    private var all: [NSEntityDescription] = []
    private var byName: [String: NSEntityDescription]?
    private var configured: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// Set when a coordinator takes the model: from then on it can't be changed.
    final var isInUse = false
    /// Which entity objects of a class are of: `ObjectClasses`'s, under its lock, once nothing changes any more.
    final var entitiesByClass: [ObjectIdentifier: NSEntityDescription] = [:]
    /// Where it was read from: the versions beside it are looked through when a store is of an older one.
    final var source: URL?
    /// The names of versions.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// What properties and errors are called aloud.
    open var localizationDictionary: [String: String]?

    /// A model without entities.
    public override init() { super.init() }

    /// Reads a model; nil where there is none, or none that can be read, which is said in the log.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do {
            try ModelFile.read(url, into: self)
        } catch {
            ModelFile.report(error, url)
            return nil
        }
    }

    /// A model of the entities of several, which must have different names. Nil without models.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        var merged: [NSEntityDescription] = []
        for model in models {
            for entity in model.copiedEntities() where !merged.contains(where: { $0.name == entity.name }) {
                merged.append(entity)
            }
            versionIdentifiers.formUnion(model.versionIdentifiers)
        }
        entities = merged
        source = models.count == 1 ? models[0].source : nil
        for model in models { templates.merge(model.templates) { $1 } }
    }

    /// The models among `models` that a store was made with.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        let fitting = models.filter { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) }
        self.init(byMerging: fitting.isEmpty ? nil : [fitting[0]])
    }

    /// The models of bundles, of the main one for nil, as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        NSManagedObjectModel(byMerging: ModelFile.models(in: bundles ?? [.main]))
    }

    /// The model of bundles that a store was made with.
    open class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap { ModelFile.allVersions(in: $0) }
        return NSManagedObjectModel(byMerging: models, forStoreMetadata: metadata)
    }

    // MARK: Entities

    /// The entities. Those below others are given, too.
    open var entities: [NSEntityDescription] {
        get { all }
        set {
            if isInUse { FatalException.internalInconsistency.raise("Can't modify an immutable model.") }
            all = newValue
            for entity in all { entity.model = self }
        }
    }
    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        byName ?? Dictionary(all.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
    /// What differs where an entity's data has to be moved, by name.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    // MARK: Configurations

    /// The names of lists of entities that go to stores of their own.
    open var configurations: [String] { configured.keys.sorted() }
    /// The entities of a configuration; of nil or `PF_DEFAULT_CONFIGURATION_NAME`, all.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != Self.defaultConfiguration else { return all }
        return configured[configuration]
    }
    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"
    /// Makes a configuration of some of the entities.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }
    /// Whether a store with this metadata was made with the configuration as it is.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
            let entities = entities(forConfigurationName: configuration)
        else { return false }
        let own = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
        return own == hashes
    }

    // MARK: Requests with names

    /// The requests with names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
    /// The request of this name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }
    /// Gives a request a name; nil takes the name away.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }
    /// A copy of the request of this name, with values for the variables of its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = templates[name] else { return nil }
        let copy = template.copy() as! NSFetchRequest<any NSFetchRequestResult>
        copy.predicate = copy.predicate.map { PredicateVariables.replaced(in: $0, by: variables) }
        return copy
    }

    // MARK: Copies

    final func copiedEntities() -> [NSEntityDescription] { ModelCopy.copy(all) }

    /// A copy, which can be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSManagedObjectModel()
        made.entities = copiedEntities()
        let names = made.entitiesByName
        made.configured = configured.mapValues { $0.compactMap { names[$0.name ?? ""] } }
        (made.templates, made.versionIdentifiers, made.source) = (templates, versionIdentifiers, source)
        made.localizationDictionary = localizationDictionary
        return made
    }
    open override func copy() -> Any { copy(with: nil) }

    /// Models are equal if their entities are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return other === self || other.entityVersionHashesByName == entityVersionHashesByName
    }
    open override var hash: Int { all.count }

    /// Called by the coordinator that takes the model: layouts are made once, before several threads read them.
    final func beginUse() {
        isInUse = true
        // Names don't change any more.
        byName = nil
        byName = entitiesByName
        for entity in all { _ = entity.layout }
    }
}
