import UIKit

/// A controller that tells which of the four calls of an appearance it hears: "willAppear", "didAppear", "willDisappear" and
/// "didDisappear".
open class HearingController: UIViewController {
    /// What it heard, unless a subclass does otherwise.
    package var heard: [String] = []

    open func hear(_ call: String, _ animated: Bool) { heard.append(call) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hear("willAppear", animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hear("didAppear", animated)
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hear("willDisappear", animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hear("didDisappear", animated)
    }
}
