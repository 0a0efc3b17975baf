import CoreGraphics
import Foundation
import UIKit

/// Colours of pins from before iOS 9.
public enum MKPinAnnotationColor: UInt, Sendable {
    case red = 0
    case green = 1
    case purple = 2
}

/// A pin whose point is at the place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    private let pin = PinFigure(frame: CGRect(x: 0, y: 0, width: 32, height: 39))

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func setUpLooks() {
        super.setUpLooks()
        bounds.size = pin.frame.size
        // The needle's point is eight points from the left and five from below.
        centerOffset = CGPoint(x: 8, y: -14.5)
        calloutOffset = CGPoint(x: -8, y: 0)
        addSubview(pin)
    }

    /// The head's colour.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
        didSet { pin.tint = pinTintColor ?? Self.redPinColor() }
    }
    /// The head's colour from before iOS 9.
    open var pinColor = MKPinAnnotationColor.red {
        didSet {
            switch pinColor {
            case .red: pinTintColor = Self.redPinColor()
            case .green: pinTintColor = Self.greenPinColor()
            case .purple: pinTintColor = Self.purplePinColor()
            }
        }
    }
    /// Whether it falls from above when it is added.
    open var animatesDrop = false

    /// For a place to go to.
    open class func redPinColor() -> UIColor { UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1) }
    /// For a place to start from.
    open class func greenPinColor() -> UIColor {
        UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255, alpha: 1)
    }
    /// For a place that a person chose.
    open class func purplePinColor() -> UIColor {
        UIColor(red: 198.0 / 255, green: 68.0 / 255, blue: 252.0 / 255, alpha: 1)
    }
}

/// A pin: a ball on a needle.
private final class PinFigure: UIView {
    var tint = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor(white: 0, alpha: 0.25).cgColor)
        context.fillEllipse(in: CGRect(x: 4, y: 32.5, width: 8, height: 3))
        context.setStrokeColor(UIColor(white: 0.42, alpha: 1).cgColor)
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: 8, y: 14))
        context.addLine(to: CGPoint(x: 8, y: 33))
        context.strokePath()
        context.setFillColor(tint.cgColor)
        context.fillEllipse(in: CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
        context.setStrokeColor(UIColor(white: 0, alpha: 0.18).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: CGRect(x: 0.75, y: 0.75, width: 14.5, height: 14.5))
        context.setFillColor(UIColor(white: 1, alpha: 0.65).cgColor)
        context.fillEllipse(in: CGRect(x: 3.5, y: 3, width: 4.5, height: 4.5))
    }
}

/// Where the person is who holds the device: a blue dot.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func setUpLooks() {
        super.setUpLooks()
        bounds.size = CGSize(width: 22, height: 22)
        canShowCallout = true
        let ring = UIView(frame: bounds)
        ring.backgroundColor = .white
        ring.layer.cornerRadius = 11
        ring.layer.shadowColor = UIColor.black.cgColor
        (ring.layer.shadowOpacity, ring.layer.shadowRadius, ring.layer.shadowOffset) = (
            0.3, 3, CGSize(width: 0, height: 1)
        )
        let dot = UIView(frame: bounds.insetBy(dx: 3, dy: 3))
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 8
        for view in [ring, dot] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }
}
