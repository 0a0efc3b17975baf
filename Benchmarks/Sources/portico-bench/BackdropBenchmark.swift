import UIKit

/// Blurred bars over content that scrolls, 1170 × 2532 at three pixels a point: what a frame costs with and without the blur.
@MainActor
enum BackdropBenchmark {
    static func run(_ window: UIWindow) {
        let (rows, size) = (200, window.bounds.size)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: CGFloat(rows) * 132))
        for i in 0..<rows {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(i) * 132, width: size.width, height: 131))
            row.backgroundColor = UIColor(
                hue: CGFloat(i % 12) / 12, saturation: 0.4, brightness: 0.9, alpha: 1)
            let mark = UIView(frame: CGRect(x: 30, y: 30, width: 300, height: 60))
            mark.backgroundColor = .black
            row.addSubview(mark)
            content.addSubview(row)
        }
        window.addSubview(content)
        let bars = [
            CGRect(x: 0, y: 0, width: size.width, height: 309),
            CGRect(x: 0, y: size.height - 249, width: size.width, height: 249),
        ].map { frame -> UIVisualEffectView in
            let bar = UIVisualEffectView(effect: nil)
            bar.frame = frame
            window.addSubview(bar)
            return bar
        }
        measure("scrolling, no bar", content, bars, nil)
        // One pixel a point here: a phone's blur is three times as wide.
        for bar in bars { bar.subviews[0].layer.setValue(60, forKey: "blurRadius") }
        measure("scrolling, two bars", content, bars, UIBlurEffect(style: .systemChromeMaterial))
        bars[0].frame = window.bounds
        measure("scrolling, all blurred", content, bars, UIBlurEffect(style: .systemChromeMaterial))
    }

    private static func measure(
        _ variant: String, _ content: UIView, _ bars: [UIVisualEffectView], _ effect: UIVisualEffect?
    ) {
        for bar in bars {
            bar.effect = effect
            if effect != nil { bar.subviews[0].layer.setValue(60, forKey: "blurRadius") }
        }
        func scroll(_ frame: Int) { content.center.y = content.bounds.height / 2 - CGFloat(frame % 1000) * 7 }
        for frame in 0..<5 {
            scroll(frame)
            CATransaction.flush()
            drawFrame()
        }
        let (wall, cpu, frames) = (seconds(), cpuSeconds(), 100)
        for frame in 1...frames {
            scroll(frame)
            CATransaction.flush()
            drawFrame()
        }
        Report.result("bars", variant, "wall per frame", (seconds() - wall) * 1e3 / Double(frames), "ms")
        Report.result("bars", variant, "CPU per frame", (cpuSeconds() - cpu) * 1e3 / Double(frames), "ms")
    }
}
