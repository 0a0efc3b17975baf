import SwiftUI

/// Turns values into colours, symbols, line styles or sizes.
struct StyleScale<Visual> {
    /// The categories in the order of the legend; of numbers, the two ends.
    let domain: [Primitive]
    let isContinuous: Bool
    private let visual: (Primitive) -> Visual?

    init(domain: [Primitive], isContinuous: Bool = false, visual: @escaping (Primitive) -> Visual?) {
        (self.domain, self.isContinuous, self.visual) = (domain, isContinuous, visual)
    }

    func callAsFunction(_ value: Primitive) -> Visual? { visual(value) }

    /// The scale that settings ask for, for the values that marks have.
    static func make(
        _ settings: ChartSettings.StyleScale<Visual>, values: [Primitive], standard: [Visual],
        mix: (([Visual], Double) -> Visual)?
    ) -> StyleScale? {
        guard !values.isEmpty || settings.domain?.values != nil else { return nil }
        let found = settings.domain?.values ?? values
        if let mapping = settings.mapping {
            return StyleScale(domain: unique(found), visual: mapping)
        }
        if let mix, settings.type != .category, found.allSatisfy({ $0.number != nil }) {
            let numbers = found.compactMap(\.number)
            let low = numbers.min() ?? 0, high = numbers.max() ?? 1
            let visuals = settings.range ?? standard
            return StyleScale(domain: [.number(low), .number(high)], isContinuous: true) { value in
                value.number.map { mix(visuals, high > low ? min(max(($0 - low) / (high - low), 0), 1) : 0.5) }
            }
        }
        let domain = unique(found)
        let visuals = settings.range ?? standard
        guard !visuals.isEmpty else { return nil }
        let indices = Dictionary(uniqueKeysWithValues: domain.enumerated().map { ($1, $0) })
        return StyleScale(domain: domain) { value in indices[value].map { visuals[$0 % visuals.count] } }
    }

    private static func unique(_ values: [Primitive]) -> [Primitive] {
        var seen: Set<Primitive> = []
        return values.filter { seen.insert($0).inserted }
    }
}

/// What charts look like where nobody says.
enum ChartLook {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let symbols: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    static let lineStyles: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5]].map {
        StrokeStyle(lineWidth: 2, dash: $0)
    }
    static let heat: [Color] = [.blue, .green, .yellow, .orange, .red]
    static let lineWidth: CGFloat = 2
    static let ruleWidth: CGFloat = 1
    static let gridWidth: CGFloat = 0.5
    static let tickLength: CGFloat = 4
    static let labelSpacing: CGFloat = 4
    static let barRatio: CGFloat = 0.65
    static let thinBar: CGFloat = 5
    static let symbolSize = CGSize(width: 7, height: 7)
    static let gridStyle = AnyShapeStyle(Color.gray.opacity(0.35))
    /// How far marks and lines are drawn beyond the plot.
    static let bleed: CGFloat = 64
}
