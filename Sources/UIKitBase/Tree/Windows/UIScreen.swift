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
    /// How a screen makes good for the edges that it cuts off. Without effect here (DEV-212).
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0
        case insetBounds = 1
        case none = 2

        /// The old name of `none`.
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
    package nonisolated static var mainScale: CGFloat {
        get { pixels.value }
        set { pixels.value = newValue }
    }
    nonisolated private static let pixels = AnyThread(UITraitCollection.systemDefault.displayScale)

    @InProcess private(set) static var mainScreen = UIScreen(profile: .ofProcess)

    package final private(set) var profile: DeviceProfile
    package final var orientation = UIInterfaceOrientation.portrait
    final var interfaceStyle = UIUserInterfaceStyle.light
    package final var textSize = UIContentSizeCategory.large
    /// Holds the layers of all windows, back to front; what the render thread shows.
    package final private(set) var stage = CALayer()
    /// The one context that commits this screen's layers.
    package private(set) lazy var context = LayerContext(root: stage)
    package final private(set) var windows: [UIWindow] = []
    package final var traits: TraitState?
    /// What observers were told of last.
    private var knownTraits: UITraitCollection?

    init(profile: DeviceProfile) {
        self.profile = profile
        super.init()
        prepareStage()
        applyGeometry()
    }

    /// A screen like the device's one that shows nothing: what a class of an app's own, a stand-in in its tests, begins with.
    nonisolated public override init() {
        profile = .ofProcess
        super.init()
    }

    /// The device's screen.
    open class var main: UIScreen {
        Above.startTestHost()
        return mainScreen
    }
    /// All screens: the device's one alone.
    open class var screens: [UIScreen] { [main] }

    /// A view that shows what is on the screen now: the app's windows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { makeSnapshot(afterUpdates) }

    /// Makes `profile`'s screen the main one. Called once, before the first window.
    package static func use(_ profile: DeviceProfile) {
        mainScale = CGFloat(profile.scale)
        mainScreen = UIScreen(profile: profile)
    }

    private func prepareStage() {
        // The screen itself never animates. No explicit transaction here: one would commit before anybody listens.
        stage.actions = ["bounds": NSNull(), "position": NSNull(), "sublayers": NSNull(), "onOrderIn": NSNull()]
    }

    /// An empty screen for a new render side, which has never heard of the layers that the last one knew.
    package final func renew() {
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

    /// The screen's traits are others now. Does nothing by itself.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Geometry

    /// The screen in points, as the interface stands at present: wider than high in landscape.
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
    /// Pixels for each point, along either axis.
    open var scale: CGFloat { CGFloat(profile.scale) }
    /// Pixels, portrait.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: profile.width * profile.scale, height: profile.height * profile.scale)
    }
    /// Pixels for each point of the physical screen: the same as `scale`.
    open var nativeScale: CGFloat { scale }
    /// How often a second the screen shows a new picture at most: 60.
    open var maximumFramesPerSecond: Int { 60 }
    /// How bright the screen is, 0…1. Kept (DEV-212); 0.5 by default.
    open var brightness: CGFloat = 0.5
    /// Whether content may be dimmed beyond the screen's own minimum. Kept (DEV-212); false by default.
    open var wantsSoftwareDimming = false
    /// How cut-off edges are made good. Kept (DEV-212); `scale` by default.
    open var overscanCompensation = OverscanCompensation.scale
    /// What the screen cuts off at its edges: nothing.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Whether the screen shows reference colours: `notSupported`.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// Whether things on the screen can have focus: on tablets, and with Full Keyboard Access.
    @available(*, deprecated)
    open var supportsFocus: Bool { FocusEngine.isAvailable }
    /// The item that has the focus; nil while none has.
    @available(*, deprecated)
    open weak var focusedItem: (any UIFocusItem)? { FocusEngine.shared.item }
    /// The view that has the focus; nil while none has.
    @available(*, deprecated)
    open var focusedView: UIView? { FocusEngine.shared.item as? UIView }

    /// A display link that beats with this screen's frames; add it to a run loop.
    /// - Parameter sel: takes the link, or nothing.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// Whether the screen is recorded or mirrored: false.
    open var isCaptured: Bool { false }
    /// The screen that this one mirrors: nil.
    open var mirrored: UIScreen? { nil }
    /// Seconds between a frame and its showing: 0.
    open var calibratedLatency: CFTimeInterval { 0 }
    /// How much brighter than white the screen can be now: 1, no brighter.
    open var currentEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white the screen can ever be: 1, no brighter.
    open var potentialEDRHeadroom: CGFloat { 1 }
    /// The screen's coordinates, as the interface stands at present.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen held upright: they stay with the device as the interface turns.
    open var fixedCoordinateSpace: any UICoordinateSpace { TurnedScreenSpace(self, .portrait) }
    /// What the screen can show: the one mode of its pixels.
    open var availableModes: [UIScreenMode] { [preferredMode!] }
    /// The mode of the screen's own pixels.
    open var preferredMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// The mode of the screen's own pixels; setting another one changes nothing.
    open var currentMode: UIScreenMode? {
        get { preferredMode }
        set {}
    }
    /// The traits of an interface that fills the screen.
    open var traitCollection: UITraitCollection { traits(for: bounds.size) }

    package final func convertToScreen(_ point: CGPoint) -> CGPoint { point }
    package final func convertFromScreen(_ point: CGPoint) -> CGPoint { point }

    final var safeArea: UIEdgeInsets {
        let insets = orientation.isLandscape ? profile.landscapeSafeArea : profile.portraitSafeArea
        return UIEdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }

    /// The height of the status bar's strip; a phone in landscape shows none.
    package final var statusBarHeight: CGFloat {
        if profile.idiom == .phone, orientation.isLandscape { return 0 }
        return CGFloat(
            profile.portraitSafeArea.top > 30 ? profile.portraitSafeArea.top - 5 : profile.portraitSafeArea.top)
    }

    /// What a full-size interface of `size` on this screen finds.
    final func traits(for size: CGSize) -> UITraitCollection {
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
    package func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: index)
        stage.insertSublayer(window.layer, at: UInt32(index))
    }

    package final func hide(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    package final func change(orientation new: UIInterfaceOrientation) {
        orientation = new
        applyGeometry()
    }

    package final func change(textSize new: UIContentSizeCategory) {
        textSize = new
        applyGeometry()
    }

    package final func change(accessibility options: Set<HostAccessibility>) {
        AccessibilityOptions.all = options
        applyGeometry()
    }

    package final func change(interfaceStyle new: UIUserInterfaceStyle) {
        interfaceStyle = new
        applyGeometry()
    }

    /// What another device, or the same in other hands, has otherwise.
    package struct Setting {
        package var profile: DeviceProfile
        package var orientation: UIInterfaceOrientation
        package var style: UIUserInterfaceStyle
        package var textSize: UIContentSizeCategory

        package init(
            profile: DeviceProfile, orientation: UIInterfaceOrientation, style: UIUserInterfaceStyle,
            textSize: UIContentSizeCategory
        ) {
            self.profile = profile
            self.orientation = orientation
            self.style = style
            self.textSize = textSize
        }
    }

    package final var setting: Setting {
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
    /// Width and height in pixels, portrait.
    public let size: CGSize
    /// How wide a pixel is compared to its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }

    nonisolated public override init() {
        size = .zero
        super.init()
    }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

extension UIScreen {
    /// Posted when the brightness changes. Never posted here (DEV-212).
    nonisolated public class var brightnessDidChangeNotification: NSNotification.Name {
        .init("UIScreenBrightnessDidChangeNotification")
    }
    /// Posted when the screen's mode changes. Never posted here: there is one mode.
    nonisolated public class var modeDidChangeNotification: NSNotification.Name {
        .init("UIScreenModeDidChangeNotification")
    }
    /// Posted when recording begins or ends. Never posted here.
    nonisolated public class var capturedDidChangeNotification: NSNotification.Name {
        .init("UIScreenCapturedDidChangeNotification")
    }
    /// Posted when the reference display mode changes. Never posted here.
    nonisolated public class var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name {
        .init("UIScreenReferenceDisplayModeStatusDidChangeNotification")
    }
    /// Posted when another screen is connected. Never posted here: there is one screen.
    nonisolated public class var didConnectNotification: NSNotification.Name { .init("UIScreenDidConnectNotification") }
    /// Posted when another screen is disconnected. Never posted here: there is one screen.
    nonisolated public class var didDisconnectNotification: NSNotification.Name {
        .init("UIScreenDidDisconnectNotification")
    }
}

extension UIScreen: TraitHolder {
    // A screen has observers and no overrides.
    package func applyTraitOverrides() {}
}
