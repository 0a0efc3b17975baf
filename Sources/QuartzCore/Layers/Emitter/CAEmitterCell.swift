import CoreGraphics
import Foundation
import PorticoRenderModel

/// One kind of particle that an emitter layer sends out; with cells of its own, its particles send out others.
///
/// A layer reads its cells when they are set, and when one is changed by key path through the layer:
/// `layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")`. A range says how far a particle's value may lie above or below the
/// mean. Angles are in radians.
///
/// - From: an app
/// - To: `CAEmitterLayer.emitterCells`
open class CAEmitterCell: NSObject, NSSecureCoding, NSCopying, CAMediaTiming {
    final var values = EmitterCellRecord()
    private final var givenColor: CGColor? = CAEmitterCell.white
    private final var givenContents: Any?
    private final var givenCells: [CAEmitterCell]?
    private final var bias: Float = 0
    private final var givenStyle: [AnyHashable: Any]?
    /// Values of keys that are no properties.
    private final var others: [String: Any] = [:]

    public override init() { super.init() }

    // MARK: Birth

    /// Names the cell in key paths. nil by default.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }
    /// Whether particles of this kind are shown.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// Particles a second: 0 by default. Animatable, as are all numbers and the colour.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { values.birthRate = Double(newValue) }
    }
    /// Seconds that a particle lives: 0 by default.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { values.lifetime = Double(newValue) }
    }
    /// Seconds that a particle's life may be longer or shorter: 0 by default.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { values.lifetimeRange = Double(newValue) }
    }

    // MARK: Motion

    /// The angle out of the plane, from the shape's own direction or that of the particle above.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { values.emissionLatitude = newValue }
    }
    /// The angle in the plane, from the shape's own direction (to the right) or that of the particle above.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { values.emissionLongitude = newValue }
    }
    /// How far a particle's direction may lie from that angle: half the opening of a cone, which they fill evenly.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { values.emissionRange = newValue }
    }
    /// Points a second.
    open var velocity: CGFloat {
        get { values.velocity }
        set { values.velocity = newValue }
    }
    /// Points a second that a particle may be faster or slower: 0 by default.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { values.velocityRange = newValue }
    }
    /// What the velocity to the right grows by in a second, in points a second: 0 by default.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { values.xAcceleration = newValue }
    }
    /// What the velocity downwards (in y) grows by in a second, in points a second: 0 by default.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { values.yAcceleration = newValue }
    }
    /// What the velocity towards the viewer grows by in a second, in points a second: 0 by default. Seen through a perspective, and in
    /// the order `backToFront`.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { values.zAcceleration = newValue }
    }

    // MARK: Looks

    /// 1 by default.
    open var scale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    /// The amount by which a particle may begin larger or smaller than `scale`: 0 by default.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { values.scaleRange = newValue }
    }
    /// The amount by which the scale grows in a second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { values.scaleSpeed = newValue }
    }
    /// Radians a second.
    open var spin: CGFloat {
        get { values.spin }
        set { values.spin = newValue }
    }
    /// Radians a second that a particle may turn faster or slower: 0 by default.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { values.spinRange = newValue }
    }
    /// Multiplied with the contents: opaque white by default.
    open var color: CGColor? {
        get { givenColor }
        set {
            givenColor = newValue
            values.color = newValue?.rgba ?? RGBA(1, 1, 1, 1)
        }
    }
    /// How far the red of a particle may lie from that of `color`, 0 to 1: 0 by default.
    open var redRange: Float {
        get { values.colorRange.x }
        set { values.colorRange.x = newValue }
    }
    /// How far the green of a particle may lie from that of `color`, 0 to 1: 0 by default.
    open var greenRange: Float {
        get { values.colorRange.y }
        set { values.colorRange.y = newValue }
    }
    /// How far the blue of a particle may lie from that of `color`, 0 to 1: 0 by default.
    open var blueRange: Float {
        get { values.colorRange.z }
        set { values.colorRange.z = newValue }
    }
    /// How far the alpha of a particle may lie from that of `color`, 0 to 1: 0 by default.
    open var alphaRange: Float {
        get { values.colorRange.w }
        set { values.colorRange.w = newValue }
    }
    /// The amount by which the component grows in a second.
    open var redSpeed: Float {
        get { values.colorSpeed.x }
        set { values.colorSpeed.x = newValue }
    }
    /// What the green component grows by in a second; 0 by default, and negative to fade.
    open var greenSpeed: Float {
        get { values.colorSpeed.y }
        set { values.colorSpeed.y = newValue }
    }
    /// What the blue component grows by in a second; 0 by default, and negative to fade.
    open var blueSpeed: Float {
        get { values.colorSpeed.z }
        set { values.colorSpeed.z = newValue }
    }
    /// What the alpha grows by in a second; 0 by default, and negative to fade.
    open var alphaSpeed: Float {
        get { values.colorSpeed.w }
        set { values.colorSpeed.w = newValue }
    }

    /// A `CGImage`; nil by default, which shows nothing.
    open var contents: Any? {
        get { givenContents }
        set {
            givenContents = newValue
            values.contents = (newValue as? CGImage).map { ContentsRecord(pixels: $0.pixels) }
        }
    }
    /// The part of the contents that is shown, in the unit square.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }
    /// How pixels are combined where the contents are drawn smaller: the raw value of a `CALayerContentsFilter`, `linear` by default.
    open var minificationFilter: String {
        get { CALayerContentsFilter(values.minificationFilter).rawValue }
        set { values.minificationFilter = CALayerContentsFilter(rawValue: newValue).record }
    }
    /// How pixels are combined where the contents are drawn larger: the raw value of a `CALayerContentsFilter`, `linear` by default.
    open var magnificationFilter: String {
        get { CALayerContentsFilter(values.magnificationFilter).rawValue }
        set { values.magnificationFilter = CALayerContentsFilter(rawValue: newValue).record }
    }
    /// Kept; contents have no smaller copies to choose from.
    open var minificationFilterBias: Float {
        get { bias }
        set { bias = newValue }
    }

    /// The cells that each particle sends out on its way; their emission angles count from its direction.
    open var emitterCells: [CAEmitterCell]? {
        get { givenCells }
        set { givenCells = newValue }
    }
    /// Kept for the app.
    open var style: [AnyHashable: Any]? {
        get { givenStyle }
        set { givenStyle = newValue }
    }

    /// The cell as it is now, with those below.
    final var record: EmitterCellRecord {
        var record = values
        record.cells = (givenCells ?? []).map(\.record)
        return record
    }

    // MARK: CAMediaTiming

    /// In the layer's or the particle's time: nothing is sent out before.
    open var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { values.timing.beginTime = newValue }
    }
    /// The seconds for which it sends out; 0 means for ever.
    open var duration: CFTimeInterval {
        get { values.timing.duration }
        set { values.timing.duration = newValue }
    }
    /// The rate of the cell's time against that of the layer or the particle: 1 by default.
    open var speed: Float {
        get { Float(values.timing.speed) }
        set { values.timing.speed = Double(newValue) }
    }
    /// What is added to the cell's time after its speed, in seconds: 0 by default.
    open var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { values.timing.timeOffset = newValue }
    }
    /// The number of times that the duration is repeated; may be a fraction. 0 by default.
    open var repeatCount: Float {
        get { Float(values.timing.repeatCount) }
        set { values.timing.repeatCount = Double(newValue) }
    }
    /// The seconds for which the duration is repeated: 0 by default.
    open var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { values.timing.repeatDuration = newValue }
    }
    /// Whether the cell's time runs backwards after each pass. False by default.
    open var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { values.timing.autoreverses = newValue }
    }
    /// The course of the cell's time outside of its active time. `removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(values.timing.fillMode) }
        set { values.timing.fillMode = newValue.record }
    }

    // MARK: Keys

    /// The default of a property; nil for those whose default is nothing or zero.
    open class func defaultValue(forKey key: String) -> Any? { namedDefault(key) }
    /// Whether the property differs from its default, so that an archive needs it.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromDefault(key) }
    /// Every property by name, and any other key as a store.
    open func value(forKey key: String) -> Any? { keyedValue(key) ?? others[key] }
    /// Sets a property by name, nil to its zero, or keeps a value under any other key.
    open func setValue(_ value: Any?, forKey key: String) {
        if !setKeyedValue(value is NSNull ? nil : value, key) { others[key] = value }
    }

    // MARK: Copies and archives

    /// A cell with the same values and copies of the cells below.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    /// True: cells are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }
    /// Writes what differs from its default.
    open func encode(with coder: NSCoder) { encodeCell(coder) }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init()
        decodeCell(coder)
    }

    static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    private final func copied() -> CAEmitterCell {
        let copy = CAEmitterCell()
        (copy.values, copy.givenColor, copy.givenContents, copy.givenCells) =
            (values, givenColor, givenContents, givenCells?.compactMap { $0.copy() as? CAEmitterCell })
        (copy.bias, copy.givenStyle, copy.others) = (bias, givenStyle, others)
        return copy
    }
}
