import MapKit

// The definition of the initialiser that MapKit declares without a body. How a pair works is told at `_PorticoObject`. Nobody imports this
// module: the linker finds it.

extension MKAnnotationView {
    @_silgen_name("portico_metatype_annotation_view")
    public convenience init(_porticoDefinedAnnotation annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
}
