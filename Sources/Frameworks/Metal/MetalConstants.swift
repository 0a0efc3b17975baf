import Foundation

/// How pixels are stored.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r8Uint = 13
    case r16Float = 25
    case rg8Unorm = 30
    case r32Uint = 53
    case r32Float = 55
    case rg16Float = 65
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case rg32Float = 105
    case rgba16Float = 115
    case rgba32Float = 125
    case depth16Unorm = 250
    case depth32Float = 252
    case stencil8 = 253
    case depth32Float_stencil8 = 260
}

/// What corners are joined to.
public enum MTLPrimitiveType: UInt, Sendable {
    case point = 0
    case line = 1
    case lineStrip = 2
    case triangle = 3
    case triangleStrip = 4
}

/// How numbers of corners are stored.
public enum MTLIndexType: UInt, Sendable {
    case uint16 = 0
    case uint32 = 1
}

/// How pixels are chosen.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest = 0
    case linear = 1
}

/// How sizes are chosen.
public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped = 0
    case nearest = 1
    case linear = 2
}

/// What lies beside a texture.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge = 0
    case mirrorClampToEdge = 1
    case `repeat` = 2
    case mirrorRepeat = 3
    case clampToZero = 4
    case clampToBorderColor = 5
}

/// How much of a colour counts.
public enum MTLBlendFactor: UInt, Sendable {
    case zero = 0
    case one = 1
    case sourceColor = 2
    case oneMinusSourceColor = 3
    case sourceAlpha = 4
    case oneMinusSourceAlpha = 5
    case destinationColor = 6
    case oneMinusDestinationColor = 7
    case destinationAlpha = 8
    case oneMinusDestinationAlpha = 9
    case sourceAlphaSaturated = 10
}

/// How colours are put together.
public enum MTLBlendOperation: UInt, Sendable {
    case add = 0
    case subtract = 1
    case reverseSubtract = 2
    case min = 3
    case max = 4
}

/// What is there at the beginning.
public enum MTLLoadAction: UInt, Sendable {
    case dontCare = 0
    case load = 1
    case clear = 2
}

/// What is kept at the end.
public enum MTLStoreAction: UInt, Sendable {
    case dontCare = 0
    case store = 1
    case multisampleResolve = 2
    case storeAndMultisampleResolve = 3
}

/// Where something lies.
public enum MTLStorageMode: UInt, Sendable {
    case shared = 0
    case managed = 1
    case `private` = 2
    case memoryless = 3
}

/// How two values are compared.
public enum MTLCompareFunction: UInt, Sendable {
    case never = 0
    case less = 1
    case equal = 2
    case lessEqual = 3
    case greater = 4
    case notEqual = 5
    case greaterEqual = 6
    case always = 7
}

/// How a texture lies.
public enum MTLTextureType: UInt, Sendable {
    case type1D = 0
    case type1DArray = 1
    case type2D = 2
    case type2DArray = 3
    case type2DMultisample = 4
    case typeCube = 5
    case type3D = 7
}

/// What a processor can do.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001
    case apple2 = 1002
    case apple3 = 1003
    case apple4 = 1004
    case apple5 = 1005
    case apple6 = 1006
    case apple7 = 1007
    case apple8 = 1008
    case mac1 = 2001
    case mac2 = 2002
    case common1 = 3001
    case common2 = 3002
    case common3 = 3003
    case metal3 = 5001
}

/// What a texture is for.
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shader read.
    public static var shaderRead: Self { Self(rawValue: 1) }
    /// Shader write.
    public static var shaderWrite: Self { Self(rawValue: 2) }
    /// Render target.
    public static var renderTarget: Self { Self(rawValue: 4) }
    /// Pixel format view.
    public static var pixelFormatView: Self { Self(rawValue: 16) }
}

/// Where memory lies, and how.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cpu cache mode write combined.
    public static var cpuCacheModeWriteCombined: Self { Self(rawValue: 1) }
    /// Storage mode shared.
    public static var storageModeShared: Self { Self(rawValue: 0) }
    /// Storage mode managed.
    public static var storageModeManaged: Self { Self(rawValue: 16) }
    /// Storage mode private.
    public static var storageModePrivate: Self { Self(rawValue: 32) }
    /// Storage mode memoryless.
    public static var storageModeMemoryless: Self { Self(rawValue: 48) }
}

/// Which colours are written.
public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Red.
    public static var red: Self { Self(rawValue: 8) }
    /// Green.
    public static var green: Self { Self(rawValue: 4) }
    /// Blue.
    public static var blue: Self { Self(rawValue: 2) }
    /// Alpha.
    public static var alpha: Self { Self(rawValue: 1) }
    /// All.
    public static var all: Self { Self(rawValue: 15) }
}
