import CoreGraphics
import Foundation
import PorticoTrace

/// What a search bar is made of.
@MainActor final class SearchBarParts {
    struct IconKey: Hashable {
        let icon: Int
        let state: UInt
    }

    let field = UISearchTextField(frame: .zero)
    let cancel = UIButton(type: .system)
    /// What proxies of bar buttons are set on, for the cancel button.
    lazy var cancelItem = UIBarButtonItem()
    let scopes = UISegmentedControl(items: [])
    let background = UIView()
    let backgroundImage = UIImageView(image: nil)
    let hairline = UIView()
    let prompt = UILabel()
    /// At the end of an empty field.
    var end: UIButton?
    var showsCancel = false
    var showsScope = false
    var selectedScope = 0
    var backgrounds: [BarImageKey: UIImage] = [:]
    var fieldBackgrounds: [UInt: UIImage] = [:]
    var icons: [IconKey: UIImage] = [:]
    /// By the raw values of icons.
    var iconAdjustments: [Int: UIOffset] = [:]
}

/// What a search controller hears of its bar.
struct SearchBarListener {
    var began: @MainActor () -> Void = {}
    var textChanged: @MainActor () -> Void = {}
    var scopeChanged: @MainActor () -> Void = {}
    var cancelled: @MainActor () -> Void = {}
    var heightChanged: @MainActor () -> Void = {}
}

