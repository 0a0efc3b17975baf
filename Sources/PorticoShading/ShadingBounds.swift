/// What a shader may have at most, so that no source takes all of the time or memory.
package enum ShadingBounds {
    /// Bytes of one source with what it includes.
    package static let sourceBytes = 4 << 20
    /// Tokens after macros are replaced.
    package static let tokens = 1_000_000
    /// Files that include each other, and macros in macros.
    package static let includeDepth = 32
    /// Brackets, statements and operators in each other.
    package static let nesting = 200
    /// Calls in calls; Metal has no recursion.
    package static let callDepth = 48
    /// Instructions of a function with all that it calls.
    package static let instructions = 60_000
    /// Numbers in one array or structure.
    package static let components = 4096
    /// Numbers that live at once.
    package static let registers = 8192
    /// Rounds of all loops for a group of pixels. A loop that would go on is left.
    package static let steps = 100_000
}
