import Foundation
import PorticoObjC

// The initialiser on a class that only the running program knows. How a pair works is told at `_PorticoObject`; the definition lies in a
// module of its own, CoreDataInitializers.

extension _PorticoObject where Self: NSManagedObject {
    @_silgen_name("portico_metatype_managed_object")
    init(_porticoEntity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?, _portico: Void)
}
