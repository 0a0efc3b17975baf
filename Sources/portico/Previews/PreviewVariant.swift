import ArgumentParser
import PorticoHost

/// What a preview is looked at in, besides what it says itself.
struct PreviewVariant: Sendable, Equatable {
    var appearance: HostEvent.Appearance
    var textSize: HostTextSize
    /// Nil: the device's own.
    var language: String?

    /// Every combination, the languages outermost.
    static func all(
        appearances: [HostEvent.Appearance], textSizes: [HostTextSize], languages: [String]
    ) -> [PreviewVariant] {
        (languages.isEmpty ? [nil] : languages.map { $0 }).flatMap { language in
            textSizes.flatMap { size in
                appearances.map { PreviewVariant(appearance: $0, textSize: size, language: language) }
            }
        }
    }

    /// The name that tells this one of several: the parts in which they differ.
    func name(among all: [PreviewVariant]) -> String {
        var parts: [String] = []
        if Set(all.map(\.language)).count > 1 { parts.append(language ?? "") }
        if Set(all.map(\.textSize)).count > 1 { parts.append(textSize.rawValue) }
        if Set(all.map(\.appearance)).count > 1 { parts.append(appearance.rawValue) }
        return parts.joined(separator: "-")
    }
}

/// Values with commas between them: `light,dark`.
struct CommaList<Value: ExpressibleByArgument>: ExpressibleByArgument {
    var values: [Value]

    init(_ values: [Value]) { self.values = values }

    init?(argument: String) {
        let parts = argument.split(separator: ",").map { Value(argument: String($0.filter { $0 != " " })) }
        guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
        values = []
        for case let value? in parts { values.append(value) }
    }

    var defaultValueDescription: String { values.map(\.defaultValueDescription).joined(separator: ",") }
    static var allValueStrings: [String] { Value.allValueStrings }
}

extension HostEvent.Appearance: ExpressibleByArgument {}
