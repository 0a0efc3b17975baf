import SwiftUI

extension View {
    // MARK: Positions

    /// Says which values the x axes of charts cover, and which places.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { chartSetting { $0.x.set(domain: domain.specification, range: .of(range), type: type) } }
    /// Says which values the x axes of charts cover.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSetting { $0.x.set(domain: domain.specification, type: type) }
    }
    /// Says which places the x axes of charts cover.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSetting { $0.x.set(range: .of(range), type: type) }
    }
    /// Says how values of the x axes of charts become places.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { chartSetting { $0.x.set(type: type) } }
    /// Says which values the y axes of charts cover, and which places.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { chartSetting { $0.y.set(domain: domain.specification, range: .of(range), type: type) } }
    /// Says which values the y axes of charts cover.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSetting { $0.y.set(domain: domain.specification, type: type) }
    }
    /// Says which places the y axes of charts cover.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSetting { $0.y.set(range: .of(range), type: type) }
    }
    /// Says how values of the y axes of charts become places.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View { chartSetting { $0.y.set(type: type) } }

    // MARK: Styles

    /// Says which style each value has; the legend has them in this order.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { (Primitive($0.key), AnyShapeStyle($0.value)) }
        return chartSetting { $0.styles = .pairs(pairs) }
    }
    /// Says which values have styles, and which.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartSetting {
            $0.styles = .init(domain: domain.specification, range: styles(of: range), type: type?.kind)
            $0.styleColors = colors(of: range)
        }
    }
    /// Says which values have styles.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartSetting {
            $0.styles.domain = domain.specification
            $0.styles.type = type?.kind
        }
    }
    /// Says which styles values have.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartSetting {
            $0.styles.range = styles(of: range)
            $0.styles.type = type?.kind
            $0.styleColors = colors(of: range)
        }
    }
    /// Says how values become styles.
    nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        chartSetting { $0.styles.type = type?.kind }
    }
    /// Says which style each value of a domain has.
    nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let pairs = domain.map { (Primitive($0), AnyShapeStyle(mapping($0))) }
        return chartSetting { $0.styles = .pairs(pairs) }
    }
    /// Says which style each value has.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSetting {
            $0.styles.mapping = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    // MARK: Line styles

    /// Says which line style each value has; the legend has them in this order.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let pairs = mapping.map { (Primitive($0.key), $0.value) }
        return chartSetting { $0.lineStyles = .pairs(pairs) }
    }
    /// Says which values have line styles, and which.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartSetting { $0.lineStyles = .init(domain: domain.specification, range: values(of: range)) }
    }
    /// Says which values have line styles.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartSetting { $0.lineStyles.domain = domain.specification }
    }
    /// Says which line styles values have.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle { chartSetting { $0.lineStyles.range = values(of: range) } }
    /// Says which line style each value of a domain has.
    nonisolated public func chartLineStyleScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        let pairs = domain.map { (Primitive($0), mapping($0)) }
        return chartSetting { $0.lineStyles = .pairs(pairs) }
    }
    /// Says which line style each value has.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View { chartSetting { $0.lineStyles.mapping = { $0.value(as: DataValue.self).map(mapping) } } }

    // MARK: Symbols

    /// Says which symbol each value has; the legend has them in this order.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { (Primitive($0.key), AnyChartSymbolShape($0.value)) }
        return chartSetting { $0.symbols = .pairs(pairs) }
    }
    /// Says which symbol each value has; the legend has them in this order.
    @_disfavoredOverload nonisolated public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        let pairs = mapping.map { (Primitive($0.key), AnyChartSymbolShape($0.value)) }
        return chartSetting { $0.symbols = .pairs(pairs) }
    }
    /// Says which values have symbols, and which.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartSetting { $0.symbols = .init(domain: domain.specification, range: symbols(of: range)) }
    }
    /// Says which values have symbols, and which.
    @_disfavoredOverload nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View {
        chartSetting {
            $0.symbols = .init(domain: domain.specification, range: range.map { AnyChartSymbolShape($0) })
        }
    }
    /// Says which values have symbols.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartSetting { $0.symbols.domain = domain.specification }
    }
    /// Says which symbols values have.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape { chartSetting { $0.symbols.range = symbols(of: range) } }
    /// Says which symbols values have.
    @_disfavoredOverload nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        chartSetting { $0.symbols.range = range.map { AnyChartSymbolShape($0) } }
    }
    /// Says which symbol each value of a domain has.
    nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let pairs = domain.map { (Primitive($0), AnyChartSymbolShape(mapping($0))) }
        return chartSetting { $0.symbols = .pairs(pairs) }
    }
    /// Says which symbol each value has.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSetting {
            $0.symbols.mapping = { $0.value(as: DataValue.self).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }

    // MARK: Symbol sizes

    /// Says which area each value's symbol has, in square points.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let pairs = mapping.map { (Primitive($0.key), $0.value) }
        return chartSetting { $0.symbolSizes = .pairs(pairs) }
    }
    /// Says which values' symbols have a size, and which areas.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chartSetting {
            $0.symbolSizes = .init(domain: domain.specification, range: values(of: range), type: type?.kind)
        }
    }
    /// Says which values' symbols have a size.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartSetting {
            $0.symbolSizes.domain = domain.specification
            $0.symbolSizes.type = type?.kind
        }
    }
    /// Says which areas symbols have.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chartSetting {
            $0.symbolSizes.range = values(of: range)
            $0.symbolSizes.type = type?.kind
        }
    }
    /// Says how values become areas.
    nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chartSetting { $0.symbolSizes.type = type?.kind }
    }
    /// Says which area the symbol of each value of a domain has.
    nonisolated public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        let pairs = domain.map { (Primitive($0), mapping($0)) }
        return chartSetting { $0.symbolSizes = .pairs(pairs) }
    }
    /// Says which area each value's symbol has.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View { chartSetting { $0.symbolSizes.mapping = { $0.value(as: DataValue.self).map(mapping) } } }
}

