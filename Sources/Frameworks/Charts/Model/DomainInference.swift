import Foundation
import SwiftUI

/// Finds what values an axis covers.
struct DomainInference {
    let settings: ChartSettings.Scale
    let calendar: Calendar
    /// About how many parts the axis has, so that its ends are round.
    let desiredCount: Int
    /// Whether the axis' own marks ask for round ends; nil where they don't say.
    var rounds: (low: Bool, high: Bool)?

    /// True for a vertical axis, whose categories are read from the top.
    var isVertical = false

    /// The scale for the values of marks.
    func scale(of values: [Plotted], totals: [Double]) -> PositionScale {
        let domain = settings.domain ?? DomainSpecification()
        let given = domain.values
        let range = settings.range ?? .padding(0, 0)
        let found = values.flatMap(\.bounds)
        switch kind(of: given ?? found) {
        case .category:
            let categories = given ?? ordered(domain, found)
            return PositionScale(
                kind: .category, categories: domain.isReversed ? categories.reversed() : categories, type: .category,
                range: range, beginsAtEnd: isVertical)
        case .date:
            let ends = ends(domain, found, [])
            return PositionScale(kind: .date, ends: ends, type: settings.type ?? .date, range: range)
        case .number:
            let ends = ends(domain, found, totals)
            return PositionScale(kind: .number, ends: ends, type: settings.type ?? .linear, range: range)
        }
    }

    private func kind(of values: [Primitive]) -> PositionScale.Kind {
        switch settings.type {
        case .category: return .category
        case .date: return .date
        case .linear, .log, .power, .symmetricLog: return .number
        case nil: break
        }
        switch values.first {
        case .category: return .category
        case .date: return .date
        default: return .number
        }
    }

    private func ordered(_ domain: DomainSpecification, _ values: [Primitive]) -> [Primitive] {
        var seen: Set<Primitive> = []
        let categories = values.filter { seen.insert($0).inserted }
        return domain.modify?(categories) ?? categories
    }

    private func ends(
        _ domain: DomainSpecification, _ values: [Primitive], _ totals: [Double]
    ) -> (Double, Double) {
        if let given = domain.values {
            let numbers = given.compactMap(\.number)
            guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else { return (0, 1) }
            // An array of more than two values names what is covered, a descending one of two an axis that runs backwards.
            return numbers.count == 2 ? (first, last) : (numbers.min()!, numbers.max()!)
        }
        var numbers = values.compactMap(\.number) + totals
        let isNumber = kind(of: values) == .number
        let isLog = settings.type == .log
        if isNumber, !isLog, domain.includesZero ?? true { numbers.append(0) }
        if isLog { numbers.removeAll { $0 == 0 } }
        guard var low = numbers.min(), var high = numbers.max() else { return (0, 1) }
        if let modify = domain.modify {
            let changed = modify(
                isNumber
                    ? [.number(low), .number(high)]
                    : [
                        .date(.init(timeIntervalSinceReferenceDate: low)),
                        .date(.init(timeIntervalSinceReferenceDate: high)),
                    ])
            let numbers = changed.compactMap(\.number)
            (low, high) = (numbers.min() ?? low, numbers.max() ?? high)
        } else if isLog {
            if low > 0 { (low, high) = (pow(10, floor(log10(low))), pow(10, ceil(log10(high)))) }
        } else if isNumber {
            if low == high { (low, high) = low == 0 ? (0, 1) : (low - abs(low) / 2, high + abs(high) / 2) }
            let around = NiceNumbers.ticks(around: low...high, count: desiredCount)
            if rounds?.low ?? true { low = around.first ?? low }
            if rounds?.high ?? true { high = around.last ?? high }
        } else if low == high {
            (low, high) = (low - 43200, high + 43200)
        }
        return domain.isReversed ? (high, low) : (low, high)
    }
}
