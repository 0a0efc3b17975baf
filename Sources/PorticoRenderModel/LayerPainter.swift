import CoreGraphics
import Foundation
import Synchronization

/// Draws a tree of layers into pixels at once, apart from the screen: for `render(in:)`, snapshots, and whoever else needs a picture
/// of layers. The render side installs one; this is how QuartzCore calls it without knowing it.
///
/// - From: `CALayer.picture(of:scale:)`
/// - To: `PicturePainter`
package protocol LayerPainter: Sendable {
    /// `layers` is the whole tree below `layers.root`, each with all its values, as for a render tree that knows none of them.
    /// `area` is in the root's own coordinates, whatever its position and transform; `scale` in pixels a unit. The pixels are new, and
    /// transparent where nothing is drawn. nil where the area is empty or too large for memory.
    func paint(_ layers: LayerTransaction, area: CGRect, scale: Double) -> PixelBuffer?
}

package enum LayerPainting {
    private static let installed = Mutex<(any LayerPainter)?>(nil)

    package static func install(_ painter: any LayerPainter) { installed.withLock { $0 = painter } }

    /// nil where nothing that draws is linked, as in a test of the layers alone.
    package static var painter: (any LayerPainter)? { installed.withLock { $0 } }
}
