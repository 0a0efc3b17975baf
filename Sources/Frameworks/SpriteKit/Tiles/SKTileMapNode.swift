import UIKit

/// A map of tiles: columns and rows, each place of which shows a tile of a group or nothing. Rows count upwards.
///
/// Where a group stands, its rules choose the tile by the neighbours of the same group; the neighbours' tiles change with it.
open class SKTileMapNode: SKNode {
    private struct Tile {
        var group: SKTileGroup?
        var definition: SKTileDefinition?
    }

    private var grid = TileGrid()
    private var tiles: [Tile] = []
    private var seconds = 0.0
    private var hasChanged = true

    // MARK: Making

    /// An empty map.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        self.tileSet = tileSet
        super.init()
        grid = TileGrid(type: tileSet.type, columns: max(0, columns), rows: max(0, rows), tileSize: tileSize)
        tiles = Array(repeating: Tile(), count: grid.columns * grid.rows)
    }
    /// A map without places.
    public override convenience init() {
        self.init(tileSet: SKTileSet(tileGroups: []), columns: 0, rows: 0, tileSize: .zero)
    }
    /// A map that is filled with a group.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    /// A map of groups, row after row, from the lowest one up.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        for (index, group) in tileGroupLayout.prefix(tiles.count).enumerated() { tiles[index].group = group }
        mapAll()
    }
    /// A map of a scene's file: an empty one (DEV-1466).
    public required init?(coder aDecoder: NSCoder) {
        tileSet = SKTileSet(tileGroups: [])
        super.init(coder: aDecoder)
    }

    // MARK: Measures

    /// The groups that it may show.
    open var tileSet: SKTileSet {
        didSet {
            grid.type = tileSet.type
            mapAll()
        }
    }
    /// The columns. New ones are empty.
    open var numberOfColumns: Int {
        get { grid.columns }
        set { changeSize(columns: max(0, newValue), rows: grid.rows) }
    }
    /// The rows. New ones are empty.
    open var numberOfRows: Int {
        get { grid.rows }
        set { changeSize(columns: grid.columns, rows: max(0, newValue)) }
    }
    /// The size of a tile's place.
    open var tileSize: CGSize {
        get { grid.tileSize }
        set {
            grid.tileSize = newValue
            hasChanged = true
        }
    }
    /// The size of the whole map.
    open var mapSize: CGSize { grid.size }
    /// The point of the map, in parts of its sides, that lies at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { hasChanged = true } }

    private func changeSize(columns: Int, rows: Int) {
        let old = (grid: grid, tiles: tiles)
        (grid.columns, grid.rows) = (columns, rows)
        tiles = (0..<columns * rows).map { index in
            let (column, row) = (index % columns, index / columns)
            return old.grid.contains(column, row) ? old.tiles[row * old.grid.columns + column] : Tile()
        }
        mapAll()
    }

    // MARK: Looks

    /// The colour that is mixed into its tiles.
    open var color = UIColor.white { didSet { hasChanged = true } }
    /// How much of the colour is mixed into its tiles, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { hasChanged = true } }
    /// The mode in which it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha { didSet { hasChanged = true } }
    /// A program of the GPU's for its pixels, which doesn't run (DEV-1466).
    open var shader: SKShader?
    /// The lights that shine on it. Kept: no light falls here (DEV-1466).
    open var lightingBitMask: UInt32 = 0

    // MARK: Tiles

    /// Whether groups choose their tiles by the neighbours. Else a group's tile is the one of a place in its middle.
    open var enableAutomapping = true

    /// Fills the map with a group, or empties it.
    open func fill(with tileGroup: SKTileGroup?) {
        for index in tiles.indices { tiles[index] = Tile(group: tileGroup) }
        mapAll()
    }
    /// The tile at a place; nil for an empty one.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        grid.contains(column, row) ? tiles[row * grid.columns + column].definition : nil
    }
    /// The group at a place; nil for an empty one.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        grid.contains(column, row) ? tiles[row * grid.columns + column].group : nil
    }
    /// Puts a group at a place, or empties it. Nothing happens outside of the map.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard grid.contains(column, row) else { return }
        tiles[row * grid.columns + column] = Tile(group: tileGroup)
        mapTile(column, row)
        guard enableAutomapping else { return }
        for place in grid.neighbours(column, row) where grid.contains(place.column, place.row) {
            mapTile(place.column, place.row)
        }
    }
    /// Puts a certain tile of a group at a place. The neighbours stay as they are.
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        guard grid.contains(column, row) else { return }
        tiles[row * grid.columns + column] = Tile(group: tileGroup, definition: tileDefinition)
        hasChanged = true
    }
    /// The column of the tile at a point of its coordinates; outside of the map a number that no column has.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { grid.tilePlace(at: inMap(position)).column }
    /// The row of the tile at a point of its coordinates; outside of the map a number that no row has.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { grid.tilePlace(at: inMap(position)).row }
    /// The middle of a place in its coordinates.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        let (center, area) = (grid.center(column, row), contentBounds)
        return CGPoint(x: area.minX + center.x, y: area.minY + center.y)
    }

    private func inMap(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - contentBounds.minX, y: point.y - contentBounds.minY)
    }

    private func mapAll() {
        for row in 0..<grid.rows {
            for column in 0..<grid.columns { mapTile(column, row) }
        }
        hasChanged = true
    }

    private func mapTile(_ column: Int, _ row: Int) {
        hasChanged = true
        let index = row * grid.columns + column
        guard let group = tiles[index].group else { return tiles[index].definition = nil }
        var neighbours: SKTileAdjacencyMask = enableAutomapping ? [] : .adjacencyAll
        for place in enableAutomapping ? grid.neighbours(column, row) : []
        where tileGroup(atColumn: place.column, row: place.row) === group {
            neighbours.insert(place.bit)
        }
        // Any tile of the rule, but the same one each time that the place is mapped.
        tiles[index].definition = group.definition(
            with: neighbours, choice: (column &* 7919 &+ row &* 104_729) & 0xffff)
    }

    // MARK: Drawing

    override var contentBounds: CGRect {
        let size = grid.size
        return CGRect(
            origin: CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height), size: size)
    }

    override func makeContentLayer() -> CALayer? {
        hasChanged = true
        return CALayer()
    }

    override func contentTransform(of layer: CALayer) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: contentBounds.minX, ty: contentBounds.maxY)
    }

    override func advance(by seconds: TimeInterval) { self.seconds += seconds }

    override func updateContent(_ layer: CALayer, _ drawing: SceneDrawing) {
        let shown = tiles.indices.filter { tiles[$0].definition?.textures.isEmpty == false }
        if hasChanged {
            hasChanged = false
            layer.bounds = CGRect(origin: .zero, size: grid.size)
            let reused = layer.sublayers ?? []
            layer.sublayers = shown.enumerated().map { number, index in
                let tile = number < reused.count ? reused[number] : CALayer()
                placeLayer(tile, at: index)
                return tile
            }
        } else {
            for (tile, index) in zip(layer.sublayers ?? [], shown) where tiles[index].definition?.isAnimated == true {
                showTexture(in: tile, at: index)
            }
        }
    }

    private func placeLayer(_ layer: CALayer, at index: Int) {
        guard let definition = tiles[index].definition else { return }
        let center = grid.center(index % grid.columns, index / grid.columns)
        layer.setAffineTransform(.identity)
        layer.bounds = CGRect(origin: .zero, size: definition.size)
        layer.position = CGPoint(x: center.x, y: grid.size.height - center.y)
        layer.setAffineTransform(definition.layerTransform)
        showTexture(in: layer, at: index)
    }

    private func showTexture(in layer: CALayer, at index: Int) {
        guard let texture = tiles[index].definition?.texture(after: seconds) else { return }
        layer.contents = texture.picture(tint: .tint(color, colorBlendFactor), mode: blendMode)
        layer.magnificationFilter = texture.filteringMode == .nearest ? .nearest : .linear
        layer.minificationFilter = texture.filteringMode == .nearest ? .nearest : .linear
    }

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKTileMapNode else { return }
        tileSet = other.tileSet
        (grid, tiles, seconds, hasChanged) = (other.grid, other.tiles, other.seconds, true)
        (anchorPoint, color, colorBlendFactor, blendMode) = (
            other.anchorPoint, other.color, other.colorBlendFactor, other.blendMode
        )
        (shader, lightingBitMask, enableAutomapping) = (other.shader, other.lightingBitMask, other.enableAutomapping)
    }
}
