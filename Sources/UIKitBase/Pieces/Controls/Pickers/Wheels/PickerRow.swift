import CoreGraphics
import Foundation

/// What a row of a wheel shows.
enum PickerRowContent {
    case text(NSAttributedString)
    case view(UIView)
}

/// One row that can be seen. A text is there twice: large in the band of the selected row, small and faint beside it, each cut off where
/// the other begins. A view of the app's is there once, and grows faint as it leaves the band.
@MainActor final class PickerRow {
    static let nearSize = Metrics.Picker.nearFont
    static let farSize = Metrics.Picker.farFont
    static let farOpacity = Metrics.Picker.farOpacity

    let near = UILabel()
    let far = UILabel()
    private let holder = UIView()
    private(set) var view: UIView?

    init() {
        for label in [near, far] { label.textAlignment = .center }
        far.alpha = Self.farOpacity
    }

    func show(_ content: PickerRowContent, alignment: NSTextAlignment) {
        switch content {
        case .text(let text):
            drop()
            near.attributedText = Self.styled(text, Self.nearSize)
            far.attributedText = Self.styled(text, Self.farSize)
            for label in [near, far] { label.textAlignment = alignment }
        case .view(let new):
            for label in [near, far] { label.removeFromSuperview() }
            guard new !== view || new.superview !== holder else { return }
            if view?.superview === holder { view?.removeFromSuperview() }
            view = new
            holder.addSubview(new)
        }
    }

    /// Gives the app's view away, to be used again.
    @discardableResult func drop() -> UIView? {
        let old = view
        // The app may have put it into another row.
        if old?.superview === holder { old?.removeFromSuperview() }
        view = nil
        holder.removeFromSuperview()
        return old
    }

    func remove() {
        for part in [near, far, holder] { part.removeFromSuperview() }
    }

    /// A text whose font the app leaves open has the wheel's.
    private static func styled(_ text: NSAttributedString, _ size: CGFloat) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        let styled = NSMutableAttributedString(attributedString: text)
        styled.enumerateAttributes(in: whole) { attributes, range, _ in
            if attributes[.font] == nil {
                styled.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: range)
            }
            if attributes[.foregroundColor] == nil {
                styled.addAttribute(.foregroundColor, value: UIColor.label, range: range)
            }
        }
        return styled
    }

    /// - Parameter distance: from the front, in rows.
    func place(_ distance: CGFloat, _ geometry: PickerGeometry, in drum: PickerDrum) {
        let (middle, scale) = geometry.place(distance)
        let bounds = CGRect(x: 0, y: 0, width: drum.bounds.width, height: geometry.rowHeight)
        func put(_ part: UIView, in container: UIView) {
            if part.superview !== container { container.addSubview(part) }
            if part.bounds != bounds { part.bounds = bounds }
            part.center = CGPoint(x: bounds.midX, y: middle)
            part.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: 1, y: scale)
        }
        if let view {
            put(holder, in: drum.whole)
            holder.alpha = 1 - min(abs(distance), 1) * (1 - Self.farOpacity)
            if view.superview === holder { fit(view, in: bounds) }
            return
        }
        let isNear = abs(distance) < 1, isInside = abs(distance) < 0.03
        if isNear { put(near, in: drum.band) }
        if !isInside { put(far, in: distance < 0 ? drum.above : drum.below) }
        if near.isHidden == isNear { near.isHidden = !isNear }
        if far.isHidden != isInside { far.isHidden = isInside }
    }

    /// A view without a size of its own fills the row, another one stands in its middle.
    private func fit(_ view: UIView, in bounds: CGRect) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        if view.bounds.size == .zero { view.bounds.size = bounds.size }
        let place = CGPoint(x: bounds.midX, y: bounds.midY)
        if view.center != place { view.center = place }
    }
}

/// What a wheel's rows stand in: above the band, in it, and below it. All have the wheel's coordinates.
@MainActor final class PickerDrum: UIView {
    let above = UIView(), band = UIView(), below = UIView(), whole = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for part in [above, below, band, whole] {
            part.clipsToBounds = part !== whole
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { nil }

    func arrange(_ geometry: PickerGeometry) {
        let (top, height) = geometry.band
        func put(_ part: UIView, _ from: CGFloat, _ to: CGFloat) {
            part.frame = CGRect(x: 0, y: from, width: bounds.width, height: max(to - from, 0))
            part.bounds.origin.y = from
        }
        put(above, 0, top)
        put(band, top, top + height)
        put(below, top + height, geometry.height)
        put(whole, 0, geometry.height)
    }
}
