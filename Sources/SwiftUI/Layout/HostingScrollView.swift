import UIKit

/// UIKit's view of a scroll view. At edges where a view around ignores the safe area, content begins at the view's own edge.
final class HostingScrollView: UIScrollView {
    /// The edges at which bars cover the content.
    var ignoredEdges: UIRectEdge = [] {
        didSet { if oldValue != ignoredEdges { safeAreaInsetsDidChange() } }
    }

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        if ignoredEdges.contains(.top) { insets.top = 0 }
        if ignoredEdges.contains(.left) { insets.left = 0 }
        if ignoredEdges.contains(.bottom) { insets.bottom = 0 }
        if ignoredEdges.contains(.right) { insets.right = 0 }
        return insets
    }
}
