import CoreGraphics

/// Children that fill a view of their parent, which containers of this project's own show and take away.
extension UIViewController {
    /// Makes a controller a child whose view fills a view, and stays as large as that one.
    package func embedChild(_ child: UIViewController, in room: UIView) {
        addChild(child)
        child.view.frame = room.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Takes a controller away from its parent, with its view.
    package func endEmbedding() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
