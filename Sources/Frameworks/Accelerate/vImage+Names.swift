import CoreGraphics
import Foundation

/// vImage's names for Swift.
public enum vImage {
    /// Why a call failed.
    public enum Error: Int, Swift.Error, Sendable {
        case noError = 0
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case invalidEdgeStyle = -21768
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
        case unknownFlagsBit = -21775
        case internalError = -21776
        case invalidImageFormat = -21778

        init(_ code: vImage_Error) { self = Error(rawValue: code) ?? .internalError }
    }

    /// The options of a call.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: vImage_Flags
        /// Options by their bits.
        public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
        /// As usual.
        public static let noFlags: Options = []
        /// The first byte of pixels stays as it is.
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        /// Pixels beyond the edge have the colour that is given.
        public static let backgroundColorFill = Options(rawValue: 4)
        /// Pixels beyond the edge are like the edge.
        public static let imageExtend = Options(rawValue: 8)
        /// Slower and better.
        public static let highQualityResampling = Options(rawValue: 32)
        /// The kernel ends at the edge.
        public static let truncateKernel = Options(rawValue: 64)
    }
}

extension vImage_Buffer {
    /// A picture's pixels in a layout, in memory that `free()` gives back.
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws {
        self.init()
        var format = format
        let code = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, options.rawValue)
        guard code == kvImageNoError else { throw vImage.Error(code) }
    }

    /// A picture of the pixels.
    public func createCGImage(
        format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
    ) throws -> CGImage {
        var (buffer, format, error) = (self, format, kvImageNoError)
        guard let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, options.rawValue, &error) else {
            throw vImage.Error(error)
        }
        return image.takeRetainedValue()
    }
}
