import CoreGraphics
import Foundation

extension UIImage {
    func draw(in rect: CGRect, of context: CGContext, blendMode: CGBlendMode, alpha: CGFloat) {
        guard !rect.isEmpty, rect.isFinite, let image = displayImage(traits: .current) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        if attributes.isResizable && rect.size != size {
            drawResized(image, in: rect, of: context)
        } else {
            context.drawUpright(image, in: rect)
        }
    }

    /// Nine parts: corners as they are, edges resized along, the middle both ways.
    private func drawResized(_ image: CGImage, in rect: CGRect, of context: CGContext) {
        let caps = capInsets
        let columns = Self.parts(size.width, lead: caps.left, trail: caps.right, origin: rect.minX, room: rect.width)
        let rows = Self.parts(size.height, lead: caps.top, trail: caps.bottom, origin: rect.minY, room: rect.height)
        let isTiled = resizingMode == .tile
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: (column.source.upperBound - column.source.lowerBound) * scale,
                    height: (row.source.upperBound - row.source.lowerBound) * scale)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard !target.isEmpty, let part = image.cropping(to: source) else { continue }
                let step = CGSize(
                    width: isTiled && column.isMiddle ? source.width / scale : target.width,
                    height: isTiled && row.isMiddle ? source.height / scale : target.height)
                tile(part, step, from: target.origin, in: target, of: context)
            }
        }
    }

    private struct Part {
        let source: ClosedRange<CGFloat>
        let target: ClosedRange<CGFloat>
        let isMiddle: Bool
    }

    /// Cap, middle, cap along one axis. Caps that do not fit side by side shrink together.
    private static func parts(
        _ length: CGFloat, lead: CGFloat, trail: CGFloat, origin: CGFloat, room: CGFloat
    ) -> [Part] {
        let lead = min(max(lead, 0), length)
        let trail = min(max(trail, 0), length - lead)
        let shrink = lead + trail > room ? room / (lead + trail) : 1
        let (first, last) = (lead * shrink, trail * shrink)
        return [
            Part(source: 0...lead, target: origin...(origin + first), isMiddle: false),
            Part(
                source: lead...(length - trail), target: (origin + first)...max(origin + first, origin + room - last),
                isMiddle: true),
            Part(source: (length - trail)...length, target: (origin + room - last)...(origin + room), isMiddle: false),
        ].filter { $0.source.upperBound > $0.source.lowerBound }
    }

    func drawTiles(in rect: CGRect, of context: CGContext) {
        guard let image = displayImage(traits: .current) else { return }
        tile(image, size, from: .zero, in: rect, of: context)
    }

    /// Copies of a picture side by side, one of them at `origin`, where they are seen. Of those too small to be told apart some are left out.
    private func tile(
        _ image: CGImage, _ size: CGSize, from origin: CGPoint, in rect: CGRect, of context: CGContext
    ) {
        guard rect.isFinite, size.width > 0, size.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        let seen = context.boundingBoxOfClipPath.intersection(rect)
        guard !seen.isEmpty else { return }
        let step = CGSize(width: max(size.width, seen.width / 4096), height: max(size.height, seen.height / 4096))
        let startX = origin.x + ((seen.minX - origin.x) / size.width).rounded(.down) * size.width
        let startY = origin.y + ((seen.minY - origin.y) / size.height).rounded(.down) * size.height
        for y in stride(from: startY, to: seen.maxY, by: step.height) {
            for x in stride(from: startX, to: seen.maxX, by: step.width) {
                context.drawUpright(image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            }
        }
    }

    /// The pixels to show: oriented, and in the colour of `withTintColor(_:)`. Made when first asked for.
    func displayImage(traits: UITraitCollection) -> CGImage? {
        if let other = variant(for: traits) { return other.displayImage(traits: traits) }
        if !showsAsTemplate, attributes.tint == nil, let colors = symbolColors(tint: .systemBlue, traits: traits) {
            return rendered.symbol(for: self, in: colors)
        }
        guard let source = cgImage else { return nil }
        if let tint = attributes.tint { return tintedImage(tint.resolvedColor(with: traits)) }
        return imageOrientation == .up ? source : rendered.oriented(source, as: imageOrientation)
    }

    /// The asset's picture for these traits, if it is another one than this.
    private func variant(for traits: UITraitCollection) -> UIImage? {
        guard let (other, scale) = picture(for: traits), other != content else { return nil }
        var attributes = attributes
        attributes.scale = scale
        attributes.asset = nil
        attributes.variants = nil
        return UIImage(content: other, attributes: attributes)
    }

    /// What is shown where these traits hold, if the image has several pictures.
    private func picture(for traits: UITraitCollection) -> (ImageContent, scale: CGFloat)? {
        if let variants = registeredVariants {
            return variants.picture(for: traits).map { ($0.content, $0.attributes.scale) }
        }
        guard let asset = attributes.asset,
            let found = ImageLoader.shared.image(named: asset.name, in: asset.bundle, traits: traits.values)
        else { return nil }
        return (found.content, found.attributes.scale)
    }

    /// The image's shape in a colour: how a template is shown. The last one made is kept.
    package func tintedImage(_ color: UIColor) -> CGImage? {
        guard let source = cgImage else { return nil }
        let upright = imageOrientation == .up ? source : rendered.oriented(source, as: imageOrientation)
        return rendered.tinted(upright, color: color.cgColor)
    }

    /// What a layer shows for this image in a view with the given tint: the seam of image views and buttons.
    package func layerImage(tint: UIColor, traits: UITraitCollection) -> CGImage? {
        if showsAsTemplate { return tintedImage(tint.resolvedColor(with: traits)) }
        if attributes.tint == nil, let colors = symbolColors(tint: tint, traits: traits) {
            return rendered.symbol(for: self, in: colors)
        }
        return displayImage(traits: traits)
    }

    /// Whether an image view mirrors the image where people read from the right.
    package var isMirroredByReading: Bool {
        if case .symbol(let shape) = content, shape.followsReading { return true }
        return attributes.flipsForRightToLeft
    }

    /// Whether a view shows the image's shape in its tint colour.
    package var showsAsTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && attributes.tint == nil && !hasSymbolColors
        }
    }

    /// Whether a view has to show it anew in another appearance or tint colour.
    package var followsColors: Bool {
        showsAsTemplate || hasSymbolColors || attributes.asset != nil || registeredVariants != nil
            || attributes.tint?.isDynamic == true
    }

    /// The part that stretches, in unit coordinates: all of it unless the image is resizable.
    package var contentsCenter: CGRect {
        let size = size
        guard attributes.isResizable, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        return CGRect(
            x: capInsets.left / size.width, y: capInsets.top / size.height,
            width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
            height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
    }

    /// Whether the middle is repeated where the image is drawn larger, so that one sees it: of a point's middle nobody does.
    package var tilesItsMiddle: Bool {
        guard attributes.isResizable, resizingMode == .tile else { return false }
        return size.width - capInsets.left - capInsets.right > 1 || size.height - capInsets.top - capInsets.bottom > 1
    }

    /// The colour that fills with copies of this image.
    func makePatternColor() -> CGColor {
        let size = size
        guard size.width > 0, size.height > 0, let image = displayImage(traits: .current) else {
            return CGColor(gray: 0, alpha: 0)
        }
        return CGColor.tiling(image, size: size)
    }
}

extension CGContext {
    /// Draws an image with its first row on top, in a space whose y points down.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }
}
