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
        // A page needs some room to be laid out in. One that is zoomed is drawn more finely.
        let fine = scrollView.zoomScale > 1.05 ? min(5, scale * 2) : scale
        return EngineSize(
            width: max(1, Int(pageSize.width.rounded())), height: max(1, Int(pageSize.height.rounded())),
            scale: Double(fine))
    }

    /// Follows the scroll view: the picture stays where it is seen, moved by how far the page is pulled beyond its ends, and the engine
    /// hears where the page is. A page that is zoomed is laid out in the same room, of which a part is seen; the room follows that part.
    func layoutPage() {
        guard let page else { return }
        page.resizePage(engineSize)
        let (insets, zoom, room, last) = (pageInsets, scrollView.zoomScale, pageSize, page.scrolling.last)
        placeContent()
        let content = contentView.bounds.size
        let seen = CGSize(width: room.width / zoom, height: room.height / zoom)
        let offset = CGPoint(
            x: (scrollView.contentOffset.x + insets.left) / zoom, y: (scrollView.contentOffset.y + insets.top) / zoom)
        let start = CGPoint(
            x: min(max(0, offset.x), max(0, content.width - seen.width)),
            y: min(max(0, offset.y), max(0, content.height - seen.height)))
        let place = CGPoint(
            x: min(max(0, last.x, start.x + seen.width - room.width), start.x),
            y: min(max(0, last.y, start.y + seen.height - room.height), start.y))
        let frame = CGRect(origin: place, size: room)
        if pageView.frame != frame { pageView.frame = frame }
        guard !scrollsByEngine, page.scrolling.scrollTo(place) else { return }
        page.client.sendCommand(.scroll(view: page.number, x: Double(place.x), y: Double(place.y)))
    }

    /// All of the page, at least as large as what is seen; its transform is the zoom.
    private func placeContent() {
        let size = CGSize(
            width: max(pageLength.width, pageSize.width), height: max(pageLength.height, pageSize.height))
        let zoom = scrollView.zoomScale
        if contentView.bounds.size != size { contentView.bounds = CGRect(origin: .zero, size: size) }
        let center = CGPoint(x: size.width * zoom / 2, y: size.height * zoom / 2)
        if contentView.center != center { contentView.center = center }
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
        let zoom = scrollView.zoomScale
        if size != pageLength || scrollView.contentSize == .zero {
            pageLength = size
            scrollView.contentSize = CGSize(width: size.width * zoom, height: size.height * zoom)
        }
        let most = metrics.maximumZoom.isFinite ? CGFloat(max(1, min(metrics.maximumZoom, 50))) : 1
        if scrollView.maximumZoomScale != most { scrollView.maximumZoomScale = most }
        let place = CGPoint(x: metrics.x, y: metrics.y)
        let isHeld = scrollView.isZooming || scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        if !isHeld, page.scrolling.engineScrolled(to: place) {
            scrollView.contentOffset = CGPoint(
                x: place.x * zoom - pageInsets.left, y: place.y * zoom - pageInsets.top)
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
        scrollView.setZoomScale(1, animated: false)
        scrollView.contentOffset = CGPoint(x: -pageInsets.left, y: -pageInsets.top)
    }

    func showPicture(_ image: CGImage) { pageView.showPicture(image) }
}

extension WebPage {
    /// Tells the page of a finger that it may drag something with.
    func drag(
        _ phase: EngineScripts.Drag, at place: CGPoint, in view: UIView, _ done: @escaping (Bool) -> Void = { _ in }
    ) {
        let script = EngineScripts.drag(
            phase, x: Double(place.x), y: Double(place.y), width: Double(max(1, view.bounds.width)))
        evaluateScript(script, .defaultClient) { done($0 == .value("true")) }
    }

    func setVisible(_ isVisible: Bool) { client.sendCommand(.setVisible(view: number, isVisible: isVisible)) }
}
