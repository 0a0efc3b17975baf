import CoreGraphics
import Foundation

/// The list of printers from which a person chooses one.
///
/// - From: `UIPrinterPickerController`
@MainActor final class PrinterListController: UIViewController {
    private let printers: [UIPrinter]
    private let selected: UIPrinter?
    /// Hears once how it ended: with the printer, or nil where none was chosen; and whether the list goes with animation.
    var finished: (UIPrinter?, Bool) -> Void = { _, _ in }
    private var isFinished = false

    init(_ printers: [UIPrinter], selected: UIPrinter?) {
        (self.printers, self.selected) = (printers, selected)
        super.init(nibName: nil, bundle: nil)
        title = Word.printer.text
        preferredContentSize = CGSize(width: 375, height: 320)
    }

    required init?(coder: NSCoder) { nil }

    func closeList(choosing printer: UIPrinter?, animated: Bool) {
        guard !isFinished else { return }
        isFinished = true
        finished(printer, animated)
    }

    // Swiped away, or a tap beside it: no printer is chosen.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if navigationController?.isBeingDismissed == true { closeList(choosing: nil, animated: false) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.closeList(choosing: nil, animated: true) })
        let card = UIStackView(arrangedSubviews: printers.map { makeRow($0) })
        card.axis = .vertical
        card.spacing = 1
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        view.addScrollingColumn(card, margin: 16, keepsOffSides: true)
    }

    private func makeRow(_ printer: UIPrinter) -> UIView {
        var look = UIButton.Configuration.plain()
        (look.title, look.subtitle) = (printer.displayName, printer.displayLocation)
        (look.titleAlignment, look.baseForegroundColor) = (.leading, .label)
        look.background.backgroundColor = .secondarySystemGroupedBackground
        look.background.cornerRadius = 0
        look.imagePlacement = .trailing
        look.imagePadding = 12
        let isSelected = printer.url == selected?.url
        if isSelected { look.image = UIImage(systemName: "checkmark") }
        let row = UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in self?.closeList(choosing: printer, animated: true) })
        row.contentHorizontalAlignment = .leading
        if isSelected { row.accessibilityTraits.insert(.selected) }
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
        return row
    }
}
