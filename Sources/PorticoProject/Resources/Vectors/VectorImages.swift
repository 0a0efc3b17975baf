import Foundation

/// Pictures of vector files at the scales of screens, made once and kept by the content of what they were made from.
struct VectorImages {
    /// Why a vector can't be drawn.
    struct Failure: Error {
        var reason: String
        var remedy: String
    }

    private let cache: String

    init(cache: String) { self.cache = cache }

    /// The PNG of a `.svg` or `.pdf` at a scale.
    ///
    /// - Parameter isSymbol: whether the file is a template with all weights of a symbol, of which the regular one is drawn, at the size
    ///   that it has beside text of 17 points.
    func picture(of path: String, scale: Int, isSymbol: Bool) throws(Failure) -> String {
        let data = FilePaths.contents(path) ?? Data()
        let target = "\(cache)/\(Self.key(data))-\(isSymbol ? "s" : "")\(scale).png"
        if FilePaths.isFile(target) { return target }
        do { try FilePaths.makeFolder(cache) } catch {
            throw Failure(reason: "\(error)", remedy: "name another --build-path")
        }
        // Another name first: a build that is interrupted leaves no half picture.
        let unfinished = target + ".new.png"
        if FilePaths.extension(path) == "svg" {
            try SVGRenderer.loaded().draw(path, scale: Double(scale), isSymbol: isSymbol, to: unfinished)
        } else {
            try drawPDF(path, scale: scale, to: unfinished)
        }
        guard rename(unfinished, target) == 0 else {
            throw Failure(reason: "no picture was made of it", remedy: "export the file again")
        }
        return target
    }

    /// Keeps a description that was changed.
    func keep(_ data: Data, named name: String) throws -> String {
        try FilePaths.makeFolder(cache)
        let path = "\(cache)/\(FilePaths.key(name)).json"
        try FilePaths.write(data, to: path)
        return path
    }

    /// Poppler is a program here, not a library: its licence asks that of all that links it.
    private func drawPDF(_ path: String, scale: Int, to target: String) throws(Failure) {
        guard let program = FilePaths.program("pdftocairo") else {
            throw Failure(reason: "nothing draws PDF here", remedy: "install poppler-utils, or add it as SVG or PNG")
        }
        let stem = String(target.dropLast(4))
        let arguments = ["-png", "-transp", "-singlefile", "-r", "\(72 * scale)", path, stem]
        let result = try? ToolRunner.messages(program, arguments)
        guard let result, result.status == 0, FilePaths.isFile(target) else {
            let detail = result.map { $0.text.split(separator: "\n").first.map { " (\($0))" } ?? "" } ?? ""
            throw Failure(reason: "pdftocairo can't draw it\(detail)", remedy: "export the file again")
        }
    }

    private static func key(_ data: Data) -> String {
        var hash = StableHash()
        data.withUnsafeBytes { for byte in $0 { hash.add(byte) } }
        return hash.text
    }
}
