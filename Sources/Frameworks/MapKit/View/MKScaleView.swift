import CoreGraphics
import Foundation
import UIKit

/// Shows how far a length on the map is.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// On which side it begins.
    public enum Alignment: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// Whose scale. It isn't owned.
    open weak var mapView: MKMapView? { didSet { setNeedsDisplay() } }
    /// Whether it is seen; adaptive: always here, on iOS while people zoom (DEV-1164).
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility == .hidden } }
    /// On which side it begins.
    open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }

    /// A map's scale.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 26))
        self.mapView = mapView
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
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 26) }

    /// Metres that are written: a round number whose length fits.
    static func roundLength(fitting metres: Double) -> Double {
        guard metres > 0, metres.isFinite else { return 0 }
        let power = pow(10, log10(metres).rounded(.down))
        return [5, 2.5, 2, 1].map { $0 * power }.first { $0 <= metres } ?? power
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let mapView else { return }
        let projection = mapView.mover.projection
        let latitude = Mercator.latitude(min(max(projection.center.y, 0), Mercator.side))
        let metresPerPoint = MKMetersPerMapPointAtLatitude(latitude) / projection.scale
        let formatter = MKDistanceFormatter()
        let room = max(bounds.width - 30, 20) * metresPerPoint
        // Round in the unit that is written.
        let isMetric = formatter.written == .metric
        let unit = isMetric ? 1 : room >= 400 ? 1609.344 : formatter.written == .imperial ? 0.3048 : 0.9144
        let metres = Self.roundLength(fitting: room / unit) * unit
        guard metres > 0 else { return }
        let width = metres / metresPerPoint
        let from = legendAlignment == .leading ? 1.0 : bounds.width - 1 - width
        for (index, part) in [0.0, 0.5].enumerated() {
            context.setFillColor((index == 0 ? UIColor.label : .systemBackground).cgColor)
            context.fill(CGRect(x: from + part * width, y: 16, width: width / 2, height: 4))
        }
        context.setStrokeColor(UIColor.label.cgColor)
        context.setLineWidth(1)
        context.stroke(CGRect(x: from, y: 16, width: width, height: 4))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: UIColor.label,
        ]
        for (part, text) in [(0, "0"), (1, formatter.string(fromDistance: metres))] as [(CGFloat, String)] {
            let size = (text as NSString).size(withAttributes: attributes)
            let x = min(max(from + part * width - size.width / 2, 0), bounds.width - size.width)
            (text as NSString).draw(at: CGPoint(x: x, y: 2), withAttributes: attributes)
        }
    }
}
