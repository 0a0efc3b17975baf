import Foundation
import UIKit

enum DelegateName {
    static let value = NSStringFromClass(FixtureDelegate.self)
}

/// What the fixture does, by the words of the variable `FIXTURE`.
struct Behaviour {
    private let words: Set<Substring>

    init(_ text: String) { words = Set(text.split(separator: ",")) }

    static let current = Behaviour(ProcessInfo.processInfo.environment["FIXTURE"] ?? "")

    func has(_ word: Substring) -> Bool { words.contains(word) }
}

/// Tells every callback, with `applicationState` in it, to the shell, as a URL that it asks the system to open.
@MainActor func tell(_ path: String) {
    guard let url = URL(string: "fixture:" + path) else { return }
    UIApplication.shared.open(url)
}

final class FixtureDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var pattern: Pattern?
    private var task = UIBackgroundTaskIdentifier.invalid
    private var launches = 0

    private func tellPasteboard() {
        guard Behaviour.current.has("paste") else { return }
        let board = UIPasteboard.general
        tell("paste/\(board.string ?? "-")/\(Int(board.image?.size.height ?? 0))/\(board.numberOfItems)")
    }

    private func note(_ name: String, _ application: UIApplication) {
        let state =
            switch application.applicationState {
            case .active: "active"
            case .inactive: "inactive"
            case .background: "background"
            }
        tell("callback/\(name)/\(state)")
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("willFinishLaunching", application)
        if Behaviour.current.has("restore") { prepareWindow() }
        // The fixture is no bundle with an Info.plist.
        if Behaviour.current.has("scenes") { SceneManifest.main = SceneManifest([String: Any]()) }
        if Behaviour.current.has("hang-launch") { hang() }
        if Behaviour.current.has("hang-wait") { DispatchSemaphore(value: 0).wait() }
        if Behaviour.current.has("wait-launch") { waitForSignal() }
        if Behaviour.current.has("crash-launch") { crash() }
        if Behaviour.current.has("bad-cast") {
            let object: Any = self
            _ = object as! UIWindow
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("didFinishLaunching", application)
        if let url = launchOptions?[.url] as? URL { tell("launched/\(url.absoluteString)") }
        if let action = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { tell("launched/\(action.type)") }
        if Behaviour.current.has("actions"), application.shortcutItems?.isEmpty ?? true {
            application.shortcutItems = [
                UIApplicationShortcutItem(type: "last", localizedTitle: "Open Last", localizedSubtitle: nil, icon: nil)
            ]
        }
        if Behaviour.current.has("refuses-action") { return false }
        tellPasteboard()
        if let saved = try? String(contentsOf: Self.savedState, encoding: .utf8) { tell("found/\(saved)") }
        if Behaviour.current.has("defaults") {
            let defaults = UserDefaults.standard
            tell("defaults/\(defaults.integer(forKey: "taps"))/\(defaults.string(forKey: "background") ?? "-")")
        }
        if Behaviour.current.has("archive"), let data = try? Data(contentsOf: Self.archive) {
            let list = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [String]
            tell("archive/\(list?.first ?? "-")")
        }
        if Behaviour.current.has("memory") { pattern = Pattern() }
        if Behaviour.current.has("locale") {
            let number = NumberFormatter()
            number.numberStyle = .decimal
            tell("locale/\(Locale.current.identifier)/\(number.string(from: 1234.5) ?? "")")
        }
        if Behaviour.current.has("spin") { Thread { while true {} }.start() }
        if Behaviour.current.has("child") { startChild() }
        Attacks.begin()
        if Behaviour.current.has("scenes") { return true }
        let window = self.window ?? FixtureWindow(frame: UIScreen.main.bounds)
        if !Behaviour.current.has("restore") { window.rootViewController = FixtureController() }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        note("didBecomeActive", application)
        if Behaviour.current.has("copy-word") { UIPasteboard.general.string = "word" }
        if Behaviour.current.has("copy-pixel") {
            UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        }
        if Behaviour.current.has("memory") {
            let counter = (window?.rootViewController as? FixtureController)?.taps ?? -1
            tell("memory/\(pattern?.isIntact == true ? "intact" : "damaged")/\(counter)")
        }
    }

    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }

    func applicationDidEnterBackground(_ application: UIApplication) {
        note("didEnterBackground", application)
        if Behaviour.current.has("save") {
            launches += 1
            try? "work".write(to: Self.savedState, atomically: true, encoding: .utf8)
        }
        if Behaviour.current.has("defaults") { UserDefaults.standard.set("seen", forKey: "background") }
        if Behaviour.current.has("archive") {
            let data = try? NSKeyedArchiver.archivedData(
                withRootObject: ["work"] as NSArray, requiringSecureCoding: false)
            try? data?.write(to: Self.archive)
        }
        if Behaviour.current.has("hang-background") { hang() }
        if Behaviour.current.has("many-tasks") {
            let tasks = (0..<1200).map { _ in application.beginBackgroundTask() }
            tell("tasks/\(tasks.filter { $0 != .invalid }.count)")
            for task in tasks where task != .invalid { application.endBackgroundTask(task) }
        }
        if Behaviour.current.has("crash-background") { crash() }
        let isStubborn = Behaviour.current.has("stubborn-task")
        guard isStubborn || Behaviour.current.has("task") || Behaviour.current.has("short-task") else { return }
        task = application.beginBackgroundTask(withName: "fixture") { [weak self] in
            MainActor.assumeIsolated {
                tell("expired/\(Int(application.backgroundTimeRemaining.rounded()))")
                if !isStubborn { self?.endTask() }
            }
        }
        tell("remaining/\(Int(application.backgroundTimeRemaining.rounded()))")
        if Behaviour.current.has("short-task") { DispatchQueue.main.async { self.endTask() } }
    }

    private func endTask() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        note("willEnterForeground", application)
        tellPasteboard()
        if Behaviour.current.has("hang-resume") { hang() }
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        note("didReceiveMemoryWarning", application)
    }
    func applicationWillTerminate(_ application: UIApplication) {
        note("willTerminate", application)
        if Behaviour.current.has("hang-terminate") { hang() }
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { tell("protected/available") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { tell("protected/unavailable") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        note("open", app)
        tell("opened/\(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("perform", application)
        tell("performed/\(shortcutItem.localizedTitle)")
        completionHandler(true)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        tell("push/\(userInfo["id"] ?? "-")")
        completionHandler(.newData)
    }

    // MARK: State restoration

    /// A controller to restore is there before the state is.
    private func prepareWindow() {
        let window = FixtureWindow(frame: UIScreen.main.bounds)
        let controller = FixtureController()
        controller.restorationIdentifier = "fixture"
        window.rootViewController = controller
        self.window = window
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Behaviour.current.has("restore")
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        if Behaviour.current.has("crash-restore") { crash() }
        return Behaviour.current.has("restore")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        tell("restored/\((window?.rootViewController as? FixtureController)?.taps ?? -1)")
        if Behaviour.current.has("crash-restored") { crash() }
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let made = UISceneConfiguration(name: "Fixture", sessionRole: connectingSceneSession.role)
        made.delegateClass = FixtureScene.self
        return made
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        tell("discarded/" + sceneSessions.map(\.persistentIdentifier).joined(separator: ","))
    }

    private static let archive = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/archive")
    private static let savedState = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/state")

    private func startChild() {
        // Not Foundation's `Process`, which makes a group of its own.
        var child: pid_t = 0
        let name = strdup("/bin/sleep")
        let time = strdup("1000")
        defer {
            free(name)
            free(time)
        }
        posix_spawn(&child, "/bin/sleep", nil, nil, [name, time, nil], nil)
        tell("child/\(child)")
    }
}

/// 50 MB of memory, each page with bytes of its own.
final class Pattern {
    private static let page = 4096
    private static let pages = 50_000_000 / page
    private let memory = UnsafeMutableRawPointer.allocate(byteCount: pages * page, alignment: page)

    init() {
        for index in 0..<Self.pages {
            let start = memory + index * Self.page
            memset(start, Int32(index % 251), Self.page)
            start.storeBytes(of: index, as: Int.self)
        }
    }

    var isIntact: Bool {
        let rest = Self.page - 8
        let expected = UnsafeMutableRawPointer.allocate(byteCount: rest, alignment: 8)
        defer { expected.deallocate() }
        return (0..<Self.pages).allSatisfy { index in
            memset(expected, Int32(index % 251), rest)
            let start = memory + index * Self.page
            return start.load(as: Int.self) == index && memcmp(start + 8, expected, rest) == 0
        }
    }
}

func hang() -> Never { while true { pause() } }

private nonisolated(unsafe) let awaited = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

/// Waits until somebody sends SIGUSR1.
func waitForSignal() {
    sem_init(awaited, 0, 0)
    signal(SIGUSR1) { _ in sem_post(awaited) }
    while sem_wait(awaited) != 0 {}
}

func crash() -> Never {
    // A fault, as apps have it: a signal that somebody sends is answered by the runtime's backtracer, and the app goes on.
    UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
    fatalError("the fault was survived")
}

/// Tells of a pointer that hovers.
final class FixtureWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .hover, let touch = event.allTouches?.first else { return }
        let place = touch.location(in: self)
        tell("hover/\(touch.phase.rawValue)/\(Int(place.x)),\(Int(place.y))")
    }
}

