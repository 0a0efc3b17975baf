import UIKit

/// Text views with long texts, the whole way to the pixels; `Peers/text_qt.cpp` and the like do the same.
@MainActor
enum LongTextBenchmark {
    private static let font = UIFont(name: "DejaVu Sans", size: 17)!
    private static let colors = [
        UIColor(red: 0.75, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 0.75, alpha: 1),
    ]

    /// Lines of 50 characters, the newline among them: a number, and words as far as there is room.
    private static func longText(_ random: inout Generator, _ lines: Int) -> String {
        var text = ""
        text.reserveCapacity(lines * 50)
        for index in 0..<lines {
            let number = String(index)
            var line = String(repeating: "0", count: 6 - number.utf8.count) + number
            while line.utf8.count < 49 { line += " " + ListBenchmark.words[random.next(32)] }
            text += line.prefix(49) + "\n"
        }
        return text
    }

    private static func shown(in window: UIWindow) -> UITextView {
        let view = UITextView(frame: window.bounds)
        view.font = font
        view.contentInsetAdjustmentBehavior = .never
        view.showsVerticalScrollIndicator = false
        view.text = "warm up 0123"
        window.addSubview(view)
        drawFrame()
        return view
    }

    private static func report(_ variant: String, _ metric: String, _ value: Double, _ unit: String) {
        Report.result("text", variant, metric, value, unit)
    }

    private static func time(_ variant: String, _ metric: String, _ rounds: Int, _ body: (Int) -> Void) {
        var times: [Double] = []
        for round in 0..<rounds {
            let start = seconds()
            body(round)
            drawFrame()
            times.append(seconds() - start)
        }
        report(variant, metric, median(times) * 1e6, "us")
    }

    private static func keys(_ variant: String, _ view: UITextView, middle: Int) {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: middle, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        for _ in 0..<40 { drawFrame() }
        var (times, frames): ([Double], [Double]) = ([], [])
        for _ in 0..<100 {
            let start = seconds()
            view.insertText("x")
            times.append(seconds() - start)
            drawFrame()
            frames.append(seconds() - start)
        }
        report(variant, "a key in its middle", median(times) * 1e6, "us")
        report(variant, "a key in its middle, with its frame", median(frames) * 1e6, "us")
    }

    static func long(_ window: UIWindow, _ variant: String, lines: Int) {
        var random = Generator(state: 777)
        let text = longText(&random, lines)
        let view = shown(in: window)
        let (start, held) = (seconds(), residentBytes())
        view.text = text
        drawFrame()
        report(variant, "text to first frame", (seconds() - start) * 1e3, "ms")
        report(variant, "memory of text and first frame", (residentBytes() - held) / 1e6, "MB")
        time(variant, "scroll by a line, with its frame", 200) { _ in view.contentOffset.y += 20 }
        time(variant, "scroll by a page, with its frame", 10) { _ in view.contentOffset.y += 2532 }
        time(variant, "jump to the middle or the end, with its frame", 50) { round in
            let end = view.contentSize.height - 2532
            view.contentOffset.y = round % 2 == 0 ? end : end / 2
        }
        Report.check("\(variant): at \(view.contentOffset.y) of \(view.contentSize.height)")
        keys(variant, view, middle: lines * 25)
        time(variant, "another width, with its frame", 5) { view.frame.size.width = $0 % 2 == 0 ? 400 : 1170 }
        save(window)
    }

    static func runs(_ window: UIWindow, _ variant: String, lines: Int) {
        var random = Generator(state: 777)
        let text = longText(&random, lines)
        let length = lines * 50
        let view = shown(in: window)
        let start = seconds()
        let styled = NSMutableAttributedString(string: "")
        var rest = Substring(text)
        for at in stride(from: 0, to: length, by: 20) {
            let part = NSAttributedString(
                string: String(rest.prefix(20)), attributes: [.font: font, .foregroundColor: colors[at / 20 % 3]])
            styled.append(part)
            rest = rest.dropFirst(20)
        }
        let made = seconds()
        view.attributedText = styled
        drawFrame()
        report(variant, "runs to first frame", (seconds() - start) * 1e3, "ms")
        report(variant, "of it, Foundation's attributed string", (made - start) * 1e3, "ms")
        var reds = 0
        let looks = seconds()
        for _ in 0..<10_000 {
            let place = random.next(UInt32(length))
            let found = view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil)
            if (found as? UIColor) === colors[0] { reds += 1 }
        }
        report(variant, "attributes at a place", (seconds() - looks) * 1e9 / 10_000, "ns")
        Report.check("\(variant): red \(Double(reds) * 192 / 10_000)")
        keys(variant, view, middle: length / 2)
        save(window)
    }

    static func paste(_ window: UIWindow) {
        var random = Generator(state: 777)
        let text = longText(&random, 20_000)
        let large = longText(&random, 200_000)
        let view = shown(in: window)
        view.becomeFirstResponder()
        func once(_ metric: String, _ what: String) {
            UIPasteboard.general.string = what
            let start = seconds()
            view.paste(nil)
            drawFrame()
            report("Paste", metric, (seconds() - start) * 1e3, "ms")
        }
        for (name, length) in [("250 kB", 250_000), ("1 MB", 1_000_000)] {
            view.text = ""
            for _ in 0..<40 { drawFrame() }
            once("\(name) into an empty view, with its frame", String(text.prefix(length)))
            Report.check("pasted \(view.text.utf16.count)")
        }
        view.text = large
        view.selectedRange = NSRange(location: 5_000_000, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        for _ in 0..<40 { drawFrame() }
        once("1 MB into the middle of 10 MB, with its frame", text)
        Report.check("pasted \(view.text.utf16.count)")
        save(window)
    }

    /// A picture of the end, to see what was measured.
    private static func save(_ window: UIWindow) {
        guard let path = ProcessInfo.processInfo.environment["SNAP"] else { return }
        drawFrame()
        let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
        try? image.pngData()?.write(to: URL(fileURLWithPath: path))
    }
}
