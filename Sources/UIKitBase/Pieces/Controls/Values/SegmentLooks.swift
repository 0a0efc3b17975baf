import CoreGraphics
import Foundation
import QuartzCore

/// One segment and what shows it.
@MainActor final class SegmentItem {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
    let label = UILabel(), imageView = UIImageView(), background = UIImageView()

    init(title: String?, image: UIImage?, action: UIAction?) {
        (self.title, self.image, self.action) = (title, image, action)
        label.textAlignment = .center
        imageView.contentMode = .scaleAspectFit
    }

    var parts: [UIView] { [background, label, imageView] }

    var contentSize: CGSize {
        let most = CGFloat.greatestFiniteMagnitude
        return image?.size ?? label.sizeThatFits(CGSize(width: most, height: most))
    }
}

/// Something for bar metrics.
struct BarState<Key: Hashable>: Hashable {
    let key: Key
    let metrics: UIBarMetrics

    init(_ key: Key, _ metrics: UIBarMetrics) { (self.key, self.metrics) = (key, metrics) }
}

/// What a segmented control looks like: a selection that slides below the titles, lines between segments, or an app's images.
///
/// - From: `UISegmentedControl`
@MainActor final class SegmentLooks {
    struct Images {
        var background: [BarState<UIControl.State>: UIImage] = [:]
        var divider: [BarState<DividerStates>: UIImage] = [:]
    }

    var images = Images()
    var adjustments: [BarState<UISegmentedControl.Segment>: UIOffset] = [:]
    private let selection = UIView()
    /// One less than segments.
    private var dividers: [UIImageView] = []

    private static let selectionColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
    }

    private var hasImages: Bool { !images.background.isEmpty }

    func build(in control: UISegmentedControl) {
        selection.layer.cornerRadius = 7
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowRadius = 4
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        selection.isUserInteractionEnabled = false
        selection.isHidden = true
        control.layer.cornerRadius = 8
        control.addSubview(selection)
        show(control)
    }

    func add(_ item: SegmentItem, to control: UISegmentedControl) {
        control.insertSubview(item.background, at: 0)
        for part in [item.label, item.imageView] {
            part.isUserInteractionEnabled = false
            control.addSubview(part)
        }
    }

    func remove(_ item: SegmentItem) { for part in item.parts { part.removeFromSuperview() } }

    // MARK: Colours

    func show(_ control: UISegmentedControl) {
        let selected = control.selectedSegmentIndex
        control.backgroundColorUnlessSet(hasImages ? nil : .tertiarySystemFill)
        selection.backgroundColor = control.selectedSegmentTintColor ?? Self.selectionColor
        selection.isHidden = selected < 0 || hasImages
        for (index, item) in control.items.enumerated() { show(item, control.state(ofSegment: index), control) }
        showDividers(control)
    }

    private func show(_ item: SegmentItem, _ state: UIControl.State, _ control: UISegmentedControl) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium),
            .foregroundColor: UIColor.label,
        ]
        if state.contains(.disabled) { attributes[.foregroundColor] = UIColor.tertiaryLabel }
        let isDimmed = state.contains(.highlighted) && !state.contains(.disabled)
        for known in [UIControl.State.normal, .highlighted, .selected, .disabled]
        where known == .normal || state.contains(known) {
            guard var own = control.textAttributes[known] else { continue }
            // A colour for all states doesn't hide that a segment is off.
            if known == .normal, state.contains(.disabled) { own[.foregroundColor] = nil }
            attributes.merge(own) { $1 }
        }
        let title = item.image == nil ? item.title.map { NSAttributedString(string: $0, attributes: attributes) } : nil
        if item.label.attributedText != title { item.label.attributedText = title }
        if item.imageView.image != item.image { item.imageView.image = item.image }
        item.imageView.setFixedTint(attributes[.foregroundColor] as? UIColor ?? .label)
        for part in [item.label, item.imageView] as [UIView] { part.alpha = isDimmed ? 0.3 : 1 }
        item.background.image =
            images.background[BarState(state, .default)] ?? images.background[BarState(.normal, .default)]
        item.background.isHidden = !hasImages
    }

    private func showDividers(_ control: UISegmentedControl) {
        let count = max(control.items.count - 1, 0)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let line = UIImageView()
            dividers.append(line)
            control.insertSubview(line, belowSubview: selection)
        }
        for (index, line) in dividers.enumerated() {
            let (one, two) = (control.state(ofSegment: index), control.state(ofSegment: index + 1))
            let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let states = isMirrored ? DividerStates(left: two, right: one) : DividerStates(left: one, right: two)
            line.image =
                images.divider[BarState(states, .default)]
                ?? images.divider[BarState(DividerStates(left: .normal, right: .normal), .default)]
            line.backgroundColor = line.image == nil ? .separator : nil
            let isBesideSelection = one.contains(.selected) || two.contains(.selected)
            line.alpha = line.image == nil && (isBesideSelection || hasImages) ? 0 : 1
        }
    }

    // MARK: Places

    func place(in control: UISegmentedControl, frames: [CGRect]) {
        for (index, (item, frame)) in zip(control.items, frames).enumerated() {
            let shift = shift(index, item, control)
            let size = item.contentSize
            item.imageView.frame = CGRect(
                x: frame.midX - size.width / 2 + shift.horizontal, y: frame.midY - size.height / 2 + shift.vertical,
                width: item.image?.size.width ?? 0, height: item.image?.size.height ?? 0)
            item.label.frame = frame.insetBy(dx: min(4, frame.width / 2), dy: 0)
                .offsetBy(dx: shift.horizontal, dy: shift.vertical)
            item.background.frame = frame
        }
        for (index, line) in dividers.enumerated() where index + 1 < frames.count {
            let x = max(min(frames[index].maxX, frames[index + 1].maxX), 0)
            let size = line.image?.size ?? CGSize(width: 1, height: control.bounds.height - 16)
            line.frame = CGRect(
                x: x - size.width / 2, y: control.bounds.midY - size.height / 2, width: size.width,
                height: max(size.height, 0))
        }
        let selected = control.selectedSegmentIndex
        guard frames.indices.contains(selected) else { return }
        selection.frame = frames[selected].insetBy(dx: 2, dy: 2)
        selection.castShadowOfOutline()
    }

    private func shift(_ index: Int, _ item: SegmentItem, _ control: UISegmentedControl) -> UIOffset {
        let count = control.items.count
        let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isFirst = index == 0, isLast = index == count - 1
        let type: UISegmentedControl.Segment =
            count == 1
            ? .alone : isFirst ? (isMirrored ? .right : .left) : isLast ? (isMirrored ? .left : .right) : .center
        let own = adjustments[BarState(type, .default)] ?? adjustments[BarState(.any, .default)] ?? .zero
        return UIOffset(horizontal: own.horizontal + item.offset.width, vertical: own.vertical + item.offset.height)
    }
}

