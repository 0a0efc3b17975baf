/// The few JSON tokens that the printers write, with the same bytes for the same values on every run.
enum JSONText {
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Seconds with six decimals. A time that JSON cannot say is written as 0.
    static func seconds(_ time: Double) -> String {
        let total = whole(time)
        let fraction = String(total.magnitude % 1_000_000)
        return (total < 0 ? "-" : "") + String(total.magnitude / 1_000_000) + "."
            + String(repeating: "0", count: 6 - fraction.count) + fraction
    }

    static func microseconds(_ time: Double) -> String { String(whole(time)) }

    private static func whole(_ time: Double) -> Int64 {
        Int64(exactly: (time * 1_000_000).rounded()) ?? 0
    }
}
