import CoreData
import Foundation

/// The managed object behind a model's object. Values that change here, by whomever, are told to who observes the model.
///
/// - From: `_PorticoPersisted`, `ModelContext`
/// - To: the model's registrar, and its context, which holds what has changed
final class ModelObject: NSManagedObject, @unchecked Sendable {
    /// The model's object while somebody holds it.
    private(set) weak var model: (any PersistentModel)?
    /// The class of the last one.
    private var modelDescription: ModelDescription?
    weak var modelContext: ModelContext?
    private var box: IdentityBox?

    var identity: IdentityBox {
        if let box { return box }
        let made =
            objectID.isTemporaryID
            ? IdentityBox(entity: entity.name ?? "") : IdentityTable.shared.box(for: objectID)
        box = made
        if objectID.isTemporaryID { IdentityTable.shared.note(made, self) }
        return made
    }

    func takeModel(_ model: any PersistentModel, _ description: ModelDescription) {
        (self.model, modelDescription) = (model, description)
    }

    func takeIdentity(_ known: IdentityBox?) {
        guard let known else { return }
        box = known
        IdentityTable.shared.note(known, self)
    }

    override func willChangeValue(forKey key: String) {
        if let model {
            modelContext?.hold(model)
            modelDescription?.property(named: key)?.tellWillSet(model)
        }
        super.willChangeValue(forKey: key)
    }

    override func didChangeValue(forKey key: String) {
        super.didChangeValue(forKey: key)
        if let model { modelDescription?.property(named: key)?.tellDidSet(model) }
    }

    override func didSave() {
        super.didSave()
        if let box, !box.isNamed, !objectID.isTemporaryID { IdentityTable.shared.name(box, objectID) }
    }
}
