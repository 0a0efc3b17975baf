import Foundation

/// Numbers between two bounds, each as likely as the other.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    let source: any GKRandom
    /// The lowest.
    public let lowestValue: Int
    /// The highest.
    public let highestValue: Int
    /// How many there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// Between two bounds, by a source.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        self.source = source
        (lowestValue, highestValue) = (lowestInclusive, max(lowestInclusive, highestInclusive))
        super.init()
    }
    /// Between two bounds, by chance.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// From 1 on.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die.
    open class func d6() -> Self { make(6) }
    /// A die of twenty sides.
    open class func d20() -> Self { make(20) }
    private class func make(_ sides: Int) -> Self {
        let made: GKRandomDistribution =
            self == GKShuffledDistribution.self
            ? GKShuffledDistribution(lowestValue: 1, highestValue: sides)
            : self == GKGaussianDistribution.self
                ? GKGaussianDistribution(lowestValue: 1, highestValue: sides)
                : GKRandomDistribution(lowestValue: 1, highestValue: sides)
        return unsafeDowncast(made, to: self)
    }

    /// One of them.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// One of them below a bound: others are drawn again; the lowest where there is none.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        for _ in 0..<10_000 {
            let value = nextInt()
            if value < upperBound { return value }
        }
        return lowestValue
    }
    /// Where one lies between the bounds, from 0 to 1.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
    }
    /// Whether one lies in the upper half.
    open func nextBool() -> Bool { nextInt() - lowestValue >= numberOfPossibleOutcomes / 2 }
}

/// Numbers of which none comes again until all have come.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var left: [Int] = []

    open override func nextInt() -> Int {
        // Too many to be laid out are as good as never all drawn.
        guard numberOfPossibleOutcomes <= 1 << 20 else { return super.nextInt() }
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}

/// Numbers of which those in the middle come more often, as in nature: nearly all lie within three deviations, which is where the bounds are.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// The middle.
    public let mean: Float
    /// How far two thirds are from it at most.
    public let deviation: Float

    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
        deviation = (Float(highestInclusive) - Float(lowestInclusive)) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Around a middle, three deviations to each side.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        func whole(_ value: Float) -> Int { value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0 }
        super.init(
            randomSource: source, lowestValue: whole((mean - 3 * deviation).rounded(.up)),
            highestValue: whole((mean + 3 * deviation).rounded(.down)))
    }

    open override func nextInt() -> Int {
        while true {
            let (one, two) = (Double(max(source.nextUniform(), .leastNonzeroMagnitude)), Double(source.nextUniform()))
            let normal = (-2 * log(one)).squareRoot() * cos(2 * .pi * two)
            let value = (Double(mean) + normal * Double(deviation)).rounded()
            if value >= Double(lowestValue), value <= Double(highestValue) { return Int(value) }
        }
    }
}
