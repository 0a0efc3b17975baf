import PorticoRenderModel

/// Where an emitter's particles come from. The position is the emitter's, sizes are its `emitterSize` and `emitterDepth`.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position itself.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A level line, as long as the size is wide, around the position.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle around the position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box around the position.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle around the position; the size's width is its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball around the position; the size's width is its radius.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

    /// An unknown name is the default.
    var record: EmitterValues.Shape { Self.inOrder.index(of: self, EmitterValues.Shape.self) ?? .point }
    init(_ record: EmitterValues.Shape) { self = Self.inOrder[Int(record.rawValue)] }
    private static let inOrder: [Self] = [.point, .line, .rectangle, .cuboid, .circle, .sphere]
}

/// The part of an emitter's shape that sends out particles.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its corners; the centre of what has none.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its faces.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

    var record: EmitterValues.Mode { Self.inOrder.index(of: self, EmitterValues.Mode.self) ?? .volume }
    init(_ record: EmitterValues.Mode) { self = Self.inOrder[Int(record.rawValue)] }
    private static let inOrder: [Self] = [.points, .outline, .surface, .volume]
}

/// In which order an emitter's particles are drawn, and how.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the order of the cells: the default.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The youngest at the back.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Colours add up, as light does.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

    var record: EmitterValues.RenderMode { Self.inOrder.index(of: self, EmitterValues.RenderMode.self) ?? .unordered }
    init(_ record: EmitterValues.RenderMode) { self = Self.inOrder[Int(record.rawValue)] }
    private static let inOrder: [Self] = [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive]
}

extension Array where Element: Equatable {
    fileprivate func index<Record: RawRepresentable>(of element: Element, _: Record.Type) -> Record?
    where Record.RawValue == UInt8 {
        firstIndex(of: element).flatMap { Record(rawValue: UInt8($0)) }
    }
}
