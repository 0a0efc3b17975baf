import UIKit

/// Labels measured and drawn (W5), and a text of 10 MB: from the text to the first frame, a key in its middle, a jump to its end.
@MainActor
enum TextBenchmark {
    static func labels(_ window: UIWindow) {
        let words = "The quick brown fox jumps"
        let count = 2000
        var texts: [String] = []
        for index in 0..<count { texts.append("\(words) \(index)") }
        let labels = (0..<count).map { _ in UILabel() }
        let none = CGSize(width: 1000, height: 100)
        for label in labels { label.text = "warm" }
        measure("w5", "label", "measure a new text") { label in
            labels[label].text = texts[label]
            _ = labels[label].sizeThatFits(none)
        }
        measure("w5", "label", "measure again") { _ = labels[$0].sizeThatFits(none) }
        for label in labels { label.frame = CGRect(x: 0, y: 0, width: 300, height: 21) }
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 21))
        _ = renderer.image { context in
            measure("w5", "label", "draw") { labels[$0].drawText(in: labels[$0].bounds) }
            context.cgContext.flush()
        }
    }

    private static func measure(_ workload: String, _ variant: String, _ what: String, _ body: (Int) -> Void) {
        var times: [Double] = []
        for batch in 0..<20 {
            let start = seconds()
            for index in 0..<100 { body(batch * 100 + index) }
            times.append((seconds() - start) / 100)
        }
        Report.result(workload, variant, what, median(times) * 1e6, "us")
    }

    static func long(_ window: UIWindow) {
        let line = "A line of fifty characters, as a log would have it\n"
        let text = String(repeating: line, count: 200_000)
        let view = UITextView(frame: window.bounds)
        view.font = .systemFont(ofSize: 17)
        window.addSubview(view)
        drawFrame()
        let start = seconds()
        view.text = text
        drawFrame()
        Report.result("text-10MB", "200,000 lines", "text to first frame", (seconds() - start) * 1e3, "ms")
        let jump = seconds()
        view.scrollRangeToVisible(NSRange(location: text.utf16.count / 2, length: 0))
        drawFrame()
        Report.result("text-10MB", "200,000 lines", "jump to the middle", (seconds() - jump) * 1e3, "ms")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
        drawFrame()
        var keys: [Double] = []
        var frames: [Double] = []
        for _ in 0..<100 {
            let begin = seconds()
            view.insertText("x")
            keys.append(seconds() - begin)
            drawFrame()
            frames.append(seconds() - begin)
        }
        Report.result("text-10MB", "200,000 lines", "a key in the middle", median(keys) * 1e6, "us")
        Report.result("text-10MB", "200,000 lines", "a key in the middle, with its frame", median(frames) * 1e6, "us")
        let width = seconds()
        view.frame.size.width -= 100
        drawFrame()
        Report.result("text-10MB", "200,000 lines", "another width", (seconds() - width) * 1e3, "ms")
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
