import UIKit

/// Views for the developer to look at: each view that `previews` gives is a preview of its own, as are the views of a `Group` or a `ForEach`.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder static var previews: Self.Previews { get }
}

/// The room in which a preview is shown.
public enum PreviewLayout: Sendable {
    /// The device's whole screen.
    case device
    /// As much as the content asks for.
    case sizeThatFits
    /// This many points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// Sets the room in which a preview of the view is shown.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(
            PreviewTraitsModifier { preview in
                preview.settings.layout =
                    switch value {
                    case .device: .device
                    case .sizeThatFits: .sizeThatFits
                    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
                    }
            })
    }

    /// Sets the device on which a preview of the view is shown; nil is the one that the previews are drawn for.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewTraitsModifier { $0.settings.device = value?.rawValue })
    }

    /// Sets what a preview of the view is called.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewTraitsModifier { $0.name = value })
    }

    /// Sets how the device is held on which a preview of the view is shown.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewTraitsModifier { $0.settings.orientation = value.value })
    }
}

/// How a device is held that shows a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    let value: UIInterfaceOrientation

    public var id: String {
        switch value {
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        default: "portrait"
        }
    }

    public static let portrait = InterfaceOrientation(value: .portrait)
    public static let portraitUpsideDown = InterfaceOrientation(value: .portraitUpsideDown)
    public static let landscapeLeft = InterfaceOrientation(value: .landscapeLeft)
    public static let landscapeRight = InterfaceOrientation(value: .landscapeRight)

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}
