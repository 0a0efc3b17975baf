/// Pages of the system's that have nothing to show on this device: photos, contacts, messages.
extension UIViewController {
    /// A page with a title, a sentence that says what isn't there, and a button that cancels, at the trailing side or at the leading one.
    package static func makeEmptyPage(
        _ title: String, saying text: String, cancelsAtTrailingSide: Bool = false, cancel: @escaping () -> Void
    ) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemBackground
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.secondaryText = text
        page.contentUnavailableConfiguration = nothing
        let button = UIBarButtonItem(
            title: "Cancel", image: nil, primaryAction: UIAction(title: "Cancel") { _ in cancel() })
        if cancelsAtTrailingSide {
            page.navigationItem.rightBarButtonItem = button
        } else {
            page.navigationItem.leftBarButtonItem = button
        }
        return page
    }
}
