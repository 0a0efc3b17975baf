/// What can be wrong with what the shell is asked to do: what it is about, what is wrong, and what would be right.
package struct ShellError: Error, Equatable, CustomStringConvertible {
    package var subject: String
    package var reason: String
    package var remedy: String

    package init(_ subject: String, _ reason: String, remedy: String) {
        self.subject = subject
        self.reason = reason
        self.remedy = remedy
    }

    package var description: String { "\(subject): \(reason): \(remedy)" }
}
