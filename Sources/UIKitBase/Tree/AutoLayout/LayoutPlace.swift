/// One attribute of one item.
struct LayoutPlace: Equatable, @unchecked Sendable {
    unowned(unsafe) let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    static func == (a: LayoutPlace, b: LayoutPlace) -> Bool { a.item === b.item && a.attribute == b.attribute }
}

/// Where the distances start that a constraint relates, if it does not relate plain attributes
/// (`anchorWithOffset(to:)`).
struct DistanceStarts {
    var first: LayoutPlace?
    var second: LayoutPlace?

    var items: [AnyObject] { [first, second].compactMap { $0?.item } }
}
