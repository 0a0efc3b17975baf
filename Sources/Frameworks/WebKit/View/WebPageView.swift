import Foundation
import UIKit

/// The page's picture, where the page is seen. Taps go to the page, fingers that drag what can be dragged there, and keys while a field of it
/// has the focus.
///
/// - From: `WKWebView`
/// - To: `WebPage`
final class WebPageView: UIView, UIKeyInput {
    weak var page: WebPage?
    private(set) var isEditing = false
    /// Whether somebody has tapped: a page alone shows no keyboard.
    private var wasTapped = false
    private var began: CGPoint?
    /// The page drags something with the finger: the scroll view has no part in it.
    private(set) var holdsFinger = false
    /// Counts fingers: what the page answers is about one that may have gone.
    private var fingerCount = 0
    private(set) var picture: CGImage?
    /// Whether the engine has drawn since the last load ended.
    var isCurrent = false
    /// A finger that goes further scrolls.
    private static let slack: CGFloat = 10

    func showPicture(_ image: CGImage) {
        (picture, isCurrent) = (image, true)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contentsGravity = .resize
        layer.contents = image
        CATransaction.commit()
    }

    func clearPicture() {
        (picture, isCurrent) = (nil, false)
        layer.contents = nil
    }

    // MARK: Taps

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began = touches.count == 1 && began == nil ? touches.first?.location(in: self) : nil
        fingerCount += 1
        guard let start = began, let page else { return }
        let finger = fingerCount
        page.drag(.ask, at: start, in: self) { [weak self] isTaken in
            guard let self, isTaken, finger == fingerCount, began != nil else { return }
            holdsFinger = true
            page.drag(.down, at: start, in: self)
        }
    }

    /// The finger has left, or isn't the page's alone any more.
    private func releaseFinger(at place: CGPoint?) {
        fingerCount += 1
        guard holdsFinger else { return }
        holdsFinger = false
        if let place { page?.drag(.up, at: place, in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let now = touches.first?.location(in: self) else { return }
        if holdsFinger { page?.drag(.move, at: now, in: self) }
        guard let start = began else { return }
        if hypot(now.x - start.x, now.y - start.y) > Self.slack { began = nil }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        releaseFinger(at: touches.first?.location(in: self))
        defer { began = nil }
        guard began != nil, let touch = touches.first, let page else { return }
        wasTapped = true
        let place = touch.location(in: self)
        let time = UInt32(truncatingIfNeeded: Int(touch.timestamp * 1000))
        for phase in [EngineTouchPhase.down, .up] {
            page.client.sendCommand(
                .touch(view: page.number, phase: phase, x: Double(place.x), y: Double(place.y), time: time))
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        releaseFinger(at: touches.first?.location(in: self))
        began = nil
    }

    // MARK: Keys

    func setEditing(_ isEditing: Bool) {
        self.isEditing = isEditing
        if isEditing, wasTapped {
            becomeFirstResponder()
        } else if !isEditing {
            // The focus may go from one field to the next.
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, !self.isEditing, self.isFirstResponder else { return }
                    self.resignFirstResponder()
                }
            }
        }
    }

    func forgetTaps() {
        releaseFinger(at: nil)
        (wasTapped, began) = (false, nil)
    }

    override var canBecomeFirstResponder: Bool { isEditing }
    var hasText: Bool { isEditing }

    func insertText(_ text: String) {
        for scalar in text.unicodeScalars {
            // X11's symbols: a return, Latin-1 as it is, and all of Unicode behind a bit.
            let symbol: UInt32 =
                switch scalar.value {
                case 10, 13: 0xff0d
                case 9: 0xff09
                case 0x20...0x7e, 0xa0...0xff: scalar.value
                default: 0x0100_0000 | scalar.value
                }
            pressKey(symbol)
        }
    }

    func deleteBackward() { pressKey(0xff08) }

    private func pressKey(_ symbol: UInt32) {
        guard let page else { return }
        page.client.sendCommand(.key(view: page.number, symbol: symbol))
    }
}

/// Where a page is scrolled to, between a scroll view and the engine, which each may scroll it: what the engine tells of the scroll
/// view's own doing must not scroll it back.
@MainActor
final class WebScrollState {
    /// What has been sent and not been confirmed, oldest first.
    private var sent: [CGPoint] = []
    private(set) var last = CGPoint.zero

    /// Whether the engine is to be told.
    func scrollTo(_ offset: CGPoint) -> Bool {
        guard abs(offset.x - last.x) >= 0.5 || abs(offset.y - last.y) >= 0.5 else { return false }
        last = offset
        sent.append(offset)
        if sent.count > 64 { sent.removeFirst() }
        return true
    }

    /// Whether the page has scrolled itself, and the scroll view is to follow.
    func engineScrolled(to offset: CGPoint) -> Bool {
        if let index = sent.firstIndex(where: { abs($0.x - offset.x) <= 1 && abs($0.y - offset.y) <= 1 }) {
            sent.removeSubrange(...index)
            return false
        }
        guard sent.isEmpty else { return false }
        guard abs(offset.x - last.x) > 1 || abs(offset.y - last.y) > 1 else { return false }
        last = offset
        return true
    }

    /// A new page begins at its top.
    func resetOffsets() { (sent, last) = ([], .zero) }
}

/// The scroll view of a page: tells of each of its changes, and leaves the delegate to the app.
final class WebScrollView: UIScrollView {
    var changed: (() -> Void)?
    /// Whether a finger is the page's.
    var holdsFinger: () -> Bool = { false }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, holdsFinger() { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        changed?()
    }

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changed?()
    }
}
