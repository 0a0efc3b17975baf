import PorticoHost

/// A text that is being typed into a field of the system's menu.
///
/// - From: `WindowModel`
/// - To: `SceneBuilder`, `ViewerMessage`
struct WindowDraft: Equatable {
    enum Field { case locale, location, time }

    let field: Field
    private(set) var text: String
    /// It was entered, and says nothing that the field knows.
    var isWrong = false

    init(_ field: Field, text: String = "") { (self.field, self.text) = (field, text) }

    mutating func addText(_ typed: String) {
        let others =
            switch field {
            case .locale: "-_"
            case .location: "-+., "
            case .time: "-+:_/ "
            }
        let letters = typed.filter { letter in
            letter.isASCII && (field != .location && letter.isLetter || letter.isNumber || others.contains(letter))
        }
        text = String((text + letters).prefix(field == .time ? 90 : 40))
        isWrong = false
    }

    mutating func deleteBackward() {
        text = String(text.dropLast())
        isWrong = false
    }

    /// The message for the device; nil for what no device understands.
    var message: ViewerMessage? {
        let words = text.split { $0 == " " || $0 == "," }
        let message: ViewerMessage? =
            switch field {
            case .locale: .locale(text)
            case .location: Self.location(words)
            case .time: Self.time(words)
            }
        return message.flatMap { $0.problem == nil ? $0 : nil }
    }

    /// Two numbers; nothing at all: nobody knows.
    private static func location(_ words: [Substring]) -> ViewerMessage? {
        if words.isEmpty { return .location(nil) }
        let numbers = words.compactMap { Double($0) }
        guard words.count == 2, numbers.count == 2 else { return nil }
        return .location(HostLocation(latitude: numbers[0], longitude: numbers[1]))
    }

    /// What the clock shows, a zone, or both; nothing at all: the machine's.
    private static func time(_ words: [Substring]) -> ViewerMessage? {
        let time = words.first.flatMap { LocalTime($0) }
        let rest = words.dropFirst(time == nil ? 0 : 1)
        return rest.count > 1 ? nil : .time(time, zone: rest.first.map(String.init))
    }
}
