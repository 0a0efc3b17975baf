import CoreGraphics
import CoreMedia
import Foundation

extension AVCaptureDevice {
    /// A way in which a camera gives pictures. There is no camera, and so no format (DEV-1098).
    open class Format: NSObject, @unchecked Sendable {
        override init() { super.init() }
        /// What kind of thing it gives.
        open var mediaType: AVMediaType { .video }
        /// What its pictures are.
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        /// How many pictures a second it can give.
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

    /// How colours are balanced.
    public enum WhiteBalanceMode: Int, Sendable {
        case locked = 0
        case autoWhiteBalance = 1
        case continuousAutoWhiteBalance = 2
    }

    /// How hot and how pressed a camera is.
    open class SystemPressureState: NSObject, @unchecked Sendable {
        /// How much it matters.
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        /// What it comes from.
        public struct Factors: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let systemTemperature = Factors(rawValue: 1 << 0)
            public static let peakPower = Factors(rawValue: 1 << 1)
            public static let depthModuleTemperature = Factors(rawValue: 1 << 2)
        }
        override init() { super.init() }
        /// How much it matters: not at all.
        open var level: Level { .nominal }
        /// What it comes from: nothing.
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
