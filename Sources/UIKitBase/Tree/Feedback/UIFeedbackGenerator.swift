import Foundation
import PorticoTrace

/// The base of what makes a device tap. The simulated device has nothing to tap with: each call is one line of the trace.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the generator was added to, or made for.
    open private(set) weak var view: UIView?

    public override init() {
        super.init()
    }

    /// Makes a generator for what happens in a view, and adds it to the view's interactions.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Gets ready, so that feedback that follows soon comes without delay.
    open func prepare() { give("prepare") }

    final func give(_ name: StaticString, _ detail: @autoclosure () -> String = "") {
        guard PorticoTrace.isEnabled else { return }
        let text = detail()
        PorticoTrace.emit(
            .instant, .feedback, subject: String(describing: type(of: self)), name: name.description, detail: text,
            lane: .main)
    }
}
