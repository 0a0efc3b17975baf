/// The look of what is chosen in a palette.
public struct PaletteSelectionEffect: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, custom, symbolVariant(SymbolVariants) }

    private let kind: Kind

    /// As the place has it.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
    /// As the app draws it.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
    /// A variant of the symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
}

extension View {
    /// Sets the look of what is chosen in palettes of the view. It is the place's own here (DEV-1368).
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
