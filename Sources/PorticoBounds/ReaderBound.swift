/// One bound of a reader: how much of something a file or folder of a project may have.
///
/// Whatever reads what others wrote takes its bounds from `ReaderBounds`, and names the bound in its error: a file that is over one is
/// refused, with the place and the remedy, and never half read without a word.
package struct ReaderBound: Sendable, Equatable {
    /// What is counted, in the plural: `groups in groups`.
    package let counted: String
    package let value: Int
    /// Why it is that value: what a project that people wrote has, or what a higher one costs.
    package let reason: String
    /// What to do with a file that is over it.
    package let remedy: String

    package init(_ counted: String, _ value: Int, reason: String, remedy: String) {
        self.counted = counted
        self.value = value
        self.reason = reason
        self.remedy = remedy
    }

    /// `more than 512 groups in groups`: what an error says is wrong.
    package var excess: String { "more than \(value) \(counted)" }

    /// Whether so many are too many.
    package func isExceeded(by count: Int) -> Bool { count > value }
}
