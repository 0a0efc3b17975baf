import CoreGraphics
import Foundation
import QuartzCore

/// Fingers that go down, stay, move to other keys and leave.
///
/// - To: `KeyboardFinger`, `FloatingCursor`
extension KeyboardView {
    func endFingers() {
        if fingers.values.contains(where: { $0.mode == .cursor }) { endCursor() }
        round += 1
        fingers = [:]
        popup.isHidden = true
        for view in views { view.isPressed = false }
    }

    func began(_ touch: UITouch) {
        let point = touch.location(in: self)
        guard let index = key(at: point) else { return }
        // Who types fast puts the next finger down before the last one is up.
        for (id, finger) in fingers where finger.mode == .key && finger.key?.typed != nil {
            commit(finger)
            fingers[id]?.mode = .done
        }
        round += 1
        let finger = KeyboardFinger(key: keys[index], start: point)
        fingers[ObjectIdentifier(touch)] = finger
        if finger.key?.action != .shift { lastShift = -1 }
        switch keys[index].action {
        case .shift: shiftPressed()
        case .delete: delete(ObjectIdentifier(touch), count: 0, round)
        case .page(let page):
            if page != .emoji { fingers[ObjectIdentifier(touch)]?.origin = self.page }
            go(to: page)
        case .text, .space: wait(touch)
        case .enter, .nextLanguage, .dismiss: break
        }
        showFingers()
    }

    private func shiftPressed() {
        let now = CACurrentMediaTime()
        let isDouble = now - lastShift < 0.35
        lastShift = now
        setShift(isDouble && shift != .locked ? .locked : shift == .off ? .once : .off)
    }

    /// A finger that stays: accents of a letter, or the keyboard becomes a trackpad.
    private func wait(_ touch: UITouch) {
        let mine = round
        let id = ObjectIdentifier(touch)
        FrameTimer.shared.call(after: 0.5) { [weak self] in
            guard let self, self.round == mine, let finger = self.fingers[id], finger.mode == .key else { return }
            self.stayed(id, finger)
        }
    }

    private func stayed(_ id: ObjectIdentifier, _ finger: KeyboardFinger) {
        guard let key = finger.key else { return }
        if key.action == .space {
            guard FloatingCursor.begin() else { return }
            fingers[id]?.mode = .cursor
            for view in views { view.isBlank = true }
        } else if case .text(let text) = key.action {
            let accents = language.accents(of: text)
            guard accents.count > 1, let metrics else { return }
            fingers[id]?.mode = .accents
            popup.isHidden = false
            popup.show(accents, over: key.frame, in: bounds.width, radius: metrics.cornerRadius)
        }
        showFingers()
    }

    func moved(_ touch: UITouch) {
        let id = ObjectIdentifier(touch)
        guard let finger = fingers[id] else { return }
        let point = touch.location(in: self)
        switch finger.mode {
        case .cursor: FloatingCursor.move(by: CGPoint(x: point.x - finger.start.x, y: point.y - finger.start.y))
        case .accents: popup.follow(point)
        case .done: break
        case .key:
            // Delete and shift have done their work.
            if finger.key?.action == .delete || finger.key?.action == .shift { return }
            guard let index = key(at: point), keys[index] != finger.key else { return }
            if finger.origin != nil, keys[index].typed == nil { return }
            if metrics?.isPad == true, !(finger.key?.hint ?? "").isEmpty, abs(point.x - finger.start.x) < 30 {
                // Pulled down, a key types what stands small on it.
                fingers[id]?.isPulled = point.y - finger.start.y > 16
                return
            }
            fingers[id]?.key = keys[index]
            round += 1
            if keys[index].typed != nil { wait(touch) }
            showFingers()
        }
    }

    func ended(_ touch: UITouch) {
        round += 1
        guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { return }
        switch finger.mode {
        case .cursor: endCursor()
        case .accents: if let choice = popup.choice { type(choice) }
        case .key: commit(finger)
        case .done: break
        }
        // Pulled from a page's key to one of its own: back to where the finger came from.
        if let origin = finger.origin, finger.key?.typed != nil { go(to: origin) }
        showFingers()
    }

    private func endCursor() {
        FloatingCursor.end()
        for view in views { view.isBlank = false }
    }

    private func showFingers() {
        let pressed = fingers.values.filter { $0.mode == .key || $0.mode == .accents }.compactMap(\.key?.frame)
        for (index, view) in views.enumerated() where index < keys.count {
            view.isPressed = pressed.contains(keys[index].frame)
        }
        if fingers.values.contains(where: { $0.mode == .accents }) { return }
        guard let metrics, !metrics.isPad, !isBigKey,
            let key = fingers.values.first(where: { $0.mode == .key && $0.key?.popsUp == true })?.key
        else {
            popup.isHidden = true
            return
        }
        popup.isHidden = false
        popup.show([key.label], over: key.frame, in: bounds.width, radius: metrics.cornerRadius)
    }

    /// Keys of a pad are large enough to be seen around a finger; in landscape there is no room above.
    private var isBigKey: Bool {
        guard let wanted, let metrics else { return true }
        return KeyboardPlan.kind(of: wanted.type) != .letters || metrics.isLandscape
    }
}
