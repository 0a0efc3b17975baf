import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer that sends out particles, which the render thread moves and draws above the layer's background and border.
///
/// Where every particle is follows from the layer's time, the cells and the seed alone: the same run shows the same picture. It begins at
/// the layer's time zero, which for a layer with `beginTime` 0 is long ago: its particles are already everywhere when it appears. Set
/// `beginTime` to `CACurrentMediaTime()` to see it start.
///
/// - From: an app
/// - To: `EmitterValues` in the layer's properties, drawn by the render thread
open class CAEmitterLayer: CALayer {
    private final var givenCells: [CAEmitterCell]?

    /// Makes an emitter without cells.
    public override init() {
        super.init()
        properties.emitter = EmitterValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAEmitterLayer else {
            properties.emitter = EmitterValues()
            return
        }
        givenCells = other.givenCells
    }

    /// Reads the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Whatever was read, it is an emitter's from now on.
        properties.emitter = properties.emitter
    }

    /// The kinds of particles. The cells are read when they are set; later changes go through the layer, by key path.
    open var emitterCells: [CAEmitterCell]? {
        get { givenCells }
        set { storeCells(newValue) }
    }

    // What follows is multiplied with what the cells say: 1 by default. Animatable.

    /// Multiplied with the `birthRate` of all cells: 1 by default, and 0 sends out nothing. Animatable.
    open var birthRate: Float {
        get { Float(properties.emitter.birthRate) }
        set { set(EmitterValues.birthRate, birthRate, newValue) { $0.emitter.birthRate = Double(newValue) } }
    }
    /// Multiplied with the `lifetime` of all cells: 1 by default. Animatable.
    open var lifetime: Float {
        get { Float(properties.emitter.lifetime) }
        set { set(EmitterValues.lifetime, lifetime, newValue) { $0.emitter.lifetime = Double(newValue) } }
    }
    /// Multiplied with the `velocity` of all cells: 1 by default. Animatable.
    open var velocity: Float {
        get { Float(properties.emitter.velocity) }
        set { set(EmitterValues.velocity, velocity, newValue) { $0.emitter.velocity = Double(newValue) } }
    }
    /// Multiplied with the `scale` of all cells: 1 by default. Animatable.
    open var scale: Float {
        get { Float(properties.emitter.scale) }
        set { set(EmitterValues.scale, scale, newValue) { $0.emitter.scale = Double(newValue) } }
    }
    /// Multiplied with the `spin` of all cells: 1 by default. Animatable.
    open var spin: Float {
        get { Float(properties.emitter.spin) }
        set { set(EmitterValues.spin, spin, newValue) { $0.emitter.spin = Double(newValue) } }
    }

    /// The centre of the shape: the origin by default. Animatable, as are the depth and the sizes.
    open var emitterPosition: CGPoint {
        get { properties.emitter.position }
        set { set(EmitterValues.emitterPosition, emitterPosition, newValue) { $0.emitter.position = newValue } }
    }
    /// The shape's centre on the axis towards the viewer, in points: 0 by default. Animatable.
    open var emitterZPosition: CGFloat {
        get { properties.emitter.zPosition }
        set { set(EmitterValues.emitterZPosition, emitterZPosition, newValue) { $0.emitter.zPosition = newValue } }
    }
    /// The size of the shape in points, which a point doesn't have; its width is the radius of circles and spheres. Nothing by default.
    /// Animatable.
    open var emitterSize: CGSize {
        get { properties.emitter.size }
        set { set(EmitterValues.emitterSize, emitterSize, newValue) { $0.emitter.size = newValue } }
    }
    /// The depth of a cuboid in points: 0 by default. Animatable.
    open var emitterDepth: CGFloat {
        get { properties.emitter.depth }
        set { set(EmitterValues.emitterDepth, emitterDepth, newValue) { $0.emitter.depth = newValue } }
    }

    /// A point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(properties.emitter.shape) }
        set { set(EmitterValues.emitterShape, emitterShape, newValue) { $0.emitter.shape = newValue.record } }
    }
    /// The volume by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(properties.emitter.mode) }
        set { set(EmitterValues.emitterMode, emitterMode, newValue) { $0.emitter.mode = newValue.record } }
    }
    /// Unordered by default.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(properties.emitter.renderMode) }
        set { set(EmitterValues.renderMode, renderMode, newValue) { $0.emitter.renderMode = newValue.record } }
    }
    /// Kept; particles are drawn flat on the layer either way.
    open var preservesDepth: Bool {
        get { properties.emitter.preservesDepth }
        set { set(EmitterValues.preservesDepth, preservesDepth, newValue) { $0.emitter.preservesDepth = newValue } }
    }
    /// The number that the random numbers begin with: 0 by default.
    open var seed: UInt32 {
        get { properties.emitter.seed }
        set { set(EmitterValues.seed, seed, newValue) { $0.emitter.seed = newValue } }
    }

    /// Also cells by their names: "emitterCells.spark.birthRate".
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKey: key)
    }

    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
        storeCells(givenCells)
    }

    override class var propertyTable: LayerPropertyTable { table }

    override func specificAnimatedProperty(forKeyPath path: String) -> AnimatedProperty? { animatedCell(path) }
}