/// The field's delegate: passes on to the bar's.
@MainActor final class SearchFieldEvents: NSObject, UITextFieldDelegate {
    private unowned(unsafe) let bar: UISearchBar

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    private func ask(_ selector: StaticString, _ body: (any UISearchBarDelegate) -> Bool) -> Bool {
        guard let delegate = bar.delegate else { return true }
        return OptionalCall.call(.event, delegate, selector) { body(delegate) } ?? true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask("searchBarShouldBeginEditing:") { $0.searchBarShouldBeginEditing(bar) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.tell("searchBarTextDidBeginEditing:") { $0.searchBarTextDidBeginEditing(bar) }
        bar.listener.began()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask("searchBarShouldEndEditing:") { $0.searchBarShouldEndEditing(bar) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.tell("searchBarTextDidEndEditing:") { $0.searchBarTextDidEndEditing(bar) }
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        ask("searchBar:shouldChangeTextInRange:replacementText:") {
            $0.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.tell("searchBarSearchButtonClicked:") { $0.searchBarSearchButtonClicked(bar) }
        return true
    }

    func textChanged() {
        bar.showEndButton()
        bar.tell("searchBar:textDidChange:") { $0.searchBar(bar, textDidChange: bar.text ?? "") }
        bar.listener.textChanged()
    }
}

/// How a search bar is put together and laid out.
extension UISearchBar {
    /// Larger text makes the field higher, smaller text doesn't make it lower.
    var fieldHeight: CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return 36 + max(0, font.lineHeight - UIFont.systemFont(ofSize: 17).lineHeight).rounded()
    }
    static let rowHeight: CGFloat = 56
    /// In a navigation bar the row stands close to what is above.
    static let navigationRowHeight: CGFloat = 52
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 26

    func tell(_ selector: StaticString, _ body: (any UISearchBarDelegate) -> Void) {
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }

    func build(events: SearchFieldEvents) {
        parts.field.delegate = events
        parts.field.addAction(UIAction { [weak events] _ in events?.textChanged() }, for: .editingChanged)
        parts.field.placeholder = Word.search.text
        parts.field.font = .preferredFont(forTextStyle: .body)
        parts.field.regardAsStandard(.font)
        // Other fields leave the key on; a search for nothing isn't offered.
        parts.field.enablesReturnKeyAutomatically = true
        parts.field.adjustsFontForContentSizeCategory = true
        parts.field.tokensChanged = { [weak self] in self?.listener.textChanged() }
        parts.cancel.setTitle(Word.cancel.text, for: .normal)
        parts.cancel.titleLabel?.font = .systemFont(ofSize: 17)
        parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        parts.scopes.addAction(UIAction { [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
        parts.prompt.font = .systemFont(ofSize: 13)
        parts.prompt.textAlignment = .center
        parts.hairline.backgroundColor = .separator
        parts.background.addSubview(parts.backgroundImage)
        for view in [parts.background, parts.hairline, parts.prompt, parts.field, parts.cancel, parts.scopes] {
            addSubview(view)
        }
        parts.background.isUserInteractionEnabled = false
        looksChanged()
    }

    /// The cancel button looks as proxies of bar buttons in search bars say: `UIBarButtonItem.appearance(whenContainedInInstancesOf:)`.
    func styleCancel() {
        guard window != nil, AppearanceRules.isInUse else { return }
        let item = parts.cancelItem
        AppearanceRules.apply(to: item, in: self)
        parts.cancel.setTitle(item.title ?? Word.cancel.text, for: .normal)
        if let tint = item.tintColor { parts.cancel.tintColor = tint }
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            guard let color = item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor else { continue }
            parts.cancel.setTitleColor(color, for: state)
        }
        if let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont { parts.cancel.titleLabel?.font = font }
        setNeedsLayout()
    }

    private func cancelTapped() {
        tell("searchBarCancelButtonClicked:") { $0.searchBarCancelButtonClicked(self) }
        listener.cancelled()
    }

    private func scopeTapped() {
        parts.selectedScope = parts.scopes.selectedSegmentIndex
        tell("searchBar:selectedScopeButtonIndexDidChange:") {
            $0.searchBar(self, selectedScopeButtonIndexDidChange: parts.selectedScope)
        }
        listener.scopeChanged()
    }

    // MARK: Scopes

    var hasScopes: Bool { parts.showsScope && (scopeButtonTitles?.count ?? 0) > 1 }

    func scopesChanged() {
        parts.scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        showSelectedScope()
        relayout(animated: false)
    }

    func showSelectedScope() {
        guard parts.scopes.numberOfSegments > parts.selectedScope else { return }
        parts.scopes.selectedSegmentIndex = parts.selectedScope
    }

    // MARK: Looks

    func looksChanged() {
        let barImage = parts.backgrounds.image(at: barPosition, isCompact: false, hasPrompt: prompt != nil)
        let hasBar = !isInNavigationBar && searchBarStyle != .minimal
        parts.backgroundImage.image = barImage
        parts.background.isHidden = isInNavigationBar || (barImage == nil && barTintColor == nil && !hasBar)
        parts.background.backgroundColor =
            barImage != nil ? nil : barTintColor ?? (barStyle.isBlack ? .black : .secondarySystemBackground)
        parts.hairline.isHidden = !hasBar || barImage != nil || barTintColor != nil
        let fieldImage =
            parts.fieldBackgrounds[(isEnabled ? UIControl.State.normal : .disabled).rawValue]
            ?? parts.fieldBackgrounds[0]
        parts.field.background = fieldImage
        if fieldImage != nil { parts.field.backgroundColor = .clear }
        parts.field.icon.image = self.image(for: .search, state: .normal) ?? UIImage(systemName: "magnifyingglass")
        if let clear = self.image(for: .clear, state: .normal) {
            parts.field.needClearButton().setImage(clear, for: .normal)
        }
        parts.prompt.text = prompt
        parts.prompt.isHidden = prompt == nil
        showEndButton()
        relayout(animated: false)
    }

    /// Bookmarks, or the list of results, at the end of an empty field.
    func showEndButton() {
        let icon = endIcon
        adjustIcons()
        guard let icon, parts.field.text?.isEmpty != false else {
            parts.field.rightViewMode = .never
            return
        }
        let button = parts.end ?? UIButton(type: .custom)
        if parts.end == nil {
            button.addAction(UIAction { [weak self] _ in self?.endButtonTapped() }, for: .touchUpInside)
            parts.end = button
        }
        let standard = UIImage(systemName: icon == .bookmark ? "book" : "chevron.down.circle")
        button.setImage(image(for: icon, state: .normal) ?? standard, for: .normal)
        button.setFixedTint(.secondaryLabel)
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.isSelected = isSearchResultsButtonSelected
        parts.field.rightView = button
        parts.field.rightViewMode = .always
    }

    private func endButtonTapped() {
        if showsSearchResultsButton {
            tell("searchBarResultsListButtonClicked:") { $0.searchBarResultsListButtonClicked(self) }
        } else {
            tell("searchBarBookmarkButtonClicked:") { $0.searchBarBookmarkButtonClicked(self) }
        }
    }

    // MARK: Layout

    var wantedHeight: CGFloat {
        (isInNavigationBar ? Self.navigationRowHeight : Self.rowHeight) + fieldHeight - 36
            + (hasScopes ? Self.scopeHeight : 0)
            + (prompt == nil ? 0 : Self.promptHeight)
    }

    func relayout(animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        listener.heightChanged()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    func layOutParts() {
        parts.background.frame = bounds
        parts.backgroundImage.frame = bounds
        parts.hairline.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
        let above = prompt == nil ? 0 : Self.promptHeight
        parts.prompt.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 18)
        let insets = isInNavigationBar ? .zero : safeAreaInsets
        let (left, right) = (insets.left + 8, bounds.width - insets.right - 8)
        let y = above + (isInNavigationBar ? 1 : 10)
        let cancelWidth = parts.showsCancel ? parts.cancel.sizeThatFits(bounds.size).width.rounded(.up) : 0
        let width = max(0, right - left - (parts.showsCancel ? cancelWidth + 12 : 0))
        let offset = searchFieldBackgroundPositionAdjustment
        parts.field.frame = CGRect(
            x: (isRightToLeft ? right - width : left) + offset.horizontal, y: y + offset.vertical, width: width,
            height: fieldHeight)
        parts.cancel.alpha = parts.showsCancel ? 1 : 0
        let button = parts.cancel.sizeThatFits(bounds.size).width.rounded(.up)
        let x = parts.showsCancel ? width + 10 : right - left + 12
        parts.cancel.frame = CGRect(
            x: isRightToLeft ? right - x - button : left + x, y: y, width: button, height: fieldHeight)
        parts.scopes.isHidden = !hasScopes
        let height = parts.scopes.sizeThatFits(bounds.size).height
        parts.scopes.frame = CGRect(
            x: left, y: y + fieldHeight + (isInNavigationBar ? 10 : 8), width: max(0, right - left), height: height
        )
    }
}
