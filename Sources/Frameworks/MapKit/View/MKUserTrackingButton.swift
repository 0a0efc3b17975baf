import Foundation
import UIKit

/// A button that has a map follow the person who holds the device.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    /// Which map. It isn't owned.
    open weak var mapView: MKMapView? { didSet { update() } }
    private let button = UIButton(type: .system)

    /// A map's button.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        update()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.accessibilityLabel = "Tracking"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let mapView else { return }
                mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
                update()
            }, for: .touchUpInside)
        addSubview(button)
        update()
    }

    private func update() {
        let isFollowing = mapView.map { $0.userTrackingMode != .none } ?? false
        button.setImage(UIImage(systemName: isFollowing ? "location.fill" : "location"), for: .normal)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        update()
    }
}

/// The same for a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// Which map. It isn't owned.
    open weak var mapView: MKMapView? { didSet { button.mapView = mapView } }
    private let button = MKUserTrackingButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

    /// A map's button.
    public init(mapView: MKMapView?) {
        super.init()
        self.mapView = mapView
        button.mapView = mapView
        customView = button
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        customView = button
    }
}
