import Foundation

extension UIDocumentViewController {
    /// The looks of a `UIDocumentViewController` without a document: a title, what creates documents, and a browser.
    @preconcurrency @MainActor open class LaunchOptions: NSObject {
        /// The large words. The app's name by default.
        open var title: String = SystemAlert.appName { didSet { changed() } }
        /// The background of everything. A grouped list's colour by default.
        open var background: UIBackgroundConfiguration = {
            var made = UIBackgroundConfiguration.clear()
            made.backgroundColor = .systemGroupedBackground
            return made
        }()
        { didSet { changed() } }
        /// Lies before the title, and takes no touches; as large as the part of the screen that has the title. Nil by default.
        open var foregroundAccessoryView: UIView? { didSet { changed() } }
        /// Lies behind the title, as large as the part of the screen that has it. Nil by default.
        open var backgroundAccessoryView: UIView? { didSet { changed() } }
        /// The first button below the title. Creates a document by default; nil for none.
        open var primaryAction: UIAction? = LaunchOptions.createDocumentAction(withIntent: .default) {
            didSet { changed() }
        }
        /// The second button. Nil by default.
        open var secondaryAction: UIAction? { didSet { changed() } }
        /// The browser below. One of the documents in the app's `Info.plist` by default.
        open var browserViewController = UIDocumentBrowserViewController(forOpening: nil) { didSet { changed() } }

        /// Told of each change.
        final var changed: () -> Void = {}

        override dynamic init() { super.init() }

        /// Makes an action for a launch screen's buttons that creates a document: the browser's delegate is asked for one, and reads the intent
        /// in the browser's `activeDocumentCreationIntent`. Its title is “Create Document”, and may be changed.
        open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
            UIAction(title: Word.createDocument.text) { action in
                var next = action.sender as? UIResponder
                while let one = next {
                    if let launch = one as? DocumentLaunchController { return launch.createDocument(intent) }
                    next = one.next
                }
            }
        }
    }
}
