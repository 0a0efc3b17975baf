import CoreData
import Foundation
import Observation

/// Where an object's values are, and who watches them. Code that `@Model` writes has one for each object.
///
/// - From: `PersistentModel`, by what `@Model` writes
/// - To: `ModelObject`, once the object belongs to a context
public final class _PorticoModelState: @unchecked Sendable {
    /// The managed object behind the model; nil while the model is detached.
    private(set) var object: ModelObject?
    /// The context stays as long as one of its objects is in use: the objects' faults need it.
    private(set) var context: ModelContext?
    let registrar = ObservationRegistrar()
    private var ownIdentity: IdentityBox?

    public init() {}

    init(_ object: ModelObject, _ context: ModelContext) { (self.object, self.context) = (object, context) }

    var liveContext: ModelContext? { object?.managedObjectContext == nil ? nil : context }

    func identity(entity: String) -> IdentityBox {
        if let object { return object.identity }
        if let ownIdentity { return ownIdentity }
        let made = IdentityBox(entity: entity)
        ownIdentity = made
        return made
    }

    func attach(_ object: ModelObject, _ context: ModelContext) {
        object.takeIdentity(ownIdentity)
        (self.object, self.context) = (object, context)
    }
}
