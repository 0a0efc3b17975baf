import Foundation

extension UIImage {
    /// What one of the system's symbols is called aloud, while the app says nothing else; nil for other images.
    var symbolLabel: String? { attributes.symbolName.map(SymbolLabels.label(of:)) }
}

/// What symbols are called aloud: what the common ones stand for in apps, and of all others the words of their names (DEV-1140).
///
/// - From: `UIImage.accessibilityLabel`
enum SymbolLabels {
    /// Ways in which a symbol is drawn, which say nothing of what it shows.
    private static let variants: Set<Substring> = ["circle", "fill", "square", "slash", "rectangle"]

    static func label(of name: String) -> String {
        let parts = name.split(separator: ".")
        if let label = known(name) { return label }
        // The longest known beginning: `trash.circle.fill` is a trash.
        for count in stride(from: parts.count - 1, through: 1, by: -1)
        where parts[count...].allSatisfy(variants.contains) && !parts[count...].contains("slash") {
            if let label = known(parts[..<count].joined(separator: ".")) { return label }
        }
        let said = parts.filter { $0 == parts[0] || !variants.contains($0) || $0 == "slash" }
        let words = said.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static func known(_ name: String) -> String? { words[name]?.text ?? labels[name] }

    /// Those that UIKit has a word for in other languages, too.
    private static let words: [String: Word] = [
        "ellipsis": .more, "trash": .delete, "plus": .add, "xmark": .close, "magnifyingglass": .search, "pencil": .edit,
        "chevron.left": .back, "chevron.backward": .back, "arrow.uturn.backward": .undo, "arrow.uturn.forward": .redo,
        "doc.on.doc": .copy, "doc.on.clipboard": .paste, "scissors": .cut,
    ]

    private static let labels: [String: String] = [
        "heart": "Love", "star": "Favorite", "gear": "Settings", "gearshape": "Settings",
        "square.and.arrow.up": "Share",
        "square.and.arrow.down": "Save", "square.and.pencil": "Compose", "chevron.right": "Forward",
        "chevron.forward": "Forward", "chevron.up": "Go Up", "chevron.down": "Go Down", "minus": "Remove",
        "checkmark": "Selected", "info": "Info", "info.circle": "Info", "questionmark": "Help",
        "questionmark.circle": "Help", "exclamationmark.triangle": "Warning", "arrow.clockwise": "Refresh",
        "house": "Home", "bell": "Notifications", "envelope": "Mail", "person": "Person", "person.2": "People",
        "person.crop.circle": "Profile", "line.3.horizontal.decrease": "Filter",
        "line.3.horizontal.decrease.circle": "Filter", "line.3.horizontal": "Menu", "play": "Play", "pause": "Pause",
        "stop": "Stop", "backward": "Rewind", "forward": "Fast Forward", "doc": "Document", "photo": "Image",
        "mappin": "Location", "location": "Location", "lock": "Lock", "lock.open": "Unlocked", "eye": "Show",
        "eye.slash": "Hide", "phone": "Phone", "mic": "Microphone", "paperplane": "Send", "hand.thumbsup": "Like",
        "hand.thumbsdown": "Dislike", "cart": "Shopping Cart", "slider.horizontal.3": "Adjust",
    ]
}
