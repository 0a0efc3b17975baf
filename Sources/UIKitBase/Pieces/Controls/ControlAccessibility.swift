import CoreGraphics
import Foundation

// What UIKit's own views say about themselves while the app says nothing else.

extension UIControl {
    /// What the control's state adds to the traits.
    var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIButton {
    var buttonAccessibility: StandardAccessibility {
        let title = currentAttributedTitle?.string ?? currentTitle
        let configured = configuration.flatMap { $0.title ?? $0.image?.accessibilityLabel }
        return StandardAccessibility(
            isElement: true, label: title ?? configured ?? currentImage?.accessibilityLabel,
            traits: stateTraits.union(.button))
    }
}

extension UISwitch {
    var switchAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: title, value: isOn ? "1" : "0", traits: stateTraits.union([.button, .toggleButton]))
    }
}

/// “25%”, as the person's region writes it.
private func percent(_ share: Double) -> String {
    share.formatted(.percent.precision(.fractionLength(0)).locale(.current))
}

extension UISlider {
    var sliderAccessibility: StandardAccessibility {
        let range = maximumValue - minimumValue
        return StandardAccessibility(
            isElement: true, value: percent(range > 0 ? Double((value - minimumValue) / range) : 0),
            traits: stateTraits.union(.adjustable))
    }

    func moveByAccessibility(_ share: Float) {
        let old = value
        setValue(value + share * (maximumValue - minimumValue), animated: false)
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

extension UIProgressView {
    var progressAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: percent(Double(progress)), traits: .updatesFrequently)
    }
}

extension UIActivityIndicatorView {
    var activityAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: isAnimating || !hidesWhenStopped,
            label: isAnimating ? Word.inProgress.text : Word.progressHalted.text,
            traits: .updatesFrequently)
    }
}

extension UIPageControl {
    var pageAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true,
            value: numberOfPages == 0 ? nil : Word.pageOf.text("\(currentPage + 1)", "\(numberOfPages)"),
            traits: stateTraits.union([.adjustable, .updatesFrequently]))
    }
}

extension UIView {
    /// The view's own parts, made when somebody first asks; they say and are where the view is then.
    func parts(
        _ count: Int, say: @escaping @MainActor (Int) -> StandardAccessibility,
        place: @escaping @MainActor (Int) -> CGRect, step: (@MainActor (Int, Int) -> Void)? = nil,
        activate: (@MainActor (Int) -> Void)? = nil
    ) -> [AccessibilityPart] {
        let store = needAccessibilityStore()
        if store.parts.count > count { store.parts.removeLast(store.parts.count - count) }
        for number in store.parts.count..<count {
            store.parts.append(
                AccessibilityPart(number, of: self, say: say, place: place, step: step, activate: activate))
        }
        return store.parts
    }
}

extension UIStepper {
    /// Two buttons.
    var stepperParts: [AccessibilityPart] {
        parts(2) { [weak self] number in
            guard let self else { return .nothing }
            let isAtEnd = number == 0 ? value <= minimumValue : value >= maximumValue
            return StandardAccessibility(
                label: (number == 0 ? Word.decrement : .increment).text, value: accessibilityValue,
                traits: isEnabled && (wraps || !isAtEnd) ? .button : [.button, .notEnabled])
        } place: { [weak self] number in
            guard let bounds = self?.bounds else { return .zero }
            return CGRect(
                x: number == 0 ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
                height: bounds.height)
        }
    }
}

extension UISegmentedControl {
    /// One button a segment.
    var segmentParts: [AccessibilityPart] {
        parts(numberOfSegments) { [weak self] number in
            guard let self else { return .nothing }
            var traits = UIAccessibilityTraits.button
            if number == selectedSegmentIndex { traits.insert(.selected) }
            if !isEnabled || !isEnabledForSegment(at: number) { traits.insert(.notEnabled) }
            let label =
                titleForSegment(at: number) ?? imageForSegment(at: number)?.accessibilityLabel
                ?? actionForSegment(at: number)?.title
            return StandardAccessibility(
                label: label, value: Word.numberOf.text("\(number + 1)", "\(numberOfSegments)"), traits: traits)
        } place: { [weak self] in
            self?.frameOfSegment($0) ?? .zero
        }
    }
}
