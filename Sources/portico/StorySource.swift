import Foundation
import PorticoHost
import PorticoProject

/// A story that was read and checked before anything is built, and can be handed to the app process as a file.
struct StorySource {
    /// What runs when no story is given.
    static let plain = "launch\nwait 1\nsnapshot launch\nterminate\n"

    let text: String
    let steps: [StoryStep]
    /// Nil for a story that did not come from a file.
    private let file: String?

    /// - Parameter argument: a path, `-` for standard input, nil for the plain story.
    init(argument: String?) throws {
        switch argument {
        case nil: try self.init(text: Self.plain, name: "story", file: nil)
        case "-":
            // One byte more than allowed is enough to hear that it is too long.
            let data = try FileHandle.standardInput.read(upToCount: Story.maximumSize + 1) ?? Data()
            try self.init(text: String(decoding: data, as: UTF8.self), name: "standard input", file: nil)
        case let path?:
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ProjectError(path, "no such story file", remedy: "check the path, or use - for standard input")
            }
            guard let text = String(data: data, encoding: .utf8) else {
                throw ProjectError(
                    path, "the story is not UTF-8 text", remedy: "save it as UTF-8, or name another file")
            }
            try self.init(text: text, name: path, file: FilePaths.absolute(path))
        }
    }

    init(text: String, name: String, file: String? = nil) throws {
        self.text = text
        self.file = file
        steps = try Story.parse(text, file: name)
    }

    /// The names of the pictures that it takes.
    var snapshots: [String] {
        steps.compactMap { if case .snapshot(let name) = $0.action { name } else { nil } }
    }

    /// A path for the app process; written into `folder` if the story has no file of its own.
    func path(in folder: String) throws -> String {
        if let file { return file }
        let path = folder + "/run.story"
        try FilePaths.write(Data(text.utf8), to: path)
        return path
    }
}
