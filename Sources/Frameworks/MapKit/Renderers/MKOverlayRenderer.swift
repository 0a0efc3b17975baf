import CoreGraphics
import Foundation
import UIKit

/// Draws an overlay. Its own coordinates are map points from the north-western corner of the overlay's bounds; the context that it draws
/// into is set up for them.
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// How much of it is seen, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }
    /// How it covers what is below it.
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    /// Pixels a point of the screen that it draws for.
    public internal(set) var contentScaleFactor: CGFloat = 2
    /// Draws the map anew; its view says how.
    final var redraw: (() -> Void)?

    /// - Parameter overlay: what it draws.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    private var origin: MKMapPoint {
        let bounds = overlay.boundingMapRect
        return bounds.isNull ? MKMapPoint() : bounds.origin
    }

    /// Where a place of the map is in the renderer's coordinates.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    /// Which place of the map a point of the renderer is.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: origin.x + point.x, y: origin.y + point.y) }
    /// Where a rectangle of the map is in the renderer's coordinates.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// Which rectangle of the map one of the renderer is.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// Whether what it needs for a rectangle is there. Without that it is asked again after `setNeedsDisplay(_:zoomScale:)`.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws what lies in a rectangle. This one draws nothing.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Has all of it drawn anew.
    open func setNeedsDisplay() { redraw?() }
    /// Has a rectangle drawn anew.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { redraw?() }
    /// Has a rectangle drawn anew at a zoom.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { redraw?() }
}

/// Draws overlays that are a path, filled and stroked.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What the path is filled with; nil: nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// What the path is stroked with; nil: nothing.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// How wide a line is, in points of the screen; 0, the default, is as wide as a road at the map's zoom.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How lines meet; round by default.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// How lines end; round by default.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// How far corners of lines go; 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where in the pattern dashes begin, in points of the screen.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Dashes and gaps, in points of the screen; nil: the line is whole.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether it is drawn as pixels, not as a vector. It is in any case, at the map's zoom.
    open var shouldRasterize = false
    private var made: CGPath?

    /// The path in the renderer's coordinates; made by `createPath()` when it is asked for first.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set { made = newValue }
    }

    /// Makes the path, and sets `path`. This one makes none.
    open func createPath() {}
    /// Has the path made again when it is asked for next.
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path = drawnPath(mapRect, zoomScale) else { return }
        if fillColor != nil {
            context.saveGState()
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
            context.restoreGState()
        }
        if strokeColor != nil {
            context.saveGState()
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
            context.restoreGState()
        }
    }

    /// The path to draw: a subclass cuts off what is far away, where numbers of the drawing would overflow.
    func drawnPath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? { path }

    /// Sets colour, width, joins, caps and dashes, all of which count points of the screen.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        guard zoomScale > 0 else { return }
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern, !lineDashPattern.isEmpty {
            context.setLineDash(
                phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat(truncating: $0) / zoomScale })
        }
    }
    /// Sets the colour to fill with.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }
    /// Strokes a path as the context is set up.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
    /// Fills a path as the context is set up; where it covers itself twice there is a hole.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }
}
