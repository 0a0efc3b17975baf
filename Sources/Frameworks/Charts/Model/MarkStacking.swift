import SwiftUI

/// Puts marks at the same place on each other, side by side, or around a circle.
enum MarkStacking {
    private struct Place: Hashable {
        let kind: MarkItem.Kind
        let axis: Axis
        let other: Primitive?
        let beside: Primitive?
    }

    /// Says from where to where bars and areas run.
    static func stack(_ marks: inout [ResolvedMark]) {
        var places: [Place: [Int]] = [:]
        for (index, mark) in marks.enumerated() {
            guard let axis = mark.valueAxis, let number = mark.item[axis].single?.low.number else { continue }
            guard mark.item.stacking != .unstacked else {
                marks[index].stack = (min(number, 0), max(number, 0))
                continue
            }
            let other = mark.item[axis == .vertical ? .horizontal : .vertical].single?.low
            let place = Place(kind: mark.item.kind, axis: axis, other: other, beside: mark.item.dodge?.value.low)
            places[place, default: []].append(index)
        }
        for members in places.values { stack(members, in: &marks) }
    }

    private static func stack(_ members: [Int], in marks: inout [ResolvedMark]) {
        let numbers = members.map { marks[$0].item[marks[$0].valueAxis!].single!.low.number ?? 0 }
        let total = numbers.reduce(0) { $0 + abs($1) }
        var (above, below) = (0.0, 0.0)
        for (member, number) in zip(members, numbers) {
            let range: (low: Double, high: Double)
            if number < 0 { range = (below + number, below) } else { range = (above, above + number) }
            if number < 0 { below += number } else { above += number }
            switch marks[member].item.stacking.kind {
            case .normalized: marks[member].stack = total > 0 ? (range.low / total, range.high / total) : (0, 0)
            case .center: marks[member].stack = (range.low - total / 2, range.high - total / 2)
            default: marks[member].stack = range
            }
        }
    }

    /// Says which marks lie side by side.
    static func dodge(_ marks: inout [ResolvedMark]) {
        var values: [Primitive] = []
        for mark in marks {
            if let value = mark.item.dodge?.value.low, !values.contains(value) { values.append(value) }
        }
        guard !values.isEmpty else { return }
        for index in marks.indices {
            guard let dodge = marks[index].item.dodge, let place = values.firstIndex(of: dodge.value.low) else {
                continue
            }
            let along: Axis = marks[index].valueAxis == .horizontal ? .vertical : .horizontal
            marks[index].dodge = (place, values.count, dodge.axis ?? along)
        }
    }

    /// Says which part of the circle each sector has.
    static func turn(_ marks: inout [ResolvedMark]) {
        let numbers = marks.map { mark -> Double in
            guard mark.item.kind == .sector else { return 0 }
            return max(mark.item.angle.single?.low.number ?? 0, 0)
        }
        let total = numbers.reduce(0, +)
        var sum = 0.0
        for (index, number) in numbers.enumerated() where marks[index].item.kind == .sector {
            marks[index].turn = total > 0 ? (sum / total, (sum + number) / total) : (0, 0)
            sum += number
        }
    }
}
