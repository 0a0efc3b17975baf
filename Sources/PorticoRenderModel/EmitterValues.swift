import CoreGraphics
import Foundation

/// What an emitter layer sends out, and from where.
package struct EmitterValues: Sendable, Equatable {
    package enum Shape: UInt8, Sendable, CaseIterable { case point, line, rectangle, cuboid, circle, sphere }
    package enum Mode: UInt8, Sendable, CaseIterable { case points, outline, surface, volume }
    package enum RenderMode: UInt8, Sendable, CaseIterable {
        case unordered, oldestFirst, oldestLast, backToFront, additive
    }

    package static let emitterCells = LayerProperty.specific0
    package static let birthRate = LayerProperty.specific1
    package static let lifetime = LayerProperty.specific2
    package static let emitterPosition = LayerProperty.specific3
    package static let emitterZPosition = LayerProperty.specific4
    package static let emitterSize = LayerProperty.specific5
    package static let emitterDepth = LayerProperty.specific6
    package static let emitterShape = LayerProperty.specific7
    package static let emitterMode = LayerProperty.specific8
    package static let renderMode = LayerProperty.specific9
    package static let preservesDepth = LayerProperty.specific10
    package static let velocity = LayerProperty.specific11
    package static let scale = LayerProperty.specific12
    package static let spin = LayerProperty.specific13
    package static let seed = LayerProperty.specific14

    package var cells: [EmitterCellRecord] = []
    // Multiplied with what the cells say.
    package var birthRate: Double = 1
    package var lifetime: Double = 1
    package var velocity: Double = 1
    package var scale: Double = 1
    package var spin: Double = 1
    package var position = CGPoint.zero
    package var zPosition: Double = 0
    package var size = CGSize.zero
    package var depth: Double = 0
    package var shape = Shape.point
    package var mode = Mode.volume
    package var renderMode = RenderMode.unordered
    package var preservesDepth = false
    package var seed: UInt32 = 0

    package init() {}

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case Self.emitterCells: .numbers(cells.flatMap(\.numbers))
        case Self.birthRate: .number(birthRate)
        case Self.lifetime: .number(lifetime)
        case Self.emitterPosition: .point(position)
        case Self.emitterZPosition: .number(zPosition)
        case Self.emitterSize: .size(size)
        case Self.emitterDepth: .number(depth)
        case Self.velocity: .number(velocity)
        case Self.scale: .number(scale)
        case Self.spin: .number(spin)
        default: nil
        }
    }

    mutating func setValue(_ value: AnimationValue, of property: LayerProperty) {
        switch (property, value) {
        case (Self.emitterCells, .numbers(let all)):
            let width = EmitterCellRecord.fields.count
            for (i, _) in cells.enumerated() where (i + 1) * width <= all.count {
                cells[i].numbers = Array(all[i * width..<(i + 1) * width])
            }
        case (Self.birthRate, .number(let n)): birthRate = n
        case (Self.lifetime, .number(let n)): lifetime = n
        case (Self.emitterPosition, .point(let p)): position = p
        case (Self.emitterZPosition, .number(let n)): zPosition = n
        case (Self.emitterSize, .size(let s)): size = s
        case (Self.emitterDepth, .number(let n)): depth = n
        case (Self.velocity, .number(let n)): velocity = n
        case (Self.scale, .number(let n)): scale = n
        case (Self.spin, .number(let n)): spin = n
        default: break
        }
    }
}

/// One kind of particle. Ranges are what a value may lie above or below its mean.
package struct EmitterCellRecord: Sendable, Equatable {
    package var name: String?
    package var isEnabled = true
    /// When it sends out, in the time of its layer or of the particle that it belongs to.
    package var timing = TimingRecord()
    package var birthRate: Double = 0
    package var lifetime: Double = 0
    package var lifetimeRange: Double = 0
    package var emissionLatitude: Double = 0
    package var emissionLongitude: Double = 0
    package var emissionRange: Double = 0
    package var velocity: Double = 0
    package var velocityRange: Double = 0
    package var xAcceleration: Double = 0
    package var yAcceleration: Double = 0
    package var zAcceleration: Double = 0
    package var scale: Double = 1
    package var scaleRange: Double = 0
    package var scaleSpeed: Double = 0
    package var spin: Double = 0
    package var spinRange: Double = 0
    package var color = RGBA(1, 1, 1, 1)
    package var colorRange = RGBA(0, 0, 0, 0)
    package var colorSpeed = RGBA(0, 0, 0, 0)
    package var contents: ContentsRecord?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: Double = 1
    package var magnificationFilter = ContentsFilter.linear
    package var minificationFilter = ContentsFilter.linear
    package var cells: [EmitterCellRecord] = []

    package init() {}

    /// The numbers that animate, under the names that key paths use.
    package static let fields: [(name: String, path: WritableKeyPath<EmitterCellRecord, Double> & Sendable)] = [
        ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
        ("emissionLatitude", \.emissionLatitude), ("emissionLongitude", \.emissionLongitude),
        ("emissionRange", \.emissionRange), ("velocity", \.velocity), ("velocityRange", \.velocityRange),
        ("xAcceleration", \.xAcceleration), ("yAcceleration", \.yAcceleration), ("zAcceleration", \.zAcceleration),
        ("scale", \.scale), ("scaleRange", \.scaleRange), ("scaleSpeed", \.scaleSpeed), ("spin", \.spin),
        ("spinRange", \.spinRange), ("redRange", \.redRange), ("greenRange", \.greenRange),
        ("blueRange", \.blueRange), ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed),
        ("greenSpeed", \.greenSpeed), ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
    ]

    package var numbers: [Double] {
        get { Self.fields.map { self[keyPath: $0.path] } }
        set { for (field, n) in zip(Self.fields, newValue) { self[keyPath: field.path] = n } }
    }

    package var redRange: Double {
        get { Double(colorRange.x) }
        set { colorRange.x = Float(newValue) }
    }
    package var greenRange: Double {
        get { Double(colorRange.y) }
        set { colorRange.y = Float(newValue) }
    }
    package var blueRange: Double {
        get { Double(colorRange.z) }
        set { colorRange.z = Float(newValue) }
    }
    package var alphaRange: Double {
        get { Double(colorRange.w) }
        set { colorRange.w = Float(newValue) }
    }
    package var redSpeed: Double {
        get { Double(colorSpeed.x) }
        set { colorSpeed.x = Float(newValue) }
    }
    package var greenSpeed: Double {
        get { Double(colorSpeed.y) }
        set { colorSpeed.y = Float(newValue) }
    }
    package var blueSpeed: Double {
        get { Double(colorSpeed.z) }
        set { colorSpeed.z = Float(newValue) }
    }
    package var alphaSpeed: Double {
        get { Double(colorSpeed.w) }
        set { colorSpeed.w = Float(newValue) }
    }

    /// The longest that a particle of this kind, or what it sends out, can be seen after its birth.
    package func longestLife(_ multiplier: Double) -> Double {
        let own = max(0, lifetime + abs(lifetimeRange)) * multiplier
        return own + (cells.map { $0.longestLife(multiplier) }.max() ?? 0)
    }
}

extension LayerProperties {
    /// An emitter layer's own values; of any other layer the defaults.
    package var emitter: EmitterValues {
        get { if case .emitter(let values)? = extrasBox?.value.payload { values } else { EmitterValues() } }
        set { extras.payload = .emitter(newValue) }
    }
}
