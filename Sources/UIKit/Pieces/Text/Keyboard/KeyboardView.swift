import CoreGraphics
import Foundation
import QuartzCore

/// The keyboard on the screen: caps, the fingers on them, and what stands above.
///
/// - From: `SoftwareKeyboard`
/// - To: `KeyboardTyping`, `FloatingCursor`
@MainActor final class KeyboardView: UIView {
    private(set) var keys: [KeyboardKey] = []
    private var views: [KeyView] = []
    private let caps = UIView(frame: .zero)
    private let popup = KeyPopup(frame: .zero)
    private(set) var suggestions = SuggestionBar(frame: .zero)
    private var emoji: EmojiPad?

    private(set) var page = KeyboardPage.letters
    private(set) var shift = KeyboardShift.off
    private var wanted: KeyboardTraits?
    private(set) var metrics: KeyboardMetrics?
    private(set) var typing = KeyboardTyping(traits: KeyboardTraits.standard, language: .english)
    private var fingers: [ObjectIdentifier: KeyboardFinger] = [:]
    private var lastShift = -1.0
    private var round = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        for view in [caps, suggestions, popup] { addSubview(view) }
        caps.isUserInteractionEnabled = false
        popup.isHidden = true
        suggestions.chosen = { [weak self] in self?.take($0) }
        accessibilityIdentifier = "Keyboard"
    }

    required init?(coder: NSCoder) { nil }

    private var language: KeyboardLanguage { SoftwareKeyboard.shared.language }

    // MARK: What is shown

    /// Makes itself as a responder wants it and as high as that is.
    func show(_ traits: KeyboardTraits, _ metrics: KeyboardMetrics, isNew: Bool) {
        let isOther = traits != self.wanted
        self.wanted = traits
        self.metrics = metrics
        if isOther || isNew {
            page = KeyboardPlan.firstPage(of: traits.type)
            shift = .off
            endFingers()
        }
        typing = KeyboardTyping(traits: traits, language: language)
        overrideUserInterfaceStyle =
            traits.appearance == .dark ? .dark : traits.appearance == .light ? .light : .unspecified
        frame.size = CGSize(width: metrics.width, height: metrics.height)
        caps.frame = bounds
        suggestions.isHidden = metrics.top == 0
        suggestions.frame = CGRect(
            x: metrics.left, y: 0, width: metrics.width - metrics.left - metrics.right, height: metrics.top)
        arrange()
        textChanged()
    }

    private func arrange() {
        guard let wanted, let metrics else { return }
        let title = wanted.returnTitle ?? language.enter
        let plan = KeyboardPlan(
            type: wanted.type, page: page, language: language, enter: title,
            entersAccented: wanted.returnKey != .default && wanted.returnKey != .next, metrics: metrics,
            isUppercase: shift != .off, shift: shift, hasLanguages: SoftwareKeyboard.shared.languages.count > 1)
        keys = plan.keys
        while views.count < keys.count {
            let view = KeyView(frame: .zero)
            caps.addSubview(view)
            views.append(view)
        }
        for (index, view) in views.enumerated() {
            view.isHidden = index >= keys.count || page == .emoji
            if index < keys.count { view.show(keys[index], metrics) }
        }
        showEmoji(metrics)
        returnChanged()
    }

    private func showEmoji(_ metrics: KeyboardMetrics) {
        guard page == .emoji else {
            emoji?.isHidden = true
            return
        }
        let pad = emoji ?? EmojiPad(frame: .zero)
        if emoji == nil {
            emoji = pad
            insertSubview(pad, belowSubview: popup)
            pad.chosen = { [weak self] in self?.typing.type($0) }
            pad.deleted = { [weak self] in self?.typing.delete(wholeWord: false) }
            pad.left = { [weak self] in self?.go(to: .letters) }
        }
        pad.isHidden = false
        suggestions.isHidden = true
        pad.frame = CGRect(
            x: metrics.left, y: 0, width: metrics.width - metrics.left - metrics.right, height: metrics.height)
    }

    private func go(to page: KeyboardPage) {
        guard page != self.page else { return }
        if self.page == .emoji { suggestions.isHidden = metrics?.top == 0 }
        self.page = page
        arrange()
        if page == .letters { textChanged() }
    }

    private func setShift(_ new: KeyboardShift) {
        guard new != shift else { return }
        shift = new
        if page == .letters { arrange() }
    }

    /// The text or the selection has changed: the next letter may be a capital, the return key may be on or off.
    func textChanged() {
        guard wanted != nil else { return }
        if shift != .locked, !fingers.values.contains(where: { $0.key?.action == .shift }) {
            setShift(typing.wantsCapital ? .once : .off)
        }
        returnChanged()
        if !suggestions.isHidden { suggestions.show(SoftwareKeyboard.shared.spelling.suggestions(after: typing)) }
    }

    private var isEnterOff: Bool {
        wanted?.needsText == true && (FirstResponder.current as? any UIKeyInput)?.hasText == false
    }

    private func returnChanged() {
        for (index, key) in keys.enumerated() { views[index].isOff = key.action == .enter && isEnterOff }
    }

    private func take(_ suggestion: Suggestion) {
        if let typed = typing.word { typing.replace(typed.count, with: suggestion.text + " ") }
        textChanged()
    }

    // MARK: Where fingers are

    /// The key that a finger means: the nearest one.
    func key(at point: CGPoint) -> Int? {
        guard page != .emoji, let metrics, point.y >= metrics.top - 4 else { return nil }
        var best: (index: Int, distance: CGFloat)?
        for (index, key) in keys.enumerated() {
            let dx = max(0, key.frame.minX - point.x, point.x - key.frame.maxX)
            let dy = max(0, key.frame.minY - point.y, point.y - key.frame.maxY)
            let distance = dx * dx + dy * dy
            if distance < best?.distance ?? .greatestFiniteMagnitude { best = (index, distance) }
        }
        return best.flatMap { $0.distance < 900 ? $0.index : nil }
    }

    /// The key that comes nearest to typing a character, on the screen, and whether it types it: else it leads to another page.
    func step(toward character: String) -> (place: CGRect, types: Bool)? {
        let wanted = character == "\n" ? KeyboardKey.Action.enter : character == " " ? .space : .text(character)
        var action: KeyboardKey.Action? = keys.contains { $0.action == wanted } ? wanted : nil
        let types = action != nil
        if action == nil {
            let other = character != character.lowercased() ? character.lowercased() : character.uppercased()
            if page == .letters, other != character, keys.contains(where: { $0.action == .text(other) }) {
                action = .shift
            } else {
                action = pageKey(toward: character)
            }
        }
        guard let key = keys.first(where: { $0.action == action }) else { return nil }
        return (convert(key.frame, to: nil), types)
    }

    private func pageKey(toward character: String) -> KeyboardKey.Action? {
        let pages: [KeyboardPage] = [.letters, .numbers, .symbols].filter { other in
            other != page
                && (metrics.flatMap { plan(of: other, $0) } ?? []).contains {
                    $0.action == .text(character) || $0.action == .text(character.lowercased())
                }
        }
        guard let goal = pages.first else { return nil }
        if keys.contains(where: { $0.action == .page(goal) }) { return .page(goal) }
        return page == .letters ? .page(.numbers) : .page(.letters)
    }

    private func plan(of page: KeyboardPage, _ metrics: KeyboardMetrics) -> [KeyboardKey]? {
        wanted.map {
            KeyboardPlan(
                type: $0.type, page: page, language: language, enter: "", entersAccented: false, metrics: metrics,
                isUppercase: false, shift: .off, hasLanguages: SoftwareKeyboard.shared.languages.count > 1
            ).keys
        }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { began(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { moved(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { ended(touch) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endFingers() }

    private func endFingers() {
        if fingers.values.contains(where: { $0.mode == .cursor }) { endCursor() }
        round += 1
        fingers = [:]
        popup.isHidden = true
        for view in views { view.isPressed = false }
    }

    private func began(_ touch: UITouch) {
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
        GestureClock.after(0.5) { [weak self] in
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

    private func moved(_ touch: UITouch) {
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

    private func ended(_ touch: UITouch) {
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

    private func commit(_ finger: KeyboardFinger) {
        guard let key = finger.key else { return }
        switch key.action {
        case .text(let text): type(finger.isPulled ? key.hint : text)
        case .space:
            SoftwareKeyboard.shared.spelling.correct(before: typing, by: " ")
            typing.space()
            if page == .numbers || page == .symbols, returnsToLetters { go(to: .letters) }
            textChanged()
        case .enter:
            guard !isEnterOff else { return }
            SoftwareKeyboard.shared.spelling.correct(before: typing, by: "\n")
            typing.enter()
            textChanged()
        case .nextLanguage: SoftwareKeyboard.shared.nextLanguage()
        case .dismiss: FirstResponder.current?.resignFirstResponder()
        case .shift, .delete, .page: break
        }
    }

    private var returnsToLetters: Bool {
        guard let wanted else { return false }
        return KeyboardPlan.kind(of: wanted.type) == .letters && KeyboardPlan.firstPage(of: wanted.type) == .letters
    }

    private func type(_ text: String) {
        if let first = text.first, !first.isLetter, !first.isNumber {
            SoftwareKeyboard.shared.spelling.correct(before: typing, by: text)
        }
        typing.type(text)
        if text == "'", page != .letters, returnsToLetters { go(to: .letters) }
        if shift == .once, page == .letters { setShift(.off) }
        textChanged()
    }

    /// Again and again while the finger stays, and word by word after a while.
    private func delete(_ id: ObjectIdentifier, count: Int, _ mine: Int) {
        if count == 0, SoftwareKeyboard.shared.spelling.takeBack(typing) {
            textChanged()
            return
        }
        typing.delete(wholeWord: count > 20)
        textChanged()
        GestureClock.after(count == 0 ? 0.5 : count > 20 ? 0.3 : 0.1) { [weak self] in
            guard let self, self.round == mine, self.fingers[id] != nil else { return }
            self.delete(id, count: count + 1, mine)
        }
    }

    // MARK: Fingers

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

/// A finger on the keyboard.
struct KeyboardFinger {
    enum Mode { case key, accents, cursor, done }
    var key: KeyboardKey?
    var start: CGPoint
    var mode = Mode.key
    /// The page that the finger has come from, where it went down on a key that leads to another.
    var origin: KeyboardPage?
    var isPulled = false
}
