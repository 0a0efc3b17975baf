import Foundation

/// A package's manifest as text, with what has to be said otherwise for a build on Linux that stands for one on iOS.
struct ManifestText {
    private(set) var text: String

    init(_ text: String) { self.text = text }

    /// Dependencies that a target has on iOS are those that it has here: SwiftPM asks for Linux's. Conditions of settings stay, which name
    /// Apple's frameworks to link. OpenCombine, which packages take on Linux in the place of Combine, is left to Combine, which is here.
    mutating func buildDependenciesOfIOS() {
        text.replace(
            #/(\.product\(\s*name:\s*"OpenCombine\w*",\s*package:\s*"OpenCombine",\s*condition:\s*\.when\(\s*platforms:\s*\[)([^\]]*)\]/#
        ) { match in
            let platforms = match.output.2.split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard platforms.contains(".linux"), !platforms.contains(".iOS") else { return String(match.output.0) }
            let others = platforms.filter { $0 != ".linux" }
            return "\(match.output.1)\((others.isEmpty ? [".wasi"] : others).joined(separator: ", "))]"
        }
        text.replace(#/(condition:\s*\.when\(\s*platforms:\s*\[)([^\]]*)\]/#) { match in
            let names = match.output.2
            let platforms = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard platforms.contains(".iOS"), !platforms.contains(".linux") else { return String(match.output.0) }
            return "\(match.output.1).linux, \(names)]"
        }
        nameLanguageModes()
    }

    /// The compiler knows the modes 4, 4.2, 5 and 6: a mode that is written as a version of the compiler, such as 6.2, is the one that begins it.
    private mutating func nameLanguageModes() {
        text.replace(#/swiftLanguage(?:Modes|Versions):\s*\[[^\]]*\]|swiftLanguage(?:Mode|Version)\([^"\n]*"[^"\n]*"/#)
        { match in
            match.output.replacing(#/(\.version\(\s*")(\d+)\.(\d+)[\d.]*"/#) { version in
                version.output.2 == "4" && version.output.3 == "2"
                    ? String(version.output.0) : "\(version.output.1)\(version.output.2)\""
            }
        }
    }

    /// The folders of packages beside this one, as it names them.
    var localPackages: [String] { text.matches(of: Self.localPackage).map { String($0.output.2) } }

    /// Names the folders of packages by other paths.
    mutating func nameLocalPackages(_ place: (String) throws -> String) rethrows {
        text = try text.replacing(Self.localPackage, maxReplacements: .max) { match in
            "\(match.output.1)\"\(try place(String(match.output.2)))\""
        }
    }

    private static var localPackage: Regex<(Substring, Substring, Substring)> {
        #/(\.package\(\s*(?:name:\s*"[^"]*",\s*)?path:\s*)"([^"\n]+)"/#
    }

    /// Puts another package in the place of a dependency.
    mutating func replaceDependency(on url: String, withPackageAt path: String) {
        var from = text.startIndex
        while let found = text.range(of: "\"\(url)\"", range: from..<text.endIndex) {
            guard
                let start = text.range(of: ".package(", options: .backwards, range: text.startIndex..<found.lowerBound),
                let end = Self.endOfArgument(of: text[start.upperBound...])
            else { return }
            let call = ".package(path: \"\(path)\")"
            let offset = text.distance(from: text.startIndex, to: start.lowerBound) + call.count
            text.replaceSubrange(start.lowerBound..<end, with: call)
            from = text.index(text.startIndex, offsetBy: offset)
        }
    }

    /// The place at which the brackets that are open at the beginning of a text are closed.
    static func endOfArgument(of text: Substring) -> String.Index? {
        var depth = 1
        var isText = false
        var isEscaped = false
        for index in text.indices {
            let letter = text[index]
            if isEscaped {
                isEscaped = false
            } else if isText {
                if letter == "\\" { isEscaped = true } else if letter == "\"" { isText = false }
            } else if letter == "\"" {
                isText = true
            } else if letter == "(" {
                depth += 1
            } else if letter == ")" {
                depth -= 1
                if depth == 0 { return text.index(after: index) }
            }
        }
        return nil
    }
}
