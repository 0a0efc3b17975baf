import Foundation

/// Lets a person choose a font among the families of the device.
///
/// Present it as it is: it goes by itself when a font was chosen, and its delegate hears of it.
///
/// - From: the app
/// - To: `FontListController`, `UIFontPickerViewControllerDelegate`
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    /// What the picker shows.
    @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
        /// Whether a family leads to its faces; else its regular face is chosen. False by default.
        open var includeFaces = false
        /// Whether the names are written in the system's font; else each in its own. False by default.
        open var displayUsingSystemFont = false
        /// Traits that a font must have to be shown. None by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Which languages a font must be able to write. Kept (DEV-1202); nil by default.
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }

        /// A predicate for fonts that can write all of the languages.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            let wanted = Set(filteredLanguages)
            return NSPredicate { languages, _ in wanted.isSubset(of: languages as? [String] ?? []) }
        }

        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            nonisolated(unsafe) var made: Configuration?
            MainActor.assumeIsolated {
                let copy = Configuration()
                (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
                (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
                made = copy
            }
            return made!
        }
    }

    /// What the picker shows: a copy of what it was made with.
    open var configuration: Configuration { shown }
    private let shown: Configuration
    /// Hears what a person chose. The picker doesn't keep it.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that is chosen; it has a checkmark. Nil by default.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet {
            for case let list as FontListController in stack?.viewControllers ?? [] { list.tableView.reloadData() }
        }
    }
    private weak var stack: UINavigationController?
    /// A delegate of the system's own, which nobody else keeps.
    final var kept: AnyObject?
    private var isOver = false

    /// Makes a picker.
    public init(configuration: Configuration) {
        shown = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a picker of families, from a storyboard.
    public required init?(coder: NSCoder) {
        shown = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UINavigationController(rootViewController: FontListController(picker: self))
        self.stack = stack
        embedChild(stack, in: view)
    }

    // Swiped away: nothing was chosen.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, !isOver { delegate?.fontPickerViewControllerDidCancel(self) }
    }

    final func cancel() { leave { self.delegate?.fontPickerViewControllerDidCancel(self) } }

    final func choose(_ name: String) {
        selectedFontDescriptor = UIFontDescriptor(name: name, size: 0)
        leave { self.delegate?.fontPickerViewControllerDidPickFont(self) }
    }

    /// One that an app has put into a controller of its own stays there.
    private func leave(_ then: @escaping () -> Void) {
        guard presentingViewController != nil, parent == nil else { return then() }
        isOver = true
        dismiss(animated: true, completion: then)
    }
}

/// What a font picker tells of a person's choice.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// A font was chosen: the picker's `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Stands in where the delegate needn't hear that nothing was chosen.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Stands in where the delegate asks the picker later.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
