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
    /// A button of a phone or a tablet; on a Mac it could be another.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether a change of the button's symbol is animated; default false. Kept (DEV-1450).
    open var isSymbolAnimationEnabled = false
    /// Kept: there are no Macs here.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// What a button is made as. `custom` has white titles and no look of its own; all others take the tint colour, and
    /// `detailDisclosure`, both infos, `contactAdd` and `close` come with a symbol.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain
        case close
        /// The name that `system` once had.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button's action means. `destructive` with a configuration takes red for the tint; the others look alike.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// Changes a button's configuration for the state that it is in.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    var contents = ButtonContents()
    final var parts = ButtonParts()
    var style = ButtonStyle()
    private var kind = ButtonType.custom
    private var spring: UISpringLoadedInteraction?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A button of the given type, with an empty frame. The type can't be changed later.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A button of the given type that runs the action when tapped; the action's title and image are shown.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        adopt(primaryAction)
    }

    /// A custom button that runs the action when tapped; the action's title and image are shown.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A `system` button in the given dress. The action runs when it is tapped; its title and image are shown where the configuration has
    /// none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// A `system` button with an image, which sends `action` to `target` when tapped; a nil target is looked up along the responder chain.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }

    /// A button from a nib or an archive; nil where the view can't be read.
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

    /// What the button was made as. `custom` unless it was said.
    open var buttonType: ButtonType { kind }

    /// What its action means; `normal` to begin with. `destructive` shows in red with a configuration.
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

    /// The title of one state; nil removes it. States without one show the normal state's. An attributed title comes before it.
    open func setTitle(_ title: String?, for state: State) { if contents.set(\.title, title, state) { refresh() } }
    /// The plain title's colour in one state; nil goes back to the normal state's, or to the button type's.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if contents.set(\.titleColor, color, state) { refresh() }
    }
    /// The colour of the title's shadow in one state; nil removes it. The offset is the title label's.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        if contents.set(\.titleShadowColor, color, state) { refresh() }
    }
    /// The image of one state; nil removes it. States without one show the normal state's.
    open func setImage(_ image: UIImage?, for state: State) { if contents.set(\.image, image, state) { refresh() } }
    /// An image of one state that fills the button behind title and image; nil removes it. Not used with a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if contents.set(\.backgroundImage, image, state) { refresh() }
    }
    /// A title of one state with attributes of its own; nil removes it. It comes before the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        if contents.set(\.attributedTitle, title, state) { refresh() }
    }
    /// How the symbol of one state is sized and weighted; nil removes it, and the normal state's holds.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        if contents.set(\.symbolConfiguration, configuration, state) { refresh() }
    }

    /// The title of a state: the one that was set for it, else the normal state's; nil where neither has one.
    open func title(for state: State) -> String? { contents.value(\.title, state) }
    /// The title's colour in a state: the one that was set for it, the type's own for it, else the normal state's.
    open func titleColor(for state: State) -> UIColor? {
        contents[state].titleColor ?? standardTitleColor(for: state) ?? contents[.normal].titleColor
            ?? standardTitleColor(for: .normal)
    }
    final func ownTitleColor(for state: State) -> UIColor? { contents[state].titleColor }
    /// The shadow's colour in a state: the one that was set for it, else the normal state's.
    open func titleShadowColor(for state: State) -> UIColor? { contents.value(\.titleShadowColor, state) }
    /// The image of a state: the one that was set for it, else the normal state's; nil where neither has one.
    open func image(for state: State) -> UIImage? { contents.value(\.image, state) }
    /// The background image of a state: the one that was set for it, else the normal state's.
    open func backgroundImage(for state: State) -> UIImage? { contents.value(\.backgroundImage, state) }
    /// The attributed title of a state: the one that was set for it, else the normal state's.
    open func attributedTitle(for state: State) -> NSAttributedString? { contents.value(\.attributedTitle, state) }
    /// The symbol configuration of a state: the one that was set for it, else the normal state's.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.value(\.symbolConfiguration, state)
    }

    /// What is shown now: of the present state, or of the normal state where that says nothing.
    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { buttonAccessibility }
    /// The present state's title, or the normal state's; nil where neither has one.
    open var currentTitle: String? { contents.value(\.title, state) }
    /// The colour of the title shown now: the present state's, the normal state's, or the type's.
    open var currentTitleColor: UIColor { resolvedTitleColor }
    /// The colour of the title's shadow in the present state, or in the normal one; nil where there is no shadow.
    open var currentTitleShadowColor: UIColor? { contents.value(\.titleShadowColor, state) }
    /// The image of the present state, or of the normal one; nil where neither has one.
    open var currentImage: UIImage? { contents.value(\.image, state) }
    /// The background image of the present state, or of the normal one; nil where neither has one.
    open var currentBackgroundImage: UIImage? { contents.value(\.backgroundImage, state) }
    /// The attributed title of the present state, or of the normal one; nil where neither has one.
    open var currentAttributedTitle: NSAttributedString? { contents.value(\.attributedTitle, state) }
    /// The symbol configuration of the present state, or of the normal one; nil where neither has one.
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
    /// Whether a custom button's image loses half its light under a finger, where that state has no image of its own. `true` to begin
    /// with.
    open var adjustsImageWhenHighlighted = true {
        didSet { if oldValue != adjustsImageWhenHighlighted { stateChanged() } }
    }
    /// Whether the image of a disabled button is half transparent, where that state has none of its own. `true` to begin with.
    open var adjustsImageWhenDisabled = true {
        didSet { if oldValue != adjustsImageWhenDisabled { stateChanged() } }
    }
    /// Whether a glow marks the finger; `false` to begin with. Kept (DEV-211).
    open var showsTouchWhenHighlighted = false
    /// Whether the title's shadow falls the other way under a finger; `false` to begin with. Kept (DEV-211).
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
    /// In which order the button's menu lists its entries; `automatic` to begin with.
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
    /// Gives the pointer's style over a button, from the effect and the shape that it would have by itself; nil leaves the pointer as it
    /// is.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    final var pointer: UIPointerInteraction?

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
    @_spi(Portico) open override func configurationInvalidated() { setNeedsUpdateConfiguration() }

    /// Brings the configuration in step with the state. Called by the system.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Layout

    /// Where the background image is, in the button's coordinates; all of `bounds`, unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The room for title and image: `bounds` without `contentEdgeInsets`, unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Where the title is within the room of the contents. Override it to place the title elsewhere.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrange(in: contentRect).title }
    /// Where the image is within the room of the contents. Override it to place the image elsewhere.
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
    @_spi(Portico) open override func height(forLayoutWidth width: CGFloat) -> CGFloat? {
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
