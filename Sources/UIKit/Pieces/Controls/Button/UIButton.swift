import CoreGraphics
import Foundation
import PorticoObjC

/// A control that shows a title, an image or both, and is tapped.
///
/// It is dressed in one of two ways: by title, image and colours for each state, or by a `Configuration`.
///
/// - From: `UIControl`
/// - To: `UILabel`, `UIImageView`
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain
        case close
        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    var contents = ButtonContents()
    var parts = ButtonParts()
    var style = ButtonStyle()
    private var kind = ButtonType.custom
    private var spring: UISpringLoadedInteraction?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        become(Self.nibType(coder))
        Self.nibButtonProperties.read(self, coder)
    }

    private func become(_ type: ButtonType) {
        kind = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(.closeMark, for: .normal)
        case .custom, .system, .plain: break
        }
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        guard action.title != "" || action.image != nil else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    open var buttonType: ButtonType { kind }

    open var role: Role = .normal {
        didSet { if oldValue != role { refresh() } }
    }

    override var triggersPrimaryActionOnTap: Bool { true }

    override func controlStateDidChange() {
        stateChanged()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside, !isPopUp { isSelected.toggle() }
    }

    // MARK: Contents by state

    open func setTitle(_ title: String?, for state: State) { if contents.set(\.title, title, state) { refresh() } }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if contents.set(\.titleColor, color, state) { refresh() }
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        if contents.set(\.titleShadowColor, color, state) { refresh() }
    }
    open func setImage(_ image: UIImage?, for state: State) { if contents.set(\.image, image, state) { refresh() } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if contents.set(\.backgroundImage, image, state) { refresh() }
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        if contents.set(\.attributedTitle, title, state) { refresh() }
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        if contents.set(\.symbolConfiguration, configuration, state) { refresh() }
    }

    open func title(for state: State) -> String? { contents[state].title }
    open func titleColor(for state: State) -> UIColor? { contents[state].titleColor ?? standardTitleColor(for: state) }
    func ownTitleColor(for state: State) -> UIColor? { contents[state].titleColor }
    open func titleShadowColor(for state: State) -> UIColor? { contents[state].titleShadowColor }
    open func image(for state: State) -> UIImage? { contents[state].image }
    open func backgroundImage(for state: State) -> UIImage? { contents[state].backgroundImage }
    open func attributedTitle(for state: State) -> NSAttributedString? { contents[state].attributedTitle }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents[state].symbolConfiguration
    }

    /// What is shown now: of the present state, or of the normal state where that says nothing.
    override var standardAccessibility: StandardAccessibility { buttonAccessibility }
    open var currentTitle: String? { contents.value(\.title, state) }
    open var currentTitleColor: UIColor { resolvedTitleColor }
    open var currentTitleShadowColor: UIColor? { contents.value(\.titleShadowColor, state) }
    open var currentImage: UIImage? { contents.value(\.image, state) }
    open var currentBackgroundImage: UIImage? { contents.value(\.backgroundImage, state) }
    open var currentAttributedTitle: NSAttributedString? { contents.value(\.attributedTitle, state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        contents.value(\.symbolConfiguration, state)
    }

    // MARK: Parts

    /// The title's label, made when first asked for. Set its font here, its text and colour by state.
    open var titleLabel: UILabel? { needTitleLabel() }
    /// The image's view, made when first asked for.
    open var imageView: UIImageView? { needImageView() }
    /// The label of a configuration's subtitle; nil without one.
    open var subtitleLabel: UILabel? { parts.subtitle }

    // MARK: Looks

    /// Room between the button's edge and its contents. Not used with a configuration.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != contentEdgeInsets { sizeChanged() } }
    }
    /// Moves the title; the button's own size is not affected. Not used with a configuration.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != titleEdgeInsets { setNeedsLayout() } }
    }
    /// Moves the image; the button's own size is not affected. Not used with a configuration.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != imageEdgeInsets { setNeedsLayout() } }
    }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether a tap toggles `isSelected`. With a menu that a tap opens, the button shows the name and image of the action that is chosen
    /// there, of which there is always one.
    open var changesSelectionAsPrimaryAction = false {
        didSet { popUpChanged() }
    }
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { popUpChanged() }
    }
    /// The menu that a finger that stays opens, or with `showsMenuAsPrimaryAction` any finger. Setting it sets
    /// `isContextMenuInteractionEnabled`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            popUpChanged()
        }
    }
    /// Whether a drag that rests above it does what a tap does; false.
    open var isSpringLoaded: Bool {
        get { spring != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let spring { removeInteraction(spring) }
            spring = newValue ? UISpringLoadedInteraction { [weak self] _, _ in self?.performPrimaryAction() } : nil
            if let spring { addInteraction(spring) }
        }
    }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    override func menuChose(_ leaf: any UIMenuLeaf) { choosePopUp(leaf) }

    /// Whether a pointer over the button changes its look. `false` to begin with.
    open var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set { enablePointer(newValue) }
    }
    /// Says how the pointer is over the button, of what it would be by itself; nil is the pointer as it always is.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            pointer?.invalidate()
        }
    }
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    var pointer: UIPointerInteraction?

    // MARK: Configuration

    /// The button's dress as one value. Setting it takes the place of contents by state.
    open var configuration: Configuration? {
        get { style.configuration }
        set {
            if let old = style.configuration, let new = newValue, old == new { return }
            let isFirst = style.configuration == nil
            style.configuration = newValue
            if isFirst { fillConfiguration() }
            configurationChanged()
        }
    }

    /// Called before the button is shown in a new state, to change its configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration follows the button's state by itself. `true` to begin with.
    open var automaticallyUpdatesConfiguration = true

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        guard !style.needsUpdate else { return }
        style.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration in step with the state. Called by the system.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Layout

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrange(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrange(in: contentRect).image }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }
    /// The size that the button had for another title is no limit (DEV-726).
    override var fittingRoom: CGSize { style.configuration == nil ? super.fittingRoom : .zero }

    open override var intrinsicContentSize: CGSize {
        fittingSize(within: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// A configuration's title goes on in another line where there isn't width enough.
    override func height(forLayoutWidth width: CGFloat) -> CGFloat? {
        guard let configuration = style.configuration, configuration.titleLineBreakMode.wraps else { return nil }
        let natural = intrinsicContentSize
        // As wide as it wants to be, whatever the sum's last bit says, it is as high as it wants to be.
        if width > natural.width - 0.01 { return natural.height }
        return fittingSize(within: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshLooks()
        let category = traitCollection.preferredContentSizeCategory
        if let before = previousTraitCollection?.preferredContentSizeCategory, before != category { sizeChanged() }
    }

    open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
    open override var forLastBaselineLayout: UIView { titleLabel ?? self }
    override func baselineDistances() -> Baselines? { titleBaselines }
}
