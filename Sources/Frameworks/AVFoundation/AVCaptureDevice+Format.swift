import CoreGraphics
import CoreMedia
import Foundation

extension AVCaptureDevice {
    /// A way in which a camera gives pictures. There is no camera, and so no format (DEV-1098).
    open class Format: NSObject, @unchecked Sendable {
        override init() { super.init() }
        /// The kind of thing that it gives.
        open var mediaType: AVMediaType { .video }
        /// The description of its pictures.
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        /// The numbers of pictures a second that it can give.
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        /// The widest angle, in degrees.
        open var videoFieldOfView: Float { 0 }
        /// Whether several points of the sensor are taken together.
        open var isVideoBinned: Bool { false }
        /// Whether it has more light and shadow than usual.
        open var isVideoHDRSupported: Bool { false }
        /// Whether the picture follows a person.
        open var isCenterStageSupported: Bool { false }
        /// Whether several cameras can run at once.
        open var isMultiCamSupported: Bool { false }
        /// The largest zoom.
        open var videoMaxZoomFactor: CGFloat { 1 }
        /// The zoom above which points are made up.
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        /// The least sensitivity.
        open var minISO: Float { 0 }
        /// The greatest sensitivity.
        open var maxISO: Float { 0 }
        /// The shortest exposure.
        open var minExposureDuration: CMTime { .zero }
        /// The longest exposure.
        open var maxExposureDuration: CMTime { .zero }
        /// The largest photograph.
        open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
        /// Whether a shaking hand can be made up for.
        open func isVideoStabilizationModeSupported(
            _ videoStabilizationMode: AVCaptureVideoStabilizationMode
        ) -> Bool { false }
    }

    /// The way in which colours are balanced.
    public enum WhiteBalanceMode: Int, Sendable {
        case locked = 0
        case autoWhiteBalance = 1
        case continuousAutoWhiteBalance = 2
    }

    /// The heat and the load of a camera.
    open class SystemPressureState: NSObject, @unchecked Sendable {
        /// The weight of the load.
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        /// The causes of the load.
        public struct Factors: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let systemTemperature = Factors(rawValue: 1 << 0)
            public static let peakPower = Factors(rawValue: 1 << 1)
            public static let depthModuleTemperature = Factors(rawValue: 1 << 2)
        }
        override init() { super.init() }
        /// The weight of the load: there is none.
        open var level: Level { .nominal }
        /// The causes of the load: there are none.
        open var factors: Factors { [] }
    }
}

/// A range of pictures a second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    /// The fewest.
    public let minFrameRate: Float64
    /// The most.
    public let maxFrameRate: Float64
    dynamic init(minFrameRate: Float64, maxFrameRate: Float64) {
        (self.minFrameRate, self.maxFrameRate) = (minFrameRate, maxFrameRate)
        super.init()
    }
    /// The longest time of a picture.
    open var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600) }
    /// The shortest time of a picture.
    open var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600) }
}
