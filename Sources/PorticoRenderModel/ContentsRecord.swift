import CoreGraphics
import Foundation

/// What a layer shows in its bounds: pixels that nobody writes any more.
package struct ContentsRecord: Sendable, Equatable {
    /// Premultiplied BGRA, top row first.
    package var pixels: PixelBuffer
    /// Where `pixels` are the only part of the contents that isn't transparent; nil: they are all of it.
    package var part: ContentsPart?
    /// Every pixel is fully opaque, so what lies below need not be drawn.
    package var isOpaque: Bool
    /// In pixels: what differs from the contents that this layer had before. nil means everything may.
    package var changedRect: CGRect?
    /// Drawn in the layer's coordinates, and mirrored with them. Pictures stay upright where `isGeometryFlipped` turns y over.
    package var followsGeometry = false
    /// On the way from one picture to another, both of which are seen; the rest is then of whichever there is more of.
    package var fade: ContentsFade?

    package init(pixels: PixelBuffer, isOpaque: Bool = false, changedRect: CGRect? = nil) {
        self.pixels = pixels
        self.isOpaque = isOpaque
        self.changedRect = changedRect
    }

    package var width: Int { part?.wholeWidth ?? pixels.width }
    package var height: Int { part?.wholeHeight ?? pixels.height }

    /// All of the contents.
    package var wholePixels: PixelBuffer? {
        guard let part else { return pixels }
        return pixels.placed(x: part.x, y: part.y, width: part.wholeWidth, height: part.wholeHeight)
    }

    /// Published pixels never change, so the same buffer is the same picture.
    package static func == (a: ContentsRecord, b: ContentsRecord) -> Bool {
        a.pixels === b.pixels && a.part == b.part && a.isOpaque == b.isOpaque && a.fade == b.fade
    }
}

/// A place in contents, in pixels.
package struct ContentsPart: Sendable, Equatable {
    package let x: Int
    package let y: Int
    package let wholeWidth: Int
    package let wholeHeight: Int

    package init(x: Int, y: Int, wholeWidth: Int, wholeHeight: Int) {
        (self.x, self.y, self.wholeWidth, self.wholeHeight) = (x, y, wholeWidth, wholeHeight)
    }
}

/// A cross-fade of contents; no picture is a transparent one.
package final class ContentsFade: Sendable, Equatable {
    package let from: ContentsRecord?
    package let to: ContentsRecord?
    /// 0…1.
    package let progress: Double

    private init(_ from: ContentsRecord?, _ to: ContentsRecord?, _ progress: Double) {
        (self.from, self.to, self.progress) = (from, to, progress)
    }

    package static func == (a: ContentsFade, b: ContentsFade) -> Bool {
        a.progress == b.progress && a.from == b.from && a.to == b.to
    }

    /// What is shown part way from one to the other.
    package static func between(_ from: ContentsRecord?, _ to: ContentsRecord?, _ progress: Double) -> ContentsRecord? {
        if progress <= 0 || from == to { return from }
        if progress >= 1 { return to }
        guard var record = (progress < 0.5 ? from ?? to : to ?? from) else { return nil }
        record.fade = ContentsFade(from, to, progress)
        record.isOpaque = (from?.isOpaque ?? false) && (to?.isOpaque ?? false)
        record.changedRect = nil
        return record
    }
}

/// How contents are placed in bounds of another size. Order as Apple lists them.
package enum ContentsGravity: UInt8, Sendable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}

package enum ContentsFilter: UInt8, Sendable, CaseIterable {
    case nearest, linear, trilinear
}
