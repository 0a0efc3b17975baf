import CoreGraphics
import Foundation

/// A description of a font by its attributes, of which any may be missing.
public final class CTFontDescriptor: Hashable, @unchecked Sendable {
    package let attributes: [String: Any]

    package init(_ attributes: [String: Any]) { self.attributes = attributes }

    package convenience init(_ request: FontRequest) {
        var attributes: [String: Any] = [
            kCTFontFamilyNameAttribute: request.family, kCTFontSizeAttribute: CGFloat(request.size),
            Self.requestKey: request,
        ]
        attributes[kCTFontTraitsAttribute] = [
            kCTFontSymbolicTrait: request.symbolicTraits.rawValue,
            kCTFontWeightTrait: FontRequest.coreTextWeight(request.weight),
        ]
        self.init(attributes)
    }

    /// Carries what the public attributes cannot say (the design of the system font).
    private static let requestKey = "PorticoFontRequest"

    public static func == (left: CTFontDescriptor, right: CTFontDescriptor) -> Bool {
        left === right || NSDictionary(dictionary: left.attributes).isEqual(to: right.attributes)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(attributes.count) }

    /// The font meant, at `size`, or where that is 0 at the descriptor's own size (12 without one).
    package func request(size: CGFloat) -> FontRequest {
        let ownSize = CGFloat(attributeValue: attributes[kCTFontSizeAttribute]) ?? 0
        let size = Double(size > 0 ? size : ownSize > 0 ? ownSize : 12)
        var request: FontRequest
        if let known = attributes[Self.requestKey] as? FontRequest {
            request = known
            request.size = size
        } else if let name = attributes[kCTFontNameAttribute] as? String {
            request = FontCatalog.request(named: name, size: size) ?? FontRequest(family: name, size: size)
        } else if let family = attributes[kCTFontFamilyNameAttribute] as? String {
            request = FontCatalog.request(named: family, size: size) ?? FontRequest(family: family, size: size)
        } else {
            request = .system(size: size)
        }
        if let traits = attributes[kCTFontTraitsAttribute] as? [AnyHashable: Any] {
            if let raw = CGFloat(attributeValue: traits[kCTFontSymbolicTrait]) {
                let symbolic = CTFontSymbolicTraits(rawValue: UInt32(raw))
                request = request.withTraits(symbolic, mask: symbolic)
            }
            if let weight = CGFloat(attributeValue: traits[kCTFontWeightTrait]) {
                request.weight = FontRequest.openTypeWeight(weight)
            }
        }
        // A name says the style already, and more exactly.
        if attributes[kCTFontNameAttribute] == nil, let face = attributes[kCTFontStyleNameAttribute] as? String {
            let style = FontStyleName("-" + face.filter { $0 != " " })
            request.weight = style.weight
            request.italic = style.italic
        }
        if let settings = attributes[kCTFontFeatureSettingsAttribute] {
            let features = FontFeatureTable.features(settings)
            let replaced = Set(features.map(\.tag))
            request.features = request.features.filter { !replaced.contains($0.tag) } + features
        }
        return request
    }
}

// MARK: Attribute names

/// A string: the PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// A string: the family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// A string: the style's name within its family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// A string: the name for people.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// A number: the size in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// A dictionary of traits: weight, width, slant and the symbolic ones.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// A list of dictionaries, each a font feature and its setting.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The URL of the font's file.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// A number whose bits are `CTFontSymbolicTraits`.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// A number from -1 to 1; 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// A number from -1, condensed, to 1; 0 is regular.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// A number from -1 to 1; 0 is upright.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
/// A number: the feature's type, `kLigaturesType` and the like.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// A number: the type's setting, `kCommonLigaturesOnSelector` and the like.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// A string of four letters: the feature's tag in OpenType.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// A number: 0 turns the feature off, 1 on; others choose among alternates.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

// MARK: Functions

/// Makes a descriptor from attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var named: [String: Any] = [:]
    for (key, value) in attributes { if let key = key.base as? String { named[key] = value } }
    return CTFontDescriptor(named)
}

/// Makes a descriptor from a PostScript name and a size.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: size])
}

/// Makes a descriptor with some attributes changed.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    var merged = original.attributes
    for (key, value) in attributes { if let key = key.base as? String { merged[key] = value } }
    return CTFontDescriptor(merged)
}

/// One attribute of a descriptor, or nil where it has none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
    if let value = descriptor.attributes[attribute] { return value }
    let font = CTFont(descriptor.request(size: 0))
    switch attribute {
    case kCTFontNameAttribute: return font.postScriptName
    case kCTFontFamilyNameAttribute: return font.familyName
    case kCTFontStyleNameAttribute: return font.face.names.style
    case kCTFontURLAttribute: return URL(fileURLWithPath: font.file)
    default: return nil
    }
}

/// All attributes of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    descriptor.attributes.filter { !$0.key.hasPrefix("Portico") }
}
