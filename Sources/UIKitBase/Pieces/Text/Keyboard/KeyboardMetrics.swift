import CoreGraphics

/// How large a keyboard's parts are on one screen, in points (DEV-660).
struct KeyboardMetrics: Equatable {
    var width: CGFloat
    /// The sensors' side in landscape.
    var left: CGFloat = 0
    var right: CGFloat = 0
    /// The suggestions' bar; 0 without one.
    var top: CGFloat
    /// Four rows.
    var area: CGFloat
    /// Beside the home indicator, above what the safe area takes; 0 where that has no room for keys.
    var cornerHeight: CGFloat
    var isPad: Bool
    var isLandscape: Bool
    var decimalMark = "."

    init(screen: CGSize, safeArea: UIEdgeInsets, isPad: Bool, showsSuggestions: Bool, isNumberPad: Bool) {
        width = screen.width
        self.isPad = isPad
        isLandscape = screen.width > screen.height
        if isPad {
            area = isLandscape ? 352 : 264
            top = showsSuggestions ? 55 : 0
            cornerHeight = 0
            return
        }
        (left, right) = (safeArea.left, safeArea.right)
        let hasIndicator = safeArea.bottom > 0
        if isLandscape {
            area = hasIndicator ? 150 : 162
            top = showsSuggestions ? 38 : 0
            cornerHeight = 0
        } else {
            area = screen.width >= 414 ? 226 : 216
            top = showsSuggestions ? 45 : 0
            cornerHeight = hasIndicator ? 41 : 0
        }
        if isNumberPad { top = 0 }
    }

    /// Without what the safe area takes below.
    var height: CGFloat { top + area + cornerHeight }
    var pitch: CGFloat { area / 4 }
    var gap: CGFloat { isPad ? (isLandscape ? 13 : 11) : 6 }
    var padGap: CGFloat { isPad ? 12 : 6 }
    var rowInset: CGFloat { isPad ? 6 : isLandscape ? 4.5 : 8 }
    var keyHeight: CGFloat { pitch - (isPad ? (isLandscape ? 13 : 11) : isLandscape ? 7.5 : 11) }
    var cornerRadius: CGFloat { isPad ? 6 : 5 }
}
