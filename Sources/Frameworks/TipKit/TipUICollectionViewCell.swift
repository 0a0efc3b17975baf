import SwiftUI
import UIKit

/// A collection's cell that shows a tip.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    private let slot = TipSlot()

    /// Shows a tip.
    public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        slot.fillView(contentView, with: TipUIView(tip, arrowEdge: arrowEdge, actionHandler: actionHandler))
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        slot.removeTip()
    }
}

/// A collection's supplementary view that shows a tip.
@preconcurrency @MainActor
open class TipUICollectionReusableView: UICollectionReusableView {
    private let slot = TipSlot()

    /// Shows a tip.
    public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        slot.fillView(self, with: TipUIView(tip, arrowEdge: arrowEdge, actionHandler: actionHandler))
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        slot.removeTip()
    }
}

/// The place for one tip in a reused view.
@MainActor
private final class TipSlot {
    private var tipView: TipUIView?

    func removeTip() {
        tipView?.removeFromSuperview()
        tipView = nil
    }

    /// Puts a tip in the place of the last one: it fills the view.
    func fillView(_ view: UIView, with tip: TipUIView) {
        removeTip()
        tipView = tip
        tip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tip)
        NSLayoutConstraint.activate([
            tip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tip.topAnchor.constraint(equalTo: view.topAnchor),
            tip.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
