import CoreGraphics
import Foundation
import UIKit

/// Shows where north is; a touch turns the map so that north is up.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    /// Whose north. It isn't owned.
    open weak var mapView: MKMapView? { didSet { update() } }
    /// Adaptive: while the map is turned.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    private let face = UIButton(type: .custom)
    private let rose = CompassRose()

    /// A map's compass.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        update()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .clear
        rose.isUserInteractionEnabled = false
        addSubview(face)
        addSubview(rose)
        face.accessibilityLabel = "Compass"
        face.addAction(UIAction { [weak self] _ in self?.turnNorth() }, for: .touchUpInside)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        rose.bounds = CGRect(origin: .zero, size: CGSize(width: 40, height: 40))
        rose.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func turnNorth() {
        guard let mapView else { return }
        var next = mapView.mover.destination
        next.heading = 0
        next.limit()
        mapView.mover.go(to: mapView.limited(next), animated: true)
    }

    func update() {
        let heading = mapView?.mover.projection.heading ?? 0
        rose.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
        guard superview !== mapView else { return }
        isHidden = compassVisibility == .hidden || (compassVisibility == .adaptive && heading == 0)
    }
}

/// The compass's needle.
private final class CompassRose: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.secondarySystemGroupedBackground.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        context.setFillColor(UIColor.systemRed.cgColor)
        context.move(to: CGPoint(x: bounds.midX, y: 2.5))
        context.addLine(to: CGPoint(x: bounds.midX - 3.5, y: 8))
        context.addLine(to: CGPoint(x: bounds.midX + 3.5, y: 8))
        context.closePath()
        context.fillPath()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15, weight: .medium), .foregroundColor: UIColor.label,
        ]
        let size = ("N" as NSString).size(withAttributes: attributes)
        ("N" as NSString).draw(
            at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2 + 1),
            withAttributes: attributes)
    }
}
