import CoreGraphics
import Foundation

/// Content for a developer to look at, with a name and what it is shown in. Written as `#Preview`, which lowering makes a value of this type.
public struct Preview {
    /// What the traits of previews of views say.
    public struct ViewTraits: Sendable {}

    package var name: String?
    package var settings: PreviewSettings
    /// Makes the content anew, as the root of a window.
    package var makeController: @MainActor (PreviewSettings) -> UIViewController

    /// - Parameters:
    ///   - name: what the preview is called; nil where it goes by its place.
    ///   - settings: what the content is shown in.
    ///   - makeController: makes the content anew, for what it is shown in.
    package init(
        _ name: String?, settings: PreviewSettings,
        makeController: @escaping @MainActor (PreviewSettings) -> UIViewController
    ) {
        self.name = name
        self.settings = settings
        self.makeController = makeController
    }

    /// Creates a preview of a view.
    ///
    /// - Parameters:
    ///   - name: what the preview is called; nil where it goes by its place.
    ///   - traits: the room and the orientation in which it is shown.
    ///   - body: makes the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, settings: PreviewSettings(traits)) { _ in PreviewedViewController(body()) }
    }

    /// Creates a preview of a view controller.
    ///
    /// - Parameters:
    ///   - name: what the preview is called; nil where it goes by its place.
    ///   - traits: the room and the orientation in which it is shown.
    ///   - body: makes the controller.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, settings: PreviewSettings(traits)) { _ in body() }
    }
}

/// Something that is said of how a preview is shown.
public struct PreviewTrait<T> {
    package let change: (inout PreviewSettings) -> Void

    package init(_ change: @escaping (inout PreviewSettings) -> Void) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole screen of the device, as is anyway.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
    /// As much room as the content asks for.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
    /// Room of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(CGSize(width: width, height: height)) }
    }

    /// A device that is held upright.
    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
    /// A device that is held upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
    /// A device that has been turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
    /// A device that has been turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
}

/// What a preview is shown in.
package struct PreviewSettings {
    package enum Layout: Equatable, Sendable {
        /// The device's screen.
        case device
        case sizeThatFits
        case fixed(CGSize)
    }

    package var layout = Layout.device
    package var orientation: UIInterfaceOrientation?
    /// The device's name.
    package var device: String?
    /// Values of SwiftUI's that change a preview's content, outermost last.
    package var modifiers: [Any] = []

    package init(_ traits: [PreviewTrait<Preview.ViewTraits>] = []) {
        for trait in traits { trait.change(&self) }
    }
}
