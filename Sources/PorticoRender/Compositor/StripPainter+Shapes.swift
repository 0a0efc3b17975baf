import CKernels

extension StripPainter {
    func drawShape(_ quad: UnsafePointer<Quad>, _ piece: PixelRect, _ target: Target) {
        let storage = quad.pointee.shapeStorage
        let region = storage.pointee.region
        let local = piece.moved(-quad.pointee.offsetX, -quad.pointee.offsetY).intersection(region)
        if local.isEmpty { return }
        ck_over_color_coverage(
            target.at(local.x0 &+ quad.pointee.offsetX, local.y0 &+ quad.pointee.offsetY), target.stride,
            &storage.pointee.coverage, local.x0 - region.x0, local.y0 - region.y0, Int32(local.width),
            Int32(local.height), quad.pointee.color)
    }
}

extension Quad {
    /// Of a `shape` quad; kept alive by the layer's node.
    var shapeStorage: UnsafeMutablePointer<ShapeMask.Storage> { UnsafeMutablePointer(bitPattern: image.base)! }
}
