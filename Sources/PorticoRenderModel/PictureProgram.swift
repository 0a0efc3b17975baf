import CoreGraphics
import Foundation

/// A program of the app's makes a filter layer's picture: a shader. Two are the same if they are one object.
///
/// - From: `FilterLayer.setProgram`
/// - To: `FilteredImage`
package final class PictureProgram: Sendable, Equatable {
    /// One picture to be made of another.
    package struct Task {
        /// The layer's picture, and where its first pixel lies, in pixels from the layer's origin.
        package let source: PixelBuffer
        package let sourceOrigin: (x: Int, y: Int)
        /// The pixels to be made, which are clear.
        package let target: PixelBuffer
        package let targetOrigin: (x: Int, y: Int)
        /// Pixels a point.
        package let scale: Double
        /// The layer's bounds in points.
        package let bounds: CGRect

        package init(
            source: PixelBuffer, sourceOrigin: (x: Int, y: Int), target: PixelBuffer, targetOrigin: (x: Int, y: Int),
            scale: Double, bounds: CGRect
        ) {
            (self.source, self.sourceOrigin) = (source, sourceOrigin)
            (self.target, self.targetOrigin) = (target, targetOrigin)
            (self.scale, self.bounds) = (scale, bounds)
        }
    }

    /// By how many points the result may reach beyond the layer's picture.
    package let margin: CGSize
    private let body: @Sendable (Task) -> Void

    /// - Parameter body: called on the render thread, or wherever a picture of the layer is made.
    package init(margin: CGSize, _ body: @escaping @Sendable (Task) -> Void) {
        (self.margin, self.body) = (margin, body)
    }

    package func drawPicture(_ task: Task) { body(task) }

    package static func == (a: PictureProgram, b: PictureProgram) -> Bool { a === b }
}
