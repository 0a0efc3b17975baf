/// The appearance of one controller as a pure state machine: window root, navigation, tab, modal and custom containers
/// all drive this one. It says which callbacks are due; `AppearanceTransition` calls them.
///
/// - From: whoever shows or hides a controller's view
/// - To: `AppearanceTransition.perform(_:)`
package struct AppearanceState: Equatable {
    package enum Phase: Equatable {
        case disappeared, appearing, appeared, disappearing
    }

    enum Action: Equatable {
        case willAppear(animated: Bool)
        /// The view is in the hierarchy; its size, safe area and traits are known.
        case isAppearing(animated: Bool)
        case didAppear(animated: Bool)
        case willDisappear(animated: Bool)
        case didDisappear(animated: Bool)
    }

    package private(set) var phase = Phase.disappeared
    private(set) var isAnimated = false
    /// Whether this transition has already said `isAppearing`.
    private(set) var hasAppearedInHierarchy = false

    var isVisible: Bool { phase == .appeared || phase == .appearing }
    var isInTransition: Bool { phase == .appearing || phase == .disappearing }

    /// A transition begins, or turns round: a controller that was disappearing and now appears gets `willAppear` only
    /// (a cancelled pop, recording R11), one that was appearing and now disappears gets `willDisappear` only.
    mutating func begin(appearing: Bool, animated: Bool) -> [Action] {
        switch (phase, appearing) {
        case (.disappeared, true), (.disappearing, true):
            phase = .appearing
            isAnimated = animated
            hasAppearedInHierarchy = false
            return [.willAppear(animated: animated)]
        case (.appeared, false), (.appearing, false):
            phase = .disappearing
            isAnimated = animated
            return [.willDisappear(animated: animated)]
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
            return []
        }
    }

    /// The view entered the hierarchy and its geometry is known.
    mutating func enteredHierarchy() -> [Action] {
        guard phase == .appearing, !hasAppearedInHierarchy else { return [] }
        hasAppearedInHierarchy = true
        return [.isAppearing(animated: isAnimated)]
    }

    /// The transition in progress is over.
    mutating func end() -> [Action] {
        switch phase {
        case .appearing:
            let late = enteredHierarchy()
            phase = .appeared
            return late + [.didAppear(animated: isAnimated)]
        case .disappearing:
            phase = .disappeared
            return [.didDisappear(animated: isAnimated)]
        case .appeared, .disappeared:
            return []
        }
    }
}
