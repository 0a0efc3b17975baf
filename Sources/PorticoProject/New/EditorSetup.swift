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
        if editor == .vscode { return try writeSettings(path) }
        let old = FilePaths.contents(path)
        let new = Data(text.utf8)
        if new == old { return false }
        if old != nil {
            throw ProjectError(path, "this file is there already", remedy: "add to it:\n\(text)")
        }
        return try EditorSettings.write(new, to: path)
    }

    private func writeSettings(_ path: String) throws -> Bool {
        let arguments = Array(command.dropFirst())
        let remedy =
            "add “\"swift.sourcekit-lsp.serverPath\": \"\(command[0])\"” and “\"swift.sourcekit-lsp.serverArguments\": "
            + "[\(arguments.map { "\"\($0)\"" }.joined(separator: ", "))]” to them"
        return try EditorSettings.changeFile(path, remedy: remedy) {
            $0["swift.sourcekit-lsp.serverPath"] = command[0]
            $0["swift.sourcekit-lsp.serverArguments"] = arguments
        }
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
