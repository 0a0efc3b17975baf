import CoreGraphics
import Foundation
import PorticoHost
import QuartzCore

/// The device's screen. Bounds are in points of the interface's present orientation.
///
/// - From: `AppRuntime` (the device profile)
/// - To: `UIWindow`
@preconcurrency @MainActor open class UIScreen: NSObject, ScreenConvertible, UITraitEnvironment, UITraitChangeObservable
{
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0
        case insetBounds = 1
        case none = 2

        @available(*, deprecated, renamed: "none")
        public static var insetApplicationFrame: OverscanCompensation { .none }
    }

    /// Whether the screen shows colours as a reference display.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported = 0
        case notEnabled = 1
        case limited = 2
        case enabled = 3
    }

    /// The pixels of a point on the main screen, known without a screen object: every view asks for it.
    nonisolated static var mainScale: CGFloat {
        get { pixels.value }
        set { pixels.value = newValue }
    }
    nonisolated private static let pixels = AnyThread(UITraitCollection.systemDefault.displayScale)

    @InProcess private(set) static var mainScreen = UIScreen(profile: .ofProcess)

    private(set) var profile: DeviceProfile
    var orientation = UIInterfaceOrientation.portrait
    var interfaceStyle = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
    /// Holds the layers of all windows, back to front; what the render thread shows.
    private(set) var stage = CALayer()
    /// The one context that commits this screen's layers.
    private(set) var context: LayerContext
    private(set) var windows: [UIWindow] = []
    var traits: TraitState?
    /// What observers were told of last.
    private var knownTraits: UITraitCollection?

    init(profile: DeviceProfile) {
        self.profile = profile
        context = LayerContext(root: stage)
        super.init()
        prepareStage()
        applyGeometry()
    }

    open class var main: UIScreen {
        Above.startTestHost()
        return mainScreen
    }
    open class var screens: [UIScreen] { [main] }

    /// A view that shows what is on the screen now: the app's windows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { makeSnapshot(afterUpdates) }

    /// Makes `profile`'s screen the main one. Called once, before the first window.
    static func use(_ profile: DeviceProfile) {
        mainScale = CGFloat(profile.scale)
        mainScreen = UIScreen(profile: profile)
    }

    private func prepareStage() {
        // The screen itself never animates. No explicit transaction here: one would commit before anybody listens.
        stage.actions = ["bounds": NSNull(), "position": NSNull(), "sublayers": NSNull(), "onOrderIn": NSNull()]
    }

    /// An empty screen for a new render side, which has never heard of the layers that the last one knew.
    func renew() {
        for window in windows { hide(window) }
        orientation = .portrait
        interfaceStyle = .light
        textSize = .large
        AccessibilityOptions.all = []
        (traits, knownTraits) = (nil, nil)
        stage = CALayer()
        context = LayerContext(root: stage)
        prepareStage()
        applyGeometry()
    }

    private func applyGeometry() {
        stage.bounds = bounds
        stage.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let old = knownTraits
        let new = traits(for: bounds.size)
        UITraitCollection.systemDefault = new
        knownTraits = new
        guard let old, old != new else { return }
        new.withCurrent {
            traitCollectionDidChange(old)
            traits?.tell(self, from: old, to: new)
        }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Geometry

    open var bounds: CGRect {
        orientation.isLandscape
            ? CGRect(x: 0, y: 0, width: profile.height, height: profile.width)
            : CGRect(x: 0, y: 0, width: profile.width, height: profile.height)
    }
    /// The screen without the status bar, while that is shown.
    @available(*, deprecated, message: "Use the bounds of the app's window")
    open var applicationFrame: CGRect {
        let bar = Above.application.statusBarFrame.height
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }
    open var scale: CGFloat { CGFloat(profile.scale) }
    /// Pixels, portrait.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: profile.width * profile.scale, height: profile.height * profile.scale)
    }
    open var nativeScale: CGFloat { scale }
    open var maximumFramesPerSecond: Int { 60 }
    open var brightness: CGFloat = 0.5
    open var wantsSoftwareDimming = false
    open var overscanCompensation = OverscanCompensation.scale
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    @available(*, deprecated)
    open var supportsFocus: Bool { false }
    @available(*, deprecated)
    open var focusedView: UIView? { nil }

    /// A display link that beats with this screen's frames; add it to a run loop.
    /// - Parameter sel: takes the link, or nothing.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var calibratedLatency: CFTimeInterval { 0 }
    open var currentEDRHeadroom: CGFloat { 1 }
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var coordinateSpace: any UICoordinateSpace { self }
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    open var availableModes: [UIScreenMode] { [preferredMode!] }
    open var preferredMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var currentMode: UIScreenMode? {
        get { preferredMode }
        set {}
    }
    open var traitCollection: UITraitCollection { traits(for: bounds.size) }

    func convertToScreen(_ point: CGPoint) -> CGPoint { point }
    func convertFromScreen(_ point: CGPoint) -> CGPoint { point }

    var safeArea: UIEdgeInsets {
        let insets = orientation.isLandscape ? profile.landscapeSafeArea : profile.portraitSafeArea
        return UIEdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }

    /// The height of the status bar's strip; a phone in landscape shows none.
    var statusBarHeight: CGFloat {
        if profile.idiom == .phone, orientation.isLandscape { return 0 }
        return CGFloat(
            profile.portraitSafeArea.top > 30 ? profile.portraitSafeArea.top - 5 : profile.portraitSafeArea.top)
    }

    /// What a full-size interface of `size` on this screen finds.
    func traits(for size: CGSize) -> UITraitCollection {
        var values = TraitValues(device: profile, size: size)
        values.userInterfaceStyle = interfaceStyle
        values.preferredContentSizeCategory = textSize
        values.accessibilityContrast = UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal
        values.legibilityWeight = UIAccessibility.isBoldTextEnabled ? .bold : .regular
        values.layoutDirection = InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight
        return UITraitCollection(values: values)
    }

    // MARK: Windows

    /// Puts a window's layer where its level says, above the windows of the same level that came before.
    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: index)
        stage.insertSublayer(window.layer, at: UInt32(index))
    }

    func hide(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    func change(orientation new: UIInterfaceOrientation) {
        orientation = new
        applyGeometry()
    }

    func change(textSize new: UIContentSizeCategory) {
        textSize = new
        applyGeometry()
    }

    func change(accessibility options: Set<HostAccessibility>) {
        AccessibilityOptions.all = options
        applyGeometry()
    }

    func change(interfaceStyle new: UIUserInterfaceStyle) {
        interfaceStyle = new
        applyGeometry()
    }

    /// What another device, or the same in other hands, has otherwise.
    struct Setting {
        var profile: DeviceProfile
        var orientation: UIInterfaceOrientation
        var style: UIUserInterfaceStyle
        var textSize: UIContentSizeCategory
    }

    var setting: Setting {
        get { Setting(profile: profile, orientation: orientation, style: interfaceStyle, textSize: textSize) }
        set {
            profile = newValue.profile
            orientation = newValue.orientation
            interfaceStyle = newValue.style
            textSize = newValue.textSize
            UIScreen.mainScale = CGFloat(profile.scale)
            applyGeometry()
        }
    }
}

/// A size in pixels that a screen can show.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    public let size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

extension UIScreen {
    public class var brightnessDidChangeNotification: NSNotification.Name {
        .init("UIScreenBrightnessDidChangeNotification")
    }
    public class var modeDidChangeNotification: NSNotification.Name { .init("UIScreenModeDidChangeNotification") }
    public class var capturedDidChangeNotification: NSNotification.Name {
        .init("UIScreenCapturedDidChangeNotification")
    }
    public class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name {
        .init("UIScreenReferenceDisplayModeStatusDidChangeNotification")
    }
    public class var didConnectNotification: NSNotification.Name { .init("UIScreenDidConnectNotification") }
    public class var didDisconnectNotification: NSNotification.Name { .init("UIScreenDidDisconnectNotification") }
}

extension UIScreen: TraitHolder {
    // A screen has observers and no overrides.
    func applyTraitOverrides() {}
}
