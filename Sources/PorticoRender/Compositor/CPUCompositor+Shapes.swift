import CKernels

extension CPUCompositor {
    /// Makes the coverage that the items need and that is not there yet: each path on one thread, all threads together.
    func rasterizeShapes(_ items: ContiguousArray<DrawItem>, _ screen: PixelRect) {
        var missing: [ShapeMask] = []
        for item in items where item.quad.pointee.kind == .shape {
            let quad = item.quad
            let needed = quad.pointee.bounds.intersection(screen)
                .moved(-quad.pointee.offsetX, -quad.pointee.offsetY)
            let storage = quad.pointee.shapeStorage
            if needed.isEmpty || storage.pointee.region.contains(needed) { continue }
            let mask = storage.pointee.owner.takeUnretainedValue()
            if storage.pointee.isWanted {
                mask.wanted = mask.wanted.union(needed)
            } else {
                storage.pointee.isWanted = true
                mask.wanted = needed
                missing.append(mask)
            }
        }
        if missing.isEmpty { return }
        rasterizedShapes += missing.count
        let job = RasterJob(masks: missing, rasterizers: rasterizers, screen: screen)
        pool.run(missing.count) { index, worker in job.run(index, worker) }
    }
}

/// Crosses to the workers: each mask is written by one of them, each rasterizer used by one.
private struct RasterJob: @unchecked Sendable {
    let masks: [ShapeMask]
    let rasterizers: [ShapeRasterizer]
    let screen: PixelRect

    func run(_ index: Int, _ worker: Int) {
        let mask = masks[index]
        rasterizers[worker].rasterize(mask, mask.region(for: screen))
        mask.storage.pointee.isWanted = false
    }
}
