extension Recording {
    /// Marks what a bound has taken, so that the page asks for none of it, and says so in a line each.
    ///
    /// - Parameters:
    ///   - pictures: those before this one have no pixels any more.
    ///   - chapters: those before this one are empty.
    ///   - lines: how many aren't there any more.
    ///   - steps: how many were never there.
    mutating func leaveOut(pictures first: Int, chapters: Int, lines: Int, steps: Int, limits: RecordingLimits) {
        for index in pictures.indices where index < first && !pictures[index].rect.isEmpty {
            pictures[index].isLeftOut = true
        }
        for index in self.steps.indices where self.steps[index].trees.map({ $0.chapter < chapters }) ?? false {
            self.steps[index].trees = nil
        }
        func note(_ what: String, _ holds: String) {
            notes.append("\(what) are left out: a recording holds \(holds).")
        }
        if first > 0 { note("The first \(first) pictures", "the newest \(limits.pictures >> 20) MiB of them") }
        if chapters > 0 { note("The trees of the first steps", "about \(limits.trees >> 20) MiB of them") }
        if lines > 0 { note("The first \(lines) lines", "\(limits.lines >> 20) MiB of text") }
        if steps > 0 { note("The last \(steps) steps", "\(limits.steps) of them") }
    }
}
