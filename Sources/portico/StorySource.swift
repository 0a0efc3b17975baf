import Foundation
import PorticoHost
import PorticoProject

/// A story that was read and checked before anything is built.
struct StorySource {
    /// The story that runs when none is given.
    static let plain = "launch\nwait 1\nsnapshot launch\nterminate\n"

    /// The name that errors begin with.
    let name: String
    let text: String
    let steps: [StoryStep]

    /// - Parameter argument: a path, `-` for standard input, nil for the plain story.
    init(argument: String?) throws {
        switch argument {
        case nil: try self.init(text: Self.plain, name: "story")
        case "-":
            // One byte more than allowed is enough to hear that it is too long.
            let data = try FileHandle.standardInput.read(upToCount: Story.maximumSize + 1) ?? Data()
            try self.init(text: String(decoding: data, as: UTF8.self), name: "standard input")
        case let path?:
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ProjectError(path, "no such story file", remedy: "check the path, or use - for standard input")
            }
            guard let text = String(data: data, encoding: .utf8) else {
                throw ProjectError(
                    path, "the story is not UTF-8 text", remedy: "save it as UTF-8, or name another file")
            }
            try self.init(text: text, name: path)
        }
    }

    init(text: String, name: String) throws {
        self.name = name
        self.text = text
        steps = try Story.parseSteps(text, file: name)
    }
}