/// A red screen that a tap makes green, then blue, then red …
final class FixtureController: UIViewController {
    private(set) var taps = 0
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let box = UIView(frame: CGRect(x: 20, y: 300, width: 60, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "taps 0"
        label.accessibilityIdentifier = "taps"
        view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
        box.backgroundColor = .black
        view.addSubview(label)
        view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if Behaviour.current.has("fields") {
            let fields = FixtureFields(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
            view.addSubview(fields)
            fields.beginTyping()
        }
        guard Behaviour.current.has("animate") else { return }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.box.frame.origin.y = 600 }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        tell("controller/didReceiveMemoryWarning")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touch/began") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touch/cancelled") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += 1
        label.text = "taps \(taps)"
        let colors: [UIColor] = [
            .init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 1, blue: 0, alpha: 1),
            .init(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        view.backgroundColor = colors[taps % 3]
        tell("touch/ended/\(taps)")
        if Behaviour.current.has("defaults") {
            UserDefaults.standard.set(taps, forKey: "taps")
            if Behaviour.current.has("defaults-exit") { exit(0) }
        }
        if Behaviour.current.has("hang-tap") { hang() }
        if Behaviour.current.has("crash-tap") { crash() }
        if Behaviour.current.has("exit-tap") { exit(3) }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(taps, forKey: "taps")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        taps = coder.decodeInteger(forKey: "taps")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let traits = traitCollection
        tell(
            "traits/\(traits.userInterfaceStyle == .dark ? "dark" : "light")/\(traits.preferredContentSizeCategory.rawValue)"
        )
    }
}
