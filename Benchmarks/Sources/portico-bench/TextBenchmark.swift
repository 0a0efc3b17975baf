import UIKit

/// Labels measured and drawn (W5), and a label with a text of 1 MB.
@MainActor
enum TextBenchmark {
    private static let font = UIFont(name: "DejaVu Sans", size: 17)!

    static func labels(_ window: UIWindow) {
        let texts = ListBenchmark.labels(10_000)
        measure(texts, "10,000 labels of one line", CGSize(width: 10_000, height: 10_000), lines: 1)
        measure(texts, "10,000 labels wrapped at 200", CGSize(width: 200, height: 10_000), lines: 0)
    }

    private static func measure(_ texts: [String], _ variant: String, _ room: CGSize, lines: Int) {
        var labels: [UILabel] = []
        labels.reserveCapacity(texts.count)
        var sum: CGFloat = 0
        func new(_ index: Int) -> UILabel {
            let label = UILabel()
            label.font = font
            label.numberOfLines = lines
            label.text = texts[index]
            sum += label.sizeThatFits(room).width
            return label
        }
        sum += new(0).frame.width
        each(variant, "new, measured") { labels.append(new($0)) }
        each(variant, "measured again") { sum += labels[$0].sizeThatFits(room).height }
        each(variant, "the same text, new, measured") { _ = new($0) }
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1170, height: 2532)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1170, height: 2532))
            for metric in ["drawn first", "drawn again"] {
                each(variant, metric) { index in
                    let size = labels[index].sizeThatFits(room)
                    labels[index].drawText(
                        in: CGRect(origin: CGPoint(x: index % 5 * 230 + 4, y: index / 5 % 40 * 62), size: size))
                    if index == texts.count - 1 { context.cgContext.flush() }
                }
            }
        }
        Report.check("\(variant): sum \(sum)")
    }

    private static func each(_ variant: String, _ metric: String, _ body: (Int) -> Void) {
        let start = seconds()
        for index in 0..<10_000 { body(index) }
        Report.result("text", variant, metric, (seconds() - start) * 1e6 / 10_000, "us")
    }

    /// A text of 1 MB in a label: all of it measured, and what has room of it shown.
    static func longLabel(_ window: UIWindow) {
        let words = "The quick brown fox jumps over the lazy dog and runs"
        let count = 1_000_000 / (words.utf8.count + 1)
        for (variant, separator) in [("one paragraph", " "), ("\(count) paragraphs", "\n")] {
            let text = Array(repeating: words, count: count).joined(separator: separator)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            let start = cpuSeconds()
            _ = label.sizeThatFits(CGSize(width: 361, height: CGFloat.greatestFiniteMagnitude))
            Report.result("label-1MB", variant, "measure", (cpuSeconds() - start) * 1e3, "ms")
            label.frame = CGRect(x: 0, y: 100, width: 361, height: 600)
            window.addSubview(label)
            let first = cpuSeconds()
            drawFrame()
            Report.result("label-1MB", variant, "first frame of 600 points", (cpuSeconds() - first) * 1e3, "ms")
            let again = cpuSeconds()
            label.setNeedsDisplay()
            drawFrame()
            Report.result("label-1MB", variant, "drawn again", (cpuSeconds() - again) * 1e3, "ms")
            label.removeFromSuperview()
        }
    }
}
