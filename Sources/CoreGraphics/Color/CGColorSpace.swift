import Foundation

/// The meaning of a colour's numbers. Immutable and usable from any thread.
///
/// Conversions use published formulas, not device profiles:
/// - device RGB is sRGB; every other RGB space is its primaries and its transfer curve;
/// - gray of value g is the sRGB colour (g, g, g); a colour's gray is 0.299 r + 0.587 g + 0.114 b;
/// - CMYK is r = (1 - c)(1 - k) and so on; back, k is what the brightest component lacks.
public final class CGColorSpace: @unchecked Sendable {
    /// The formula that a space uses.
    enum Kind: Hashable, Sendable {
        case gray(isLinear: Bool)
        case rgb(RGBSpace)
        case cmyk
        case lab
        case xyz
        case indexed(table: [UInt8])
        case pattern
    }

    let kind: Kind
    private let spaceName: CFString?
    let isExtended: Bool
    /// The space that an indexed or a pattern space rests on.
    public let baseColorSpace: CGColorSpace?

    init(kind: Kind, name: CFString?, isExtended: Bool = false, base: CGColorSpace? = nil) {
        self.kind = kind
        spaceName = name
        self.isExtended = isExtended
        baseColorSpace = base
    }

    /// Creates one of the named spaces, or nil where the name is not one of them.
    public convenience init?(name: CFString) {
        guard let description = CGColorSpace.description(named: name) else { return nil }
        self.init(kind: description.kind, name: name, isExtended: description.isExtended)
    }

    /// Creates a space whose colours are numbers of entries in a table of `baseSpace`'s colours, a byte a component.
    public convenience init?(
        indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>
    ) {
        guard (0...255).contains(lastIndex), baseSpace.model != .indexed, baseSpace.model != .pattern else {
            return nil
        }
        let count = (lastIndex + 1) * baseSpace.numberOfComponents
        let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
        self.init(kind: .indexed(table: table), name: nil, base: baseSpace)
    }

    /// Creates a space for patterns; uncoloured patterns take their colour from `baseSpace`.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if baseSpace?.model == .pattern { return nil }
        self.init(kind: .pattern, name: nil, base: baseSpace)
    }

    /// Creates a gray space. White point, black point and gamma are taken for those of the generic gray space.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    ) {
        guard gamma > 0 else { return nil }
        self.init(kind: .gray(isLinear: gamma == 1), name: nil)
    }

    /// Creates an RGB space. Its colours are taken for sRGB ones.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
    ) {
        self.init(kind: .rgb(.sRGB), name: nil)
    }

    /// The kind of the space.
    public var model: CGColorSpaceModel {
        switch kind {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        case .lab: .lab
        case .xyz: .XYZ
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// How many numbers a colour has, without its alpha.
    public var numberOfComponents: Int {
        switch kind {
        case .gray, .indexed: 1
        case .rgb, .lab, .xyz: 3
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// The space's name, where it has one.
    public var name: CFString? { spaceName }

    /// An indexed space's table.
    public var colorTable: [UInt8]? {
        if case .indexed(let table) = kind { table } else { nil }
    }

    /// Whether the space has colours that sRGB has not.
    public var isWideGamutRGB: Bool {
        if case .rgb(let space) = kind { space.isWiderThanSRGB } else { false }
    }

    /// Whether a bitmap or PDF context can draw in the space.
    public var supportsOutput: Bool {
        switch kind {
        case .gray, .rgb, .cmyk: true
        default: false
        }
    }

    /// The number that identifies colour spaces among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0001 }
}

extension CGColorSpace: Hashable {
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs
            || (lhs.kind == rhs.kind && lhs.spaceName == rhs.spaceName && lhs.isExtended == rhs.isExtended
                && lhs.baseColorSpace == rhs.baseColorSpace)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(spaceName)
    }
}

extension CGColorSpace {
    static let deviceRGB = CGColorSpace(kind: .rgb(.sRGB), name: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(kind: .gray(isLinear: false), name: "kCGColorSpaceDeviceGray")
    static let deviceCMYK = CGColorSpace(kind: .cmyk, name: "kCGColorSpaceDeviceCMYK")
    package static let standardRGB = CGColorSpace(kind: .rgb(.sRGB), name: sRGB)
    static let standardGray = CGColorSpace(kind: .gray(isLinear: false), name: genericGrayGamma2_2)
    static let standardCMYK = CGColorSpace(kind: .cmyk, name: genericCMYK)
}

/// Returns the device's own RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's own gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device's own CMYK space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// Whether components may lie outside 0...1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.isExtended }

/// Returns a space with the same colours whose components may lie outside 0...1.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
    switch space.model {
    case .rgb, .monochrome: CGColorSpace(kind: space.kind, name: space.name, isExtended: true)
    default: nil
    }
}

/// Returns a space with the same colours whose components lie in 0...1.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace {
    s.isExtended ? CGColorSpace(kind: s.kind, name: s.name, base: s.baseColorSpace) : s
}

/// Returns a space with the same primaries whose components are light itself.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    switch space.kind {
    case .rgb(let rgb): CGColorSpace(kind: .rgb(rgb.linear), name: nil, isExtended: space.isExtended)
    case .gray: CGColorSpace(kind: .gray(isLinear: true), name: nil, isExtended: space.isExtended)
    default: nil
    }
}

/// Returns a space with the same primaries whose components are light itself and may lie outside 0...1.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    CGColorSpaceCreateLinearized(space).flatMap { CGColorSpaceCreateExtended($0) }
}
