import UIKit

/// Views for the developer to look at.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Self.Previews { get }
}

/// The room in which a preview is shown.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
