import Foundation

/// The days of one month on a page of `MonthsView`.
@MainActor protocol MonthGrid: UIView {
    /// Shows the month in which a date lies.
    func showMonth(of date: Date)
    /// The page is on the screen, or about to come there.
    func willAppear()
}
