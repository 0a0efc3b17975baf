import Foundation
import PorticoBounds

/// Pictures of vector files at the scales of screens, made once and kept by the content of what they were made from.
struct VectorImages {
    /// Why a vector can't be drawn.
    struct Failure: Error {
        var reason: String
        var remedy: String

        init(reason: String, remedy: String) { (self.reason, self.remedy) = (reason, remedy) }

        init(_ bound: ReaderBound) { self.init(reason: bound.excess, remedy: bound.remedy) }
    }

    /// As on screens: once, twice and three times as many pixels as points.
    static let scales = 1...3

    private let cache: String

    init(cache: String) { self.cache = cache }

    /// The PNGs of a `.svg` or `.pdf`, one for each scale.
    ///
    /// - Parameter isSymbol: whether the file is a template with all weights of a symbol, of which the regular one is drawn, at the size
    ///   that it has beside text of 17 points.
    func pictures(of path: String, isSymbol: Bool) throws(Failure) -> [String] {
        guard !ReaderBounds.documentBytes.isExceeded(by: FilePaths.size(path) ?? 0) else {
            throw Failure(ReaderBounds.documentBytes)
        }
        let key = Self.key(FilePaths.contents(path) ?? Data())
        let targets = Self.scales.map { "\(cache)/\(key)-\(isSymbol ? "s" : "")\($0).png" }
        if targets.allSatisfy(FilePaths.isFile) { return targets }
        do { try FilePaths.makeFolder(cache) } catch {
            throw Failure(reason: "\(error)", remedy: "name another --build-path")
        }
        // Another name first: a build that is interrupted leaves no half picture.
        let unfinished = targets.map { $0 + ".new.png" }
        let pictures = zip(Self.scales, unfinished).map { DrawingProcess.Picture(scale: $0, target: $1) }
        if FilePaths.extension(path) == "svg" {
            try DrawingProcess.drawSVG(path, isSymbol: isSymbol, pictures)
        } else {
            for picture in pictures { try drawPDF(path, picture) }
        }
        for (new, target) in zip(unfinished, targets) where rename(new, target) != 0 {
            throw Failure(reason: "no picture was made of it", remedy: "export the file again")
        }
        return targets
    }

    /// Keeps a description that was changed.
    func keepImage(_ data: Data, named name: String) throws -> String {
        try FilePaths.makeFolder(cache)
        let path = "\(cache)/\(FilePaths.key(name)).json"
        try FilePaths.write(data, to: path)
        return path
    }

    /// Poppler is a program here, not a library: its licence asks that of all that links it.
    private func drawPDF(_ path: String, _ picture: DrawingProcess.Picture) throws(Failure) {
        guard let program = FilePaths.program("pdftocairo") else {
            throw Failure(reason: "nothing draws PDF here", remedy: "install poppler-utils, or add it as SVG or PNG")
        }
        let stem = String(picture.target.dropLast(4))
        unlink(picture.target)
        let (status, said) = try DrawingProcess.drawPDF(
            program, ["-png", "-transp", "-singlefile", "-r", "\(72 * picture.scale)", path, stem])
        guard status == 0, FilePaths.isFile(picture.target) else {
            let detail = said.split(separator: "\n").first.map { " (\($0))" } ?? ""
            throw Failure(reason: "pdftocairo can't draw it\(detail)", remedy: "export the file again")
        }
    }

    private static func key(_ data: Data) -> String {
        var hash = StableHash()
        data.withUnsafeBytes { for byte in $0 { hash.addByte(byte) } }
        return hash.text
    }
}
