import PorticoHost
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Writes down everything that a text view tells: its delegate, and by notifications.
@MainActor final class TextViewListener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayInteract = true
    var mayChange: (NSRange, String) -> Bool = { _, _ in true }
    private var tokens: [NSObjectProtocol] = []

    func listen(to view: UITextView) {
        view.delegate = self
        for (name, word) in [
            (UITextView.textDidBeginEditingNotification, "note begin"),
            (UITextView.textDidChangeNotification, "note changed"),
            (UITextView.textDidEndEditingNotification, "note end"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [unowned self] _ in
                    MainActor.assumeIsolated { heard.append(word) }
                })
        }
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        heard.append("shouldBegin")
        return mayBegin
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        heard.append("shouldEnd")
        return mayEnd
    }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        heard.append("shouldChange \(range.location),\(range.length) ‘\(text)’")
        return mayChange(range, text)
    }
    func textViewDidChange(_ textView: UITextView) { heard.append("didChange ‘\(textView.text!)’") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        heard.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)")
    }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        heard.append("link \(URL) \(characterRange.location),\(characterRange.length)")
        return mayInteract
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if !heard.contains("scrolled") { heard.append("scrolled") } }

    /// What was heard since the last question.
    func told() -> [String] {
        defer { heard = [] }
        return heard
    }
}

/// A test with one text view on the screen, at (20, 100), 300 wide and 200 high.
class TextViewTestCase: TextInputTestCase, @unchecked Sendable {
    var view: UITextView!
    var listener: TextViewListener!

    override func prepare() {
        harness.showWindow()
        view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        harness.window.addSubview(view)
        listener = TextViewListener()
        listener.listen(to: view)
        harness.turn()
    }

    override func cleanUp() {
        view.delegate = nil
        view.resignFirstResponder()
        view.removeFromSuperview()
        listener.stop()
        view = nil
        listener = nil
        UIPasteboard.general.items = []
    }

    @MainActor var selection: [Int] { [view.selectedRange.location, view.selectedRange.length] }

    /// The middle of a character, in the window.
    @MainActor func place(of character: Int) -> CGPoint {
        view.layoutIfNeeded()
        let rect = view.rects(of: NSRange(location: character, length: 1))[0]
        return view.convert(CGPoint(x: rect.minX + min(rect.width, 10) / 2 - 1, y: rect.midY), to: nil)
    }
}
