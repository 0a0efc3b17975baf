import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer that blurs the picture of everything in it, changes its colours, or has a program make its pixels: what SwiftUI's filters stand on. Not API.
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

    /// Gives the layer a program that makes its pixels; nil takes it away. Not animated.
    ///
    /// - Parameters:
    ///   - margin: By how many points the result may reach beyond the picture.
    ///   - body: Makes a picture of another, on the render thread.
    package func setProgram(margin: CGSize, _ body: (@Sendable (PictureProgram.Task) -> Void)?) {
        if body == nil, properties.filter.program == nil { return }
        TransactionLock.lock()
        properties.filter.program = body.map { PictureProgram(margin: margin, $0) }
        // The layer's payload goes to the render thread as a whole, whichever part of it has changed.
        markChanged(FilterValues.blurRadius)
        TransactionLock.unlock()
        noteThread()
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
