import Foundation

/// The fonts of alerts and action sheets, as text styles: they follow the text size (DEV-1421).
@MainActor enum AlertFonts {
    static func title(isInSheet: Bool) -> UIFont {
        isInSheet ? font(of: .footnote, isBold: true) : .preferredFont(forTextStyle: .headline)
    }

    static var message: UIFont { .preferredFont(forTextStyle: .footnote) }

    static func action(isInSheet: Bool, isBold: Bool) -> UIFont {
        isInSheet
            ? font(of: .title3, isBold: isBold) : .preferredFont(forTextStyle: isBold ? .headline : .body)
    }

    private static func font(of style: UIFont.TextStyle, isBold: Bool) -> UIFont {
        let plain = UIFont.preferredFont(forTextStyle: style)
        guard isBold, let bold = plain.fontDescriptor.withSymbolicTraits(.traitBold) else { return plain }
        return UIFont(descriptor: bold, size: 0)
    }
}
