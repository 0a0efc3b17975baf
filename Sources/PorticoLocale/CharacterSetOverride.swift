import Foundation

// The inverse of a set of characters, in front of Foundation's: this function carries the name that the linker knows Foundation's by, as
// those of `LocaleOverride` do. Foundation's own gives the inverse of one of its named sets as a set that mustn't be changed, and the
// first `insert` or `remove` ends the process.

extension CharacterSet {
    /// `CharacterSet.inverted`.
    @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
    package func portico_inverted() -> CharacterSet {
        guard let copy = (self as NSCharacterSet).mutableCopy() as? NSMutableCharacterSet else { return self }
        copy.invert()
        return copy as CharacterSet
    }
}
