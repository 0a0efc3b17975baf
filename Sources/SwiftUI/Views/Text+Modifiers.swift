import UIKit

extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { adding(.foreground(AnyShapeStyle($0))) } ?? self
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foreground(AnyShapeStyle(style))) }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    /// Sets the scale of the text, relative to its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { adding(.underline(isActive, pattern, color)) }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { adding(.strikethrough(isActive, pattern, color)) }
}

extension Text {
    /// How large a text is, relative to its font.
    public struct Scale: Hashable, Sendable {
        private let factor: CGFloat

        /// As its font says.
        public static let `default` = Scale(factor: 1)
        /// Smaller, as a unit beside a number.
        public static let secondary = Scale(factor: 0.8)

        func scaled(_ font: UIFont) -> UIFont { factor == 1 ? font : font.withSize(font.pointSize * factor) }
    }
}

extension View {
    /// Sets the font of text in the view.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    private nonisolated func addingTextModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textModifiers) { $0.append(modifier) }
    }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { addingTextModifier(.weight(weight)) }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { addingTextModifier(.width(width)) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { addingTextModifier(.design(design)) }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { addingTextModifier(.bold(isActive)) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { addingTextModifier(.italic(isActive)) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        addingTextModifier(.monospaced(isActive))
    }
    nonisolated public func monospacedDigit() -> some View { addingTextModifier(.monospacedDigit) }
    /// Sets the scale of text in the view, relative to its font.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) { if isEnabled { $0.append(.scale(scale)) } }
    }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { addingTextModifier(.kerning(kerning)) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { addingTextModifier(.tracking(tracking)) }
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        addingTextModifier(.baselineOffset(offset))
    }
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { addingTextModifier(.underline(isActive, pattern, color)) }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { addingTextModifier(.strikethrough(isActive, pattern, color)) }

    /// Sets the colour of what the view draws in the foreground.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            if let color { styles = [AnyShapeStyle(color)] } else { styles = [] }
        }
    }

    /// Sets the style of what the view draws in the foreground.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = [SurroundedShapeStyle.style(style, around: $0)] }
    }

    /// Sets the foreground that texts and pictures in the view begin with. Controls in the view keep their tint.
    nonisolated func placeForegroundStyle(_ style: HierarchicalShapeStyle) -> some View {
        environment(\.foregroundStyles, []).environment(\.defaultForegroundStyle, AnyShapeStyle(style))
    }

    /// Sets the first two styles of what the view draws in the foreground.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        environment(\.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the three styles of what the view draws in the foreground.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(\.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Sets the colour of controls and links in the view.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Sets the style of controls and links in the view: of a gradient its main colour; gauges have all of it.
    @_disfavoredOverload nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.self) { values in
            values.tint = tint.map {
                Color(uiColor: AnyShapeStyle($0).paint(in: values.styleContext).mainColor.uiColor)
            }
            values.setTintGradient(tint.flatMap { ($0 as Any) as? Gradient })
        }
    }

    /// Sets the colour of controls and links in the view.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }

    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Limits the lines, and takes the room of all of them if it is to be reserved.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : nil)
    }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
    }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
    }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            if let nearest = size < (allowed.first ?? size) ? allowed.first : allowed.last { size = nearest }
        }
    }

    /// Keeps the view and its content from being used.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
