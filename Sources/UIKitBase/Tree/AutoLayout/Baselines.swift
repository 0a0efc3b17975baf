import CoreGraphics

/// Where the first and the last baseline of a view lie: so far below its top and above its bottom, plus a share of its height
/// where the text doesn't hang from that edge (one half each for text in the middle).
struct Baselines: Equatable {
    var first: CGFloat
    var last: CGFloat
    var firstShare: CGFloat = 0
    var lastShare: CGFloat = 0
}

extension Baselines {
    /// Of a text at `top` in a view `height` high, of which `share` is above it: 0 hangs from the top, 1 stands on the bottom.
    init(of text: Baselines, height textHeight: CGFloat, top: CGFloat, within height: CGFloat, share: CGFloat) {
        first = top + text.first - share * height
        last = height - top - textHeight + text.last - (1 - share) * height
        firstShare = share
        lastShare = 1 - share
    }
}

extension UIView {
    /// The view whose edges a baseline counts from: the nearest around the text that constraints place, at most the view itself.
    func baselineHolder(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
        var holder = baselineText(attribute)
        while holder !== self, holder.translatesAutoresizingMaskIntoConstraints {
            guard let parent = holder.parentView else { return self }
            holder = parent
        }
        return holder
    }

    func baselineText(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
        attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    }

    /// The view's own baselines, or those of the text inside that a frame places.
    func baselines(_ attribute: NSLayoutConstraint.Attribute) -> Baselines? {
        if let own = baselineDistances() { return own }
        let text = baselineText(attribute)
        guard text !== self, let inner = text.baselineDistances(), text.isDescendant(of: self) else { return nil }
        let frame = text.convert(text.bounds, to: self)
        let top = frame.minY - bounds.minY
        return Baselines(of: inner, height: frame.height, top: top, within: bounds.height, share: 0)
    }
}
