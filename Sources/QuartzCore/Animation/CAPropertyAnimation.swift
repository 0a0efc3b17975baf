import CoreGraphics
import Foundation
import PorticoRenderModel

/// An animation of one property, named by its key path: "position", "transform.rotation.z". Use a subclass.
open class CAPropertyAnimation: CAAnimation {
    final var storedKeyPath: String?
    final var storedIsAdditive = false
    final var storedIsCumulative = false
    final var storedFunction: CAValueFunction?

    public override init() { super.init() }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An animation of the property that a key path names.
    public convenience init(keyPath path: String?) {
        self.init()
        storedKeyPath = path
    }

    /// The property that is animated, such as "position" or "transform.rotation.z"; nil by default. As an action nil means what has
    /// changed.
    open var keyPath: String? {
        get { storedKeyPath }
        set { storedKeyPath = newValue }
    }

    /// Whether the value is added to the property's instead of replacing it.
    open var isAdditive: Bool {
        get { storedIsAdditive }
        set { storedIsAdditive = newValue }
    }

    /// Whether each repetition goes on from where the one before has ended.
    open var isCumulative: Bool {
        get { storedIsCumulative }
        set { storedIsCumulative = newValue }
    }

    /// Makes a transform of the animated number; the key path is "transform" then.
    open var valueFunction: CAValueFunction? {
        get { storedFunction }
        set { storedFunction = newValue }
    }

    /// As an action without a key path it animates what has changed.
    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard storedKeyPath == nil else {
            super.run(forKey: event, object: anObject, arguments: dict)
            return
        }
        guard let copy = copy() as? CAPropertyAnimation else { return }
        copy.storedKeyPath = event
        (anObject as? any AnimationTarget)?.add(copy, forKey: event)
    }

    package override func makeBlank() -> CAAnimation { CAPropertyAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.storedKeyPath = storedKeyPath
        other.storedIsAdditive = storedIsAdditive
        other.storedIsCumulative = storedIsCumulative
        other.storedFunction = storedFunction
    }

    package override class var archivedKeys: [String] {
        super.archivedKeys + ["keyPath", "additive", "cumulative", "valueFunction"]
    }

    package override func readValue(_ key: String) -> Any?? {
        switch key {
        case "keyPath": .some(keyPath)
        case "additive", "isAdditive": isAdditive
        case "cumulative", "isCumulative": isCumulative
        case "valueFunction": .some(valueFunction)
        default: super.readValue(key)
        }
    }

    package override func write(_ value: Any?, _ key: String) -> Bool {
        let flag = value.flatMap(ValueCoding.number) ?? 0 != 0
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive", "isAdditive": isAdditive = flag
        case "cumulative", "isCumulative": isCumulative = flag
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: return super.write(value, key)
        }
        return true
    }

    package override func animatedProperty(for layer: any AnimationTarget) -> AnimatedProperty? {
        storedKeyPath.flatMap(layer.animatedProperty(forKeyPath:))
    }

    /// `value` in the kind that the key path has on that layer, or that the value function takes. A key path that the renderer does not
    /// know names a property of the app's own: there the value says what it is.
    final func record(of value: Any?, for layer: any AnimationTarget) -> AnimationValue? {
        guard let value else { return nil }
        guard let property = animatedProperty(for: layer) else { return ValueCoding.animationValue(value) }
        if let function = storedFunction?.record {
            return function.takesVector
                ? ValueCoding.numbers(value).map { .numbers($0) } : ValueCoding.number(value).map { .number($0) }
        }
        return ValueCoding.animationValue(value, like: property, in: layer.setValues)
    }
}
