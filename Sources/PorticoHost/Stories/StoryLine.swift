/// Reads one line of a story: a word, then what that word needs, then nothing.
struct StoryLine {
    private enum Token: Equatable {
        case word(Substring)
        case quoted(String)
        case identifier(Substring)

        /// As it stood in the story, shortened for an error message.
        var shown: String {
            let text: String
            switch self {
            case .word(let word): text = String(word)
            case .quoted(let string): text = "\"" + string + "\""
            case .identifier(let name): text = "#" + name
            }
            return text.count > 40 ? text.prefix(40) + "…" : text
        }
    }

    static let words = [
        "launch", "tap", "swipe", "press", "move", "release", "type", "home", "reopen", "lock", "unlock", "call",
        "message", "control-centre",
        "app-switcher", "dismiss", "rotate", "appearance", "text-size", "locale", "keyboard", "key", "low-power",
        "accessibility", "network", "slow-animations", "tint", "status-bar", "open-url", "quick-action", "push",
        "open-notification",
        "location", "time",
        "memory-warning", "suspend", "evict", "expect", "wait", "snapshot", "launch-screen", "terminate",
    ]
    private static let targets = "use x,y in points, \"a title\" or #an-identifier"

    private var rest: Substring
    private let file: String
    private let number: Int

    init(_ line: Substring, file: String, number: Int) {
        rest = line
        self.file = file
        self.number = number
    }

    /// The step that the line holds; nil for a blank line or a comment.
    mutating func action() throws -> StoryStep.Action? {
        skipBlanks()
        if rest.first == "#" || rest.isEmpty { return nil }
        guard let token = try next() else { return nil }
        guard case .word(let word) = token else {
            throw bad("a step begins with a word, not with \(token.shown)", Self.expected)
        }
        let action = try action(for: word)
        if let extra = try next() {
            var remedy = "remove it; one step a line"
            if case .identifier = extra { remedy = "remove it, or write “# ” with a blank to begin a comment" }
            throw bad("unexpected \(extra.shown) after “\(word)”", remedy)
        }
        return action
    }

