import CoreGraphics
import Foundation
import PorticoHost

/// What a person has chosen for one print, and how it becomes a PDF.
///
/// - From: `UIPrintInteractionController`, `PrintPanelController`
/// - To: `UIPrintPageRenderer`
@MainActor struct PrintJob {
    let renderer: UIPrintPageRenderer
    var paper: UIPrintPaper
    var orientation: UIPrintInfo.Orientation
    var copies = 1
    /// The pages that aren't printed.
    var leftOut: Set<Int> = []

    /// The folder of the app's container into which files are printed.
    nonisolated static let folder = "Library/Portico/Printed"

    /// Gives the renderer its paper, so that it can count pages.
    func usePaper() {
        func turned(_ rect: CGRect) -> CGRect {
            orientation == .portrait
                ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        }
        let whole = turned(CGRect(origin: .zero, size: paper.paperSize)), inner = turned(paper.printableRect)
        if renderer.paperRect != whole { renderer.paperRect = whole }
        if renderer.printableRect != inner { renderer.printableRect = inner }
    }

    /// The pages that are printed, once.
    var pages: [Int] {
        usePaper()
        return (0..<max(renderer.numberOfPages, 0)).filter { !leftOut.contains($0) }
    }

    /// All copies, one after the other. Paper is white whatever the app looks like.
    func pdf() -> Data {
        let pages = pages
        _ = renderer.currentRenderingQuality(forRequested: .best)
        if let first = pages.first, let last = pages.last {
            renderer.prepare(forDrawingPages: NSRange(location: first, length: last - first + 1))
        }
        var data = Data()
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
                for _ in 0..<max(copies, 1) {
                    for page in pages {
                        context.beginPage()
                        renderer.drawPage(at: page, in: renderer.printableRect)
                    }
                }
            }
        }
        return data
    }

    /// Writes the PDF under the job's name, with a number where there is such a file already.
    @discardableResult func write(named name: String, home: String = NSHomeDirectory()) throws -> String {
        let folder = home + "/" + Self.folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let clean = String(name.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }.prefix(80))
        let base = clean.isEmpty || clean.hasPrefix(".") ? "Document" + clean : clean
        var path = "\(folder)/\(base).pdf", number = 2
        while FileManager.default.fileExists(atPath: path) {
            path = "\(folder)/\(base) \(number).pdf"
            number += 1
        }
        try WholeFile.write(pdf(), to: path)
        return path
    }
}
