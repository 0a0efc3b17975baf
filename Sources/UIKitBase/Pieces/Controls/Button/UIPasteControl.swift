import CoreGraphics
import Foundation

/// A button that pastes into its target without asking the person, who has tapped it. Off where the target can't take what is there.
///
/// - From: the app
/// - To: `UIPasteConfigurationSupporting`
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// What the button shows.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly }

    /// How the button looks.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// What the button shows. Both by default.
        open var displayMode: DisplayMode = .iconAndLabel
        /// How round it is. `medium` by default.
        open var cornerStyle: UIButton.Configuration.CornerStyle = .medium
        /// The radius where the style is `fixed`. 0 by default.
        open var cornerRadius: CGFloat = 0
        /// The colour of icon and label; nil: white.
        open var baseForegroundColor: UIColor?
        /// The colour behind them; nil: the tint.
        open var baseBackgroundColor: UIColor?
        public override init() { super.init() }
    }

    /// How the button looks; changes after it was made don't count.
    open private(set) var configuration: Configuration
    /// Who takes what is pasted: nil takes nothing. Not kept.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
    private let button = UIButton(type: .system)
    private var observer: (any NSObjectProtocol)?

    /// Makes a button of some looks.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        build()
        frame.size = intrinsicContentSize
    }

    /// Makes a button of the standard looks.
    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        build()
    }

    private func build() {
        var looks = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { looks.title = Word.paste.text }
        if configuration.displayMode != .labelOnly {
            looks.image = UIImage(systemName: "doc.on.clipboard")
            looks.imagePadding = configuration.displayMode == .iconOnly ? 0 : 6
        }
        looks.titleLineBreakMode = .byTruncatingTail
        looks.cornerStyle = configuration.cornerStyle
        if configuration.cornerStyle == .fixed { looks.background.cornerRadius = configuration.cornerRadius }
        looks.baseForegroundColor = configuration.baseForegroundColor
        looks.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = looks
        button.accessibilityLabel = Word.paste.text
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [unowned self] _ in pasteToTarget() }, for: .primaryActionTriggered)
        addSubview(button)
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.update() } }
        }
        update()
    }

    isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

    private func update() {
        button.isEnabled = isEnabled && target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    }

    private func pasteToTarget() {
        let providers = UIPasteboard.general.itemProviders
        guard let target, target.canPaste(providers) else { return update() }
        target.paste(itemProviders: providers)
    }

    // Another app may have copied something meanwhile.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    open override var isEnabled: Bool { didSet { update() } }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
