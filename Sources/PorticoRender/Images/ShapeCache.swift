/// What a shape layer's quads point at: kept by its node, once for each time that the layer is repeated, for as long as a plan
/// names them.
struct ShapeCache {
    var fill: ShapeMask?
    var stroke: ShapeMask?
}
