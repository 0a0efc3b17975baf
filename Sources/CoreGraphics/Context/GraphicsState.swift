import Foundation

/// What `saveGState` saves, but for the clip, which the drawing library saves.
struct GraphicsState {
    var ctm = CGAffineTransform.identity
    /// Whether nothing can be drawn since the transform flattens the plane.
    var isDegenerate = false
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var patternPhase = CGSize.zero
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    /// Coverage that a mask image adds to the clip.
    var softMask: SoftMask?
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var shouldSmoothFonts = true
    var shouldSubpixelPositionFonts = true
    var shouldSubpixelQuantizeFonts = true
    var characterSpacing: CGFloat = 0
    var textDrawingMode = CGTextDrawingMode.fill
    var fontSize: CGFloat = 0

    /// A shadow in base space: the transform does not turn or scale it.
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }
}
