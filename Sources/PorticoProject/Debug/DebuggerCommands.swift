/// What the debugger is told before it begins: that the app reads no terminal, how to show the frameworks' objects in a line, and how the app is to run.
enum DebuggerCommands {
    /// An object of the frameworks' is a line: what one looks for is in the app's own, and `po` tells the rest.
    static let formatters = """
        settings set target.input-path /dev/null
        settings set target.max-children-depth 4
        type summary add --regex "^(UIKit|QuartzCore|CoreText|CoreGraphics)\\.\(objects)\\??$" --summary-string "${var%T}"
        type summary add --regex "^UIKit\\.\(views)\\??$" --summary-string \
        "${var%T} ${var.backing.properties.bounds.size.width} × ${var.backing.properties.bounds.size.height}"
        type summary add --regex "^UIKit\\.UILabel\\??$" --summary-string "${var%T} ${var.content.plain}"

        """

    private static let objects =
        "[A-Za-z]+(Controller|Layer|Responder|Item|Color|Image|Font|Recognizer|Scene|Application|Screen|Action|Menu|Constraint|Configuration)"
    private static let views =
        "(UIView|[A-Za-z]+View|UIWindow|UILabel|UIButton|UIControl|UI[A-Za-z]+(Field|Switch|Slider|Stepper|Control|Bar|Cell)|UISwitch|UISlider|UIStepper)"

    /// - Parameter variables: of the app's environment.
    static func environment(_ variables: [String: String]) -> String {
        variables.sorted { $0.key < $1.key }.map {
            "settings append target.env-vars \(quoted("\($0.key)=\($0.value)"))\n"
        }.joined()
    }

    static let noInheritance = "settings set target.inherit-env false\n"

    /// Where the types of the app, in a folder, and of the frameworks are described: a release's libraries don't carry that with them.
    static func interfaces(_ folder: String, _ sdk: SDK) -> String {
        let paths = [folder, sdk.modules].map { "settings append target.swift-module-search-paths \(quoted($0))\n" }
        let options = sdk.headers.map { "-I" + $0 } + sdk.moduleMaps.map { "-fmodule-map-file=" + $0 }
        return paths.joined()
            + "settings set target.swift-extra-clang-flags -- \(options.map(quoted).joined(separator: " "))\n"
    }

    static func arguments(_ arguments: [String]) -> String {
        arguments.isEmpty
            ? "" : "settings set -- target.run-args \(arguments.map(quoted).joined(separator: " "))\n"
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.map { "\"\\`".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