private func values<Visual, Range: ScaleRange>(of range: Range) -> [Visual]? where Range.VisualValue == Visual {
    (range as? any ScaleRangeValues)?.rangeValues.compactMap { $0 as? Visual }
}

private func styles<Range: ScaleRange>(of range: Range) -> [AnyShapeStyle]? where Range.VisualValue: ShapeStyle {
    (range as? any ScaleRangeValues)?.rangeValues.compactMap { ($0 as? any ShapeStyle).map { AnyShapeStyle($0) } }
}

private func colors<Range: ScaleRange>(of range: Range) -> [Color]? {
    let colors = (range as? any ScaleRangeValues)?.rangeValues.compactMap { $0 as? Color } ?? []
    return colors.isEmpty ? nil : colors
}

private func symbols<Range: ScaleRange>(of range: Range) -> [AnyChartSymbolShape]?
where Range.VisualValue: ChartSymbolShape {
    (range as? any ScaleRangeValues)?.rangeValues.compactMap {
        ($0 as? any ChartSymbolShape).map { AnyChartSymbolShape($0) }
    }
}

extension PositionRange {
    static func of<Range: PositionScaleRange>(_ range: Range) -> PositionRange? {
        if let plot = range as? PlotDimensionScaleRange { return .padding(plot.start, plot.end) }
        guard let points = (range as? any ScaleRangeValues)?.rangeValues.compactMap({ $0 as? CGFloat }),
            let first = points.first, let last = points.last
        else { return nil }
        return .points(first, last)
    }
}

extension ChartSettings.Scale {
    mutating func set(domain: DomainSpecification? = nil, range: PositionRange? = nil, type: ScaleType? = nil) {
        if let domain { self.domain = domain }
        if let range { self.range = range }
        if let type { self.type = type.kind }
    }
}

extension ChartSettings.StyleScale {
    static func pairs(_ pairs: [(Primitive, Visual)]) -> Self {
        let visuals = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        return Self(
            domain: DomainSpecification(values: pairs.map(\.0)), mapping: { visuals[$0] })
    }
}
