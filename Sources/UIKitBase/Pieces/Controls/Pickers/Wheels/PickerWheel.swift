import CoreGraphics
import Foundation

/// Whose rows a wheel shows.
@MainActor protocol PickerWheelOwner: AnyObject {
    /// - Parameter old: a view that a row has given away.
    func content(ofRow row: Int, in wheel: PickerWheel, reusing old: UIView?) -> PickerRowContent
    /// A person has brought another row to the front, and it stands.
    func wheel(_ wheel: PickerWheel, settledOn row: Int)
    /// A person's finger is on the wheel, or it turns on after it.
    func wheelTurns(_ wheel: PickerWheel)
}

/// One component of a picker: a drum that a finger turns, and that comes to rest with a row in front. Only rows that can be seen exist.
///
/// A scroll view without content of its own takes the finger and the momentum; its offset, in rows, turns the drum.
///
/// - From: `UIPickerView`
/// - To: `PickerRow`, `PickerWheelOwner`
@MainActor final class PickerWheel: UIView, UIScrollViewDelegate {
    /// Rows of a wheel without an end: as many rounds as nobody turns.
    private static let roundRows = 20_000

    weak var owner: (any PickerWheelOwner)?
    let component: Int
    private(set) var count = 0
    private(set) var loops = false
    var rowHeight: CGFloat = 32
    var alignment = NSTextAlignment.center
    /// Stands beside the selected row, whatever it is.
    var suffix: String? { didSet { showSuffix() } }
    private var suffixLabel: UILabel?
    private let scroll = PickerScroll()
    private let drum = PickerDrum()
    private var rows: [Int: PickerRow] = [:]
    private var spare: [PickerRow] = []
    /// In rounds of a wheel without an end.
    private var settled = 0
    /// Whether a finger has turned the wheel since it last stood.
    private var isTurned = false
    private var arranged: PickerGeometry?

    init(component: Int) {
        self.component = component
        super.init(frame: .zero)
        scroll.delegate = self
        addSubview(drum)
        addSubview(scroll)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in self?.tapped($0) }
        scroll.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    private var rounds: Int { loops && count > 0 ? max(Self.roundRows / count, 1) : 1 }

    /// Other rows; the selection stays where there is such a row.
    func reload(count new: Int, loops isEndless: Bool) {
        let old = row ?? 0
        (count, loops) = (max(new, 0), isEndless && new > 1)
        for number in Array(rows.keys) { discard(number) }
        settled = loops ? rounds / 2 * count + min(old, count - 1) : min(max(old, 0), max(count - 1, 0))
        arranged = nil
        stand()
        setNeedsLayout()
    }

    /// The rows say something else; which there are doesn't change.
    func refresh() {
        for (number, row) in rows { fill(row, number) }
    }

    /// The row that is in front; nil without rows.
    var row: Int? {
        guard count > 0 else { return nil }
        return (isMoving && isTurned ? front : settled) % count
    }

    private var front: Int { min(max(Int(position.rounded()), 0), count * rounds - 1) }

    private var position: CGFloat { rowHeight > 0 ? scroll.contentOffset.y / rowHeight : 0 }

