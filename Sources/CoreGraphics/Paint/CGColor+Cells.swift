import Foundation

extension CGColor {
    /// Whole cells of the pattern side by side, `scale` pixels a point and `side` pixels at least in each direction, with what they measure
    /// in points; nil of a colour without a pattern, and where there is no memory. Small cells would be drawn one by one otherwise.
    package func cells(scale: CGFloat, side: CGFloat) -> (pixels: PixelBuffer, size: CGSize)? {
        guard let pattern, scale > 0, scale.isFinite else { return nil }
        let step = CGSize(
            width: pattern.xStep * hypot(pattern.matrix.a, pattern.matrix.b),
            height: pattern.yStep * hypot(pattern.matrix.c, pattern.matrix.d))
        guard step.width > 0, step.height > 0, step.width.isFinite, step.height.isFinite else { return nil }
        func count(_ step: CGFloat) -> CGFloat { max(1, min(side, (side / (step * scale)).rounded(.up))) }
        let size = CGSize(width: step.width * count(step.width), height: step.height * count(step.height))
        guard let whole = PixelBuffer.size((size.width * scale).rounded(), (size.height * scale).rounded()) else {
            return nil
        }
        let context = CGContext.backing(width: whole.width, height: whole.height)
        context.scaleBy(x: CGFloat(whole.width) / size.width, y: CGFloat(whole.height) / size.height)
        context.baseCTM = context.ctm
        context.setFillColor(self)
        context.fill(CGRect(origin: .zero, size: size))
        return (context.pixelBuffer, size)
    }
}
