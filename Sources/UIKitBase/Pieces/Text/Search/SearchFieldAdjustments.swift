import CoreGraphics

/// A search bar moves what is in its field by these, in points.
struct SearchFieldAdjustments: Equatable {
    var text = UIOffset.zero
    /// The magnifier.
    var lead = UIOffset.zero
    /// The button that clears the text.
    var clear = UIOffset.zero
    /// The button at the end of an empty field.
    var end = UIOffset.zero
}

extension CGRect {
    func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
