import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer whose last sublayer is a page that can be rolled up, with the first of two printed on its back. Not API.
///
/// - From: `CurlView`
/// - To: `CurlValues`, drawn by `FramePlanner.emitCurled`
package final class CurlLayer: CALayer {
    package override init() {
        super.init()
        properties.curl = CurlValues()
    }

    package override init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.curl = CurlValues()
    }

    /// nil, the default: the page lies. Animatable.
    package var roll: PageRoll? {
        get { properties.curl.roll }
        set { set(CurlValues.roll, properties.curl.roll, newValue) { $0.curl.roll = newValue } }
    }

    /// Say it before the page is rolled: it does not show by itself.
    package var looks: PageLooks {
        get { properties.curl.looks }
        set { properties.curl.looks = newValue }
    }

    override class var propertyTable: LayerPropertyTable { table }

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        LayerPropertyRow(CurlValues.roll, "roll", .numbers, \CurlLayer.numbers) { ValueCoding.numbers($0) }
    ])

    /// For key-value coding and animations: angle, position, radius.
    private var numbers: [Double]? {
        get { roll?.numbers }
        set { roll = newValue.flatMap(PageRoll.init) }
    }
}
