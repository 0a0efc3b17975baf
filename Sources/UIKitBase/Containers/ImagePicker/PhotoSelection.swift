/// The pictures that a photo picker has chosen, by their places in the library: those that were chosen before it came, and what a person taps.
/// A picker for one that nothing was chosen before ends with the first tap.
@MainActor package final class PhotoSelection {
    /// The most that may be chosen; 0 for any number.
    package let limit: Int
    /// Whether pictures show which place in the order they have.
    package let isOrdered: Bool
    /// Whether each change is told at once, not only the end.
    package let isContinuous: Bool
    /// The pictures that are chosen when the picker comes.
    package let preselected: [Int]
    /// The places in the order in which they were chosen.
    package private(set) var chosen: [Int]
    /// Shows what has changed.
    package var onChange: (() -> Void)?
    private let tell: (_ places: [Int], _ isEnd: Bool) -> Void

    /// - Parameter tell: gets the places of the pictures, and whether the person is done.
    package init(
        limit: Int, isOrdered: Bool, isContinuous: Bool = false, preselected: [Int] = [],
        tell: @escaping (_ places: [Int], _ isEnd: Bool) -> Void
    ) {
        (self.limit, self.isOrdered, self.isContinuous) = (limit, isOrdered, isContinuous)
        (self.preselected, chosen, self.tell) = (preselected, preselected, tell)
    }

    /// Whether the first tap is the end.
    package var isOfOne: Bool { limit == 1 && preselected.isEmpty && !isContinuous }

    /// Whether the person may be done: something is chosen, or what was chosen before is given up, and it isn't too much.
    package var canEnd: Bool {
        !(chosen.isEmpty && preselected.isEmpty) && (limit == 0 || chosen.count <= limit)
    }

    /// Whether one more may be chosen; in the place of the one where only one may.
    package var allowsAnother: Bool { limit < 2 || chosen.count < limit }

    package func choosePlace(_ place: Int) {
        guard !chosen.contains(place) else { return }
        applyChange(limit == 1 ? [place] : chosen + [place])
    }

    package func giveUpPlaces(_ places: [Int]) {
        guard chosen.contains(where: places.contains) else { return }
        applyChange(chosen.filter { !places.contains($0) })
    }

    /// Moves a chosen picture behind another one, or to the front.
    package func movePlace(_ place: Int, behind other: Int?) {
        guard chosen.contains(place), place != other else { return }
        var rest = chosen.filter { $0 != place }
        let index = other.flatMap { rest.firstIndex(of: $0) }
        guard other == nil || index != nil else { return }
        rest.insert(place, at: index.map { $0 + 1 } ?? 0)
        applyChange(rest)
    }

    /// The person is done with what is chosen.
    package func endChoosing() { tell(chosen, true) }
    /// The person is done with the picture tapped.
    package func endChoosing(with place: Int) { tell([place], true) }

    private func applyChange(_ places: [Int]) {
        chosen = places
        onChange?()
        if isContinuous { tell(places, false) }
    }
}
