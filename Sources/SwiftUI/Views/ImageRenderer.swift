import PorticoCombine
import UIKit

/// Makes pictures of views.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content { didSet { objectWillChange.send() } }
    public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
    public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
    public var isOpaque = false { didSet { objectWillChange.send() } }
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    public init(content view: Content) { content = view }

    /// The content laid out in a view of its own.
    private func makeView() -> _UIHostingView<Content> {
        let view = _UIHostingView(rootView: content)
        view.backgroundColor = nil
        view.ignoresSafeArea = true
        let size = view.host.sizeThatFits(proposedSize)
        view.frame = CGRect(origin: .zero, size: CGSize(width: max(size.width, 0), height: max(size.height, 0)))
        // Effects that depend on where a view lies are made when it lies there.
        var transaction = Transaction()
        transaction.disablesAnimations = true
        TransactionContext.perform(transaction) {
            view.layoutIfNeeded()
            UpdateQueue.flushWithinAction()
            view.layoutIfNeeded()
        }
        return view
    }

    public var uiImage: UIImage? {
        let view = makeView()
        let size = view.bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, size.width * scale < 20_000,
            size.height * scale < 20_000
        else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        // The compositor's picture has what contexts don't draw: filters, blurs of what is behind.
        view.layer.displayTreeIfNeeded()
        let picture = view.layer.picture(of: view.bounds, scale: scale).map {
            UIImage(cgImage: CGImage(pixelBuffer: $0), scale: scale, orientation: .up)
        }
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            if let picture { picture.draw(in: view.bounds) } else { view.layer.render(in: context.cgContext) }
        }
        view.host.tearDown()
        return image
    }

    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Draws the content into a context of the app's.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let view = makeView()
        renderer(view.bounds.size) { view.layer.render(in: $0) }
        view.host.tearDown()
    }
}
