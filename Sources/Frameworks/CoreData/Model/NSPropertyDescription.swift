import Foundation
import PorticoTrace
import PorticoFoundation

/// What attributes, relationships and computed values of an entity have in common: a name and rules for values.
///
/// A description belongs to one model. Once a coordinator uses the model, changing it ends the process, as it raises on iOS.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The entity that the property was added to; nil before.
    public internal(set) var owner: NSEntityDescription? {
        get { ownerReference.object }
        set { ownerReference.object = newValue }
    }
    private let ownerReference = LightReference<NSEntityDescription>()
    /// The entity that the property was added to.
    open var entity: NSEntityDescription {
        guard let owner else {
            FatalException.internalInconsistency.raise("the property “\(name)” belongs to no entity yet")
        }
        return owner
    }
    /// The property's key.
    open var name = "" { willSet { willEdit() } }
    /// Whether it may be without a value; true by default.
    open var isOptional = true { willSet { willEdit() } }
    /// Whether its values stay in memory and are never saved.
    open var isTransient = false { willSet { willEdit() } }
    /// Whether the store keeps an index of it.
    open var isIndexed = false { willSet { willEdit() } }
    /// Whether Spotlight knows it. Kept: nothing searches here.
    open var isIndexedBySpotlight = false
    /// Whether it is stored outside. Kept, as Apple keeps it since iOS 5.
    open var isStoredInExternalRecord = false
    /// What an app attaches to it.
    open var userInfo: [AnyHashable: Any]?
    /// What makes two versions of the property different though nothing else does.
    open var versionHashModifier: String? { willSet { willEdit() } }
    private var oldName: String?
    /// Its name in the version that data is moved from; its own name unless set.
    open var renamingIdentifier: String? {
        get { oldName ?? name }
        set { willEdit(); oldName = newValue }
    }
    /// What values must fulfil.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// A text, or an error's number, for each predicate.
    open private(set) var validationWarnings: [Any] = []

    public override init() { super.init() }

    /// Sets what values must fulfil, and what is said where they don't.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        setValidation(validationPredicates ?? [], (validationWarnings ?? []).map { $0 as Any })
    }

    final func setValidation(_ predicates: [NSPredicate], _ warnings: [Any]) {
        willEdit()
        (validationPredicates, validationWarnings) = (predicates, warnings)
    }

    /// Differs when data of the property has to be moved.
    open var versionHash: Data { VersionHash.data(of: hashText) }
    var hashText: String { "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")" }

    final func willEdit() {
        if owner?.model?.isInUse == true {
            FatalException.internalInconsistency.raise("Can't modify an immutable model.")
        }
        owner?.forgetLayout()
    }

    /// A copy that belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = emptyCopy()
        (made.name, made.isOptional, made.isTransient, made.isIndexed) = (name, isOptional, isTransient, isIndexed)
        (made.userInfo, made.versionHashModifier, made.oldName) = (userInfo, versionHashModifier, oldName)
        made.setValidation(validationPredicates, validationWarnings)
        return made
    }
    open override func copy() -> Any { copy(with: nil) }
    func emptyCopy() -> NSPropertyDescription { NSPropertyDescription() }
}
