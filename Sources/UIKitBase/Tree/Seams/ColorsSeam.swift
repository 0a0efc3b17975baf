/// Lets a person choose a colour, for what is below the floor of controllers.
@MainActor package protocol ColorsSeam {
    /// Presents the picker from `view`; `chosen` hears of each colour, also while a finger moves.
    func pickColor(for view: UIView, _ start: ColorChoice, chosen: @escaping @MainActor (UIColor) -> Void)
}

/// What a colour picker begins with.
package struct ColorChoice {
    var color: UIColor?
    var title: String?
    var supportsAlpha = true
}
