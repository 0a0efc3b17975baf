import CoreGraphics
import Foundation
import TestSupport
import UIKit

/// Documents of PDF pages: their objects, streams and pages are looked at, and they are written anew. Nothing is drawn, which other programs do.
struct PDFFuzz: FuzzSubject {
    private let seeds: [[UInt8]]

    /// Two pages below two nodes, an outline, a name tree and a stream in letters.
    private static let text = """
        %PDF-1.7
        1 0 obj <</Type/Catalog/Pages 2 0 R/Outlines 7 0 R/Names <</Dests <</Kids [8 0 R]>>>> >> endobj
        2 0 obj <</Type/Pages/Kids [3 0 R 4 0 R]/Count 2/MediaBox [0 0 100 60]/Rotate 90>> endobj
        3 0 obj <</Type/Pages/Parent 2 0 R/Kids [5 0 R]/Count 1>> endobj
        4 0 obj <</Type/Page/Parent 2 0 R/Contents [6 0 R 6 0 R]/CropBox [10 10 -5 1e9]/Annots [<</Subtype/Link/Rect [0 0 1 1]>>]>> endobj
        5 0 obj <</Type/Page/Parent 3 0 R/Contents 6 0 R/UserUnit 2>> endobj
        6 0 obj <</Length 26/Filter [/ASCIIHexDecode/RunLengthDecode]>> stream
        0431203020300020FF41800580>
        endstream endobj
        7 0 obj <</First 9 0 R/Last 9 0 R/Count 1>> endobj
        8 0 obj <</Limits [(a) (b)]/Names [(a) [5 0 R/Fit] (b) <</D [4 0 R/XYZ 1 2 null]>>]>> endobj
        9 0 obj <</Title <FEFF00E9>/Parent 7 0 R/Dest (a)/Next 9 0 R>> endobj
        trailer <</Size 10/Root 1 0 R/Info <</Title (A \\(b\\) \\351)>> >>
        startxref
        0
        %%EOF
        """

    init(_ harness: Harness) throws {
        let box = CGRect(x: 0, y: 0, width: 100, height: 80)
        let drawn = UIGraphicsPDFRenderer(bounds: box).pdfData { context in
            for _ in 0..<3 {
                context.beginPage()
                "page".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
                UIRectFill(CGRect(x: 20, y: 30, width: 10, height: 10))
            }
        }
        seeds = [[UInt8](drawn), Array(Self.text.utf8)]
        guard CGPDFDocument(bytes: seeds[0])?.numberOfPages == 3, CGPDFDocument(bytes: seeds[1])?.numberOfPages == 2
        else {
            throw FuzzFailure(text: "no documents to begin with")
        }
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        mutation.pieces += [
            "<<", ">>", " 0 R", "/Kids [2 0 R]", "/Parent 2 0 R", "/Length 6 0 R", "/Filter/FlateDecode", "stream\n",
            "endobj",
        ]
        let bytes = random.chance(50) ? mutation.change(Self.text) : mutation.changeBinary(random.pick(seeds))
        guard let document = CGPDFDocument(bytes: bytes) else { return }
        for number in 1...min(max(document.numberOfPages, 1), 20) {
            guard let page = document.page(at: number) else { continue }
            for box in [CGPDFBox.mediaBox, .cropBox, .artBox] { _ = page.getBoxRect(box) }
            _ = page.getDrawingTransform(
                .cropBox, rect: CGRect(x: 0, y: 0, width: 50, height: 50), rotate: 0, preserveAspectRatio: true)
        }
        guard let file = document.file else { return }
        for number in 0..<60 {
            if case .stream(let stream) = file.object(number) { _ = file.decoded(stream) }
        }
        let writer = PDFWriter()
        let objects = PDFValue.array((0..<60).map { writer.copy(.reference($0), of: file) })
        let root = writer.add(.dictionary(["Type": .name("Catalog"), "Pages": .dictionary([:]), "Objects": objects]))
        let written = PDFFile(writer.data(root: root, information: nil))
        guard written?.catalog["Objects"]?.array?.count == 60 else {
            throw FuzzFailure(text: "what was written can't be read")
        }
    }
}