extension UISegmentedControl {
    private static let margin = Metrics.Control.segmentMargin
    private static let height = Metrics.Control.segmentedHeight

    var naturalSize: CGSize {
        let own = items.filter { $0.width <= 0 }.map { $0.contentSize.width + Self.margin }
        let free = apportionsSegmentWidthsByContent ? own.reduce(0, +) : (own.max() ?? 0) * CGFloat(own.count)
        let tallest = items.reduce(0) { max($0, $1.image?.size.height ?? 0) }
        return CGSize(width: items.reduce(free) { $0 + $1.width }, height: max(Self.height, tallest + 6))
    }

    /// From the leading side on.
    var segmentFrames: [CGRect] {
        let fixed = items.reduce(0) { $0 + $1.width }
        let free = items.filter { $0.width <= 0 }
        let natural = free.reduce(0) { $0 + $1.contentSize.width + Self.margin }
        let rest = max(0, bounds.width - fixed)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        return items.map { item in
            let width: CGFloat =
                if item.width > 0 { item.width } else if apportionsSegmentWidthsByContent && natural > 0 {
                    rest * (item.contentSize.width + Self.margin) / natural
                } else { rest / CGFloat(max(free.count, 1)) }
            defer { x += width }
            return CGRect(
                x: bounds.minX + (isMirrored ? bounds.width - x - width : x), y: bounds.minY, width: width,
                height: bounds.height)
        }
    }

    /// In the control's coordinates.
    func frameOfSegment(_ index: Int) -> CGRect { items.indices.contains(index) ? segmentFrames[index] : .zero }

    /// The control's own ground; one that the app has given stays.
    func backgroundColorUnlessSet(_ color: UIColor?) {
        guard backgroundColor == nil || backgroundColor == looksGround else { return }
        looksGround = color
        backgroundColor = color
    }
}
