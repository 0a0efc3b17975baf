import UIKit

/// The element of a text: a label of UIKit's, so that both have the same metrics.
@MainActor final class TextElement: LeafViewElement, LeafElement, EndingElement, PreferenceElement {
    private let label = TextLabel()
    private var limit = 0
    private var reserved = 0
    private var scaleFactor: CGFloat = 1
    private var shown = ShownText.styled(NSAttributedString())
    /// The scale and direction that the text was laid out with; nil before its first run.
    private var grounds: (scale: CGFloat, direction: LayoutDirection)?
    /// The surroundings that the text read last. Kept so that the other texts there find it.
    private var surroundings: TextSurroundings?
    /// The natural size for the width that was asked for last; nil since the last invalidation.
    private var natural: (width: CGFloat, size: CGSize)?
    /// Made with the first redaction.
    private var redaction: TextRedaction?
    private lazy var paints = TextPaintOverlays(label)
    /// Made with the first link.
    private var links: TextLinks?
    private var renderer: (any TextRenderer)?
    /// Made with the first renderer.
    private var rendered: RenderedTextView?
    /// Made with the first text that changes by itself.
    private var timer: ViewTimer?
    /// Made where the text can be selected.
    private var selection: TextSelectionMenu?
    override var leafView: UIView { label }

    /// Runs the text again when time makes it say something else.
    private func waitForChange(at date: Date?) {
        guard let date else {
            timer?.cancel()
            return
        }
        let timer = timer ?? ViewTimer()
        self.timer = timer
        timer.waitForDate(date) { [weak self] in
            guard let self, node.isAlive else { return }
            UpdateQueue.mark(node, Transaction())
        }
    }

    func end() {
        timer?.cancel()
        timer = nil
    }

    /// A label that loses a part of a pixel cuts its text, so the size is rounded up.
    override func alignedFrame(_ rect: CGRect, scale: CGFloat) -> CGRect {
        ViewOrder.pixelAlignedWithWholeSize(rect, scale: scale)
    }

    override func applyGeometry() {
        super.applyGeometry()
        redaction?.layOut(in: label, lines: limit)
        rendered?.followLabel()
        paints.followLabel()
        reportLayout()
    }

    // MARK: Layout

    /// Whether views around ask for the layouts of texts in them.
    private var reportsLayout = false
    /// The size for which views around were told of the layout last; nil: not told yet.
    private var reportedSize: CGSize?

    /// Has views around ask for the layout again, where it is another one.
    private func reportLayout() {
        guard reportsLayout, reportedSize != size else { return }
        reportedSize = size
        node.preferencesDidChange()
    }

