import CoreGraphics
import Foundation

/// Something that can be seen and used and is not a view: a part that a view draws.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    private let properties = AccessibilityProperties()
    /// What `accessibilityFrameInContainerSpace` was set to.
    private var ownFrame: CGRect?

    public override init() {
        super.init()
    }

    /// - Parameter container: the object that the element is a part of; most often a view.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    override var accessibilityStore: AccessibilityProperties? { properties }
    override func needAccessibilityStore() -> AccessibilityProperties { properties }
    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true)
    }

    /// What the element is a part of, most often a view; it is not kept alive. As a responder, the element's `next`.
    open weak var accessibilityContainer: AnyObject?

    /// A name for tests, which no person sees.
    open var accessibilityIdentifier: String? {
        get { properties.identifier }
        set { properties.identifier = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    /// In the coordinates of the container, with which it moves then; `accessibilityFrame` is made of it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            if let ownFrame { return ownFrame }
            guard let set = properties.frame, let view = containerView else { return .zero }
            return view.convert(set, from: UIScreen.main.coordinateSpace)
        }
        set {
            ownFrame = newValue
            properties.frame = nil
        }
    }

    open override var accessibilityFrame: CGRect {
        get {
            guard let ownFrame else { return properties.frame ?? .zero }
            if let view = containerView { return UIAccessibility.convertToScreenCoordinates(ownFrame, in: view) }
            guard let element = accessibilityContainer as? UIAccessibilityElement else { return ownFrame }
            let outer = element.accessibilityFrame
            return ownFrame.offsetBy(dx: outer.minX, dy: outer.minY)
        }
        set {
            ownFrame = nil
            properties.frame = newValue
        }
    }

    /// The view that the element lies in; nil where the container is something else.
    private var containerView: UIView? {
        (accessibilityContainer as? any TraitHolder)?.viewForTraits
    }
}

/// One part of a control of UIKit's own: half of a stepper, a segment.
@MainActor package final class AccessibilityPart: UIAccessibilityElement {
    let number: Int
    private let say: (Int) -> StandardAccessibility
    private let place: (Int) -> CGRect
    private let step: ((Int, Int) -> Void)?
    private let activate: ((Int) -> Void)?

    /// - Parameter say: what the part of this number is now.
    /// - Parameter place: where it is now, in the container's coordinates.
    /// - Parameter step: makes it one more or one less; nil where it isn't adjustable.
    /// - Parameter activate: does what a tap would; nil: a tap in its middle does.
    init(
        _ number: Int, of container: UIView, say: @escaping (Int) -> StandardAccessibility,
        place: @escaping (Int) -> CGRect, step: ((Int, Int) -> Void)?,
        activate: ((Int) -> Void)?
    ) {
        self.number = number
        self.say = say
        self.place = place
        self.step = step
        self.activate = activate
        super.init(accessibilityContainer: container)
    }

    package override var standardAccessibility: StandardAccessibility {
        var said = say(number)
        said.isElement = true
        return said
    }

    /// Whether the part is a wheel, which turns up and down.
    var isAdjustable: Bool { step != nil }

    package override func accessibilityActivate() -> Bool {
        activate?(number)
        return activate != nil
    }
    package override func accessibilityIncrement() { step?(number, 1) }
    package override func accessibilityDecrement() { step?(number, -1) }

    package override var accessibilityFrame: CGRect {
        get {
            guard let view = accessibilityContainer as? UIView else { return .zero }
            return UIAccessibility.convertToScreenCoordinates(place(number), in: view)
        }
        set {}
    }
}
