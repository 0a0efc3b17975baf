/// A word, number or sign of a source.
struct Token: Equatable, Sendable {
    enum Kind: Sendable { case name, number, sign, text, end }
    let kind: Kind
    let text: String
    let place: ShadingPlace
    /// The token is the first of its line.
    var startsLine = false
    /// There is space before the token, which tells a macro's parameters from its body.
    var followsSpace = false

    func `is`(_ text: String) -> Bool { self.text == text && kind != .text }
}
