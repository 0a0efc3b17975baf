"""An app that is edited while it runs, and how an editor saves it; for tests in a browser and in a window."""

import os

# The upper half has a colour that is set once, and a strip at its top one that is set with each layout: both are edited. The lower half is
# green once somebody has tapped, and restored so; a mark in it is cyan from then on, as long as the process lives.
SOURCE = """
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let screen = Screen()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        screen.count = session.stateRestorationActivity?.userInfo?["count"] as? Int ?? 0
        let window = UIWindow(windowScene: scene)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "live.count")
        activity.userInfo = ["count": screen.count]
        return activity
    }
}
"""
SCREEN = """
import UIKit

class Screen: UIViewController {
    var count = 0
    let lower = UIView()
    let strip = UIView()
    let mark = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        for one in [lower, strip, mark] { view.addSubview(one) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        show()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        lower.frame = view.bounds.divided(atDistance: view.bounds.midY, from: .minYEdge).remainder
        mark.frame = CGRect(x: 0, y: view.bounds.maxY - 100, width: 50, height: 50)
        strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 120)
        strip.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    }

    @objc func tapped() {
        count += 1
        mark.backgroundColor = .cyan
        show()
    }

    func show() {
        lower.backgroundColor = count > 0 ? UIColor(red: 0, green: 1, blue: 0, alpha: 1) : .white
    }
}
"""
# The upper half has the colour that is edited, the lower one is green once somebody has tapped it, as long as its state lives.
BODIES = """
import SwiftUI

@main struct Live: App { var body: some Scene { WindowGroup { Counter() } } }
"""
COUNTER = """
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            lower.onTapGesture { count += 1 }
        }
        .ignoresSafeArea()
    }

    private var lower: some View {
        count > 0 ? Color(red: 0, green: 1, blue: 0) : Color.white
    }
}
"""
BODIES_INFO = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>app.Bodies</string>
</dict></plist>
"""
INFO = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>app.Live</string>
<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
</dict></plist>
"""
RED_CODE, BLUE_CODE, YELLOW_CODE = "red: 1, green: 0, blue: 0", "red: 0, green: 0, blue: 1", "red: 1, green: 1, blue: 0"
STRIP_CODE = "red: 1, green: 0, blue: 1"


def write(folder, screen, source=SOURCE, info=INFO):
    """The app in a new folder of its own, and the editor of its screen."""
    folder.mkdir()
    (folder / "App.swift").write_text(source)
    (folder / "Info.plist").write_text(info)
    editor = Editor(folder / "Screen.swift")
    editor.save(screen)
    return editor


class Editor:
    """Saves as editors do: beside the file, and renamed over it."""

    def __init__(self, path):
        self.path = path

    def save(self, text):
        beside = self.path.with_suffix(".tmp")
        beside.write_text(text)
        os.replace(beside, self.path)
