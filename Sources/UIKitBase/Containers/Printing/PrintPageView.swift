import CoreGraphics
import Foundation
import QuartzCore

/// A page in the sheet: small, on white paper. A tap leaves it out or takes it in again.
///
/// - From: `PrintPanelController`
@MainActor final class PrintPageView: UIControl {
    private let job: PrintJob
    private let page: Int
    private let count: Int
    private let mark = UIImageView()

    init(_ job: PrintJob, page: Int, count: Int) {
        (self.job, self.page, self.count) = (job, page, count)
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        mark.image = UIImage(systemName: "checkmark.circle.fill")
        addSubview(mark)
        isSelected = true
    }

    required init?(coder: NSCoder) { nil }

    /// Whether pages can be left out at all.
    var isChoice = false { didSet { controlStateDidChange() } }

    override func controlStateDidChange() {
        mark.isHidden = !isChoice || !isSelected
        alpha = isSelected ? 1 : 0.4
        isUserInteractionEnabled = isChoice
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        mark.frame = CGRect(x: isMirrored ? 6 : bounds.width - 28, y: bounds.height - 28, width: 22, height: 22)
    }

    override func draw(_ rect: CGRect) {
        let paper = job.renderer.paperRect
        guard paper.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
        _ = job.renderer.currentRenderingQuality(forRequested: .responsive)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            context.saveGState()
            context.scaleBy(x: bounds.width / paper.width, y: bounds.height / paper.height)
            job.renderer.drawPage(at: page, in: job.renderer.printableRect)
            context.restoreGState()
        }
    }

    override var standardAccessibility: StandardAccessibility {
        let label = Word.pageOf.text((page + 1).formatted(), count.formatted())
        var traits: UIAccessibilityTraits = isChoice ? .button : .image
        if isChoice, isSelected { traits.insert(.selected) }
        return StandardAccessibility(isElement: true, label: label, traits: traits)
    }
}
