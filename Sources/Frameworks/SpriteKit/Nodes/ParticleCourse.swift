import UIKit

/// What an emitter's sequences say over a particle's life, in steps of a 256th: thousands of particles ask in every frame.
@MainActor struct ParticleCourse {
    private static let steps = 256
    private let colors: [RGBA]?
    private let scales: [CGFloat]?
    private let alphas: [CGFloat]?
    private let blends: [CGFloat]?

    init(_ emitter: SKEmitterNode) {
        colors = Self.samples(emitter.particleColorSequence) { ($0 as? UIColor).map(RGBA.init) }
        scales = Self.samples(emitter.particleScaleSequence) { Numbers.double($0) }
        alphas = Self.samples(emitter.particleAlphaSequence) { Numbers.double($0) }
        blends = Self.samples(emitter.particleColorBlendFactorSequence) { Numbers.double($0) }
    }

    func color(_ part: CGFloat) -> RGBA? { colors?[Self.step(part)] }
    func scale(_ part: CGFloat) -> CGFloat? { scales?[Self.step(part)] }
    func alpha(_ part: CGFloat) -> CGFloat? { alphas?[Self.step(part)] }
    func blend(_ part: CGFloat) -> CGFloat? { blends?[Self.step(part)] }

    private static func step(_ part: CGFloat) -> Int { Int(max(0, min(1, part)) * CGFloat(steps)) }

    private static func samples<T>(_ sequence: SKKeyframeSequence?, _ read: (Any?) -> T?) -> [T]? {
        guard let sequence, sequence.count() > 0 else { return nil }
        let found = (0...steps).compactMap { read(sequence.sample(atTime: CGFloat($0) / CGFloat(steps))) }
        return found.count == steps + 1 ? found : nil
    }
}
