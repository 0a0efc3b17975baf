import Foundation
import PorticoObjC
import PorticoTrace

/// What a registration for trait changes gives back, to end it with.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Tells about changes of chosen traits: views, view controllers, presentations, windows, scenes and screens.
///
/// Called once for each change of any of the traits, never where all of them keep their values. A registration ends with its object.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// - Parameter action: takes nothing, the object, or the object and the traits from before. The target is not kept alive.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// Calls `action` on the object itself.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// - Parameters:
    ///   - traits: which traits to hear of.
    ///   - handler: gets the object whose traits changed and the traits from before. It is kept as long as the object: refer to others weakly.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, old in
            if let environment = environment as? Self { handler(environment, old) }
        }
    }

    /// The same for a closure whose object has a type written: `(self: Self, previous: UITraitCollection)`.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, old in
            if let environment = environment as? Observed { handler(environment, old) }
        }
    }

    /// Calls `action` on `target`, which is not kept alive, when one of the traits changes. It takes
    /// nothing, the object, or the object and the traits from before; more arguments raise an exception.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let arguments = action.description.filter { $0 == ":" }.count
        FatalException.invalidArgument.raise(
            unless: arguments <= 2,
            "registerForTraitChanges(_:target:action:): \(action) takes \(arguments) arguments; an action takes none, the object, or the object and the old traits"
        )
        weak let weakTarget = target as AnyObject
        return register(traits) { environment, old in
            guard let target = weakTarget else { return }
            _ = PorticoObjC.perform(selector: action, on: target, with: Array([environment, old].prefix(arguments)))
        }
    }

    /// Calls `action` on the object itself when one of its traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration; one that was ended, or of another object, is ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traits?.registrations.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ call: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let holder = self as? any TraitHolder else {
            FatalException.invalidArgument.raise(
                "\(type(of: self)) has no traits of UIKit's: views, controllers, presentations, window scenes and screens do"
            )
        }
        let made = TraitRegistration(traits: traits, call: call)
        holder.needTraits().registrations.append(made)
        return made
    }
}