extension CAEmitterLayer {
    private func storeCells(_ new: [CAEmitterCell]?) {
        let records = (new ?? []).map(\.record)
        givenCells = new
        set(EmitterValues.emitterCells, properties.emitter.cells, records) { $0.emitter.cells = records }
    }

    /// "emitterCells.NAME.emitterCells.NAME.KEY": the cell that it ends in, and the last key.
    private func cell(at path: String) -> (CAEmitterCell, String)? {
        var parts = path.split(separator: ".").map(String.init)
        guard parts.count >= 3, let key = parts.popLast() else { return nil }
        var cells = givenCells, found: CAEmitterCell?
        while parts.count >= 2, parts[0] == "emitterCells" {
            guard let cell = cells?.first(where: { $0.name == parts[1] }) else { return nil }
            (found, cells) = (cell, cell.emitterCells)
            parts.removeFirst(2)
        }
        return parts.isEmpty ? found.map { ($0, key) } : nil
    }

    /// The number of a cell of this layer, not of one below, that an animation moves.
    private func animatedCell(_ path: String) -> AnimatedProperty? {
        let parts = path.split(separator: ".")
        let fields = EmitterCellRecord.fields
        guard parts.count == 3, parts[0] == "emitterCells",
            let cell = properties.emitter.cells.firstIndex(where: { $0.name.map { $0 == parts[1] } ?? false }),
            let field = fields.firstIndex(where: { $0.name == parts[2] })
        else { return nil }
        return AnimatedProperty(EmitterValues.emitterCells, element: cell * fields.count + field)
    }

    fileprivate nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        LayerPropertyRow(
            EmitterValues.emitterCells, "emitterCells", .numbers, \CAEmitterLayer.emitterCells, implicitly: false
        ) { $0 as? [CAEmitterCell] },
        .float(EmitterValues.birthRate, "birthRate", \CAEmitterLayer.birthRate, default: 1),
        .float(EmitterValues.lifetime, "lifetime", \CAEmitterLayer.lifetime, default: 1),
        .point(EmitterValues.emitterPosition, "emitterPosition", \CAEmitterLayer.emitterPosition, default: .zero),
        .number(EmitterValues.emitterZPosition, "emitterZPosition", \CAEmitterLayer.emitterZPosition, default: 0),
        .size(EmitterValues.emitterSize, "emitterSize", \CAEmitterLayer.emitterSize),
        .number(EmitterValues.emitterDepth, "emitterDepth", \CAEmitterLayer.emitterDepth, default: 0),
        LayerPropertyRow(
            EmitterValues.emitterShape, "emitterShape", \CAEmitterLayer.emitterShape, default: .point),
        LayerPropertyRow(EmitterValues.emitterMode, "emitterMode", \CAEmitterLayer.emitterMode, default: .volume),
        LayerPropertyRow(EmitterValues.renderMode, "renderMode", \CAEmitterLayer.renderMode, default: .unordered),
        .flag(EmitterValues.preservesDepth, "preservesDepth", \CAEmitterLayer.preservesDepth),
        .float(EmitterValues.velocity, "velocity", \CAEmitterLayer.velocity, default: 1),
        .float(EmitterValues.scale, "scale", \CAEmitterLayer.scale, default: 1),
        .float(EmitterValues.spin, "spin", \CAEmitterLayer.spin, default: 1),
        .whole(EmitterValues.seed, "seed", \CAEmitterLayer.seed, default: 0),
    ])
}
