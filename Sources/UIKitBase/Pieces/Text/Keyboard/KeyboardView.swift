import CoreGraphics
import Foundation
import QuartzCore

/// The keyboard on the screen: caps, the fingers on them, and what stands above.
///
/// - From: `SoftwareKeyboard`
/// - To: `KeyboardTyping`, `FloatingCursor`
@MainActor package final class KeyboardView: UIView {
    private(set) var keys: [KeyboardKey] = []
    var views: [KeyView] = []
    private let caps = UIView(frame: .zero)
    let popup = KeyPopup(frame: .zero)
    private(set) var suggestions = SuggestionBar(frame: .zero)
    /// In the place of the suggestions, while something is composed.
    let candidates = CandidateBar(frame: .zero)
    private var emoji: (any EmojiChoosing)?

    private(set) var page = KeyboardPage.letters
    private(set) var shift = KeyboardShift.off
    var wanted: KeyboardTraits?
    private(set) var metrics: KeyboardMetrics?
    private(set) var typing = KeyboardTyping(traits: KeyboardTraits.standard, language: .english)
    /// The responder whose text `typing` goes into.
    private weak var typedFor: UIResponder?
    var fingers: [ObjectIdentifier: KeyboardFinger] = [:]
    var lastShift = -1.0
    var round = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        for view in [caps, suggestions, candidates, popup] { addSubview(view) }
        candidates.isHidden = true
        caps.isUserInteractionEnabled = false
        popup.isHidden = true
        suggestions.chosen = { [weak self] in self?.take($0) }
        candidates.chosen = { [weak self] in
            self?.typing.chooseCandidate($0)
            self?.textChanged()
        }
        accessibilityIdentifier = "Keyboard"
    }

    required init?(coder: NSCoder) { nil }

    var language: KeyboardLanguage { SoftwareKeyboard.shared.language }

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
        // A turn of the device doesn't end a word that is being composed.
        let responder = FirstResponder.current
        if isOther || isNew || typing.language != language || typedFor !== responder {
            beginTyping(traits, for: responder)
        }
        overrideUserInterfaceStyle =
            traits.appearance == .dark ? .dark : traits.appearance == .light ? .light : .unspecified
        frame.size = CGSize(width: metrics.width, height: metrics.height)
        caps.frame = bounds
        suggestions.isHidden = metrics.top == 0
        suggestions.frame = CGRect(
            x: metrics.left, y: 0, width: metrics.width - metrics.left - metrics.right, height: metrics.top)
        candidates.frame = suggestions.frame
        arrange()
        textChanged()
    }

    /// A responder of the same kind has taken the other's place: what was composed there doesn't go on in its text.
    func continueIn(_ responder: UIResponder?) {
        guard let wanted, typedFor !== responder else { return }
        beginTyping(wanted, for: responder)
        textChanged()
    }

    /// Begins anew for a responder: what was composed before isn't part of its text.
    private func beginTyping(_ traits: KeyboardTraits, for responder: UIResponder?) {
        typing = KeyboardTyping(traits: traits, language: language)
        typedFor = responder
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
        let pad = emoji ?? makeEmojiPad()
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

    func go(to page: KeyboardPage) {
        guard page != self.page else { return }
        if self.page == .emoji { suggestions.isHidden = metrics?.top == 0 }
        self.page = page
        arrange()
        if page == .letters { textChanged() }
    }

    func setShift(_ new: KeyboardShift) {
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
        let found = page == .emoji || metrics?.top == 0 ? [] : typing.candidates
        candidates.showCandidates(found)
        candidates.isHidden = found.isEmpty
        guard found.isEmpty else { return suggestions.show([]) }
        if !suggestions.isHidden { suggestions.show(SoftwareKeyboard.shared.spelling.suggestions(after: typing)) }
    }

    var isEnterOff: Bool {
        wanted?.needsText == true && (FirstResponder.current as? any UIKeyInput)?.hasText == false
    }

    private func returnChanged() {
        for (index, key) in keys.enumerated() { views[index].isOff = key.action == .enter && isEnterOff }
    }

    private func take(_ suggestion: Suggestion) {
        if let typed = typing.word { typing.replace(typed.count, with: suggestion.text + " ") }
        textChanged()
    }

    // MARK: Touches

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { began(touch) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { moved(touch) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { ended(touch) }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endFingers() }
}
