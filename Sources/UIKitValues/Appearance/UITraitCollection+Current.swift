import CoreGraphics
import Foundation
import PorticoHost

extension UITraitCollection {
    /// The traits under which dynamic colours resolve on this thread now.
    ///
    /// UIKit sets it around a view's and a view controller's own callbacks (drawing, layout, appearance). Elsewhere it
    /// is what was last set on this thread, or the main screen's traits.
    public class var current: UITraitCollection {
        get { ThreadDrawingState.current.traits ?? systemDefault }
        set { ThreadDrawingState.current.traits = newValue }
    }

    /// Runs the closure with this collection as `current`, then puts back what was current before.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    /// `performAsCurrent` for the runtime's own use: returns a value, rethrows errors.
    package func withCurrent<R>(_ body: () throws -> R) rethrows -> R {
        let state = ThreadDrawingState.current
        let previous = state.traits
        state.traits = self
        defer { state.traits = previous }
        return try body()
    }

    /// The main screen's traits. Written by the composition root at launch and when the device changes them (dark mode,
    /// text size), always on the main thread, while no other thread draws.
    package static var systemDefault: UITraitCollection {
        get { ofDevice.value }
        set { ofDevice.value = newValue }
    }
    private static let ofDevice = AnyThread(
        UITraitCollection(
            values: TraitValues(
                device: .ofProcess,
                size: CGSize(width: DeviceProfile.ofProcess.width, height: DeviceProfile.ofProcess.height))))
}

extension TraitValues {
    /// What a full-size interface of `size` on a device finds.
    package init(device: DeviceProfile, size: CGSize) {
        self = .phone
        displayScale = CGFloat(device.scale)
        if device.idiom == .pad {
            userInterfaceIdiom = .pad
            horizontalSizeClass = size.width >= 600 ? .regular : .compact
        } else {
            let isLandscape = size.width > size.height
            // Only the large phones are wide enough for a regular width in landscape.
            horizontalSizeClass = isLandscape && size.width >= 896 ? .regular : .compact
            verticalSizeClass = isLandscape ? .compact : .regular
        }
    }

    /// What an iPhone in portrait starts with.
    package static let phone: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.accessibilityContrast = .normal
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.displayScale = 3
        values.displayGamut = .P3
        values.layoutDirection = .leftToRight
        values.legibilityWeight = .regular
        values.forceTouchCapability = .unavailable
        values.activeAppearance = .active
        values.preferredContentSizeCategory = .large
        values.listEnvironment = .none
        values.sceneCaptureState = .inactive
        return values
    }()
}
