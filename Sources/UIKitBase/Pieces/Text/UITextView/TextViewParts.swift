import CoreGraphics
import Foundation

/// What a text view looks like, as the app has set it.
@MainActor struct TextViewLooks {
    /// Nil draws Helvetica, 12 points.
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    /// Attributes that the first character had beside these.
    var style: NSParagraphStyle?
    var links: [NSAttributedString.Key: Any]?
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var inputView: UIView?
    var accessoryView: UIView?

    var attributes: [NSAttributedString.Key: Any] {
        let style = style?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        style.alignment = alignment
        var all: [NSAttributedString.Key: Any] = [.foregroundColor: color ?? UIColor.label, .paragraphStyle: style]
        all[.font] = font ?? UIFont(name: "Helvetica", size: 12)
        return all
    }
}

/// The views inside a text view, and what its editing is at.
@MainActor struct TextViewParts {
    let content = TextContentView(frame: .zero)
    let handles = SelectionHandles()
    /// The menus of links and attachments, from the first time that the text is only read.
    var itemMenu: TextItemMenu?
    var itemElements: [TextItemElement] = []
    var border: (style: UITextView.BorderStyle, backdrop: FieldBackdrop)?
    /// The configuration of the text formatting panel that the app wants, whose class lies above, and whether it takes images as glyphs.
    var formatting: AnyObject?
    var takesAdaptiveImages: Bool?
    var dragging: TextDragging?
    var dropping: TextDropping?
    /// From the first time that the text is edited.
    var spelling: SpellingMarker?
    /// Kept by the view, which the interaction doesn't keep.
    var finder: (delegate: TextViewFinder, interaction: UIFindInteraction)?
    var found = FoundRanges()
    var isEditing = false
    /// The next text that comes in replaces all there is.
    var replacesAll = false
    /// Where the caret wants to be when it moves up and down.
    var column: CGFloat?
    var taps = (count: 0, time: 0.0, point: CGPoint.zero)
    /// The app moves the selection: content stays where it is.
    var isSelectedByApp = false
    /// The room in which the caret was last looked for, and whether it was in it.
    var seen = (room: CGSize.zero, hasCaret: false)
    var measured: [(width: CGFloat, size: CGSize)] = []
    /// The paragraphs that have changed since the text was last laid out, and where they were in the container.
    var changed: (paragraphs: Range<Int>, top: CGFloat, height: CGFloat)?
}

/// Everything that a text view shows of its text: the selection, the text in pieces of a few lines, and the caret.
///
/// - From: `UITextView`
/// - To: `TextTile`
@MainActor final class TextContentView: UIView {
    let caret = CaretView(frame: .zero)
    /// The text that is shown as being composed.
    var marked: NSRange?
    private var highlights = HighlightViews()
    private var marks = HighlightViews()
    var marksFound: Bool { marks.isAnyShown }
    private(set) var tiles: [Int: TextTile] = [:]
    private var spare: [TextTile] = []
    /// Points: a few lines, since what is drawn again after a change is one or two of them.
    static let tileHeight: CGFloat = 120

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    /// Has tiles where `visible` is, and nowhere else.
    func showTiles(_ visible: CGRect, height: CGFloat, of view: UITextView) {
        let size = CGSize(width: bounds.width, height: max(height, 0))
        let area = visible.intersection(CGRect(origin: .zero, size: size))
        var wanted: ClosedRange<Int>?
        if !area.isNull, area.height > 0, area.width > 0 {
            let last = Int(((area.maxY - 0.01) / Self.tileHeight).rounded(.down))
            wanted = min(last, Int((area.minY / Self.tileHeight).rounded(.down)))...last
        }
        for (index, tile) in tiles where wanted?.contains(index) != true {
            tile.isHidden = true
            spare.append(tile)
            tiles[index] = nil
        }
        guard let wanted else { return }
        for index in wanted {
            let top = CGFloat(index) * Self.tileHeight
            let frame = CGRect(x: 0, y: top, width: size.width, height: min(Self.tileHeight, size.height - top))
            if let tile = tiles[index] {
                if tile.frame != frame { tile.frame = frame }
                continue
            }
            let tile = spare.popLast() ?? TextTile(frame: frame)
            tile.view = view
            tile.isHidden = false
            tile.frame = frame
            tile.setNeedsDisplay()
            if tile.superview == nil { insertSubview(tile, belowSubview: caret) }
            tiles[index] = tile
        }
    }

    /// Text from a height on, or as far as another, is drawn anew.
    func redraw(from top: CGFloat, to bottom: CGFloat = .greatestFiniteMagnitude) {
        for tile in tiles.values where tile.frame.maxY > top && tile.frame.minY < bottom { tile.setNeedsDisplay() }
    }

    /// Behind the text, each with whether it is the one that the person is at.
    func showFound(_ rects: [(CGRect, Bool)]) {
        marks.showRects(
            rects.map { ($0.0, $0.1 ? .systemYellow : UIColor.systemYellow.withAlphaComponent(0.35)) }, in: self,
            cornerRadius: 3)
    }

    func showSelection(_ rects: [CGRect], color: UIColor) {
        highlights.showRects(rects.map { ($0, color) }, in: self)
    }
}

/// A piece of a text view's text.
@MainActor final class TextTile: TextDrawingView {
    weak var view: UITextView?

    override func draw(_ rect: CGRect) {
        guard let view, let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        view.paintText(in: frame)
    }
}