    private mutating func action(for word: Substring) throws -> StoryStep.Action {
        switch word {
        case "launch": return .launch
        case "home": return .home
        case "reopen": return .reopen
        case "lock": return .lock
        case "unlock": return .unlock
        case "memory-warning": return .memoryWarning
        case "call", "message", "control-centre", "app-switcher":
            return .cover(StoryStep.Cover(rawValue: String(word))!)
        case "dismiss": return .uncover
        case "suspend": return .suspend
        case "evict": return .evict
        case "expect": return .expect(try choice(of: "expect"))
        case "text-size": return .textSize(try choice(of: "text-size"))
        case "keyboard": return .keyboard(try choice(of: "keyboard"))
        case "key": return .key(try key())
        case "low-power": return .lowPower(try choice(of: "low-power", ["on": true, "off": false]))
        case "accessibility":
            let option: HostAccessibility = try choice(of: "accessibility")
            return .accessibility(option, isOn: try choice(of: "accessibility", ["on": true, "off": false]))
        case "network": return .network(try choice(of: "network"))
        case "slow-animations": return .slowAnimations(try choice(of: "slow-animations", ["on": true, "off": false]))
        case "tint":
            let tint: HostTint = try choice(of: "tint")
            return .tint(tint, isOn: try choice(of: "tint", ["on": true, "off": false]))
        case "status-bar": return try statusBar()
        case "open-url":
            guard case .quoted(let text)? = try next() else {
                throw bad("open-url needs a URL in quotes", "write, for instance, open-url \"notes://new\"")
            }
            guard text.utf8.count <= HostLimits.name, text.contains(":") else {
                throw bad("“\(Token.quoted(text).shown)” is no URL", "begin it with a scheme: notes://new")
            }
            return .openURL(text)
        case "quick-action":
            guard case .quoted(let text)? = try next() else {
                throw bad(
                    "quick-action needs a type or a title in quotes", "write, for instance, quick-action \"New Note\"")
            }
            guard !text.isEmpty, text.utf8.count <= HostQuickAction.bytes else {
                throw bad("“\(Token.quoted(text).shown)” names no action", "name one that the app's icon has")
            }
            return .quickAction(text)
        case "push": return try push()
        case "location": return .location(try location())
        case "time": return try time()
        case "open-notification": return .openNotification
        case "locale": return .locale(try localeIdentifier())
        case "terminate": return .terminate
        case "tap": return .tap(try target(of: "tap", missing: "tap needs a place"))
        case "swipe":
            let from = try target(of: "swipe", missing: "swipe needs two places")
            let to = try target(of: "swipe", missing: "swipe needs a second place")
            let duration = try next().map { try seconds($0, of: "swipe", limit: 60) } ?? 0.25
            return .swipe(from: from, to: to, duration: duration)
        case "press": return .press(try target(of: "press", missing: "press needs a place"))
        case "move":
            let to = try target(of: "move", missing: "move needs a place")
            return .move(to: to, duration: try next().map { try seconds($0, of: "move", limit: 60) } ?? 0.25)
        case "release": return .release
        case "type":
            guard case .quoted(let text)? = try next() else {
                throw bad("type needs text in quotes", "write, for instance, type \"milk\"")
            }
            guard text.utf8.count <= Story.maximumText else {
                throw bad("the text is longer than \(Story.maximumText) bytes", "use several type steps")
            }
            return .type(text)
        case "rotate":
            return .rotate(try choice(of: "rotate", ["left": .left, "right": .right, "portrait": .portrait]))
        case "appearance": return .appearance(try choice(of: "appearance", ["light": .light, "dark": .dark]))
        case "wait":
            guard let token = try next() else {
                throw bad("wait needs seconds", "write, for instance, wait 0.3")
            }
            return .wait(try seconds(token, of: "wait", limit: Story.maximumWait))
        case "snapshot": return .snapshot(try fileName(of: "snapshot"))
        case "launch-screen": return .launchScreen(try fileName(of: "launch-screen"))
        default: throw bad("unknown step “\(Token.word(word).shown)”", Self.suggestion(for: word) ?? Self.expected)
        }
    }

    private mutating func target(of step: String, missing: String) throws -> StoryStep.Target {
        guard let token = try next() else { throw bad(missing, Self.targets) }
        switch token {
        case .quoted(let title):
            guard !title.isEmpty else { throw bad("the title is empty", "write the text that the view shows") }
            return .title(title)
        case .identifier(let name): return .identifier(String(name))
        case .word(let word):
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, let x = Self.number(parts[0]), let y = Self.number(parts[1]) else {
                throw bad("“\(token.shown)” is no place to \(step)", Self.targets)
            }
            guard abs(x) <= 100_000, abs(y) <= 100_000 else {
                throw bad("\(token.shown) is far outside of every screen", "use points of the device's screen")
            }
            return .point(x: x, y: y)
        }
    }

    private func seconds(_ token: Token, of step: String, limit: Double) throws -> Double {
        guard case .word(let word) = token, let value = Self.number(word), value >= 0, value <= limit else {
            throw bad(
                "“\(token.shown)” is not a time for \(step)", "use seconds from 0 to \(Int(limit)), for instance 0.3")
        }
        return value
    }

    private mutating func choice<Value>(of step: String, _ values: KeyValuePairs<String, Value>) throws -> Value {
        let remedy = "use one of " + values.map(\.key).joined(separator: ", ")
        guard let token = try next() else { throw bad("\(step) needs a value", remedy) }
        guard case .word(let word) = token, let found = values.first(where: { $0.key == word }) else {
            throw bad("\(step) does not know \(token.shown)", remedy)
        }
        return found.value
    }

