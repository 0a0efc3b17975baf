import CoreGraphics
import Foundation

/// The fonts and heights of a calendar view, for a text size and a design.
///
/// The fonts grow with the text size as far as seven columns of a phone leave room.
@MainActor struct CalendarLooks {
    let months: MonthsView.Looks
    let day: UIFont
    let selectedDay: UIFont
    /// The diameter of the circle around a selected day.
    let circle: CGFloat
    /// The height of the place below a number; 0 without decorations.
    let decoration: CGFloat

    init(_ design: UIFontDescriptor.SystemDesign, hasDecorations: Bool, traits: UITraitCollection) {
        func font(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle, upTo limit: CGFloat) -> UIFont {
            let plain = UIFont.systemFont(ofSize: size, weight: weight)
            let base = plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? plain
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: base, maximumPointSize: limit, compatibleWith: traits)
        }
        day = font(20, .regular, .title3, upTo: 28)
        selectedDay = font(20, .semibold, .title3, upTo: 28)
        circle = (day.pointSize * 2).rounded()
        decoration = hasDecorations ? (day.pointSize * 0.8).rounded() : 0
        var months = MonthsView.Looks()
        months.title = font(17, .semibold, .headline, upTo: 28)
        months.weekday = font(13, .semibold, .footnote, upTo: 18)
        months.header = max(months.header, months.title.lineHeight + 16)
        months.weekdays = max(months.weekdays, months.weekday.lineHeight + 4)
        self.months = months
    }

    /// The height of a week.
    var row: CGFloat { decoration > 0 ? circle + decoration : circle + 4 }
    var size: CGSize { CGSize(width: 320, height: months.header + months.weekdays + 6 * row) }
}
