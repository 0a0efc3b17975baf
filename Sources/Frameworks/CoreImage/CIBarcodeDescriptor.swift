import Foundation

/// Keeps what a code says before its words are read: the data behind its squares. Its kinds are the classes below.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The data that is left when errors are mended.
    public let errorCorrectedPayload: Data

    init(_ payload: Data) {
        errorCorrectedPayload = payload
        super.init()
    }

    /// Itself: it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The part of a code that may be lost: 7, 15, 25 or 30 percent.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// The size, from 1 to 40.
    public let symbolVersion: Int
    /// The pattern that it is mixed with, from 0 to 7.
    public let maskPattern: UInt8
    /// The part of it that may be lost.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// A code; nil where there is none of that size or pattern.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
        self.errorCorrectionLevel = errorCorrectionLevel
        super.init(errorCorrectedPayload)
    }
}

/// An Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// Whether it is of the small kind.
    public let isCompact: Bool
    /// The number of layers of data around its middle: up to 4 in a compact one, up to 32 in others.
    public let layerCount: Int
    /// The number of words that aren't there for errors.
    public let dataCodewordCount: Int

    /// A code; nil where there is none with so many layers or words.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...(isCompact ? 64 : 2048)).contains(dataCodewordCount)
        else { return nil }
        (self.isCompact, self.layerCount, self.dataCodewordCount) = (isCompact, layerCount, dataCodewordCount)
        super.init(errorCorrectedPayload)
    }
}

/// A PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// Whether it leaves its right edge out.
    public let isCompact: Bool
    /// The number of rows, from 3 to 90.
    public let rowCount: Int
    /// The number of columns of data, from 1 to 30.
    public let columnCount: Int

    /// A code; nil where there is none with so many rows or columns.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        (self.isCompact, self.rowCount, self.columnCount) = (isCompact, rowCount, columnCount)
        super.init(errorCorrectedPayload)
    }
}

/// A Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The way in which its errors are mended.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    /// The number of rows.
    public let rowCount: Int
    /// The number of columns.
    public let columnCount: Int
    /// The way in which its errors are mended.
    public let eccVersion: ECCVersion

    /// A code.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard rowCount > 0, columnCount > 0 else { return nil }
        (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
        super.init(errorCorrectedPayload)
    }
}

/// The meaning of the alpha of a destination's pixels.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// There is none.
    case none = 0
    /// Colours are multiplied with it.
    case premultiplied = 1
    /// Colours stand apart from it.
    case unpremultiplied = 2
}
