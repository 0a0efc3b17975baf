import Foundation
import UIKit

/// Where the page is seen, and how it is scrolled: the scroll view scrolls as any other, and the engine draws the part that is seen.
extension WKWebView {
    private var pageInsets: UIEdgeInsets { scrollView.adjustedContentInset }

    /// The room in which the page is laid out, in points.
    private var pageSize: CGSize {
        let insets = pageInsets
        return CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    var engineSize: EngineSize {
        let scale = window?.screen.scale ?? UIScreen.main.scale
        // A page needs some room to be laid out in.
        return EngineSize(
            width: max(1, Int(pageSize.width.rounded())), height: max(1, Int(pageSize.height.rounded())),
            scale: Double(scale))
    }

    /// Follows the scroll view: the picture stays where it is seen, moved by how far the page is pulled beyond its ends, and the engine
    /// hears where the page is.
    func layoutPage() {
        guard let page else { return }
        page.resizePage(engineSize)
        let insets = pageInsets
        let offset = CGPoint(x: scrollView.contentOffset.x + insets.left, y: scrollView.contentOffset.y + insets.top)
        let most = CGPoint(
            x: max(0, scrollView.contentSize.width - pageSize.width),
            y: max(0, scrollView.contentSize.height - pageSize.height))
        let place = CGPoint(x: min(max(0, offset.x), most.x), y: min(max(0, offset.y), most.y))
        let frame = CGRect(origin: place, size: pageSize)
        if pageView.frame != frame { pageView.frame = frame }
        guard !scrollsByEngine, page.scrolling.scrollTo(place) else { return }
        page.client.sendCommand(.scroll(view: page.number, x: Double(place.x), y: Double(place.y)))
    }

    /// The page's size, and where it has scrolled itself to.
    func pageScrolled(_ metrics: EngineMetrics) {
        guard let page, [metrics.contentWidth, metrics.contentHeight, metrics.x, metrics.y].allSatisfy(\.isFinite)
        else {
            return
        }
        scrollsByEngine = true
        defer { scrollsByEngine = false }
        let size = CGSize(
            width: max(0, min(metrics.contentWidth, 1e7)), height: max(0, min(metrics.contentHeight, 1e7)))
        if scrollView.contentSize != size { scrollView.contentSize = size }
        let place = CGPoint(x: metrics.x, y: metrics.y)
        let isHeld = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        if !isHeld, page.scrolling.engineScrolled(to: place) {
            scrollView.contentOffset = CGPoint(x: place.x - pageInsets.left, y: place.y - pageInsets.top)
        }
        layoutPage()
    }

    func pageFocused(_ isEditing: Bool) { pageView.setEditing(isEditing) }

    /// A new page begins at its top, and its fields wait for a tap.
    func pageCommitted() {
        page?.scrolling.resetOffsets()
        pageView.forgetTaps()
        pageView.setEditing(false)
        scrollsByEngine = true
        defer { scrollsByEngine = false }
        scrollView.contentOffset = CGPoint(x: -pageInsets.left, y: -pageInsets.top)
    }

    func showPicture(_ image: CGImage) { pageView.showPicture(image) }
}

extension WebPage {
    func setVisible(_ isVisible: Bool) { client.sendCommand(.setVisible(view: number, isVisible: isVisible)) }
}
