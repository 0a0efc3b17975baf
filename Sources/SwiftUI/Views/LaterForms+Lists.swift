// Forms of iOS 26: what code behind `#available(iOS 26, *)` names, which isn't run here (DEV-991). Views stay as on iOS 18.

extension Text {
    /// This decides at which side lines stand.
    public enum AlignmentStrategy: Hashable, Sendable {
        /// As the place has it.
        case `default`
        /// The direction in which the interface is read.
        case layoutBased
        /// The direction in which the text is written.
        case writingDirectionBased
    }

    /// This decides in which direction a text is written.
    public enum WritingDirectionStrategy: Hashable, Sendable {
        /// As the place has it.
        case `default`
        /// The text itself.
        case contentBased
        /// The direction in which the interface is read.
        case layoutBased
    }
}

extension View {
    /// Sets what decides at which side lines of texts in the view stand.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
    /// Sets what decides in which direction texts in the view are written.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

    /// Sets the word of the view's section in the index at a list's side.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
    /// Sets the word of the view's section in the index at a list's side.
    @_disfavoredOverload nonisolated public func sectionIndexLabel(_ label: some StringProtocol) -> some View { self }
    /// Sets the word of the view's section in the index at a list's side.
    nonisolated public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Sets whether lists in the view have an index at their side.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
