import MapKit
import SwiftUI
import UIKit

/// Shows a view of the app's on the map, with its name below.
@MainActor final class HostedAnnotationView: MKAnnotationView {
    private var hosting: UIHostingController<AnyView>?
    private let label = UILabel()

    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    func show(_ content: AnyView, _ anchor: UnitPoint, _ title: String?, under node: ViewNode) {
        let hosting = hosting ?? UIHostingController(rootView: content, under: node)
        hosting.rootView = content
        if self.hosting == nil {
            self.hosting = hosting
            hosting.safeAreaRegions = []
            hosting.view.backgroundColor = .clear
            addSubview(hosting.view)
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = .label
            label.textAlignment = .center
            addSubview(label)
        }
        // As large as it wants to be: what takes all the room that it is offered goes behind the rest.
        let size = hosting.view.intrinsicContentSize
        bounds.size = size
        hosting.view.frame = bounds
        centerOffset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        label.text = title
        label.isHidden = (title ?? "").isEmpty
        let fitting = label.sizeThatFits(CGSize(width: 160, height: 20))
        label.frame = CGRect(
            x: (size.width - fitting.width) / 2, y: size.height + 1, width: fitting.width, height: fitting.height)
    }
}
