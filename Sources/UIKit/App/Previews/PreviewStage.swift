import CoreGraphics
import Foundation
import PorticoHost
import QuartzCore

/// Shows one preview in place of the app: its content is the root of the window, at the size that its traits ask for.
///
/// Nothing of the app's own runs: neither its delegate nor its scenes, nor its main storyboard. A choice that there is no preview of leaves the
/// screen empty.
///
/// - From: `UIApplicationMain`, `AppRuntime`
/// - To: `PreviewRegistry`
@MainActor package final class PreviewStage {
    @InSession private(set) package static var current: PreviewStage? = nil

    private let choice: PreviewChoice
    private var window: UIWindow?
    private var layout = PreviewSettings.Layout.device

    init(_ choice: PreviewChoice) { self.choice = choice }

    /// Takes the app's delegate's place.
    func takeOver(_ application: UIApplication) {
        let delegate = PreviewDelegate()
        application.ownedDelegate = delegate
        application.delegate = delegate
        MainStoryboard.name = nil
        SceneManifest.main = nil
        Self.current = self
    }

    // MARK: Listing

    /// The previews of a place; nil where there is no such place.
    static func items(of source: Int) -> [PreviewItem]? {
        let entries = PreviewRegistry.shared.sorted
        guard entries.indices.contains(source) else { return nil }
        return entries[source].make().map {
            PreviewItem(
                name: $0.name, device: $0.settings.device, orientation: $0.settings.orientation.flatMap(orientation))
        }
    }

    private static func orientation(_ value: UIInterfaceOrientation) -> HostEvent.Orientation? {
        switch value {
        case .portrait: .portrait
        case .portraitUpsideDown: .upsideDown
        // A device that is turned to the left has its interface turned to the right.
        case .landscapeLeft: .left
        case .landscapeRight: .right
        default: nil
        }
    }

    // MARK: Showing

    func show() {
        let entries = PreviewRegistry.shared.sorted
        guard let source = choice.source, entries.indices.contains(source) else { return }
        let previews = entries[source].make()
        guard previews.indices.contains(choice.item) else { return }
        let preview = previews[choice.item]
        layout = preview.settings.layout
        let controller = preview.makeController(preview.settings)
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = controller
        if window.backgroundColor == nil { window.backgroundColor = .systemBackground }
        window.makeKeyAndVisible()
        fit()
    }

    /// Gives the window the size that the preview wants, in the middle of the screen, where no bar covers it.
    private func fit() {
        guard let window, let root = window.rootViewController, layout != .device else { return }
        let screen = UIScreen.main.bounds
        let size =
            switch layout {
            case .device: screen.size
            case .fixed(let size): size
            case .sizeThatFits: PreviewSize.fitting(root, in: screen.size)
            }
        let bounded = CGSize(
            width: PreviewSize.bounded(size.width), height: PreviewSize.bounded(size.height))
        let frame = CGRect(
            x: ((screen.width - bounded.width) / 2).rounded(), y: ((screen.height - bounded.height) / 2).rounded(),
            width: bounded.width, height: bounded.height)
        if window.frame != frame { window.frame = frame }
    }

    /// The preview's picture as PNG, where it isn't the whole screen's.
    func picture() -> Data? {
        guard let window, layout != .device else { return nil }
        // What the content learns while it appears may change the size that it asks for.
        fit()
        window.layoutIfNeeded()
        AppRuntime.current?.renderNow()
        window.layer.displayTreeIfNeeded()
        let pixels = window.layer.picture(of: window.layer.bounds, scale: UIScreen.main.scale)
        return pixels.flatMap { CGImage(pixelBuffer: $0).pngData() }
    }
}

/// The delegate of a process that shows a preview.
private final class PreviewDelegate: NSObject, UIApplicationDelegate {
    override required init() { super.init() }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        PreviewStage.current?.show()
        return true
    }
}
