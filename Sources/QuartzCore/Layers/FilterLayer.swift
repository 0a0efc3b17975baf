import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer that blurs the picture of everything in it, or changes its colours: what SwiftUI's filters stand on. Not API.
///
/// The picture may be as large as pictures of layers are at most; one that is larger is drawn as it is.
package final class FilterLayer: CALayer {
    package override init() {
        super.init()
        properties.filter = FilterValues()
    }

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.filter = FilterValues()
    }

    /// The deviation of the blur, in points: 0 by default, which is none. Animatable.
    package var blurRadius: CGFloat {
        get { properties.filter.blurRadius }
        set { set(FilterValues.blurRadius, blurRadius, newValue) { $0.filter.blurRadius = newValue } }
    }

    /// Four rows of five factors, as `FilterValues` has them; others are ignored. Animatable.
    package var colorMatrix: [Double] {
        get { properties.filter.colorMatrix }
        set {
            guard newValue.count == FilterValues.identityMatrix.count else { return }
            set(FilterValues.colorMatrix, colorMatrix, newValue) { $0.filter.colorMatrix = newValue }
        }
    }

    /// The blur keeps the edges. Say it before the radius: it does not show by itself.
    package var keepsAlpha: Bool {
        get { properties.filter.keepsAlpha }
        set { properties.filter.keepsAlpha = newValue }
    }

    override class var propertyTable: LayerPropertyTable { table }

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        .number(FilterValues.blurRadius, "blurRadius", \FilterLayer.blurRadius, default: 0),
        LayerPropertyRow(
            FilterValues.colorMatrix, "colorMatrix", .numbers, \FilterLayer.colorMatrix,
            default: FilterValues.identityMatrix
        ) { ValueCoding.numbers($0) },
    ])
}
