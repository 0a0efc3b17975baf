import CoreGraphics
import Foundation

// `extension NSObjectProtocol`, not `NSObject`: Swift lets a subclass declare a member that a protocol's extension has, and
// `UIResponder` declares all of these in its body, where views and controllers can override them. A responder that is held as
// an `NSObject` is asked in that way, too. What an app's own protocol gives by the same name goes before these.

/// A responder's answer, from where the compiler doesn't know the main actor; on iOS these members have no actor.
private func ask<T>(_ object: AnyObject, _ body: @MainActor (UIResponder) -> T) -> T? {
    guard let responder = object as? UIResponder else { return nil }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((UIResponder) -> T).self)(responder) }
}

private func tell<T>(_ object: AnyObject, _ value: T, _ body: @MainActor (UIResponder, T) -> Void) -> Void? {
    guard let responder = object as? UIResponder else { return nil }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((UIResponder, T) -> Void).self)(responder, value) }
}

extension NSObjectProtocol {
    private var store: AccessibilityProperties? { .associated(with: self) }
    private var needed: AccessibilityProperties { .needed(by: self) }

    // MARK: What it is

    /// Whether assistive technologies find this object. False unless it is set.
    @_disfavoredOverload public var isAccessibilityElement: Bool {
        get { ask(self) { $0.isAccessibilityElement } ?? store?.isElement ?? false }
        set { tell(self, newValue) { $0.isAccessibilityElement = $1 } ?? (needed.isElement = newValue) }
    }
    /// A short name, in the person's language.
    @_disfavoredOverload public var accessibilityLabel: String? {
        get { ask(self) { $0.accessibilityLabel } ?? store?.label.plain ?? (self as? UIImage)?.symbolLabel }
        set { tell(self, newValue) { $0.accessibilityLabel = $1 } ?? (needed.label.plain = newValue) }
    }
    /// The label with attributes, such as the language of a part. Setting it or `accessibilityLabel` replaces the other.
    @_disfavoredOverload public var accessibilityAttributedLabel: NSAttributedString? {
        get { ask(self) { $0.accessibilityAttributedLabel } ?? store?.label.attributed }
        set { tell(self, newValue) { $0.accessibilityAttributedLabel = $1 } ?? (needed.label.attributed = newValue) }
    }
    /// What happens when it is used.
    @_disfavoredOverload public var accessibilityHint: String? {
        get { ask(self) { $0.accessibilityHint } ?? store?.hint.plain }
        set { tell(self, newValue) { $0.accessibilityHint = $1 } ?? (needed.hint.plain = newValue) }
    }
    /// The hint with attributes. Setting it or `accessibilityHint` replaces the other.
    @_disfavoredOverload public var accessibilityAttributedHint: NSAttributedString? {
        get { ask(self) { $0.accessibilityAttributedHint } ?? store?.hint.attributed }
        set { tell(self, newValue) { $0.accessibilityAttributedHint = $1 } ?? (needed.hint.attributed = newValue) }
    }
    /// What the element stands at, as text: a slider's number, a field's contents. Nil unless it is set.
    @_disfavoredOverload public var accessibilityValue: String? {
        get { ask(self) { $0.accessibilityValue } ?? store?.value.plain }
        set { tell(self, newValue) { $0.accessibilityValue = $1 } ?? (needed.value.plain = newValue) }
    }
    /// The value with attributes. Setting it or `accessibilityValue` replaces the other.
    @_disfavoredOverload public var accessibilityAttributedValue: NSAttributedString? {
        get { ask(self) { $0.accessibilityAttributedValue } ?? store?.value.attributed }
        set { tell(self, newValue) { $0.accessibilityAttributedValue = $1 } ?? (needed.value.attributed = newValue) }
    }
    /// What kind of element it is and how it behaves. `none` unless it is set.
    @_disfavoredOverload public var accessibilityTraits: UIAccessibilityTraits {
        get { ask(self) { $0.accessibilityTraits } ?? store?.traits ?? .none }
        set { tell(self, newValue) { $0.accessibilityTraits = $1 } ?? (needed.traits = newValue) }
    }
    /// A BCP 47 name of the language that label, value and hint are in.
    @_disfavoredOverload public var accessibilityLanguage: String? {
        get { ask(self) { $0.accessibilityLanguage } ?? store?.language }
        set { tell(self, newValue) { $0.accessibilityLanguage = $1 } ?? (needed.language = newValue) }
    }
    /// What the texts are, so that they are read accordingly: code, a message. Nil unless it is set.
    @_disfavoredOverload public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { ask(self) { $0.accessibilityTextualContext } ?? store?.textualContext }
        set { tell(self, newValue) { $0.accessibilityTextualContext = $1 } ?? (needed.textualContext = newValue) }
    }
    /// What a person may say to use it; the label unless it is set.
    @_disfavoredOverload public var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// What a person may say to use it, the best first. Where it isn't set, the attributed label alone.
    @_disfavoredOverload public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            ask(self) { $0.accessibilityAttributedUserInputLabels } ?? store?.userInputLabels
                ?? [accessibilityAttributedLabel].compactMap { $0 }
        }
        set {
            tell(self, newValue) { $0.accessibilityAttributedUserInputLabels = $1 }
                ?? (needed.userInputLabels = newValue)
        }
    }

    // MARK: Where it is

    /// In the screen's coordinates; zero unless it is set, or this is a view.
    @_disfavoredOverload public var accessibilityFrame: CGRect {
        get { ask(self) { $0.accessibilityFrame } ?? store?.frame ?? .zero }
        set { tell(self, newValue) { $0.accessibilityFrame = $1 } ?? (needed.frame = newValue) }
    }
    /// In the screen's coordinates; taken instead of the frame.
    @_disfavoredOverload public var accessibilityPath: UIBezierPath? {
        get { ask(self) { $0.accessibilityPath } ?? store?.path }
        set {
            tell(self, newValue) { $0.accessibilityPath = $1 } ?? (needed.path = newValue?.copy() as? UIBezierPath)
        }
    }
    /// Where it is touched when a person uses it, in the screen's coordinates; the middle unless it is set.
    @_disfavoredOverload public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ask(self) { $0.accessibilityActivationPoint } ?? store?.activationPoint
                ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { tell(self, newValue) { $0.accessibilityActivationPoint = $1 } ?? (needed.activationPoint = newValue) }
    }

    // MARK: How it is found

    /// Whether the elements below can't be reached.
    @_disfavoredOverload public var accessibilityElementsHidden: Bool {
        get { ask(self) { $0.accessibilityElementsHidden } ?? store?.elementsHidden ?? false }
        set { tell(self, newValue) { $0.accessibilityElementsHidden = $1 } ?? (needed.elementsHidden = newValue) }
    }
    /// Whether the elements of its siblings can't be reached.
    @_disfavoredOverload public var accessibilityViewIsModal: Bool {
        get { ask(self) { $0.accessibilityViewIsModal } ?? store?.viewIsModal ?? false }
        set { tell(self, newValue) { $0.accessibilityViewIsModal = $1 } ?? (needed.viewIsModal = newValue) }
    }
    /// Whether the elements below are read one after the other, before what lies beside them.
    @_disfavoredOverload public var shouldGroupAccessibilityChildren: Bool {
        get { ask(self) { $0.shouldGroupAccessibilityChildren } ?? store?.groupsChildren ?? false }
        set { tell(self, newValue) { $0.shouldGroupAccessibilityChildren = $1 } ?? (needed.groupsChildren = newValue) }
    }
    /// Whether scanning goes through the elements below one by one. The default is `automatic`.
    @_disfavoredOverload public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { ask(self) { $0.accessibilityNavigationStyle } ?? store?.navigationStyle ?? .automatic }
        set { tell(self, newValue) { $0.accessibilityNavigationStyle = $1 } ?? (needed.navigationStyle = newValue) }
    }
    /// Whether a person can do anything with it; derived from the traits unless it is set.
    @_disfavoredOverload public var accessibilityRespondsToUserInteraction: Bool {
        get {
            ask(self) { $0.accessibilityRespondsToUserInteraction } ?? store?.respondsToUserInteraction
                ?? accessibilityTraits.respondsToUserInteraction
        }
        set {
            tell(self, newValue) { $0.accessibilityRespondsToUserInteraction = $1 }
                ?? (needed.respondsToUserInteraction = newValue)
        }
    }

    // MARK: What it holds

    /// How the elements inside hang together: a list, a table. The default is `none`.
    @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { ask(self) { $0.accessibilityContainerType } ?? store?.containerType ?? .none }
        set { tell(self, newValue) { $0.accessibilityContainerType = $1 } ?? (needed.containerType = newValue) }
    }
    /// The elements of a container, in the order in which they are read.
    @MainActor public var accessibilityElements: [Any]? {
        get { ask(self) { $0.accessibilityElements } ?? store?.elements }
        set { tell(self, newValue) { $0.accessibilityElements = $1 } ?? (needed.elements = newValue) }
    }
    /// How many elements the container holds: 0 unless `accessibilityElements` is set.
    @MainActor public func accessibilityElementCount() -> Int {
        ask(self) { $0.accessibilityElementCount() } ?? store?.elements?.count ?? 0
    }
    /// Nil where there is none of this number.
    @MainActor public func accessibilityElement(at index: Int) -> Any? {
        ask(self) { $0.accessibilityElement(at: index) } ?? AccessibilityContainer.element(index, of: store?.elements)
    }
    /// `NSNotFound` where it is none of them.
    @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        ask(self) { $0.index(ofAccessibilityElement: element) }
            ?? AccessibilityContainer.index(of: element, in: store?.elements)
    }

    // MARK: What it does

    /// What can be done with the element besides using it. Nil unless it is set.
    @_disfavoredOverload public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { ask(self) { $0.accessibilityCustomActions } ?? store?.customActions }
        set { tell(self, newValue) { $0.accessibilityCustomActions = $1 } ?? (needed.customActions = newValue) }
    }
    /// Ways through the element's contents that the app offers. Nil unless it is set.
    @_disfavoredOverload public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { ask(self) { $0.accessibilityCustomRotors } ?? store?.customRotors }
        set { tell(self, newValue) { $0.accessibilityCustomRotors = $1 } ?? (needed.customRotors = newValue) }
    }
    /// The points from which something can be dragged. Nil unless it is set.
    @_disfavoredOverload public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { ask(self) { $0.accessibilityDragSourceDescriptors } ?? store?.dragSources }
        set { tell(self, newValue) { $0.accessibilityDragSourceDescriptors = $1 } ?? (needed.dragSources = newValue) }
    }
    /// The points at which something can be dropped. Nil unless it is set.
    @_disfavoredOverload public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { ask(self) { $0.accessibilityDropPointDescriptors } ?? store?.dropPoints }
        set { tell(self, newValue) { $0.accessibilityDropPointDescriptors = $1 } ?? (needed.dropPoints = newValue) }
    }
    /// Uses the element; false where that is left to a touch at its activation point.
    public func accessibilityActivate() -> Bool { ask(self) { $0.accessibilityActivate() } ?? false }
    /// Makes the value of an `adjustable` element one step larger. Does nothing unless a responder overrides it.
    public func accessibilityIncrement() { ask(self) { $0.accessibilityIncrement() } }
    /// Makes the value of an `adjustable` element one step smaller. Does nothing unless a responder overrides it.
    public func accessibilityDecrement() { ask(self) { $0.accessibilityDecrement() } }
    /// Scrolls by one page, and says whether it could. False unless a responder overrides it.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        ask(self) { $0.accessibilityScroll(direction) } ?? false
    }
    /// Leaves what is modal; false where there is nothing to leave.
    public func accessibilityPerformEscape() -> Bool { ask(self) { $0.accessibilityPerformEscape() } ?? false }
    /// Does what matters most on this screen; false where nothing does.
    public func accessibilityPerformMagicTap() -> Bool { ask(self) { $0.accessibilityPerformMagicTap() } ?? false }

    // MARK: Focus

    /// An assistive technology has come to the element. Never called: none runs (DEV-131).
    public func accessibilityElementDidBecomeFocused() { ask(self) { $0.accessibilityElementDidBecomeFocused() } }
    /// An assistive technology has left the element. Never called: none runs (DEV-131).
    public func accessibilityElementDidLoseFocus() { ask(self) { $0.accessibilityElementDidLoseFocus() } }
    /// Whether an assistive technology is at the element: false, as none runs (DEV-131).
    public func accessibilityElementIsFocused() -> Bool { ask(self) { $0.accessibilityElementIsFocused() } ?? false }
    /// The assistive technologies that are at the element: nil, as none runs (DEV-131).
    public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    {
        ask(self) { $0.accessibilityAssistiveTechnologyFocusedIdentifiers() } ?? nil
    }
}
