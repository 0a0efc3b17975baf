import UIKit

/// W6: 1,000 antialiased paths of 20 cubics on 1170 × 2532, each a shape layer; built, committed and drawn in one frame.
@MainActor
enum VectorBenchmark {
    private static let count = 1000, segments = 20

    static func run(_ window: UIWindow, isStroked: Bool) {
        let variant = isStroked ? "stroke 2px" : "fill nonzero"
        let ground = CALayer()
        ground.frame = CGRect(x: 0, y: 0, width: 1170, height: 2532)
        ground.backgroundColor = UIColor.white.cgColor
        ground.isOpaque = true
        window.layer.addSublayer(ground)
        drawFrame()
        let (wall, cpu) = (seconds(), cpuSeconds())
        var generator = Generator(state: 4242)
        for _ in 0..<count { ground.addSublayer(makeLayer(&generator, isStroked)) }
        let built = seconds()
        drawFrame()
        let end = seconds()
        Report.result("W6", variant, "1000 paths", (end - wall) * 1e3, "ms")
        Report.result("W6", variant, "1000 paths, CPU", (cpuSeconds() - cpu) * 1e3, "ms")
        Report.result("W6", variant, "1000 paths, building the layers", (built - wall) * 1e3, "ms")
        checkMean()
        // Again with the coverage that is there: one layer below all changes everything on the screen.
        let again = seconds()
        for frame in 1...10 {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            ground.backgroundColor = UIColor(white: frame % 2 == 1 ? 0.5 : 1, alpha: 1).cgColor
            CATransaction.commit()
            drawFrame()
        }
        Report.result("W6", variant, "still paths redrawn, per frame", (seconds() - again) * 1e2, "ms")
    }

    private static func makeLayer(_ generator: inout Generator, _ isStroked: Bool) -> CAShapeLayer {
        let (cx, cy) = (Double(generator.next(1170)), Double(generator.next(2532)))
        func point() -> CGPoint {
            let x = cx + Double(generator.next(3001)) / 10 - 150
            return CGPoint(x: x, y: cy + Double(generator.next(3001)) / 10 - 150)
        }
        let path = CGMutablePath()
        path.move(to: CGPoint(x: cx, y: cy))
        for _ in 0..<segments {
            let (a, b, c) = (point(), point(), point())
            path.addCurve(to: c, control1: a, control2: b)
        }
        path.closeSubpath()
        let (r, g, b) = (generator.next(256), generator.next(256), generator.next(256))
        let color = UIColor(
            red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 200 / 255
        ).cgColor
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillColor = isStroked ? nil : color
        if isStroked {
            layer.strokeColor = color
            layer.lineWidth = 2
        }
        return layer
    }
}
