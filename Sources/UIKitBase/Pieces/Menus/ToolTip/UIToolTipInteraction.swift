import CoreGraphics
import Foundation

/// A tool tip and where it belongs.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The text; an empty one shows nothing.
    public let toolTip: String
    /// In the view's coordinates; null: beside the pointer.
    public let sourceRect: CGRect

    /// Makes a tip below a rectangle of the view; `.null` puts it beside the pointer.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }

    /// Makes a tip beside the pointer.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
    /// Makes a tip below a rectangle of the view, as `init(toolTip:in:)`.
    public convenience init(toolTip: String, inRect sourceRect: CGRect) { self.init(toolTip: toolTip, in: sourceRect) }
}

/// Says what the tool tip at a place is.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// nil shows none here. Without the method the default tip is shown.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Which tip is at a point of the view; nil shows none. Without the method `defaultToolTip` is shown.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { OptionalCall.missing(nil) }
}

/// Shows a short text beside a pointer that rests on the view.
///
/// - From: `ToolTipPresenter`
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    public private(set) weak var view: UIView?
    /// Is asked for the tip each time; held weakly. Without one `defaultToolTip` is shown.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// The text where no delegate says another; nil shows none.
    open var defaultToolTip: String?
    /// `true` to begin with.
    open var isEnabled = true {
        didSet { if !isEnabled { ToolTipPresenter.shared.leave(self) } }
    }

    public override init() { super.init() }

    /// Makes an interaction that shows this text anywhere in its view, a second after the pointer came to rest (DEV-114).
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    /// Called by the view: the tip that is shown goes.
    open func willMove(to view: UIView?) {
        if view !== self.view { ToolTipPresenter.shared.leave(self) }
    }

    /// Called by the view that has the interaction now; nil when it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        let standard = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        guard let delegate else { return standard }
        let asked = OptionalCall.call(.event, delegate, "toolTipInteraction:configurationAtPoint:") {
            delegate.toolTipInteraction(self, configurationAt: point)
        }
        return asked ?? standard
    }
}
