import Foundation

/// Test results as the XML that continuous integration reads: a suite for each class.
package struct JUnitReport {
    package var name: String
    package var results: [TestResult]

    package init(name: String, results: [TestResult]) {
        self.name = name
        self.results = results
    }

    package var text: String {
        var order: [String] = []
        var suites: [String: [TestResult]] = [:]
        for result in results {
            let suite = result.parts.0
            if suites[suite] == nil { order.append(suite) }
            suites[suite, default: []].append(result)
        }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"\(Self.escaped(name))\"\(Self.counts(results))>\n"
        for suite in order {
            let cases = suites[suite]!
            text += "  <testsuite name=\"\(Self.escaped(suite))\"\(Self.counts(cases))>\n"
            for result in cases { text += Self.element(result) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(_ results: [TestResult]) -> String {
        let failed = results.count(where: \.isFailure)
        let skipped = results.count { $0.status == .skipped }
        let seconds = String(format: "%.3f", results.reduce(0) { $0 + $1.seconds })
        return " tests=\"\(results.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\" time=\"\(seconds)\""
    }

    private static func element(_ result: TestResult) -> String {
        let (suite, test) = result.parts
        let seconds = String(format: "%.3f", result.seconds)
        let head = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(test))\" time=\"\(seconds)\""
        var body = result.failures.map { element("failure", $0) }
        // As Maven's Surefire writes them, which CI servers read.
        body += result.attempts.joined().map { element(result.isFlaky ? "flakyFailure" : "rerunFailure", $0) }
        if result.status == .skipped { body.append("      <skipped/>\n") }
        if result.isFailure, result.failures.isEmpty { body.append("      <failure message=\"it failed\"/>\n") }
        return body.isEmpty ? head + "/>\n" : head + ">\n" + body.joined() + "    </testcase>\n"
    }

    private static func element(_ name: String, _ failure: TestResult.Failure) -> String {
        let place = failure.file.isEmpty ? "" : "\(failure.file):\(failure.line): "
        return "      <\(name) message=\"\(escaped(failure.message))\">\(escaped(place + failure.message))</\(name)>\n"
    }

    /// The text without what XML can't hold.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
