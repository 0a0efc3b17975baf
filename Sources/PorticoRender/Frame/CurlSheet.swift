import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// A rolled page as the kernel wants it, where quads can point at it. Kept in the node's `LayerImages`.
///
/// - From: `FramePlanner.emitPage`
/// - To: `StripPainter.drawCurl`
final class CurlSheet {
    /// What it was made of.
    struct Key: Equatable {
        var front: Quad.ImageRef
        var back: Quad.ImageRef?
        var page: CGRect
        var roll: PageRoll
        var looks: PageLooks
        var plane: Plane
    }

    let instance: UInt16
    fileprivate(set) var key: Key?
    fileprivate(set) var stamp: UInt32 = 0
    let storage = UnsafeMutablePointer<ck_curl>.allocate(capacity: 1)

    init(instance: UInt16) {
        self.instance = instance
        storage.initialize(to: ck_curl())
    }

    deinit { storage.deallocate() }
}

extension FramePlanner {
    /// A page where it lies or is rolled up. `page` and the roll are in the coordinates of the picture's layer, whose origin lies at
    /// `offset` of this one.
    ///
    /// - Parameter back: what is seen of it from behind; nil where that is the front, through the paper.
    func emitPage(
        _ front: LayerPicture, back: LayerPicture? = nil, page: CGRect, roll: PageRoll, looks: PageLooks,
        node: RenderNode, style: LayerStyle, clip: PixelRect, offset: CGPoint = .zero
    ) {
        var quad = quad(of: front, .page, node, style, clip: clip, alpha: 1, offset: offset)
        // Seen in perspective it is not rolled: it lies, or it is gone.
        guard roll.lifts(page), style.plane.isAffine else { return out.append(quad) }
        let scale = front.plane.m11
        let direct = quad.flags.contains(.direct)
        let moving = roll.extent(of: page).offsetBy(dx: offset.x, dy: offset.y)
        var rect = LayerStyle.pixels(moving, style.plane)
        rect = PixelRect(x0: rect.x0 - 1, y0: rect.y0 - 1, x1: rect.x1 + 1, y1: rect.y1 + 1)
        let images = node.images(depth), instance = instance
        var sheet: CurlSheet! = images.find(generation) { $0.instance == instance }
        if sheet == nil {
            sheet = CurlSheet(instance: instance)
            images.keep(sheet, generation)
        }
        let key = CurlSheet.Key(
            front: quad.image, back: back.map { Quad.ImageRef($0.pixels, stamp: $0.stamp) }, page: page, roll: roll,
            looks: looks, plane: style.plane)
        if sheet.key != key {
            sheet.key = key
            sheet.stamp = tree.stamp()
            sheet.storage.pointee = curl(
                quad, front, back: back, page: page, roll: roll, looks: looks, scale: scale, isDirect: direct)
        }
        let flat = quad.rect
        quad.kind = .curl
        quad.flags = []
        // Tells pictures that were drawn again from a roll that has moved.
        (quad.offsetX, quad.offsetY) = (
            Int32(bitPattern: quad.image.stamp), Int32(bitPattern: back?.stamp ?? 0)
        )
        quad.image = Quad.ImageRef()
        quad.image.base = UInt(bitPattern: sheet.storage)
        quad.image.stamp = sheet.stamp
        quad.rect = rect
        quad.bounds = flat.union(rect).intersection(clip)
        if quad.bounds.isEmpty { quad.bounds = .empty }
        out.append(quad)
    }

    /// A curl layer.
    func emitCurled(_ curl: CurlValues, of node: RenderNode, style: LayerStyle, in context: PlanContext) {
        guard let front = node.children.last, var roll = curl.roll else { return }
        let plane = Plane(scale: pictureScale(of: front))
        guard let picture = picture(front, .page, plane: plane) else { return }
        let back = node.children.count > 1 ? self.picture(node.children[0], .page, plane: plane) : nil
        let page = front.values.bounds, place = front.values.localToParent
        let offset = CGPoint(x: place.m41, y: place.m42)
        roll.position -= roll.normal.x * offset.x + roll.normal.y * offset.y
        let start = out.count
        if style.isGroup { out.append(groupBegin(node, style)) }
        emitPage(
            picture, back: back, page: page, roll: roll, looks: curl.looks, node: node, style: style,
            clip: context.clip, offset: offset)
        if style.isGroup { endGroup(node, style, start: start) }
    }

