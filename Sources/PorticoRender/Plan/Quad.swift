import Foundation
import PorticoRenderModel

/// One thing to draw, flattened: where, what, how opaque. Plain bits, so that plans are copied and compared at memory speed.
package struct Quad: Equatable {
    package enum Kind: UInt8 {
        /// A filled rectangle, perhaps with round corners.
        case solid
        /// Pixels of an image in such a rectangle.
        case image
        /// The coverage of a path, in a colour.
        case shape
        /// A filled rectangle, perhaps with round corners, whose colour changes from place to place.
        case gradient
        /// A page that is rolled up. `image` names a `CurlSheet`; only within `rect` does it look other than the page that lies.
        case curl
        /// The ring between a rectangle and its inset.
        case border
        /// What follows, up to the matching end, is drawn apart and then as one, with `alpha` and the shape as its mask.
        case groupBegin, groupEnd
        /// Inside a group, at its end: the alpha of what follows masks the group.
        case maskBegin, maskEnd
    }

    package struct Flags: OptionSet {
        package var rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Covers `rect` and everything below it completely, but for rounded corners.
        static let opaque = Flags(rawValue: 1 << 0)
        /// Not upright: the shape is `width` × `height` seen through `matrix`, edges antialiased.
        static let general = Flags(rawValue: 1 << 1)
        /// Image pixels fall on surface pixels.
        static let direct = Flags(rawValue: 1 << 2)
        static let nearest = Flags(rawValue: 1 << 3)
        static let continuous = Flags(rawValue: 1 << 4)
        /// The outer edge of a border stays square: the group around rounds it.
        static let squareOutside = Flags(rawValue: 1 << 5)
        /// The group's shape is a mask (it clips).
        static let clips = Flags(rawValue: 1 << 6)
        /// Added to what is below instead of laid over it.
        static let additive = Flags(rawValue: 1 << 7)
        /// The group's mask is one side of a line: `matrix.row0` times (x, y, 1) is the distance inside.
        static let halfPlane = Flags(rawValue: 1 << 8)
        /// The group starts from nothing, whatever its opacity: what it adds up must not meet what is below.
        static let isolated = Flags(rawValue: 1 << 9)
    }

    /// Which of a layer's quads: the order in which a layer draws them.
    package enum Part: UInt8 {
        case groupBegin
        /// The first of nine; so with `contents`.
        case shadow = 1
        case background = 10
        case contents = 11
        case border = 20, maskBegin, maskEnd, groupEnd
        /// Contents that fade into others, and the group of both.
        case oldContents = 64
        case fadeBegin = 33, fadeEnd
        /// The picture of a rasterized layer, and of a group that has not changed.
        case raster, groupPicture
        /// An old picture and a new one, which is a group by itself.
        case transitionBegin, oldPicture, newBegin, newEnd, transitionEnd
        /// What is below, blurred.
        case backdrop
        /// A pattern's copies, which `instance` tells apart, and the group that rounds them.
        case pattern, patternBegin, patternEnd
        /// A piece of a layer that another one cuts: the first of eight, and their ends.
        case pieceBegin = 48
        case pieceEnd = 56
        case gradient = 30, shapeFill, shapeStroke
        /// Above the border.
        case particles = 70
        /// One of a tiled layer's, which `instance` tells apart.
        case tile
        /// A page, lying or rolled up.
        case page
    }

    /// The pixels that it can touch: its shape within all clips.
    package var bounds = PixelRect.empty
    /// Its shape's rectangle, before clipping; whole pixels unless `general`.
    package var rect = PixelRect.empty
    package var layer = LayerID.none
    package var part: UInt8 = 0
    /// Tells apart the quads of a layer that is drawn several times in one plan.
    package var instance: UInt16 = 0
    package var kind = Kind.solid
    package var flags: Flags = []
    /// Premultiplied BGRA word, opacity included.
    package var color: UInt32 = 0
    /// Opacity of an image or group.
    package var alpha: UInt8 = 255
    /// Bit 0 top left, 1 top right, 2 bottom left, 3 bottom right: on the surface, or in the shape's own plane if `general`.
    package var corners: UInt8 = 0
    /// Of a `general` quad, which straight edges are antialiased: bit 0 left, 1 right, 2 top, 3 bottom.
    package var edges: UInt8 = 15
    /// In pixels, or in the shape's own units if `general`.
    package var radius: Float = 0
    /// In the same units.
    package var borderWidth: Float = 0
    /// Items of a group between begin and end, in both of them.
    package var count: Int32 = 0

    package var image = ImageRef()
    /// The texels that may be sampled.
    package var texels = PixelRect.empty
    /// `direct`: the texel that falls on the surface's origin. Of a shape: how far it has moved since its coverage was made.
    package var offsetX: Int32 = 0, offsetY: Int32 = 0
    /// From the shape's own plane to texels: scale x, y, origin x, y.
    package var toTexels = SIMD4<Float>(1, 1, 0, 0)

    /// Shape's own plane (origin at its top left corner) to the surface; 3×3 on column vectors, by rows.
    package var matrix = Matrix3()
    package var width: Float = 0, height: Float = 0

    package init() {}

    package var isUpright: Bool { !flags.contains(.general) }
    package var isRounded: Bool { corners != 0 && radius > 0 }

    package struct Matrix3: Equatable {
        var row0 = SIMD3<Float>(1, 0, 0), row1 = SIMD3<Float>(0, 1, 0), row2 = SIMD3<Float>(0, 0, 1)

        init() {}

        init(_ p: Plane) {
            row0 = SIMD3(Float(p.m11), Float(p.m21), Float(p.m41))
            row1 = SIMD3(Float(p.m12), Float(p.m22), Float(p.m42))
            row2 = SIMD3(Float(p.m14), Float(p.m24), Float(p.m44))
        }
    }

    /// Pixels of a `PixelBuffer` that the render tree keeps alive for as long as a plan names them.
    package struct ImageRef: Equatable {
        package var base: UInt = 0
        /// In pixels.
        package var stride: Int32 = 0
        package var width: Int32 = 0, height: Int32 = 0
        /// Changes with the contents, even where new pixels happen to lie at an old address.
        package var stamp: UInt32 = 0
    }

    /// Names this quad among all of its plan.
    var key: UInt64 { UInt64(layer.rawValue) << 24 | UInt64(instance) << 8 | UInt64(part) }

    /// Groups grow and shrink with what is in them; that alone repaints nothing.
    func looksLike(_ o: Quad) -> Bool {
        if self == o { return true }
        guard kind == o.kind, kind == .groupBegin || kind == .groupEnd else { return false }
        var mine = self
        mine.bounds = o.bounds
        mine.count = o.count
        return mine == o
    }
}
