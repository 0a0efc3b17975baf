import CoreGraphics
import Foundation

/// A view that shows where text goes in, for `UITextSelectionDisplayInteraction.cursorView`.
@preconcurrency @MainActor public protocol UITextCursorView: UICoordinateSpace {
    /// Whether it comes and goes while nobody types.
    var isBlinking: Bool { get set }
    /// Begins a beat anew, so that the cursor is seen now.
    func resetBlinkAnimation()
}

/// The cursor that texts of the system have, in the tint colour: half a second seen, and half a second not.
@preconcurrency @MainActor open class UIStandardTextCursorView: UIView, UITextCursorView {
    private let bar = CaretView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        buildBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buildBar()
    }

    private func buildBar() {
        isUserInteractionEnabled = false
        bar.isHidden = false
        addSubview(bar)
    }

    /// False to begin with, as long as no interaction shows it: a cursor that doesn't blink is seen.
    open var isBlinking: Bool {
        get { bar.isShown }
        set {
            bar.isShown = newValue
            if !newValue { bar.isHidden = false }
        }
    }

    /// Begins a beat anew, so that the cursor is seen now; one that doesn't blink is seen anyway.
    open func resetBlinkAnimation() { if isBlinking { bar.restart() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = bounds
        bar.backgroundColor = tintColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        bar.backgroundColor = tintColor
    }
}
