import CoreGraphics
import Foundation

/// Draws into the context that a renderer made.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

/// The base of the renderers: makes a context, makes it current, runs drawing in it.
open class UIGraphicsRenderer: NSObject {
    private let ownFormat: UIGraphicsRendererFormat

    /// A renderer of the format that suits the main screen; bounds are in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred())
    }

    /// A renderer of a copy of a format; bounds are in points, and their origin is that of the drawing.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        ownFormat = format.copy() as? UIGraphicsRendererFormat ?? format
        ownFormat.bounds = bounds
        super.init()
    }

    /// A copy of the format that the renderer was made with, its bounds set.
    open var format: UIGraphicsRendererFormat { ownFormat }

    /// Whether the renderer makes images.
    open var allowsImageOutput: Bool { false }

    /// The class of the contexts that drawing closures get.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// Makes a context for one rendering; a subclass overrides it.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Readies a context for drawing; a subclass overrides it.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Runs the closures with a fresh context current.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = type(of: self).context(with: format) else {
            throw RenderingError.noContext(bounds: format.bounds)
        }
        let rendererContext = makeRendererContext(context)
        type(of: self).prepare(context, with: rendererContext)
        withGraphicsContext(context) {
            drawingActions(rendererContext)
            completionActions?(rendererContext)
        }
    }

    func makeRendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(cgContext: context, format: format)
    }
}

/// Why a rendering made nothing.
enum RenderingError: Error, CustomStringConvertible {
    case noContext(bounds: CGRect)

    var description: String {
        switch self {
        case .noContext(let bounds):
            "no context can be made for the bounds \(bounds): use a size above zero, of less than 32,768 "
                + "pixels a side and 268 million in all"
        }
    }
}

/// What drawing closures draw with.
open class UIGraphicsRendererContext: NSObject {
    /// The context that is drawn into, for Core Graphics' own functions.
    public let cgContext: CGContext
    /// The format of the renderer, its bounds set.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills with the fill colour, replacing what was there.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Fills with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        withGraphicsContext(cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
    }

    /// Draws a frame of one point inside the rectangle, in the stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    /// Draws a frame of one point inside the rectangle, in the stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineWidth(1)
        cgContext.setLineDash(phase: 0, lengths: [])
        cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    /// Cuts the context's clip down to a rectangle, for all that is drawn from now on.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