    func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard key == Text.LayoutKey.self, reportsLayout, reportedSize != nil else { return }
        let (layout, origin) = label.drawnLayout(in: label.textBounds)
        let own = Text.LayoutKey.AnchoredLayout(Text.Layout(layout, origin: origin), of: self)
        guard let next = [own] as? Key.Value else { return }
        if value == nil { value = next } else { key.reduce(value: &value!, nextValue: { next }) }
    }

    // MARK: Renderers

    /// Lets the environment's renderer draw the text, or the label where there is none. A redacted text shows no letters.
    private func setRenderer(_ renderer: (any TextRenderer)?, environment: EnvironmentValues) {
        self.renderer = renderer
        guard let renderer else {
            rendered?.removeFromSuperview()
            rendered = nil
            return
        }
        let view = rendered ?? RenderedTextView()
        if rendered == nil { label.addSubview(view) }
        rendered = view
        view.setRenderer(padding: renderer.displayPadding) { [weak self, label] target in
            guard let self else { return }
            var context = GraphicsContext(target, environment: environment, symbols: nil)
            let (layout, origin) = label.drawnLayout(in: label.textBounds)
            node.addingReads { renderer.draw(layout: Text.Layout(layout, origin: origin), in: &context) }
        }
    }

    private func setSelectable(_ isSelectable: Bool) {
        guard isSelectable != (selection != nil) else { return }
        selection?.removeMenu()
        selection = isSelectable ? TextSelectionMenu(label) : nil
    }

    /// The text as the label is told it. It is plain only where nothing else looks into it.
    private func shownText(_ value: Text, _ resolution: TextResolution, _ surroundings: TextSurroundings) -> ShownText {
        if surroundings.isRedacted {
            let redaction = redaction ?? TextRedaction()
            self.redaction = redaction
            return .styled(redaction.hiddenText(resolution.attributedString(value), in: label))
        }
        redaction?.end()
        redaction = nil
        if surroundings.renderer == nil, !surroundings.reportsLayouts { return resolution.shownText(value) }
        return .styled(resolution.attributedString(value))
    }

    func update(_ value: Text, environment: EnvironmentValues) {
        let surroundings = node.environment.textSurroundings()
        self.surroundings = surroundings
        setSelectable(surroundings.allowsSelection)
        let resolution = TextResolution(surroundings, now: timer?.now)
        let text = shownText(value, resolution, surroundings)
        label.speech = value.hasSpeech ? TextSpeech(of: value, resolution) : nil
        waitForChange(at: resolution.ticks.next)
        reportsLayout = surroundings.reportsLayouts
        if reportsLayout { node.markPreferenceWriter() }
        let renderer = surroundings.isRedacted ? nil : surroundings.renderer
        if renderer != nil || self.renderer != nil {
            setRenderer(renderer, environment: environment)
            invalidateLayout()
            node.host.view?.setNeedsLayout()
        }
        let newLimit = surroundings.lineLimit.map { max($0, 1) } ?? 0
        let newReserved = surroundings.reservedLines ?? 0
        let factor = surroundings.minimumScaleFactor
        let hadRenderer = label.isDrawnByRenderer
        label.isDrawnByRenderer = renderer != nil
        updateLinks(of: text, environment)
        let newGrounds = (scale: node.host.displayScale, direction: surroundings.layoutDirection)
        // Paints are of the place that they are resolved at.
        let changed =
            hadRenderer != label.isDrawnByRenderer || newLimit != limit || newReserved != reserved
            || scaleFactor != factor || grounds.map { $0 != newGrounds } ?? true || paints.isPainting
            || !shown.isSame(as: text)
        guard changed else { return }
        (limit, reserved, scaleFactor, shown, grounds) = (newLimit, newReserved, factor, text, newGrounds)
        reportedSize = nil
        if label.numberOfLines != newLimit { label.numberOfLines = newLimit }
        label.adjustsFontSizeToFitWidth = factor < 1
        label.minimumScaleFactor = factor < 1 ? factor : 0
        label.isTopAligned = newReserved > 0
        if TransactionContext.animation != nil, label.text?.isEmpty == false {
            environment.contentTransition.fadeContents(of: label.layer)
        }
        showText(text, isPainted: !surroundings.isRedacted && renderer == nil, environment)
        invalidateLayout()
        node.host.view?.setNeedsLayout()
    }

    private func showText(_ text: ShownText, isPainted: Bool, _ environment: EnvironmentValues) {
        switch text {
        case .plain(let string, let look):
            paints.removeAll()
            look.showText(string, in: label)
        case .styled(let text) where isPainted: paints.setText(text, environment)
        case .styled(let text):
            // A renderer is given the letters themselves.
            let plain = NSMutableAttributedString(attributedString: text)
            plain.removeAttribute(.textPaint, range: NSRange(location: 0, length: text.length))
            paints.setText(plain, environment)
        }
    }

    /// Links are opened, and aren't, by what is said around: also where the text is the same.
    private func updateLinks(of text: ShownText, _ environment: EnvironmentValues) {
        guard case .styled(let text) = text else {
            links?.setLinks([], length: 0, environment)
            return
        }
        let found = TextLinks.links(in: text)
        guard !found.isEmpty || links != nil else { return }
        let links = links ?? TextLinks(label)
        self.links = links
        links.setLinks(found, length: text.length, environment)
    }

    private var unlimited: CGFloat { .greatestFiniteMagnitude }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        renderer?.sizeThatFits(proposal: proposal, text: TextProxy(self)) ?? measureText(proposal)
    }

    /// The size of the text, whoever draws it.
    func measureText(_ proposal: ProposedViewSize) -> CGSize {
        let width = room(proposal.width), height = room(proposal.height)
        var size = naturalSize(in: width)
        let (lineHeight, isOneRun) = size.height > height || reserved > 0 ? shown.firstLine : (0, false)
        // What is one line already isn't laid out again for a height that has no room for it.
        if size.height > height, !(isOneRun && size.height < lineHeight * 1.5) {
            // As many whole lines as fit, one at least.
            let line = max(lineHeight, 1)
            let lines = max(Int((height + shown.lineSpacing + 0.01) / (line + shown.lineSpacing)), 1)
            size = textSize(in: width, lines: limit == 0 ? lines : min(lines, limit))
        }
        if label.adjustsFontSizeToFitWidth, limit == 1 { size.width = min(size.width, width) }
        if reserved > 0 {
            size.height = max(size.height, CGFloat(reserved) * lineHeight + CGFloat(reserved - 1) * shown.lineSpacing)
        }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The size in a width, with all of the lines that the text may have. A stack asks for it with every height that it thinks of.
    private func naturalSize(in width: CGFloat) -> CGSize {
        if let natural, natural.width == width { return natural.size }
        let size = textSize(in: width, lines: limit)
        natural = (width, size)
        return size
    }

    private func textSize(in width: CGFloat, lines: Int) -> CGSize {
        label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: unlimited), limitedToNumberOfLines: lines
        ).size
    }

    override func layoutWasInvalidated() { natural = nil }

    private func room(_ length: CGFloat?) -> CGFloat {
        guard let length, length.isFinite else { return unlimited }
        return max(length, 0)
    }

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        let old = label.bounds
        label.bounds.size = size
        if label.isTopAligned { label.bounds.size = label.textBounds.size }
        defer { label.bounds = old }
        return isFirst ? label.baselineOffsets.first : label.baselineOffsets.last
    }
}

