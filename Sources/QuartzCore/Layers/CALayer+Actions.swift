import CoreGraphics
import Foundation
import PorticoRenderModel

extension CALayer {
    /// How many owners (views) are inside an animation block. While zero, a layer with a quiet owner asks nobody. Under the lock.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) static var animatingOwners = 0

    package static func addAnimatingOwners(_ count: Int) { TransactionLock.with { animatingOwners += count } }

    /// Makes `view` the delegate without the cost of a weak reference: the owner must outlive the layer's use of it and call
    /// `setOwner(nil)` from its deinit. `isQuiet` promises that its action(for:forKey:) answers `NSNull` unless
    /// `CALayer.animatingOwners` is above zero; `isPlain`, that `layoutPlainView` does all that its layoutSublayers(of:) does.
    package final func setOwner(_ view: (any CALayerDelegate)?, isQuiet: Bool, isPlain: Bool = false) {
        TransactionLock.lock()
        owner = view
        state.setFlag(.plainView, view != nil && isPlain)
        state.setFlag(.quietOwner, view != nil && isQuiet && !state.contains(.overridesActions))
        TransactionLock.unlock()
    }

    final func storeDelegate(_ new: (any CALayerDelegate)?) {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        owner = nil
        state.subtract([.quietOwner, .plainView])
        if new != nil || cold != nil { coldStorage.delegate = new }
        noteActionSources()
    }

    /// Called with the lock.
    final func noteActionSources() {
        state.setFlag(.hasActionSources, cold?.delegate != nil || cold?.actions != nil || cold?.style != nil)
    }

    /// Whether it is worth asking for an action that has no implicit animation behind it. Called with the lock.
    final var mayAnswerActions: Bool {
        if state.contains(.quietOwner), CALayer.animatingOwners == 0 { return false }
        return owner != nil || state.intersection([.hasActionSources, .overridesActions]) != []
    }

    /// Called before the value changes.
    final func askForAction(_ property: LayerProperty) -> PendingAction? {
        let (state, isOwned) = TransactionLock.with { (self.state, owner != nil) }
        if state.contains(.isPresentation) { return nil }
        if !isOwned, state.intersection([.hasActionSources, .overridesActions]) == [] {
            // Nobody to ask: straight to the implicit animation, which only layers that have been shown have.
            guard state.contains(.committed), propertyTable.animates.contains(LayerChanges(property)) else {
                return nil
            }
            if TransactionThread.current.top.disablesActions { return nil }
            return implicitAnimation(for: property).map(PendingAction.init)
        }
        if TransactionThread.current.top.disablesActions { return nil }
        guard let action = action(forKey: propertyTable.names[property.index]), !action.isNone else { return nil }
        return PendingAction(action)
    }

    /// For events that are no properties: `kCAOnOrderIn`.
    final func runAction(named event: String) {
        if TransactionThread.current.top.disablesActions { return }
        guard let action = action(forKey: event), !action.isNone else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    /// The documented search. `NSNull` ends it with nil.
    final func lookUpAction(forKey event: String) -> (any CAAction)? {
        if let delegate {
            delegateDidNotRespond = false
            if let answer = delegate.action(for: self, forKey: event) { return answer.isNone ? nil : answer }
        }
        let (actions, style) = TransactionLock.with { (cold?.actions, cold?.style) }
        if let answer = actions?[event] { return answer is NSNull ? nil : answer }
        if var style {
            // A style may have a style.
            while true {
                if let actions = style["actions"] as? [String: Any], let answer = actions[event] {
                    return answer is NSNull ? nil : answer as? any CAAction
                }
                guard let next = style["style"] as? [AnyHashable: Any] else { break }
                style = next
            }
        }
        if let answer = type(of: self).defaultAction(forKey: event) { return answer is NSNull ? nil : answer }
        guard hasState(.committed), let row = propertyTable.row(named: event), row.animates else { return nil }
        return implicitAnimation(for: row.property)
    }

    /// From what is on the screen now to whatever the property becomes. nil for what has no values between.
    final func implicitAnimation(for property: LayerProperty) -> (any CAAction)? {
        let (isAttached, shown) = TransactionLock.with { (context != nil, sampledProperties()) }
        guard isAttached else { return nil }
        guard let value = shown.value(of: property) else { return nil }
        if case .discrete = value { return nil }
        let animation = CABasicAnimation(keyPath: propertyTable.names[property.index])
        animation.fromRecord = value
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }
}
