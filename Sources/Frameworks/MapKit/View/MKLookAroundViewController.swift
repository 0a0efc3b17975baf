import Foundation
import UIKit

/// Hears of what is seen of streets. Nothing is seen of any (DEV-1469), so nothing calls these.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    /// Stands for a delegate without the method.
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    /// Stands for a delegate without the method.
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    /// Stands for a delegate without the method.
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    /// Stands for a delegate without the method.
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    /// Stands for a delegate without the method.
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    /// Stands for a delegate without the method.
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Shows a place as it looks from the street. There is no such picture (DEV-1469): it shows a plain ground with a sign.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    /// The place; nil for none.
    open var scene: MKLookAroundScene?
    /// Hears of what is seen. It isn't owned.
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    /// Whether a person may walk through the streets. Kept (DEV-1469).
    open var isNavigationEnabled = true
    /// Whether streets have their names. Kept (DEV-1469).
    open var showsRoadLabels = true
    /// The places of interest with a sign. Kept (DEV-1469).
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The corner of the sign that says whose pictures these are. Kept (DEV-1469).
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    /// A controller for a place.
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller without a place.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// A controller of a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let sign = UIImageView(image: UIImage(systemName: "binoculars"))
        sign.tintColor = .tertiaryLabel
        sign.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sign)
        NSLayoutConstraint.activate([
            sign.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sign.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
