import CoreGraphics

/// Pixels that a planner made for a layer: a shadow, a picture of what is below it.
class LayerImage {
    /// Shadows of more texels are made at a coarser scale.
    static let shadowLimit = 2 << 20
    let pixels: PixelBuffer
    final var stamp: UInt32

    init(_ pixels: PixelBuffer, stamp: UInt32) { (self.pixels, self.stamp) = (pixels, stamp) }
}

/// What a planner made for one layer, kept for as long as its plan may name it: what the last emission used, and what the one before
/// did, which the next may use again. A layer that is drawn several times in one plan may have several of a kind.
final class LayerImages {
    private var current: [AnyObject] = []
    private var previous: [AnyObject] = []
    /// Of the last emission that asked.
    private(set) var generation: UInt32 = 0

    /// The image that was made for the same purpose, if it still is what it should be; it is kept on.
    func find<Image: AnyObject>(_ generation: UInt32, _ isRight: (Image) -> Bool) -> Image? {
        enter(generation)
        if let found = current.lazy.compactMap({ $0 as? Image }).first(where: isRight) { return found }
        for (i, image) in previous.enumerated() {
            if let image = image as? Image, isRight(image) {
                current.append(previous.remove(at: i))
                return image
            }
        }
        return nil
    }

    func keep(_ image: AnyObject, _ generation: UInt32) {
        enter(generation)
        current.append(image)
    }

    private func enter(_ generation: UInt32) {
        if generation == self.generation { return }
        self.generation = generation
        previous = current
        current.removeAll(keepingCapacity: true)
    }
}
