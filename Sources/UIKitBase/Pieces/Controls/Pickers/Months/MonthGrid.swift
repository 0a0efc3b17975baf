import CoreGraphics
import Foundation

/// The days of one month on a page of `MonthsView`.
@MainActor protocol MonthGrid: UIView {
    /// Shows the month in which a date lies.
    func showMonth(of date: Date)
    /// The page is on the screen, or about to come there.
    func willAppear()
}

extension MonthGrid {
    /// The colour of a day's number: white on today's disc, the tint colour for today and what is selected, faint where nobody may choose it.
    func numberColor(isSelected: Bool, isToday: Bool, isAvailable: @autoclosure () -> Bool) -> UIColor {
        if isSelected, isToday { return .white }
        if isSelected || isToday { return tintColor }
        return isAvailable() ? .label : .tertiaryLabel
    }

    /// Draws a day's number with its middle at a point.
    func drawNumber(_ number: String, around middle: CGPoint, font: UIFont, color: UIColor) {
        let text = NSAttributedString(string: number, attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    }
}
