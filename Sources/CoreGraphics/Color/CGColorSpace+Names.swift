import Foundation

extension CGColorSpace {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
    public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"
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
