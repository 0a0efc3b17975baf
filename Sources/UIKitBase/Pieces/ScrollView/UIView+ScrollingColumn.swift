import CoreGraphics

/// Sheets of the system's own that scroll where there isn't room enough.
extension UIView {
    /// Adds a scroll view that fills the view, with a column in it that is as wide as the view.
    ///
    /// - Parameters:
    ///   - margin: free room around the column, in points.
    ///   - keepsOffSides: whether the scroll view keeps off the sides of a turned phone.
    func addScrollingColumn(_ column: UIView, margin: CGFloat = 0, keepsOffSides: Bool) {
        let scroller = UIScrollView()
        scroller.addSubview(column)
        addSubview(scroller)
        for one in [scroller, column] { one.translatesAutoresizingMaskIntoConstraints = false }
        let (safe, content) = (safeAreaLayoutGuide, scroller.contentLayoutGuide)
        NSLayoutConstraint.activate([
            scroller.topAnchor.constraint(equalTo: topAnchor),
            scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
            scroller.leadingAnchor.constraint(equalTo: keepsOffSides ? safe.leadingAnchor : leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: keepsOffSides ? safe.trailingAnchor : trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
            column.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor, constant: -2 * margin),
        ])
    }
}
