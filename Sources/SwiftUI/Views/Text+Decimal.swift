import Foundation

// The same as `Text.init(_:format:)`, which takes every style: where a sum begins with the literal 0, the compiler thinks of whole numbers
// alone, unless decimal ones are named.
extension Text {
    /// Creates a text of a decimal number.
    public init(_ input: Decimal, format: Decimal.FormatStyle) { self.init(verbatim: format.format(input)) }

    /// Creates a text of a decimal number as an amount of money.
    public init(_ input: Decimal, format: Decimal.FormatStyle.Currency) { self.init(verbatim: format.format(input)) }

    /// Creates a text of a decimal number as a percentage.
    public init(_ input: Decimal, format: Decimal.FormatStyle.Percent) { self.init(verbatim: format.format(input)) }
}
