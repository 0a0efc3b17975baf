/// The project that an editor's files are part of.
///
/// - From: `LanguageProxy`
/// - To: the lowering, by way of the command line
package protocol EditorProject: Sendable {
    /// Lowers a file as it is being written; nil if it is none of the project's.
    func lower(_ path: String, _ text: String) -> LoweredText?
    /// A file as it is on the disk; nil for one that isn't lowered.
    func file(_ path: String) -> EditorFile?
    /// The files that are lowered, by path.
    var loweredPaths: [String] { get }
    /// Something was saved, or came, or went.
    func changed()
}

/// A file that was lowered while it was written.
package struct LoweredText: Sendable {
    package struct Finding: Sendable {
        package var line: Int
        package var column: Int
        package var isError: Bool
        package var message: String

        /// - Parameters: From 1, the column in bytes, as compilers count.
        package init(line: Int, column: Int, isError: Bool, message: String) {
            (self.line, self.column, self.isError, self.message) = (line, column, isError, message)
        }
    }

    package var text: String
    package var findings: [Finding]

    package init(text: String, findings: [Finding]) { (self.text, self.findings) = (text, findings) }
}
