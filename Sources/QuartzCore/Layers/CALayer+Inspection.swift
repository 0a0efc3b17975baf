import CoreGraphics

/// The parts of a layer that tools look at and that are not API.
extension CALayer {
    /// The pixels that the layer itself shows, without sublayers: an image, or what it drew. Nil if it has none.
    package final var contentsPixels: PixelBuffer? {
        if let store = storedContents as? BackingStore { return store.record?.wholePixels }
        return (storedContents as? CGImage)?.pixels
    }
}
