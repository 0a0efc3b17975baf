/// The number that the first stored property of a class holds whose objects are values of attributed strings.
///
/// Foundation's attributed strings compare such values through Core Foundation, which takes the first bytes of any object for its
/// type. Type 0 is none and ends the process: so it must not be what happens to be stored there. Any other type has Core Foundation
/// ask `isEqual(_:)`.
package enum FoundationType {
    /// That of a string.
    package static let mark: UInt64 = 7 << 8
}
