import CoreGraphics
import CoreText
import Foundation

/// Where everything in a field stands, and how its text is measured and drawn.
extension UITextField {
    private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    // MARK: Standard places

    private var inset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel: CGSize(width: 7, height: 3)
        case .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    static let clearSize: CGFloat = 19
    private var clearMargin: CGFloat { borderStyle == .none ? 0 : 5 }

    func standardTextRect(_ bounds: CGRect, editing: Bool) -> CGRect {
        var left = bounds.minX + inset.width
        var right = bounds.maxX - inset.width
        func keepClear(of rect: CGRect) {
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX + inset.width)
            } else {
                right = min(right, rect.minX - inset.width)
            }
        }
        if showsLeft(editing: editing) { keepClear(of: leftViewRect(forBounds: bounds)) }
        if showsRight(editing: editing) { keepClear(of: rightViewRect(forBounds: bounds)) }
        if showsClear(editing: editing) {
            let rect = clearButtonRect(forBounds: bounds).insetBy(dx: -4, dy: 0)
            if rect.midX < bounds.midX { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
        }
        return CGRect(
            x: left, y: bounds.minY + inset.height, width: max(0, right - left),
            height: max(0, bounds.height - 2 * inset.height))
    }

    func standardClearRect(_ bounds: CGRect) -> CGRect {
        let size = Self.clearSize
        let x = isRightToLeft ? bounds.minX + clearMargin : bounds.maxX - clearMargin - size
        return CGRect(x: x, y: bounds.minY + centered(size, in: bounds.height), width: size, height: size)
    }

    func standardSideRect(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size.width <= 0 || size.height <= 0 || !view.translatesAutoresizingMaskIntoConstraints {
            let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if wanted.width > 0, wanted.height > 0 { size = wanted }
        }
        let isLeft = isLeading != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.minY + centered(size.height, in: bounds.height), width: size.width, height: size.height)
    }

    private func centered(_ height: CGFloat, in room: CGFloat) -> CGFloat {
        ((room - height) / 2 / pixel + 0.001).rounded(.down) * pixel
    }

    // MARK: Placing

    var currentTextRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    var showsPlaceholder: Bool { editor.length == 0 }

    func layOutParts() {
        parts.backdrop?.frame = borderRect(forBounds: bounds)
        place(parts.leftView, showsLeft(editing: isEditing)) { leftViewRect(forBounds: bounds) }
        place(parts.rightView, showsRight(editing: isEditing)) { rightViewRect(forBounds: bounds) }
        let showsClear = showsClear(editing: isEditing)
        if showsClear || parts.clearButton != nil {
            place(needClearButton(), showsClear) { clearButtonRect(forBounds: bounds) }
        }
        let rect = showsPlaceholder ? placeholderRect(forBounds: bounds) : currentTextRect
        parts.area.frame = rect
        if parts.canvas.frame != parts.area.bounds {
            parts.canvas.frame = parts.area.bounds
        }
        revealCaret()
        parts.handles.show(in: self)
        if isEditing { placeCaret(in: rect) } else { parts.highlights.hideAll() }
        parts.spelling?.showLines(in: editor.whole)
    }

    private func place(_ view: UIView?, _ isShown: Bool, _ rect: () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        let rect = rect()
        if view.frame != rect { view.frame = rect }
    }

    private func placeCaret(in rect: CGRect) {
        let caret = caret(at: editor.selection.location).offsetBy(dx: -rect.minX, dy: -rect.minY)
        if parts.caret.frame != caret { parts.caret.frame = caret }
        let rects = editor.selection.length > 0 ? rects(of: editor.selection) : []
        let color = tintColor.withAlphaComponent(0.2)
        parts.highlights.showRects(
            rects.map { ($0.offsetBy(dx: -rect.minX, dy: -rect.minY), color) }, in: parts.area)
        TextInputSession.tell()
    }

    /// Moves text that is longer than its rectangle so that the caret is within it.
    func revealCaret() {
        let width = currentTextRect.width
        let text = fieldLayout.size.width
        guard isEditing, text + CaretView.width > width else { return setScroll(0) }
        let x = fieldLayout.x(of: editor.selection.location + editor.selection.length)
        var scroll = min(max(0, parts.scroll), max(0, text + CaretView.width - width))
        if x < scroll { scroll = x }
        if x + CaretView.width > scroll + width { scroll = x + CaretView.width - width }
        setScroll((max(0, scroll) / pixel).rounded() * pixel)
    }

    private func setScroll(_ scroll: CGFloat) {
        guard scroll != parts.scroll else { return }
        parts.scroll = scroll
        parts.canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    // MARK: Text

    /// The text on its line, made once for a text, a look and a width.
    var fieldLayout: FieldLayout {
        let width = currentTextRect.width
        let key = FieldLayout.Key(
            generation: editor.generation, marked: editor.marked, isSecure: isSecureTextEntry,
            truncatesAt: isEditing ? 0 : width, fitsWidth: adjustsFontSizeToFitWidth ? width : 0,
            minimumSize: minimumFontSize, looks: looks.generation)
        if let known = parts.known, known.key == key { return known.layout }
        let layout = FieldLayout(
            editor.shown, base: looks.attributes, font: looks.font, color: looks.color, key: key)
        parts.known = (key, layout)
        return layout
    }

    /// The left edge of the text in the rectangle that it stands in.
    private func left(of width: CGFloat, in rect: CGRect) -> CGFloat {
        let slack = rect.width - width
        let scrolls = isEditing && width + CaretView.width > rect.width
        if scrolls { return rect.minX - parts.scroll }
        switch looks.alignment {
        case .center: return rect.minX + max(0, slack / 2)
        case .right: return rect.minX + max(0, slack - (isEditing ? CaretView.width : 0))
        case .natural where isRightToLeft:
            return rect.minX + max(0, slack - (isEditing ? CaretView.width : 0))
        default: return rect.minX
        }
    }

    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        let whole = ((height / pixel) - 0.001).rounded(.up) * pixel
        switch contentVerticalAlignment {
        case .top, .fill: return rect.minY
        case .bottom: return rect.maxY - whole
        case .center: return rect.minY + centered(whole, in: rect.height)
        }
    }

    func paintText(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = fieldLayout.layout
        layout.draw(
            in: context, at: CGPoint(x: left(of: layout.size.width, in: rect), y: top(of: layout.size.height, in: rect))
        )
    }

    private func placeholderLayout(width: CGFloat?) -> TextLayout? {
        guard let text = looks.placeholder, text.length > 0 else { return nil }
        let style = TextStyle(font: looks.font.ctFont, color: .provider(placeholderColor))
        var options = TextLayout.Options(
            width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail, alignment: .left)
        options.naturalIsRightToLeft = false
        return TextLayout(TextSource(text, base: style), options: options)
    }

    func paintPlaceholder(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext(),
            let layout = placeholderLayout(width: rect.width)
        else { return }
        let slack = max(0, rect.width - layout.size.width)
        let x: CGFloat =
            switch looks.alignment {
            case .center: slack / 2
            case .right: slack
            case .natural where isRightToLeft: slack
            default: 0
            }
        layout.draw(in: context, at: CGPoint(x: rect.minX + x, y: top(of: layout.size.height, in: rect)))
    }

    // MARK: Size

    var naturalSize: CGSize {
        let height = looks.font.lineHeight.rounded(.up)
        let full: CGFloat =
            switch borderStyle {
            case .none: height + 1
            case .line: height + 9
            case .bezel: height + 11
            case .roundedRect: max(34, height + 12)
            }
        let shown =
            showsPlaceholder
            ? placeholderLayout(width: nil)?.size.width ?? 0
            : FieldLayout(
                editor.shown, base: looks.attributes, font: looks.font, color: looks.color,
                key: FieldLayout.Key(
                    generation: 0, marked: nil, isSecure: isSecureTextEntry, truncatesAt: 0, fitsWidth: 0,
                    minimumSize: 0, looks: 0)
            ).size.width
        var width = shown.rounded(.up) + 2 * inset.width
        let space = CGRect(x: 0, y: 0, width: 1000, height: full)
        let room = standardTextRect(space, editing: isEditing)
        width += space.width - 2 * inset.width - room.width
        return CGSize(width: width, height: full)
    }

    var textBaselines: Baselines {
        let size = bounds.height > 0 ? bounds.size : naturalSize
        let space = CGRect(origin: .zero, size: size)
        let rect = isEditing ? editingRect(forBounds: space) : textRect(forBounds: space)
        let layout = (showsPlaceholder ? placeholderLayout(width: nil) : nil) ?? fieldLayout.layout
        let height = layout.size.height
        return Baselines(
            of: Baselines(first: layout.firstBaseline, last: height - layout.firstBaseline), height: height,
            top: top(of: height, in: rect), within: size.height, share: contentVerticalAlignment.shareAbove)
    }

    // MARK: TextEditing

    var isTextRightToLeft: Bool { editor.length == 0 ? isRightToLeft : fieldLayout.isRightToLeft }

    func caret(at offset: Int) -> CGRect {
        let rect = showsPlaceholder ? placeholderRect(forBounds: bounds) : currentTextRect
        let layout = fieldLayout
        let width = layout.size.width
        let height = layout.layout.lines.first?.height ?? looks.font.lineHeight
        var x = left(of: width, in: rect) + layout.x(of: offset)
        // Within the rectangle, where what lies outside is cut off.
        x = min(max(x, rect.minX), max(rect.minX, rect.maxX - CaretView.width))
        let y = top(of: height, in: rect)
        return CGRect(
            x: (x / pixel).rounded() * pixel, y: y, width: CaretView.width,
            height: ((height / pixel) - 0.001).rounded(.up) * pixel)
    }

    func offset(nearest point: CGPoint) -> Int {
        let rect = currentTextRect
        let layout = fieldLayout
        let offset = layout.offset(nearest: point.x - left(of: layout.size.width, in: rect))
        let units = editor.units
        // Of a character's two ends, the nearer one.
        let start = units.snapped(min(offset, editor.length))
        guard start != offset else { return start }
        let end = units.next(after: start)
        let x = point.x - left(of: layout.size.width, in: rect)
        return abs(layout.x(of: start) - x) <= abs(layout.x(of: end) - x) ? start : end
    }

    /// The character that is under a point; nil beside the text.
    func character(at point: CGPoint) -> NSRange? {
        let near = offset(nearest: point)
        let units = editor.units
        for start in [near, units.previous(before: near)] where start < editor.length {
            let range = units.character(at: start)
            let here = rects(of: range).first { $0.minX <= point.x && point.x < $0.maxX }
            if here != nil { return range }
        }
        return nil
    }

    func spellingLines(under word: NSRange) -> [SpellingStretch] {
        let rect = currentTextRect
        let layout = fieldLayout
        let x = left(of: layout.size.width, in: rect) - rect.minX
        let baseline = top(of: layout.size.height, in: rect) - rect.minY + layout.layout.firstBaseline
        return layout.stretches(of: word, units: editor.units).map {
            SpellingStretch(left: x + $0.left, baseline: baseline, width: $0.right - $0.left)
        }
    }

    func lineRange(at offset: Int) -> NSRange { editor.whole }

    func offset(from offset: Int, linesDown: Int) -> Int? { nil }

    func rects(of range: NSRange) -> [CGRect] {
        let rect = currentTextRect
        let layout = fieldLayout
        let x = left(of: layout.size.width, in: rect)
        let height = layout.layout.lines.first?.height ?? 0
        return layout.stretches(of: range, units: editor.units).map {
            CGRect(x: x + $0.left, y: top(of: height, in: rect), width: $0.right - $0.left, height: height)
        }
    }
}
