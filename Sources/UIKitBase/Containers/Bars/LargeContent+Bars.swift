import CoreGraphics
import Foundation

/// Buttons of bars and tabs don't grow with the text: people with the accessibility sizes hold a finger on them and see them large.
extension BarButtonView: LargeContentSource {
    var shownLarge: (title: String?, image: UIImage?) {
        (item.title ?? accessibilityLabel, item.largeContentSizeImage ?? item.image)
    }
}

extension TabButton: LargeContentSource {
    var shownLarge: (title: String?, image: UIImage?) { (item.title, item.largeContentSizeImage ?? item.image) }
}

extension LargeContentSource {
    /// The bar that the view is in watches fingers from here on. Called when the view is laid out; at smaller text sizes it does nothing.
    func offerLargeContent() {
        guard UILargeContentViewerInteraction.isEnabled else { return }
        var found = superview
        while let candidate = found, !(candidate is UITabBar || candidate is UINavigationBar || candidate is UIToolbar)
        {
            found = candidate.superview
        }
        guard let bar = found, !bar.interactions.contains(where: { $0 is UILargeContentViewerInteraction }) else {
            return
        }
        bar.addInteraction(UILargeContentViewerInteraction())
    }
}
