import UIKit

extension GraphicsContext {
    /// A text as it looks in the canvas.
    public struct ResolvedText {
        let string: NSAttributedString
        /// What the text is filled with, whatever its own colours are; the foreground style by default, which leaves these.
        public var shading = Shading.foreground { didSet { isShaded = true } }
        fileprivate var isShaded = false

        init(_ string: NSAttributedString) {
            self.string = string
            guard string.length > 0 else { return }
            var range = NSRange()
            let paint = string.attribute(.textPaint, at: 0, effectiveRange: &range) as? TextPaint
            // Of several paints, and of colours beside one, each has its one colour.
            guard let paint, range.length == string.length else { return }
            shading = .style(PaintStyle(paint: paint.paint))
            isShaded = true
        }

        /// The text's size if it has this room.
        public func measure(in size: CGSize) -> CGSize {
            string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
        }

        /// From the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { font(at: 0)?.ascender ?? 0 }

        /// From the top to the last line's baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            measure(in: size).height + (font(at: string.length - 1)?.descender ?? 0)
        }

        private func font(at index: Int) -> UIFont? {
            guard string.length > 0 else { return nil }
            return string.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }
    }

    /// A picture as it looks in the canvas.
    public struct ResolvedImage {
        let image: UIImage?
        /// This is what a template is filled with; nil for pictures with colours of their own.
        public var shading: Shading?

        /// The picture's size in points.
        public var size: CGSize { image?.size ?? .zero }

        /// From the top to the baseline, which is the lower edge in most pictures.
        public var baseline: CGFloat { size.height - (image?.baselineOffsetFromBottom ?? 0) }
    }

    /// A view of the canvas's symbols as it looks in the canvas.
    public struct ResolvedSymbol: Sendable {
        /// The view's size in points.
        public let size: CGSize
        /// With a margin around the view.
        let image: UIImage?
    }

    /// The text in this context's surroundings.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(TextResolution(environment: environment).attributedString(text))
    }

    /// The picture in this context's surroundings.
    public func resolve(_ image: Image) -> ResolvedImage {
        let resolution = ImageResolution(environment: environment)
        let made = resolution.platformImage(image)
        guard made?.renderingMode == .alwaysTemplate || made?.isSymbolImage == true else {
            return ResolvedImage(image: made)
        }
        return ResolvedImage(
            image: made?.withTintColor(resolution.templateColor),
            shading: .color(Color(uiColor: resolution.templateColor)))
    }

    // MARK: Texts

    /// Draws a text that is wrapped and cut to fit a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard text.isShaded else { return drawContents(in: rect) { _ in text.string.draw(in: rect) } }
        drawShape(text.shading, in: rect) { text.string.draw(in: rect) }
    }

    /// Draws a text in its own size, with a place of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let most = CGFloat.greatestFiniteMagnitude
        draw(text, in: frame(of: text.measure(in: CGSize(width: most, height: most)), at: point, anchor))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Pictures

    /// Draws a picture that fills a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let picture = image.image else { return }
        guard let shading = image.shading else { return drawPicture(picture, in: rect) }
        if let color = color(of: shading) {
            drawPicture(picture.withTintColor(UIColor(cgColor: color), renderingMode: .alwaysTemplate), in: rect)
        } else {
            drawShape(shading, in: rect) { picture.draw(in: rect) }
        }
    }

    /// Draws a picture in its own size, with a place of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(of: image.size, at: point, anchor))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// Draws a view that fills a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard let image = symbol.image, symbol.size.width > 0, symbol.size.height > 0 else { return }
        let margin = SymbolLayout.margin
        let dx = margin * rect.width / symbol.size.width, dy = margin * rect.height / symbol.size.height
        drawPicture(image, in: rect.insetBy(dx: -dx, dy: -dy))
    }

    /// Draws a view in its own size, with a place of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: frame(of: symbol.size, at: point, anchor))
    }

    // MARK: How

    private func frame(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    private func drawPicture(_ image: UIImage, in rect: CGRect) {
        drawContents(in: rect) { _ in image.draw(in: rect, blendMode: directBlendMode, alpha: directOpacity) }
    }

    /// Draws what has a shape, filled with a shading.
    private func drawShape(_ shading: Shading, in rect: CGRect, _ shape: () -> Void) {
        drawContents(in: rect, asLayer: true) { target in
            shape()
            target.setBlendMode(.sourceIn)
            target.beginTransparencyLayer(auxiliaryInfo: nil)
            var plain = self
            (plain.opacity, plain.blendMode) = (1, .normal)
            plain.paintArea(shading, in: rect, target)
            target.endTransparencyLayer()
        }
    }
}
