import Foundation
import PorticoShading

/// Makes of the `.metal` files of a target the one library that SwiftUI's shaders are found in, as Xcode's build does: `default.metallib`.
/// Here it holds the sources with the headers that they include: the app reads them when a shader is first used. Each function that can be
/// stitched is checked before, so that a mistake is one of the build.
///
/// - From: `AppBundle`
/// - To: `ShadingChecker`, `ShadingPack`
struct ShaderFiles {
    /// The name of the library in its bundle.
    static let library = "default.metallib"

    /// The project's folder, which messages leave out.
    private let root: String
    private(set) var notes: [String] = []

    init(root: String) { self.root = root }

    static func isShader(_ path: String) -> Bool { FilePaths.extension(path) == "metal" }

    /// Texts that sources include, by the names that they have there.
    private final class Headers {
        var texts: [String: String] = [:]
    }

    /// Writes the library of some sources into a bundle.
    ///
    /// - Parameter isStrict: Whether a mistake ends the build; else it is a note, and the file is left out.
    /// - Returns: Whether there is a library: not if no source has a function that can be stitched.
    mutating func compileSources(_ paths: [String], into bundle: String, isStrict: Bool = true) throws -> Bool {
        var files: [ShadingPack.File] = []
        let headers = Headers()
        for path in paths.sorted() {
            guard let data = FilePaths.contents(path) else {
                throw ProjectError(shown(path), "cannot read this file", remedy: "check its permissions")
            }
            let text = String(decoding: data, as: UTF8.self)
            guard ShadingChecker.hasStitchableFunctions(text) else {
                notes.append("\(shown(path)): left out: only functions with “[[ stitchable ]]” are run")
                continue
            }
            do {
                _ = try ShadingChecker.checkSource(text, file: shown(path)) { [self] name in
                    guard let found = header(name, of: path) else { return nil }
                    headers.texts[name] = found
                    return found
                }
                files.append(ShadingPack.File(name: shown(path), text: text, isHeader: false))
            } catch {
                guard isStrict else {
                    notes.append("\(error); left out")
                    continue
                }
                throw ProjectError(
                    "\(error.place.file):\(error.place.line):\(error.place.column)", error.problem, remedy: error.remedy
                )
            }
        }
        guard !files.isEmpty else { return false }
        files += headers.texts.sorted { $0.key < $1.key }.map {
            ShadingPack.File(name: $0.key, text: $0.value, isHeader: true)
        }
        let target = bundle + "/" + Self.library
        let data = ShadingPack(files).data
        if FilePaths.contents(target) != data { try FilePaths.write(data, to: target) }
        return true
    }

    /// The sources in a bundle that SwiftPM has copied as they are.
    mutating func compileAll(below folder: String) throws {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let paths = names.filter(Self.isShader).map { folder + "/" + $0 }
        guard !paths.isEmpty else { return }
        // The sources of a package are others' work: what isn't understood there doesn't end the build.
        _ = try compileSources(paths, into: folder, isStrict: false)
    }

    /// The text of a header beside a source, or in a folder around it.
    private func header(_ name: String, of source: String) -> String? {
        var folder = FilePaths.folder(source)
        while true {
            if let data = FilePaths.contents(folder + "/" + name) { return String(decoding: data, as: UTF8.self) }
            let above = FilePaths.folder(folder)
            guard folder != root, !above.isEmpty, above != folder, folder.hasPrefix(root) else { return nil }
            folder = above
        }
    }

    private func shown(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
