import CKernels

/// Draws one strip: first front to back, to find what of each quad is not hidden, then back to front. One a thread; its
/// arrays and off-screen memory are kept.
final class StripPainter {
    /// What is left to draw of an item.
    struct Visible {
        var item: Int32
        var firstPiece: Int32
        var pieceCount: Int32
        /// A group whose shape and opacity change nothing here: its quads are drawn straight to where it is.
        var isTransparentGroup = false
        /// Of a group: all of it in this strip.
        var region = PixelRect.empty
    }

    var visible = ContiguousArray<Visible>()
    var pieces = ContiguousArray<PixelRect>()
    private var occluders = ContiguousArray<PixelRect>()
    private var cut = ContiguousArray<PixelRect>()
    private var levels = ContiguousArray<Level>()
    /// Of each end of a bracket the place of its begin; found with the first end in a strip.
    private var begins = ContiguousArray<Int32>()
    private var open = ContiguousArray<Int32>()
    /// Off-screen memory by depth.
    private var buffers: [UnsafeMutableBufferPointer<UInt32>] = []
    /// One row of coverage and one of sampled pixels.
    var maskRow = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
    var sampleRow = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 4096)
    var tints: CompositorTints = []
    private var ground: UInt32 = 0

    private enum Level {
        case transparent
        /// Drawn by itself; how many occluders there were around it, and what is drawn around it.
        case apart(occluders: Int, limit: PixelRect)
    }

    /// More pieces than this cost more than drawing what is hidden.
    private static let pieceLimit = 12
    private static let occluderLimit = 32
    private static let smallestOccluder = 2048
    /// Each level has memory of its own. What is nested deeper is drawn without its group, and without its mask (DEV-510).
    private static let deepest = 32

    deinit {
        for buffer in buffers { buffer.deallocate() }
        maskRow.deallocate()
        sampleRow.deallocate()
    }

    func paint(
        _ items: UnsafeBufferPointer<DrawItem>, strip: PixelRect, target: Target, tints: CompositorTints,
        ground: UInt32
    ) {
        (self.tints, self.ground) = (tints, ground)
        if strip.width > maskRow.count {
            maskRow.deallocate()
            sampleRow.deallocate()
            maskRow = .allocate(capacity: strip.width)
            sampleRow = .allocate(capacity: strip.width)
        }
        cull(items, strip)
        draw(items, strip, target)
    }

    // MARK: Front to back

    private func cull(_ items: UnsafeBufferPointer<DrawItem>, _ strip: PixelRect) {
        visible.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        occluders.removeAll(keepingCapacity: true)
        levels.removeAll(keepingCapacity: true)
        begins.removeAll(keepingCapacity: true)
        var depth = 0
        // What is drawn here: the strip, and inside of a group its region, for which it has memory. A group that clips says its whole
        // shape; the group around it knows only what is seen of that.
        var limit = strip
        // Groups may begin outside of the items' strip, never without their end.
        var i = items.count - 1
        while i >= 0 {
            let quad = items[i].quad
            let region = quad.pointee.bounds.intersection(limit)
            switch quad.pointee.kind {
            case .groupEnd:
                let start = pieces.count
                let begin = begin(of: i, items)
                if region.isEmpty || !addPieces(region) {
                    i = begin - 1
                    continue
                }
                var entry = Visible(
                    item: Int32(i), firstPiece: Int32(start), pieceCount: Int32(pieces.count - start), region: region)
                entry.isTransparentGroup =
                    depth >= Self.deepest || isTransparent(items, from: begin, to: i, in: region)
                levels.append(
                    entry.isTransparentGroup ? .transparent : .apart(occluders: occluders.count, limit: limit))
                if !entry.isTransparentGroup {
                    limit = region
                    depth += 1
                }
                visible.append(entry)
            case .groupBegin:
                var entry = Visible(item: Int32(i), firstPiece: 0, pieceCount: 0, region: limit)
                switch levels.popLast() {
                case .apart(let count, let outer):
                    occluders.removeLast(occluders.count - count)
                    limit = outer
                    depth -= 1
                default: entry.isTransparentGroup = true
                }
                visible.append(entry)
            case .maskEnd:
                if depth >= Self.deepest {
                    i = begin(of: i, items) - 1
                    continue
                }
                depth += 1
                levels.append(.apart(occluders: occluders.count, limit: limit))
                visible.append(Visible(item: Int32(i), firstPiece: 0, pieceCount: 0, region: limit))
            case .maskBegin:
                if case .apart(let count, _)? = levels.popLast() {
                    occluders.removeLast(occluders.count - count)
                    depth -= 1
                }
                visible.append(Visible(item: Int32(i), firstPiece: 0, pieceCount: 0, region: limit))
            case .solid, .image, .border, .shape, .gradient, .curl:
                if region.isEmpty { break }
                let start = pieces.count
                guard addPieces(region) else { break }
                visible.append(
                    Visible(item: Int32(i), firstPiece: Int32(start), pieceCount: Int32(pieces.count - start)))
                if quad.pointee.flags.contains(.opaque) { addOccluder(items[i], region) }
            }
            i -= 1
        }
        // Behind everything is the ground.
        let start = pieces.count
        if addPieces(strip) {
            visible.append(Visible(item: -1, firstPiece: Int32(start), pieceCount: Int32(pieces.count - start)))
        }
    }

    /// What items lack is outside the damage, so the begin is found by counting levels, not by the plan's count.
    private func begin(of end: Int, _ items: UnsafeBufferPointer<DrawItem>) -> Int {
        if begins.isEmpty { findBegins(items) }
        return Int(begins[end])
    }

    private func findBegins(_ items: UnsafeBufferPointer<DrawItem>) {
        open.removeAll(keepingCapacity: true)
        begins.append(contentsOf: repeatElement(0, count: items.count))
        for i in items.indices {
            switch items[i].quad.pointee.kind {
            case .groupBegin, .maskBegin: open.append(Int32(i))
            case .groupEnd, .maskEnd: begins[i] = open.popLast() ?? 0
            default: break
            }
        }
    }

    private func isTransparent(
        _ items: UnsafeBufferPointer<DrawItem>, from begin: Int, to end: Int, in region: PixelRect
    ) -> Bool {
        let quad = items[begin].quad
        if quad.pointee.alpha != 255 || !quad.pointee.flags.isDisjoint(with: [.isolated, .halfPlane])
            || (end > begin + 1 && items[end - 1].quad.pointee.kind == .maskEnd)
        {
            return false
        }
        guard quad.pointee.flags.contains(.clips) else { return true }
        guard quad.pointee.isUpright else { return false }
        guard quad.pointee.isRounded, let tile = items[begin].outer else { return true }
        for corner in 0..<4 where quad.pointee.corners & (1 << UInt8(corner)) != 0 {
            if quad.pointee.corner(corner, tile.size).intersects(region) { return false }
        }
        return true
    }

    private func addOccluder(_ item: DrawItem, _ region: PixelRect) {
        var rect = region
        if let tile = item.outer {
            // What lies between the upper and the lower corners is covered across the whole width.
            let quad = item.quad.pointee
            let extent = Int32(tile.size)
            if quad.corners & 3 != 0 { rect.y0 = max(rect.y0, quad.rect.y0 + extent) }
            if quad.corners & 12 != 0 { rect.y1 = min(rect.y1, quad.rect.y1 - extent) }
        }
        if rect.area >= Self.smallestOccluder && occluders.count < Self.occluderLimit { occluders.append(rect) }
    }

    /// Appends what no occluder hides of a rectangle; false if nothing is left.
    private func addPieces(_ rect: PixelRect) -> Bool {
        let start = pieces.count
        pieces.append(rect)
        for hider in occluders {
            if !hider.intersects(rect) { continue }
            if hider.contains(rect) {
                pieces.removeLast(pieces.count - start)
                return false
            }
            if pieces.count - start > Self.pieceLimit { break }
            cut.removeAll(keepingCapacity: true)
            var i = start
            while i < pieces.count {
                let p = pieces[i]
                i += 1
                guard p.intersects(hider) else {
                    cut.append(p)
                    continue
                }
                let y0 = max(p.y0, hider.y0), y1 = min(p.y1, hider.y1)
                if p.y0 < y0 { cut.append(PixelRect(x0: p.x0, y0: p.y0, x1: p.x1, y1: y0)) }
                if p.x0 < hider.x0 { cut.append(PixelRect(x0: p.x0, y0: y0, x1: hider.x0, y1: y1)) }
                if hider.x1 < p.x1 { cut.append(PixelRect(x0: hider.x1, y0: y0, x1: p.x1, y1: y1)) }
                if y1 < p.y1 { cut.append(PixelRect(x0: p.x0, y0: y1, x1: p.x1, y1: p.y1)) }
            }
            pieces.removeLast(pieces.count - start)
            pieces.append(contentsOf: cut)
            if pieces.count == start { return false }
        }
        return true
    }

    // MARK: Back to front

    private func draw(_ items: UnsafeBufferPointer<DrawItem>, _ strip: PixelRect, _ screen: Target) {
        var target = screen
        // Targets below the current one, and what part of the surface each group draws.
        var below: [Target] = []
        var regions: [PixelRect] = []
        var entry = visible.count
        while entry > 0 {
            entry -= 1
            let now = visible[entry]
            if now.item < 0 {
                for i in 0..<Int(now.pieceCount) {
                    let p = pieces[Int(now.firstPiece) + i]
                    ck_fill(target.at(p.x0, p.y0), target.stride, Int32(p.width), Int32(p.height), ground)
                }
                continue
            }
            let item = items[Int(now.item)]
            switch item.quad.pointee.kind {
            case .groupBegin, .maskBegin:
                if now.isTransparentGroup { continue }
                below.append(target)
                // A mask matters where its group draws, nowhere else.
                regions.append(item.quad.pointee.kind == .maskBegin ? regions.last ?? strip : now.region)
                target = buffer(below.count - 1, regions.last!)
            case .maskEnd:
                let mask = target
                target = below.removeLast()
                let r = regions.removeLast()
                ck_multiply_alpha(
                    target.at(r.x0, r.y0), target.stride, mask.at(r.x0, r.y0), mask.stride, Int32(r.width),
                    Int32(r.height))
            case .groupEnd:
                if now.isTransparentGroup { continue }
                let group = target
                target = below.removeLast()
                regions.removeLast()
                clip(items[begin(of: Int(now.item), items)], group, now.region)
                for i in 0..<Int(now.pieceCount) {
                    let p = pieces[Int(now.firstPiece) + i]
                    ck_over_image(
                        target.at(p.x0, p.y0), target.stride, group.at(p.x0, p.y0), group.stride, Int32(p.width),
                        Int32(p.height), UInt32(item.quad.pointee.alpha))
                    if tints.contains(.offscreen) { tint(p, target, 0x4040_4000) }
                    if tints.contains(.blended) { tint(p, target, 0x4040_0000) }
                }
            case .solid, .image, .border, .shape, .gradient, .curl:
                for i in 0..<Int(now.pieceCount) {
                    let piece = pieces[Int(now.firstPiece) + i]
                    draw(item, piece, target)
                    if tints.contains(.blended) {
                        tint(piece, target, item.quad.pointee.flags.contains(.opaque) ? 0x4000_4000 : 0x4040_0000)
                    }
                }
            }
        }
    }

    /// Takes away what lies outside of a group's shape.
    private func clip(_ item: DrawItem, _ group: Target, _ region: PixelRect) {
        let quad = item.quad.pointee
        if quad.flags.contains(.halfPlane) {
            let line = SIMD3<Double>(quad.matrix.row0), mask = maskRow.baseAddress!
            for y in region.y0..<region.y1 {
                ck_half_plane_row(mask, Int32(region.width), line.x, line.y, line.z, region.x0, y)
                ck_multiply_mask(group.at(region.x0, y), group.stride, Int32(region.width), 1, mask, 0)
            }
            return
        }
        guard quad.flags.contains(.clips) else { return }
        if quad.isUpright {
            guard quad.isRounded, let tile = item.outer else { return }
            for corner in 0..<4 where quad.corners & (1 << UInt8(corner)) != 0 {
                let whole = quad.corner(corner, tile.size)
                let r = whole.intersection(region)
                if r.isEmpty { continue }
                let mask = tile.corner(corner) + (Int(r.y0 - whole.y0) * tile.size + Int(r.x0 - whole.x0))
                ck_multiply_mask(
                    group.at(r.x0, r.y0), group.stride, Int32(r.width), Int32(r.height), mask, tile.size)
            }
            return
        }
        guard var shape = quad.shape() else {
            ck_fill(group.at(region.x0, region.y0), group.stride, Int32(region.width), Int32(region.height), 0)
            return
        }
        for y in region.y0..<region.y1 {
            ck_shape_row(&shape, maskRow.baseAddress!, Int32(region.width), region.x0, y)
            ck_multiply_mask(group.at(region.x0, y), group.stride, Int32(region.width), 1, maskRow.baseAddress!, 0)
        }
    }

    /// Cleared memory for a region.
    private func buffer(_ depth: Int, _ region: PixelRect) -> Target {
        let count = region.width * region.height
        if depth == buffers.count { buffers.append(.allocate(capacity: max(count, 4096))) }
        if buffers[depth].count < count {
            buffers[depth].deallocate()
            buffers[depth] = .allocate(capacity: count)
        }
        let words = buffers[depth].baseAddress!
        ck_fill(words, region.width, Int32(region.width), Int32(region.height), 0)
        return Target(words: words, stride: region.width, x: region.x0, y: region.y0)
    }

    func tint(_ p: PixelRect, _ target: Target, _ color: UInt32) {
        ck_over_color(target.at(p.x0, p.y0), target.stride, Int32(p.width), Int32(p.height), color)
    }
}
