import CoreGraphics

/// In which terms places are told.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// That of the nearest view around with the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A space that a view gives a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
    /// The nearest scroll view's space.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }
    /// The space of the nearest scroll view that scrolls along an axis; scroll views within it that don't are passed over.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpaceName(axis: axis)) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of scroll views' spaces: of all, or of those that scroll along an axis.
struct ScrollSpaceName: Hashable, Sendable {
    var axis: Axis?
}

nonisolated struct CoordinateSpaceModifier: ElementModifier {
    typealias Body = Never
    let name: AnyHashable
    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> NamedSpaceElement {
        NamedSpaceElement(node: node, child: child)
    }
    @MainActor func update(_ element: NamedSpaceElement, environment: EnvironmentValues) { element.name = name }
}

/// An element whose space has a name.
@MainActor protocol CoordinateSpaceElement: LayoutElement {
    var name: AnyHashable? { get }
    /// Whether a name is the space's: its own, or one of several.
    func isNamed(_ name: AnyHashable) -> Bool
}

extension CoordinateSpaceElement {
    func isNamed(_ name: AnyHashable) -> Bool { self.name == name }
}

@MainActor final class NamedSpaceElement: WrapperElement, CoordinateSpaceElement {
    var name: AnyHashable?
}

extension View {
    /// Gives the view's space a name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Gives the view's space a name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        guard case .named(let value) = name.coordinateSpace else { return modifier(CoordinateSpaceModifier(name: "")) }
        return modifier(CoordinateSpaceModifier(name: value))
    }
}
