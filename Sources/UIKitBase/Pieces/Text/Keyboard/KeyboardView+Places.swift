import CoreGraphics

/// Which key a finger means, and which one leads to a character.
///
/// - From: `KeyboardView`, tests and stories that type on the screen
/// - To: `KeyboardPlan`
extension KeyboardView {
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
    package func step(toward character: String) -> (place: CGRect, types: Bool)? {
        let wanted = character == "\n" ? KeyboardKey.Action.enter : character == " " ? .space : .text(character)
        var action: KeyboardKey.Action? = keys.contains { $0.action == wanted } ? wanted : nil
        let types = action != nil
        if action == nil {
            // A capital where there are small ones, or the other way round.
            let other = language.unshifted(character) ?? character.first.map { language.shifted($0) } ?? character
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
}
