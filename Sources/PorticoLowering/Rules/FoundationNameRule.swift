import SwiftSyntax

/// Classes that Foundation on Linux names and doesn't have are replaced by ours. A type of the project's with that name is what its
/// code means.
///
/// Before: `let formatter = DateComponentsFormatter()`
///
/// After:  `let formatter = _PorticoDateComponentsFormatter()`
enum FoundationNameRule: LoweringRule {
    static let triggers = Array(names.keys)

    private static let names = [
        "DateComponentsFormatter": "_PorticoDateComponentsFormatter",
        "MeasurementFormatter": "_PorticoMeasurementFormatter",
        "NSCompoundPredicate": "_PorticoCompoundPredicate",
        "NSExpression": "_PorticoExpression",
        "NSComparisonPredicate": "_PorticoComparisonPredicate",
    ]

    static func apply(to file: FileContext) {
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let other = names[name], !file.index.declares(name)
            else {
                continue
            }
            file.replace(token, with: other)
            file.needsFoundation = true
        }
    }
}
