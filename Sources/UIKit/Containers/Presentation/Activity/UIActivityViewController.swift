import CoreGraphics
import Foundation

/// Offers what can be done with some items: the app's own activities. The system's, which need other apps, are not there
/// (DEV-054).
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    private var isChosen = false
    private var isTold = false

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    /// Hears once how it ended: with which activity, and whether it was done.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var completionHandler: CompletionHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true

    private var offered: [UIActivity] {
        activities.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: items)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 1
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        for activity in offered {
            stack.addArrangedSubview(
                row(activity.activityTitle ?? "", activity.activityImage) { [weak self] in self?.choose(activity) })
        }
        stack.addArrangedSubview(row(Word.cancel.text, nil) { [weak self] in self?.finish(nil, false) })
    }

    private func row(_ title: String, _ image: UIImage?, _ chosen: @escaping () -> Void) -> UIView {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.image = image
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in chosen() })
        button.accessibilityLabel = title
        button.backgroundColor = .secondarySystemGroupedBackground
        button.heightAnchor.constraint(equalToConstant: 52).isActive = true
        return button
    }

    private func choose(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items)
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
        dismiss(animated: true) { self.tell(type, done) }
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
