import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large, fraction(CGFloat), height(CGFloat)
        case custom(CustomDetentType)
    }

    let kind: Kind

    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// The whole screen, but for what is above.
    public static let large = PresentationDetent(kind: .large)
    /// A part of the whole.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(min(max(fraction, 0), 1)))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(max(height, 0)))
    }
    /// A height that an app's own type says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetentType(type: type)))
    }

    /// What an app's own type may ask for the height.
    @dynamicMemberLookup public struct Context {
        /// The largest height there is room for.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The name by which UIKit's sheet knows the detent.
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): .init("Fraction:\(fraction)")
        case .height(let height): .init("Height:\(height)")
        case .custom(let custom): .init("Custom:\(custom.type)")
        }
    }
}

/// An app's own height of a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
    typealias Context = PresentationDetent.Context
    /// The height, or nil where the sheet can't have it.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

struct CustomDetentType: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (lhs: CustomDetentType, rhs: CustomDetentType) -> Bool { lhs.type == rhs.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
