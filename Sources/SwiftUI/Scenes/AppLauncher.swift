import PorticoObjC
import UIKit
import UIKitValues

/// Starts an app that is written as an `App`.
///
/// - From: `App.main()`
/// - To: `UIApplicationMain`, `AppNode`
@MainActor enum AppLauncher {
    @InProcess private static var showApp: (() -> Void)? = nil
    @InProcess private static var host: GraphHost? = nil
    @InProcess private static var node: ViewNode? = nil

    static func run<A: App>(_ type: A.Type) {
        let app = MainActorAccess.Carried(A())
        let delegateClass: AnyClass? = DelegateAdaptors.delegateClass(of: A.self)
        showApp = { show(app.value) }
        let center = NotificationCenter.default
        // After the delegate's didFinishLaunching, before the app is active.
        observe(UIApplication.didFinishLaunchingNotification, center) { showApp?() }
        observe(UIApplication.didBecomeActiveNotification, center) { setPhase(.active) }
        observe(UIApplication.willResignActiveNotification, center) { setPhase(.inactive) }
        observe(UIApplication.didEnterBackgroundNotification, center) { setPhase(.background) }
        observe(UIApplication.willEnterForegroundNotification, center) { setPhase(.inactive) }
        _ = center.addObserver(forName: Notification.Name("_PorticoURLWithoutReceiver"), object: nil, queue: nil) {
            note in
            let url = note.object as? URL
            MainActor.assumeIsolated { if let url { SceneEvents.open(url, in: nil) } }
        }
        let name = delegateClass.map { NSStringFromClass($0) } ?? NSStringFromClass(PlainAppDelegate.self)
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name))
    }

    private static func observe(
        _ name: Notification.Name, _ center: NotificationCenter, _ body: @escaping @MainActor () -> Void
    ) {
        _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { body() } }
    }

    private static func show<A: App>(_ app: A) {
        guard node == nil, PreviewStage.current == nil else { return }
        let host = GraphHost()
        var values = EnvironmentValues(chain: host.environment)
        values.setTraits(UIScreen.main.traitCollection)
        values.scenePhase = .inactive
        values.apply(to: host.environment)
        // With a manifest of scenes, UIKit makes these after the launch, and windows come with them.
        let made = AppNode(
            app, NodeContext(host: host, parent: nil, environment: host.environment),
            waitsForScenes: Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil)
        self.host = host
        node = made
        made.run()
    }

    private static func setPhase(_ phase: ScenePhase) {
        guard let host else { return }
        var values = EnvironmentValues()
        values.scenePhase = phase
        values.apply(to: host.environment)
        // What views do about it is done before UIKit goes on.
        UpdateQueue.flush()
    }
}

/// The delegate of an app that has none of its own.
final class PlainAppDelegate: NSObject, UIApplicationDelegate {
    override required init() { super.init() }
}

/// Finds the app delegate that an app's adaptor names.
@MainActor enum DelegateAdaptors {
    static func delegateClass(of app: Any.Type) -> AnyClass? {
        for field in TypeFields.dynamicProperties(of: app) {
            if let adaptor = field.type as? any DelegateAdapting.Type { return adaptor.delegateClass }
        }
        return nil
    }
}

/// A property that names the app's delegate.
protocol DelegateAdapting {
    static var delegateClass: AnyClass { get }
}

/// Gives an app a delegate of UIKit's.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate, which UIKit makes while it starts the app.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            fatalError("The app's delegate is asked for before the app has started: use it in the body or later.")
        }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservableObjectWrapper(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor: DelegateAdapting {
    nonisolated static var delegateClass: AnyClass { DelegateType.self }
}
