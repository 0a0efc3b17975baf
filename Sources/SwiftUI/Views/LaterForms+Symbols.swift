// Forms of iOS 26: what code behind `#available(iOS 26, *)` names, which isn't run here (DEV-991). Views stay as on iOS 18.

/// The colours with which symbols are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let kind: Int

    /// Each layer has one colour.
    public static let flat = SymbolColorRenderingMode(kind: 0)
    /// Each layer goes from one shade of its colour to another.
    public static let gradient = SymbolColorRenderingMode(kind: 1)
}

/// The way in which symbols show their value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let kind: Int

    /// Layers above the value are pale.
    public static let color = SymbolVariableValueMode(kind: 0)
    /// The symbol's path is drawn as far as the value.
    public static let draw = SymbolVariableValueMode(kind: 1)
}

extension Image {
    /// Sets the colours with which the symbol is filled.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    /// Sets the way in which the symbol shows its value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension View {
    /// Sets the colours with which symbols in the view are filled.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    /// Sets the way in which symbols in the view show their value.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
