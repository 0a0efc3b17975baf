import CoreGraphics
import Foundation
import QuartzCore

/// The bar where text goes in. It is half a second on and half a second off; each change is one small commit, and in between
/// nothing runs.
@MainActor final class CaretView: UIView {
    static let width: CGFloat = 2
    private static let beat = 0.5
    private var round = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.width / 2
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the caret is there at all; blinking begins with being seen.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            restart()
        }
    }

    /// Seen at once, and for a whole beat: what is typed must not go by an unseen caret.
    func restart() {
        round += 1
        isHidden = !isShown
        if isShown { wait() }
    }

    private func wait() {
        let mine = round
        FrameTimer.shared.call(after: Self.beat) { [weak self] in
            guard let self, self.round == mine, self.window != nil else { return }
            // Nobody sees an app that isn't active, and a person comes back to a caret that is there.
            self.isHidden = Above.application.isActive ? !self.isHidden : false
            self.wait()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { restart() }
    }
}
