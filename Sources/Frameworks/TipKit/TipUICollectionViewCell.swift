import SwiftUI
import UIKit

/// A collection's cell that shows a tip.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    private var tipView: TipUIView?

    /// Shows a tip.
    public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        tipView?.removeFromSuperview()
        tipView = TipUIView.added(to: contentView, tip, arrowEdge, actionHandler)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        tipView?.removeFromSuperview()
        tipView = nil
    }
}

/// A collection's supplementary view that shows a tip.
@preconcurrency @MainActor
open class TipUICollectionReusableView: UICollectionReusableView {
    private var tipView: TipUIView?

    /// Shows a tip.
    public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        tipView?.removeFromSuperview()
        tipView = TipUIView.added(to: self, tip, arrowEdge, actionHandler)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        tipView?.removeFromSuperview()
        tipView = nil
    }
}

extension TipUIView {
    /// A view that fills another.
    fileprivate static func added(
        to view: UIView, _ tip: any Tip, _ edge: Edge?, _ handler: @escaping @MainActor (Tips.Action) -> Void
    ) -> TipUIView {
        let tip = TipUIView(tip, arrowEdge: edge, actionHandler: handler)
        tip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tip)
        NSLayoutConstraint.activate([
            tip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tip.topAnchor.constraint(equalTo: view.topAnchor),
            tip.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return tip
    }
}
