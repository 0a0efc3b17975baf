import Foundation

/// The way in which colours that a space does not have are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}

/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    case XYZ
}
