/// What a process draws instead of its app: one preview, or nothing until the shell asks which previews there are.
package struct PreviewChoice: Codable, Sendable, Equatable {
    /// The number of a `PreviewSource`; nil where previews are only listed.
    package var source: Int?
    /// Which of the source's previews, counted from 0.
    package var item: Int

    package init(source: Int? = nil, item: Int = 0) {
        self.source = source
        self.item = item
    }
}

/// A place in an app's sources that declares previews: a `#Preview`, or a type that is a `PreviewProvider`.
package struct PreviewSource: Codable, Sendable, Equatable {
    /// Counts the places of one build by file and line, from 0.
    package var number: Int
    package var file: String
    package var line: Int
    /// The provider's type; nil for `#Preview`.
    package var type: String?

    package init(number: Int, file: String, line: Int, type: String?) {
        self.number = number
        self.file = file
        self.line = line
        self.type = type
    }
}

/// One preview of a source, as its traits and modifiers describe it.
package struct PreviewItem: Codable, Sendable, Equatable {
    package var name: String?
    /// The device's name as the project writes it, which may be one that nobody here knows.
    package var device: String?
    package var orientation: HostEvent.Orientation?

    package init(name: String? = nil, device: String? = nil, orientation: HostEvent.Orientation? = nil) {
        self.name = name
        self.device = device
        self.orientation = orientation
    }
}
