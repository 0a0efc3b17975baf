/// How a photo picker chooses: how many pictures, and who gets them. A picker for one ends with the first tap.
@MainActor package struct PhotoSelection {
    /// The most that may be chosen; 0 for any number.
    package let limit: Int
    /// Whether pictures show which place in the order they have.
    package let isOrdered: Bool
    /// Gets the places of the pictures in the library, in the order in which they were chosen.
    package let finish: ([Int]) -> Void

    package init(limit: Int, isOrdered: Bool, finish: @escaping ([Int]) -> Void) {
        (self.limit, self.isOrdered, self.finish) = (limit, isOrdered, finish)
    }

    package var isOfOne: Bool { limit == 1 }

    package func allows(another count: Int) -> Bool { limit == 0 || count < limit }
}
