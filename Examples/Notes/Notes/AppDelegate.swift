import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let store = NoteStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        store.load()
        let list = NoteListViewController(store: store)
        let navigation = UINavigationController(rootViewController: list)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window

        // Back to where the user was.
        if let id = UserDefaults.standard.string(forKey: "openNote"), let note = store.note(id: id) {
            navigation.pushViewController(NoteViewController(note: note, store: store), animated: false)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        let top = (window?.rootViewController as? UINavigationController)?.topViewController
        UserDefaults.standard.set((top as? NoteViewController)?.note.id, forKey: "openNote")
        UserDefaults.standard.synchronize()
        store.save()
    }
}
