import CoreGraphics
import Foundation

/// Shows the fragments of a viewport.
@preconcurrency public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// What is seen, with as much around it as is to be ready; in the text container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Optional. What was laid out before may not hold any longer.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// A fragment that stands in the viewport.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Optional. From now on places and sizes are right.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// A pass begins: take away what shows fragments. Nothing by default.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
    }
    /// A pass has ended: set the size of the content. Nothing by default.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Lays out the part of a text that is seen.
///
/// - From: the app's view
/// - To: `NSTextLayoutManager`
open class NSTextViewportLayoutController: NSObject {
    /// Whose fragments are laid out; held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Says what is seen and shows it; held weakly, and without it nothing is laid out.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// What the delegate gave for the last pass.
    open private(set) var viewportBounds = CGRect.zero
    /// The text of the fragments of the last pass; nil before the first, and where there were none.
    open private(set) var viewportRange: NSTextRange?

    /// Makes a controller; a layout manager has one of its own, `textViewportLayoutController`.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Asks for the bounds, then gives every fragment in them, from top to bottom.
    open func layoutViewport() {
        guard let textLayoutManager, let delegate else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        var shown: NSTextRange?
        for fragment in fragments(in: viewportBounds, of: textLayoutManager) {
            textLayoutManager.renderingAttributesValidator?(textLayoutManager, fragment)
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            shown = shown?.union(fragment.rangeInElement) ?? fragment.rangeInElement
        }
        viewportRange = shown
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    private func fragments(in bounds: CGRect, of manager: NSTextLayoutManager) -> [NSTextLayoutFragment] {
        guard manager.textContainer != nil, bounds.height > 0 else { return [] }
        manager.engine.checkIdle()
        var found: [Int] = []
        manager.engine.flow.forEach(fromY: bounds.minY, container: 0) { index, box, y in
            let top = box.lines.map(\.rect.minY).min().map { $0 + y } ?? y
            guard top < bounds.maxY else { return false }
            let bottom = box.lines.map(\.rect.maxY).max().map { $0 + y } ?? y
            if bottom > bounds.minY { found.append(index) }
            return true
        }
        return found.map(manager.fragment)
    }

    /// Lays out the text at a location. Answers how far down it stands.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let textLayoutManager else { return 0 }
        let y = textLayoutManager.engine.line(at: textLocation.counted)?.rect.minY ?? 0
        viewportBounds.origin.y = y
        return y
    }

    /// The app has moved what is seen by itself.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
