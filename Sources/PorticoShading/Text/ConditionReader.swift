/// Works out the number of an `#if`. Names that are no macros are 0.
struct ConditionReader {
    private let tokens: [Token]
    private let place: ShadingPlace
    private var index = 0
    private var depth = 0

    init(tokens: [Token], place: ShadingPlace) { (self.tokens, self.place) = (tokens, place) }

    mutating func value() throws(ShadingError) -> Int {
        let result = try binary(0)
        guard index == tokens.count else { throw mistake() }
        return result
    }

    private func mistake() -> ShadingError {
        ShadingError(
            index < tokens.count ? tokens[index].place : place, "this condition isn't understood",
            remedy: "use numbers, macros, defined(), comparisons, && and ||")
    }

    private static let levels = [
        "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8,
        "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
    ]

    private mutating func binary(_ least: Int) throws(ShadingError) -> Int {
        var left = try unary()
        while index < tokens.count, let level = Self.levels[tokens[index].text], level > least {
            let sign = tokens[index].text
            index += 1
            let right = try binary(level)
            switch sign {
            case "||": left = left != 0 || right != 0 ? 1 : 0
            case "&&": left = left != 0 && right != 0 ? 1 : 0
            case "|": left |= right
            case "^": left ^= right
            case "&": left &= right
            case "==": left = left == right ? 1 : 0
            case "!=": left = left != right ? 1 : 0
            case "<": left = left < right ? 1 : 0
            case ">": left = left > right ? 1 : 0
            case "<=": left = left <= right ? 1 : 0
            case ">=": left = left >= right ? 1 : 0
            case "<<": left <<= min(max(right, 0), 63)
            case ">>": left >>= min(max(right, 0), 63)
            case "+": left &+= right
            case "-": left &-= right
            case "*": left &*= right
            default:
                guard right != 0 else { throw mistake() }
                left =
                    sign == "/"
                    ? left.dividedReportingOverflow(by: right).partialValue
                    : left.remainderReportingOverflow(dividingBy: right).partialValue
            }
        }
        return left
    }

    private mutating func unary() throws(ShadingError) -> Int {
        guard index < tokens.count, depth < ShadingBounds.nesting else { throw mistake() }
        depth += 1
        defer { depth -= 1 }
        let token = tokens[index]
        index += 1
        switch token.text {
        case "!": return try unary() == 0 ? 1 : 0
        case "-": return 0 &- (try unary())
        case "+": return try unary()
        case "(":
            let inner = try binary(0)
            guard index < tokens.count, tokens[index].is(")") else { throw mistake() }
            index += 1
            return inner
        default:
            if token.kind == .name { return token.text == "true" ? 1 : 0 }
            guard token.kind == .number, case .integer(let value, _)? = NumberText.readNumber(token.text) else {
                index -= 1
                throw mistake()
            }
            return value
        }
    }
}
