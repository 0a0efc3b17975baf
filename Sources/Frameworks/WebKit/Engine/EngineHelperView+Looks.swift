import Foundation

/// How large a page is and in which colours: the zoom that the app sets, the page's own viewport, and the dark.
///
/// The engine has no viewports: a page is laid out in a room of the wanted width and drawn so large that it fits the view, by the zoom.
///
/// - From: `EngineHelper`, the measures of the page
/// - To: the engine
extension EngineHelperView {
    /// The factor from the page's own points to those of the view.
    var zoom: Double { pageZoom * viewportScale }

    func setPageZoom(_ zoom: Double) {
        guard zoom.isFinite, zoom > 0 else { return }
        pageZoom = max(0.1, min(zoom, 10))
        applyZoom()
    }

    /// - Parameter content: of the page's `meta` element; nil without one.
    func setViewport(_ content: String?) {
        viewport = EngineViewport(content)
        applyViewport()
    }

    /// The view's width, or the page's viewport, is another.
    func applyViewport() {
        viewportScale = viewport?.scale(width: surface.width) ?? 1
        applyZoom()
    }

    private func applyZoom() {
        guard zoom != appliedZoom else { return }
        appliedZoom = zoom
        library.callFunction("webkit_web_view_set_zoom_level", web, double: zoom)
        run(EngineScripts.tellAgain, EngineScripts.ownWorld) { _ in }
    }

    func setDark(_ isDark: Bool) {
        guard self.isDark != isDark else { return }
        self.isDark = isDark
        setUserContent(content)
        if hasCommitted { run(helper.scripts.setDark(isDark), nil) { _ in } }
    }

    func downloadFile(_ address: String) {
        typealias Download = @convention(c) (EngineObject?, UnsafePointer<CChar>) -> EngineObject?
        let download = library.findSymbol("webkit_web_view_download_uri", as: Download.self)?(web, address)
        library.releaseObject(download)
    }
}
