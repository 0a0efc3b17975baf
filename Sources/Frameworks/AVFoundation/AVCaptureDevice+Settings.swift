import CoreGraphics
import CoreMedia
import Foundation

// What a camera is set to. No app gets a camera (DEV-1098), so that none of this is ever set or asked: code that does so builds.
extension AVCaptureDevice {
    /// The formats of the camera.
    public var formats: [Format] { [] }
    /// The format of the pictures that it gives.
    public var activeFormat: Format {
        get { Format() }
        set {}
    }
    /// The least distance at which it is sharp, in millimetres; -1: nobody knows.
    public var minimumFocusDistance: Int { -1 }
    /// The shortest time of a picture.
    public var activeVideoMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    /// The longest time of a picture.
    public var activeVideoMaxFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    /// Whether a session can have a preset with it.
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// The heat and the load of the camera.
    public var systemPressureState: SystemPressureState { SystemPressureState() }
    /// The cameras that it is made of.
    public var constituentDevices: [AVCaptureDevice] { [] }
    /// The zooms at which it goes over to another of its cameras.
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }

    // MARK: Light

    /// The mode of its light.
    public var torchMode: TorchMode {
        get { .off }
        set {}
    }
    /// The brightness of its light, from 0 to 1.
    public var torchLevel: Float { 0 }
    /// Whether its light burns.
    public var isTorchActive: Bool { false }
    /// The brightest that its light may be: a level that stands for the greatest one of the moment.
    public class var maxAvailableTorchLevel: Float { .greatestFiniteMagnitude }
    /// Whether its light can burn so.
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Turns its light on, which isn't there.
    public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceWasDisconnected) }
    /// Whether its flash can be used now.
    public var isFlashAvailable: Bool { false }
    /// Whether a photograph would need the flash.
    public var isFlashActive: Bool { false }
    /// Whether it makes dark pictures brighter.
    public var isLowLightBoostSupported: Bool { false }

    // MARK: Zoom

    /// The factor by which things are nearer.
    public var videoZoomFactor: CGFloat {
        get { 1 }
        set {}
    }
    /// The smallest zoom of the moment.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The largest zoom of the moment.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Whether it zooms.
    public var isRampingVideoZoom: Bool { false }
    /// Zooms bit by bit.
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    /// Ends that.
    public func cancelVideoZoomRamp() {}

    // MARK: Focus, exposure, colours

    /// The way in which it focuses.
    public var focusMode: FocusMode {
        get { .locked }
        set {}
    }
    /// The point on which it focuses, from 0 to 1 in both directions of a picture that lies on its side.
    public var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    /// Whether it can focus on a point.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// Whether it is about to focus.
    public var isAdjustingFocus: Bool { false }
    /// The place of the lens, from 0, near, to 1, far.
    public var lensPosition: Float { 1 }
    /// The way in which it exposes.
    public var exposureMode: ExposureMode {
        get { .locked }
        set {}
    }
    /// The point by which it exposes, as `focusPointOfInterest`.
    public var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {}
    }
    /// Whether it can expose by a point.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// Whether it is about to expose otherwise.
    public var isAdjustingExposure: Bool { false }
    /// The time of an exposure.
    public var exposureDuration: CMTime { .zero }
    /// The sensitivity of the sensor.
    public var iso: Float { 0 }
    /// The stops by which pictures are brighter than measured.
    public var exposureTargetBias: Float { 0 }
    /// The darkest that pictures can be.
    public var minExposureTargetBias: Float { 0 }
    /// The brightest that pictures can be.
    public var maxExposureTargetBias: Float { 0 }
    /// Sets how much brighter pictures are. The handler isn't called: nothing is exposed.
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    /// The way in which colours are balanced.
    public var whiteBalanceMode: WhiteBalanceMode {
        get { .locked }
        set {}
    }
    /// Whether colours can be balanced so.
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Whether it is told that what is seen is another thing.
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether it focuses slowly, for films.
    public var isSmoothAutoFocusSupported: Bool { false }
    /// Whether it focuses slowly, for films.
    public var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
}
