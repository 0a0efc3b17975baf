import CoreGraphics
import Foundation

/// Where a layer's contents go: which texels, into which rectangle of its bounds.
package struct ContentsPlacement {
    package let record: ContentsRecord
    /// Texels of the whole contents, from `contentsRect`.
    package let source: CGRect
    /// In the layer's points, from `contentsGravity`.
    package let target: CGRect

    package init?(_ record: ContentsRecord, _ values: LayerProperties) {
        let bounds = values.bounds
        let unit = values.extrasBox?.value.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let (w, h) = (Double(record.width), Double(record.height))
        let source = CGRect(x: unit.minX * w, y: unit.minY * h, width: unit.width * w, height: unit.height * h)
        guard source.width > 0, source.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        self.record = record
        self.source = source
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        let size = CGSize(width: source.width / scale, height: source.height / scale)
        target = Self.target(size, in: bounds, values.contentsGravity)
    }

    /// "Bottom" is where y is smallest, which on a screen whose y points down is its upper edge: as on iOS.
    private static func target(_ size: CGSize, in bounds: CGRect, _ gravity: ContentsGravity) -> CGRect {
        let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
        func at(_ x: Double, _ y: Double) -> CGRect {
            CGRect(
                x: bounds.minX + free.width * x, y: bounds.minY + free.height * y, width: size.width,
                height: size.height)
        }
        switch gravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let (kx, ky) = (bounds.width / size.width, bounds.height / size.height)
            let k = gravity == .resizeAspect ? min(kx, ky) : max(kx, ky)
            let fitted = CGSize(width: size.width * k, height: size.height * k)
            return CGRect(
                x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
                height: fitted.height)
        case .center: return at(0.5, 0.5)
        case .top: return at(0.5, 1)
        case .bottom: return at(0.5, 0)
        case .left: return at(0, 0.5)
        case .right: return at(1, 0.5)
        case .topLeft: return at(0, 1)
        case .topRight: return at(1, 1)
        case .bottomLeft: return at(0, 0)
        case .bottomRight: return at(1, 0)
        }
    }

    package func fills(_ bounds: CGRect) -> Bool {
        abs(target.minX - bounds.minX) < 1e-6 && abs(target.minY - bounds.minY) < 1e-6
            && abs(target.width - bounds.width) < 1e-6 && abs(target.height - bounds.height) < 1e-6
    }

    /// Calls with each piece: one, or nine where `contentsCenter` says which part stretches. The source is in the record's pixels.
    package func forEachPiece(
        _ values: LayerProperties, _ body: (_ index: UInt8, _ target: CGRect, _ source: CGRect) -> Void
    ) {
        guard let part = record.part else { return forEachWholePiece(values, body) }
        let place = CGRect(
            x: part.x, y: part.y, width: record.pixels.width, height: record.pixels.height)
        forEachWholePiece(values) { index, target, source in
            let seen = source.intersection(place)
            guard !seen.isEmpty else { return }
            let (kx, ky) = (target.width / source.width, target.height / source.height)
            let shown = CGRect(
                x: target.minX + (seen.minX - source.minX) * kx, y: target.minY + (seen.minY - source.minY) * ky,
                width: seen.width * kx, height: seen.height * ky)
            body(index, shown, seen.offsetBy(dx: -place.minX, dy: -place.minY))
        }
    }

    private func forEachWholePiece(
        _ values: LayerProperties, _ body: (_ index: UInt8, _ target: CGRect, _ source: CGRect) -> Void
    ) {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let center = values.extrasBox?.value.contentsCenter ?? unit
        guard center != unit else { return body(0, target, source) }
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        let x = Self.cuts(
            target.minX, target.width, texel: source.minX, texels: source.width, from: center.minX, to: center.maxX,
            scale: scale)
        let y = Self.cuts(
            target.minY, target.height, texel: source.minY, texels: source.height, from: center.minY, to: center.maxY,
            scale: scale)
        for j in 0..<3 {
            for i in 0..<3 {
                let piece = CGRect(
                    x: x.target[i], y: y.target[j], width: x.target[i + 1] - x.target[i],
                    height: y.target[j + 1] - y.target[j])
                let texels = CGRect(
                    x: x.source[i], y: y.source[j], width: x.source[i + 1] - x.source[i],
                    height: y.source[j + 1] - y.source[j])
                if piece.width > 0, piece.height > 0, texels.width > 0, texels.height > 0 {
                    body(UInt8(j * 3 + i), piece, texels)
                }
            }
        }
    }

    private static func cuts(
        _ start: Double, _ length: Double, texel: Double, texels: Double, from: Double, to: Double,
        scale: Double
    ) -> (target: SIMD4<Double>, source: SIMD4<Double>) {
        let a = max(0, min(1, from)) * texels, b = max(0, min(1, to)) * texels
        var head = a / scale, tail = (texels - b) / scale
        if head + tail > length, head + tail > 0 {
            let k = length / (head + tail)
            (head, tail) = (head * k, tail * k)
        }
        return (
            SIMD4(start, start + head, start + length - tail, start + length),
            SIMD4(texel, texel + a, texel + b, texel + texels)
        )
    }
}