/// The label of a text. Other than UIKit's labels it takes touches, which go to gestures around it.
final class TextLabel: UILabel {
    /// Whether something else draws the text, and the label only lays it out.
    var isDrawnByRenderer = false {
        didSet { if oldValue != isDrawnByRenderer { setNeedsDisplay() } }
    }

    /// Whether text that is lower than the label stands at its top, as it does in room for lines that it doesn't have. Else the
    /// text stands in the middle.
    var isTopAligned = false {
        didSet { if oldValue != isTopAligned { setNeedsDisplay() } }
    }

    /// The room of the text in the label's.
    var textBounds: CGRect {
        guard isTopAligned else { return bounds }
        let text = textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines)
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(text.height, bounds.height))
    }

    override func drawText(in rect: CGRect) {
        if !isDrawnByRenderer { super.drawText(in: isTopAligned ? textBounds : rect) }
    }

    /// The part of the text that is heard and isn't seen; nil where there is none.
    var speech: TextSpeech?

    /// Whether a view's modifier around says the label: it counts before the text's own.
    private var hasLabelFromAround = false

    override var accessibilityLabel: String? {
        get { hasLabelFromAround ? super.accessibilityLabel : speech?.label ?? super.accessibilityLabel }
        set {
            hasLabelFromAround = newValue != nil
            super.accessibilityLabel = newValue
        }
    }

    /// Opens the link that the whole text is; nil where it is none.
    var activateLink: (() -> Void)?

    /// Whether a view's modifier around says that the text is no heading.
    private var isNoHeadingFromAround = false

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if activateLink != nil { traits.insert(.link) }
            if speech?.isHeading == true, !isNoHeadingFromAround { traits.insert(.header) }
            return traits
        }
        set {
            // A modifier around adds to what it has read and takes away from it; the text's own trait isn't kept as one of its.
            let isHeading = speech?.isHeading == true
            isNoHeadingFromAround = isHeading && !newValue.contains(.header)
            super.accessibilityTraits = isHeading ? newValue.subtracting(.header) : newValue
        }
    }

    override func accessibilityActivate() -> Bool {
        guard let activateLink else { return super.accessibilityActivate() }
        activateLink()
        return true
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }
}
