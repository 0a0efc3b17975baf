import CoreGraphics
import Foundation
import PorticoObjC

/// An area about a point, which other areas can be joined to: where a field acts. Regions stay as they are made.
@preconcurrency @MainActor open class UIRegion: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private indirect enum Shape {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let one, let other): one.contains(point) || other.contains(point)
            case .intersection(let one, let other): one.contains(point) && other.contains(point)
            }
        }

        /// Reverse Polish: what lies at the end is applied to what comes before.
        var words: [String] {
            switch self {
            case .infinite: ["all"]
            case .circle(let radius): ["circle \(radius)"]
            case .rectangle(let size): ["rectangle \(size.width) \(size.height)"]
            case .inverse(let shape): shape.words + ["not"]
            case .union(let one, let other): one.words + other.words + ["or"]
            case .intersection(let one, let other): one.words + other.words + ["and"]
            }
        }

        /// Nil of words that `words` doesn't write.
        init?(_ words: [String]) {
            var stack: [Shape] = []
            for word in words.prefix(10_000) {
                let parts = word.split(separator: " ")
                let numbers = parts.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
                switch (parts.first, numbers.count) {
                case ("all", 0): stack.append(.infinite)
                case ("circle", 1): stack.append(.circle(numbers[0]))
                case ("rectangle", 2): stack.append(.rectangle(CGSize(width: numbers[0], height: numbers[1])))
                case ("not", 0):
                    guard let last = stack.popLast() else { return nil }
                    stack.append(.inverse(last))
                case ("or", 0), ("and", 0):
                    guard let other = stack.popLast(), let one = stack.popLast() else { return nil }
                    stack.append(word == "or" ? .union(one, other) : .intersection(one, other))
                default: return nil
                }
            }
            guard stack.count == 1 else { return nil }
            self = stack[0]
        }
    }

    private var shape = Shape.infinite

    /// Everything.
    public override init() { super.init() }

    /// A region of this one's class.
    private func make(_ shape: Shape) -> Self {
        let made = unsafeDowncast(makeInstance(of: type(of: self)), to: type(of: self))
        made.shape = shape
        return made
    }

    /// A circle about the point.
    public init(radius: CGFloat) {
        shape = .circle(radius)
        super.init()
    }
    /// A rectangle whose middle is the point.
    public init(size: CGSize) {
        shape = .rectangle(size)
        super.init()
    }

    /// Nil of an archive in which there is none.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(forKey: "UIRegion") as? String,
            let shape = Shape(text.split(separator: ";").map(String.init))
        else { return nil }
        self.shape = shape
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(shape.words.joined(separator: ";") as NSString, forKey: "UIRegion")
    }

    /// The same one, which nothing can change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Everything.
    open class var infinite: UIRegion { UIRegion() }

    /// What lies outside.
    open func inverse() -> Self { make(.inverse(shape)) }
    /// What lies in either.
    open func byUnion(with region: UIRegion) -> Self { make(.union(shape, region.shape)) }
    /// What lies in this one and not in the other.
    open func byDifference(from region: UIRegion) -> Self { make(.intersection(shape, .inverse(region.shape))) }
    /// What lies in both.
    open func byIntersection(with region: UIRegion) -> Self { make(.intersection(shape, region.shape)) }
    /// Whether a point lies in it; its edge does.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}
