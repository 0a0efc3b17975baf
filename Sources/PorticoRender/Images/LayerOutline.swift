/// Whether a layer, with everything below it, covers what its own rounded rectangle does, evenly.
struct LayerOutline {
    var version: UInt32
    var isBox: Bool
    /// How opaque the box is.
    var alpha: Float
}
