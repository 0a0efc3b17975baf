import CoreGraphics

/// How large an item's title view wants to be. A frame that the app has given counts; a view without one is as large as the constraints
/// and views inside make it, or as it says itself, and again after each change of those.
///
/// - From: `NavigationBarContent`
struct TitleViewSize {
    /// What the bar last gave the view: another size is the app's.
    var placed: CGSize?
    /// The app's own; zero where it gave none.
    private var given = CGSize.zero

    @MainActor mutating func wanted(of view: UIView, in space: CGSize) -> CGSize {
        // The size of a view without a frame of its own is what constraints made of it.
        if !view.translatesAutoresizingMaskIntoConstraints {
            given = .zero
        } else if view.bounds.size != placed {
            given = view.bounds.size
        }
        if given.width > 0, !view.hasLengths { return given }
        let own = view.sizeThatFits(space)
        if !view.hasLengths, own != .zero, own != view.bounds.size { return own }
        var fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > space.width {
            fitting = view.systemLayoutSizeFitting(
                CGSize(width: space.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return fitting.width > 0 || own == view.bounds.size ? fitting : own
    }
}
