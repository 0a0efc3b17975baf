import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer whose contents are drawn in tiles, as they come into view, at the detail in which they are seen.
///
/// `draw(in:)`, and so the delegate's `draw(_:in:)`, is called in the background, once for each tile: the context's clip is the tile, its
/// transform tells the scale. A tiled layer that belongs to a view draws on the main thread. What was drawn fades in. An app that
/// sets `contents` gets a plain layer.
///
/// - From: an app
/// - To: `TileStore`, `TiledValues`
open class CATiledLayer: CALayer {
    private final var sizeOfTile = CGSize(width: 256, height: 256)
    private final var levels = 1
    private final var bias = 0
    final let store = TileStore()

    public override init() {
        super.init()
        makeTiled()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATiledLayer else { return }
        (sizeOfTile, levels, bias) = (other.sizeOfTile, other.levels, other.bias)
    }

    /// Reads what `encode(with:)` wrote; the tiles are drawn anew.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeTiled()
    }

    /// Seconds that a new tile takes to appear: 0.25, or what a subclass says.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The largest size of a tile, in pixels: 256 × 256 by default.
    open var tileSize: CGSize {
        get { sizeOfTile }
        set { if newValue != sizeOfTile { setTiling(TiledValues.tileSize) { sizeOfTile = newValue } } }
    }

    /// How many sizes of drawing there are, each half as large as the one before: 1 by default.
    open var levelsOfDetail: Int {
        get { levels }
        set { if newValue != levels { setTiling(TiledValues.levelsOfDetail) { levels = newValue } } }
    }

    /// How many of them are larger than the layer's own size: 0 by default. With 2, a layer zoomed to four times its size is still sharp.
    open var levelsOfDetailBias: Int {
        get { bias }
        set { if newValue != bias { setTiling(TiledValues.levelsOfDetailBias) { bias = newValue } } }
    }

    /// All tiles are drawn again; until a new one is ready, the old one stays.
    open override func setNeedsDisplay() {
        invalidateRect(nil)
        super.setNeedsDisplay()
    }

    open override func setNeedsDisplay(_ r: CGRect) {
        invalidateRect(r)
        super.setNeedsDisplay(r)
    }

    /// Does nothing: tiles are drawn when they are seen.
    open override func display() {}

    override func renderForeground(in context: CGContext) {
        context.saveGState()
        context.clip(to: properties.bounds)
        draw(in: context)
        context.restoreGState()
    }

    override func prepareForCommit() { updateTiles() }

    override class var propertyTable: LayerPropertyTable { table }
}

extension CATiledLayer {
    private func makeTiled() {
        properties.tiled = TiledValues()
        properties.tiled.fadeDuration = Swift.type(of: self).fadeDuration()
        TransactionLock.with { _ = state.insert(.preparesForCommit) }
    }

    private func setTiling(_ property: LayerProperty, _ store: () -> Void) {
        TransactionLock.lock()
        let action = actionBeforeChange(of: property)
        store()
        self.store.removeAll()
        markChanged(property)
        TransactionLock.unlock()
        if let action { action.run(for: property, of: self) }
    }

    private func invalidateRect(_ rect: CGRect?) { store.invalidateRect(rect) }

    /// Asks for the tiles that are missing where the layer is seen, and shows those that have come.
    private func updateTiles() {
        guard let context = TransactionLock.with({ context }), let view = visibleArea() else { return }
        store.request(wantedTiles(in: view.area, zoom: view.zoom), for: self, in: context)
        let tiles = store.shownTiles()
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        if tiles != properties.tiled.tiles {
            properties.tiled.tiles = tiles
            markChanged(TiledValues.tiles)
        }
    }

    /// What of the bounds clipping ancestors and the window leave, and how large the layer's points are there.
    private func visibleArea() -> (area: CGRect, zoom: CGFloat)? {
        guard !properties.isHidden, let root = TransactionLock.with({ context?.root }) else { return nil }
        var area = properties.bounds
        var layer: CALayer = self
        while let parent = layer.superlayer {
            if parent.isHidden { return nil }
            if parent.masksToBounds || parent === root {
                area = area.intersection(convert(parent.bounds, from: parent))
            }
            layer = parent
        }
        guard !area.isNull, !area.isEmpty, let m = matrix(to: root) else { return nil }
        let zoom = abs(m.m11 * m.m22 - m.m12 * m.m21).squareRoot()
        return zoom > 0 && zoom.isFinite ? (area: area, zoom: CGFloat(zoom)) : nil
    }

    private func wantedTiles(in area: CGRect, zoom: CGFloat) -> [TileStore.Key: CGRect] {
        guard tileSize.width >= 1, tileSize.height >= 1 else { return [:] }
        // The smallest level that is at least as large as what is seen.
        let level = max(bias - max(levels, 1) + 1, min(bias, Int(log2(zoom).rounded(.up))))
        let scale = properties.contentsScale * CGFloat(pow(2, Double(level)))
        let width = tileSize.width / scale, height = tileSize.height / scale
        let bounds = properties.bounds
        var wanted: [TileStore.Key: CGRect] = [:]
        let columns =
            Int(
                ((area.minX - bounds.minX) / width).rounded(.down))..<Int(
                ((area.maxX - bounds.minX) / width).rounded(.up))
        let rows =
            Int(
                ((area.minY - bounds.minY) / height).rounded(.down))..<Int(
                ((area.maxY - bounds.minY) / height).rounded(.up))
        guard columns.count * rows.count <= TileStore.limit else { return [:] }
        for y in rows {
            for x in columns {
                let frame = CGRect(
                    x: bounds.minX + CGFloat(x) * width, y: bounds.minY + CGFloat(y) * height, width: width,
                    height: height
                ).intersection(bounds)
                if !frame.isNull, !frame.isEmpty { wanted[TileStore.Key(level: level, x: x, y: y)] = frame }
            }
        }
        return wanted
    }

    fileprivate nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        .size(
            TiledValues.tileSize, "tileSize", \CATiledLayer.tileSize, kind: nil,
            default: CGSize(width: 256, height: 256)),
        .whole(TiledValues.levelsOfDetail, "levelsOfDetail", \CATiledLayer.levelsOfDetail, default: 1),
        .whole(TiledValues.levelsOfDetailBias, "levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias, default: 0),
    ])
}
