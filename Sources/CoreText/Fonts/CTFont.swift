import CPango
import CoreGraphics
import Foundation

/// A font: a face at a size. Immutable; may be used from any thread.
///
/// UIKit's `UIFont` inherits it, where iOS has one class for both (DEV-1427): a `UIFont` goes wherever a `CTFont` is wanted.
open class CTFont: NSObject, @unchecked Sendable {
    private let foundationType = FoundationType.mark
    package final let request: FontRequest
    final let face: FontFace
    /// Added after every character: what the system font's own spacing differs from Inter's.
    final let tracking: Double
    final let harfBuzzFeatures: [hb_feature_t]

    package init(_ request: FontRequest) {
        self.request = request
        face = TextEngine.shared.face(for: FontRequest(faceOf: request))
        tracking =
            request.isSystem && request.design == .default
            ? SystemFont.tracking(size: request.size, weight: request.weight) : 0
        harfBuzzFeatures = request.features.map { hb_feature_t(tag: $0.tag, value: $0.value) }
        super.init()
    }

    /// The same font as an object of its own, for a class that knows more of it.
    package init(sharing other: CTFont) {
        request = other.request
        face = other.face
        tracking = other.tracking
        harfBuzzFeatures = other.harfBuzzFeatures
        super.init()
    }

    /// The font that a PostScript or family name means, or nil where neither this machine nor iOS knows the name.
    package convenience init?(name: String, size: CGFloat) {
        guard let request = FontCatalog.request(named: name, size: Double(size)) else { return nil }
        self.init(request)
    }

    package static func system(
        size: CGFloat, weight: Int = 400, italic: Bool = false, design: FontRequest.Design = .default,
        features: [FontRequest.Feature] = []
    ) -> CTFont {
        CTFont(.system(size: Double(size), weight: weight, italic: italic, design: design, features: features))
    }

    /// Fonts that were asked for alike are equal. A class that knows more of a font decides, whichever of the two is asked.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        if self === other { return true }
        return type(of: other) == CTFont.self ? request == other.request : other.isEqual(self)
    }

    open override var hash: Int { request.hashValue }
}

/// A font's metrics and names. A protocol has them, because `UIFont` declares some of these names itself, which a class that inherits
/// couldn't.
package protocol FontMeasures: CTFont {}

extension CTFont: FontMeasures {}

extension FontMeasures {
    // MARK: Metrics, in points

    private var usesSystemMetrics: Bool { request.isSystem && request.design != .monospaced }

    package var size: CGFloat { CGFloat(request.size) }
    package var ascent: CGFloat { CGFloat(usesSystemMetrics ? SystemFont.ascent * request.size : face.ascent) }
    /// Positive, below the baseline.
    package var descent: CGFloat { CGFloat(usesSystemMetrics ? SystemFont.descent * request.size : face.descent) }
    package var leading: CGFloat { CGFloat(usesSystemMetrics ? 0 : face.leading) }
    package var lineHeight: CGFloat { ascent + descent + leading }
    package var capHeight: CGFloat { CGFloat(face.capHeight) }
    package var xHeight: CGFloat { CGFloat(face.xHeight) }

    /// The name to make the same font again from.
    package var postScriptName: String {
        if let standIn = request.standIn {
            return standIn.postScriptName(weight: request.weight, italic: request.italic)
        }
        guard request.isSystem else { return face.names.postScript.isEmpty ? face.names.full : face.names.postScript }
        let base =
            switch request.design {
            case .default: ".SFUI"
            case .rounded: ".SFUIRounded"
            case .serif: ".NewYork"
            case .monospaced: ".SFUIMono"
            }
        let weights = [
            100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
            800: "Heavy", 900: "Black",
        ]
        return base + "-" + (weights[request.weight] ?? "Regular") + (request.italic ? "Italic" : "")
    }

    package var familyName: String {
        request.isSystem ? request.family : request.standIn?.familyName ?? face.names.family
    }
    /// The file in which the face was found.
    package var file: String { face.names.file }
    /// What was really loaded ("Inter"), whatever name was asked for.
    package var loadedFamilyName: String { face.names.family }

    /// The same font at another size.
    package func withSize(_ size: CGFloat) -> CTFont {
        var other = request
        other.size = Double(size)
        return size == self.size ? self : CTFont(other)
    }
}

extension FontRequest {
    /// Features do not make another face, nor does a name that it is taken for.
    init(faceOf request: FontRequest) {
        self = request
        features = []
        standIn = nil
    }
}

extension hb_feature_t {
    init(tag: String, value: UInt32) {
        let bytes = Array(tag.utf8.prefix(4)) + Array(repeating: 0x20, count: max(0, 4 - tag.utf8.count))
        let packed = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        self.init(tag: packed, value: value, start: 0, end: UInt32.max)
    }
}
