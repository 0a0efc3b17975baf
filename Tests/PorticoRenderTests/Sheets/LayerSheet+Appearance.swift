import CoreGraphics
import QuartzCore

// What every layer has: colour, corners, border, shadow, mask, clip.
extension LayerSheet {
    static let backgrounds = LayerSheet(
        name: "backgrounds",
        cases: [
            Case("backgroundColor") { $0.add(10, 10, 40, 40, .sky) },
            Case("a translucent backgroundColor") { $0.add(10, 10, 40, 40, .make(0.2, 0.5, 0.95, 0.4)) },
            Case("opacity of one layer") { $0.add(10, 10, 40, 40, .sky) { $0.opacity = 0.4 } },
            Case("opacity of a group") {
                $0.add(5, 5, 36, 36, .sky) {
                    $0.opacity = 0.5
                    $0.add(18, 18, 32, 32, .brick)
                }
            },
            Case("allowsGroupOpacity off") {
                $0.add(5, 5, 36, 36, .sky) {
                    $0.opacity = 0.5
                    $0.allowsGroupOpacity = false
                    $0.add(18, 18, 32, 32, .brick)
                }
            },
            Case("groups in groups") {
                $0.add(5, 5, 44, 44, .sky) {
                    $0.opacity = 0.7
                    $0.add(8, 8, 40, 40, .brick) {
                        $0.opacity = 0.5
                        $0.add(8, 8, 30, 16, .sun)
                        $0.add(14, 14, 16, 30, .leaf)
                    }
                }
            },
            Case("hidden") {
                $0.add(5, 5, 30, 30, .sky)
                $0.add(20, 20, 30, 30, .brick) {
                    $0.isHidden = true
                    $0.add(0, 0, 20, 20, .sun)
                }
            },
            Case("a group with a border and contents") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.contents = SheetImages.arrow
                    $0.borderWidth = 6
                    $0.borderColor = .ink
                    $0.opacity = 0.5
                }
            },
        ])

    static let corners = LayerSheet(
        name: "corners",
        cases: [
            Case("cornerRadius") { $0.add(6, 10, 48, 40, .sky) { $0.cornerRadius = 12 } },
            Case("maskedCorners") {
                $0.add(6, 10, 48, 40, .sky) {
                    $0.cornerRadius = 16
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                }
            },
            Case("cornerCurve continuous") {
                $0.add(4, 4, 52, 52, .sky) {
                    $0.cornerRadius = 16
                    $0.cornerCurve = .continuous
                }
            },
            Case("continuous without room") {
                $0.add(4, 14, 52, 32, .sky) {
                    $0.cornerRadius = 14
                    $0.cornerCurve = .continuous
                }
            },
            Case("a radius above half a side") { $0.add(4, 18, 52, 25, .sky) { $0.cornerRadius = 40 } },
            Case("contents keep their corners") {
                $0.add(8, 8, 44, 44, .sun) {
                    $0.contents = SheetImages.arrow
                    $0.cornerRadius = 14
                }
            },
            Case("contents that are clipped") {
                $0.add(8, 8, 44, 44, .sun) {
                    $0.contents = SheetImages.arrow
                    $0.cornerRadius = 14
                    $0.masksToBounds = true
                }
            },
            Case("sublayers that are clipped to some corners") {
                $0.add(8, 8, 44, 44, .sun) {
                    $0.cornerRadius = 16
                    $0.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
                    $0.masksToBounds = true
                    $0.add(-6, -6, 30, 56, .brick)
                }
            },
        ])

    static let borders = LayerSheet(
        name: "borders",
        cases: [
            Case("borderWidth") { $0.add(8, 8, 44, 44, .sun) { ($0.borderWidth, $0.borderColor) = (4, .ink) } },
            Case("a hair line") { $0.add(8, 8, 44, 44) { $0.borderWidth = 0.5 } },
            Case("round") {
                $0.add(8, 8, 44, 44, .sun) { ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (5, .ink, 14) }
            },
            Case("wider than the radius") {
                $0.add(8, 8, 44, 44, .sun) { ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (10, .ink, 6) }
            },
            Case("continuous") {
                $0.add(4, 4, 52, 52, .sun) {
                    ($0.borderWidth, $0.borderColor, $0.cornerRadius, $0.cornerCurve) = (5, .ink, 16, .continuous)
                }
            },
            Case("above sublayers, translucent") {
                $0.add(8, 8, 44, 44, .sun) {
                    ($0.borderWidth, $0.borderColor) = (8, .make(0.1, 0.15, 0.3, 0.5))
                    $0.add(-4, 16, 30, 12, .brick)
                }
            },
            Case("above clipped sublayers") {
                $0.add(8, 8, 44, 44, .sun) {
                    ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (5, .ink, 16)
                    $0.masksToBounds = true
                    $0.add(-4, -4, 30, 30, .brick)
                }
            },
            Case("some corners") {
                $0.add(8, 8, 44, 44) {
                    ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (4, .ink, 18)
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
                }
            },
            Case("wider than the layer") {
                $0.add(8, 20, 44, 20, .sun) { ($0.borderWidth, $0.borderColor) = (30, .make(0.1, 0.15, 0.3, 0.5)) }
            },
            Case("odd sizes and a full radius") {
                $0.add(9, 9, 41, 41) { ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (3, .ink, 20.5) }
            },
        ])

    private static func shadowed(_ layer: CALayer) {
        layer.shadowOpacity = 0.8
        layer.shadowOffset = CGSize(width: 4, height: 6)
        layer.shadowRadius = 3
    }

    static let shadows = LayerSheet(
        name: "shadows",
        cases: [
            Case("shadowOpacity alone: up by three points") { $0.add(14, 14, 32, 32, .sun) { $0.shadowOpacity = 1 } },
            Case("shadowOffset") { $0.add(12, 10, 32, 32, .sun) { shadowed($0) } },
            Case("shadowRadius none") {
                $0.add(12, 10, 32, 32, .sun) {
                    shadowed($0)
                    $0.shadowRadius = 0
                }
            },
            Case("shadowRadius large, shadowColor") {
                $0.add(16, 14, 28, 28, .sun) {
                    shadowed($0)
                    $0.shadowRadius = 8
                    $0.shadowColor = .brick
                }
            },
            Case("of a round layer") {
                $0.add(12, 10, 32, 32, .sun) {
                    shadowed($0)
                    $0.cornerRadius = 12
                }
            },
            Case("of contents with holes") {
                $0.add(10, 8, 36, 36) {
                    shadowed($0)
                    $0.contents = SheetImages.arrow
                }
            },
            Case("of sublayers") {
                $0.add(10, 8, 36, 36) {
                    shadowed($0)
                    $0.add(0, 0, 16, 16, .sun)
                    $0.add(18, 18, 18, 18, .leaf) { $0.cornerRadius = 9 }
                }
            },
            Case("of a translucent layer") {
                $0.add(12, 10, 32, 32, .make(1, 0.8, 0.2, 0.4)) { shadowed($0) }
            },
            Case("shadowPath") {
                $0.add(12, 8, 32, 32, .sun) {
                    shadowed($0)
                    $0.shadowPath = CGPath(ellipseIn: CGRect(x: -6, y: 28, width: 44, height: 12), transform: nil)
                }
            },
            Case("shadowPath of an empty layer") {
                $0.add(12, 8, 32, 32) {
                    shadowed($0)
                    $0.shadowPath = CGPath(
                        roundedRect: CGRect(x: 0, y: 0, width: 32, height: 32), cornerWidth: 6, cornerHeight: 6,
                        transform: nil)
                }
            },
            Case("none where the layer clips") {
                $0.add(12, 10, 32, 32, .sun) {
                    shadowed($0)
                    $0.masksToBounds = true
                }
            },
            Case("fades with the layer") {
                $0.add(12, 10, 32, 32, .sun) {
                    shadowed($0)
                    $0.opacity = 0.5
                }
            },
        ])

    static let masks = LayerSheet(
        name: "masks",
        cases: [
            Case("a round mask") {
                $0.add(8, 8, 44, 44, .sky) { layer in
                    layer.mask = CALayer()
                    layer.mask!.frame = CGRect(x: 4, y: 4, width: 36, height: 36)
                    layer.mask!.backgroundColor = .ink
                    layer.mask!.cornerRadius = 18
                }
            },
            Case("a mask's alpha, not its colour") {
                $0.add(8, 8, 44, 44, .sky) { layer in
                    layer.add(0, 0, 22, 44, .brick)
                    let mask = CAGradientLayer()
                    mask.frame = layer.bounds
                    mask.colors = [CGColor.make(1, 1, 1), CGColor.make(0, 0, 0, 0)]
                    layer.mask = mask
                }
            },
            Case("a shape as mask, with sublayers outside") {
                $0.add(8, 8, 44, 44, .sky) { layer in
                    layer.add(20, 20, 40, 40, .brick)
                    let mask = CAShapeLayer()
                    mask.path = SheetImages.star(24)
                    mask.position = CGPoint(x: 24, y: 24)
                    layer.mask = mask
                }
            },
            Case("a mask that fades and has sublayers") {
                $0.add(8, 8, 44, 44, .sky) { layer in
                    let mask = CALayer()
                    mask.frame = layer.bounds
                    mask.opacity = 0.6
                    mask.add(0, 0, 30, 30, .ink)
                    mask.add(14, 14, 30, 30, .ink)
                    layer.mask = mask
                }
            },
            Case("a turned mask") {
                $0.add(8, 8, 44, 44, .sky) { layer in
                    let mask = CALayer()
                    mask.frame = CGRect(x: 7, y: 7, width: 30, height: 30)
                    mask.backgroundColor = .ink
                    mask.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
                    layer.mask = mask
                }
            },
            Case("a mask and round corners that clip") {
                $0.add(8, 8, 44, 44, .sky) { layer in
                    layer.cornerRadius = 14
                    layer.masksToBounds = true
                    layer.add(22, -10, 40, 40, .brick)
                    let mask = CALayer()
                    mask.frame = CGRect(x: 0, y: 0, width: 44, height: 30)
                    mask.backgroundColor = .ink
                    layer.mask = mask
                }
            },
            Case("the border and the shadow are masked, too") {
                $0.add(12, 10, 32, 32, .sun) { layer in
                    shadowed(layer)
                    layer.borderWidth = 4
                    let mask = CALayer()
                    mask.frame = CGRect(x: 10, y: -10, width: 40, height: 40)
                    mask.backgroundColor = .ink
                    layer.mask = mask
                }
            },
            Case("contents as mask") {
                $0.add(8, 8, 44, 44, .leaf) { layer in
                    let mask = CALayer()
                    mask.frame = layer.bounds
                    mask.contents = SheetImages.arrow
                    layer.mask = mask
                }
            },
        ])

    static let clipping = LayerSheet(
        name: "clipping",
        cases: [
            Case("off") { $0.add(12, 12, 30, 30, .sun) { $0.add(14, 14, 30, 30, .brick) } },
            Case("masksToBounds") {
                $0.add(12, 12, 30, 30, .sun) {
                    $0.masksToBounds = true
                    $0.add(14, 14, 30, 30, .brick)
                }
            },
            Case("with round corners") {
                $0.add(10, 10, 40, 40, .sun) {
                    ($0.masksToBounds, $0.cornerRadius) = (true, 20)
                    $0.add(14, 14, 40, 40, .brick)
                }
            },
            Case("a turned sublayer") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.masksToBounds = true
                    $0.add(10, 10, 40, 20, .brick) { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }
                }
            },
            Case("a turned layer that clips") {
                $0.add(12, 12, 36, 36, .sun) {
                    $0.masksToBounds = true
                    $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
                    $0.add(10, 10, 40, 40, .brick)
                }
            },
            Case("clips in clips") {
                $0.add(4, 4, 44, 44, .sun) {
                    ($0.masksToBounds, $0.cornerRadius) = (true, 12)
                    $0.add(14, 14, 40, 40, .brick) {
                        ($0.masksToBounds, $0.cornerRadius) = (true, 14)
                        $0.add(-6, 12, 60, 12, .leaf)
                    }
                }
            },
            Case("moved bounds") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.masksToBounds = true
                    $0.bounds.origin = CGPoint(x: 15, y: -10)
                    $0.add(0, 0, 30, 30, .brick)
                }
            },
            Case("without a background, a group") {
                $0.add(10, 10, 40, 40) {
                    ($0.masksToBounds, $0.cornerRadius, $0.opacity) = (true, 20, 0.6)
                    $0.add(0, 0, 30, 30, .brick)
                    $0.add(14, 14, 30, 30, .sky)
                }
            },
        ])
}
