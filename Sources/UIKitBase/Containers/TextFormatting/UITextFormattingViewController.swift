import CoreGraphics
import Foundation

/// A panel with the usual choices for text: font, size, colour, alignment, lists, highlights and styles of the app's own.
///
/// Present it: it is a sheet of half the screen's height. It changes no text itself; its delegate hears of each choice, and the controls
/// show `formattingDescriptor`. What it looks like is ours (DEV-1395).
///
/// - From: the app
/// - To: `UITextFormattingViewController.Delegate`
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {
    private let shown: Configuration
    /// The delegate, whose protocol names the list of fonts and lies in UIKitLists.
    package final weak var hearer: AnyObject?
    private var rows: [TextFormattingRow] = []
    private let colors = ColorHearer()

    /// The contents of the panel: a copy of what it was made with.
    open var configuration: Configuration { shown }

    /// What the text looks like that is formatted; nil by default, which shows nothing chosen. Choices don't change it: the delegate sets it
    /// anew.
    open var formattingDescriptor: FormattingDescriptor? { didSet { showDescriptor() } }

    /// Makes a panel with what the system shows.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a panel.
    public init(configuration: Configuration) {
        shown = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        beginAsSheet()
    }

    /// Makes a panel with what the system shows, from a storyboard.
    public required init?(coder: NSCoder) {
        shown = Configuration()
        super.init(coder: coder)
        beginAsSheet()
    }

    private func beginAsSheet() {
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let column = UIStackView(arrangedSubviews: [header] + shown.groups.compactMap(makeLine))
        (column.axis, column.spacing) = (.vertical, 16)
        view.addScrollingColumn(column, margin: 16, keepsOffSides: true)
        showDescriptor()
    }

    private lazy var header: UIView = {
        let name = UILabel()
        name.text = title ?? "Format"
        name.font = .preferredFont(forTextStyle: .headline)
        name.accessibilityTraits = [.staticText, .header]
        let close = UIButton(
            type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let line = UIStackView(arrangedSubviews: [name, close])
        (line.distribution, line.alignment) = (.equalSpacing, .center)
        return line
    }()

    /// Nil for a group without a part that there is.
    private func makeLine(_ group: ComponentGroup) -> UIView? {
        let made = group.components.compactMap { component in
            TextFormattingRow.row(of: component.componentKey, shown.formattingStyles ?? []) { [weak self] choice in
                self?.reportChoice(choice)
            }
        }
        guard !made.isEmpty else { return nil }
        rows += made
        let line = UIStackView(arrangedSubviews: made.map(\.view))
        (line.spacing, line.alignment, line.distribution) = (12, .center, .equalSpacing)
        return line
    }

    private func showDescriptor() {
        guard isViewLoaded else { return }
        for row in rows { row.show(formattingDescriptor ?? FormattingDescriptor()) }
    }

    // MARK: Choices

    private func reportChoice(_ choice: TextFormattingRow.Choice) {
        switch choice {
        case .change(let value): _ = tellTextFormatting(self, .change(value))
        case .fonts: _ = tellTextFormatting(self, .fonts)
        case .colors: pickColor()
        }
    }

    private func pickColor() {
        let picker = UIColorPickerViewController()
        picker.selectedColor = formattingDescriptor?.textColors.first ?? .label
        picker.delegate = colors
        colors.heard = { [weak self] color in
            guard let self else { return }
            _ = tellTextFormatting(self, .change(.textColor(color)))
        }
        if tellTextFormatting(self, .colors(picker)) { present(picker, animated: true) }
    }

    // MARK: The end

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { _ = tellTextFormatting(self, .end) }
    }
}

/// Hears of the colours that are chosen in the picker.
private final class ColorHearer: NSObject, UIColorPickerViewControllerDelegate {
    var heard: (@MainActor (UIColor) -> Void)?

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        if !continuously { heard?(color) }
    }
}

/// An event of the panel.
package enum TextFormattingEvent {
    case change(UITextFormattingViewController.ChangeValue)
    /// A colour picker is about to be presented; the answer says whether it is.
    case colors(UIColorPickerViewController)
    /// The list of fonts is asked for.
    case fonts
    case end
}

/// Tells the panel's delegate; UIKitLists defines it (`TextFormattingDelegate.swift`).
@_silgen_name("portico_above_text_formatting") @MainActor
func tellTextFormatting(_ controller: UITextFormattingViewController, _ event: TextFormattingEvent) -> Bool
