import Foundation
import PorticoObjC

// Definitions of the initialisers that are declared without a body beside the classes. How a pair works is told at `_PorticoObject`.

extension NSObject {
    @_silgen_name("portico_metatype_init") public convenience init(_porticoMetatype: Void) { self.init() }
}
