import Foundation
import PorticoRenderModel

/// A layer on its way from what it and everything below it looked like to what they look like now.
final class LayerTransition {
    let animation: AnimationID
    let record: TransitionRecord
    /// nil where nothing was seen before.
    let old: LayerPicture?
    /// The layer's bounds then.
    let oldPage: CGRect
    /// How much of the way is done.
    var progress: Double
    /// Nothing of it was seen yet.
    var isNew = true

    init(_ animation: AnimationID, _ record: TransitionRecord, _ old: LayerPicture?, page: CGRect) {
        (self.animation, self.record, self.old, oldPage) = (animation, record, old, page)
        progress = record.startProgress
    }

    /// Where the old and the new picture are, in sizes of the layer, and how opaque.
    var stage: (old: (offset: CGPoint, alpha: Float), new: (offset: CGPoint, alpha: Float)) {
        let t = progress, alpha = Float(max(0, min(1, t)))
        // The way that everything moves which moves. Top is where y is largest: on a screen whose y points down, the lower edge.
        let way: CGPoint =
            switch record.direction {
            case .fromRight: CGPoint(x: -1, y: 0)
            case .fromLeft: CGPoint(x: 1, y: 0)
            case .fromTop: CGPoint(x: 0, y: -1)
            case .fromBottom: CGPoint(x: 0, y: 1)
            }
        let gone = CGPoint(x: way.x * t, y: way.y * t)
        let coming = CGPoint(x: way.x * (t - 1), y: way.y * (t - 1))
        switch record.kind {
        case .fade: return ((.zero, 1 - alpha), (.zero, alpha))
        case .moveIn: return ((.zero, 1), (coming, alpha))
        case .push: return ((gone, 1 - alpha), (coming, alpha))
        case .reveal: return ((gone, 1 - alpha), (.zero, 1))
        // The page on top is neither moved nor faded: see `emitCurl`.
        case .curlUp, .curlDown: return ((.zero, 1), (.zero, 1))
        }
    }
}
