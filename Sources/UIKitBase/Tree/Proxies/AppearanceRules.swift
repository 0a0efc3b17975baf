import Foundation
import PorticoObjC

/// The appearance proxies and what they say for an instance.
///
/// A proxy is an instance of its class that nobody shows. A rule is what differs between it and an untouched instance, read when an
/// instance enters a window: so no setter of any class knows of proxies, and without proxies nothing is done at all.
///
/// - From: `UIAppearance.appearance()`, `UIView.tellDidMoveToWindow()`, `BarButtonView`, `TabButton`, `StandardLook`
/// - To: `AppearanceProperty`
@MainActor enum AppearanceRules {
    @MainActor private struct Rule {
        let cls: AnyClass
        /// The innermost first.
        let containers: [AnyClass]
        let traits: UITraitCollection?
        let proxy: NSObject
        /// How many classes are above `cls`.
        let depth: Int

        /// Whether the containers are around `innermost`, with anything in between, and the traits hold there.
        func matches(_ innermost: UIResponder?, _ present: UITraitCollection) -> Bool {
            if let traits, !present.containsTraits(in: traits) { return false }
            var missing = containers[...]
            var responder = innermost
            while let cls = missing.first, let here = responder {
                if AppearanceProperty.isSubclass(type(of: here), of: cls) { missing.removeFirst() }
                responder = here.next
            }
            return missing.isEmpty
        }
    }

    @InSession private static var rules: [Rule] = []
    /// Untouched instances, by class.
    @InSession private static var untouched: [ObjectIdentifier: NSObject] = [:]

    static var isInUse: Bool { !rules.isEmpty }

    static func proxy<T: UIAppearance>(
        _ type: T.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> T {
        guard let cls = type as Any as? AnyClass else { preconditionFailure("\(type).appearance(): no class") }
        let outer: [AnyClass] = containers.compactMap { $0 as Any as? AnyClass }
        if let known = rules.first(where: {
            $0.cls == cls && $0.containers.elementsEqual(outer, by: { $0 == $1 }) && $0.traits == traits
        }) {
            return known.proxy as! T
        }
        let proxy = makeInstance(of: cls)
        var depth = 0
        var above: AnyClass? = cls
        while let here = above { (depth, above) = (depth + 1, superclass(of: here)) }
        rules.append(Rule(cls: cls, containers: outer, traits: traits, proxy: proxy, depth: depth))
        // The more special, the more it counts; of equals the later.
        rules.sort { ($0.containers.count, $0.depth) < ($1.containers.count, $1.depth) }
        return proxy as! T
    }

    static func apply(to view: UIView) {
        guard isInUse else { return }
        apply(to: view, inside: view.parentView, traits: view.currentTraits)
    }

    /// Sets on `object`, which stands in `container`, what the proxies say and the app did not set on the object itself.
    static func apply(to object: NSObject, inside container: UIResponder?, traits: UITraitCollection) {
        let properties = AppearanceProperty.list(for: type(of: object))
        guard isInUse, !properties.isEmpty else { return }
        var wanted: [Int: Any] = [:]
        for rule in rules where isInstance(object, of: rule.cls) && rule.matches(container, traits) {
            guard rule.proxy !== object else { continue }
            for (index, property) in properties.enumerated() where isInstance(rule.proxy, of: property.owner) {
                let value = property.read(rule.proxy)
                if !property.isEqual(value, property.read(standard(for: rule.cls))) { wanted[index] = value }
            }
        }
        guard !wanted.isEmpty else { return }
        var given = given(to: object)
        for (index, value) in wanted {
            let property = properties[index]
            let present = property.read(object)
            let isOwn =
                !property.isEqual(present, property.read(standard(for: property.owner)))
                && !(given[property.name].map { property.isEqual(present, $0) } ?? false)
            guard !isOwn else { continue }
            if !property.isEqual(present, value) { property.write(object, value) }
            given[property.name] = property.read(object)
        }
        (object as? any AppearanceKeeper)?.givenAppearance = given
    }

    /// What UIKit itself has set on a view is as good as untouched: what a proxy says goes before it, here and whenever the view enters
    /// a window.
    static func regardAsStandard(_ names: [String], of view: UIView) {
        guard rules.contains(where: { isInstance(view, of: $0.cls) }) else { return }
        var given = view.givenAppearance
        for property in AppearanceProperty.list(for: type(of: view)) where names.contains(property.name) {
            given[property.name] = property.read(view)
        }
        view.givenAppearance = given
        if view.window != nil { apply(to: view) }
    }

    private static func given(to object: NSObject) -> [String: Any] {
        (object as? any AppearanceKeeper)?.givenAppearance ?? [:]
    }

    private static func standard(for cls: AnyClass) -> NSObject {
        if let known = untouched[ObjectIdentifier(cls)] { return known }
        let made = makeInstance(of: cls)
        untouched[ObjectIdentifier(cls)] = made
        return made
    }

    private static func isInstance(_ object: NSObject, of cls: AnyClass) -> Bool {
        AppearanceProperty.isSubclass(type(of: object), of: cls)
    }
}
