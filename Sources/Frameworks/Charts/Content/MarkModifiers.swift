import SwiftUI

/// A content with a change to its marks.
struct ChangedMarks<Content: ChartContent> {
    private let content: Content
    private let change: (inout MarkItem) -> Void

    nonisolated init(_ content: Content, _ change: @escaping (inout MarkItem) -> Void) {
        (self.content, self.change) = (content, change)
    }

    @MainActor func addMarks(to list: inout MarkList) { list.add(content, changing: change) }
}

extension ChartContent {
    nonisolated func changing(_ change: @escaping (inout MarkItem) -> Void) -> ChangedMarks<Self> {
        ChangedMarks(self, change)
    }

    /// Fills or strokes the marks; a mark's own style goes before that of what it lies in.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { if $0.style == nil, $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
    }
    /// Gives the marks the style that the chart's scale has for a value.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style == nil, $0.styleValue == nil { $0.styleValue = value.plotted } }
    }
    /// Makes the marks less opaque; 1 leaves them as they are.
    nonisolated public func opacity(_ value: Double) -> some ChartContent { changing { $0.opacity *= value } }
    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent { changing { if $0.corners == nil { $0.corners = (radius, style) } } }
    /// Strokes lines and rules.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { if $0.lineStyle == nil, $0.lineStyleValue == nil { $0.lineStyle = style } }
    }
    /// Gives the marks the line style that the chart's scale has for a value.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.lineStyle == nil, $0.lineStyleValue == nil { $0.lineStyleValue = value.plotted } }
    }
    /// Says how lines and areas run between their points.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = $0.interpolation ?? method }
    }
    /// Says where each mark's style begins and ends: in the mark itself, or in the whole plot.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.alignsStyleWithPlot = aligns }
    }

    // MARK: Symbols

    /// Shows a shape at points, and at those of lines.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { if $0.symbol == nil, $0.symbolValue == nil { $0.symbol = .shape(AnyChartSymbolShape(symbol)) } }
    }
    /// Gives the marks the symbol that the chart's scale has for a value.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.symbol == nil, $0.symbolValue == nil { $0.symbolValue = value.plotted } }
    }
    /// Shows a view at points, and at those of lines.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return changing { if $0.symbol == nil, $0.symbolValue == nil { $0.symbol = .view(AnyView(view)) } }
    }
    /// Says how large symbols are, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = max(area, 0).squareRoot()
        return symbolSize(CGSize(width: side, height: side))
    }
    /// Says how large symbols are.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { if $0.symbolSize == nil, $0.symbolSizeValue == nil { $0.symbolSize = size } }
    }
    /// Gives symbols the size that the chart's scale has for a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.symbolSize == nil, $0.symbolSizeValue == nil { $0.symbolSizeValue = value.plotted } }
    }

    // MARK: Places

    /// Puts marks of different values side by side instead of on each other.
    ///
    /// - Parameters:
    ///   - axis: The axis along which they lie; nil is that of the categories.
    ///   - span: How much of a category's room they have together.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { $0.dodge = $0.dodge ?? MarkItem.Dodge(value: value.plotted, axis: axis, span: span) }
    }
    /// Moves marks.
    nonisolated public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }
    /// Moves marks.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }
    /// Moves marks, and where they begin and end.
    @_disfavoredOverload nonisolated public func offset(
        x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }
    /// Moves marks, and where they begin and end.
    @_disfavoredOverload nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }
    /// Moves where marks begin and end.
    @_disfavoredOverload nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changing {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }
    /// Says which marks lie over others: those of a greater index.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex += value } }

    // MARK: Effects

    /// Gives the marks a shadow.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changing {
            $0.shadow =
                $0.shadow ?? MarkItem.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
        }
    }
    /// Blurs the marks. Kept; marks are drawn sharp (DEV-1209).
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { changing { $0.blurRadius += radius } }
    /// Clips each mark to a shape in its bounds.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changing { $0.clip = (AnyShape(shape), style) }
    }
    /// Shows the marks only where others are.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedMarks(content: self, mask: content())
    }
    /// Draws the marks as one layer. They are drawn in their order here as well.
    nonisolated public func compositingLayer() -> some ChartContent { self }

    // MARK: Annotations

    /// Shows a view beside each mark.
    ///
    /// - Parameters:
    ///   - position: Where; the automatic one is above.
    ///   - alignment: Which sides of view and mark lie together.
    ///   - spacing: Points between mark and view; nil is the standard distance.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = Carried(AnyView(content()))
        return annotated(position, alignment, spacing, .automatic) { _ in view.value }
    }
    /// Shows a view beside each mark, made for the mark's size.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        let content = Carried(content)
        return annotated(position, alignment, spacing, .automatic) { AnyView(content.value($0)) }
    }
    /// Shows a view beside each mark, and says what it does where it would leave the chart.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = Carried(AnyView(content()))
        return annotated(position, alignment, spacing, overflowResolution) { _ in view.value }
    }
    /// Shows a view beside each mark, made for the mark's size, and says what it does where it would leave the chart.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        let content = Carried(content)
        return annotated(position, alignment, spacing, overflowResolution) { AnyView(content.value($0)) }
    }

    nonisolated private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
    ) -> ChangedMarks<Self> {
        changing {
            $0.annotations.append(
                MarkItem.Annotation(
                    position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content))
        }
    }

    // MARK: Accessibility

    /// Says what the marks are called to assistive technologies, instead of their first value.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        changing { $0.accessibility.label = $0.accessibility.label ?? .key(labelKey) }
    }
    /// Says what the marks are called to assistive technologies, instead of their first value.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> some ChartContent {
        changing { $0.accessibility.label = $0.accessibility.label ?? .string(String(label)) }
    }
    /// Says what the marks are called to assistive technologies, instead of their first value.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { $0.accessibility.label = $0.accessibility.label ?? .text(label) }
    }
    /// Says what value the marks have to assistive technologies, instead of their second value.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        changing { $0.accessibility.value = $0.accessibility.value ?? .key(valueKey) }
    }
    /// Says what value the marks have to assistive technologies, instead of their second value.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> some ChartContent {
        changing { $0.accessibility.value = $0.accessibility.value ?? .string(String(value)) }
    }
    /// Says what value the marks have to assistive technologies, instead of their second value.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        changing { $0.accessibility.value = $0.accessibility.value ?? .text(valueDescription) }
    }
    /// Says by which identifier tests find the marks.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changing { $0.accessibility.identifier = $0.accessibility.identifier ?? identifier }
    }
    /// Hides the marks from assistive technologies.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { $0.accessibility.isHidden = hidden }
    }
}

/// Marks that are seen only where others are.
private struct MaskedMarks<Content: ChartContent, Mask: ChartContent> {
    let content: Content
    let mask: Mask

    nonisolated init(content: Content, mask: Mask) { (self.content, self.mask) = (content, mask) }

    @MainActor func addMarks(to list: inout MarkList) {
        var outline = MarkList()
        mask.collectMarks(into: &outline)
        list.add(content) { $0.masks += outline.items }
    }
}

extension ChangedMarks: PrimitiveChartContent {}

extension MaskedMarks: PrimitiveChartContent {}
