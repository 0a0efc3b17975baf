import CoreData

// The definition of the initialiser that CoreData declares without a body. How a pair works is told at `_PorticoObject`. Nobody imports this
// module: the linker finds it.

extension NSManagedObject {
    @_silgen_name("portico_metatype_managed_object")
    public convenience init(
        _porticoDefinedEntity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) { self.init(entity: entity, insertInto: context) }
}
