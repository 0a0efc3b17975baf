import CoreGraphics
import QuartzCore

extension LayerSheet {
    private static func eye(_ distance: CGFloat) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / distance
        return eye
    }

    static let geometry = LayerSheet(
        name: "geometry",
        cases: [
            Case("transform: turned and scaled") {
                $0.add(15, 15, 30, 30, .sky) {
                    $0.contents = SheetImages.arrow
                    $0.transform = CATransform3DScale(CATransform3DMakeRotation(0.4, 0, 0, 1), 1.3, 0.8, 1)
                }
            },
            Case("transform: skewed") {
                $0.add(15, 15, 30, 30, .sky) {
                    $0.contents = SheetImages.arrow
                    $0.setAffineTransform(CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 1, tx: 0, ty: 0))
                }
            },
            Case("transform: mirrored") {
                $0.add(15, 15, 30, 30, .sky) {
                    $0.contents = SheetImages.arrow
                    $0.cornerRadius = 12
                    $0.maskedCorners = .layerMinXMaxYCorner
                    $0.transform = CATransform3DMakeScale(-1, 1, 1)
                }
            },
            Case("anchorPoint") {
                $0.add(15, 15, 30, 30, .make(0.2, 0.5, 0.95, 0.3))
                $0.add(15, 15, 30, 30, .sky) {
                    $0.anchorPoint = .zero
                    $0.position = CGPoint(x: 15, y: 15)
                    $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
                }
            },
            Case("sublayerTransform") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.sublayerTransform = CATransform3DMakeRotation(0.5, 0, 0, 1)
                    $0.add(5, 5, 30, 10, .brick)
                    $0.add(5, 20, 10, 15, .sky)
                }
            },
            Case("isGeometryFlipped") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.isGeometryFlipped = true
                    $0.add(4, 4, 30, 10, .brick) { $0.contents = SheetImages.arrow }
                }
            },
            Case("zPosition") {
                $0.add(8, 8, 30, 30, .sky) { $0.zPosition = 2 }
                $0.add(16, 16, 30, 30, .brick) { $0.zPosition = 1 }
                $0.add(24, 24, 30, 30, .sun) { $0.zPosition = -1 }
            },
            Case("places between pixels") {
                $0.add(10.4, 10.6, 30.3, 20.3, .sky)
                $0.add(10.4, 30.9, 30.3, 12.3, .brick)
            },
        ])

    static let space = LayerSheet(
        name: "space",
        cases: [
            Case("perspective") {
                $0.add(10, 10, 40, 40, .sky) {
                    $0.contents = SheetImages.arrow
                    $0.transform = CATransform3DRotate(eye(100), 0.9, 0, 1, 0)
                }
            },
            Case("sublayers in their layer's plane") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.transform = CATransform3DRotate(eye(100), 0.9, 1, 0, 0)
                    $0.add(5, 5, 30, 30, .brick) { $0.transform = CATransform3DMakeRotation(1.2, 0, 1, 0) }
                }
            },
            Case("sublayerTransform with perspective") {
                $0.add(5, 5, 50, 50, .make(1, 1, 1, 0.6)) {
                    $0.sublayerTransform = eye(60)
                    $0.add(2, 10, 20, 30, .sky) { $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0) }
                    $0.add(28, 10, 20, 30, .brick) { $0.transform = CATransform3DMakeRotation(-0.8, 0, 1, 0) }
                }
            },
            Case("zPosition under perspective") {
                $0.add(5, 5, 50, 50, .make(1, 1, 1, 0.6)) {
                    $0.sublayerTransform = eye(60)
                    $0.add(15, 15, 20, 20, .sky) { $0.zPosition = 20 }
                    $0.add(-14, -14, 36, 36, .brick) { $0.zPosition = -40 }
                }
            },
            Case("anchorPointZ") {
                $0.add(10, 10, 40, 40, .sky) {
                    $0.anchorPointZ = -20
                    $0.transform = CATransform3DRotate(eye(100), 0.6, 0, 1, 0)
                }
            },
            Case("layers that cut each other") {
                $0.add(10, 10, 40, 40, .sky) { $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0) }
                $0.add(10, 20, 40, 20, .brick) { $0.transform = CATransform3DMakeRotation(-0.8, 0, 1, 0) }
            },
            Case("seen from behind") {
                $0.add(5, 15, 22, 30, .sky) {
                    $0.contents = SheetImages.arrow
                    $0.transform = CATransform3DMakeRotation(2.6, 0, 1, 0)
                }
                $0.add(33, 15, 22, 30, .brick) {
                    $0.isDoubleSided = false
                    $0.transform = CATransform3DMakeRotation(2.6, 0, 1, 0)
                }
            },
            Case("single-sided, mirrored twice") {
                $0.add(10, 10, 40, 40, .sun) {
                    $0.transform = CATransform3DMakeScale(-1, 1, 1)
                    $0.add(10, 10, 20, 20, .brick) {
                        $0.isDoubleSided = false
                        $0.transform = CATransform3DMakeScale(-1, 1, 1)
                    }
                }
            },
            Case("a cube in a transform layer") { stage in
                stage.add(CATransformLayer(), 10, 10, 40, 40) {
                    $0.transform = CATransform3DRotate(CATransform3DRotate(eye(120), 0.5, 1, 0, 0), 0.6, 0, 1, 0)
                    for (i, color) in [CGColor.sky, .brick, .sun, .leaf].enumerated() {
                        $0.add(8, 8, 24, 24, color) {
                            $0.transform = CATransform3DTranslate(
                                CATransform3DMakeRotation(.pi / 2 * CGFloat(i), 0, 1, 0), 0, 0, 12)
                        }
                    }
                }
            },
            Case("a corridor: partly behind the eye") {
                $0.add(0, 0, 60, 60) {
                    $0.masksToBounds = true
                    $0.sublayerTransform = eye(30)
                    $0.add(0, -20, 60, 100, .sky) {
                        $0.position = CGPoint(x: 0, y: 30)
                        $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
                        $0.contents = SheetImages.flag
                    }
                    $0.add(-20, 0, 100, 60, .brick) {
                        $0.position = CGPoint(x: 30, y: 60)
                        $0.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
                    }
                }
            },
            Case("a shape partly behind the eye") { stage in
                stage.add(0, 0, 60, 60) {
                    $0.masksToBounds = true
                    $0.sublayerTransform = eye(30)
                    $0.add(CAShapeLayer(), 0, 0, 60, 100) {
                        $0.position = CGPoint(x: 30, y: 55)
                        $0.path = CGPath(ellipseIn: CGRect(x: 5, y: 0, width: 50, height: 100), transform: nil)
                        $0.fillColor = .leaf
                        ($0.strokeColor, $0.lineWidth) = (.ink, 4)
                        $0.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
                    }
                }
            },
            Case("a clip and a border partly behind the eye") {
                $0.add(0, 0, 60, 60) {
                    $0.masksToBounds = true
                    $0.sublayerTransform = eye(30)
                    $0.add(0, 0, 60, 100, .sun) {
                        $0.position = CGPoint(x: 30, y: 55)
                        $0.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
                        ($0.borderWidth, $0.borderColor) = (6, .ink)
                        ($0.cornerRadius, $0.masksToBounds) = (20, true)
                        $0.add(20, -10, 50, 60, .brick)
                    }
                }
            },
        ])

    private static func tilt(_ name: String, _ edit: @escaping (CALayer) -> Void) -> Case {
        Case(name) {
            $0.add(14, 14, 32, 32, .sky) {
                $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
                edit($0)
            }
        }
    }

    static let edges = LayerSheet(
        name: "edges",
        cases: [
            tilt("allowsEdgeAntialiasing off") { _ in },
            tilt("allowsEdgeAntialiasing") { $0.allowsEdgeAntialiasing = true },
            tilt("edgeAntialiasingMask") {
                $0.allowsEdgeAntialiasing = true
                $0.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
            },
            tilt("round corners") { $0.cornerRadius = 8 },
        ])
}
