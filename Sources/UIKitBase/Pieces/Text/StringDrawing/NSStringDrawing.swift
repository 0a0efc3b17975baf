import CoreGraphics
import Foundation

extension NSAttributedString {
    /// The room that the text takes without wrapping, in points, not rounded.
    public func size() -> CGSize { StringDrawing(self).size }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

    /// Draws the text into a rectangle of the current context: wrapped at its width, clipped to it.
    public func draw(in rect: CGRect) {
        StringDrawing(self).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws into a rectangle of the current context; without `usesLineFragmentOrigin` the text is one line, its baseline at the
    /// rectangle's top. The context gets the bounds that were drawn.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(in: rect, options: options, context: context)
    }

    /// The rectangle that drawing into a rectangle of `size` would fill. Not rounded: round up for a view's size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self).boundingRect(size: size, options: options, context: context)
    }
}

extension NSString {
    /// The room that the text takes without wrapping, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(self).size(withAttributes: attrs)
    }

    /// Draws the text into the current context, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle of the current context: wrapped at its width, clipped to it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws into a rectangle of the current context; without `usesLineFragmentOrigin` the text is one line, its baseline at the
    /// rectangle's top. The context gets the bounds that were drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        String(self).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle that drawing into a rectangle of `size` would fill. Not rounded: round up for a view's size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

// On iOS a String is looked at as an NSString where it lacks a method; without that bridge it has them itself.
extension String {
    /// The room that the text takes without wrapping, in points, not rounded; without attributes in Helvetica at 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attributes: attrs).size
    }

    /// Draws the text into the current context, its top left corner at a point; lines end only where the text says so.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs).draw(at: point)
    }

    /// Draws the text into a rectangle of the current context: wrapped at its width, clipped to it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws into a rectangle of the current context; without `usesLineFragmentOrigin` the text is one line, its baseline at the
    /// rectangle's top. The context gets the bounds that were drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes: attributes).draw(in: rect, options: options, context: context)
    }

    /// The rectangle that drawing into a rectangle of `size` would fill. Not rounded: round up for a view's size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes).boundingRect(size: size, options: options, context: context)
    }
}
