import CoreGraphics
import Foundation

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

// guide: class
/// A row of dots, of which a person fills the first few.
@MainActor final class RatingControl: UIControl {
    static let side: CGFloat = 28
    static let count = 5

    private let dots = (0..<count).map { _ in UIView(frame: .zero) }
    private var storedRating = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        for dot in dots {
            // Touches are the control's own.
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.side / 2
            addSubview(dot)
        }
        show()
    }
    // guide: end

    // guide: value
    /// How many dots are full, 0 to 5; what lies beyond is brought back. Setting it sends no event.
    var rating: Int {
        get { storedRating }
        set {
            let kept = min(max(newValue, 0), Self.count)
            guard kept != storedRating else { return }
            storedRating = kept
            show()
        }
    }
    // guide: end

    // guide: property
    /// Points between two dots, 8 to begin with.
    var spacing: CGFloat = 8 {
        didSet {
            guard spacing != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    // guide: end

    // guide: looks
    private func show() {
        for (place, dot) in dots.enumerated() {
            dot.backgroundColor = place < storedRating ? tintColor : .tertiarySystemFill
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func controlStateDidChange() {
        alpha = isEnabled ? 1 : 0.5
    }
    // guide: end

    // guide: layout
    override var intrinsicContentSize: CGSize {
        let count = CGFloat(Self.count)
        return CGSize(width: count * Self.side + (count - 1) * spacing, height: Self.side)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (place, dot) in dots.enumerated() {
            let x = CGFloat(place) * (Self.side + spacing)
            dot.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - Self.side : x, y: (bounds.height - Self.side) / 2,
                width: Self.side,
                height: Self.side)
        }
    }
    // guide: end

    // guide: touches
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        let x = touch.location(in: self).x
        let along = isRightToLeft ? bounds.width - x : x
        pick(Int((along / (Self.side + spacing)).rounded(.up)))
    }

    /// What a person does: the value, then the events, and neither where nothing changes.
    private func pick(_ wanted: Int) {
        let old = rating
        rating = wanted
        if rating != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
    // guide: end

    // guide: accessibility
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: rating.formatted(), traits: stateTraits.union(.adjustable))
    }

    override func accessibilityIncrement() { pick(rating + 1) }
    override func accessibilityDecrement() { pick(rating - 1) }
    // guide: end
}
