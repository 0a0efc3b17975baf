import CPango
import Foundation

/// A wish for a font, as a value: what a `CTFont` is made from, and the key under which its face is kept.
package struct FontRequest: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }

    /// An OpenType feature, by its four-letter tag.
    package struct Feature: Hashable, Sendable {
        package var tag: String
        package var value: UInt32

        package init(_ tag: String, _ value: UInt32 = 1) {
            self.tag = tag
            self.value = value
        }
    }

    package var family: String
    /// In points, within what Cairo and Pango bear: see `sizes`.
    package var size: Double { didSet { size = Self.bounded(size) } }
    /// 100 (thin) ... 900 (black), 400 is regular.
    package var weight: Int
    package var italic: Bool
    /// -1 condensed, 0 normal, 1 expanded.
    package var width: Int
    package var isSystem: Bool
    package var design: Design
    package var features: [Feature]
    /// The font of iOS that this one is taken for.
    package var standIn: FontStandIn?

    package init(
        family: String, size: Double, weight: Int = 400, italic: Bool = false, width: Int = 0, isSystem: Bool = false,
        design: Design = .default, features: [Feature] = []
    ) {
        self.family = family
        self.size = size > 0 && size.isFinite ? Self.bounded(size) : 12
        self.weight = weight
        self.italic = italic
        self.width = width
        self.isSystem = isSystem
        self.design = design
        self.features = features
    }

    /// Smaller ones are nothing to Pango, which counts in 1/1024 point; larger ones overflow its numbers or FreeType's, and an error there
    /// would put the face out of use for the whole process (DEV-735).
    static let sizes = 0.01...16_384.0

    /// The size within bounds. One that is no number counts as the smallest.
    private static func bounded(_ size: Double) -> Double {
        size > sizes.lowerBound ? min(size, sizes.upperBound) : sizes.lowerBound
    }

    /// The system font, in one of its designs.
    package static func system(
        size: Double, weight: Int = 400, italic: Bool = false, design: Design = .default, features: [Feature] = []
    ) -> FontRequest {
        FontRequest(
            family: SystemFont.familyName, size: size, weight: weight, italic: italic, isSystem: true, design: design,
            features: features)
    }

    /// The families that fontconfig is asked for, best first.
    var families: String {
        guard isSystem else { return family }
        switch design {
        case .default: return SystemFont.families(size: size)
        case .rounded: return "Nunito,Varela Round,Quicksand," + SystemFont.families(size: size)
        case .serif: return "New York,Noto Serif,DejaVu Serif,serif"
        case .monospaced: return "SF Mono,JetBrains Mono,DejaVu Sans Mono,monospace"
        }
    }

    /// Pango's form. The caller frees it.
    func makeDescription() -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, families)
        pango_font_description_set_absolute_size(description, size * FontFace.unit)
        pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, min(1000, weight)))))
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if width != 0 {
            pango_font_description_set_stretch(
                description, width < 0 ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_EXPANDED)
        }
        return description
    }
}
