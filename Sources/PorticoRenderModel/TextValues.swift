import CoreGraphics
import Foundation

/// What of a text layer animates. The text itself is drawn into the layer's contents; while one of these moves, the render side asks
/// `painter` for contents that fit.
package struct TextValues: Sendable, Equatable {
    package static let string = LayerProperty.specific0
    package static let font = LayerProperty.specific1
    package static let fontSize = LayerProperty.specific2
    package static let foregroundColor = LayerProperty.specific3
    package static let wrapped = LayerProperty.specific4
    package static let alignmentMode = LayerProperty.specific5
    package static let truncationMode = LayerProperty.specific6
    package static let quantization = LayerProperty.specific7

    package var fontSize: Double = 36
    package var foregroundColor = RGBA(1, 1, 1, 1)
    /// nil where a subclass may draw in its own way: its text stands still until it is displayed again.
    package var painter: (any LayerTextPainter)?

    package init() {}

    /// Who draws the text is no value of it.
    package static func == (a: TextValues, b: TextValues) -> Bool {
        a.fontSize == b.fontSize && a.foregroundColor == b.foregroundColor
    }

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.fontSize: .number(fontSize)
        case Self.foregroundColor: .color(foregroundColor)
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.fontSize, .number(let n)): fontSize = n
        case (Self.foregroundColor, .color(let c)): foregroundColor = c
        default: break
        }
    }
}

/// A text layer's string with everything that says how it is set, but what animates. Immutable.
///
/// - From: `CATextLayer`
/// - To: `RenderTree.sample`
package protocol LayerTextPainter: AnyObject, Sendable {
    /// The contents of a layer with these values; nil where there is nothing to draw.
    func paint(_ values: TextValues, bounds: CGRect, scale: Double, isOpaque: Bool) -> ContentsRecord?
}

extension LayerProperties {
    /// A text layer's own values; of any other layer the defaults.
    package var text: TextValues {
        get { if case .text(let values)? = extrasBox?.value.payload { values } else { TextValues() } }
        set { extras.payload = .text(newValue) }
    }

    /// Its contents are the text that its values say.
    package var drawsText: Bool {
        if case .text(let values)? = extrasBox?.value.payload { values.painter != nil } else { false }
    }

    /// These values with the text that belongs to them, where they are not those for which the text was drawn.
    /// - Parameter shown: What is on the screen now, which may be drawn already.
    package func withText(drawnFor model: LayerProperties, shown: LayerProperties) -> LayerProperties {
        guard case .text(let values)? = extrasBox?.value.payload, let painter = values.painter else { return self }
        if values == model.text { return self }
        var changed = self
        let isDrawn = values == shown.text && bounds.size == shown.bounds.size && contentsScale == shown.contentsScale
        changed.contents =
            isDrawn
            ? shown.contents : painter.paint(values, bounds: bounds, scale: contentsScale, isOpaque: isOpaque)
        return changed
    }
}
