import CoreGraphics
import Foundation

/// Answers whether something holds.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers with a text, or nil.
public typealias AXStringReturnBlock = () -> String?
/// Answers with what an element is.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers with an area of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers with a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers with objects, or nil.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers with actions, or nil.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Does something.
public typealias AXVoidReturnBlock = () -> Void

/// Blocks that are asked for a value each time, in place of one that was set.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var identifier: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var frame: AXRectReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var elements: AXArrayReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var activate: AXBoolReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
}

/// What assistive technologies read is asked of a block, for values that change often. A block goes before what was set; a class that
/// overrides a property answers itself. nil, the default of each, asks nobody. On iOS every object has these; here responders have, which
/// views, controllers and accessibility elements are.
extension UIResponder {
    private var blocks: AccessibilityBlocks {
        get { accessibilityStore?.blocks ?? AccessibilityBlocks() }
        set { needAccessibilityStore().blocks = newValue }
    }

    /// Asked in place of `isAccessibilityElement`.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { blocks.isElement }
        set { blocks.isElement = newValue }
    }
    /// Asked in place of `accessibilityLabel`.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { blocks.label }
        set { blocks.label = newValue }
    }
    /// Asked in place of `accessibilityValue`.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { blocks.value }
        set { blocks.value = newValue }
    }
    /// Asked in place of `accessibilityHint`.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { blocks.hint }
        set { blocks.hint = newValue }
    }
    /// Asked in place of `accessibilityIdentifier`.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { blocks.identifier }
        set { blocks.identifier = newValue }
    }
    /// Asked in place of `accessibilityTraits`.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { blocks.traits }
        set { blocks.traits = newValue }
    }
    /// Asked in place of `accessibilityFrame`.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { blocks.frame }
        set { blocks.frame = newValue }
    }
    /// Asked in place of `accessibilityActivationPoint`.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { blocks.activationPoint }
        set { blocks.activationPoint = newValue }
    }
    /// Asked in place of `accessibilityElements`.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { blocks.elements }
        set { blocks.elements = newValue }
    }
    /// Asked in place of `accessibilityCustomActions`.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { blocks.customActions }
        set { blocks.customActions = newValue }
    }
    /// Called by `accessibilityActivate()`; its answer says whether it has done what a tap would.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { blocks.activate }
        set { blocks.activate = newValue }
    }
    /// Called by `accessibilityPerformEscape()`.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { blocks.escape }
        set { blocks.escape = newValue }
    }
    /// Called by `accessibilityPerformMagicTap()`.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { blocks.magicTap }
        set { blocks.magicTap = newValue }
    }
    /// Called by `accessibilityIncrement()`.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { blocks.increment }
        set { blocks.increment = newValue }
    }
    /// Called by `accessibilityDecrement()`.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { blocks.decrement }
        set { blocks.decrement = newValue }
    }

    /// Whether what the element opens and closes is open; `unsupported`, the default, for one that opens nothing. Kept (DEV-1446).
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityStore?.expandedStatus ?? .unsupported }
        set { needAccessibilityStore().expandedStatus = newValue }
    }
    /// The way that touches reach an element with `allowsDirectInteraction`; none by default. Kept (DEV-1446).
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityStore?.directTouchOptions ?? [] }
        set { needAccessibilityStore().directTouchOptions = newValue }
    }
}

/// Whether what an element opens and closes is open.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    case unsupported = 0
    case expanded = 1
    case collapsed = 2
}

/// The way that touches reach an element with `allowsDirectInteraction` while a screen reader runs.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The screen reader says nothing while a finger is on it.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Touches go through only once the element is activated.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
