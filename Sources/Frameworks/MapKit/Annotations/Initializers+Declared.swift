import Foundation
import PorticoObjC

// The initialiser on a class that only the running program knows. How a pair works is told at `_PorticoObject`; the definition lies in a
// module of its own, MapKitInitializers.

extension _PorticoObject where Self: MKAnnotationView {
    @MainActor @_silgen_name("portico_metatype_annotation_view")
    init(_porticoAnnotation annotation: (any MKAnnotation)?, reuseIdentifier: String?, _portico: Void)
}
