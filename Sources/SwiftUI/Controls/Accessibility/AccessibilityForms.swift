import UIKit

/// What is told of a view apart from its value, by a label that several views may have.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    private let id: String

    /// Creates a key with a label and an identifier.
    public init(_ label: Text, id: String) { self.id = id }
    /// Creates a key with a label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
    /// Creates a key whose label is its identifier, too.
    public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}

/// This says how a view is treated that is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view must be activated before.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Nothing is said while the view is touched, as it makes sounds itself.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// This is asked for by people who make a view larger or smaller by accessibility.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Whether the view is to be larger or smaller.
    @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    /// Whether the view is to be larger or smaller.
    public let direction: Direction
    /// The place in the view that people point at, in 0…1.
    public let location: UnitPoint
    /// The place in the view that people point at, in points.
    public let point: CGPoint
}

extension View {
    /// Says what making the view larger or smaller by accessibility does. Nothing asks for it here (DEV-1352).
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }

    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Tells more of the view to people who ask for it. Nothing here asks (DEV-1351).
    @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    /// Says which views are a text and what it is about. Each is told by itself here (DEV-1351).
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Says which views belong together, so that people get from one to the other. No way leads there here (DEV-1351).
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Lets people touch the view itself while they are told what is on the screen. Every touch does here (DEV-1351).
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    /// Has accessibility find other views in the view, which aren't seen: parts of what is drawn as one.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children)
    }
}
