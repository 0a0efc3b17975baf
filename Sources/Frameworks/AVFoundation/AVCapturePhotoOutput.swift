import CoreGraphics
import CoreMedia
import Foundation

/// How a photograph is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// How it is written.
    public let format: [String: Any]?
    /// How the flash burns. Kept: there is none (DEV-1098).
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// The weight of quality against speed; balanced at first. Kept: none is taken (DEV-1098).
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The format of a small picture of it. Kept: none is taken (DEV-1098).
    open var previewPhotoFormat: [String: Any]?
    /// Names this photograph.
    public let uniqueID = Int64.random(in: 1...Int64.max)
    /// The usual.
    public override init() {
        format = nil
        super.init()
    }
    /// Written so.
    public init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
}

/// The settings that a photograph is taken with in the end.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the settings that it was asked for with.
    public let uniqueID: Int64
    /// Its size: none is taken.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Its small picture's size: none is taken.
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The number of photographs: none.
    open var expectedPhotoCount: Int { 0 }
    /// Whether the flash burns: there is none.
    open var isFlashEnabled: Bool { false }
    /// The time that it will take: none is taken.
    open var photoProcessingTimeRange: CMTimeRange { .zero }

    init(_ settings: AVCapturePhotoSettings) {
        uniqueID = settings.uniqueID
        super.init()
    }
}

/// A photograph. None is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// The settings that it was taken with.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    /// Its file: none.
    open func fileDataRepresentation() -> Data? { nil }
    /// Its picture: none.
    open func cgImageRepresentation() -> CGImage? { nil }
    init(_ resolvedSettings: AVCaptureResolvedPhotoSettings) {
        self.resolvedSettings = resolvedSettings
        super.init()
    }
}

/// Hears of a photograph.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// It is there, or couldn't be taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// It will be taken. Never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// It is being taken. Never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// It was taken. Never here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// All is over.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Stands for a delegate without the method.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    /// Stands for a delegate without the method.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Stands for a delegate without the method.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Stands for a delegate without the method.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Stands for a delegate without the method.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Takes photographs. The session doesn't run: each fails (DEV-1098).
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// The weight of quality against speed.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced = 2
        case quality = 3
    }
    /// The best that a photograph may ask for; balanced at first. Kept: none is taken (DEV-1098).
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// Whether the camera is got ready for photographs as large as can be. Kept: there is none (DEV-1098).
    open var isHighResolutionCaptureEnabled = false
    public override init() { super.init() }
    /// How photographs may be written: nohow.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// Would take one. The delegate is called on the main thread.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async { [self] in
            let (resolved, error) = (AVCaptureResolvedPhotoSettings(settings), AVError(.sessionNotRunning))
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
            delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
        }
    }
}

/// Something that is seen in pictures: a code.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What kind of thing.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let face = ObjectType(rawValue: "face")
    }
    open var type: ObjectType { .qr }
    override init() { super.init() }
}

/// A code that machines read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What it says.
    open var stringValue: String? { nil }
    /// The corners of its four sides in the picture, from 0 to 1.
    open var corners: [CGPoint] { [] }
}

/// Hears of what is seen.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something is seen.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Stands for a delegate without the method.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Sees codes in pictures. There are no pictures: it sees none (DEV-1098).
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// What it looks for. Kept: there are no pictures (DEV-1098).
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// What it could see: nothing.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    public override init() { super.init() }
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// Gives pictures one by one. There are none (DEV-1098).
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    /// Whether the system chooses the size of pictures; true at first. Kept: there are none (DEV-1098).
    open var automaticallyConfiguresOutputBufferDimensions = true
    /// Whether pictures are as small as a preview's; false at first. Kept: there are none (DEV-1098).
    open var deliversPreviewSizedOutputBuffers = false
    /// The delegate that would hear of pictures; not owned.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue on which it would hear.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    public override init() { super.init() }
    /// Says who would hear of pictures, and where: there are none (DEV-1098).
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}
