import QuartzCore
import UIKit

extension GraphicsContext {
    /// This says how something is filled.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case shader(Shader, bounds: CGRect)
            case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
        }
        let kind: Kind

        private static func paint<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { paint(ForegroundStyle()) }

        /// Several shadings by level; what has one level takes the first.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

        /// A colour.
        public static func color(_ color: Color) -> Shading { paint(color) }

        /// A colour by its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// Any style. Its unit points are meant in the box around what is filled.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { paint(style) }

        /// The colours that a shader's function gives for each place. DEV-1346 tells what differs from a GPU.
        ///
        /// - Parameter bounds: the rectangle that the function is told as its bounding one.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            Shading(kind: .shader(shader, bounds: bounds))
        }

        /// Colours from point to point.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }

        /// Colours from circle to circle.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }

        /// Colours around a point, from an angle on.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .conic(gradient, center, angle, options)) }

        /// Copies of a part of an image, one beside the other.
        ///
        /// - Parameters:
        ///   - origin: where a copy's corner lies.
        ///   - sourceRect: the part, in 0…1.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale)) }
    }

    /// A shading as it looks in this context's surroundings.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawContents(in: path.boundingRect.insetBy(dx: -1, dy: -1)) { target in
            if !style.isAntialiased { target.setShouldAntialias(false) }
            target.addPath(path.cgPath)
            let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
            if let color = color(of: shading) {
                target.setFillColor(color)
                target.fillPath(using: rule)
            } else {
                target.clip(using: rule)
                paintArea(shading, in: path.boundingRect, target)
            }
        }
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        fill(path.strokedPath(style), with: shading)
    }

    /// Draws along a path, a line as wide as a number of points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The colour that a shading is; nil for others.
    func color(of shading: Shading) -> CGColor? {
        guard case .style(let style) = shading.kind else { return nil }
        return style.paint(in: self.style).color?.uiColor.cgColor
    }

    /// Covers a rectangle with a shading.
    func paintArea(_ shading: Shading, in rect: CGRect, _ target: CGContext) {
        switch shading.kind {
        case .style(let style): paintArea(style.paint(in: self.style), in: rect, target)
        case .shader(let shader, let bounds):
            paintArea(shader.paint(in: style, bounds: bounds), in: rect, target)
        case .linear(let gradient, let start, let end, let options):
            let line = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let length = line.dx * line.dx + line.dy * line.dy
            guard length > 0 else { return }
            let places = rect.corners.map { (($0.x - start.x) * line.dx + ($0.y - start.y) * line.dy) / length }
            let way = ResolvedGradient(gradient, options, style).continued(
                from: places.min()!, to: places.max()!, options)
            func point(_ part: CGFloat) -> CGPoint {
                CGPoint(x: start.x + line.dx * part, y: start.y + line.dy * part)
            }
            drawLinear(way.gradient, point(way.start), point(way.end), target)
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            guard startRadius != endRadius else { return }
            let farthest = rect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max()!
            func part(_ radius: CGFloat) -> CGFloat { (radius - startRadius) / (endRadius - startRadius) }
            let (a, b) = (part(0), part(farthest))
            let way = ResolvedGradient(gradient, options, style).continued(from: min(a, b), to: max(a, b), options)
            func radius(_ part: CGFloat) -> CGFloat { startRadius + (endRadius - startRadius) * part }
            drawRadial(way.gradient, center, radius(way.start), radius(way.end), target)
        case .conic(let gradient, let center, let angle, let options):
            drawConic(ResolvedGradient(gradient, options, style), center, angle, in: rect, target)
        case .tiles(let image, let origin, let sourceRect, let scale):
            drawTiles(resolve(image), origin, sourceRect, scale, in: rect)
        }
    }

    /// Covers a rectangle with a style's paint.
    private func paintArea(_ paint: Paint, in shape: CGRect, _ target: CGContext) {
        let rect = paint.rect ?? shape
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
        }
        target.setAlpha(directOpacity * CGFloat(paint.opacity))
        switch paint.fill {
        case .linear(let gradient, let start, let end): drawLinear(gradient, point(start), point(end), target)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            drawRadial(gradient, point(center), startRadius, endRadius, target)
        case .elliptical(let gradient, let center, let start, let end):
            guard rect.width > 0, rect.height > 0 else { return }
            target.saveGState()
            target.translateBy(x: point(center).x, y: point(center).y)
            target.scaleBy(x: rect.width, y: rect.height)
            drawRadial(gradient, .zero, start, end, target)
            target.restoreGState()
        case .angular(let gradient, let center, let start, let end):
            let part = (end.radians - start.radians) / (2 * .pi)
            let turn = gradient.spread(from: 0, to: part == 0 ? 1 : min(abs(part), 1))
            drawConic(turn.fading(paint.opacity), point(center), start, in: shape, target)
        case .custom(let custom): custom.base.draw(in: rect, context: target)
        case .color, .material:
            target.setAlpha(directOpacity)
            target.setFillColor(paint.mainColor.uiColor.cgColor)
            target.fill(shape)
        }
    }

    private static let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

    private func drawLinear(_ gradient: ResolvedGradient, _ start: CGPoint, _ end: CGPoint, _ target: CGContext) {
        guard let made = gradient.platform else { return }
        target.drawLinearGradient(made, start: start, end: end, options: Self.beyond)
    }

    private func drawRadial(
        _ gradient: ResolvedGradient, _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat,
        _ target: CGContext
    ) {
        guard let made = gradient.platform else { return }
        target.drawRadialGradient(
            made, startCenter: center, startRadius: max(startRadius, 0), endCenter: center,
            endRadius: max(endRadius, 0), options: Self.beyond)
    }

    /// By a layer, as Core Graphics has no such gradient.
    private func drawConic(
        _ gradient: ResolvedGradient, _ center: CGPoint, _ angle: Angle, in rect: CGRect, _ target: CGContext
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let layer = CAGradientLayer()
        layer.type = .conic
        // A square, in which angles are what they are.
        let side = max(rect.width, rect.height)
        layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
        layer.colors = gradient.stops.map { $0.color.uiColor.cgColor }
        layer.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
        layer.startPoint = CGPoint(x: (center.x - rect.minX) / side, y: (center.y - rect.minY) / side)
        layer.endPoint = CGPoint(
            x: layer.startPoint.x + cos(angle.radians), y: layer.startPoint.y + sin(angle.radians))
        guard let picture = layer.picture(of: layer.frame, scale: scale) else { return }
        UIImage(cgImage: CGImage(pixelBuffer: picture), scale: scale, orientation: .up).draw(
            in: CGRect(origin: rect.origin, size: layer.frame.size), blendMode: directBlendMode, alpha: directOpacity)
    }

    private func drawTiles(
        _ image: ResolvedImage, _ origin: CGPoint, _ sourceRect: CGRect, _ scale: CGFloat, in rect: CGRect
    ) {
        guard let whole = image.image, let picture = whole.cgImage else { return }
        let part = CGRect(
            x: sourceRect.minX * CGFloat(picture.width), y: sourceRect.minY * CGFloat(picture.height),
            width: sourceRect.width * CGFloat(picture.width), height: sourceRect.height * CGFloat(picture.height))
        guard let cut = picture.cropping(to: part) else { return }
        let tile = UIImage(cgImage: cut, scale: whole.scale, orientation: .up)
        let size = CGSize(width: tile.size.width * scale, height: tile.size.height * scale)
        guard size.width > 0, size.height > 0, rect.width / size.width * (rect.height / size.height) < 100_000
        else { return }
        func first(_ edge: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> CGFloat {
            origin + ((edge - origin) / length).rounded(.down) * length
        }
        var y = first(rect.minY, origin.y, size.height)
        while y < rect.maxY {
            var x = first(rect.minX, origin.x, size.width)
            while x < rect.maxX {
                tile.draw(
                    in: CGRect(origin: CGPoint(x: x, y: y), size: size), blendMode: directBlendMode,
                    alpha: directOpacity)
                x += size.width
            }
            y += size.height
        }
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }
}