    private mutating func choice<Value: RawRepresentable & CaseIterable>(of step: String) throws -> Value
    where Value.RawValue == String {
        let remedy = "use one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")
        guard let token = try next() else { throw bad("\(step) needs a value", remedy) }
        guard case .word(let word) = token, let found = Value(rawValue: String(word)) else {
            throw bad("\(step) does not know \(token.shown)", remedy)
        }
        return found
    }

    /// `return`, `cmd-s`.
    private mutating func key() throws -> StoryKey {
        guard let token = try next() else { throw bad("key needs a value", StoryKey.remedy) }
        guard case .word(let word) = token, let key = StoryKey(String(word)) else {
            throw bad("key does not know \(token.shown)", StoryKey.remedy)
        }
        return key
    }

    /// `9:41`, `80` for the battery, both, or `off`.
    private mutating func statusBar() throws -> StoryStep.Action {
        let remedy = "write a time, a battery's level in per cent, or both: status-bar 9:41 80; or off"
        guard let first = try next() else { throw bad("status-bar needs a time or a level", remedy) }
        if first == .word("off") { return .statusBar(time: nil, battery: nil) }
        var (time, battery): (String?, Int?)
        for token in [first, try next()].compactMap({ $0 }) {
            guard case .word(let word) = token else { throw bad("\(token.shown) is no time and no level", remedy) }
            if time == nil, battery == nil, Self.isTime(word) {
                time = String(word)
            } else if battery == nil, let level = Int(word), (0...100).contains(level) {
                battery = level
            } else {
                throw bad("\(token.shown) is no time and no level", remedy)
            }
        }
        return .statusBar(time: time, battery: battery)
    }

    /// A payload, to the end of the line, or the name of a file that has one.
    private mutating func push() throws -> StoryStep.Action {
        skipBlanks()
        guard rest.first == "{" else {
            let remedy = "write push FILE.apns, or push {\"aps\": {\"alert\": \"Hello\"}}"
            let name: String
            switch try next() {
            case .word(let word)?: name = String(word)
            case .quoted(let text)?: name = text
            default: throw bad("push needs a payload or a file", remedy)
            }
            guard (1...HostLimits.name).contains(name.utf8.count), name.hasSuffix(".apns") || name.hasSuffix(".json")
            else { throw bad("“\(Token.quoted(name).shown)” is no payload, and no file of one", remedy) }
            return .pushFile(name)
        }
        let text = String(rest)
        rest = ""
        do {
            return .push(try PushPayload(text).text)
        } catch let problem as PushPayload.Problem {
            throw bad(problem.reason, problem.remedy)
        }
    }

    /// `48.137 11.575`, or `off`.
    private mutating func location() throws -> HostLocation? {
        let remedy = "write latitude and longitude in degrees: location 48.137 11.575; or off"
        guard let first = try next() else { throw bad("location needs a place", remedy) }
        if first == .word("off") { return nil }
        guard case .word(let north) = first, let latitude = Self.number(north), case .word(let east)? = try next(),
            let longitude = Self.number(east)
        else { throw bad("\(first.shown) is no place on the earth", remedy) }
        let place = HostLocation(latitude: latitude, longitude: longitude)
        if place.problem != nil {
            throw bad("\(north) \(east) is no place on the earth", "use -90 to 90, and -180 to 180")
        }
        return place
    }

    /// `2026-01-01T09:41`, a zone, both, or `off`.
    private mutating func time() throws -> StoryStep.Action {
        let remedy = "write what the clock shows, a zone, or both: time 2026-01-01T09:41 Europe/Berlin; or off"
        guard let first = try next() else { throw bad("time needs a time or a zone", remedy) }
        if first == .word("off") { return .time(nil, zone: nil) }
        guard case .word(let word) = first else { throw bad("\(first.shown) is no time and no zone", remedy) }
        let time = LocalTime(word)
        guard let last = time == nil ? first : try next() else { return .time(time, zone: nil) }
        guard case .word(let zone) = last, HostTime.isZone(String(zone)) else {
            let isTime = word.first?.isNumber == true && time == nil
            throw bad(
                "\(last.shown) is no \(isTime ? "time of the years 2000 to 2099" : "zone that this machine knows")",
                remedy)
        }
        return .time(time, zone: String(zone))
    }

    private static func isTime(_ word: Substring) -> Bool {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return false }
        return Int(parts[0])! < 24 && Int(parts[1])! < 60
    }

    private mutating func localeIdentifier() throws -> String {
        let remedy = "write a language and maybe a region, for instance de or en_GB"
        guard case .word(let word)? = try next() else { throw bad("locale needs an identifier", remedy) }
        guard word.utf8.count <= 40,
            word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) })
        else { throw bad("“\(Token.word(word).shown)” is no locale", remedy) }
        return String(word)
    }

    /// A name that is a file in the output folder and cannot be one anywhere else.
    private mutating func fileName(of step: String) throws -> String {
        let remedy = "use letters, digits, - _ . (not first), at most 100 of them"
        guard let token = try next() else { throw bad("\(step) needs a name", remedy) }
        let name: String
        switch token {
        case .word(let word): name = String(word)
        case .quoted(let text): name = text
        case .identifier: throw bad("\(token.shown) is not a file name", remedy)
        }
        let allowed = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard allowed, !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 100 else {
            throw bad("\(token.shown) is not a file name", remedy)
        }
        return name
    }

    // MARK: Tokens

    private mutating func skipBlanks() {
        rest = rest.drop(while: \.isWhitespace)
    }

    /// The next token; nil at the end of the line or at a comment.
    private mutating func next() throws -> Token? {
        skipBlanks()
        guard let first = rest.first else { return nil }
        if first == "\"" { return .quoted(try quoted()) }
        let word = rest.prefix { !$0.isWhitespace }
        if first == "#" {
            let name = word.dropFirst()
            if name.isEmpty { return nil }
            rest = rest[word.endIndex...]
            return .identifier(name)
        }
        rest = rest[word.endIndex...]
        return .word(word)
    }

    private mutating func quoted() throws -> String {
        var text = ""
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex {
            let character = rest[index]
            index = rest.index(after: index)
            switch character {
            case "\"":
                rest = rest[index...]
                if let after = rest.first, !after.isWhitespace {
                    throw bad(
                        "“\(after)” directly after a closing quote", "put a blank there, or write \\\" in the text")
                }
                return text
            case "\\":
                guard index < rest.endIndex else { break }
                switch rest[index] {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "\"": text.append("\"")
                case "\\": text.append("\\")
                case "u": text.append(try codePoint(at: &index))
                default: throw bad("unknown escape \\\(rest[index])", "use \\n, \\t, \\\", \\\\ or \\u{8}")
                }
                index = rest.index(after: index)
            default: text.append(character)
            }
        }
        throw bad("the text has no closing quote", "end it with \" on the same line")
    }

    /// The character of `u{8}`, of which `index` is at the `u`; it is at the closing brace afterwards.
    private func codePoint(at index: inout String.Index) throws -> Character {
        let code = rest[index...].dropFirst().prefix { $0 != "}" }
        guard code.first == "{", code.endIndex < rest.endIndex, code.count <= 9,
            let scalar = UInt32(code.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        else { throw bad("\\u needs a code point in braces", "write, for instance, \\u{8} for the key that deletes") }
        index = code.endIndex
        return Character(scalar)
    }

    /// A plain decimal number: `Double.init` also takes “nan”, “inf” and hexadecimal, which nobody means here.
    private static func number(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 20,
            text.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
        else { return nil }
        return Double(text)
    }

    // MARK: Errors

    private static let expected = "use one of " + words.joined(separator: ", ")

    /// The word that one slip of the finger away is meant.
    private static func suggestion(for word: Substring) -> String? {
        let lower = word.lowercased()
        let guesses = [
            "click": "tap", "press": "tap", "background": "home", "foreground": "reopen", "quit": "terminate",
            "screenshot": "snapshot", "sleep": "wait", "memorywarning": "memory-warning", "start": "launch",
            "control-center": "control-centre", "kill": "evict", "assert": "expect", "dynamic-type": "text-size",
        ]
        let match =
            guesses[lower] ?? words.first { $0 == lower || ($0.hasPrefix(lower) && lower.count >= 2) }
            ?? words.first {
                $0.count == lower.count && zip($0, lower).filter { $0 != $1 }.count <= 2 && lower.count > 2
            }
        return match.map { "did you mean “\($0)”?" }
    }

    private func bad(_ reason: String, _ remedy: String) -> HostError {
        .badStep(file: file, line: number, reason: reason, remedy: remedy)
    }
}
