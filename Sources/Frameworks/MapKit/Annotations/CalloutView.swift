import CoreGraphics
import Foundation
import UIKit

/// The bubble over a selected annotation: its name, a line below it, and views beside them.
@MainActor final class CalloutView: UIView {
    private static let arrow = CGSize(width: 22, height: 11)
    private static let radius = 12.0
    private(set) weak var owner: MKAnnotationView?
    private let bubble = CalloutBubble()
    private let title = UILabel()
    private let second = UILabel()
    private let touched: (UIControl) -> Void
    private static let action = UIAction.Identifier("MapKit.calloutAccessory")

    init(for owner: MKAnnotationView, touched: @escaping (UIControl) -> Void) {
        (self.owner, self.touched) = (owner, touched)
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .label
        second.font = .systemFont(ofSize: 13)
        second.textColor = .secondaryLabel
        for view in [bubble, title, second] { addSubview(view) }
        fill()
    }

    required init?(coder: NSCoder) { nil }

    /// Reads names and views again.
    func fill() {
        guard let owner else { return }
        title.text = owner.annotation?.name
        second.text = owner.detailCalloutAccessoryView == nil ? owner.annotation?.secondLine : nil
        let accessories = [
            owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView, owner.detailCalloutAccessoryView,
        ].compactMap { $0 }
        for view in subviews where view !== bubble && view !== title && view !== second {
            if !accessories.contains(view) { view.removeFromSuperview() }
        }
        for view in accessories {
            if view.superview !== self { addSubview(view) }
            guard let control = view as? UIControl, view !== owner.detailCalloutAccessoryView else { continue }
            control.removeAction(identifiedBy: Self.action, for: .touchUpInside)
            control.addAction(
                UIAction(identifier: Self.action) { [weak self, weak control] _ in
                    if let control { self?.touched(control) }
                }, for: .touchUpInside)
        }
    }

    /// Lays itself out with its arrow at a point of its superview, inside of a rectangle.
    func place(at point: CGPoint, within open: CGRect) {
        guard let owner else { return }
        func size(_ view: UIView?) -> CGSize {
            guard let view else { return .zero }
            if view.bounds.width > 0, view.bounds.height > 0, !(view === owner.detailCalloutAccessoryView) {
                return view.bounds.size
            }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return fitting.width > 0 ? fitting : view.sizeThatFits(CGSize(width: 240, height: 200))
        }
        let (left, right) = (owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView)
        let detail = owner.detailCalloutAccessoryView
        let (leftSize, rightSize, detailSize) = (size(left), size(right), size(detail))
        let sides = (left == nil ? 14 : leftSize.width + 20) + (right == nil ? 14 : rightSize.width + 20)
        let most = max(open.width - 20 - sides, 40)
        let titleSize = title.sizeThatFits(CGSize(width: most, height: 30))
        let secondSize = (second.text ?? "").isEmpty ? .zero : second.sizeThatFits(CGSize(width: most, height: 24))
        let inner = min(max(titleSize.width, secondSize.width, detailSize.width), most).rounded(.up)
        let lines = (titleSize.height + max(secondSize.height, detailSize.height)).rounded(.up)
        let height = max(44, lines + 16, leftSize.height + 12, rightSize.height + 12)
        let width = max(inner + sides, 2 * Self.radius + Self.arrow.width + 8)
        var x = point.x - width / 2
        x = max(min(x, open.maxX - 10 - width), open.minX + 10)
        // The arrow stays at the place, unless that is beside the map.
        let tip = min(max(point.x - x, Self.radius + Self.arrow.width / 2), width - Self.radius - Self.arrow.width / 2)
        frame = CGRect(x: x, y: point.y - height - Self.arrow.height, width: width, height: height + Self.arrow.height)
        bubble.frame = bounds
        bubble.set(tip: tip, arrow: Self.arrow, radius: Self.radius)
        let from = left == nil ? 14 : leftSize.width + 20
        let top = (height - lines) / 2
        title.frame = CGRect(x: from, y: top, width: inner, height: titleSize.height)
        second.frame = CGRect(x: from, y: top + titleSize.height, width: inner, height: secondSize.height)
        detail?.frame = CGRect(x: from, y: top + titleSize.height, width: inner, height: detailSize.height)
        left?.frame = CGRect(origin: CGPoint(x: 10, y: (height - leftSize.height) / 2), size: leftSize)
        right?.frame = CGRect(
            origin: CGPoint(x: width - rightSize.width - 10, y: (height - rightSize.height) / 2), size: rightSize)
    }
}

/// The bubble's shape.
private final class CalloutBubble: UIView {
    private var (tip, arrow, radius) = (0.0, CGSize.zero, 0.0)

    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 8, CGSize(width: 0, height: 3))
    }

    required init?(coder: NSCoder) { nil }

    func set(tip: CGFloat, arrow: CGSize, radius: CGFloat) {
        (self.tip, self.arrow, self.radius) = (tip, arrow, radius)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let box = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - arrow.height)
        let shape = UIBezierPath(roundedRect: box, cornerRadius: radius)
        let point = UIBezierPath()
        point.move(to: CGPoint(x: tip - arrow.width / 2, y: box.maxY - 0.5))
        point.addQuadCurve(to: CGPoint(x: tip, y: bounds.maxY), controlPoint: CGPoint(x: tip - 4, y: box.maxY))
        point.addQuadCurve(
            to: CGPoint(x: tip + arrow.width / 2, y: box.maxY - 0.5), controlPoint: CGPoint(x: tip + 4, y: box.maxY))
        point.close()
        UIColor.secondarySystemGroupedBackground.setFill()
        shape.fill()
        point.fill()
    }
}
