import CoreGraphics
import Foundation

/// Where text, caret and selection stand, and how large the text is.
extension UITextView {
    var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        ((length * pixelScale) - 0.001).rounded(.up) / pixelScale
    }

    /// Texts up to this length are laid out whole, so that content is as high as it says.
    private static let wholeLength = 20_000

    // MARK: Changes

    /// Characters or their looks have changed, whoever did it.
    func storageChanged(in range: NSRange, delta: Int) {
        editor.followChange(in: range, delta: delta)
        markingFollows(range, delta: delta)
        parts.spelling?.followChange(in: range, delta: delta)
        markForRedraw(in: range, delta: delta)
        sizeChanged()
    }

    /// What is below a paragraph stays as it is where the paragraph turns out to be as high as before. That shows when it is laid out.
    private func markForRedraw(in range: NSRange, delta: Int) {
        let flow = lines.flow
        let known = parts.changed
        // A paragraph that joins or leaves a list has those below numbered anew.
        let numbersOthers = delta == 0 && lines.isBesideList(range)
        if flow.isFree, let change = flow.lastChange, !numbersOthers {
            if let known, known.paragraphs.clamped(to: change.paragraphs) == change.paragraphs { return }
            if known == nil, let height = change.height {
                parts.changed = (change.paragraphs, flow.origin(of: change.paragraphs.lowerBound), height)
                return
            }
        }
        parts.changed = nil
        let (index, _) = flow.paragraph(at: max(0, range.location - 1))
        let top = flow.isFree ? flow.origin(of: index) : 0
        parts.content.redraw(from: min(top, known?.top ?? top))
    }

    private func redrawChanged() {
        guard let changed = parts.changed else { return }
        parts.changed = nil
        let flow = lines.flow
        let isThere = flow.isFree && changed.paragraphs.upperBound <= flow.count
        let top = isThere ? flow.origin(of: changed.paragraphs.lowerBound) : 0
        let stays =
            isThere && abs(top - changed.top) < 0.01 && changed.paragraphs.allSatisfy(flow.isLaidOut)
            && abs(flow.heights.extent(of: changed.paragraphs) - changed.height) < 0.01
        let bottom = stays ? looks.inset.top + top + changed.height : .greatestFiniteMagnitude
        parts.content.redraw(from: min(top, changed.top), to: bottom)
    }

    func linesChanged() {
        parts.content.redraw(from: 0)
        sizeChanged()
    }

    func pixelsChanged(in range: NSRange) { parts.content.redraw(from: 0) }

    private func sizeChanged() {
        parts.measured = []
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    // MARK: Placing

    private func fitContainer() {
        let container = textContainer
        var size = container.size
        if container.widthTracksTextView { size.width = containerWidth }
        if isScrollEnabled {
            if !container.heightTracksTextView, ownsHeight { size.height = .greatestFiniteMagnitude }
        } else if ownsHeight || container.heightTracksTextView {
            let height = bounds.height - looks.inset.top - looks.inset.bottom
            size.height = height > 0 ? height : .greatestFiniteMagnitude
        }
        if size != container.size { container.size = size }
    }

    /// Whether the text is broken to the view's width: after a turn it isn't until the view's layout.
    var isArranged: Bool {
        let container = textContainer
        return !container.widthTracksTextView || container.size.width == containerWidth
    }
    private var containerWidth: CGFloat { max(1, bounds.width - looks.inset.left - looks.inset.right) }

    /// A container that the app has made and that doesn't follow the view keeps its height.
    private var ownsHeight: Bool { textContainer.widthTracksTextView }

    /// Container, size of the content.
    func arrangeText() {
        guard !textStorage.isBeingEdited else { return }
        fitContainer()
        if textStorage.length <= Self.wholeLength { lines.prepareAll() }
        updateContentSize()
    }

    private var textHeight: CGFloat {
        let flow = lines.flow
        if flow.isFree { return flow.heights.extent }
        return max(lines.usedRect(for: textContainer).maxY, lines.extraLineFragmentRect.maxY)
    }

    private func updateContentSize() {
        let container = textContainer
        let width =
            container.widthTracksTextView
            ? bounds.width : (container.limitX ?? bounds.width) + looks.inset.left + looks.inset.right
        // Whole points, whatever the screen: what snapshots of a public library say that were recorded on iOS.
        let height = (textHeight + looks.inset.top + looks.inset.bottom - 0.001).rounded(.up)
        contentSize = CGSize(width: width, height: height)
    }

    /// The part of the text that can be seen.
    func showText() {
        guard !textStorage.isBeingEdited else { return }
        let known = keepPlace { seenRange }
        let place = bounds
        redrawChanged()
        updateContentSize()
        let area = CGRect(
            x: 0, y: 0, width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
        if parts.content.frame != area { parts.content.frame = area }
        parts.content.showTiles(bounds, height: contentSize.height, of: self)
        // Walking the lines that are seen is most of what a key costs.
        let seen = bounds == place ? known : seenRange
        showAttachmentViews(seen)
        showSelection(seen)
        parts.spelling?.showLines(in: seen)
    }

    /// Paragraphs above turn out higher or lower than was guessed: what is seen stays where it is.
    private func keepPlace(_ body: () -> NSRange) -> NSRange {
        let flow = lines.flow
        guard flow.isFree, flow.heights.estimatedCount > 0 else { return body() }
        let top = bounds.minY - looks.inset.top
        guard let anchor = flow.heights.index(at: max(0, top)) else { return body() }
        flow.prepare(through: anchor)
        let before = flow.origin(of: anchor)
        let seen = body()
        let moved = flow.origin(of: anchor) - before
        guard abs(moved) > 0.01 else { return seen }
        bounds.origin.y += moved
        return body()
    }

    func inContainer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -looks.inset.left, dy: -looks.inset.top) }
    func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: looks.inset.left, dy: looks.inset.top) }

    private func showSelection(_ seen: NSRange) {
        let isActive = isFirstResponder
        let selection = editor.selection
        if isActive, selection.length > 0 {
            parts.content.showSelection(
                visibleRects(of: selection, in: seen), color: tintColor.withAlphaComponent(0.2))
            parts.handles.show(in: self, visible: seen)
        } else {
            parts.handles.hide()
            parts.content.showSelection([], color: .clear)
        }
        if !parts.found.isEmpty || parts.content.marksFound { showFound(in: seen) }
        let caret = parts.content.caret
        caret.backgroundColor = tintColor
        caret.isShown = parts.isEditing && selection.length == 0
        guard parts.isEditing else { return }
        let place = self.caret(at: selection.location)
        if caret.frame != place { caret.frame = place }
        // While the view turns and the app hasn't changed its insets yet there may be no room at all, which says nothing.
        if room.size.height >= place.height { parts.seen.hasCaret = room.intersects(place) }
    }

    /// What can be seen, beside bars and the keyboard.
    private var room: CGRect { bounds.inset(by: adjustedContentInset) }

    /// The view has another size, by a turn or a keyboard that came: the caret, which was seen, stays in sight.
    func keepCaretInSight() {
        let size = room.size
        guard size != parts.seen.room else { return }
        parts.seen.room = size
        if parts.isEditing, parts.seen.hasCaret { revealCaret() }
    }

    private var seenRange: NSRange {
        lines.glyphRange(forBoundingRect: inContainer(bounds), in: textContainer)
    }

    private func visibleRects(of selection: NSRange, in seen: NSRange) -> [CGRect] {
        guard let part = selection.intersection(seen), part.length > 0 else { return [] }
        var rects: [CGRect] = []
        lines.forEachLine(part) { found in
            rects += lines.selectionRects(of: selection, in: found).map(inView)
            return true
        }
        return rects
    }

    // MARK: Scrolling

    func reveal(_ range: NSRange) {
        guard isScrollEnabled else { return }
        arrangeText()
        let range = editor.clipped(range)
        var rect = caret(at: range.location)
        if range.length > 0 {
            lines.ensureLayout(forCharacterRange: range)
            rect = rect.union(inView(lines.boundingRect(forGlyphRange: range, in: textContainer)))
        }
        updateContentSize()
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -1), animated: false)
    }

    /// The caret, and the room that the text has above and below where it is the first or last line.
    func revealCaret() {
        guard isScrollEnabled, window != nil else { return }
        arrangeText()
        var rect = caret(at: NSMaxRange(editor.selection))
        updateContentSize()
        if rect.maxY >= contentSize.height - looks.inset.bottom - 2 {
            rect.size.height = contentSize.height - rect.minY
        }
        if rect.minY <= looks.inset.top + 1 { rect = rect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1)) }
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: TextEditing

    /// A point and a half higher than its line.
    func caret(at offset: Int) -> CGRect {
        guard !textStorage.isBeingEdited else { return .zero }
        guard let found = lines.line(at: offset) ?? lastLine else {
            return CGRect(x: looks.inset.left, y: looks.inset.top, width: CaretView.width, height: 17)
        }
        let body = inView(found.body)
        var x = looks.inset.left + lines.caretX(offset, in: found)
        x = min(max(x, 0), max(0, max(bounds.width, contentSize.width) - CaretView.width))
        return CGRect(
            x: (x * pixelScale).rounded() / pixelScale, y: (body.minY - 0.75).rounded(.down), width: CaretView.width,
            height: body.height + 1.5)
    }

    private var lastLine: NSLayoutManager.FoundLine? {
        let end = lines.firstUnlaidCharacterIndex()
        return end > 0 ? lines.line(at: end - 1) : nil
    }

    func offset(nearest point: CGPoint) -> Int {
        let place = CGPoint(x: point.x - looks.inset.left, y: point.y - looks.inset.top)
        return editor.units.snapped(lines.insertion(at: place, textContainer))
    }

    func lineRange(at offset: Int) -> NSRange {
        guard let found = lines.line(at: offset) else { return NSRange(location: offset, length: 0) }
        let range = found.line.line.textRange
        var end = found.start + range.upperBound
        // A line that was broken ends before the space that it was broken at: behind that is the next line.
        if range.upperBound < found.text.count, range.count > 1 { end = editor.units.previous(before: end) }
        let start = found.start + range.lowerBound
        return NSRange(location: start, length: max(0, end - start))
    }

    func offset(from offset: Int, linesDown: Int) -> Int? {
        guard let found = lines.line(at: offset) else { return nil }
        let column = parts.column ?? lines.caretX(offset, in: found)
        parts.column = column
        var here = found
        for _ in 0..<abs(linesDown) {
            let next = linesDown > 0 ? max(NSMaxRange(here.range), here.range.location + 1) : here.range.location - 1
            guard next >= 0, next <= editor.length, linesDown < 0 || !isLast(here),
                let line = lines.line(at: next)
            else { return nil }
            here = line
        }
        let place = CGPoint(x: column, y: here.body.midY)
        return editor.units.snapped(lines.insertion(at: place, textContainer))
    }

    private func isLast(_ found: NSLayoutManager.FoundLine) -> Bool {
        if NSMaxRange(found.range) < editor.length { return false }
        // The text ends with a line end: there is one more line.
        return found.range.length == 0 || lines.extraLine == nil
    }

    func rects(of range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        var rects: [CGRect] = []
        lines.forEachLine(range) { found in
            rects += lines.selectionRects(of: range, in: found).map(inView)
            return true
        }
        return rects
    }

    func spellingLines(under word: NSRange) -> [SpellingStretch] {
        var found: [SpellingStretch] = []
        lines.forEachLine(word) { line in
            for rect in lines.rects(of: word, in: line) where rect.width > 0 {
                let place = inView(CGRect(x: rect.minX, y: line.baseline.y, width: rect.width, height: 0))
                found.append(SpellingStretch(left: place.minX, baseline: place.minY, width: place.width))
            }
            return true
        }
        return found
    }

    var isTextRightToLeft: Bool { isRightToLeft(at: editor.selection.location) }

    func isRightToLeft(at offset: Int) -> Bool { lines.line(at: offset)?.text.isRightToLeft ?? false }

    // MARK: Size

    /// The room that text takes at a width, padding included; nil: as wide as it is.
    private func measure(_ width: CGFloat?) -> CGSize {
        let key = width ?? -1
        if let known = parts.measured.first(where: { $0.width == key }) { return known.size }
        let container = NSTextContainer(size: CGSize(width: width ?? 0, height: 0))
        container.lineFragmentPadding = textContainer.lineFragmentPadding
        container.maximumNumberOfLines = textContainer.maximumNumberOfLines
        container.lineBreakMode = textContainer.lineBreakMode
        container.exclusionPaths = textContainer.exclusionPaths
        let size = lines.measure(in: container)
        if parts.measured.count > 4 { parts.measured.removeFirst() }
        parts.measured.append((key, size))
        return size
    }

    private var insetSize: CGSize {
        CGSize(width: looks.inset.left + looks.inset.right, height: looks.inset.top + looks.inset.bottom)
    }

    func intrinsicSize(width: CGFloat?) -> CGSize {
        let inset = insetSize
        let size = measure(width.map { max(1, $0 - inset.width) })
        return CGSize(width: roundedUp(size.width + inset.width), height: roundedUp(size.height + inset.height))
    }

    /// As on iOS, the padding at both ends of lines is in the room for text, and not in the answer.
    func fittingSize(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < NSTextContainer.unlimited
        var result = intrinsicSize(width: isLimited ? size.width : nil)
        result.width -= 2 * textContainer.lineFragmentPadding
        return result
    }

    var textBaselines: Baselines? {
        arrangeText()
        guard let first = lines.line(at: 0), let last = lines.line(at: editor.length) ?? lastLine else {
            return nil
        }
        let height = intrinsicSize(width: bounds.width > 0 ? bounds.width : nil).height
        return Baselines(
            first: looks.inset.top + first.baseline.y, last: height - looks.inset.top - last.baseline.y)
    }
}
