import CoreGraphics
import Foundation

/// The tiles of a tiled layer that are drawn.
package struct TiledValues: Sendable, Equatable {
    package static let tileSize = LayerProperty.specific0
    package static let levelsOfDetail = LayerProperty.specific1
    package static let levelsOfDetailBias = LayerProperty.specific2
    package static let tiles = LayerProperty.specific3

    package struct Tile: Sendable, Equatable {
        /// In the layer's coordinates.
        package var frame: CGRect
        package var contents: ContentsRecord
        /// Never used for two tiles of a process.
        package var serial: UInt32
        /// When it was drawn, on the media clock; it fades in from there.
        package var time: Double

        package init(frame: CGRect, contents: ContentsRecord, serial: UInt32, time: Double) {
            (self.frame, self.contents, self.serial, self.time) = (frame, contents, serial, time)
        }
    }

    /// Coarse ones first, so that finer ones cover them.
    package var tiles: [Tile] = []
    package var fadeDuration: Double = 0.25

    package init() {}
}

extension LayerProperties {
    /// A tiled layer's own values; of any other layer the defaults.
    package var tiled: TiledValues {
        get { if case .tiled(let values)? = extrasBox?.value.payload { values } else { TiledValues() } }
        set { extras.payload = .tiled(newValue) }
    }
}
