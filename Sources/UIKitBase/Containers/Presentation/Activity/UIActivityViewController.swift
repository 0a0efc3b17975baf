import CoreGraphics
import Foundation

/// Offers what can be done with some items: copying and printing them, and the app's own activities. What needs other apps is not there (DEV-054).
///
/// A sheet, and out of something in a wide space: set the `popoverPresentationController`'s source there.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Hears how the sharing ended: with which activity, and whether it was done.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// Hears how the sharing ended: with which activity, whether it was done, what came back and what went wrong; the last two always nil.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    /// The looks of the items, where an app says them; set before the view is there.
    package final var previews: [ActivityPreview] = []
    private var isChosen = false
    private var isTold = false

    /// Makes a controller that offers these items to copying, printing and the app's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = [CopyActivity(), PrintActivity()] + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    /// Makes a controller that offers nothing: what it offers can't be in a storyboard.
    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    /// Hears once how it ended: with which activity, and whether it was done. Nil and false where it was closed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Hears how it ended, before `completionWithItemsHandler`; the older way.
    open var completionHandler: CompletionHandler?
    /// Activities that are not offered, the app's own by their type, too.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether one activity may stand out. Kept (DEV-211); true by default.
    open var allowsProminentActivity = true

    /// The placeholders of the items until an activity is chosen.
    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// The metadata of the first source that has some for the items.
    private var metadata: LPLinkMetadata? {
        for case let source as any UIActivityItemSource in items {
            if let metadata = source.activityViewControllerLinkMetadata(self) { return metadata }
        }
        return nil
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func offered(_ placeholders: [Any]) -> [UIActivity] {
        activities.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: placeholders)
        }
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let placeholders = placeholders
        let header = ActivityHeader(placeholders, previews, metadata) { [weak self] in self?.finish(nil, false) }
        let list = UIStackView(arrangedSubviews: offered(placeholders).map(row))
        list.axis = .vertical
        list.spacing = 1
        list.layer.cornerRadius = 10
        list.clipsToBounds = true
        let content = UIStackView(arrangedSubviews: [header, list])
        content.axis = .vertical
        content.spacing = 16
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        view.addScrollingColumn(content, keepsOffSides: false)
        let size = content.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        preferredContentSize = size
    }

    private func row(_ activity: UIActivity) -> UIView {
        var configuration = UIButton.Configuration.plain()
        configuration.title = activity.activityTitle
        configuration.image = activity.activityImage
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.baseForegroundColor = .label
        let button = UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(activity) })
        button.contentHorizontalAlignment = .fill
        button.accessibilityLabel = activity.activityTitle
        button.backgroundColor = .secondarySystemGroupedBackground
        button.heightAnchor.constraint(equalToConstant: 52).isActive = true
        return button
    }

    // MARK: Choosing

    private func choose(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity.activityType))
        activity.finished = { [weak self] done in self?.finish(activity.activityType, done) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ done: Bool) {
        isChosen = true
        for activity in activities { activity.finished = { _ in } }
        // With what an activity has put on top of it.
        (presenter ?? self).dismiss(animated: true) { self.tell(type, done) }
    }

    private func tell(_ type: UIActivity.ActivityType?, _ done: Bool) {
        guard !isTold else { return }
        isTold = true
        completionHandler?(type, done)
        completionWithItemsHandler?(type, done, nil, nil)
    }

    // Swiped away: nothing was done.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, !isChosen { tell(nil, false) }
    }
}
