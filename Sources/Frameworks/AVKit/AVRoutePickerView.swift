import UIKit

/// Hears of the list of other loudspeakers and screens.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// The list is about to be shown. It is never called (DEV-1217).
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// The list was put away. It is never called (DEV-1217).
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Stands for a delegate without the method.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Stands for a delegate without the method.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A button for other loudspeakers and screens. There are none: a tap shows nothing (DEV-1217).
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpButton()
    }

    private func setUpButton() {
        setImage()
        button.accessibilityLabel = "AirPlay"
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
    }

    /// Hears of the list.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The button's colour while something else than the device plays, which never is (DEV-1217).
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether screens come first in the list; false at first. It is seen by the picture alone (DEV-1217).
    open var prioritizesVideoDevices = false { didSet { setImage() } }

    private func setImage() {
        let name = prioritizesVideoDevices ? "airplayvideo" : "airplayaudio"
        button.setImage(UIImage(systemName: name), for: .normal)
    }
}
