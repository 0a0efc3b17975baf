import Foundation
import PorticoObjC

private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UISearchBar {
    /// The image behind the scope bar; nil by default. Kept (DEV-212).
    public var scopeBarBackgroundImage: UIImage? {
        get { objc_getAssociatedObject(self, key) as? UIImage }
        set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Sets the picture behind a scope in a state; with the first one the scopes' own looks go.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
        relayout(animated: false)
    }
    /// The picture that was set behind a scope in a state; nil where there is none.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.scopes.backgroundImage(for: state, barMetrics: .default)
    }
    /// Sets the picture between two scopes in given states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        parts.scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
        relayout(animated: false)
    }
    /// The picture that was set between two scopes in given states; nil where there is none.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        parts.scopes.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Moves the text in the field, in points. Zero by default.
    public var searchTextPositionAdjustment: UIOffset {
        get { parts.field.adjustments.text }
        set { parts.field.adjustments.text = newValue }
    }
    /// Moves an icon in the field, in points.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        parts.iconAdjustments[icon.rawValue] = adjustment
        adjustIcons()
    }
    /// The way that an icon is moved in the field, in points; zero where nothing was set.
    public func positionAdjustment(for icon: Icon) -> UIOffset { parts.iconAdjustments[icon.rawValue] ?? .zero }

    func adjustIcons() {
        parts.field.adjustments.lead = positionAdjustment(for: .search)
        parts.field.adjustments.clear = positionAdjustment(for: .clear)
        parts.field.adjustments.end = endIcon.map(positionAdjustment) ?? .zero
    }

    /// The icon at the end of an empty field.
    var endIcon: Icon? { showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil }
}
