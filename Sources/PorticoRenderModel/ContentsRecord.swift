import CoreGraphics
import Foundation

/// What a layer shows in its bounds: pixels that nobody writes any more.
package struct ContentsRecord: Sendable, Equatable {
    /// Premultiplied BGRA, top row first.
    package var pixels: PixelBuffer
    /// Every pixel is fully opaque, so what lies below need not be drawn.
    package var isOpaque: Bool
    /// In pixels: what differs from the contents that this layer had before. nil means everything may.
    package var changedRect: CGRect?

    package init(pixels: PixelBuffer, isOpaque: Bool = false, changedRect: CGRect? = nil) {
        self.pixels = pixels
        self.isOpaque = isOpaque
        self.changedRect = changedRect
    }

    /// Published pixels never change, so the same buffer is the same picture.
    package static func == (a: ContentsRecord, b: ContentsRecord) -> Bool {
        a.pixels === b.pixels && a.isOpaque == b.isOpaque
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
