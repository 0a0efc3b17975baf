// The names of Image I/O's options and properties.

/// A Boolean: keep the decoded image.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// A Boolean: decode when the image is made, not when it is drawn.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A Boolean: components may be floats.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// A string: what type the data probably has.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// A number: the longer side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// A Boolean: the thumbnail is turned as the image's orientation says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// A Boolean: make the thumbnail of the image itself, even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// A Boolean: make the thumbnail of the image itself, if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A number from 0, smallest, to 1, best.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// A number: the file's bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// A number: the width in pixels, before the orientation.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// A number: the height in pixels, before the orientation.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A number from 1, upright, to 8, as EXIF has it.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// A number: the bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// A Boolean: the image has an alpha channel.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// A string: `kCGImagePropertyColorModelRGB` or another model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// A dictionary: what only GIFs have.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// A number: how long a frame stands, in seconds, 0.1 at least.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// A number: how long a frame stands, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// A number: how often the frames are played; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// A dictionary: what a JPEG's JFIF header says: here `kCGImagePropertyJFIFIsProgressive`.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// A Boolean: the JPEG comes in several passes.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
