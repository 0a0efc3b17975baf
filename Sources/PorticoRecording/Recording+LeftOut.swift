extension Recording {
    /// Drops what a bound has taken, and says so in a line each.
    ///
    /// - Parameters:
    ///   - first: pictures before this one have no pixels any more. One stays in place of them all.
    ///   - chapters: those before this one are empty.
    ///   - lines: how many aren't there any more.
    /// - Returns: the place that the first picture had.
    mutating func leaveOut(pictures first: Int, chapters: Int, lines: Int, limits: RecordingLimits) -> Int {
        let lostSteps = max(0, steps.count - limits.steps)
        leaveOut(steps: lostSteps)
        for index in steps.indices where steps[index].trees.map({ $0.chapter < chapters }) ?? false {
            steps[index].trees = nil
        }
        leaveOut(pictures: first)
        func note(_ what: String, _ holds: String) {
            notes.append("\(what) are left out: a recording holds \(holds).")
        }
        let most = "the newest \(limits.pictures >> 20) MiB of them, \(limits.pictureCount) at most"
        if first > 0 { note("The first \(first) pictures", most) }
        if chapters > 0 { note("The trees of the first steps", "about \(limits.trees >> 20) MiB of them") }
        if lines > 0 { note("The first \(lines) lines", "about \(limits.lines >> 20) MiB of them") }
        if lostSteps > 0 { note("The first \(lostSteps) steps", "the newest \(limits.steps)") }
        return max(0, first - 1)
    }

    private mutating func leaveOut(steps count: Int) {
        guard count > 0 else { return }
        steps.removeFirst(count)
        func place(_ old: Int?) -> Int? { old.flatMap { $0 < count ? nil : $0 - count } }
        for index in lines.indices { lines[index].step = place(lines[index].step) }
        for index in pictures.indices { pictures[index].step = place(pictures[index].step) }
    }

    private mutating func leaveOut(pictures count: Int) {
        guard count > 0 else { return }
        pictures.removeFirst(count - 1)
        (pictures[0].isLeftOut, pictures[0].isKey, pictures[0].rect) = (true, true, [0, 0, 0, 0])
        func place(_ old: Int?) -> Int? { old.map { max(0, $0 - count + 1) } }
        for index in steps.indices {
            (steps[index].before, steps[index].after) = (place(steps[index].before), place(steps[index].after))
        }
    }
}
