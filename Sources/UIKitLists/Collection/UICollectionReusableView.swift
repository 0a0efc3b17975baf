import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

/// A view of a collection that is used again: a supplementary or decoration view, or a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// What it was registered under.
    var identifier: String?
    final weak var collection: UICollectionView?
    /// The attributes that it shows now.
    final var shown: UICollectionViewLayoutAttributes?
    /// The collection's last look that it was in sight of.
    final var stamp = 0
    /// Nobody has heard yet that it is in sight.
    final var isFresh = false
    /// The size that it was given when it was asked which one it wants, and its answer.
    final var measured: (given: CGSize, wanted: CGSize)?

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from a nib, with its reuse identifier; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        identifier = Self.nibIdentifier(coder)
    }

    /// Nil for a view that comes from nowhere.
    open var reuseIdentifier: String? { identifier }

    /// The view is about to be handed out again: overriding methods put back what only some places have.
    open func prepareForReuse() {}

    /// Takes what the layout's own subclass of attributes adds. Called when the view comes to a place, and then only where they differ.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The layout changes, with an animation, from one to the other.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when the collection has changed from one layout to another. Does nothing here.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Attributes with the size that the view wants: its constraints', unless a subclass knows better. Asked where the layout estimates.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let wanted = wantedSize(for: layoutAttributes)
        guard wanted != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.another
        // The frame of what a transform shows isn't its own; the corner stays where it would be without.
        preferred.size = wanted
        preferred.center.x += (wanted.width - layoutAttributes.size.width) / 2
        preferred.center.y += (wanted.height - layoutAttributes.size.height) / 2
        return preferred
    }

    private func wantedSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
        var size = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: attributes.fixesWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: attributes.fixesHeight ? .required : .fittingSizeLevel)
        let scale = max(1, UIScreen.mainScale)
        size.width = attributes.fixesWidth ? attributes.size.width : (size.width * scale - 1e-6).rounded(.up) / scale
        size.height =
            attributes.fixesHeight ? attributes.size.height : (size.height * scale - 1e-6).rounded(.up) / scale
        return size
    }

    /// What no subclass can forget.
    final func resetForReuse() {
        measured = nil
        shown = nil
        layer.removeAllAnimations()
        if isHidden { isHidden = false }
        if alpha != 1 { alpha = 1 }
    }

    /// Brings the view where the attributes say; `origin` is that of the view it lies in.
    func place(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        let isFlat = attributes.transform3D == CATransform3DIdentity && transform3D == CATransform3DIdentity
        if isFlat, layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
            let size = attributes.size
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            if self.frame != frame { self.frame = frame }
        } else {
            if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
            if self.center != center { self.center = center }
            if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        // What the app hides, such as a badge without a number, stays hidden.
        if attributes.isHidden { isHidden = true } else if shown?.isHidden == true { isHidden = false }
    }

    /// The same, and tells of attributes that are others.
    func show(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        setListEnvironment(attributes.list?.section.appearance.listEnvironment)
        place(attributes, origin: origin)
        let isKnown = shown?.isEqual(attributes) == true
        shown = attributes
        if isKnown { return }
        apply(attributes)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.contentChanged(of: self)
    }
}
