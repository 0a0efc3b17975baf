import CoreGraphics
import Foundation

/// The sheet of a print job: its pages, and what can be chosen about them.
///
/// - From: `UIPrintInteractionController`
/// - To: `PrintPageView`, `PrintJob`
@MainActor final class PrintPanelController: UIViewController {
    /// The questions that the sheet asks.
    struct Questions {
        var copies: Bool
        var pages: Bool
        var orientation: Bool
        var paper: Bool
    }

    /// More pages than these are printed, and not shown.
    private static let shownPages = 30
    private static let previewHeight: CGFloat = 220

    private(set) var job: PrintJob
    private let papers: [UIPrintPaper]
    private let asks: Questions
    /// Hears once how it ended: with the job, or nil where nothing is to be printed; and whether the sheet goes with animation.
    var finished: (PrintJob?, Bool) -> Void = { _, _ in }
    private var isFinished = false
    private let pages = UIStackView()
    private let copiesLabel = UILabel()
    private let paperButton = UIButton(type: .system)

    init(_ job: PrintJob, papers: [UIPrintPaper], asks: Questions) {
        (self.job, self.papers, self.asks) = (job, papers, asks)
        super.init(nibName: nil, bundle: nil)
        title = Word.print.text
        preferredContentSize = CGSize(width: 375, height: 520)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Ending

    func finishPanel(prints: Bool, animated: Bool) {
        guard !isFinished else { return }
        isFinished = true
        finished(prints ? job : nil, animated)
    }

    // Swiped away, or a tap beside it: nothing is printed.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if navigationController?.isBeingDismissed == true { finishPanel(prints: false, animated: false) }
    }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.finishPanel(prints: false, animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: Word.print.text,
            primaryAction: UIAction { [weak self] _ in self?.finishPanel(prints: true, animated: true) })
        navigationItem.rightBarButtonItem?.style = .done
        let content = UIStackView(arrangedSubviews: [previews(), card()])
        content.axis = .vertical
        content.spacing = 20
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        view.addScrollingColumn(content, keepsOffSides: true)
        showPages()
    }

    private func previews() -> UIView {
        let scroller = UIScrollView()
        scroller.showsHorizontalScrollIndicator = false
        pages.spacing = 12
        pages.translatesAutoresizingMaskIntoConstraints = false
        scroller.addSubview(pages)
        // One page stands in the middle, more of them go beyond the edge.
        let middle = pages.centerXAnchor.constraint(equalTo: scroller.frameLayoutGuide.centerXAnchor)
        middle.priority = .defaultLow
        NSLayoutConstraint.activate([
            scroller.heightAnchor.constraint(equalToConstant: Self.previewHeight),
            pages.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
            pages.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
            pages.heightAnchor.constraint(equalTo: scroller.frameLayoutGuide.heightAnchor),
            pages.leadingAnchor.constraint(greaterThanOrEqualTo: scroller.contentLayoutGuide.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
            middle,
        ])
        return scroller
    }

    private func showPages() {
        for view in pages.arrangedSubviews { view.removeFromSuperview() }
        job.usePaper()
        let count = job.renderer.numberOfPages, paper = job.renderer.paperRect.size
        job.leftOut = job.leftOut.filter { $0 < count }
        for page in 0..<min(count, Self.shownPages) {
            let view = PrintPageView(job, page: page, count: count)
            view.isChoice = asks.pages && count > 1
            view.isSelected = !job.leftOut.contains(page)
            view.addAction(UIAction { [weak self, weak view] _ in self?.togglePage(page, view) }, for: .touchUpInside)
            let share = paper.height > 0 ? paper.width / paper.height : 1
            view.widthAnchor.constraint(equalToConstant: (Self.previewHeight * share).rounded()).isActive = true
            pages.addArrangedSubview(view)
        }
        showPrintable()
    }

    private func togglePage(_ page: Int, _ view: PrintPageView?) {
        if job.leftOut.remove(page) == nil { job.leftOut.insert(page) }
        view?.isSelected = !job.leftOut.contains(page)
        showPrintable()
    }

    /// A job without pages can't be printed.
    private func showPrintable() { navigationItem.rightBarButtonItem?.isEnabled = !job.pages.isEmpty }

    // MARK: Rows

    private func card() -> UIView {
        let printer = UILabel()
        printer.text = "PDF"
        printer.textColor = .secondaryLabel
        var rows = [row(.printer, printer)]
        if asks.copies { rows.append(copiesRow()) }
        if asks.paper { rows.append(paperRow()) }
        if asks.orientation { rows.append(orientationRow()) }
        let card = UIStackView(arrangedSubviews: rows)
        card.axis = .vertical
        card.spacing = 1
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        return card
    }

    private func row(_ word: Word, _ parts: UIView...) -> UIView {
        let label = UILabel()
        label.text = word.text
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        for label in [label] + parts.compactMap({ $0 as? UILabel }) {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        let row = UIStackView(arrangedSubviews: [label] + parts)
        row.spacing = 12
        row.alignment = .center
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        row.backgroundColor = .secondarySystemGroupedBackground
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
        return row
    }

    private func copiesRow() -> UIView {
        copiesLabel.textColor = .secondaryLabel
        copiesLabel.text = job.copies.formatted()
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 99, Double(job.copies))
        stepper.accessibilityLabel = Word.copies.text
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                guard let self, let stepper else { return }
                job.copies = Int(stepper.value)
                copiesLabel.text = job.copies.formatted()
            }, for: .valueChanged)
        return row(.copies, copiesLabel, stepper)
    }

    private func paperRow() -> UIView {
        paperButton.showsMenuAsPrimaryAction = true
        showPaper()
        return row(.paperSize, paperButton)
    }

    private func showPaper() {
        paperButton.setTitle(job.paper.name, for: .normal)
        paperButton.menu = UIMenu(
            children: papers.map { paper in
                UIAction(title: paper.name, state: paper.name == job.paper.name ? .on : .off) { [weak self] _ in
                    self?.job.paper = paper
                    self?.showPaper()
                    self?.showPages()
                }
            })
    }

    private func orientationRow() -> UIView {
        let choice = UISegmentedControl(items: [Word.portrait.text, Word.landscape.text])
        choice.selectedSegmentIndex = job.orientation.rawValue
        choice.addAction(
            UIAction { [weak self, weak choice] _ in
                guard let self, let choice else { return }
                job.orientation = UIPrintInfo.Orientation(rawValue: choice.selectedSegmentIndex) ?? .portrait
                showPages()
            }, for: .valueChanged)
        return row(.orientation, choice)
    }
}
