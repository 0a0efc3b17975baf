/// A mistake in a shader's source: where it is, what is wrong, and what to do about it.
package struct ShadingError: Error, Equatable, Sendable, CustomStringConvertible {
    package let place: ShadingPlace
    package let problem: String
    package let remedy: String

    init(_ place: ShadingPlace, _ problem: String, remedy: String) {
        (self.place, self.problem, self.remedy) = (place, problem, remedy)
    }

    /// `Ripple.metal:3:12: what is wrong: what to do`.
    package var description: String { "\(place.file):\(place.line):\(place.column): \(problem): \(remedy)" }
}

/// A place in a source: both numbers begin at 1, and columns count bytes.
package struct ShadingPlace: Equatable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
}
