import CoreGraphics
import Foundation
import PorticoRenderModel

/// An animation of one property, named by its key path: "position", "transform.rotation.z". Use a subclass.
open class CAPropertyAnimation: CAAnimation {
    final var storedKeyPath: String?
    final var storedIsAdditive = false
    final var storedIsCumulative = false

    public override init() { super.init() }

    public convenience init(keyPath path: String?) {
        self.init()
        storedKeyPath = path
    }

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

    /// As an action without a key path it animates what has changed.
    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard storedKeyPath == nil else {
            super.run(forKey: event, object: anObject, arguments: dict)
            return
        }
        guard let copy = copy() as? CAPropertyAnimation else { return }
        copy.storedKeyPath = event
        (anObject as? CALayer)?.add(copy, forKey: event)
    }

    package override func makeBlank() -> CAAnimation { CAPropertyAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.storedKeyPath = storedKeyPath
        other.storedIsAdditive = storedIsAdditive
        other.storedIsCumulative = storedIsCumulative
    }

    package override func animatedProperty(for layer: CALayer) -> AnimatedProperty? {
        storedKeyPath.flatMap(layer.animatedProperty(forKeyPath:))
    }

    /// `value` in the kind that the key path has on that layer.
    final func record(of value: Any?, for layer: CALayer) -> AnimationValue? {
        guard let value, let property = animatedProperty(for: layer) else { return nil }
        return ValueCoding.animationValue(value, like: property, of: layer)
    }
}