    /// A finger is on it, or it turns.
    var isMoving: Bool { scroll.isDragging || scroll.motion != nil }

    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        let kept = min(max(row, 0), count - 1)
        settled = loops ? nearest(kept) : kept
        isTurned = false
        setNeedsLayout()
        guard animated, window != nil else { return stand() }
        layoutIfNeeded()
        scroll.setContentOffset(offset(of: settled), animated: true)
    }

    /// Of the same rows of all rounds the one that is nearest to the front.
    private func nearest(_ row: Int) -> Int {
        let front = self.front
        let base = front - front % count + row
        return [base - count, base, base + count].filter { (0..<count * rounds).contains($0) }
            .min { abs($0 - front) < abs($1 - front) } ?? base
    }

    private func offset(of number: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(number) * rowHeight) }

    /// The settled row comes to the front at once.
    private func stand() {
        guard scroll.contentOffset != offset(of: settled) || scroll.motion != nil else { return }
        scroll.contentOffset = offset(of: settled)
        setNeedsLayout()
    }

    /// The view that the app gave for a row, while it can be seen.
    func view(ofRow row: Int) -> UIView? { rows.first { $0.key % max(count, 1) == row }?.value.view }

    // MARK: Layout

    var geometry: PickerGeometry { PickerGeometry(height: bounds.height, rowHeight: max(rowHeight, 1)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let geometry = self.geometry
        if geometry != arranged || scroll.bounds.size != bounds.size { arrange(geometry) }
        guard count > 0, bounds.height > 0 else { return }
        let seen = geometry.visibleRows(at: position).clamped(to: 0...(count * rounds - 1))
        for number in rows.keys where !seen.contains(number) { discard(number) }
        for number in seen {
            let row = rows[number] ?? make(number)
            row.place(CGFloat(number) - position, geometry, in: drum)
        }
    }

    private func arrange(_ geometry: PickerGeometry) {
        arranged = geometry
        drum.frame = arrangeSuffix()
        scroll.frame = bounds
        scroll.contentSize = CGSize(
            width: bounds.width, height: bounds.height + CGFloat(max(count * rounds - 1, 0)) * geometry.rowHeight)
        if !isMoving { scroll.contentOffset = offset(of: settled) }
        drum.arrange(geometry)
    }

    private func showSuffix() {
        let label = suffixLabel ?? UILabel()
        suffixLabel = label
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.text = suffix
        if label.superview == nil { insertSubview(label, belowSubview: scroll) }
        arranged = nil
        setNeedsLayout()
    }

    /// - Returns: what it leaves to the rows.
    private func arrangeSuffix() -> CGRect {
        guard let suffixLabel else { return bounds }
        let gap: CGFloat = 6
        let natural = suffixLabel.intrinsicContentSize
        let width = min(natural.width, bounds.width / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        suffixLabel.frame = CGRect(
            x: isMirrored ? 0 : bounds.width - width, y: (bounds.height - natural.height) / 2, width: width,
            height: natural.height)
        let rest = bounds.width - width - gap
        return CGRect(x: isMirrored ? width + gap : 0, y: 0, width: max(rest, 0), height: bounds.height)
    }

    private func make(_ number: Int) -> PickerRow {
        let row = spare.popLast() ?? PickerRow()
        rows[number] = row
        fill(row, number)
        return row
    }

    private func fill(_ row: PickerRow, _ number: Int) {
        guard let owner else { return }
        row.show(owner.content(ofRow: number % count, in: self, reusing: row.view), alignment: alignment)
    }

    private func discard(_ number: Int) {
        guard let row = rows.removeValue(forKey: number) else { return }
        row.remove()
        spare.append(row)
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsLayout()
        if isTurned { owner?.wheelTurns(self) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurned = true }

    /// A row stands in front at the end.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let number = min(max(Int((targetContentOffset.pointee.y / rowHeight).rounded()), 0), max(count * rounds - 1, 0))
        targetContentOffset.pointee = offset(of: number)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    private func settle() {
        guard count > 0 else { return }
        let old = settled % count, new = front % count
        settled = loops ? rounds / 2 * count + new : new
        shiftRows(by: settled - front)
        let wasTurned = isTurned
        isTurned = false
        stand()
        if wasTurned, old != new { owner?.wheel(self, settledOn: new) }
    }

    /// A wheel without an end goes on from its middle: the same rows stay in sight.
    private func shiftRows(by rounds: Int) {
        guard rounds != 0 else { return }
        rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.key + rounds, $0.value) })
    }

    private func tapped(_ tap: UIGestureRecognizer) {
        guard count > 0 else { return }
        let number = front + geometry.distance(at: tap.location(in: self).y)
        guard (0..<count * rounds).contains(number), number != front else { return }
        isTurned = true
        scroll.setContentOffset(offset(of: number), animated: true)
    }

    /// As VoiceOver's swipe up and down does.
    func step(by rows: Int) {
        guard let row else { return }
        let next = loops ? (row + rows + count) % count : min(max(row + rows, 0), count - 1)
        guard next != row else { return }
        select(next, animated: false)
        owner?.wheel(self, settledOn: next)
    }
}

/// Takes a wheel's touches: a throw glides on as any, and ends at a row.
private final class PickerScroll: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
        scrollsToTop = false
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { nil }

    override var isBarContent: Bool { false }
    override var glidesToTarget: Bool { true }
}
