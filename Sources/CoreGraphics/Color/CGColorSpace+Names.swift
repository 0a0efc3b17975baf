import Foundation

extension CGColorSpace {
    /// The space of screens and of the web.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB's colours without its curve.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB with components below 0 and above 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB without its curve, with components below 0 and above 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// A device's RGB without a curve.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// Wider than sRGB, with its curve.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 without its curve.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3 with components below 0 and above 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 without its curve, with components below 0 and above 1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The space of digital cinema.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// Adobe RGB (1998).
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// ROMM RGB, for photographs.
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// ITU-R BT.709, of high-definition television.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// ITU-R BT.2020, of ultra-high-definition television.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// BT.2020's colours with sRGB's curve.
    public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
    /// BT.2020 without its curve.
    public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    /// BT.2020 with components below 0 and above 1.
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    /// BT.2020 without its curve, with components below 0 and above 1.
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// ACEScg, for making films.
    public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    /// Grey with a curve of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey with values below 0 and above 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Grey without a curve.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Grey without a curve, with values below 0 and above 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// A printer's cyan, magenta, yellow and black.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    /// CIE L*a*b*.
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"
    /// CIE XYZ.
    public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"

    static func description(named name: CFString) -> (kind: Kind, isExtended: Bool)? {
        switch name {
        case sRGB, "kCGColorSpaceDeviceRGB", "kCGColorSpaceGenericRGB": (.rgb(.sRGB), false)
        case extendedSRGB: (.rgb(.sRGB), true)
        case linearSRGB, genericRGBLinear: (.rgb(.sRGB.linear), false)
        case extendedLinearSRGB: (.rgb(.sRGB.linear), true)
        case displayP3: (.rgb(.displayP3), false)
        case extendedDisplayP3: (.rgb(.displayP3), true)
        case linearDisplayP3: (.rgb(.displayP3.linear), false)
        case extendedLinearDisplayP3: (.rgb(.displayP3.linear), true)
        case dcip3: (.rgb(.dciP3), false)
        case adobeRGB1998: (.rgb(.adobe1998), false)
        case rommrgb: (.rgb(.romm), false)
        case itur_709: (.rgb(.rec709), false)
        case itur_2020: (.rgb(.rec2020), false)
        case extendedITUR_2020: (.rgb(.rec2020), true)
        case itur_2020_sRGBGamma: (.rgb(.rec2020.with(.sRGB)), false)
        case linearITUR_2020: (.rgb(.rec2020.linear), false)
        case extendedLinearITUR_2020: (.rgb(.rec2020.linear), true)
        case acescgLinear: (.rgb(.acesCG), true)
        case genericGrayGamma2_2, "kCGColorSpaceDeviceGray", "kCGColorSpaceGenericGray": (.gray(isLinear: false), false)
        case extendedGray: (.gray(isLinear: false), true)
        case linearGray: (.gray(isLinear: true), false)
        case extendedLinearGray: (.gray(isLinear: true), true)
        case genericCMYK, "kCGColorSpaceDeviceCMYK": (.cmyk, false)
        case genericLab: (.lab, false)
        case genericXYZ: (.xyz, false)
        default: nil
        }
    }
}
