/// A style that is a level of the foreground style around.
protocol ForegroundLevelStyle: ShapeStyle {}

extension HierarchicalShapeStyle: ForegroundLevelStyle {}
extension ForegroundStyle: ForegroundLevelStyle {}
extension ChangedShapeStyle: ForegroundLevelStyle where Base: ForegroundLevelStyle {}

/// A level of the foreground that views further out have set: below `.foregroundStyle(.red)` the secondary style is a fainter red.
struct SurroundedShapeStyle: WrappingShapeStyle, Equatable {
    private let base: AnyShapeStyle
    private let around: [AnyShapeStyle]

    var wrappedStyles: [AnyShapeStyle] { [base] + around }

    /// The style for views below ones that have set foreground styles: itself where it doesn't depend on them.
    static func style<S: ShapeStyle>(_ style: S, around: [AnyShapeStyle]) -> AnyShapeStyle {
        let any = AnyShapeStyle(style)
        guard !around.isEmpty, any.base is any ForegroundLevelStyle else { return any }
        return AnyShapeStyle(SurroundedShapeStyle(base: any, around: around))
    }

    func _paint(in context: _StyleContext, level: Int) -> _Paint {
        var outer = context
        outer.value.foreground = around
        return base._paint(in: outer, level: level)
    }
}
