/// Emoji to choose from, as the keyboard sees them: a collection view, which lies a module above.
@MainActor package protocol EmojiChoosing: UIView {
    var chosen: (String) -> Void { get set }
    var deleted: () -> Void { get set }
    /// Back to the letters.
    var left: () -> Void { get set }
}

/// UIKitLists defines it (`ListSeams.swift`).
@_silgen_name("portico_above_emoji_pad") @MainActor func makeEmojiPad() -> any EmojiChoosing
