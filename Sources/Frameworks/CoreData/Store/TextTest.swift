import Foundation
import PorticoFoundation

/// Whether a text fits one that a predicate names.
enum TextTest {
    static func make(
        _ type: _PorticoComparisonPredicate.Operator, _ options: _PorticoComparisonPredicate.Options, _ text: String
    ) -> (String) -> Bool {
        let isPlain = text.utf8.allSatisfy { $0 < 128 }
        if isPlain, !options.contains(.diacriticInsensitive), [.contains, .beginsWith, .endsWith].contains(type) {
            return bytes(type, Array(text.utf8), ignoresCase: options.contains(.caseInsensitive))
        }
        let predicate = _PorticoComparisonPredicate(
            leftExpression: .expressionForEvaluatedObject(),
            rightExpression: _PorticoExpression(forConstantValue: text),
            modifier: .direct, type: type, options: options)
        return { predicate.evaluate(with: $0) }
    }

    /// Letters of ASCII are looked for byte by byte: they are never part of another letter.
    private static func bytes(
        _ type: _PorticoComparisonPredicate.Operator, _ wanted: [UInt8], ignoresCase: Bool
    ) -> (String) -> Bool {
        func folded(_ byte: UInt8) -> UInt8 { ignoresCase && byte >= 65 && byte <= 90 ? byte + 32 : byte }
        let wanted = wanted.map(folded)
        return { text in
            if wanted.isEmpty { return type != .contains }
            var text = text
            return text.withUTF8 { bytes in
                guard bytes.count >= wanted.count else { return false }
                func fits(_ start: Int) -> Bool {
                    for index in wanted.indices where folded(bytes[start + index]) != wanted[index] { return false }
                    // A mark behind it would make another letter of the last one.
                    let end = start + wanted.count
                    return end == bytes.count || bytes[end] < 0xCC || bytes[end] > 0xCD
                }
                switch type {
                case .beginsWith: return fits(0)
                case .endsWith: return fits(bytes.count - wanted.count)
                default: return (0...(bytes.count - wanted.count)).contains(where: fits)
                }
            }
        }
    }
}
