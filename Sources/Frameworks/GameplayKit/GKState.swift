import Foundation

/// One of the states of a machine. Make a subclass of each, and answer in it what may follow.
///
/// Subclass notes: `didEnter(from:)`, `willExit(to:)` and `update(deltaTime:)` do nothing here; `isValidNextState(_:)` allows every state.
open class GKState: NSObject {
    /// The machine that it is in; nil before.
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() { super.init() }

    /// Whether a state may follow this one: every one may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine is in it now; the first state has none before it.
    open func didEnter(from previousState: GKState?) {}
    /// A moment has passed in it.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The machine leaves it.
    open func willExit(to nextState: GKState) {}
}

/// Is in one of its states, and goes to another where the present one allows it. In none at first.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state that it is in; nil at first.
    open private(set) var currentState: GKState?

    /// A machine of these states, one a class. In none of them yet.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    private func findState(_ stateClass: AnyClass) -> GKState? { states.last { type(of: $0) == stateClass } }

    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        findState(stateClass) as? StateType
    }

    /// Whether it has a state of a class that may follow the present one.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard findState(stateClass) != nil else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }

    /// Goes to the state of a class, where it may: the present one hears of it first, then the next one. False where it may not.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = findState(stateClass) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// A moment has passed: the present state hears of it.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
