import Foundation
import PorticoTrace

/// The base of what makes a device tap. The simulated device has nothing to tap with: each call is one line of the trace.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

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
