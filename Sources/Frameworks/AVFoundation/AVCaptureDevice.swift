import CoreMedia
import Foundation
import UIKit

/// Whether an app may see or hear.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// Which way is up in a picture.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}

/// How a shaking hand is made up for.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard = 1
    case cinematic = 2
    case cinematicExtended = 3
    case auto = -1
}

/// A camera or a microphone. The device has none, as a simulator (DEV-1098); a person is asked all the same.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Where it is.
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }
    /// What kind it is.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// How its light burns.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// How its flash burns.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// How it focuses.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// How it exposes.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

    override init() { super.init() }

    private static func privacy(_ type: AVMediaType) -> SystemPrivacy {
        type == .audio
            ? SystemPrivacy(
                name: "microphone", purposeKey: "NSMicrophoneUsageDescription",
                question: "Would Like to Access the Microphone")
            : SystemPrivacy(
                name: "camera", purposeKey: "NSCameraUsageDescription", question: "Would Like to Access the Camera")
    }

    /// What a person has said.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch privacy(mediaType).answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .authorized
        default: .denied
        }
    }
    /// Asks, the first time. Info.plist has to say what for.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        privacy(mediaType).ask { handler($0 == SystemPrivacy.allowed) }
    }
    /// As `requestAccess(for:completionHandler:)`.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }

    /// The usual device of a kind: there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// The usual device of a kind and place: there is none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// All devices of a kind: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isTorchAvailable: Bool { false }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Nobody has the device.
    open func lockForConfiguration() throws { throw AVError(.deviceWasDisconnected) }
    open func unlockForConfiguration() {}

    /// Looks for devices: it finds none.
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        /// What it finds.
        open var devices: [AVCaptureDevice] { [] }
    }
}

/// What goes into a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device's pictures or sounds. There are none.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice
    /// Throws: no device is there.
    public init(device: AVCaptureDevice) throws { throw AVError(.deviceWasDisconnected) }
}

/// The way from a session's input to an output. There is none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var isVideoStabilizationSupported: Bool { false }
    open var isEnabled = true
    override init() { super.init() }
}

/// What comes out of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// The ways into it: none.
    open var connections: [AVCaptureConnection] { [] }
    /// The way of a kind into it: none.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes pictures and sounds from devices. There are no devices: it doesn't run (DEV-1098).
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How well.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    private let lock = NSLock()
    private var own: [AVCaptureOutput] = []
    /// How well; `high` at first. Kept: nothing is captured (DEV-1098).
    open var sessionPreset = Preset.high
    public override init() { super.init() }

    /// What goes in: nothing.
    open var inputs: [AVCaptureInput] { [] }
    /// What comes out.
    open var outputs: [AVCaptureOutput] { lock.withLock { own } }
    /// Whether it runs: nothing goes in.
    open var isRunning: Bool { false }
    /// Whether something may go in: no device is there.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {}
    open func removeInput(_ input: AVCaptureInput) {}
    /// Whether something may come out.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { lock.withLock { !own.contains { $0 === output } } }
    open func addOutput(_ output: AVCaptureOutput) {
        lock.withLock { if !own.contains(where: { $0 === output }) { own.append(output) } }
    }
    open func removeOutput(_ output: AVCaptureOutput) { lock.withLock { own.removeAll { $0 === output } } }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    /// Doesn't run: nothing goes in.
    open func startRunning() {}
    open func stopRunning() {}
}

/// A layer for a session's pictures. It stays empty.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Whose pictures.
    open var session: AVCaptureSession?
    /// How they fit. Kept: there are none (DEV-1098).
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The way into it: none.
    open var connection: AVCaptureConnection? { nil }
    /// The place of a camera's picture under a point of the layer: there is no picture.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
    /// The point of the layer over a place of a camera's picture: there is no picture.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
    /// The part of the layer over a part of a camera's picture: there is no picture.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
    /// The part of a camera's picture under a part of the layer: there is no picture.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
    /// Something that was seen, where it lies in the layer: there is no picture, and nothing was.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// A layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
