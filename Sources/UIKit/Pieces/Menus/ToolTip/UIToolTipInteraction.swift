import CoreGraphics
import Foundation

/// A tool tip and where it belongs.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    /// In the view's coordinates; null: beside the pointer.
    public let sourceRect: CGRect

    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }

    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
    public convenience init(toolTip: String, inRect sourceRect: CGRect) { self.init(toolTip: toolTip, in: sourceRect) }
}

/// Says what the tool tip at a place is.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// nil shows none here. Without the method the default tip is shown.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { OptionalCall.missing(nil) }
}

/// Shows a short text beside a pointer that rests on the view.
///
/// - From: `ToolTipPresenter`
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var defaultToolTip: String?
    /// `true` to begin with.
    open var isEnabled = true {
        didSet { if !isEnabled { ToolTipPresenter.shared.leave(self) } }
    }

    public override init() { super.init() }

    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { ToolTipPresenter.shared.leave(self) }
    }

    open func didMove(to view: UIView?) { self.view = view }

    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        let standard = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        guard let delegate else { return standard }
        let asked = OptionalCall.call(.event, delegate, "toolTipInteraction:configurationAtPoint:") {
            delegate.toolTipInteraction(self, configurationAt: point)
        }
        return asked ?? standard
    }
}
