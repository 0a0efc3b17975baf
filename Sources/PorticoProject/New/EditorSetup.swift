import Foundation

/// The file that tells an editor to ask `portico lsp`. A setting that is there already stays; a file with other contents is never
/// written over.
package struct EditorSetup {
    package enum Editor: String, CaseIterable, Sendable { case vscode, neovim, emacs }

    package var editor: Editor
    /// The program that the editor starts, and its arguments.
    package var command: [String]

    package init(editor: Editor, command: [String]) { (self.editor, self.command) = (editor, command) }

    /// Where the setting goes, below the project's folder.
    package var file: String {
        switch editor {
        case .vscode: ".vscode/settings.json"
        case .neovim: ".nvim.lua"
        case .emacs: ".dir-locals.el"
        }
    }

    /// Writes it; false if it was there.
    package func write(in folder: String) throws -> Bool {
        let path = FilePaths.absolute(folder) + "/" + file
        let old = FilePaths.contents(path)
        let new = try editor == .vscode ? settings(old, path) : Data(text.utf8)
        if new == old { return false }
        if editor != .vscode, old != nil {
            throw ProjectError(path, "this file is there already", remedy: "add to it:\n\(text)")
        }
        // The project's own, and readable as the rest of it.
        try FileManager.default.createDirectory(
            atPath: FilePaths.folder(path), withIntermediateDirectories: true, attributes: nil)
        try new.write(to: URL(fileURLWithPath: path), options: .atomic)
        return true
    }

    private func settings(_ old: Data?, _ path: String) throws -> Data {
        var settings: [String: Any] = [:]
        if let old {
            guard let known = try? JSONSerialization.jsonObject(with: old) as? [String: Any] else {
                throw ProjectError(
                    path, "these settings have comments, or are no JSON",
                    remedy:
                        "add “\"swift.sourcekit-lsp.serverPath\": \"\(command[0])\"” and “\"swift.sourcekit-lsp.serverArguments\": "
                        + "[\(command.dropFirst().map { "\"\($0)\"" }.joined(separator: ", "))]” to them")
            }
            settings = known
        }
        let arguments = Array(command.dropFirst())
        if settings["swift.sourcekit-lsp.serverPath"] as? String == command[0],
            settings["swift.sourcekit-lsp.serverArguments"] as? [String] == arguments, let old
        {
            return old
        }
        settings["swift.sourcekit-lsp.serverPath"] = command[0]
        settings["swift.sourcekit-lsp.serverArguments"] = arguments
        let data = try JSONSerialization.data(
            withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return data + Data("\n".utf8)
    }

    private var text: String {
        let quoted = command.map { "\"\($0.replacingOccurrences(of: "\"", with: "\\\""))\"" }
        switch editor {
        case .vscode: return ""
        case .neovim:
            return """
                -- Read with “set exrc” (Neovim 0.11 or later).
                vim.lsp.config("portico", {
                  cmd = { \(quoted.joined(separator: ", ")) },
                  filetypes = { "swift" },
                  root_dir = vim.fn.getcwd(),
                })
                vim.lsp.enable("portico")

                """
        case .emacs:
            return """
                ((swift-mode
                  (eval . (with-eval-after-load 'eglot
                            (add-to-list 'eglot-server-programs
                                         '(swift-mode \(quoted.joined(separator: " "))))))))

                """
        }
    }
}
