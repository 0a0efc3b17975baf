import Foundation

/// The room in which a page wants to be laid out: the content of its `meta` element named viewport, as iOS reads it.
struct EngineViewport: Equatable {
    /// Pages that say nothing are written for screens of this width.
    static let usualWidth = 980.0

    /// In the page's points; nil: the view's.
    private var width: Double?
    private var initialScale: Double?
    private var maximumScale = 5.0

    /// - Parameter content: as "width=device-width, initial-scale=1"; nil: the page says nothing.
    init(_ content: String?) {
        guard let content else {
            width = Self.usualWidth
            return
        }
        var saysWidth = false
        for part in content.lowercased().split(whereSeparator: { ",; \t\n".contains($0) }) {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "width":
                saysWidth = true
                width = Double(pair[1]).map { max(1, min($0, 10_000)) }
            case "initial-scale": initialScale = Double(pair[1]).map { max(0.1, min($0, 10)) }
            case "maximum-scale": maximumScale = Double(pair[1]).map { max(0.1, min($0, 10)) } ?? maximumScale
            case "user-scalable": if ["no", "0"].contains(pair[1]) { maximumScale = 0 }
            default: break
            }
        }
        // A page that says its scale alone is as wide as the view is at that.
        if !saysWidth, initialScale == nil { width = Self.usualWidth }
    }

    /// The factor from the page's points to those of a view of that width. The page fills the view: one that wants a width and a scale that
    /// don't go together has the width.
    func scale(width view: Double) -> Double {
        guard view > 0 else { return 1 }
        if let width { return max(0.1, min(view / width, 10)) }
        return initialScale ?? 1
    }

    /// The largest scale to which two fingers zoom a page that fills a view of that width; 1: they don't.
    func maximumZoom(width view: Double) -> Double { max(1, maximumScale / scale(width: view)) }
}