    /// Everything in texels of the front.
    private func curl(
        _ quad: Quad, _ front: LayerPicture, back: LayerPicture?, page: CGRect, roll: PageRoll,
        looks: PageLooks, scale: Double, isDirect: Bool
    ) -> ck_curl {
        var curl = ck_curl()
        curl.front = front.source
        curl.front_map = (1, 1, 0, 0)
        curl.back_map = (1, 1, 0, 0)
        let (ox, oy) = (Double(front.area.x0), Double(front.area.y0))
        (curl.left, curl.top) = (page.minX * scale - ox, page.minY * scale - oy)
        (curl.right, curl.bottom) = (page.maxX * scale - ox, page.maxY * scale - oy)
        if let back {
            // It is seen from behind: turned over as the page is.
            curl.back = back.source
            let ratio = back.plane.m11 / scale, isUpright = looks.turns == .sideways
            let x = isUpright ? (-ratio, (curl.left + curl.right) * ratio) : (ratio, 0)
            let y = isUpright ? (ratio, 0) : (-ratio, (curl.top + curl.bottom) * ratio)
            // The back's own origin is its picture's corner.
            let dx = ox * ratio - Double(back.area.x0), dy = oy * ratio - Double(back.area.y0)
            curl.back_map = (x.0, y.0, x.1 + dx, y.1 + dy)
        }
        if isDirect {
            curl.direct = 1
            (curl.offset_x, curl.offset_y) = (quad.offsetX, quad.offsetY)
            curl.to_x = (1, 0, Double(quad.offsetX))
            curl.to_y = (0, 1, Double(quad.offsetY))
            // Edges where the lying page has them.
            (curl.left, curl.top) = (curl.left.rounded(), curl.top.rounded())
            (curl.right, curl.bottom) = (curl.right.rounded(), curl.bottom.rounded())
        } else {
            let (x, y, z) = quad.toPlane
            let u = x * Double(quad.toTexels.x) + z * Double(quad.toTexels.z)
            let v = y * Double(quad.toTexels.y) + z * Double(quad.toTexels.w)
            curl.to_x = (u.x, u.y, u.z)
            curl.to_y = (v.x, v.y, v.z)
        }
        let normal = roll.normal
        (curl.nx, curl.ny, curl.radius) = (normal.x, normal.y, roll.radius * scale)
        curl.fold = roll.position * scale - normal.x * ox - normal.y * oy
        let area = abs(curl.to_x.0 * curl.to_y.1 - curl.to_x.1 * curl.to_y.0)
        curl.sharpness = 1 / max(area.squareRoot(), 1e-6)
        let strength = looks.fullRadius > 0 ? min(1, roll.radius / looks.fullRadius) : 1
        (curl.through, curl.shade) = (looks.showThrough, strength)
        (curl.shadow, curl.reach) = (looks.shadow * strength, roll.reach * scale)
        return curl
    }
}

extension LayerPicture {
    fileprivate var source: ck_source {
        ck_source(
            base: UnsafePointer(pixels.data.assumingMemoryBound(to: UInt32.self)), stride: pixels.bytesPerRow / 4,
            x0: 0, y0: 0, x1: Int32(pixels.width), y1: Int32(pixels.height))
    }
}

extension Quad {
    /// Of a page that was rolled up before, too: where either roll is, if nothing else differs.
    func changedPart(since old: Quad) -> PixelRect? {
        guard old.kind == .curl else { return nil }
        var same = old
        (same.rect, same.bounds, same.image.stamp) = (rect, bounds, image.stamp)
        guard same == self else { return nil }
        return old.rect.intersection(old.bounds).union(rect.intersection(bounds))
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}

extension PageRoll {
    /// Something of the page is lifted.
    func lifts(_ page: CGRect) -> Bool {
        let n = normal
        return max(n.x * page.minX, n.x * page.maxX) + max(n.y * page.minY, n.y * page.maxY) > position
    }

    /// Where a rolled page looks other than one that lies.
    func extent(of page: CGRect) -> CGRect {
        let corners = page.corners, n = normal
        var low = CGPoint(x: Double.infinity, y: .infinity), high = CGPoint(x: -Double.infinity, y: -.infinity)
        func add(_ p: CGPoint) {
            (low.x, low.y) = (min(low.x, p.x), min(low.y, p.y))
            (high.x, high.y) = (max(high.x, p.x), max(high.y, p.y))
        }
        // All that the roll covers straight across from a point of the page.
        func addRoll(from p: CGPoint, _ lift: Double) {
            let fold = CGPoint(x: p.x - lift * n.x, y: p.y - lift * n.y)
            add(fold)
            add(CGPoint(x: fold.x + n.x * radius, y: fold.y + n.y * radius))
        }
        for (i, a) in corners.enumerated() {
            let b = corners[(i + 1) % 4], (la, lb) = (lift(of: a), lift(of: b))
            if la >= 0 {
                add(a)
                add(image(of: a))
                if la < .pi * radius { addRoll(from: a, la) }
            }
            // Where the edge goes up, and where it lies again above the page.
            for level in [0, .pi * radius] where (la < level) != (lb < level) {
                let share = (level - la) / (lb - la)
                addRoll(from: CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share), level)
            }
        }
        guard low.x <= high.x else { return .zero }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).insetBy(dx: -reach, dy: -reach)
    }
}
